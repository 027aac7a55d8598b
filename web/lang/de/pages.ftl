# Einstellungen, man selbst und andere, der Code eines Tisches, das Prüfen der Würfel.

pages-all-settings = Alle Einstellungen
pages-colours = Farben der Plätze
pages-colours-classic = Klassisch
pages-colours-safe = Gut bei Farbenblindheit
pages-colours-signal = Leuchtend
pages-motion = Animationen
pages-motion-system = Wie im System
pages-motion-moving = An
pages-motion-still = Aus
pages-passing = Automatisch passen
pages-passing-why = Wenn du in einem fremden Zug nichts zu spielen hast, passt du nach einem Countdown automatisch. Ein Klick hält ihn an.
pages-settings-kept = Diese Einstellungen werden auf diesem Gerät gespeichert.
pages-update = Eine neue Version ist bereit. Sie gilt ab dem nächsten Start.
pages-update-now = Jetzt aktualisieren
pages-update-later = Später

pages-me = Profil
pages-asking = Wird geladen …
pages-you-are = Du bist { $name }
pages-another-name = Namen ändern
pages-take-name = Speichern
pages-renamed = Dein Name ist geändert.
pages-keep = Konto anlegen
pages-keep-why = Du bist Gast in diesem Browser. Mit Passwort behältst du Name, Partien und Wertung überall.
pages-name = Name
pages-password = Passwort
pages-keep-it = Anlegen
pages-kept = Dein Konto ist angelegt.
pages-sign-in = Anmelden
pages-sign-in-why = Du hast schon ein Konto? Melde dich an. Was du als dieser Gast gespielt hast, bleibt beim Gast.
pages-sign-in-now = Hier anmelden
pages-signed-in = Du bist angemeldet.
pages-change-password = Passwort ändern
pages-present-password = Aktuelles Passwort
pages-new-password = Neues Passwort
pages-end-tokens = Auch die Tokens meiner Programme widerrufen
pages-change-it = Ändern
pages-password-changed = Passwort geändert. Andere Geräte sind abgemeldet.
pages-sign-out = Abmelden
pages-sign-out-why = Dieses Gerät vergisst dich. Dein Konto bleibt.
pages-signed-out = Du bist abgemeldet.
pages-leave = Konto löschen
pages-leave-why = Dein Name und deine Daten werden gelöscht. Deine Partien bleiben, anonymisiert.
pages-leave-sure = Das lässt sich nicht rückgängig machen. Alles über dich löschen?
pages-leave-now = Ja, löschen
pages-stay = Nein, behalten
pages-left = Dein Konto ist gelöscht.

pages-devices = Angemeldete Geräte
pages-this-device = Dieses Gerät
pages-tokens = Programme, die für dich spielen
pages-tokens-why = Mit einem Token kann sich dein Programm unter deinem Namen an Tische setzen, sonst nichts.
pages-interface = Wie Programme spielen
pages-token-label = Wofür ist er?
pages-token-make = Token erstellen
pages-token-made = Kopiere den Token jetzt: Er wird nur dieses eine Mal gezeigt.
pages-key-seen = Zuletzt benutzt: { $day }
pages-key-end = „{ $label }“ entfernen
pages-key-ended = Erledigt.
pages-end = Entfernen

pages-person = Spieler
pages-person-gone = Der Link ist vielleicht alt, oder das Konto gibt es nicht mehr.
pages-guest-since = Gast seit { $day }
pages-member-since = Dabei seit { $day }
pages-ratings = Wertungen
pages-game = Spiel
pages-points = Wertung
pages-played = Gespielt
pages-won = Gewonnen
pages-mean-place = Mittlerer Rang
pages-best = Bestes Ergebnis
pages-number = { $number }
pages-history = Online-Partien
pages-no-matches = Noch keine beendete Online-Partie.
pages-more = Frühere Partien
pages-export = Meine Partien herunterladen
pages-replay = Ansehen
pages-place = Rang { $place }

pages-away = Ein Bot spielt für dich.
pages-back = Übernehmen
pages-qr = Link als QR-Code zeigen
pages-qr-label = Der Link zum Tisch als QR-Code
pages-verify = Waren die Würfel fair?
pages-verify-honest = Die Würfel waren fair.
pages-verify-draws = { $count ->
    [one] Das einzige Mischen oder Würfeln folgt aus dem Startwert der Partie.
   *[other] Jedes Mischen und Würfeln, insgesamt { $count }, folgt aus dem Startwert der Partie.
}
pages-verify-commitment = Das Geheimnis des Servers ist das, auf das er sich vor der Partie festgelegt hat:
pages-verify-shares = { $count ->
    [one] Der Startwert entsteht aus diesem Geheimnis und dem Anteil einer Person.
   *[other] Der Startwert entsteht aus diesem Geheimnis und den Anteilen von { $count } Personen.
}
pages-verify-own = Der Anteil dieses Browsers ist enthalten, und die Festlegung ist die, die er vor der Partie gesehen hat.
pages-verify-old = Nicht als fair bewiesen.
pages-verify-old-about = Diese Partie hatte die Würfel der Version 0.1.0. Der Server konnte sie während der Partie nicht ändern, aber die Person auf Platz 0 hätte sie alle vorher ausrechnen können.
pages-verify-undos = { $count ->
    [one] Nach einer Rücknahme wurden die folgenden Würfe neu gezogen.
   *[other] Nach { $count } Rücknahmen wurden die folgenden Würfe neu gezogen.
}
pages-verify-round = { $count ->
    [one] Ein Startversuch scheiterte, weil jemand seinen Anteil nicht schickte.
   *[other] { $count } Startversuche scheiterten, weil jemand seinen Anteil nicht schickte.
}
pages-verify-absent = Dieser Browser wurde zu Beginn der Partie nicht nach seinem Anteil gefragt, die Würfel hängen also nicht von ihm ab.
pages-verify-broken = Etwas stimmt nicht:
pages-front-archive = Meine Partien
pages-front-rules = Regeln
pages-play-of = { $action }: { $game }
pages-seats-keeps = Eine Partie { $game } läuft. Sie bleibt unter „Meine Partien“, wenn du eine neue beginnst.
pages-person-name = Dein Name
pages-person-about = Ein Mensch an diesem Gerät. Mehrere wechseln sich ab und reichen es weiter.
pages-player-of = Wer spielt { $seat }
pages-name-of = Name an Platz { $seat }
pages-lost-games = Zurück zu den Spielen

pages-alerts = Benachrichtigungen
pages-alerts-why = Erfahre, wann ein Tisch auf dich wartet, auch wenn diese Seite zu ist.
pages-alerts-of = Benachrichtige mich, wenn
pages-alerts-turn = ich am Zug bin
pages-alerts-begins = eine Partie beginnt
pages-alerts-full = mein Tisch voll ist
pages-alerts-over = eine Partie zu Ende ist
pages-alerts-by = { $event }: { $channel }
pages-alerts-push = Mitteilungen
pages-alerts-push-why = Dieser Browser zeigt eine Mitteilung. Füge jedes deiner Geräte hinzu.
pages-alerts-push-enable = Auf diesem Gerät einschalten
pages-alerts-push-disable = Auf diesem Gerät ausschalten
pages-alerts-push-on = Mitteilungen sind auf diesem Gerät eingeschaltet.
pages-alerts-push-denied = Dieser Browser blockiert Mitteilungen. Erlaube sie in den Einstellungen der Website.
pages-alerts-push-install = Tippe auf iPhone oder iPad erst auf „Teilen“ und „Zum Home-Bildschirm“ und öffne Freebooter von dort.
pages-alerts-push-none = Dieser Browser kann keine Mitteilungen zeigen.
pages-alerts-since = Seit { $day }
pages-alerts-webhook = Webhook
pages-alerts-webhook-why = Füge einen Webhook von Discord oder Slack, ein Thema von ntfy oder eine eigene Adresse ein.
pages-alerts-address = Adresse
pages-alerts-secret = Geheimnis der Signatur
pages-alerts-secret-why = Nachrichten an eine eigene Adresse sind mit diesem Geheimnis signiert (Standard Webhooks).
pages-alerts-mail = E-Mail
pages-alerts-mail-why = Höchstens eine E-Mail in vier Stunden. Jede hat einen Link zum Abbestellen.
pages-alerts-mail-address = E-Mail-Adresse
pages-alerts-mail-sent = Wir haben dir einen Link geschickt. Öffne ihn, um die Adresse zu bestätigen.
pages-alerts-mail-on = Benachrichtigungen gehen an { $address }.
pages-alerts-mail-off = { $address } ist noch nicht bestätigt. Öffne den Link in unserer E-Mail.
pages-alerts-test = Test senden
pages-alerts-delivered = Der Test ist angekommen.
pages-alerts-undelivered = Der Test kam nicht an. Prüf die Adresse.
pages-alerts-saved = Gespeichert.
pages-alerts-quiet = Ruhezeiten
pages-alerts-quiet-why = Danach bekommst du alles in einer einzigen Nachricht.
pages-alerts-from = Von
pages-alerts-to = Bis
