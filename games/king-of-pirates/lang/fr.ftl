# The table of King of Pirates.
kop-title = King of Pirates
kop-pitch = Parcourez une mer ouverte d’îles, de convois et de forts, et distancez le Hollandais.
kop-goal = Soyez le premier à amasser 10 000 doublons. Naviguez, explorez, attaquez marchands et villes, et vendez votre butin.
kop-color = { $color ->
    [red] Rouge
    [blue] Bleu
    [black] Noir
    [yellow] Jaune
    [green] Vert
   *[purple] Violet
}
kop-card = { $card ->
    [treasure-map] carte au trésor
    [tailwind] vent arrière
    [raid] raid
    [mercenaries] mercenaires
    [ambush] embuscade
    [soldiers] soldats
    [scurvy] scorbut
    [citrus] agrumes
    [mutiny] mutinerie
    [keelhaul] grande cale
    [assassination] assassinat
   *[flying-dutchman] Hollandais volant
}
kop-card-about = { $card ->
    [treasure-map] une carte, pour creuser sur une île
    [tailwind] jusqu’à deux cases de plus à ce tour
    [raid] +2 quand vous attaquez
    [mercenaries] +1 dans un combat
    [ambush] +3 quand un joueur vous attaque
    [soldiers] +2 pour une nation attaquée
    [scurvy] un jeton de scorbut pour un joueur
    [citrus] tout votre scorbut disparaît
    [mutiny] pendant l’entretien : un équipage se soulève
    [keelhaul] empêche une mutinerie
    [assassination] tue un pirate
   *[flying-dutchman] déplace le Hollandais d’une case
}
kop-when = { $card } : à jouer { $when }.
kop-when-map = en creusant quand vous vous arrêtez sur une île
kop-when-tailwind = pendant votre propre déplacement
kop-when-raid = dans un combat où vous attaquez
kop-when-mercenaries = dans un combat
kop-when-ambush = dans un combat où un autre joueur vous attaque
kop-when-soldiers = dans un combat contre une nation
kop-when-any = à tout moment : dans une fenêtre, quand une mutinerie couve, ou pendant votre propre déplacement
kop-when-mutiny = pendant l’entretien
kop-when-keelhaul = quand une mutinerie menace n’importe qui
kop-nothing = rien
kop-nobody = personne
kop-part = { $part ->
    [hold] cale
   *[gun-deck] pont de batterie
}
kop-heading = { $heading ->
    [east] l’est
    [north-east] le nord-est
    [north-west] le nord-ouest
    [west] l’ouest
    [south-west] le sud-ouest
   *[south-east] le sud-est
}
kop-nation = { $nation ->
    [british] des Britanniques
    [french] des Français
   *[spanish] des Espagnols
}
kop-the-nation = la nation
kop-pirate = { $name } ({ $crew } ; capitaine : { $captain })
kop-line = { $name ->
    [brass-marguerite] Astique ses canons avant ses bottes, et les deux avant le petit déjeuner.
    [old-thunder-pell] Sourd des deux oreilles depuis la troisième bordée ; n’a jamais eu besoin d’une quatrième.
    [penny-ledger] Connaît le prix de tout et le propriétaire de rien.
    [tam-hardtack] Compte les biscuits deux fois et les charançons une.
    [silk-iseult] Vous serre la main et garde les bagues.
    [magpie-jorun] Ce qui brille était à elle avant que vous ne le remarquiez.
    [mother-gannet] Un seul de ses regards, et le cuisinier prend la barre.
    [loud-anselm] Fait passer l’équipage par-dessus bord en chansons, jusque sur l’autre pont.
    [redcoat-nan] A déserté une marine et la dévalise depuis.
    [harrow-finn] Lit tous les pavillons de signaux de Bristol à Boston.
    [salt-inez] On lui avait promis une flotte d’argent ; elle la prend navire par navire.
    [cutwater-brom] Flaire le liège andalou à une demi-lieue contre le vent.
    [velvet-odile] A quitté Versailles par la fenêtre, chandeliers compris.
    [gull-tibbet] Dort dans le nid-de-pie et rêve de vin breton.
    [moss-calloway] A creusé plus de trous qu’un cimetière, et de plus riches.
    [inkfinger-wei] Dessine des cartes si bonnes qu’elle les vend deux fois.
    [lemon-agathe] Prescrit des fruits, de l’air frais et une scie bien affûtée.
    [bonesetter-kit] N’a jamais perdu un patient qui pouvait encore payer.
    [left-hand-sabine] Se bat du mauvais côté, et toujours du côté vainqueur.
    [grim-ferreira] Compte jusqu’à trois avant de frapper, mais s’arrête à deux.
   *[other] { $line }
}
kop-berth = { $name } : { $crew }. Comme capitaine : { $captain }. { $line }
kop-skill-loot = +1 carte de butin des nations
kop-skill-duel = +1 contre les joueurs
kop-skill-hint = compte comme 1 carte au trésor
kop-skill-rum = place pour 1 rhum de plus
kop-skill-gunnery = +1 contre les nations
kop-skill-sail = +1 déplacement
kop-skill-warded = ne peut pas être assassiné
kop-skill-powder = place pour 1 boulet de plus
kop-skill-scapegoat = peut être débarqué pour empêcher une mutinerie
kop-command-gunnery = +2 contre les nations
kop-command-quartermaster = pioche et tient une carte de plus
kop-command-thief = vole jusqu’à 200 à chaque entretien
kop-command-inspiring = les capacités de capitaine des autres agissent aussi
kop-command-hunter = +2 cartes de butin : cibles { $nation }
kop-command-hint = compte comme 2 cartes au trésor
kop-command-healer = immunisé contre le scorbut
kop-command-duel = +2 contre les joueurs
kop-sea = pleine mer
kop-small-merchant = petit navire marchand { $nation }
kop-large-merchant = grand navire marchand { $nation }
kop-warship = navire de guerre { $nation }
kop-hideout-middle = le repaire du centre
kop-hideout = repaire de { $color }
kop-city = ville { $nation }
kop-fortress = forteresse { $nation }
kop-large-island = grande île
kop-small-island = petite île
kop-unknown = eaux inconnues
kop-unknown-sharks = eaux à requins inconnues
kop-place = { $hex } ({ $what })
kop-hex = { $what } en { $hex }
kop-dutchman-is = le Hollandais volant
kop-until-end = Tour de table { $round }. Le plus riche a { $most } doublons sur { $goal }
kop-end-wins = { $you ->
    [1] Vous voilà roi des pirates !
   *[other] { $name } devient roi des pirates !
}
kop-ask-discard = Votre main est pleine. Cliquez sur la carte que vous défaussez.
kop-ask-excess = Votre quartier-maître est parti et vous avez trop de cartes. Cliquez sur celle que vous défaussez.
kop-ask-theft-before = Votre capitaine est un voleur. Choisissez le navire à voler maintenant, ou attendez les dés.
kop-ask-theft = Votre capitaine est un voleur. Choisissez le navire à voler.
kop-ask-sail = { $hexes ->
    [one] Continuez : encore une case, parmi celles qui brillent. Ou arrêtez-vous ici.
   *[other] Continuez : encore { $hexes } cases, parmi celles qui brillent. Ou arrêtez-vous ici.
}
kop-ask-sail-end = Vous ne pouvez pas aller plus loin. Jouez une carte, ou arrêtez-vous ici.
kop-ask-dig = Déterrer le trésor ici, ou le laisser ?
kop-ask-attack = Attaquer ({ $foe }), ou finir votre tour ?
kop-ask-buy = Achetez une section pour votre navire, ou allez droit à la taverne.
kop-ask-go = { $berths ->
    [one] Vous avez de la place pour un pirate. Qui renvoyez-vous ?
   *[other] Vous avez de la place pour { $berths } pirates. Qui renvoyez-vous ?
}
kop-ask-captain = Qui sera votre capitaine ?
kop-ask-crew = Nommez un pirate capitaine pour partir, ou renvoyez-en encore.
kop-ask-dice = Vous êtes à { $attack } contre { $defence }. Cliquez sur un dé pour le relancer contre un boulet, ou gardez les dés.
kop-ask-dice-fall = Les dés tombent.
kop-ask-upkeep = { $who } va partir. Jouer une carte avant ?
kop-ask-landed = { $who } s’est arrêté : { $place }. Jouer une carte ?
kop-ask-before = { $who } attaque ({ $foe }) et va lancer les dés. Jouer une carte ?
kop-ask-after = { $who } a lancé les dés : { $attack } contre { $defence }. Jouer une carte ?
kop-ask-mutiny = Votre équipage se mutine ! Jetez un bouc émissaire, jouez le supplice de la cale, ou perdez { $captain }.
kop-ask-mutiny-other = L’équipage de { $who } se mutine. Jouer une carte ?
kop-ask-promote = Votre capitaine n’est plus là. Choisissez-en un autre.
kop-ask-wait = Attendez de voir.
kop-ask-only = Il n’y a qu’une chose à faire : { $action }.
kop-ask-sail-first = À vous. Naviguez vers une case qui brille, ou restez ici.
kop-ask-attack-whom = Attaquer quelqu’un ici, ou finir votre tour ?
kop-ask-upkeep-own = À vous. Jouez une carte qui brille, ou naviguez vers une case qui brille.
kop-ask-landed-own = Vous êtes arrivé. Jouer une carte, ou passer et continuer ?
kop-ask-before-own = Vous attaquez ({ $foe }) et allez lancer les dés. Jouer une carte avant ?
kop-ask-before-you = { $who } vous attaque ! Jouer une carte avant les dés ?
kop-ask-after-own = Vous perdez, { $yours } contre { $theirs }. Jouer une carte, ou passer et perdre ?
kop-ask-after-ahead = Vous gagnez, { $yours } contre { $theirs }. Jouer une carte, ou passer ?
kop-ask-mutiny-sure = Votre équipage se mutine et vous n’avez rien contre : { $captain } est jeté dehors.
kop-aim-pirate = Cliquez maintenant sur le pirate à assassiner : un de ceux qui brillent.
kop-aim-scurvy = Cliquez maintenant sur le navire qui reçoit le scorbut.
kop-aim-mutiny = Cliquez maintenant sur le navire dont l’équipage se mutine.
kop-aim-side = Cliquez maintenant sur le camp que les mercenaires aident.
kop-aim-dutchman = Cliquez maintenant sur la case voisine où va le Hollandais volant.
kop-too-far = { $hexes ->
    [one] C’est trop loin : il vous reste une case.
   *[other] C’est trop loin : il vous reste { $hexes } cases.
}
kop-can-go = peut être choisi
kop-choose = Choisir
kop-about-whom = { $text } : { $name }
kop-number = { $number }
kop-no-cards = Vous n’avez pas de carte.
kop-harbour-label = À la taverne et au chantier
kop-walk-label = La mer, case par case : les flèches déplacent, Entrée choisit
kop-make-captain = Nommer capitaine
kop-send-away = Renvoyer
kop-throw-out = Jeter dehors
kop-aboard = à bord
kop-new = cherche un navire
kop-buy = Acheter pour
kop-both-dice = Relancer les deux
kop-stage-label = Le combat
kop-stage-spoken = { $attacker }, { $attack } ; contre { $foe }, { $defence }.
kop-chip-crew = équipage
kop-chip-scurvy = scorbut
kop-chip-cards = cartes
kop-chip-all = équipage et cartes
kop-verdict-won = { $who } gagne !
kop-verdict-lost = { $who } est repoussé
kop-about-island = { $hex }. Creuser ici demande { $maps } cartes et rapporte { $doubloons } doublons.
kop-about-nation = { $hex }. Défense { $defence } ; { $loot } cartes de butin pour le vainqueur.
kop-about-unknown = { $hex }. Une tuile est face cachée : un navire, ou rien. Allez-y pour la retourner.
kop-about-hideout = { $hex }. Personne n’est attaqué dans un repaire ; arrêtez-vous ici pour acheter des sections et engager des pirates.
kop-about-sea = { $hex }. Rien à trouver ici.
kop-about-chance = Votre chance à présent : { $chance } %.
kop-sign = { $sign ->
    [hideout] Un repaire : personne n’y est attaqué. Arrêtez-vous-y pour perdre le scorbut, acheter des sections, engager des pirates et faire le plein.
    [city] Une ville : attaquez-la pour du butin. Elle reste.
    [fortress] Une forteresse : la plus forte défense et le plus de butin. Elle reste.
    [island] Une île au trésor : arrêtez-vous ici et creusez avec autant de cartes qu’indiqué.
    [small] Un petit navire marchand : peu de défense, peu de butin.
    [large] Un grand navire marchand : plus de défense, plus de butin.
    [warship] Un navire de guerre : qui le rejoint doit s’arrêter et combattre.
    [unknown] Une tuile face cachée : un navire, ou rien. Allez-y pour la retourner.
    [fin] Une tuile face cachée dans les eaux à requins : les navires y sont plus fréquents, ceux de guerre aussi.
    [dutchman] Le Hollandais volant : qui le rencontre hors d’un repaire perd toutes ses cartes et tous ses pirates.
    [coin] Doublons : le premier à 10 000 gagne.
    [rum] Rhum : l’équipage le boit à l’entretien. S’il en manque, il se mutine.
    [ball] Boulets : tirez-en un pour relancer vos dés tant que vous perdez un combat.
    [scurvy] Scorbut : chaque jeton coûte une case de déplacement et un point au combat. Un repaire le soigne.
    [card] Cartes d’action en main.
    [sail] Vitesse : le nombre de cases que le navire parcourt en un tour.
    [shield] Défense : ce que deux dés, l’équipage et les cartes doivent atteindre.
    [map] Cartes au trésor : ce qu’il en faut pour creuser ici.
    [blank] Une couchette vide : engagez un pirate dans un repaire.
   *[other] Pleine mer.
}
kop-sign-flag = { $nation ->
    [british] Le pavillon britannique : ceux qui le chassent piochent plus de butin ici.
    [french] Le pavillon français : ceux qui le chassent piochent plus de butin ici.
   *[spanish] Le pavillon espagnol : ceux qui le chassent piochent plus de butin ici.
}
kop-short = { $kind ->
    [hideout] Repaire
    [city] Ville
    [fortress] Forteresse
    [island] Petite île
    [large-island] Grande île
    [small] Pt marchand
    [large] Gd marchand
   *[warship] Guerre
}
kop-zoom-in = Voir la mer de près
kop-zoom-out = Voir toute la mer
kop-course = { $hexes ->
    [one] Naviguer d’une case : { $place }
   *[other] Naviguer de { $hexes } cases : { $place }
}
kop-course-left = { $hexes ->
    [0] Votre déplacement s’arrête là.
    [one] Il vous restera une case ensuite.
   *[other] Il vous restera { $hexes } cases ensuite.
}
kop-arrive-unknown = Face cachée dans de telles eaux : { $tiles } tuiles, dont { $ships } navires, dont { $warships } de guerre.
kop-arrive-hideout = Personne ne peut vous y attaquer. Arrêtez-vous pour perdre le scorbut, acheter des sections et engager des pirates.
kop-arrive-island = Creuser demande { $maps } cartes et rapporte { $doubloons } doublons ; vous en avez { $held }.
kop-arrive-warship = Un navire de guerre vous y arrête, et vous devez le combattre.
kop-arrive-dutchman = Le Hollandais volant y est : vous perdez toutes vos cartes et tous vos pirates !
kop-arrive-rivals = On peut y attaquer : { $who }.
kop-time = { $card ->
    [treasure-map] en creusant
    [tailwind] votre déplacement
    [raid] votre attaque
    [mercenaries] tout combat
    [ambush] on vous attaque
    [soldiers] combat, nation
    [scurvy] à tout moment
    [citrus] à tout moment
    [mutiny] entretien
    [keelhaul] mutinerie
    [assassination] à tout moment
   *[flying-dutchman] à tout moment
}
kop-part-about = { $part ->
    [hold] une case de plus, une couchette de plus, deux rhums de plus
   *[gun-deck] une case de plus, une couchette de plus, un boulet de plus
}
kop-odds-raid = Avec votre raid : { $raid } %.
kop-parts = Sections
kop-crew = Équipage
kop-doubloons = Doublons
kop-sea-label = La mer
kop-helm-label = Ce que vous pouvez faire
kop-fleet-label = Navires
kop-hand-label = Vos cartes
kop-cards-label = Cartes
kop-defence = Défense
kop-tavern = À la taverne
kop-rum-of = { $count } rhums sur { $room }
kop-balls-of = { $count } boulets sur { $room }
kop-scurvy-count = { $count } scorbut
kop-cards-count = { $count ->
    [one] { $count } carte d’action
   *[other] { $count } cartes d’action
}
kop-speed = vitesse { $speed }
kop-empty-berth = couchette vide
kop-captain = Capitaine
kop-odds-nation = Il vous faut au moins { $need } avec deux dés : { $now } % ({ $balls } % avec relances). Butin : { $loot } cartes, environ { $doubloons }.
kop-odds-duel = Deux dés et { $yours } pour vous, deux dés et { $theirs } pour { $foe } ; l’égalité est à vous. Le vainqueur prend la valeur de quatre cartes de butin, environ { $doubloons } doublons, au plus ce qu’a le perdant : vous { $have }, { $foe } { $has }.

# Actions.
kop-act-pass = Passer
kop-act-pass-all = Passer pour le reste de ce tour
kop-act-discard = Défausser { $card }
kop-act-steal = Voler { $doubloons } doublons à { $from }
kop-act-spare = Ne voler personne maintenant
kop-act-sail = Naviguer vers { $heading } : { $place }
kop-act-sail-off = Naviguer vers { $heading }
kop-act-stop = S’arrêter ici
kop-act-dig = { $maps ->
    [0] Creuser sans carte au trésor pour { $doubloons } doublons
    [one] Creuser avec { $maps } carte au trésor pour { $doubloons } doublons
   *[other] Creuser avec { $maps } cartes au trésor pour { $doubloons } doublons
}
kop-act-dig-here = Creuser
kop-act-leave = Laisser le trésor
kop-act-buy = Acheter : { $part }, pour { $price } doublons
kop-act-hire = Passer : engager des pirates
kop-act-dismiss = Renvoyer { $pirate }
kop-act-captain = Nommer capitaine { $pirate }
kop-act-attack = Attaquer { $foe }
kop-act-rest = Finir le tour
kop-act-reroll = Tirer un boulet : relancer le { $die }
kop-act-reroll-first = Tirer un boulet : relancer le premier dé
kop-act-reroll-second = Tirer un boulet : relancer le second dé
kop-act-reroll-both = Tirer un boulet : relancer les deux dés
kop-act-stand = Garder les dés
kop-act-scapegoat = Jeter plutôt { $pirate } aux requins
kop-act-submit = Laisser la mutinerie se faire
kop-play-ambush = Jouer embuscade : +3 pour votre défense
kop-play-raid = Jouer raid : +2 pour votre attaque
kop-play-assassination = Jouer assassinat : tuer { $pirate }
kop-play-assassination-of = Jouer assassinat : tuer { $pirate } de { $whose }
kop-play-citrus = Jouer agrumes : défausser tout votre scorbut
kop-play-tailwind = Jouer vent arrière : jusqu’à deux cases de plus
kop-play-soldiers = Jouer soldats : +2 pour la nation
kop-play-scurvy = Jouer scorbut : un jeton pour { $who }
kop-play-mutiny = Jouer mutinerie : l’équipage de { $who } se soulève
kop-play-mercenaries = Jouer mercenaires : +1 pour { $side }
kop-play-keelhaul = Jouer grande cale : pas de mutinerie
kop-play-dutchman = Jouer Hollandais volant : il va vers { $heading } : { $place }

# The log.
kop-first = { $who } commence.
kop-laid-sharks = Les eaux à requins sont disposées.
kop-laid-ocean = L’océan est disposé.
kop-shuffled-actions = { $cards ->
    [one] { $cards } carte d’action est mélangée.
   *[other] { $cards } cartes d’action sont mélangées.
}
kop-shuffled-pirates = { $cards ->
    [one] { $cards } pirate est mélangé.
   *[other] { $cards } pirates sont mélangés.
}
kop-drew-hidden = { $who } pioche { $count ->
    [one] { $count } carte d’action
   *[other] { $count } cartes d’action
}.
kop-drew = { $who } pioche { $cards }.
kop-turn = Tour de table { $round } : à { $who }.
kop-discarded = { $who } défausse { $card }.
kop-played = { $who } joue { $card }.
kop-played-on = { $who } joue { $card } sur { $whom }.
kop-played-attacker = { $who } joue { $card } pour l’attaquant.
kop-played-defender = { $who } joue { $card } pour le défenseur.
kop-played-dutchman = { $who } joue { $card }, vers { $heading }.
kop-dutchman-moved = Le Hollandais volant va en { $place }.
kop-haunted = { $who } rencontre le Hollandais volant et perd : { $lost }.
kop-sent = { $who } est chassé en { $place }.
kop-scurvy-healed = Le guérisseur de { $who } s’en occupe.
kop-scurvy = { $who } a le scorbut à bord.
kop-cured = { $who } n’a plus de scorbut.
kop-rum-lost = { $rum ->
    [0] L’équipage de { $who } ne trouve plus de rhum.
   *[other] L’équipage de { $who } boit { $rum } rhum ; il en reste { $left }.
}
kop-mutiny-looms = Une mutinerie couve à bord de { $who }.
kop-prevented-goat = { $who } débarque { $pirate } et l’empêche.
kop-prevented = Quelqu’un subit la grande cale : pas de mutinerie à bord de { $who }.
kop-mutinied = Mutinerie ! L’équipage de { $who } débarque { $pirate }.
kop-mutinied-nobody = Mutinerie ! Il n’y a pas de capitaine à débarquer chez { $who }.
kop-killed = { $pirate }, de { $who }, périt assassiné.
kop-promoted = { $pirate } commande maintenant pour { $who }.
kop-stole = { $who } vole { $doubloons } doublons à { $from }.
kop-sailed = { $who } navigue en { $place }.
kop-sighted = En vue : { $tile }.
kop-only-sea = Rien que la mer.
kop-stopped = { $who } s’arrête en { $place }.
kop-dug = { $maps ->
    [0] { $who } déterre { $doubloons } doublons sans carte au trésor.
    [one] { $who } déterre { $doubloons } doublons avec { $maps } carte au trésor.
   *[other] { $who } déterre { $doubloons } doublons avec { $maps } cartes au trésor.
}
kop-bought = { $who } achète pour { $price } doublons : { $part }.
kop-hired = { $who } trouve { $pirates } à la taverne.
kop-dismissed = { $who } renvoie { $pirate }.
kop-refitted = { $who } est prêt. Capitaine : { $captain } ; rhum : { $rum }, { $balls ->
    [one] { $balls } boulet
   *[other] { $balls } boulets
}.
kop-attacked = { $who } attaque { $foe }.
kop-rerolls-first = { $who } tire un boulet pour relancer le premier dé.
kop-rerolls-second = { $who } tire un boulet pour relancer le second dé.
kop-rerolls-both = { $who } tire un boulet pour relancer les deux dés.
kop-rolled = { $who } fait { $first } et { $second }.
kop-fight-void = { $who } n’a plus personne à combattre.
kop-won-nation = { $who } gagne : { $attack } contre une défense de { $defence }.
kop-lost-nation = { $who } perd : { $attack } contre une défense de { $defence }.
kop-won-duel = { $who } gagne : { $attack } contre { $defence }.
kop-lost-duel = { $who } perd : { $attack } contre { $defence }.
kop-sunk = Coulé : { $tile }.
kop-looted = { $who } pioche { $cards } et prend { $doubloons } doublons.
kop-looted-from = { $who } pioche { $cards } et prend { $doubloons } doublons à { $from }.
kop-last-round = Le tour de table { $round } est le dernier : ensuite, le joueur le plus riche gagne.
kop-last-round-over = Le tour de table { $round }, le dernier, est terminé : le joueur le plus riche gagne ; les joueurs à égalité partagent la victoire.
kop-won = Avec { $doubloons } doublons, { $who } est roi des pirates !

# Refusals.
kop-no-pass-own = C’est votre équipage qui se mutine : jetez un bouc émissaire par-dessus bord, jouez une grande cale ou soumettez-vous.
kop-no-seat = Il n’y a pas une telle place à cette table.
kop-no-card = Vous n’avez pas cette carte : { $card }. Choisissez une des vôtres.
kop-no-warded = { $pirate } ne peut pas être victime d’assassinat. Choisissez un autre pirate.
kop-no-aboard = { $pirate } ne navigue avec personne. Choisissez un pirate à bord d’un navire.
kop-no-scurvy = Vous n’avez pas de scorbut. Gardez la carte.
kop-no-immune = Le capitaine de { $who } est un guérisseur. Donnez le scorbut à un autre joueur.
kop-no-nation = Les soldats n’aident qu’une nation, et il n’y en a pas dans ce combat. Gardez la carte pour un combat contre un navire, une ville ou une forteresse.
kop-no-side = Les mercenaires combattent pour vous, pour une ville attaquée au tour d’un autre, ou pour l’un de deux autres joueurs qui se battent. Choisissez un tel camp, ou gardez la carte.
kop-no-thief = Personne ne peut voler à votre bord : votre capitaine n’est pas un voleur, ou il a déjà volé ce tour. Continuez sans voler.
kop-no-steal-self = Votre voleur ne peut pas vous voler. Choisissez un autre joueur.
kop-no-steal = { $who } n’a pas de doublons. Volez un joueur qui en a.
kop-no-movement = Vous ne pouvez pas aller plus loin ce tour. Arrêtez-vous ici, ou jouez un vent arrière pour continuer.
kop-no-board = Le plateau finit vers { $heading }. Naviguez vers une case qui brille.
kop-no-island = Il n’y a rien à déterrer ici. Naviguez vers une île au trésor et arrêtez-vous-y.
kop-no-dug = Vous avez creusé ici à votre dernier tour. Creusez maintenant sur une autre île, ou de nouveau ici au prochain tour.
kop-no-maps = Creuser ici demande { $needed ->
    [one] { $needed } carte au trésor
   *[other] { $needed } cartes au trésor
} ; vous en avez { $held }. Laissez le trésor et revenez avec plus de cartes.
kop-no-part = Votre navire a déjà cette section : { $part }. Achetez l’autre, ou passez à la taverne.
kop-no-dear = Une section coûte { $price } doublons et vous en avez { $doubloons }. Passez à la taverne et revenez plus riche.
kop-no-go = Tous ceux qui vous restent ont une place : au début, vous gardez un pirate par couchette. Nommez l’un d’eux capitaine.
kop-no-fit = Vous avez plus de pirates que de couchettes. Renvoyez-en d’abord un.
kop-no-yours = { $pirate } n’est ni dans votre taverne ni à bord de votre navire. Choisissez l’un de vos pirates.
kop-no-hideout = Personne ne peut être attaqué dans un repaire. Attaquez en mer, ou terminez votre tour.
kop-no-sailing-on = Le navire de guerre vous a arrêté ici : vous ne pouvez pas continuer. Attaquez-le.
kop-no-warship-first = Le navire de guerre sur votre case se combat avant tout le reste. Attaquez-le.
kop-no-second-fight = Vous combattez une fois par tour, et ce combat est en cours. Terminez-le d’abord.
kop-no-target = Il n’y a sur votre case ni navire, ni ville, ni forteresse d’une nation. Naviguez vers une cible et arrêtez-vous-y, ou terminez votre tour.
kop-no-here = { $who } n’est pas sur votre case, et vous n’attaquez de navire que là. Allez-y d’abord et arrêtez-vous.
kop-no-attack-self = Vous ne pouvez pas vous attaquer vous-même. Choisissez un autre joueur.
kop-no-scapegoat = { $pirate } n’est pas un bouc émissaire à bord de votre navire. Choisissez-en un, ou soumettez-vous.
kop-not-window = Vous ne pouvez pas passer ici. Choisissez ce qui brille, ou l’un des boutons.
kop-not-discard = Votre main a de la place, rien ne doit partir. Gardez vos cartes.
kop-not-theft = Votre voleur vole pendant votre propre entretien, avant ou après les dés. Attendez votre prochain tour.
kop-not-movement = Vous naviguez à votre propre tour, jusqu’à votre arrêt. Répondez d’abord à ce qu’on vous demande.
kop-not-digging = Vous pouvez creuser une fois arrêté sur une île au trésor, quand personne ne joue plus de carte. Arrêtez-vous d’abord sur une île.
kop-not-hideout = Vous pouvez acheter des sections une fois arrêté dans un repaire. Allez-y d’abord.
kop-not-crew = Vous choisissez votre équipage dans un repaire, et un capitaine quand le vôtre est parti. Allez d’abord dans un repaire.
kop-not-attack = Vous pouvez attaquer une fois arrêté sur une case avec une cible. Allez-y d’abord et arrêtez-vous.
kop-not-dice = Un boulet relance vos propres dés tant qu’ils perdent le combat. Gardez-le pour ce moment.
kop-not-mutiny = Votre équipage n’est pas près de se mutiner, personne ne doit donc partir. Jouez une carte, ou passez.

# La leçon.
tutorial-king-of-pirates-sail = Vous êtes rouge, dans votre repaire, et pouvez naviguer de deux cases. Les tuiles cachées couvrent des navires, ou rien du tout. Cap à l’ouest. (À l’est, c’est le bord du plateau.)
tutorial-king-of-pirates-sail-done = La tuile était vide et disparaît. Il vous reste une case.
tutorial-king-of-pirates-merchant = Continuez vers le sud-ouest, où se trouve une autre tuile.
tutorial-king-of-pirates-merchant-done = Un petit navire marchand espagnol. Les marchands ne vous arrêtent pas, mais votre déplacement finit ici : vous pouvez combattre.
tutorial-king-of-pirates-attack = Le marchand a une défense de 5. Deux dés, plus 2 pour l’artillerie de votre capitaine, doivent l’atteindre. Attaquez !
tutorial-king-of-pirates-attack-done = Double 1 : avec l’artillerie cela fait 4. Pas assez.
tutorial-king-of-pirates-cannonball = Un boulet permet de relancer un dé ou les deux, tant que vos dés perdent. Vous en avez un : relancez les deux.
tutorial-king-of-pirates-cannonball-done = 8 et 2 battent le marchand. Deux cartes de butin ont rapporté 300 doublons, et le navire quitte le plateau.
tutorial-king-of-pirates-warship = Un navire de guerre met fin à votre déplacement et doit être combattu. Votre équipage est bon : cap à l’ouest, droit dessus.
tutorial-king-of-pirates-warship-done = 7 et 2 d’artillerie atteignent sa défense de 8. Quatre cartes de butin : 800 doublons.
tutorial-king-of-pirates-upkeep = Chaque tour commence par l’entretien : deux nouvelles cartes, mais personne n’en tient plus de six. Vous en avez cinq, donc l’une doit partir. Défaussez les soldats.
tutorial-king-of-pirates-upkeep-done = Vous avez pioché deux cartes, le Hollandais a bougé, et le dé d’entretien vous a coûté un rhum. Sans rhum, c’est la mutinerie. Puis chacun peut jouer des cartes avant que vous ne naviguiez.
tutorial-king-of-pirates-tailwind = Le scorbut vous réduit à une case. Un vent arrière ajoute jusqu’à deux cases que le scorbut ne touche pas. Jouez-le.
tutorial-king-of-pirates-tailwind-done = Trois cases maintenant. Chaque carte dit quand vous pouvez la jouer : cliquez dessus pour le savoir.
tutorial-king-of-pirates-dig = Votre déplacement a fini sur une grande île, et personne ne joue de carte. Elle demande quatre cartes au trésor : vous en tenez trois, et Velvet Odile compte pour une. Creusez !
tutorial-king-of-pirates-dig-done = 3000 doublons. Les cartes au trésor sont parties, et au prochain tour vous ne pourrez pas recreuser ici.
tutorial-king-of-pirates-home = Peu de rhum, pas de boulets, le scorbut : il vous faut un repaire. N’importe lequel des sept convient. Cap à l’est.
tutorial-king-of-pirates-home-done = Le scorbut disparaît aussitôt, et personne ne peut vous attaquer ici. Le chantier est ouvert.
tutorial-king-of-pirates-buy = Une section centrale coûte 2500 : une voile, une couchette et de la place en plus. Achetez la cale.
tutorial-king-of-pirates-buy-done = Un navire plus grand, et deux pirates veulent embarquer. Vous avez trois couchettes pour quatre pirates.
tutorial-king-of-pirates-crew = L’un doit partir. Chaque pirate a une capacité d’équipage et une de capitaine. Renvoyez Cutwater Brom.
tutorial-king-of-pirates-crew-done = Trois tiennent à bord. Vous pourriez en renvoyer d’autres ; nommez un capitaine, et vous refaites le plein de rhum et de boulets.
tutorial-king-of-pirates-ambush = Bleu vous attaque. Avant les dés, tous ceux qui tiennent des cartes sont interrogés en même temps, vous aussi. L’embuscade ajoute 3 à votre défense : jouez-la.
tutorial-king-of-pirates-ambush-done = Maintenant vous lancez tous les deux. Le plus haut total l’emporte et prend à l’autre la somme de quatre cartes de butin.
tutorial-king-of-pirates-mutiny = Plus de rhum, et une mutinerie va jeter votre capitaine dehors. Un bouc émissaire l’empêche : sacrifiez Tam Hardtack.
tutorial-king-of-pirates-mutiny-done = Le capitaine reste, le navire reste, le tour continue. Tam, non.
tutorial-king-of-pirates-dutchman = Bleu est près de la victoire et à côté du Hollandais volant. Jouez la carte et choisissez l’ouest : sur le navire bleu.
tutorial-king-of-pirates-dutchman-done = Bleu a perdu toutes ses cartes et tous ses pirates, et a été chassé vers un coin. Dans un repaire, il aurait été à l’abri.
tutorial-king-of-pirates-king = Vous avez 8200. La petite île demande trois cartes au trésor, et votre équipage a trois indices. Creusez, et soyez roi.
tutorial-king-of-pirates-king-done = Plus de 10 000 doublons : vous gagnez aussitôt, peu importe à qui c’est le tour.

# The table and the edition in a terminal.
kop-sketch-round = Tour de table { $round }
kop-sketch-ships = les chiffres sont les navires des places, D le Hollandais, ?? face cachée
kop-sketch-sites = C ville, F forteresse, m M navire marchand petit ou grand, W navire de guerre ; b britannique, f français, s espagnol
kop-sketch-hideouts = H repaire et la couleur qui y commence, HH celui de personne ; I- I+ île petite ou grande
kop-sketch-doubloons = doublons
kop-sketch-aboard = rhum { $rum }  boulets { $balls }  scorbut { $scurvy }  vitesse { $speed }  cartes { $cards }
kop-sketch-captain = Capitaine { $name } : { $captain } ; { $crew }
kop-sketch-pirate = { $name } : { $crew }
kop-sketch-decks = Pioche d’actions { $actions }, défausse { $discards } ; pirates dans la pioche { $pirates }
kop-sketch-hand = Main : { $cards }
kop-sketch-drawn = a pioché { $pirate }
kop-sketch-fight = Combat : { $attack } contre { $defence }
kop-sketch-king = { $who } est roi des pirates
kop-sketch-legend = ~~ océan  ^^ requins  H repaire  F forteresse  C ville  I île
kop-sketch-compass = boussole :
kop-sketch-targets = Cibles
kop-sketch-class = { $class ->
    [small-merchant] petit navire marchand
    [large-merchant] grand navire marchand
   *[warship] navire de guerre
}
kop-sketch-city = ville
kop-sketch-fortress = forteresse
kop-sketch-strength = défense { $defence }   cartes de butin { $loot }
kop-sketch-islands = Îles
kop-sketch-island = { $size ->
    [small] petite
   *[large] grande
}
kop-sketch-treasure = { $maps } cartes   { $doubloons } doublons
kop-sketch-loot = Cartes de butin
kop-sketch-actions = Cartes d’action
kop-sketch-ship = Navire
kop-sketch-bow-and-stern = proue et poupe
kop-sketch-hull = voiles { $sails }  couchettes { $berths }  rhum { $rum }  boulets { $balls }
kop-sketch-price = chaque pièce coûte { $price } doublons
kop-sketch-pirates = Pirates
kop-sketch-as-captain = capitaine : { $captain }
