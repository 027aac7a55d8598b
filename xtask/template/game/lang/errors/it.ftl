# What is wrong with an edition, a position or chance of Template Game.
tpl-wrong-keepsake = al massimo { $most } d’oro, non { $gold }
tpl-wrong-place = { $place } è oltre il porto, { $harbour }
tpl-wrong-two-boats = due barche nel porto (TPL-7)
tpl-wrong-taken = caselle del percorso, ciascuna una volta e in ordine
tpl-wrong-lies-on = il posto { $seat } è su una casella che non vi compare (TPL-6)
tpl-wrong-gold = { $owned } in tutto, ma ne è stato preso { $taken }
tpl-wrong-played = posti, ciascuno una volta e in ordine
tpl-wrong-charm = un altro posto ha il { $charm }
tpl-wrong-turn = la barca nel porto è di un altro
tpl-wrong-over = è finita: una barca è nel porto
tpl-wrong-no-dice = mancano i dadi
tpl-wrong-dice = nessuno li ha tirati
tpl-wrong-not-dealt = i talismani non sono ancora distribuiti
tpl-wrong-charms = i talismani sono i numeri da 1 a 6, ciascuno una volta
tpl-wrong-asked-charms = la domanda riguarda i talismani
tpl-wrong-asked-dice = la domanda riguarda i dadi
