# Was alle Spiele teilen: Startseite, Tisch, Einstellungen.

shell-list = { $first } und { $last }
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
shell-front-yard = Noch in der Werft: kommt bald
shell-front-go-on = Weiterspielen
shell-front-new = Neue Partie
shell-front-now = Jetzt spielen
shell-front-seats = Plätze wählen
shell-weight-light = leicht
shell-weight-medium = mittel
shell-weight-heavy = schwer

shell-seats-who = Wer spielt?
shell-seats-count = { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
}
shell-seats-label = Plätze
shell-seats-rules = Hausregeln
shell-seats-start = Anker lichten
shell-player-person = Ein Mensch hier
shell-player-bot = Bot: { $level }, { $about }

shell-rules = Regeln
shell-new-match = Neue Partie
shell-asked = Was zu entscheiden ist
shell-thinking = { $name } überlegt …
shell-waiting = Warten auf { $name }, { $who } …
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
shell-percent = { $percent } %
shell-passing = Hier gibt es nichts zu spielen: Es wird gepasst in { $seconds } …
shell-hold = Halt
shell-ask-about = Außer der Reihe fragen nach
shell-log = Das Logbuch
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
