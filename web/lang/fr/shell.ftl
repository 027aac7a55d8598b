# Ce que tous les jeux partagent : accueil, table, réglages.

shell-list = { $first } et { $last }
shell-addressed = { $who } : { $text }
shell-settings = Réglages
shell-language = Langue
shell-bots-think = Les bots réfléchissent
shell-speed-slow = lentement
shell-speed-normal = normalement
shell-speed-fast = vite
shell-colours = Couleurs
shell-theme-system = du système
shell-theme-light = claires
shell-theme-dark = sombres
shell-sound = Son
shell-off = coupé
shell-on = activé
shell-home = Freebooter : retour au port
shell-harbour = Retour au port
shell-lost = Perdu en mer
shell-lost-text = Il n'y a rien à cette adresse.

shell-front-text = Quatre jeux de pirates à une même table, contre des bots ou des amis.
shell-front-online = Jouer en ligne avec d'autres
shell-front-colophon = Les règles tournent ici, dans votre navigateur : ce que vous jouez contre les bots reste sur cet appareil.
shell-front-players = Joueurs
shell-front-minutes = Minutes
shell-front-weight = Difficulté
shell-front-go-on = Reprendre la partie
shell-front-new = Nouvelle partie
shell-front-now = Jouer maintenant
shell-front-seats = Choisir les places
shell-weight-light = légère
shell-weight-feather = plume
shell-weight-heavy = corsée

shell-seats-who = Qui joue ?
shell-seats-count = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
shell-seats-label = Places
shell-seat-number = Place { $number }
shell-color-of = Couleur de la place { $number }
shell-color-taken = { $color }, déjà prise
shell-color-auto = Cliquez sur une couleur pour la choisir ; cliquez encore une fois pour la laisser libre.
shell-seats-rules = Règles maison
shell-seats-start = Lever l'ancre
shell-player-person = Une personne ici
shell-player-bot = Bot : { $level }

shell-rules = Règles
shell-new-match = Nouvelle partie
shell-asked = Ce qui est à décider
shell-thinking = { $name } réfléchit …
shell-waiting = On attend { $name }, { $who } …
shell-still-thinking = Réfléchissent encore :
shell-confirm = Confirmer
shell-do-it = Faire ainsi
shell-back = Retour
shell-choices = { $count ->
    [0] Rien à choisir pour l'instant
    [one] La seule chose possible
   *[other] Les { $count } choses possibles
}
shell-hint = Conseil
shell-take-back = Reprendre
shell-hint-thinking = Un amiral regarde par-dessus votre épaule …
shell-hint-share = Part de victoire attendue
shell-percent = { $percent } %
shell-passing = Rien à jouer ici : on passe dans { $seconds } …
shell-hold = Attendre
shell-ask-about = Me demander hors de mon tour pour
shell-log = Le journal
shell-log-older = Montrer tout ce qui précède
shell-scores-now = Si tout s'arrêtait maintenant
shell-scores-final = Score final
shell-you = (vous)
shell-hand-over = Passer l'appareil
shell-hand-to = Passez l'appareil à
shell-here = Me voici
shell-clock-hours = { $hours } h { $minutes }
shell-clock-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}

shell-end-yours = La prise est à vous !
shell-end-theirs = La prise revient à
shell-end-you-share = Vous partagez la prise
shell-end-shared = La prise est partagée
shell-again = Rejouer
shell-other-seats = Autres places
shell-next-match = Vers la partie suivante
shell-once-more = Encore une partie
shell-record = Enregistrement

# Who sits where; bots and what they are like.
shell-who-you = vous
shell-who-person = personne
shell-who-away = { $name } (absent)
shell-who-nobody = personne
shell-who-bot = bot { $level }
shell-level-random = hasard
shell-level-greedy = avide
shell-level-cabin-boy = mousse
shell-level-mate = second
shell-level-captain = capitaine
shell-level-admiral = amiral
shell-level-plain = manuel
shell-level-about = { $level }, { $about }
shell-about-random = fait n'importe quoi de permis
shell-about-greedy = prend ce qui paraît le mieux sur le moment
shell-about-cabin-boy = voit peu et oublie presque tout : un premier adversaire
shell-about-mate = réfléchit un peu et oublie parfois
shell-about-captain = prévoit et se souvient bien
shell-about-admiral = réfléchit autant qu'il peut et n'oublie rien
shell-about-plain = cherche selon le manuel ; une mesure pour les autres

# Why a hint is given.
shell-why-nothing = Ne change encore aucun score
shell-why-brings = Rapporte { $gain } tout de suite
shell-why-costs = Coûte { $loss } tout de suite
shell-why-only = { $now } ; il n'y a rien d'autre à faire.
shell-why-beside = { $now }, et gagne dans { $own } des suites examinées ; « { $other } » gagne dans { $its }.

# Why nothing is taken back.
shell-undo-nothing = Vous n'avez rien à reprendre.
shell-undo-chance = Des dés ou des cartes ont été tirés depuis : cela ne se reprend pas.
shell-undo-secret = Quelque chose de caché a été montré depuis : cela ne se reprend pas.

# Values of options that several games have.
shell-yes = oui
shell-no = non
shell-random = tiré au sort
shell-option-first = Qui commence

# Why a match cannot begin.
shell-setup-players = Ce jeu est pour { $min } à { $max } places.
shell-setup-option = Une règle maison ne convient pas à ce nombre de places : qui commence doit avoir une place.
