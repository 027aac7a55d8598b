# What is wrong with an edition, a position or chance of King of Pirates.

# Editions: counts.
kop-wrong-ocean-tiles = tuiles océan
kop-wrong-shark-tiles = tuiles requins
kop-wrong-action-cards = cartes d’action
kop-wrong-loot-cards = cartes de butin
kop-wrong-faces = faces
kop-wrong-pirates = pirates
kop-wrong-range = { $value } n’est pas entre { $least } et { $most }

# Editions: the board.
kop-wrong-rows = { $rows } rangées au lieu de neuf
kop-wrong-hexes = { $hexes } cases au lieu de { $wanted }
kop-wrong-word = `{ $word }` n’est pas une sorte de case
kop-wrong-place = `{ $word }` ne peut pas être en { $hex }
kop-wrong-hideouts = { $found } repaires de { $color } au lieu de { $wanted }
kop-wrong-fortresses = { $found } forteresses { $nation } au lieu de { $wanted }
kop-wrong-cities = { $found } villes { $nation } au lieu de { $wanted }
kop-wrong-nation = { $nation ->
    [british] britanniques
    [french] françaises
   *[spanish] espagnoles
}
kop-wrong-islands = { $found } îles au trésor au lieu de { $wanted }
kop-wrong-ocean-hexes = { $found } cases d’océan au lieu de { $wanted }
kop-wrong-shark-hexes = { $found } cases à requins au lieu de { $wanted }
kop-wrong-no-color = pas de couleur pour { $heading }
kop-wrong-two-faces = { $color } figure sur deux faces

# Editions: cards and pirates.
kop-wrong-values = plus de { $most } valeurs différentes
kop-wrong-hopeless = personne ne pourrait gagner : les dés seuls ne battent ni ville ni forteresse, et aucune île ne rapporte
kop-wrong-poor = personne ne pourrait gagner : ni le butin ni les îles ne rapportent de doublons
kop-wrong-name = un nom fait de 1 à { $most } octets
kop-wrong-named-twice = { $name } figure deux fois
kop-wrong-crew-ability = capacité d’équipage { $ability } sur { $count } pirates ; deux au moins
kop-wrong-captain-ability = capacité de capitaine { $ability } sur { $count } pirates, pas sur deux

# Positions.
kop-wrong-components = valeurs du matériel : { $fault }
kop-wrong-round-zero = les tours de table se comptent à partir de 1
kop-wrong-round = une partie se termine après le tour de table { $last }
kop-wrong-no-dug = mais `dug` ne nomme aucune île
kop-wrong-part-twice = { $part } figure deux fois
kop-wrong-pirate-twice = un pirate figure deux fois
kop-wrong-crew-twice = { $pirate } figure deux fois (rang { $place })
kop-wrong-hand-size = plus de cartes qu’il n’y en a
kop-wrong-berths = { $crew } pirates dans { $berths } couchettes
kop-wrong-room = { $count } là où il y a de la place pour { $room }
kop-wrong-two-places = { $pirate } est à deux endroits
kop-wrong-no-sea = { $hex } n’est pas une case de mer
kop-wrong-tile-there = { $hex } a déjà une tuile
kop-wrong-empty-tile = une tuile vide est retirée quand on la retourne
kop-wrong-tiles = { $tile } : il n’y en a que { $count }
kop-wrong-card = plus de cartes { $card } qu’il n’y en a
kop-wrong-no-frame = un état a au moins un cadre
kop-wrong-frames = un état a au plus quatre cadres
kop-wrong-interrupt = il ne peut pas interrompre le cadre du dessous
kop-wrong-two-parts = il y a deux sections centrales
kop-wrong-off-board = hors du plateau

# Positions: counters, ships and hands.
kop-wrong-tailwinds = au plus { $most } vents arrière peuvent avoir été joués ce tour-ci
kop-wrong-moved = au plus { $most } cases peuvent avoir été parcourues ce tour-ci
kop-wrong-thefts = au plus { $most } vols par tour
kop-wrong-ended = un tour finit aussitôt, sauf si le navire renvoyé doit encore faire quelque chose
kop-wrong-coins = pas un multiple de { $unit }
kop-wrong-rich = plus que quiconque ne peut avoir gagné
kop-wrong-hidden = un navire retourne la tuile sur laquelle il arrive
kop-wrong-haunted = un navire sur la case du Hollandais volant, et aucun autre, est dans `haunted`
kop-wrong-robbed = le Hollandais volant ne lui laisse ni cartes ni pirates
kop-wrong-no-island = il n’y a pas d’île
kop-wrong-dug-now = seul le joueur dont c’est le tour creuse, après son déplacement
kop-wrong-held = { $held } cartes là où { $limit } est le maximum
kop-wrong-draw = nombre de cartes piochées incorrect
kop-wrong-no-captain = des pirates à bord, mais pas de capitaine
kop-wrong-drawn = il n’est pas en train de choisir son équipage
kop-wrong-choice = plus de { $most } pirates au choix
kop-wrong-no-king = personne n’a 10 000 doublons, et ce n’est pas le dernier tour du tour de table { $last }
kop-wrong-king = avec 10 000 doublons, un joueur a gagné : `frames` est `["over"]`
kop-wrong-start-round = le premier tour vient d’abord
kop-wrong-start-passing = personne n’est sollicité pour des cartes pendant la mise en place
kop-wrong-start-dutchman = il commence au centre
kop-wrong-start-ship = son premier tour n’a pas commencé
kop-wrong-start-drawn = il a pioché des pirates ou a formé son équipage
kop-wrong-start-hand = { $cards } cartes sont distribuées

# Positions: frames.
kop-wrong-ocean-laid = des tuiles d’océan sont déjà posées
kop-wrong-sharks-laid = des tuiles requins sont déjà posées
kop-wrong-ocean-missing = des tuiles d’océan manquent ou sont face visible
kop-wrong-sharks-missing = des tuiles requins manquent ou sont face visible
kop-wrong-seats = il ne nomme aucune place, ou des places qui n’existent pas
kop-wrong-discarded = aucune carte n’a encore été défaussée
kop-wrong-deck = les cartes d’action sont dans la pioche, et personne n’en a
kop-wrong-shuffled = les pirates sont déjà mélangés
kop-wrong-dealt = des cartes ou des pirates sont déjà distribués
kop-wrong-bottom = ce doit être une mise en place, un tour ou la fin
kop-wrong-no-seat = cette place n’existe pas
kop-wrong-promote = il n’y a pas de capitaine à choisir
kop-wrong-excess = la main ne dépasse pas sa limite
kop-wrong-shuffle-actions = la pioche d’action n’a pas à être mélangée
kop-wrong-shuffle-pirates = la pioche des pirates n’a pas à être mélangée
kop-wrong-window-asked = `asked` nomme une place sans cartes, ou une qui passe pour le tour
kop-wrong-window-closed = `asked` ne nomme personne : la fenêtre est fermée
kop-wrong-window-holders = après une carte, `asked` nomme tous ceux qui en ont une
kop-wrong-mutiny-rum = une mutinerie faute de rhum frappe le joueur dont c’est le tour et qui n’a plus de rhum
kop-wrong-mutiny-happens = une fois qu’elle a lieu, le capitaine est à la mer
kop-wrong-mutiny-asked = `asked` nomme une place qui n’a pas de réponse
kop-wrong-mutiny-nobody = `asked` ne nomme personne : elle a lieu
kop-wrong-mutiny-holders = après une carte, `asked` nomme tous ceux qui ont une réponse
kop-wrong-refit-seat = ce n’est pas cette place qui est dans un repaire
kop-wrong-refit-place = le navire n’est dans aucun repaire
kop-wrong-refit-scurvy = dans un repaire, le scorbut s’en va avant toute autre chose
kop-wrong-refit-buy = les sections s’achètent avant de piocher
kop-wrong-refit-draws = on pioche autant de pirates qu’il y a de couchettes vides, plus un
kop-wrong-result = le résultat est acquis : aucune fenêtre n’est ouverte
kop-wrong-leads = `leads` dit qui menait tant que la dernière fenêtre est ouverte
kop-wrong-fired = `fired` est pour les dés lancés après une carte
kop-wrong-turned = `turned` est pour les dés qui peuvent être relancés
kop-wrong-warship = on combat d’abord un navire de guerre
kop-wrong-target = la cible n’est pas sur la case de l’attaquant
kop-wrong-dice = deux dés montrent de 1 à 6, ou 0 avant d’être lancés
kop-wrong-nation-dice = une nation ne lance pas de dés
kop-wrong-attack-dice = l’attaquant n’a pas encore lancé
kop-wrong-defence-dice = le défenseur n’a pas encore lancé
kop-wrong-defence-early = le défenseur lance après l’attaquant
kop-wrong-failed = une attaque ratée ne rapporte pas de butin
kop-wrong-loot = nombre de cartes de butin incorrect
kop-wrong-bonus = la défausse ne contient pas de cartes qui ajoutent autant

# Chance by hand.
kop-wrong-wanted = attendu : { $what }
kop-wrong-seat = une place à cette table
kop-wrong-each-tile = les { $count } { $waters ->
    [ocean] tuiles d’océan
   *[sharks] tuiles requins
}, chacune une fois
kop-wrong-each-card = les { $count } cartes d’action défaussées, chacune une fois
kop-wrong-each-pirate = les { $count } pirates défaussés, chacun une fois
kop-wrong-face = une face du dé d’entretien
kop-wrong-die = un dé montre de 1 à 6
kop-wrong-loot-deck = { $count } cartes de la pioche de butin
kop-wrong-asked-first = le premier joueur
kop-wrong-asked-ocean = les tuiles d’océan
kop-wrong-asked-sharks = les tuiles requins
kop-wrong-asked-actions = un ordre des cartes d’action
kop-wrong-asked-pirates = un ordre des pirates
kop-wrong-asked-compass = le dé boussole
kop-wrong-asked-upkeep = le dé d’entretien
kop-wrong-asked-die = un dé de combat
kop-wrong-asked-dice = deux dés de combat
kop-wrong-asked-loot = cartes de butin
