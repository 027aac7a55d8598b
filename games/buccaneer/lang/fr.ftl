# The table of Buccaneer.
buc-title = Buccaneer
buc-pitch = Empilez des pirates pour l’abordage, prenez des navires et payez votre équipage aussi peu que vous l’osez.
buc-goal = Ayez le plus de ducats quand le dernier navire est pris. Empilez des pirates en équipages, abordez des navires et gardez ce qui reste après avoir payé l’équipage.
buc-ask-mutiny = La pile de { $captain } contient { $count } de vos pirates. Forcer { $captain } à aborder ?
buc-ask-turn = { $can ->
    [move] À vous de jouer. Choisissez un de vos pirates.
    [board] Vous ne pouvez qu’aborder : choisissez un navire qui brille.
   *[both] À vous de jouer. Choisissez un de vos pirates, ou un navire qui brille.
}
buc-ask-board = Votre équipage l’exige : abordez maintenant. Choisissez un navire qui brille.
buc-ask-only = Vous n’avez qu’un coup possible : { $action }.
buc-pick = { $can ->
    [nothing] Celui-ci ne peut aller nulle part. Choisissez-en un autre.
    [move] Choisissez maintenant sur qui { $height ->
    [one] il
   *[other] cette pile
} monte : tous ceux qui brillent.
    [board] Choisissez maintenant le navire à aborder : un de ceux qui brillent.
   *[both] Choisissez maintenant sur qui cette pile monte, ou un navire à aborder : tout ce qui brille.
}
buc-sure-move = Monter sur { $onto } et mener une pile de { $height } ?
buc-sure-board = Aborder le navire à { $ducats } ducats ?{ $choices ->
    [one] { "" }
   *[other] { " " }Choisissez d’abord votre butin.
}
buc-until-end = { $left ->
    [0] Plus aucun navire
    [one] Le dernier navire
   *[other] Encore { $left } navires
}
buc-ships-label = Navires en vue
buc-stacks-label = Piles
buc-booty-title = Butin
buc-tip-booty = { $booty } : à la fin, le plus de pièces rapporte { $worth } ducats, partagés en cas d’égalité. Les autres reçoivent 1 par pièce.
buc-pieces = Pièces et leur valeur si la partie finissait maintenant
buc-which-stack = Plusieurs de vos piles pourraient l’aborder. Choisissez d’abord la pile, puis le navire.
buc-outlook = Pile de { $height } (vous capitaine, { $mate } second) : { $ships ->
    [0] trop petite pour tous les navires en vue
    [one] peut aborder un des navires
   *[other] peut aborder { $ships } des navires
}.
buc-no-stacks = Pas encore de pile sur le quai
buc-may-demand = { $color } peut exiger un abordage (BUC-17)
buc-height = Pirates dans la pile
buc-stack = Pile de { $height } : capitaine { $captain }, second { $mate } ; de haut en bas { $pirates }
buc-horizon = { $more ->
    [0] Plus aucun navire derrière l’horizon
    [one] Encore un navire derrière l’horizon
   *[other] Encore { $more } navires derrière l’horizon
}
buc-ship-label = Navire : demande { $crew } pirates, porte { $ducats } ducats, un pirate ? gagne { $wild }, butin { $booty }
buc-ship = le navire à { $ducats } ducats (équipage { $crew }, { $booty })

# Actions.
buc-act-move = { $upper } sur { $lower }
buc-act-board = { $stack } aborde { $ship } et prend { $booty }
buc-act-mutiny = Forcer { $captain } à aborder
buc-act-let-be = Pas maintenant

# The log.
buc-first = { $who } commence.
buc-turned-up = Navires en vue : { $ships }.
buc-moved = { $who } pose { $stack } sur { $onto } : une pile de { $height }.
buc-moved-covered = { $who } se pose sur { $onto } : une pile de { $height }.
buc-boarded = { $who } aborde { $ship } avec un équipage de { $crew }.
buc-took = { $who } prend { $booty }.
buc-paid = { $who } reçoit { $ship } ducats et paie { $paid }.{ $help }
buc-paid-nobody = { $who } reçoit { $ship } ducats et ne paie personne.
buc-stock = { " " }La réserve en paie { $stock }.
buc-demanded = { $who } force la pile de { $stack } à aborder.
buc-let-be = { $who } ne force pas { $stack } à aborder.
buc-passed = { $who } ne peut rien faire et passe.
buc-becalmed = Personne ne peut rien faire : toutes les piles sont défaites.
buc-sailed-away = Les navires s’éloignent.
buc-over = Le dernier navire est parti. { $winners } { $count ->
    [one] gagne
   *[other] partagent la victoire
} avec { $best } ducats.

# Refusals.
buc-no-not-in-play = { $who } ne joue pas à cette table. Choisissez une couleur qui joue.
buc-no-covered = { $pirate } est couvert : une pile se déplace entière, par son pirate du dessus.
buc-no-move-not-yours = La pile de { $pirate } appartient à un autre joueur. Déplacez une des vôtres.
buc-no-onto-covered = { $pirate } est couvert : une pile se pose au sommet d’une autre.
buc-no-onto-own = La pile de { $pirate } est la vôtre ; allez sur celle d’un autre joueur.
buc-no-too-tall = La nouvelle pile aurait { $height } pirates ; neuf est le maximum. Choisissez-en une plus petite.
buc-no-board-not-yours = La pile de { $pirate } n’est pas à vous : vous ne pouvez pas aborder avec elle. Abordez avec une des vôtres.
buc-no-such-ship = Aucun navire de ce genre n’est en vue. Choisissez-en un qui l’est.
buc-no-too-few = Le navire demande un équipage de { $needed } ; la pile de { $pirate } en a { $crew }. Choisissez un navire plus petit ou une pile plus grande.
buc-no-not-pictured = Le navire ne porte pas ceci : { $booty }. Choisissez ce qu’il porte.
buc-no-answer-first = Il faut d’abord répondre à la demande d’abordage : oui ou non.
buc-no-mutiny = Personne n’est interrogé sur une mutinerie en ce moment. Déplacez ou abordez.
buc-no-must-board = Un abordage a été exigé : vous devez aborder à ce tour.
buc-no-not-demanded = On n’a pas exigé d’abordage de la pile de { $pirate } ; abordez avec une de celles qui y sont tenues.

# La leçon.
tutorial-buccaneer-stack = Le but : avoir le plus de ducats quand le dernier navire est parti. Vous êtes Rouge. Seules des piles de pirates peuvent aborder, alors formez-en une : cliquez ou touchez votre pirate marqué 5, puis le bleu marqué 3, puis Confirmer. Un pirate seul ne peut rien aborder : essayez un navire, et les règles vous le diront.
tutorial-buccaneer-stack-done = Votre pirate est au sommet, la pile est donc à vous : il en est le capitaine. Le pirate bleu, dessous, est le second.
tutorial-buccaneer-others = On ne se déplace que sur les pirates et les piles des autres. Posez votre 4 sur la pile noire. Essayez d’abord sur votre propre pile, pour voir ce qui arrive.
tutorial-buccaneer-others-done = Une pile de trois, et elle est à vous. Les règles ne vous auraient pas laissé aller sur la propre pile de rouge.
tutorial-buccaneer-whole = Une pile se déplace tout entière. Posez votre pile de trois sur le 5 bleu.
tutorial-buccaneer-whole-done = Quatre pirates. Tous voient les couleurs, mais seulement la solde du capitaine. Si vous retenez ce qui a été couvert, vous savez ce que la pile coûtera.
tutorial-buccaneer-board = Votre pile de deux suffit comme équipage pour le navire de 10 ducats. Choisissez la pile, puis le navire. Regardez l’aperçu avant de confirmer.
tutorial-buccaneer-board-done = Vous avez pris 10 ducats et payé au pirate bleu sa solde de 3. Tous les pirates sont rentrés, et c’est au joueur suivant.
tutorial-buccaneer-booty = Ce navire porte deux pièces de butin. Le capitaine en choisit une, le propriétaire du second reçoit l’autre. Abordez-le et prenez le rhum.
tutorial-buccaneer-booty-done = Le rhum pour vous, et le chandelier pour noir, dont le pirate était le second.
tutorial-buccaneer-wages = Deux de vos piles pourraient aborder le navire de 17. La solde va aux pirates des autres, les vôtres travaillent gratuitement. Abordez avec la pile la moins chère.
tutorial-buccaneer-wages-done = Vous n’aviez qu’un pirate à payer. L’autre pile aurait coûté 14.
tutorial-buccaneer-wild = Un pirate au point d’interrogation coûte ce que dit le navire : ici 1. Abordez tant qu’il est bon marché.
tutorial-buccaneer-wild-done = Le point d’interrogation bleu a reçu 1 ducat, le pirate noir 3. Sur un autre navire, il aurait pu en coûter 6.
tutorial-buccaneer-poor = Vous avez 1 ducat, le navire en rapporte 12 et l’équipage en coûte 14. Abordez quand même : la réserve paie ce que vous ne pouvez pas payer.
tutorial-buccaneer-poor-done = Il ne vous reste que la dague, mais vous ne devez rien. L’équipage a reçu toute sa solde.
tutorial-buccaneer-fleet = C’est le dernier des trois navires visibles. Abordez-le, et voyez ce qui monte à l’horizon.
tutorial-buccaneer-fleet-done = Trois nouveaux navires ont été retournés. Il n’en vient de nouveaux que lorsque les trois sont partis.
tutorial-buccaneer-mutiny = C’est le tour de bleu, mais trois de vos pirates sont dans sa pile. Vous pouvez la forcer à aborder maintenant. Faites-le : la solde attend.
tutorial-buccaneer-mutiny-done = Bleu a dû aborder. Vous avez été payé pour trois pirates et, comme second, vous avez aussi le chandelier.
tutorial-buccaneer-obey = Maintenant trois pirates bleus sont dans votre pile, et bleu a exigé un abordage. Tout le reste est refusé : essayez un déplacement. Puis abordez avec cette pile.
tutorial-buccaneer-obey-done = Après une exigence, vous devez aborder avec cette pile, mais vous choisissez le navire.
tutorial-buccaneer-majority = À la fin, le joueur qui a le plus de pièces d’une sorte est payé : 15 pour les coffres. Bleu et vous en avez un chacun. Abordez et prenez le coffre.
tutorial-buccaneer-majority-done = Deux coffres : si cela dure, vous recevez 15 ducats. Tous les autres reçoivent 1 ducat par pièce.
tutorial-buccaneer-last = Il reste un navire. Abordez-le, avec le butin que vous préférez, et la partie est finie.
tutorial-buccaneer-last-done = Plus de navire : on compte le butin, et le plus riche l’emporte. C’est vous.
