# Einstellungen, man selbst und andere, der Code eines Tisches, das Prüfen der Würfel.

pages-all-settings = Alle Einstellungen
pages-colours = Farben der Plätze
pages-colours-harbour = wie in den Schachteln
pages-colours-safe = für alle Augen
pages-colours-signal = leuchtend
pages-motion = Bewegung
pages-motion-system = wie das System es wünscht
pages-motion-moving = Figuren gleiten
pages-motion-still = nichts bewegt sich
pages-passing = Von selbst passen
pages-passing-why = Wozu du nicht gefragt werden willst, wird außerhalb deines Zuges für dich gepasst, nach einem Countdown, den ein Klick anhält.
pages-settings-kept = All das merkt sich dieses Gerät.
pages-fresh = Eine neue Version ist da; der nächste Start nimmt sie.
pages-fresh-now = Jetzt nehmen
pages-fresh-later = Später

pages-me = Du
pages-asking = Der Server wird gefragt …
pages-me-offline = Partien gegen Bots auf diesem Gerät brauchen keinen Server.
pages-you-are = Du bist { $name }
pages-another-name = Ein anderer Name
pages-take-name = Nehmen
pages-renamed = So heißt du jetzt.
pages-keep = Dein Konto behalten
pages-keep-why = Du bist Gast: Nur dieser Browser kennt dich. Mit einem Passwort bleiben Name, Partien und Wertungen auf jedem Gerät deine.
pages-name = Name
pages-password = Passwort
pages-keep-it = Behalten
pages-kept = Dein Konto bleibt dir.
pages-sign-in = Anmelden
pages-sign-in-why = Hast du schon ein Konto behalten, sei auch hier diese Person. Was dieser Gast gespielt hat, bleibt beim Gast.
pages-sign-in-now = Hier anmelden
pages-signed-in = Du bist angemeldet.
pages-change-password = Passwort ändern
pages-present-password = Jetziges Passwort
pages-new-password = Neues Passwort
pages-end-tokens = Auch die Tokens meiner Programme beenden
pages-change-it = Ändern
pages-password-changed = Das Passwort ist geändert; andere Geräte sind abgemeldet.
pages-sign-out = Abmelden
pages-sign-out-why = Dieses Gerät vergisst dich; dein Konto bleibt.
pages-signed-out = Du bist abgemeldet.
pages-leave = Dein Konto löschen
pages-leave-why = Dein Name und deine Daten verschwinden. Was du gespielt hast, bleibt, ohne Namen.
pages-leave-sure = Das lässt sich nicht zurücknehmen. Alles über dich löschen?
pages-leave-now = Ja, löschen
pages-stay = Nein, ich bleibe
pages-left = Du bist gegangen.

pages-devices = Angemeldete Geräte
pages-this-device = dieses hier
pages-tokens = Programme, die für dich spielen
pages-tokens-why = Mit einem Token setzt sich ein Programm von dir unter deinem Namen an Tische, und sonst nichts.
pages-interface = Wie Programme spielen
pages-token-label = Wofür ist er?
pages-token-make = Token machen
pages-token-made = Kopiere den Token jetzt: Er wird nur dieses eine Mal gezeigt.
pages-key-seen = zuletzt gesehen { $day }
pages-key-end = „{ $label }“ beenden
pages-key-ended = Erledigt.
pages-end = Beenden

pages-person = Eine Person
pages-guest-since = Gast seit { $day }
pages-member-since = Hier seit { $day }
pages-ratings = Wertungen
pages-game = Spiel
pages-points = Punkte
pages-played = Gespielt
pages-won = Gewonnen
pages-mean-place = Mittlerer Platz
pages-best = Bestes Ergebnis
pages-number = { $number }
pages-history = Partien online
pages-no-matches = Noch keine Partie online ist zu Ende.
pages-more = Frühere
pages-export = Alle Aufzeichnungen mitnehmen
pages-replay = Ansehen
pages-place = Platz { $place }

pages-away = Ein Bot spielt für dich, weil deine Zeit ablief oder du weg warst.
pages-back = Ich spiele wieder
pages-qr = Den Link als Code für eine Handykamera zeigen
pages-qr-label = Der Link des Tisches als QR-Code
pages-verify = Waren die Würfel ehrlich?
pages-verify-honest = Die Würfel waren ehrlich.
pages-verify-draws = { $count ->
    [one] Das einzige Mischen oder Würfeln folgt aus dem Startwert der Partie.
   *[other] Jedes Mischen und Würfeln, { $count } im Ganzen, folgt aus dem Startwert der Partie.
}
pages-verify-commitment = Das Geheimnis des Servers ist das, auf das er sich vorher festgelegt hatte:
pages-verify-shares = { $count ->
    [one] Der Startwert entsteht aus diesem Geheimnis und dem Anteil einer Person.
   *[other] Der Startwert entsteht aus diesem Geheimnis und den Anteilen von { $count } Personen.
}
pages-verify-own = Der Anteil dieses Browsers ist darin, und die Festlegung ist die, die er vor der Partie sah.
pages-verify-old = Nicht als ehrlich bewiesen.
pages-verify-old-about = Diese Partie hatte die Würfel der Version 0.1.0. Der Server konnte sie während der Partie nicht ändern, aber die Person auf Platz 0 hätte sie alle vor dem Beginn ausrechnen können.
pages-verify-undos = { $count ->
    [one] Nach einer Rücknahme wurden die folgenden Würfe neu gezogen.
   *[other] Nach { $count } Rücknahmen wurden die folgenden Würfe neu gezogen.
}
pages-verify-round = { $count ->
    [one] Ein Versuch zu beginnen scheiterte, weil jemand seinen Anteil nicht zeigte.
   *[other] { $count } Versuche zu beginnen scheiterten, weil jemand seinen Anteil nicht zeigte.
}
pages-verify-absent = Dieser Browser wurde zu Beginn der Partie nicht nach seinem Anteil gefragt, die Würfel hängen also nicht von ihm ab.
pages-verify-broken = Etwas ist nicht, wie es sein soll:
