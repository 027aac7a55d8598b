# Was alle Spiele teilen: Startseite, Tisch, Einstellungen.

shell-list = { $first } und { $last }
shell-addressed = { $who }: { $text }
shell-settings = Einstellungen
shell-language = Sprache
shell-bots-think = Bots überlegen
shell-speed-slow = langsam
shell-speed-normal = normal
shell-speed-fast = schnell
shell-colours = Farben
shell-theme-system = wie das System
shell-theme-light = hell
shell-theme-dark = dunkel
shell-sound = Ton
shell-off = aus
shell-on = an
shell-home = Freebooter: zurück zum Hafen
shell-harbour = Zurück zum Hafen
shell-lost = Verschollen auf See
shell-lost-text = Unter dieser Adresse gibt es nichts.

shell-front-text = Vier Piratenspiele an einem Tisch, gegen Bots oder Freunde.
shell-front-online = Mit anderen online spielen
shell-front-colophon = Die Regeln laufen hier in deinem Browser: Was du gegen Bots spielst, bleibt auf diesem Gerät.
shell-front-players = Spieler
shell-front-minutes = Minuten
shell-front-weight = Anspruch
shell-front-go-on = Weiterspielen
shell-front-new = Neue Partie
shell-front-now = Jetzt spielen
shell-front-seats = Plätze wählen
shell-weight-light = leicht
shell-weight-feather = federleicht
shell-weight-heavy = gehaltvoll

shell-seats-who = Wer spielt?
shell-seats-count = { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
}
shell-seats-label = Plätze
shell-seat-number = Platz { $number }
shell-color-of = Farbe von Platz { $number }
shell-color-taken = { $color }, vergeben
shell-color-auto = Klicke eine Farbe an, um sie zu wählen; klicke sie noch einmal an, um sie offenzulassen.
shell-seats-rules = Hausregeln
shell-seats-start = Anker lichten
shell-player-person = Ein Mensch hier
shell-player-bot = Bot: { $level }

shell-rules = Regeln
shell-new-match = Neue Partie
shell-asked = Was zu entscheiden ist
shell-thinking = { $name } überlegt …
shell-waiting = Warten auf { $name }, { $who } …
shell-still-thinking = Noch am Überlegen:
shell-confirm = Bestätigen
shell-do-it = So machen
shell-back = Zurück
shell-choices = { $count ->
    [0] Gerade gibt es nichts zu wählen
    [one] Das Einzige, was du tun kannst
   *[other] Alle { $count } Möglichkeiten
}
shell-hint = Tipp
shell-take-back = Zurücknehmen
shell-hint-thinking = Ein Admiral schaut dir über die Schulter …
shell-hint-share = Erwarteter Anteil am Sieg
shell-percent = { $percent } %
shell-passing = Hier gibt es nichts zu spielen: Es wird gepasst in { $seconds } …
shell-hold = Halt
shell-ask-about = Außer der Reihe fragen nach
shell-log = Das Logbuch
shell-log-older = Alles Frühere zeigen
shell-scores-now = Wäre jetzt Schluss
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

shell-end-yours = Die Prise gehört dir!
shell-end-theirs = Die Prise geht an
shell-end-you-share = Du teilst dir die Prise
shell-end-shared = Die Prise wird geteilt
shell-again = Noch einmal
shell-other-seats = Andere Plätze
shell-next-match = Zur nächsten Partie
shell-once-more = Noch eine Partie
shell-record = Aufzeichnung

# Who sits where; bots and what they are like.
shell-who-you = du
shell-who-person = Mensch
shell-who-away = { $name } (weg)
shell-who-nobody = niemand
shell-who-bot = Bot { $level }
shell-level-random = Zufall
shell-level-greedy = Gierig
shell-level-cabin-boy = Schiffsjunge
shell-level-mate = Maat
shell-level-captain = Kapitän
shell-level-admiral = Admiral
shell-level-plain = Lehrbuch
shell-level-about = { $level }, { $about }
shell-about-random = tut irgendetwas Erlaubtes
shell-about-greedy = nimmt, was gerade am besten aussieht
shell-about-cabin-boy = übersieht viel und vergisst das meiste: ein erster Gegner
shell-about-mate = denkt ein wenig und vergisst manches
shell-about-captain = denkt voraus und merkt sich vieles
shell-about-admiral = denkt, so lange er darf, und vergisst nichts
shell-about-plain = sucht nach Lehrbuch; ein Maßstab für die anderen

# Why a hint is given.
shell-why-nothing = Ändert noch keinen Punktestand
shell-why-brings = Bringt sofort { $gain }
shell-why-costs = Kostet sofort { $loss }
shell-why-only = { $now }; etwas anderes gibt es nicht zu tun.
shell-why-beside = { $now } und gewinnt { $own } der betrachteten Spielverläufe; „{ $other }“ gewinnt { $its }.

# Why nothing is taken back.
shell-undo-nothing = Es gibt nichts von dir zurückzunehmen.
shell-undo-chance = Seitdem wurde gewürfelt oder gezogen: Das lässt sich nicht zurücknehmen.
shell-undo-secret = Seitdem wurde etwas Verborgenes gezeigt: Das lässt sich nicht zurücknehmen.

# Values of options that several games have.
shell-yes = ja
shell-no = nein
shell-random = ausgelost
shell-option-first = Wer beginnt

# Why a match cannot begin.
shell-setup-players = Dieses Spiel ist für { $min } bis { $max } Plätze.
shell-setup-option = Eine Hausregel passt nicht zu so vielen Plätzen: Wer beginnt, braucht einen Platz.
