# What is wrong with an edition or a position of Buccaneer.
buc-wrong-ships = Schiffe
buc-wrong-crew = ein Schiff braucht 2 bis 9 Piraten, nicht { $crew }
buc-wrong-becalmed = 0 oder 1: bei 2 sind die Schiffe abgesegelt
buc-wrong-nobody-asked = in dieser Stellung wird niemand gefragt
buc-wrong-not-asked = Platz { $seat } wird nicht gefragt oder antwortet zweimal
buc-wrong-order = Platz { $asked } wird vor Platz { $seat } gefragt
buc-wrong-captain = { $captain } kann nicht auf { $mate } gesetzt werden, einen Piraten der eigenen Farbe
