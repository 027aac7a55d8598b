# What is wrong with an edition, a position or chance of Squabble on the Planks.

# Editions.
plk-wrong-fins = de 1 à { $most } ailerons, pas { $fins }
plk-wrong-no-stock = il faut des doublons à distribuer
plk-wrong-listed-twice = { $plank } figure deux fois dans la liste
plk-wrong-one-side = seules rouge, bleue et violette ont une face B
plk-wrong-missing = { $plank } manque
plk-wrong-range = { $value } n’est pas entre { $least } et { $most }
plk-wrong-statics = avec ces poids, ce bord et cette gîte, une planche au milieu pourrait basculer

# Positions.
plk-wrong-planks = { $count } planches au lieu de { $wanted }
plk-wrong-pirates = { $color } a { $pirates } pirates à bord, à la mer et en main au lieu de { $wanted }
plk-wrong-sharks = de 1 à { $most } ailerons
plk-wrong-more-fins = { $fins } sur { $sharks } ; un autre nombre au début s’écrit `sharks`
plk-wrong-quiet = après { $turns } tours sans plouf, un requin est parti
plk-wrong-stock = de 1 à { $most } doublons
plk-wrong-purse = { $doubloons } doublons ; même un dernier tour n’en donne que { $most } au plus
plk-wrong-dice-awaited = pour les dés, écrivez la phase `roll`
plk-wrong-awaits = rien de la mise en place n’est attendu une fois des pirates placés
plk-wrong-first-awaited = on ne sait pas encore qui commence : écrivez 0
plk-wrong-order-awaited = leur ordre n’est pas encore tiré : red, blue, purple, yellow, green, orange
plk-wrong-sides-awaited = leurs faces ne sont pas encore tirées : écrivez la face A
plk-wrong-backs = les faces B s’écrivent tant que `sides` est attendu, et seulement alors
plk-wrong-tips = { $plank } basculerait aussitôt
plk-wrong-colors = à { $players } joueurs, chacun a { $each ->
    [one] une des couleurs
   *[other] { $each } des couleurs
}
plk-wrong-colors-twice = une couleur est prise deux fois
plk-wrong-lies-twice = { $plank } est là deux fois
plk-wrong-no-side = { $plank } n’a pas de face B
plk-wrong-offset = { $offset } : au-delà de 7, rien ne repose sur le pont
plk-wrong-count = { $count } : une couleur a { $pirates } pirates

# What is going on in a position.
plk-wrong-left = il reste des ailerons et des doublons
plk-wrong-gone = il n’y a plus d’ailerons ou de doublons : c’est fini
plk-wrong-fins-gone = il n’y a plus d’ailerons : c’est fini
plk-wrong-placed = tous ont été placés à la mise en place
plk-wrong-sold-out = avec une réserve vide, c’est fini, sauf si le code a été enfreint ce tour-ci
plk-wrong-put-back = il reste des doublons, et personne n’en a remis
plk-wrong-equal-dice = des dés égaux sont relancés
plk-wrong-rolled = ils ont été lancés
plk-wrong-hands = seulement avec l’option `hands` avant que des pirates remontent à bord
plk-wrong-breaker = avant que des pirates remontent à bord, seule la place de `turn` peut enfreindre le code
plk-wrong-no-splash = seul un plouf enfreint le code
plk-wrong-no-gold = cette place n’a pas choisi l’or
plk-wrong-returned = elle a enfreint le code et l’a remis
plk-wrong-over-purse = plus que sa bourse ne contient
plk-wrong-over-pirates = plus qu’il ne peut y en avoir sous ses pirates
plk-wrong-none-to-place = il n’y a plus personne à placer
plk-wrong-set-up-water = personne ne tombe à la mer pendant la mise en place
plk-wrong-set-up-purses = personne n’a de doublons pendant la mise en place
plk-wrong-set-up-quiet = aucun tour n’a été joué pendant la mise en place
plk-wrong-set-up-fins = aucun requin ne fuit pendant la mise en place
plk-wrong-next-to-place = c’est à la place { $seat } de placer
plk-wrong-set-up-planks = pendant la mise en place, les planches sont au milieu, une au plus à côté
plk-wrong-none-left = la place { $seat } n’aurait plus personne à placer
plk-wrong-neutral-back = les trois pirates neutres seraient remontés à bord
plk-wrong-not-rolled = { $plank } n’est pas sortie aux dés
plk-wrong-none-to-move = il n’y a personne à déplacer
plk-wrong-dry = après un plouf, quelqu’un est à la mer
plk-wrong-all-decided = il faut que quelqu’un ait encore à décider
plk-wrong-neutral-decides = personne ne décide pour la couleur neutre
plk-wrong-decided = une couleur qui ramasse a déjà décidé
plk-wrong-deciding-order = la place de `turn` décide d’abord, puis les places à sa gauche
plk-wrong-neutral-collects = la couleur neutre ne ramasse rien
plk-wrong-over-water = plus qu’il n’y en a à la mer
plk-wrong-chose-gold = une couleur qui a choisi l’or ne remonte personne à bord
plk-wrong-all-return = tous ceux qui sont à la mer remontent à bord
plk-wrong-none-to-return = la place { $seat } n’a personne à remonter à bord
plk-wrong-neutral-three = les pirates neutres remontent à bord quand tous les trois sont à la mer
plk-wrong-next-neutral = c’est à la place { $seat } de placer un pirate neutre
plk-wrong-phase = n’a pas de sens dans cette phase
plk-wrong-repeated = un élément figure deux fois

# Chance by hand.
plk-wrong-order = l’ordre doit nommer chaque planche une fois
plk-wrong-double = { $plank } deux fois : un dé est relancé (PLK-4)
plk-wrong-asked-order = la question porte sur l’ordre des planches
plk-wrong-asked-sides = la question porte sur les faces de trois planches
plk-wrong-asked-dice = la question porte sur les dés
