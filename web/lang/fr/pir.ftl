# The table of Pirates.
pir-title = Pirates
pir-pitch = Levez un équipage, craignez la marque noire et faites multiplier barres et ancres.
pir-ask-destitute = { $color } : tous vos pirates servent d'autres. Choisissez une bande d'où en racheter un, ou dans laquelle vous mutiner.
pir-ask-turn = { $color } : posez un pirate ou une bande à vous sur ceux d'un autre joueur, capturez une carte ou mutinez-vous.
pir-until-end = { $left ->
    [0] Plus aucune carte
    [one] La dernière carte
   *[other] Encore { $left } cartes
}
pir-cards-label = Cartes en vue
pir-parties-label = Bandes
pir-voyage = Barres fois ancres
pir-tokens = Jetons
pir-black-spot = Marque noire
pir-the-black-spot = La marque noire
pir-black-spot-about = La marque noire : 10 ducats à la fin (PIR-25)
pir-voyage-sum = { $wheels } barres, { $anchors } ancres : { $price } chacune
pir-horizon = { $more ->
    [0] Plus rien derrière l'horizon
    [one] Encore une carte derrière l'horizon
   *[other] Encore { $more } cartes derrière l'horizon
}
pir-kept-label = Gardées
pir-face-down = { $count ->
    [one] 1 carte, face cachée
   *[other] { $count } cartes, face cachée
}
pir-emblems = { $kind ->
    [ship] { $count ->
    [one] 1 barre
   *[other] { $count } barres
}
    [ruin] { $count ->
    [one] 1 ancre
   *[other] { $count } ancres
}
   *[monster] rien
} si vous la gardez
pir-card-label = { $kind ->
    [ship] navire
    [ruin] ruine
   *[monster] monstre marin
} : demande { $crew } pirates, { $ducats } ducats, paie { $wild } à un point d'interrogation, donne { $tokens }, { $kind ->
    [ship] { $count ->
    [one] 1 barre
   *[other] { $count } barres
}
    [ruin] { $count ->
    [one] 1 ancre
   *[other] { $count } ancres
}
   *[monster] protège de la marque noire
}
pir-which-party = Plusieurs bandes le pourraient. Choisissez-en d'abord une : la vôtre, ou une où vous mutiner.
pir-no-party = Vous n'avez pas de bande. Choisissez-en une où vous mutiner.
pir-outlook = Une bande de { $crew } : capitaine { $captain }, second { $mate } ; assez pour { $cards ->
    [0] aucune carte en vue encore
    [one] une carte en vue
   *[other] { $cards } cartes en vue
}.
pir-fate-keep = Vous payez tout vous-même et gardez la carte.
pir-fate-discard = Vous ne pouvez pas tout payer : la réserve aide, et la carte est défaussée.
pir-fate-unknown = Que vous puissiez tout payer et garder la carte dépend de soldes cachées.
pir-spot-goes = La marque noire va à { $holder }.
pir-free = Racheter
pir-free-label = Quel pirate
pir-free-which = chez { $captain }, numéro { $place }
pir-free-where = Dans la bande de { $captain }, en comptant depuis le capitaine
pir-free-price = { $captain } reçoit 5 ducats{ $supply ->
    [0] { "" }
   *[other] , dont { $supply } de la réserve
}.
pir-no-parties = Pas encore de bande sur le quai
pir-height = Pirates dans la bande
pir-party = Bande de { $height } : capitaine { $captain }, second { $mate } ; de haut en bas { $pirates }
pir-may-mutiny = { $rebels } { $count ->
    [one] peut se mutiner
   *[other] peuvent se mutiner
} (PIR-12)
pir-voyage-caption = Barres × ce que rapporte une barre, maintenant
pir-anchors = ancres
pir-wheel-pays = une barre rapporte
pir-worth = Ducats pour le plus de jetons
pir-tokens-caption = Jetons, et ce qu'ils rapporteraient maintenant
pir-plus-wheel = +1 barre
pir-plus-anchor = +1 ancre
pir-now = Maintenant
pir-card = { $kind ->
    [ship] le navire à { $ducats } ducats
    [ruin] la ruine à { $ducats } ducats
   *[monster] le monstre marin
} (équipage { $crew }, { $tokens })

# Actions.
pir-act-assemble = { $upper } sur { $lower }
pir-act-capture = { $party } capture { $prize }
pir-act-mutiny = Mutinerie contre { $captain } dans { $party } : capturer { $prize }
pir-act-ransom = Racheter votre pirate à la place { $place } de { $party } et le poser sur { $onto }
pir-prize = { $card } et prendre { $token }

# The log.
pir-first = { $who } commence.
pir-turned-up = En vue : { $cards }.
pir-assembled = { $who } pose { $party } sur { $onto } : une bande de { $height }.
pir-assembled-covered = { $who } se pose sur { $onto } : une bande de { $height }.
pir-mutinied = Mutinerie ! { $who } renverse { $whom } dans la bande de { $party }.
pir-mutinied-covered = Mutinerie ! { $who } renverse { $whom }.
pir-spotted = La marque noire est devant { $who }.
pir-captured = { $who } capture { $card } avec une bande de { $crew }.
pir-took = { $who } prend { $token }.
pir-paid = { $who } prend { $card } ducats et paie { $paid }.
pir-paid-nobody = { $who } prend { $card } ducats et ne paie personne.
pir-supply = La réserve en paie { $supply }.
pir-kept = { $who } garde la carte.
pir-discarded = Personne ne garde { $card } : la carte est défaussée.
pir-ransomed = { $who } paie { $ducats } ducats à { $whom } pour { $pirate }.
pir-ransomed-covered = { $who } paie { $ducats } ducats à { $whom } et reprend un pirate.
pir-passed = { $who } ne peut rien faire et passe.
pir-becalmed = Personne n'avance : toutes les bandes sont défaites.
pir-sailed-away = Les cartes en vue sont parties.
pir-over = La dernière carte est partie. { $winners } { $count ->
    [one] gagne
   *[other] partagent la victoire
} avec { $best } ducats.

# Refusals.
pir-no-not-in-play = { $who } ne joue pas à cette table.
pir-no-covered = { $pirate } est couvert : une bande se pose entière, par son capitaine.
pir-no-not-yours = La bande de { $pirate } appartient à un autre joueur.
pir-no-onto-covered = { $pirate } est couvert : choisissez un pirate seul ou un capitaine sur qui poser.
pir-no-onto-own = La bande de { $pirate } est la vôtre ; rassemblez sur celle d'un autre joueur.
pir-no-too-tall = La nouvelle bande aurait { $height } pirates ; neuf est le maximum.
pir-no-capture-not-yours = La bande de { $pirate } n'est pas à vous : vous ne pouvez pas capturer avec elle.
pir-no-such-card = Aucune carte de ce genre n'est en vue.
pir-no-too-few = La carte demande une bande de { $needed } ; celle de { $pirate } en a { $crew }.
pir-no-not-pictured = La carte ne montre pas ceci : { $token }.
pir-no-token = Nommez le jeton que prend le capitaine.
pir-no-monster-choice = Le monstre marin donne ses deux jetons ; on n'en choisit aucun.
pir-no-mutiny-captain = { $pirate } n'est pas capitaine : une mutinerie désigne la bande par son capitaine actuel.
pir-no-mutiny-self = La bande de { $pirate } est la vôtre ; on se mutine contre un autre joueur.
pir-no-mutineer = Aucun de vos pirates n'est dans la bande de { $pirate }.
pir-no-mutiny-weak = Cette carte demande une bande de { $needed } ; celle de { $pirate } en a { $crew } : choisissez-en une autre.
pir-no-capture = La bande de { $pirate } est trop petite pour toutes les cartes : il ne peut y avoir de mutinerie.
pir-no-destitute = Une rançon n'est que pour un joueur sans pirate seul ni bande.
pir-no-ransom-captain = La bande de { $pirate } n'est pas à un autre joueur : désignez-la par son capitaine.
pir-no-ransom-not-yours = Le pirate à la place { $place } dans la bande de { $pirate } n'est pas à vous.
