# Ce que tous les jeux partagent : accueil, table, réglages.

shell-list = { $first } et { $last }
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
shell-home = Freebooter : retour au port
shell-harbour = Retour au port
shell-lost = Perdu en mer
shell-lost-text = Il n'y a rien à cette adresse.

shell-front-text = Quatre jeux de pirates à une même table, contre des bots ou des amis.
shell-front-online = Jouer en ligne avec d'autres
shell-front-colophon = Les règles tournent ici, dans votre navigateur : ce que vous jouez contre les bots reste sur cet appareil.
shell-front-players = Joueurs
shell-front-minutes = Minutes
shell-front-weight = Difficulté
shell-front-yard = Encore au chantier : bientôt
shell-front-go-on = Reprendre la partie
shell-front-new = Nouvelle partie
shell-front-now = Jouer maintenant
shell-front-seats = Choisir les places
shell-weight-light = légère
shell-weight-medium = moyenne
shell-weight-heavy = élevée

shell-seats-who = Qui joue ?
shell-seats-count = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
shell-seats-label = Places
shell-seats-rules = Règles maison
shell-seats-start = Lever l'ancre
shell-player-person = Une personne ici
shell-player-bot = Bot : { $level }, { $about }

shell-rules = Règles
shell-new-match = Nouvelle partie
shell-asked = Ce qui est à décider
shell-thinking = { $name } réfléchit …
shell-waiting = On attend { $name }, { $who } …
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
shell-percent = { $percent } %
shell-passing = Rien à jouer ici : on passe dans { $seconds } …
shell-hold = Attendre
shell-ask-about = Me demander hors de mon tour pour
shell-log = Le journal
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

shell-end-yours = La prise est à vous !
shell-end-theirs = La prise revient à
shell-end-you-share = Vous partagez la prise
shell-end-shared = La prise est partagée
shell-again = Rejouer
shell-other-seats = Autres places
shell-next-match = Vers la partie suivante
shell-once-more = Encore une partie
shell-record = Enregistrement
