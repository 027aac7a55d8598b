# Ce que tous les jeux partagent : accueil, table, réglages.

shell-addressed = { $who } : { $text }
shell-settings = Réglages
shell-language = Langue
shell-bots-think = Vitesse des bots
shell-speed-slow = Lente
shell-speed-normal = Normale
shell-speed-fast = Rapide
shell-colours = Thème
shell-theme-system = Système
shell-theme-light = Clair
shell-theme-dark = Sombre
shell-sound = Son
shell-off = Désactivé
shell-on = Activé
shell-home = Freebooter : accueil
shell-front = Accueil
shell-ways = Pages
shell-archive = Parties
shell-lost = Perdu en mer
shell-lost-text = Il n’y a rien à cette adresse.

shell-front-text = Quatre jeux de pirates, contre des bots ou entre amis.
shell-front-online = Jouer en ligne
shell-front-colophon = Les règles tournent dans votre navigateur : les parties contre des bots restent sur cet appareil.
shell-front-players = Joueurs
shell-front-minutes = Minutes
shell-front-weight = Complexité
shell-front-go-on = Reprendre
shell-front-new = Nouvelle partie
shell-front-now = Jouer maintenant
shell-front-seats = Préparer une partie
shell-weight-light = faible
shell-weight-feather = très faible
shell-weight-heavy = élevée

shell-seats-who = Qui joue ?
shell-seats-count = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
shell-seats-label = Places
shell-seat-number = Place { $number }
shell-color-of = Couleur de la place { $number }
shell-color-taken = { $color }, déjà prise
shell-color-auto = Cliquez sur une couleur pour la choisir. Cliquez encore pour la laisser libre.
shell-seats-rules = Règles maison
shell-seats-start = Lancer la partie

shell-rules = Règles
shell-new-match = Nouvelle partie
shell-thinking = { $name } réfléchit …
shell-waiting = En attente de { $name }, { $who } …
shell-waiting-for = En attente de { $name } …
shell-still-thinking = Réfléchissent encore :
shell-confirm = Confirmer
shell-do-it = Confirmer
shell-back = Annuler
shell-choices = { $count ->
    [one] Votre seul coup
   *[other] Vos { $count } coups
}
shell-hint = Conseil
shell-take-back = Annuler le coup
shell-hint-thinking = Un amiral regarde par-dessus votre épaule …
shell-hint-share = Part de victoire attendue
shell-hint-best = Le mieux : { $action }
shell-hint-odds = { $win } (deuxième choix : { $next })
shell-hint-close = { $win } (un autre coup vaut à peu près autant)
shell-passing = Vous n’avez rien à jouer : passe dans { $seconds } …
shell-hold = Attendre
shell-ask-about = Pendant le tour des autres, me demander pour
shell-ask-every = chaque occasion, même sans grand intérêt
shell-log = Journal
shell-log-older = Voir ce qui précède
shell-scores-now = Score actuel
shell-leads = En tête
shell-scores-final = Score final
shell-you = (vous)
shell-hand-over = Passer l’appareil
shell-hand-to = Passez l’appareil à
shell-here = Me voici
shell-clock-hours = { $hours } h { $minutes }
shell-clock-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}

shell-end-wins = { $you ->
    [1] Vous gagnez !
   *[other] Victoire : { $name } !
}
shell-end-shared = { $you ->
    [1] Vous partagez la victoire !
   *[other] Victoire partagée !
}
shell-total = Total
shell-turning-search = Recherche du tournant …
shell-turning-point = Tournant : { $name }, coup { $moment } ({ $change } de chances de gagner)
shell-turning-none = Aucun coup n’a été décisif à lui seul.
shell-review = Revoir la partie
shell-again = Revanche
shell-other-seats = Changer les joueurs
shell-next-match = Vers la revanche
shell-once-more = Revanche
shell-record = Enregistrement

# Who sits where; bots and what they are like.
shell-who-you = vous
shell-who-person = humain
shell-who-away = { $name } (absent)
shell-who-nobody = personne
shell-who-bot = { $level } (bot)
shell-level-random = hasard
shell-level-greedy = avide
shell-level-cabin-boy = mousse
shell-level-mate = second
shell-level-captain = capitaine
shell-level-admiral = amiral
shell-level-plain = manuel
shell-level-about = { $level }, { $about }
shell-about-random = joue n’importe quel coup permis
shell-about-greedy = prend ce qui paraît le mieux sur le moment
shell-about-cabin-boy = ne voit pas grand-chose et oublie presque tout : un premier adversaire
shell-about-mate = réfléchit un peu et oublie parfois
shell-about-captain = prévoit et se souvient bien
shell-about-admiral = réfléchit autant qu’il peut et n’oublie rien
shell-about-plain = recherche classique : une référence pour les autres

# Why an undo is refused.
shell-undo-nothing = Vous n’avez rien à annuler.
shell-undo-chance = Trop tard pour annuler : des dés ou des cartes ont été tirés depuis.
shell-undo-secret = Trop tard pour annuler : quelque chose de caché a été révélé depuis.

# Values of options that several games have.
shell-yes = oui
shell-no = non
shell-random = au hasard
shell-option-first = Qui commence

# Why a match cannot start.
shell-setup-players = Ce jeu se joue de { $min } à { $max } joueurs.
shell-setup-option = Une règle maison ne convient pas à ce nombre de places : le premier joueur doit avoir une place.

# Confirmation, son et vibration.
shell-confirm-which = Confirmer les coups
shell-confirm-always = Toujours
shell-confirm-risky = Les plus risqués
shell-confirm-never = Jamais
shell-volume = Volume
shell-sounds = Sons
shell-sounds-pieces = Pièces, cartes et dés
shell-sounds-events = Argent, eau et canons
shell-sounds-signals = Votre tour, abordages, fin
shell-sound-ask = Activer le son ?
shell-sound-no = Non merci
shell-vibration = Vibration du téléphone

# À la table.
shell-close = Fermer
shell-log-open = Afficher le journal
shell-can-choose = peut être choisi
shell-cut-off = Connexion perdue. Vous pourrez rejouer dès son retour.
shell-legend = Légende
shell-legend-none = Ce plateau n’a pas besoin de légende.
shell-keys = Raccourcis clavier
shell-key-tab = aller à la pièce ou au bouton suivant
shell-key-enter = choisir, ou confirmer un coup
shell-key-escape = annuler, ou fermer ce qui est ouvert
shell-key-hint = conseil : montrer un bon coup
shell-key-undo = annuler votre dernier coup
shell-key-moves = lister tous vos coups
shell-key-log = aller au journal
shell-key-arrows = se déplacer dans une liste
shell-key-keys = afficher ces raccourcis

# Notes de la première partie.
shell-note-question = Ce panneau vous dit quoi faire. Revenez-y en cas de doute.
shell-note-board = Ce qui brille sur le plateau peut être choisi. Cliquez, lisez ce que cela rapporte, puis confirmez.
shell-note-help = Un doute ? Le conseil montre un bon coup. « Annuler le coup » reprend votre dernier coup.
shell-note-next = Suivant
shell-note-skip = Passer
shell-note-done = Compris
