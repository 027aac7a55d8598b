# What is wrong with an edition or a position of Buccaneer.
buc-wrong-ships = navi
buc-wrong-crew = una nave richiede da 2 a 9 pirati, non { $crew }
buc-wrong-becalmed = 0 o 1: a 2 le navi sono salpate
buc-wrong-nobody-asked = in questa posizione non si chiede a nessuno
buc-wrong-not-asked = al posto { $seat } non si chiede, oppure risponde due volte
buc-wrong-order = al posto { $asked } si chiede prima che al posto { $seat }
buc-wrong-captain = { $captain } non può essere messo su { $mate }, un pirata del suo colore
