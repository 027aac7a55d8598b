# Réglages, soi-même et les autres, le code d’une table, la vérification des dés.

pages-all-settings = Tous les réglages
pages-colours = Couleurs des places
pages-colours-harbour = comme dans les boîtes
pages-colours-safe = pour tous les yeux
pages-colours-signal = vives
pages-motion = Mouvement
pages-motion-system = comme le système le souhaite
pages-motion-moving = les pièces glissent
pages-motion-still = rien ne bouge
pages-passing = Passer tout seul
pages-passing-why = Là où vous ne voulez pas être consulté hors de votre tour, on passe pour vous après un compte à rebours qu’un clic arrête.
pages-settings-kept = Tout cela est gardé sur cet appareil.
pages-fresh = Une nouvelle version est prête ; le prochain démarrage la prendra.
pages-fresh-now = La prendre maintenant
pages-fresh-later = Plus tard

pages-me = Vous
pages-asking = On demande au serveur …
pages-me-offline = Les parties contre des robots sur cet appareil n’ont pas besoin de serveur.
pages-you-are = Vous êtes { $name }
pages-another-name = Un autre nom
pages-take-name = Le prendre
pages-renamed = C’est votre nom désormais.
pages-keep = Garder votre compte
pages-keep-why = Vous êtes un invité : seul ce navigateur vous connaît. Avec un mot de passe, votre nom, vos parties et vos classements restent à vous sur tout appareil.
pages-name = Nom
pages-password = Mot de passe
pages-keep-it = Le garder
pages-kept = Votre compte est gardé.
pages-sign-in = Se connecter
pages-sign-in-why = Si vous avez déjà gardé un compte, soyez cette personne ici aussi. Ce que cet invité a joué reste à l’invité.
pages-sign-in-now = Se connecter ici
pages-signed-in = Vous êtes connecté.
pages-change-password = Changer de mot de passe
pages-present-password = Mot de passe actuel
pages-new-password = Nouveau mot de passe
pages-end-tokens = Révoquer aussi les jetons de mes programmes
pages-change-it = Changer
pages-password-changed = Le mot de passe est changé ; les autres appareils sont déconnectés.
pages-sign-out = Se déconnecter
pages-sign-out-why = Cet appareil vous oublie ; votre compte reste.
pages-signed-out = Vous êtes déconnecté.
pages-leave = Supprimer votre compte
pages-leave-why = Votre nom et vos données disparaissent. Ce que vous avez joué reste, sans nom.
pages-leave-sure = Cela ne se reprend pas. Supprimer tout ce qui vous concerne ?
pages-leave-now = Oui, supprimer
pages-stay = Non, je reste
pages-left = Vous êtes parti.

pages-devices = Appareils connectés
pages-this-device = celui-ci
pages-tokens = Programmes qui jouent pour vous
pages-tokens-why = Un jeton permet à un de vos programmes de s’asseoir aux tables sous votre nom, et rien d’autre.
pages-interface = Comment jouent les programmes
pages-token-label = À quoi sert-il ?
pages-token-make = Créer un jeton
pages-token-made = Copiez le jeton maintenant : il n’est montré que cette fois.
pages-key-seen = vu le { $day }
pages-key-end = Mettre fin à « { $label } »
pages-key-ended = C’est fait.
pages-end = Mettre fin

pages-person = Un joueur
pages-guest-since = Invité depuis le { $day }
pages-member-since = Ici depuis le { $day }
pages-ratings = Classements
pages-game = Jeu
pages-points = Points
pages-played = Jouées
pages-won = Gagnées
pages-mean-place = Place moyenne
pages-best = Meilleur score
pages-number = { $number }
pages-history = Parties en ligne
pages-no-matches = Aucune partie en ligne n’est encore finie.
pages-more = Les précédentes
pages-export = Emporter toutes les parties
pages-replay = Revoir
pages-place = Place { $place }

pages-away = Un robot joue pour vous : votre temps était écoulé, ou vous étiez parti.
pages-back = Je rejoue
pages-qr = Montrer le lien en code pour l’appareil photo d’un téléphone
pages-qr-label = Le lien de la table en code QR
pages-verify = Les dés étaient-ils honnêtes ?
pages-verify-honest = Les dés étaient honnêtes.
pages-verify-draws = { $count ->
    [one] Le seul mélange ou lancer vient de la graine de la partie.
   *[other] Les { $count } mélanges et lancers viennent tous de la graine de la partie.
}
pages-verify-commitment = Le secret du serveur est celui auquel il s’était engagé auparavant :
pages-verify-shares = { $count ->
    [one] La graine vient de ce secret et de la part d’une personne.
   *[other] La graine vient de ce secret et des parts de { $count } personnes.
}
pages-verify-own = La part de ce navigateur y est, et l’engagement est celui qu’il a vu avant la partie.
pages-verify-old = Honnêteté non prouvée.
pages-verify-old-about = Cette partie utilisait les dés de la version 0.1.0. Le serveur ne pouvait pas les changer pendant la partie, mais la personne à la place 0 aurait pu tous les calculer avant le début.
pages-verify-undos = { $count ->
    [one] Après une annulation, les dés suivants ont été tirés à nouveau.
   *[other] Après { $count } annulations, les dés suivants ont été tirés à nouveau.
}
pages-verify-round = { $count ->
    [one] Une tentative de commencer a échoué parce que quelqu’un n’a pas montré sa part.
   *[other] { $count } tentatives de commencer ont échoué parce que quelqu’un n’a pas montré sa part.
}
pages-verify-absent = Ce navigateur n’a pas été invité à donner sa part au début de la partie ; les dés ne dépendent donc pas de lui.
pages-verify-broken = Quelque chose n’est pas comme il faut :
