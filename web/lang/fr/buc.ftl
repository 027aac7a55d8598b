# The table of Buccaneer.
buc-title = Buccaneer
buc-pitch = Empilez des pirates pour l'abordage, prenez des navires et payez votre équipage aussi peu que vous l'osez.
buc-ask-mutiny = { $color } : trois de vos pirates sont dans la pile de { $captain }. Mutinerie ?
buc-ask-turn = { $color } : posez une de vos piles sur celle d'un autre joueur, ou abordez un navire.
buc-ask-board = { $color } : votre équipage l'exige. Abordez un navire maintenant.
buc-until-end = { $left ->
    [0] Plus aucun navire
    [one] Le dernier navire
   *[other] Encore { $left } navires
}
buc-ships-label = Navires en vue
buc-stacks-label = Piles
buc-booty-title = Butin
buc-worth = Ducats pour le plus de pièces
buc-pieces = Pièces, et ce qu'elles rapporteraient maintenant
buc-which-stack = Laquelle de vos piles doit aborder ? Choisissez-la d'abord.
buc-outlook = Une pile de { $height } : capitaine { $captain }, second { $mate } ; assez pour { $ships ->
    [0] aucun navire en vue encore
    [one] un navire en vue
   *[other] { $ships } navires en vue
}.
buc-no-stacks = Pas encore de pile sur le quai
buc-may-demand = { $color } peut exiger un abordage (BUC-17)
buc-height = Pirates dans la pile
buc-stack = Pile de { $height } : capitaine { $captain }, second { $mate } ; de haut en bas { $pirates }
buc-horizon = { $more ->
    [0] Plus aucun navire derrière l'horizon
    [one] Encore un navire derrière l'horizon
   *[other] Encore { $more } navires derrière l'horizon
}
buc-ship-label = Navire : demande { $crew } pirates, porte { $ducats } ducats, paie { $wild } à un point d'interrogation, butin { $booty }
buc-ship = le navire à { $ducats } ducats (équipage { $crew }, { $booty })

# Actions.
buc-act-move = { $upper } sur { $lower }
buc-act-board = { $stack } aborde { $ship } et prend { $booty }
buc-act-mutiny = Mutinerie : exiger que { $captain } aborde
buc-act-let-be = Laisser faire { $captain }

# The log.
buc-first = { $who } commence.
buc-turned-up = Navires en vue : { $ships }.
buc-moved = { $who } pose { $stack } sur { $onto } : une pile de { $height }.
buc-moved-covered = { $who } se pose sur { $onto } : une pile de { $height }.
buc-boarded = { $who } aborde { $ship } avec un équipage de { $crew }.
buc-took = { $who } prend { $booty }.
buc-paid = { $who } prend { $ship } ducats et paie { $paid }.
buc-paid-nobody = { $who } prend { $ship } ducats et ne paie personne.
buc-stock = La réserve en paie { $stock }.
buc-demanded = { $who } exige que la pile de { $stack } aborde.
buc-let-be = { $who } laisse faire la pile de { $stack }.
buc-passed = { $who } ne peut rien faire et passe.
buc-becalmed = Personne ne peut rien faire : toutes les piles sont défaites.
buc-sailed-away = Les navires s'éloignent.
buc-over = Le dernier navire est parti. { $winners } { $count ->
    [one] gagne
   *[other] partagent la victoire
} avec { $best } ducats.

# Refusals.
buc-no-not-in-play = { $who } ne joue pas à cette table.
buc-no-covered = { $pirate } est couvert : une pile se déplace entière, par son pirate du dessus.
buc-no-move-not-yours = La pile de { $pirate } appartient à un autre joueur.
buc-no-onto-covered = { $pirate } est couvert : une pile se pose au sommet d'une autre.
buc-no-onto-own = La pile de { $pirate } est la vôtre ; allez sur celle d'un autre joueur.
buc-no-too-tall = La nouvelle pile aurait { $height } pirates ; neuf est le maximum.
buc-no-board-not-yours = La pile de { $pirate } n'est pas à vous : vous ne pouvez pas aborder avec elle.
buc-no-such-ship = Aucun navire de ce genre n'est en vue.
buc-no-too-few = Le navire demande un équipage de { $needed } ; la pile de { $pirate } en a { $crew }.
buc-no-not-pictured = Le navire ne porte pas ceci : { $booty }.
buc-no-answer-first = Il faut d'abord répondre à la demande d'abordage : oui ou non.
buc-no-mutiny = Personne n'est interrogé sur une mutinerie en ce moment.
buc-no-must-board = Un abordage a été exigé : vous devez aborder à ce tour.
buc-no-not-demanded = On n'a pas exigé d'abordage de la pile de { $pirate } ; abordez avec une de celles qui y sont tenues.
