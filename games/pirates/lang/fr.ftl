# The table of Pirates.
pir-title = Pirates
pir-pitch = Levez un équipage, craignez la marque noire et faites multiplier barres et ancres.
pir-goal = Ayez le plus de ducats quand la dernière carte est prise. Levez des équipages, prenez des cartes pour leurs barres et leurs ancres, et évitez la tache noire.
pir-ask-destitute = Tous vos pirates servent sous d’autres. { $can ->
    [ransom] Rachetez-en un pour 5 ducats : choisissez-le dans sa bande.
    [mutiny] Menez une mutinerie : choisissez une bande.
   *[both] Rachetez-en un pour 5 ducats, ou menez une mutinerie : choisissez une bande.
}
pir-ask-turn = { $can ->
    [move] À vous de jouer. Choisissez un de vos pirates.
    [capture] Vous ne pouvez que capturer : choisissez une carte qui brille.
    [mutiny] Vous ne pouvez que vous mutiner : choisissez une bande qui brille.
    [raid] Vous ne pouvez que capturer ou vous mutiner : choisissez une carte qui brille.
    [move-capture] À vous de jouer. Choisissez un de vos pirates, ou une carte qui brille.
    [move-mutiny] À vous de jouer. Choisissez un de vos pirates, ou une bande où vous mutiner.
   *[all] À vous de jouer. Choisissez un de vos pirates, une bande où vous mutiner, ou une carte qui brille.
}
pir-ask-only = Vous n’avez qu’un coup possible : { $action }.
pir-pick = { $can ->
    [nothing] Celui-ci ne peut rien faire. Choisissez-en un autre.
    [move] Choisissez maintenant sur qui { $crew ->
    [one] il
   *[other] cette bande
} monte : tous ceux qui brillent.
    [capture] Choisissez maintenant la carte à capturer : une de celles qui brillent.
    [mutiny] Choisissez maintenant la carte de votre mutinerie : une de celles qui brillent.
    [ransom] Choisissez maintenant sur qui monte votre pirate racheté : tous ceux qui brillent.
    [rebel] Choisissez maintenant une carte pour la mutinerie, ou sur qui monte votre pirate racheté.
   *[both] Choisissez maintenant sur qui cette bande monte, ou une carte à capturer : tout ce qui brille.
}
pir-short = { $kind ->
    [ship] le navire à { $ducats } ducats
    [ruin] la ruine à { $ducats } ducats
   *[monster] le monstre marin
}
pir-sure-assemble = Monter sur { $onto } et mener une bande de { $crew } ?
pir-sure-capture = Capturer { $card } ?{ $choices ->
    [0] { "" }
    [one] { "" }
   *[other] { " " }Choisissez d’abord votre jeton.
}
pir-sure-mutiny = Vous mutiner contre { $captain } et capturer { $card } ?{ $choices ->
    [0] { "" }
    [one] { "" }
   *[other] { " " }Choisissez d’abord votre jeton.
}
pir-sure-ransom = Racheter le pirate marqué à { $captain } pour 5 ducats ?
pir-until-end = { $left ->
    [0] Plus aucune carte
    [one] La dernière carte
   *[other] Encore { $left } cartes
}
pir-cards-label = Cartes en vue
pir-parties-label = Bandes
pir-voyage = Voyage : barres × ancres
pir-tokens = Jetons
pir-tip-token = { $token } : à la fin, le plus de jetons de cette sorte rapporte { $worth } ducats, moins n’en rapportent que 1 chacun.
pir-tip-wheel = Barres : sur les cartes gardées, chacune rapporte à la fin, d’autant plus qu’il y a d’ancres. Le plus de jetons barre en ajoute une.
pir-tip-anchor = Ancres : elles augmentent ce que rapporte chaque barre. Le plus de jetons ancre en ajoute une.
pir-tip-kept = Cartes gardées : un capitaine qui paie toutes les soldes garde la carte ; ses barres ou ancres comptent à la fin.
pir-black-spot = Marque noire
pir-the-black-spot = La marque noire
pir-black-spot-about = La marque noire : son porteur paie 10 ducats à la fin, sauf si un monstre marin gardé le protège.
pir-voyage-sum = { $wheels } barres, { $anchors } ancres : { $price } chacune
pir-horizon = { $more ->
    [0] Plus rien derrière l’horizon
    [one] Encore une carte derrière l’horizon
   *[other] Encore { $more } cartes derrière l’horizon
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
    [ship] Navire
    [ruin] Ruine
   *[monster] Monstre marin
} : demande { $crew } pirates, { $ducats } ducats, un pirate ? gagne { $wild }, donne { $tokens }, { $kind ->
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
pir-which-party = Plusieurs bandes le pourraient. Choisissez-en d’abord une : la vôtre, ou une où vous mutiner.
pir-no-party = Vous n’avez pas de bande. Choisissez-en une où vous mutiner.
pir-outlook = Bande de { $crew } (vous capitaine, { $mate } second) : { $cards ->
    [0] trop petite pour toutes les cartes en vue
    [one] peut capturer une des cartes
   *[other] peut capturer { $cards } des cartes
}.
pir-fate-keep = Vous payez tout vous-même et gardez la carte.
pir-fate-discard = Vous ne pouvez pas tout payer : la réserve aide, et la carte est défaussée.
pir-fate-unknown = Que vous puissiez tout payer et garder la carte dépend de soldes cachées.
pir-spot-goes = { $you ->
    [1] La marque noire vous revient.
   *[other] La marque noire va à { $holder }.
}
pir-free = Racheter
pir-free-label = Quel pirate
pir-free-which = { $place }e dans la bande de { $captain }
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
pir-tokens-caption = Jetons, et ce qu’ils rapporteraient maintenant
pir-plus-wheel = +1 barre
pir-plus-anchor = +1 ancre
pir-card = { $kind ->
    [ship] le navire à { $ducats } ducats
    [ruin] la ruine à { $ducats } ducats
   *[monster] le monstre marin
} (équipage { $crew }, { $tokens })

# Actions.
pir-act-assemble = { $upper } sur { $lower }
pir-act-capture = { $party } capture { $prize }
pir-act-mutiny = Se mutiner dans la bande de { $crew } de { $captain } et capturer { $prize }
pir-act-ransom = Racheter votre pirate, { $place }e dans { $party }, et le poser sur { $onto }
pir-prize = { $card } (prend { $token })

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
pir-paid = { $who } reçoit { $card } ducats et paie { $paid }.{ $help }
pir-paid-nobody = { $who } reçoit { $card } ducats et ne paie personne.
pir-supply = { " " }La réserve en paie { $supply }.
pir-kept = { $who } garde la carte.
pir-discarded = Personne ne garde { $card } : la carte est défaussée.
pir-ransomed = { $who } paie { $ducats } ducats à { $whom } pour { $pirate }.{ $help }
pir-ransomed-covered = { $who } paie { $ducats } ducats à { $whom } et reprend un pirate.{ $help }
pir-passed = { $who } ne peut rien faire et passe.
pir-becalmed = Personne n’avance : toutes les bandes sont défaites.
pir-sailed-away = Les cartes en vue sont parties.
pir-over = La dernière carte est partie. { $winners } { $count ->
    [one] gagne
   *[other] partagent la victoire
} avec { $best } ducats.

# Refusals.
pir-no-not-in-play = { $who } ne joue pas à cette table. Choisissez une couleur qui joue.
pir-no-covered = { $pirate } est couvert : une bande se pose entière, par son capitaine.
pir-no-not-yours = La bande de { $pirate } appartient à un autre joueur. Posez une des vôtres.
pir-no-onto-covered = { $pirate } est couvert : choisissez un pirate seul ou un capitaine sur qui poser.
pir-no-onto-own = La bande de { $pirate } est la vôtre ; rassemblez sur celle d’un autre joueur.
pir-no-too-tall = La nouvelle bande aurait { $height } pirates ; neuf est le maximum. Choisissez-en une plus petite.
pir-no-capture-not-yours = La bande de { $pirate } n’est pas à vous : vous ne pouvez pas capturer avec elle. Capturez avec une des vôtres.
pir-no-such-card = Aucune carte de ce genre n’est en vue. Choisissez-en une qui l’est.
pir-no-too-few = La carte demande une bande de { $needed } ; celle de { $pirate } en a { $crew }. Choisissez une carte plus petite ou une bande plus grande.
pir-no-not-pictured = La carte ne montre pas ceci : { $token }. Choisissez ce qu’elle montre.
pir-no-token = Nommez le jeton que prend le capitaine.
pir-no-monster-choice = Le monstre marin donne ses deux jetons ; on n’en choisit aucun. N’en nommez aucun.
pir-no-mutiny-captain = { $pirate } n’est pas capitaine : une mutinerie désigne la bande par son capitaine actuel.
pir-no-mutiny-self = La bande de { $pirate } est la vôtre ; on se mutine contre un autre joueur.
pir-no-mutineer = Aucun de vos pirates n’est dans la bande de { $pirate }. Choisissez une bande qui en a un.
pir-no-mutiny-weak = Cette carte demande une bande de { $needed } ; celle de { $pirate } en a { $crew } : choisissez-en une autre.
pir-no-capture = La bande de { $pirate } est trop petite pour toutes les cartes : il ne peut y avoir de mutinerie. Choisissez-en une plus grande.
pir-no-destitute = Une rançon n’est que pour un joueur sans pirate seul ni bande. Rassemblez, capturez ou mutinez-vous.
pir-no-ransom-captain = La bande de { $pirate } n’est pas à un autre joueur : désignez-la par son capitaine.
pir-no-ransom-not-yours = Le pirate à la place { $place } dans la bande de { $pirate } n’est pas à vous. Choisissez un des vôtres.

# La leçon.
tutorial-pirates-assemble = Le but : avoir le plus de ducats quand la dernière carte est partie. Vous êtes Rouge. Les pirates capturent les cartes en bandes, alors formez-en une : cliquez ou touchez votre 5, puis le 2 bleu, puis Confirmer. Essayez sur votre propre pirate, et les règles refusent.
tutorial-pirates-assemble-done = Le pirate du sommet est le capitaine, et la bande est à son joueur : à vous.
tutorial-pirates-party = Vous pouvez aussi rassembler des bandes entières. Posez la vôtre sur la bande noire.
tutorial-pirates-party-done = Quatre pirates sous votre capitaine. Tous voient les couleurs, mais seulement la solde du capitaine et celles de leurs propres pirates.
tutorial-pirates-capture = Une carte demande autant de pirates qu’elle l’indique. Votre bande de deux suffit pour le petit navire de 9 ducats : capturez-le. Pour la ruine elle est trop petite, comme les règles vous le diront.
tutorial-pirates-capture-done = 9 ducats pour vous, dont 3 pour le pirate bleu ; le rhum est à vous aussi.
tutorial-pirates-tokens = Ce navire donne deux jetons. Le capitaine en prend un, le propriétaire du second l’autre. Prenez le coffre.
tutorial-pirates-tokens-done = Un coffre pour vous, l’ancre pour noir. À la fin, le joueur qui a le plus de jetons d’une sorte est payé.
tutorial-pirates-keep = Vous n’avez pas de ducats. Si les ducats de la carte suffisent à payer toutes les soldes, vous gardez la carte. Capturez le navire de 16 avec la bande la moins chère.
tutorial-pirates-keep-done = Vous avez payé 5 sur 16 et gardez la carte avec ses deux barres. Elle reste face cachée : les autres voient seulement que vous l’avez. Avec l’autre bande il aurait fallu 15, et presque rien ne serait resté.
tutorial-pirates-supply = La carte rapporte 12, l’équipage coûte 14, et vous n’avez rien. Capturez-la quand même.
tutorial-pirates-supply-done = La réserve a payé les 2 manquants, et la carte sort donc du jeu. Vous gardez le coffre.
tutorial-pirates-renew = C’est la dernière des quatre cartes visibles. Capturez-la.
tutorial-pirates-renew-done = Les quatre cartes suivantes sont visibles : il n’en vient de nouvelles que lorsque toutes sont parties.
tutorial-pirates-mutiny = Bleu commande une bande où se trouve votre pirate. Mutinez-vous : vous devenez capitaine, capturez aussitôt et payez le double à chacun. Dans la bande noire de deux, ce serait refusé : elle est trop petite pour toute carte.
tutorial-pirates-mutiny-done = Bleu est maintenant votre second et porte la marque noire, qui coûte 10 ducats à la fin. Vous avez payé 14 et gardez le reste.
tutorial-pirates-spot = Bleu porte déjà la marque noire. Si vous vous mutinez contre son porteur, c’est vous qui la recevez. Mutinez-vous plutôt dans la bande jaune.
tutorial-pirates-spot-done = La marque noire est passée de bleu à jaune. Contre bleu, elle serait venue à vous.
tutorial-pirates-ransom = Tous vos pirates servent sous d’autres : vous pouvez en racheter un pour 5 ducats et le poser aussitôt. Prenez celui de la bande bleue et posez-le sur la noire.
tutorial-pirates-ransom-done = Bleu a reçu 5 ducats et garde un pirate seul. Le vôtre est capitaine d’une bande de quatre.
tutorial-pirates-monster = Le monstre marin ne donne rien au second : les deux jetons vont au capitaine. Et si vous le gardez, vous ne payez rien pour la marque noire, que vous portez. Capturez-le.
tutorial-pirates-monster-done = Une barre, une ancre et le monstre lui-même : votre marque noire est inoffensive.
tutorial-pirates-voyage = Pour le voyage, plus vous avez d’ancres, plus chaque barre de vos cartes gardées rapporte. Vous avez quatre barres et une ancre. Qu’est-ce qui aide le plus : une autre barre ou une ancre ? Capturez la ruine.
tutorial-pirates-voyage-done = Avec deux ancres, chacune de vos quatre barres rapporte 6 au lieu de 4.
tutorial-pirates-last = La dernière carte. Capturez-la, et la partie est finie : on compte jetons, voyage et marque noire.
tutorial-pirates-last-done = Les majorités paient, les barres fois les ancres paient, la marque noire coûte 10, et le plus riche l’emporte : vous.

# The table and the edition in a terminal.
pir-sketch-kind = { $kind ->
    [ship] navire
    [ruin] ruine
   *[monster] monstre marin
}
pir-sketch-marks = (ducats et genre ; * est une barre, + une ancre)
pir-sketch-emblems = { $wheels ->
    [one] { $wheels } barre
   *[other] { $wheels } barres
}, { $anchors ->
    [one] { $anchors } ancre
   *[other] { $anchors } ancres
}
pir-sketch-wheel-pays = Une barre rapporte
pir-sketch-price = { $price } avec { $anchors }
pir-sketch-price-last = { $price } avec { $anchors } ancres ou plus
