# Was alle Spiele teilen: Startseite, Tisch, Einstellungen.

shell-addressed = { $who }: { $text }
shell-settings = Einstellungen
shell-language = Sprache
shell-bots-think = Tempo der Bots
shell-speed-slow = Langsam
shell-speed-normal = Normal
shell-speed-fast = Schnell
shell-colours = Design
shell-theme-system = Wie im System
shell-theme-light = Hell
shell-theme-dark = Dunkel
shell-sound = Ton
shell-off = Aus
shell-on = An
shell-home = Freebooter: Startseite
shell-front = Startseite
shell-ways = Seiten
shell-archive = Partien
shell-lost = Verschollen auf See
shell-lost-text = Unter dieser Adresse gibt es nichts.

shell-front-text = Vier Piratenspiele, gegen Bots oder mit Freunden.
shell-front-online = Online spielen
shell-front-colophon = Die Regeln laufen in deinem Browser: Partien gegen Bots bleiben auf diesem Gerät.
shell-front-players = Spieler
shell-front-minutes = Minuten
shell-front-weight = Komplexität
shell-front-go-on = Weiterspielen
shell-front-new = Neue Partie
shell-front-now = Jetzt spielen
shell-front-seats = Partie einrichten
shell-weight-light = gering
shell-weight-feather = sehr gering
shell-weight-heavy = hoch

shell-seats-who = Wer spielt?
shell-seats-count = { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
}
shell-seats-label = Plätze
shell-seat-number = Platz { $number }
shell-color-of = Farbe von Platz { $number }
shell-color-taken = { $color }, vergeben
shell-color-auto = Klick eine Farbe an, um sie zu wählen. Klick sie noch einmal an, um sie offenzulassen.
shell-seats-rules = Hausregeln
shell-seats-start = Partie starten

shell-rules = Regeln
shell-new-match = Neue Partie
shell-thinking = { $name } überlegt …
shell-waiting = Warten auf { $name }, { $who } …
shell-waiting-for = Warten auf { $name } …
shell-still-thinking = Noch am Überlegen:
shell-confirm = Bestätigen
shell-do-it = Bestätigen
shell-back = Abbrechen
shell-choices = { $count ->
    [one] Dein einziger Zug
   *[other] Alle { $count } Züge
}
shell-hint = Tipp
shell-take-back = Zurücknehmen
shell-hint-thinking = Ein Admiral schaut dir über die Schulter …
shell-hint-share = Erwarteter Anteil am Sieg
shell-hint-best = Am besten: { $action }
shell-hint-odds = { $win } (nächstbester Zug { $next })
shell-hint-close = { $win } (ein anderer Zug ist etwa gleich gut)
shell-passing = Du hast nichts zu spielen: Passen in { $seconds } …
shell-hold = Warten
shell-ask-about = In fremden Zügen fragen nach
shell-ask-every = jede Gelegenheit, auch wo sie kaum etwas bringt
shell-log = Logbuch
shell-log-older = Frühere anzeigen
shell-scores-now = Zwischenstand
shell-leads = Liegt vorn
shell-scores-final = Endstand
shell-you = (du)
shell-hand-over = Gerät weitergeben
shell-hand-to = Gib das Gerät an
shell-here = Ich bin da
shell-clock-hours = { $hours } h { $minutes }
shell-clock-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}

shell-end-wins = { $you ->
    [1] Du gewinnst!
   *[other] { $name } gewinnt!
}
shell-end-shared = { $you ->
    [1] Du teilst dir den Sieg!
   *[other] Ein geteilter Sieg!
}
shell-total = Summe
shell-turning-search = Der Wendepunkt wird gesucht …
shell-turning-point = Wendepunkt: { $name }, Schritt { $moment } ({ $change } Siegchance)
shell-turning-none = Kein einzelner Zug war entscheidend.
shell-review = Nachspielen
shell-again = Revanche
shell-other-seats = Spieler ändern
shell-next-match = Zur Revanche
shell-once-more = Revanche
shell-record = Aufzeichnung

# Who sits where; bots and what they are like.
shell-who-you = du
shell-who-person = Mensch
shell-who-away = { $name } (weg)
shell-who-nobody = niemand
shell-who-bot = { $level } (Bot)
shell-level-random = Zufall
shell-level-greedy = Gierig
shell-level-cabin-boy = Schiffsjunge
shell-level-mate = Maat
shell-level-captain = Kapitän
shell-level-admiral = Admiral
shell-level-plain = Lehrbuch
shell-level-about = { $level }, { $about }
shell-about-random = macht irgendeinen erlaubten Zug
shell-about-greedy = nimmt, was gerade am besten aussieht
shell-about-cabin-boy = übersieht viel und vergisst das meiste: ein erster Gegner
shell-about-mate = denkt ein wenig und vergisst manches
shell-about-captain = denkt voraus und merkt sich vieles
shell-about-admiral = denkt, so lange er darf, und vergisst nichts
shell-about-plain = Suche nach Lehrbuch: ein Maßstab für die anderen

# Why an undo is refused.
shell-undo-nothing = Du hast nichts zurückzunehmen.
shell-undo-chance = Zu spät zum Zurücknehmen: Seitdem wurde gewürfelt oder gezogen.
shell-undo-secret = Zu spät zum Zurücknehmen: Seitdem wurde etwas Verborgenes aufgedeckt.

# Values of options that several games have.
shell-yes = ja
shell-no = nein
shell-random = ausgelost
shell-option-first = Wer beginnt

# Why a match cannot start.
shell-setup-players = Dieses Spiel ist für { $min } bis { $max } Spieler.
shell-setup-option = Eine Hausregel passt nicht zu dieser Zahl von Plätzen: Wer beginnt, braucht einen Platz.

# Bestätigung, Ton und Vibration.
shell-confirm-which = Züge bestätigen
shell-confirm-always = Immer
shell-confirm-risky = Riskante
shell-confirm-never = Nie
shell-volume = Lautstärke
shell-sounds = Töne
shell-sounds-pieces = Figuren, Karten und Würfel
shell-sounds-events = Münzen, Wasser und Kanonen
shell-sounds-signals = Dein Zug, Entern, das Ende
shell-sound-ask = Ton einschalten?
shell-sound-no = Nein, danke
shell-vibration = Vibration am Telefon

# Am Tisch.
shell-close = Schließen
shell-log-open = Logbuch zeigen
shell-can-choose = wählbar
shell-cut-off = Verbindung unterbrochen. Du kannst weiterspielen, sobald sie wieder da ist.
shell-legend = Legende
shell-legend-none = Dieses Spielbrett braucht keine Legende.
shell-keys = Tastenkürzel
shell-key-tab = zur nächsten Figur oder Taste
shell-key-enter = auswählen oder einen Zug bestätigen
shell-key-escape = abbrechen oder Offenes schließen
shell-key-hint = Tipp: einen guten Zug zeigen
shell-key-undo = deinen letzten Zug zurücknehmen
shell-key-moves = alle deine Züge auflisten
shell-key-log = zum Logbuch
shell-key-arrows = in einer Liste wandern
shell-key-keys = diese Kürzel zeigen

# Hinweise in der ersten Partie.
shell-note-question = Hier steht, was jetzt zu tun ist. Schau hierher, wenn du unsicher bist.
shell-note-board = Was auf dem Brett leuchtet, kannst du wählen. Klick es an, lies, was es bringt, und bestätige.
shell-note-help = Unsicher? Der Tipp zeigt einen guten Zug. „Zurücknehmen“ macht deinen letzten Zug rückgängig.
shell-note-next = Weiter
shell-note-skip = Überspringen
shell-note-done = Alles klar
