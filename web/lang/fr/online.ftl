# Lobby, online tables, and the connection to the server.
online-lobby-title = Jouer en ligne
online-lobby = Salon
online-to-lobby = Retour au salon
online-table-title = Nouvelle table
online-your-turn = ● À vous
online-unreachable = Serveur injoignable. Vérifiez votre connexion.
online-cannot = Le serveur ne peut pas faire cela.
online-tongue = Cette page n’est plus à jour. Rechargez-la. ({ $error })
online-chat = Discussion
online-say-something = Écrire un message
online-say = Envoyer
online-begin = Lancer la partie
online-stand = Quitter la place
online-wait-seats = Il reste des places. Invitez des amis ou ajoutez des bots.
online-wait-nobody = Tout le monde est là. À vous de lancer.
online-wait-host = En attente de { $host } …
online-sealed = Sceau des dés
online-sealed-about = HMAC-SHA-256 de la part secrète des dés du serveur : montré maintenant, ouvert à la fin
online-dice-waiting = Mélange des dés : il manque la part de { $names }.
online-reserved = Réservée à { $name }
online-wait-reserved = En attente des personnes à qui une place est réservée. Vous pouvez ajouter un bot à leur place, mais la partie ne sera alors pas classée.
online-give-up-seat = Ne plus attendre
online-keep-for = Réserver une place pour
online-keep-name = Nom du compte
online-keep-seat = Réserver
online-terms = { $rules ->
    [0] { $game } à { $seats }. { $pace }. { $join }. { $stake }.
    [one] { $game } à { $seats }, une règle modifiée. { $pace }. { $join }. { $stake }.
   *[other] { $game } à { $seats }, { $rules } règles modifiées. { $pace }. { $join }. { $stake }.
}
online-change-table = Modifier la table
online-change-about = Chacun devra de nouveau se dire prêt.
online-spectators = D’autres personnes peuvent regarder
online-save-table = Enregistrer les modifications
online-trouble-no-share = Votre navigateur n’a pas envoyé à temps sa part des dés : votre place est de nouveau libre.
online-free = Place libre
online-sit = S’asseoir ici
online-seat-bot = Ajouter un bot
online-send-away = Retirer
online-link = Lien d’invitation
online-copy = Copier
online-copied = Copié
online-open-table = Ouvrir une table
online-tables = Tables
online-no-table = Le port est calme. Lancez-vous : les arrivants remplaceront des bots.
online-under-way = En cours
online-about-to-begin = Sur le point de commencer
online-seats-free = { $free } places libres sur { $seats }
online-go-on = Reprendre
online-watch = Regarder
online-join = Rejoindre
online-another-name = Changer de nom
online-take-name = Enregistrer
online-clock-none = Sans limite de temps
online-strength = Niveau des bots
online-who-finds = Qui peut rejoindre
online-find-lobby = Tout le monde dans le salon
online-find-link = Toute personne ayant le lien
online-open = Ouvrir la table
online-looking = Recherche de la table …
online-connecting = Connexion …
online-line-lost = Connexion perdue. Reconnexion …
online-gone-table = Cette table n’existe plus
online-gone-table-about = Le serveur ne la connaît plus. Au port, vous trouverez les tables ouvertes.
online-signed-out-about = Connectez-vous pour reprendre votre place, ou revenez en nouvel invité.
online-as-guest = Continuer en invité
online-looking-on = Vous regardez
online-allow = Accepter
online-deny = Non
online-wants-back = veut annuler un coup qui a révélé quelque chose.
online-wants-back-others = veut annuler un coup. On attend l’accord des autres.
online-take-back = Annuler ?

# What the server refused.
online-trouble-late = Trop tard : la situation a changé. Regardez à nouveau.
online-trouble-over = La partie est finie.
online-trouble-turn = Ce n’est pas à vous.
online-trouble-not-allowed = Vous ne pouvez pas faire cela.
online-trouble-too-fast = Trop rapide. Attendez un instant.
online-trouble-not-found = Introuvable.
online-trouble-taken = Ce nom est déjà pris.
online-trouble-color = Cette couleur est déjà prise.
online-trouble-password = Nom ou mot de passe incorrect.
online-trouble-busy = Le serveur est occupé. Réessayez.
online-trouble-edition = Cette édition n’est pas valable.
online-trouble-failed = Une erreur s’est produite sur le serveur. Rien n’a été modifié.
online-trouble-illegal = Les règles ne le permettent pas.
online-trouble-nobody = Connectez-vous d’abord, ou jouez en invité.
online-trouble-no-account = Aucun compte ne porte ce nom.
online-trouble-needs-account = Les parties classées sont réservées aux comptes. Choisissez d’abord un mot de passe dans votre profil.
online-trouble-not-kept = Le serveur ne peut rien enregistrer pour le moment. Rien n’a été modifié.
online-trouble-not-over = La partie n’est pas encore finie.
online-trouble-position = Cette position n’est pas possible.
online-trouble-record = Cet enregistrement ne peut pas être rejoué.
online-trouble-request = Le serveur n’a pas compris la demande.
online-trouble-too-large = C’est trop volumineux.
online-trouble-too-slow = Cela a pris trop de temps. Réessayez.
online-trouble-unreadable = Cette table n’est plus lisible.
online-trouble-other = Le serveur répond : { $message }

# Why a table can’t go on.
online-stuck-full = Cette partie dure depuis si longtemps que son journal est plein. Ouvrez une nouvelle table.
online-stuck-rules = Cette partie a commencé avec la version { $began } des règles, et le serveur joue maintenant la version { $known }. Elle ne peut pas continuer ici, mais rien n’est perdu.
online-stuck-operator = L’exploitant a fermé cette table : { $reason }
online-stuck-damaged = Le journal de cette table est endommagé : elle ne peut pas continuer ici.

# Départs, et tables qui finissent avant l’heure.
online-gone = { $name } a perdu la connexion.
online-gone-wait = { $name } a perdu la connexion. Un bot pourra prendre le relais dans { $seconds } s.
online-stand-in = Laisser un bot jouer pour { $name }
online-leave = Quitter la partie
online-leave-why = Un bot joue à votre place. Rouvrez le lien de la table pour reprendre votre siège.
online-leave-offline = Vous êtes hors ligne : le serveur le saura dès qu’il sera joignable.
online-leaving-later = Vous quittez une table. Le serveur le saura dès qu’il sera joignable.
online-leave-now = Quitter
online-stay = Rester
online-call-off = Arrêter la partie
online-call-off-asked = Proposition de { $names } : arrêter la partie. Personne ne gagne, et elle ne compte pas pour le classement.
online-call-off-waiting = En attente de l’accord de tout le monde pour arrêter la partie.
online-call-off-agree = D’accord
online-call-off-no = Continuer
online-call-off-withdraw = Retirer la proposition
online-called-off = La partie a été arrêtée d’un commun accord.
online-closed-by-host = L’hôte a fermé cette table.
online-close-table = Fermer la table
online-close-about = Fermer cette table définitivement ? Tout le monde perd sa place.
online-close-now = Fermer définitivement
online-keep-open = La garder ouverte
online-unread = { $count ->
    [one] 1 nouveau message
   *[other] { $count } nouveaux messages
}
online-mute = Masquer { $name }
online-unmute = Ne plus masquer { $name }

# Le port des tables.
online-greet-morning = Bonjour, { $name }.
online-greet-day = Ohé, { $name } !
online-greet-evening = Bonsoir, { $name }.
online-waiting = { $count ->
    [one] Une table vous attend.
   *[other] { $count } tables vous attendent.
}
online-busy = { $online } en ligne · { $matches ->
    [one] une partie en cours
   *[other] { $matches } parties en cours
}
online-first-here = Le port est à vous. Invitez un ami ou jouez avec des bots.
online-turns = À vous de jouer
online-own = Vos tables
online-turn-now = C’est à vous
online-turn-left = C’est à vous : encore { $time }
online-your-turn-play = Jouer
online-next-table = Table suivante
online-asking = On interroge le serveur …
online-tables-count = { $count ->
    [one] Une table
   *[other] { $count } tables
}
online-host-table = Table de { $name }
online-board-of = Le plateau : { $game }
online-sit-at = Prendre la place { $number }
online-take-over-bot = Prendre la relève d’un bot
online-take-over-at = Prendre la relève de { $name }
online-bots-to-replace = { $count ->
    [one] En cours : un bot à remplacer
   *[other] En cours : { $count } bots à remplacer
}
online-being-watched = En cours · { $count } à regarder
online-pace-bank = { $minutes } min + { $seconds } s
online-pace-days = { $days ->
    [one] 1 jour par coup
   *[other] { $days } jours par coup
}
online-filter = Quelles tables
online-filter-game = Jeu
online-filter-all = Tous les jeux
online-filter-any = Tout rythme
online-filter-live = En direct
online-filter-days = Jours
online-filter-free = Places libres
online-filter-rated = Classées
online-filter-clear = Afficher toutes les tables
online-no-match = Aucune table ne convient. Affichez-les toutes ou ouvrez la vôtre.
online-at-anchor = Au port en ce moment
online-all-tables = Toutes les tables
online-going-on = { $running } en jeu, { $open } en attente
online-quick = Jouer tout de suite
online-play-now = Jouer tout de suite
online-quick-about = Vous avez une place aussitôt. Des bots complètent en attendant du monde.
online-quick-rated = Partie classée
online-quick-seats = Joueurs
online-any-seats = Peu importe
online-seats-of = { $count } joueurs
online-any-game = N’importe quel jeu
online-seeking = On vous cherche une place …
online-cut-off-about = Les parties contre des bots marchent sans serveur.
online-trying-again = Nouvel essai …
online-try-again = Réessayer
online-play-offline = Jouer contre des bots
online-present = connecté
online-absent = déconnecté
online-to-table = Aller à la table
online-dismiss = Fermer
online-notice-reserved = { $name } vous a réservé une place.
online-notice-removed = { $name } a repris votre place.
online-notice-closed = { $name } a fermé la table où vous aviez une place.
online-notice-friendly = Personne d’autre n’est venu. La partie est amicale : le classement ne bouge pas.
online-standing = Passer pour moi jusqu’à mon tour
online-standing-about = Pendant le tour des autres, vous ne jouez aucune carte et personne ne vous attend.

# Une nouvelle table, et une table qui se remplit.
online-table = Table
online-new-of = Nouvelle table : { $game }
online-card-who = Qui
online-card-pace = Rythme
online-pace-brisk = Vif
online-pace-relaxed = Tranquille
online-pace-day = Un jour
online-pace-slow = Trois jours
online-pace-free = Sans hâte
online-find-lobby-about = Votre navire est au port, visible de tous
online-find-link-about = Seulement ceux à qui vous envoyez le lien
online-card-stake = L’enjeu
online-friendly = Amicale
online-friendly-about = Le classement ne bouge pas. Chacun peut remplacer un bot
online-rated = Classée
online-rated-about = Pour les comptes, avec une pendule et les règles habituelles
online-rated-not = Choisissez une pendule et les règles habituelles pour une partie classée.
online-toggle-help = Cliquez sur un hublot pour y asseoir un bot ou libérer la place.
online-hole-free = Libre
online-seat-toggle = Place { $number } : { $who }. Changer
online-summary = { $bots ->
    [0] { $game } à { $seats }. { $pace }. { $join }. { $stake }.
    [one] { $game } à { $seats }, dont un bot. { $pace }. { $join }. { $stake }.
   *[other] { $game } à { $seats }, dont { $bots } bots. { $pace }. { $join }. { $stake }.
}
online-invite-friends = Invitez des amis
online-ready = C’est bon
online-ready-yes = C’est bon ✓
online-starts-in = Début dans { $seconds } s. Des bots prennent les places libres.
online-wait-people = Attendre du monde
online-the-host = l’hôte
online-no-table-about = Le lien est peut-être ancien, ou la table a été fermée. Au port, vous trouverez celles qui sont ouvertes.
