# What is wrong with an edition, a position or chance of Template Game.
tpl-wrong-keepsake = höchstens { $most } Gold, nicht { $gold }
tpl-wrong-place = { $place } liegt jenseits des Hafens, { $harbour }
tpl-wrong-two-boats = zwei Boote im Hafen (TPL-7)
tpl-wrong-taken = Felder der Strecke, jedes einmal und der Reihe nach
tpl-wrong-lies-on = Platz { $seat } liegt auf einem Feld, das nicht darin steht (TPL-6)
tpl-wrong-gold = insgesamt { $owned }, aber { $taken } wurde genommen
tpl-wrong-played = Plätze, jeder einmal und der Reihe nach
tpl-wrong-charm = ein anderer Platz hat die { $charm }
tpl-wrong-turn = das Boot im Hafen gehört jemand anderem
tpl-wrong-over = es ist vorbei: Ein Boot ist im Hafen
tpl-wrong-no-dice = die Würfel fehlen
tpl-wrong-dice = niemand hat sie geworfen
tpl-wrong-not-dealt = die Talismane sind noch nicht ausgeteilt
tpl-wrong-charms = die Talismane sind die Zahlen 1 bis 6, jede einmal
tpl-wrong-asked-charms = gefragt sind die Talismane
tpl-wrong-asked-dice = gefragt sind die Würfel
