# La table de Template Game.
tpl-title = Template Game
tpl-pitch = Ramez de l’épave jusqu’au port, ramassez de l’or en chemin et gardez votre amulette pour le bon moment.
tpl-goal = Ayez le plus d’or quand la première barque atteint le port.
tpl-color = { $color ->
    [red] Rouge
    [blue] Bleu
    [green] Vert
   *[yellow] Jaune
}
tpl-gold = { $count } or
tpl-ask = choisissez le dé qui vous fait ramer, ou jouez votre amulette.
tpl-ask-dice = choisissez le dé qui vous fait ramer.
tpl-until-end = { $left ->
    [0] Une barque est au port
    [one] { $left } case jusqu’au port
   *[other] { $left } cases jusqu’au port
}
tpl-option-charms = Tout le monde voit toutes les amulettes
tpl-way-label = Le chemin de l’épave au port
tpl-boats-label = Barques
tpl-dice-label = Les dés
tpl-wreck = Épave
tpl-harbour = Port
tpl-space = Case { $space }
tpl-space-with = { $space } : { $what }
tpl-charm = Amulette
tpl-charm-own = Votre amulette : { $pips }
tpl-charm-known = Amulette : { $pips }
tpl-charm-hidden = Une amulette que seul son propriétaire connaît
tpl-charm-played = L’amulette a été jouée
tpl-charm-goes = Vous ne pouvez jouer votre amulette qu’une fois. Gardée jusqu’à la fin, elle vaut { $gold }.
tpl-at = Sur la case { $space }
tpl-at-wreck = Près de l’épave
tpl-gold-title = Or
tpl-kept = Amulette gardée
tpl-total = Total

# Actions.
tpl-act-row = Ramer de { $pips }{ $stop }
tpl-act-charm = Jouer l’amulette et ramer de { $pips }{ $stop }
tpl-act-charm-unknown = Jouer l’amulette{ $stop }
tpl-stop = { " " }jusqu’à la case { $space }
tpl-stop-gold = { " " }jusqu’à la case { $space }, pour { $gold }
tpl-stop-harbour = { " " }jusqu’au port, pour { $gold }

# Le journal.
tpl-first = { $who } commence.
tpl-dealt = { $who } reçoit l’amulette { $pips }.
tpl-dealt-hidden = { $who } reçoit une amulette.
tpl-rolled = { $who } lance { $one } et { $other }.
tpl-played = { $who } joue l’amulette { $pips }.
tpl-rowed = { $who } rame jusqu’à la case { $space }.
tpl-arrived = { $who } entre au port.
tpl-took = { $who } prend { $gold }.
tpl-over = C’est fini. { $winners } { $count ->
    [one] gagne
   *[other] se partagent la victoire
} avec { $best } or.

# Refus.
tpl-no-not-rolled = Les dés montrent { $one } et { $other } : ramez de l’un de ces nombres.
tpl-no-dice = Les dés n’ont pas encore été lancés.
tpl-no-charm = Vous avez déjà joué votre amulette.

# La leçon.
tutorial-template-game-row = Vous êtes Rouge. Les dés montrent 2 et 5. Ramez de l’un des deux : à cinq cases il n’y a rien, mais à deux cases il y a 2 or. Choisissez le 2. Aucun dé ne montre 1 : cliquez sur la case suivante, et les règles vous le disent.
tutorial-template-game-row-done = Vous vous êtes arrêté sur l’or : il est à vous. Qui s’y arrête plus tard n’y trouve plus rien.
tutorial-template-game-speed = L’or n’est pas tout : la partie finit dès que quelqu’un arrive au port. Rien n’est à portée, alors ramez loin. Choisissez le 6.
tutorial-template-game-speed-done = Belle avance. Plusieurs barques tiennent sur une case : personne ne peut vous barrer la route.
tutorial-template-game-charm = À quatre cases il y a 4 or, mais les dés montrent 1 et 2. Votre amulette porte le nombre 4, que vous seul voyez. Jouez-la.
tutorial-template-game-charm-done = Vous avez ramé de 4 et pris l’or. L’amulette est partie : vous n’en avez qu’une.
tutorial-template-game-once = Votre amulette est jouée. Cliquez dessus pour voir ce que disent les règles. Puis ramez avec un dé, jusqu’à l’or.
tutorial-template-game-once-done = Désormais, les dés décident.
tutorial-template-game-end = Le port est proche, et aucune barque ne le dépasse : 3 ou plus suffit. Bleu a plus d’or, mais pas si vous arrivez maintenant. Choisissez le 6.
tutorial-template-game-end-done = La partie finit aussitôt. Les 5 or du port sont à vous, et une amulette jamais jouée compte encore 2. Le plus d’or gagne.

tpl-sketch-gold = Or
tpl-sketch-harbour = port
tpl-sketch-dice = Dés { $one } et { $other }
tpl-sketch-boat = { $gold } d’or, talisman { $charm }
tpl-sketch-played = joué
tpl-sketch-edition = Template Game, édition `{ $name }`
tpl-sketch-keepsake = { $gold } d’or pour un talisman gardé
tpl-sketch-way = or sur le chemin : { $gold }
