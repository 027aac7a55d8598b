# The table of Squabble on the Planks.
plk-title = Chamailleries sur les planches
plk-pitch = Faites glisser les planches, basculez vos rivaux chez les requins et gardez les pieds au sec.
plk-goal = Ayez le plus de doublons à la fin. Faites glisser les planches, jetez vos rivaux aux requins et ramassez l’or tant que vos pirates sont au sec.
plk-name = { $color ->
    [white] Blanc
    [black] Noir
    [gray] Gris
   *[teal] Turquoise
}
plk-color = { $color ->
    [white] blanc
    [black] noir
    [gray] gris
   *[teal] turquoise
}
plk-own = { $color ->
    [white] blanc
    [black] noir
    [gray] gris
   *[teal] turquoise
}
plk-yours = votre pirate
plk-plank = { $plank ->
    [red] rouge
    [blue] bleue
    [purple] violette
    [yellow] jaune
    [green] verte
   *[orange] orange
}
plk-plank-adjective = { $plank ->
    [red] rouge
    [blue] bleue
    [purple] violette
    [yellow] jaune
    [green] verte
   *[orange] orange
}
plk-side = { $side ->
    [port] bâbord
   *[starboard] tribord
}
plk-spot = { $side ->
    [port] { $plank } { $space } bâbord
    [starboard] { $plank } { $space } tribord
   *[rope] { $plank } à la corde
}
plk-doubloons = { $count ->
    [one] { $count } doublon
   *[other] { $count } doublons
}
plk-some = des doublons
plk-ask-neutral = Placez un pirate neutre ({ $color }) : choisissez une case qui brille.
plk-ask-place = Placez un de vos pirates : choisissez une case qui brille.
plk-ask-slide = Faites glisser la { $one } ou la { $other }. Puis déplacez un de vos pirates sur l’autre.
plk-ask-slide-any = Faites glisser une planche avec sa flèche.
plk-ask-move = Choisissez un de vos pirates : il va sur la planche { $plank }.
plk-ask-decide = Ramasser votre or ou remonter vos pirates ? Pas les deux.
plk-ask-collect = Ramassez votre or : aucun de vos pirates n’est à la mer.
plk-ask-return = Remontez un pirate à bord : choisissez une case qui brille.
plk-ask-only = Vous n’avez qu’un coup possible : { $action }.
plk-pick-space = Choisissez maintenant où il va sur la planche { $plank } : une case qui brille.
plk-sure-slide = Faire glisser la { $plank } à { $side } ?{ $falls ->
    [0] { "" }
   *[other] { " " }Attention : ce qui tremble bascule.
}
plk-sure-stay = Choisir la { $plank }, vide, qui reste ?
plk-sure-there = { $push ->
    [no] Le poser là ?
    [choose] Le poser sur la corde ? Choisissez où l’autre est poussé.
   *[yes] Le poser là et pousser l’autre ?
}{ $falls ->
    [0] { "" }
   *[other] { " " }Attention : ce qui tremble bascule.
}
plk-ask-wait = Attendez.
plk-until-end = { $fins ->
    [0] Plus aucun requin
    [one] Le dernier requin
   *[other] Encore { $fins } requins
}, { $doubloons } doublons
plk-last-turn = Plus d’or : le dernier tour
plk-option-sea = Si le navire gîte sous sa charge
plk-option-purses = Tous voient les doublons de tous
plk-option-hands = Une main tremblante peut faire basculer une planche
plk-option-returns = Où les pirates remontent à bord
plk-option-order = Les planches de la proue à la poupe
plk-about-order = Les planches de la proue à la poupe ; tout ordre des six est possible
plk-option-sides = Les faces de rouge, bleue et violette
plk-sea-rocking = agitée
plk-sea-calm = calme
plk-returns-deck = au-dessus du pont
plk-returns-anywhere = au-dessus de la mer aussi
plk-overboard = À la mer
plk-doubloons-title = Doublons
plk-ship-label = Le navire
plk-crews-label = Équipages
plk-dice-label = Les dés
plk-calm = Mer calme
plk-even = Le navire est droit
plk-heels = Penche à { $side }
plk-sharks = { $left ->
    [one] Encore { $left } requin
   *[other] Encore { $left } requins
}
plk-tip-sharks = Encore { $left } requins : un s’en va après chaque tour où quelqu’un tombe. Avec le dernier, la partie est finie.
plk-tip-heel = Le navire penche sous sa charge de { $heel } sur { $most } au plus. Du côté où il penche, les planches basculent plus tôt.
plk-tip-dice = Les dés : faites glisser une de ces planches, puis déplacez un pirate sur l’autre.
plk-tip-purse = Doublons. Le plus en gagne ; ceux des autres restent cachés jusqu’à la fin.
plk-tip-gauge = { $plank } : { $percent } % du chemin jusqu’au basculement. Au bout de la jauge, la planche bascule.
plk-neutral-label = Pirates neutres
plk-neutral = neutre
plk-stands-on = { $color } se tient sur { $doubloons }
plk-underfoot = sous les pieds
plk-is-overboard = à la mer
plk-to-place = à placer
plk-collect = Ramasser { $doubloons }
plk-bring-back = { $count ->
    [one] Remonter { $count } pirate
   *[other] Remonter { $count } pirates
}
plk-which-colour = Quelle couleur ?
plk-free = libre
plk-stay = reste
plk-plank-even = la { $plank } est droite
plk-plank-leans = la { $plank } penche de { $percent } % vers le bord, à { $side }
plk-decide-first = Décidez d’abord : l’or ou les pirates ?
plk-choose-pirate = Choisissez d’abord un de vos pirates, puis où il va.
plk-which-side = De quel côté ? Utilisez les flèches, ou tirez la planche.
plk-safe = Rien ne bascule. La planche la plus proche penche de { $percent } %.
plk-breaks-code = Cela rompt le code d’honneur : les autres reçoivent 2 doublons pour chacun des leurs.
plk-puts-back = Vous rendez ce que vous avez ramassé pendant ce tour : { $doubloons }.
plk-shakes = Votre main tremble : une secousse de { $jolt }.
plk-fate = { $count ->
    [0] La planche { $plank }, vide, bascule à { $side }.
    [one] La planche { $plank } bascule à { $side } avec un pirate :
   *[other] La planche { $plank } bascule à { $side } avec { $count } pirates :
}
plk-push-to = Pousser à

# Actions.
plk-act = { $what }{ $push }{ $jolt }{ $falls }
plk-act-place = Placer { $color } sur { $spot }
plk-act-stay = Choisir la { $plank } : vide, elle reste
plk-act-slide = Faire glisser la { $plank } de { $by } à { $side }
plk-act-move = { $color } de { $from } à { $to }
plk-act-gold = { $colors ->
    [one] Ramasser { $doubloons }
   *[other] Ramasser { $doubloons } avec { $color }
}
plk-act-pirates = { $count ->
    [0] Ne remonter personne
    [one] Remonter 1 pirate
   *[other] Remonter { $count } pirates
}{ $colors ->
    [one] { "" }
   *[other]  ({ $color })
}
plk-act-return = { $color } remonte à bord sur { $spot }
plk-act-pushing = , pousse { $color }
plk-act-pushing-to = , pousse { $color } à { $side }
plk-act-jolt = , secousse { $jolt }
plk-act-tips = { " " }(bascule { $falls })
plk-act-tips-code = { " " }(bascule { $falls } : rompt le code)
plk-act-tips-put-back = { " " }(bascule { $falls } : rompt le code, rend { $doubloons })
plk-fall = la { $plank } avec { $pirates }
plk-fall-empty = la { $plank }, vide
plk-several = { $count } × { $color }

# The log.
plk-first = { $who } { $colors ->
    [one] commence
   *[other] commencent
}.
plk-ordered = Les planches de la proue à la poupe : { $planks }.
plk-placed = { $color } prend { $spot }.
plk-rolled = { $who } { $colors ->
    [one] lance
   *[other] lancent
} { $one } et { $other }.
plk-slid = { $who } { $colors ->
    [one] fait
   *[other] font
} glisser la { $plank } de { $by } à { $side }{ $jolt }.
plk-stayed = { $who } { $colors ->
    [one] choisit
   *[other] choisissent
} la { $plank }, vide, qui reste.
plk-set-down = { $color } va de { $from } à { $spot }{ $shoved }{ $jolt }.
plk-no-move = { $who } n’{ $colors ->
    [one] a
   *[other] ont
} personne à déplacer.
plk-tipped = La planche { $plank } bascule à { $side } : { $pirates } à la mer !
plk-tipped-empty = La planche { $plank } bascule à { $side }, vide.
plk-decided-gold = { $color } prend l’or.
plk-decided-pirates = { $color } remonte ses pirates.
plk-collected = { $who } { $colors ->
    [one] ramasse
   *[other] ramassent
} { $doubloons }.
plk-returned = { $color } est de retour sur { $spot }{ $shoved }{ $jolt }.
plk-broke = { $who } { $colors ->
    [one] rompt
   *[other] rompent
} le code d’honneur : { $pirates ->
    [one] un pirate
   *[other] { $pirates } pirates
} à la mer.
plk-put-back = { $who } { $colors ->
    [one] rend
   *[other] rendent
}, pour le code rompu, { $doubloons }.
plk-consoled = { $who } { $colors ->
    [one] reçoit
   *[other] reçoivent
}, pour le code rompu, { $doubloons }.
plk-bored = Un requin s’ennuie et s’en va
plk-fright = Un requin s’enfuit
plk-fled = { $why }{ $left ->
    [0]  : c’était le dernier.
   *[other]  : il en reste { $left }.
}
plk-sold-out = Le dernier doublon est distribué : ce tour est le dernier.
plk-over = C’est fini. { $winners } { $count ->
    [one] { $colors ->
    [one] gagne
   *[other] gagnent
}
   *[other] partagent la victoire
} avec { $doubloons }.
plk-shoved = { $count ->
    [one] , pousse l’un à { $side }
   *[other] , en pousse { $count } à { $side }
}
plk-jolted = , avec une secousse de { $jolt }

# Refusals.
plk-no-place-first = Il faut d’abord placer les pirates.
plk-no-slide-first = Il faut maintenant faire glisser une planche.
plk-no-move-first = Il faut maintenant déplacer un pirate.
plk-no-decide-first = Vous décidez maintenant : l’or ou les pirates.
plk-no-return-first = Il faut maintenant remonter un pirate à bord.
plk-no-place-not-yours = Ce pirate n’est pas à vous de placer : { $color }. Placez un des vôtres.
plk-no-all-placed = Tous les pirates de cette couleur sont placés : { $color }. Placez-en un autre.
plk-no-neutral-first = Les pirates neutres se placent d’abord : { $color }.
plk-no-occupied = Quelqu’un se tient sur { $spot }. Choisissez une case libre.
plk-no-place-tips = Un pirate sur { $spot } ferait basculer une planche ; ce n’est pas permis à la mise en place. Choisissez une autre case.
plk-no-not-rolled = La { $plank } n’est pas sortie ; les dés montrent { $one } et { $other }. Choisissez-en une.
plk-no-empty = Personne n’est sur la { $plank } : elle ne glisse pas, ne choisissez pas de côté.
plk-no-side = Dites de quel côté glisse la { $plank }.
plk-no-nobody = Personne ne se tient sur { $spot }. Choisissez un de vos pirates.
plk-no-move-not-yours = Ce pirate n’est pas à vous de déplacer : { $color }. Déplacez un des vôtres.
plk-no-same-plank = Déplacez un pirate d’une autre planche sur la { $plank } ; ce n’est que si tous les vôtres sont sur la { $plank } que vous y en déplacez un.
plk-no-same-space = Il est déjà sur { $spot } ; choisissez une autre case.
plk-no-push-where = Quelqu’un se tient sur { $spot } : dites de quel côté il est poussé.
plk-no-push-choice = Sur { $spot } il n’y a pas de direction à choisir : n’en nommez pas.
plk-no-pushed-off = Une poussée depuis { $spot } ferait tomber quelqu’un de la planche. Choisissez une autre case.
plk-no-decide-not-yours = Cette couleur n’est pas à vous : { $color }. Décidez pour la vôtre.
plk-no-decided = Vous avez déjà décidé pour cette couleur : { $color }. Décidez pour l’autre.
plk-no-not-due = Cette couleur n’a personne à remonter maintenant : { $color }. Choisissez votre autre couleur.
plk-no-return-not-yours = Ce pirate n’est pas à vous de remonter : { $color }. Remontez un des vôtres.
plk-no-neutral-back = Les pirates neutres remontent d’abord : { $color }.
plk-no-over-sea = { $spot } surplombe la mer : remontez-le sur une case au-dessus du pont.
plk-no-steady = À cette table les mains sont sûres : pas de secousse.
plk-no-jolt-nothing = Une planche qui ne glisse pas n’est pas secouée.
plk-no-too-hard = Une secousse est de { $most } au plus, pas de { $jolt }.

# La leçon.
tutorial-planks-place = Le but : avoir le plus de doublons quand le dernier requin est parti. Vous êtes Blanc. Au début, chacun place trois pirates. Mettez votre dernier sur la planche jaune : cliquez ou touchez une case à bâbord de la corde. Une case ne tient qu’un pirate : celle de Noir est prise.
tutorial-planks-place-done = Tous sont placés. Désormais deux dés montrent deux couleurs : les planches qui comptent pour ce tour.
tutorial-planks-slide = Vous avez lancé rouge et bleu. L’une glisse d’autant de cases qu’elle porte de pirates. Faites glisser rouge à tribord, par sa flèche ou en la tirant. Vert n’est pas sorti : essayez.
tutorial-planks-slide-done = Deux pirates, deux cases. La jauge montre à quel point la planche est près de basculer.
tutorial-planks-move = Déplacez ensuite un de vos pirates d’une autre planche vers l’autre couleur, bleu. Choisissez votre pirate sur la planche verte et posez-le sur la case la plus à bâbord : deux doublons s’y trouvent.
tutorial-planks-move-done = L’or se trouve là où c’est le moins sûr. Vous ne le gagnez que si quelqu’un tombe.
tutorial-planks-push = Turquoise se tient sur la case d’or à tribord. Posez-y quand même votre pirate de vert : ceux qui gênent sont poussés vers la corde.
tutorial-planks-push-done = Turquoise a été poussé vers l’intérieur, et gris derrière lui, jusqu’au premier vide.
tutorial-planks-rope = Turquoise est sur la corde. Posez-y votre pirate : à la corde, vous choisissez le sens de la poussée. L’un ou l’autre convient.
tutorial-planks-rope-done = Vous n’avez ce choix qu’à la corde ; ailleurs, on pousse vers la corde et au-delà.
tutorial-planks-brink = Rouge a glissé loin, avec noir et gris au bout. Une planche bascule quand son centre de gravité passe le bord du pont. Faites-la glisser encore à tribord !
tutorial-planks-brink-done = Plouf ! Noir et gris ont chacun un pirate à l’eau, et la planche revient vide.
tutorial-planks-onward = Vous pouvez quand même déplacer un pirate : de la planche verte sur bleu, à la case la plus à tribord.
tutorial-planks-onward-done = Vous êtes sur deux doublons, et quelqu’un est tombé pendant ce tour : chacun décide.
tutorial-planks-gold = Ramasser l’or sous vos pirates, ou remonter des pirates à bord ? Les vôtres sont tous à bord : ramassez.
tutorial-planks-gold-done = Deux doublons pour votre bourse. Noir a remonté son pirate, et un requin en a assez.
tutorial-planks-pirates = Deux des vôtres sont à l’eau. Si vous ramassez, ils y restent. Remontez-les à bord.
tutorial-planks-pirates-done = Ceux qui ramassent reçoivent d’abord leur or. Puis les pirates reviennent, un à la fois.
tutorial-planks-back = Les pirates reviennent sur des cases au-dessus du pont. La case extrême de violet surplombe la mer : essayez, elle est refusée. Posez-le sur la case voisine, à bâbord.
tutorial-planks-back-done = De nouveau sur deux doublons, et encore un pirate à venir.
tutorial-planks-honour = Rouge ne tient qu’à un fil. Si vous y revenez sur noir, vous poussez toute la rangée vers l’extérieur et la planche bascule. Cela enfreint le code d’honneur : vous rendez ce que vous avez ramassé pendant ce tour, et les autres sont payés pour leurs pirates. Revenez sur orange, à l’une des cases extrêmes au-dessus du pont.
tutorial-planks-honour-done = Un retour sans faute. Regardez l’aperçu : il vous avertit avant que vous n’enfreigniez le code.
tutorial-planks-heel = La mer bouge maintenant. La charge est à tribord : le navire gîte de ce côté, et le bord de tribord compte comme plus proche. Glissée à tribord, rouge basculerait avec votre propre pirate. Faites-la glisser à bâbord.
tutorial-planks-heel-done = Par mer calme elle aurait tout juste tenu. Avec de la gîte, regardez deux fois les jauges.
tutorial-planks-last = Le dernier requin attend, et vous seul devez encore décider. Ramassez.
tutorial-planks-last-done = Le dernier requin s’en va, les bourses s’ouvrent, et le plus riche l’emporte : 25 doublons pour vous.

# The table and the edition in a terminal.
plk-sketch-ship = bâbord   ·   le navire   ·   tribord
plk-sketch-tips = bascule au-delà de 100 %
plk-sketch-sharks = Requins
plk-sketch-left = Doublons restants { $supply } sur { $stock }
plk-sketch-dice = Dés
plk-sketch-seat = place { $seat }
plk-sketch-gold = sur { $gold } d’or
plk-sketch-stock = { $fins } ailerons, { $ones } pièces de un et { $twos } de deux
plk-sketch-balance = un pirate pèse { $pirate }, une planche { $plank }, le pont finit à { $edge } demi-cases
plk-sketch-rocking = une gîte de { $heel } déplace le bord d’une case, au-delà de { $most } rien ne compte
