# What is wrong with an edition, a position or chance of Template Game.
tpl-wrong-keepsake = au plus { $most } d’or, pas { $gold }
tpl-wrong-place = { $place } est au-delà du port, { $harbour }
tpl-wrong-two-boats = deux bateaux au port (TPL-7)
tpl-wrong-taken = des cases du parcours, chacune une fois et dans l’ordre
tpl-wrong-lies-on = la place { $seat } est sur une case qui n’y figure pas (TPL-6)
tpl-wrong-gold = { $owned } en tout, mais { $taken } ont été pris
tpl-wrong-played = des places, chacune une fois et dans l’ordre
tpl-wrong-charm = une autre place a le { $charm }
tpl-wrong-turn = le bateau au port est celui d’un autre
tpl-wrong-over = c’est fini : un bateau est au port
tpl-wrong-no-dice = les dés manquent
tpl-wrong-dice = personne ne les a lancés
tpl-wrong-not-dealt = les talismans ne sont pas encore distribués
tpl-wrong-charms = les talismans sont les nombres de 1 à 6, chacun une fois
tpl-wrong-asked-charms = la question porte sur les talismans
tpl-wrong-asked-dice = la question porte sur les dés
