# Réglages, soi-même et les autres, le code d’une table, la vérification des dés.

pages-all-settings = Tous les réglages
pages-colours = Couleurs des places
pages-colours-classic = Classiques
pages-colours-safe = Adapté aux daltoniens
pages-colours-signal = Vives
pages-motion = Animations
pages-motion-system = Comme le système
pages-motion-moving = Activées
pages-motion-still = Désactivées
pages-passing = Passer automatiquement
pages-passing-why = Si vous n’avez rien à jouer pendant le tour d’un autre, vous passez automatiquement après un compte à rebours. Un clic l’arrête.
pages-settings-kept = Ces réglages sont enregistrés sur cet appareil.
pages-update = Une nouvelle version est prête. Elle servira au prochain démarrage.
pages-update-now = Mettre à jour
pages-update-later = Plus tard

pages-me = Profil
pages-asking = Chargement …
pages-you-are = Vous êtes { $name }
pages-another-name = Changer de nom
pages-take-name = Enregistrer
pages-renamed = Votre nom a été changé.
pages-keep = Créer un compte
pages-keep-why = Vous jouez en invité sur ce navigateur. Un mot de passe conserve partout nom, parties et classement.
pages-name = Nom
pages-password = Mot de passe
pages-keep-it = Créer
pages-kept = Votre compte est créé.
pages-sign-in = Se connecter
pages-sign-in-why = Vous avez déjà un compte ? Connectez-vous. Ce que vous avez joué avec cet invité reste à l’invité.
pages-sign-in-now = Se connecter ici
pages-signed-in = Vous êtes connecté.
pages-change-password = Changer de mot de passe
pages-present-password = Mot de passe actuel
pages-new-password = Nouveau mot de passe
pages-end-tokens = Révoquer aussi les jetons de mes programmes
pages-change-it = Changer
pages-password-changed = Mot de passe changé. Les autres appareils sont déconnectés.
pages-sign-out = Se déconnecter
pages-sign-out-why = Cet appareil vous oublie. Votre compte reste.
pages-signed-out = Vous êtes déconnecté.
pages-leave = Supprimer le compte
pages-leave-why = Votre nom et vos données sont supprimés. Vos parties restent, anonymisées.
pages-leave-sure = C’est irréversible. Supprimer tout ce qui vous concerne ?
pages-leave-now = Oui, supprimer
pages-stay = Non, le garder
pages-left = Votre compte est supprimé.

pages-devices = Appareils connectés
pages-this-device = Cet appareil
pages-tokens = Programmes qui jouent pour vous
pages-tokens-why = Un jeton permet à votre programme de s’asseoir aux tables sous votre nom, et rien d’autre.
pages-interface = Comment jouent les programmes
pages-token-label = À quoi sert-il ?
pages-token-make = Créer un jeton
pages-token-made = Copiez le jeton maintenant : il n’est montré qu’une fois.
pages-key-seen = Dernière utilisation : { $day }
pages-key-end = Retirer « { $label } »
pages-key-ended = C’est fait.
pages-end = Retirer

pages-person = Joueur
pages-person-gone = Le lien est peut-être ancien, ou le compte n’existe plus.
pages-guest-since = Invité depuis le { $day }
pages-member-since = Membre depuis le { $day }
pages-ratings = Classements
pages-game = Jeu
pages-points = Points
pages-played = Jouées
pages-won = Gagnées
pages-mean-place = Place moyenne
pages-best = Meilleur score
pages-number = { $number }
pages-history = Parties en ligne
pages-no-matches = Aucune partie en ligne terminée pour l’instant.
pages-more = Parties précédentes
pages-export = Télécharger mes parties
pages-replay = Revoir
pages-place = Place { $place }

pages-away = Un bot joue à votre place.
pages-back = Reprendre la main
pages-qr = Afficher le lien en code QR
pages-qr-label = Le lien de la table en code QR
pages-verify = Les dés étaient-ils honnêtes ?
pages-verify-honest = Les dés étaient honnêtes.
pages-verify-draws = { $count ->
    [one] Le seul mélange ou lancer vient de la graine de la partie.
   *[other] Les { $count } mélanges et lancers viennent tous de la graine de la partie.
}
pages-verify-commitment = Le secret du serveur est celui sur lequel il s’était engagé avant la partie :
pages-verify-shares = { $count ->
    [one] La graine vient de ce secret et de la part d’un joueur.
   *[other] La graine vient de ce secret et des parts de { $count } joueurs.
}
pages-verify-own = La part de ce navigateur est incluse, et l’engagement est celui qu’il a vu avant la partie.
pages-verify-old = Honnêteté non prouvée.
pages-verify-old-about = Cette partie utilisait les dés de la version 0.1.0. Le serveur ne pouvait pas les changer pendant la partie, mais le joueur à la place 0 aurait pu tous les calculer avant le début.
pages-verify-undos = { $count ->
    [one] Après une annulation, les dés suivants ont été tirés à nouveau.
   *[other] Après { $count } annulations, les dés suivants ont été tirés à nouveau.
}
pages-verify-round = { $count ->
    [one] Une tentative de départ a échoué parce que quelqu’un n’a pas envoyé sa part.
   *[other] { $count } tentatives de départ ont échoué parce que quelqu’un n’a pas envoyé sa part.
}
pages-verify-absent = Ce navigateur n’a pas été invité à donner sa part au début de la partie ; les dés ne dépendent donc pas de lui.
pages-verify-broken = Quelque chose ne va pas :
pages-front-archive = Mes parties
pages-front-rules = Règles
pages-play-of = { $action } : { $game }
pages-seats-keeps = Une partie de { $game } est en cours. Elle reste dans « Mes parties » quand vous en commencez une autre.
pages-person-name = Votre nom
pages-person-about = Une personne sur cet appareil. À plusieurs, on se le passe à tour de rôle.
pages-player-of = Qui joue { $seat }
pages-name-of = Nom à la place { $seat }
pages-lost-games = Retour aux jeux

pages-alerts = Alertes
pages-alerts-why = Sachez quand une table vous attend, même si cette page est fermée.
pages-alerts-of = M’alerter quand
pages-alerts-turn = c’est à moi de jouer
pages-alerts-begins = une partie commence
pages-alerts-full = ma table est complète
pages-alerts-over = une partie est terminée
pages-alerts-by = { $event } : { $channel }
pages-alerts-push = Notifications
pages-alerts-push-why = Ce navigateur affiche une notification. Ajoutez chacun de vos appareils.
pages-alerts-push-enable = Activer sur cet appareil
pages-alerts-push-disable = Désactiver sur cet appareil
pages-alerts-push-on = Les notifications sont activées sur cet appareil.
pages-alerts-push-denied = Ce navigateur bloque les notifications. Autorisez-les dans les réglages du site.
pages-alerts-push-install = Sur iPhone ou iPad, touchez d’abord Partager puis « Sur l’écran d’accueil », et ouvrez Freebooter de là.
pages-alerts-push-none = Ce navigateur ne peut pas afficher de notifications.
pages-alerts-since = Depuis le { $day }
pages-alerts-webhook = Webhook
pages-alerts-webhook-why = Collez un webhook de Discord ou de Slack, un sujet ntfy ou une adresse à vous.
pages-alerts-address = Adresse
pages-alerts-secret = Secret de signature
pages-alerts-secret-why = Les messages vers une adresse à vous sont signés avec ce secret (Standard Webhooks).
pages-alerts-mail = E-mail
pages-alerts-mail-why = Au plus un e-mail toutes les quatre heures. Chacun a un lien pour se désabonner.
pages-alerts-mail-address = Adresse e-mail
pages-alerts-mail-sent = Nous vous avons envoyé un lien. Ouvrez-le pour confirmer l’adresse.
pages-alerts-mail-on = Les alertes vont à { $address }.
pages-alerts-mail-off = { $address } n’est pas encore confirmée. Ouvrez le lien de notre e-mail.
pages-alerts-test = Envoyer un test
pages-alerts-delivered = Le test est arrivé.
pages-alerts-undelivered = Le test n’est pas arrivé. Vérifiez l’adresse.
pages-alerts-saved = Enregistré.
pages-alerts-quiet = Heures calmes
pages-alerts-quiet-why = À la fin, une seule alerte résume tout.
pages-alerts-from = De
pages-alerts-to = À
