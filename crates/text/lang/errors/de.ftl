# What is wrong with set-ups, editions, positions and records of any game.
wrong-field = `{ $field }`: { $reason }
wrong-file = { $file }:{ $line }: { $reason }
wrong-file-field = { $file }:{ $line }: `{ $field }`: { $reason }

# The words of a parser, which are English in every language.
wrong-other = { $words }

# Set-ups.
wrong-players = { $title } ist für { $least } bis { $most } Spieler, nicht für { $players }
wrong-option = Option `{ $option }`: { $reason }
wrong-colors-seats = { $seats } Plätze wählen, aber { $players } spielen
wrong-colors-many = Platz { $seat } wählt { $chosen } Farben, spielt aber { $each ->
    [one] eine
   *[other] { $each }
}
wrong-colors-twice = { $color } ist zweimal gewählt
wrong-seat-here = an diesem Tisch gibt es keinen Platz { $seat }

# Chance by hand.
wrong-no-chance = der Zufall ist jetzt nicht gefragt
wrong-asked-first = gefragt ist, wer beginnt

# Editions.
wrong-nameless = eine Ausgabe braucht einen Namen
wrong-too-few = zu wenige { $what }: { $found } statt { $wanted }
wrong-too-many = zu viele { $what }: { $found } statt { $wanted }

# Positions.
wrong-position = eine Stellung ist ein Objekt, das sein Spiel nennt
wrong-game = `{ $found }` ist nicht `{ $wanted }`
wrong-player-count = { $least } bis { $most } Spieler, nicht { $players }
wrong-color-twice = { $color } ist zweimal vergeben
wrong-seat = es gibt keinen Platz { $seat }
wrong-per-seat = { $found } Einträge für { $players } Spieler
wrong-set-up-option = eine Option des Aufbaus hat in einer Stellung keine Bedeutung

# Records.
wrong-record = eine Aufzeichnung ist ein Objekt, das sein Spiel nennt
wrong-record-game = das ist eine Aufzeichnung von `{ $found }`, nicht von `{ $wanted }`
wrong-record-rules = gespielt nach Regelversion { $found }; dieses Programm kennt Version { $known }
wrong-record-edition = Ausgabe: { $why }
wrong-record-setup = Aufbau: { $why }
wrong-record-redraws = redraws: Eingaben und Rücknahmen müssen von einem Eintrag zum nächsten steigen
wrong-record-position = Stellung: { $why }
wrong-record-input = Eingabe { $number }: { $why }
wrong-record-rule = Eingabe { $number }: { $why } ({ $rule })

# What a table refuses, beside what the rules forbid.
refused-started = Die Partie läuft schon.
refused-starting = Die Partie beginnt gleich.
refused-not-started = Die Partie hat noch nicht begonnen.
refused-no-match = Es läuft keine Partie.
refused-rematch = Eine Revanche gibt es erst, wenn die Partie vorbei ist.
refused-no-countdown = Diese Partie beginnt nicht von selbst.
refused-host = Das kann nur, wer den Tisch eröffnet hat.
refused-deputy = Das kann nur, wer den Tisch eröffnet hat. Ihr könnt inzwischen Bots dazunehmen und die Partie starten.
refused-changed-many = Dieser Tisch wurde schon { $count } Mal geändert, mehr geht nicht.
refused-removed = Du wurdest von diesem Tisch entfernt.
refused-remove-yourself = Du kannst dich nicht selbst entfernen.
refused-removed-many = Du hast schon zu viele Leute von diesem Tisch entfernt.
refused-they-were-removed = Du hast diese Person vom Tisch entfernt.
refused-no-seat = Du hast an diesem Tisch keinen Platz.
refused-full = Alle Plätze sind besetzt.
refused-seat-taken = Dieser Platz ist besetzt.
refused-seat-free = Ein Platz ist noch frei. Warte auf jemanden oder nimm einen Bot dazu.
refused-seat-reserved = Ein Platz ist reserviert. Warte auf diese Person oder nimm einen Bot dazu.
refused-seat-empty = Auf diesem Platz sitzt niemand.
refused-seat-no-bot = Auf diesem Platz sitzt kein Bot.
refused-has-seat = Du hast an diesem Tisch schon einen Platz.
refused-they-have-seat = Diese Person hat an diesem Tisch schon einen Platz.
refused-not-gone = Ein Bot kann erst einspringen, wenn jemand eine Minute weg ist.
refused-no-bot = Hier lässt sich kein Bot mehr ablösen.
refused-guest-seated = { $name } spielt als Gast. Gewertete Partien sind für Konten.
refused-color-others = Die Farbe wählt, wer auf diesem Platz sitzt.
refused-color-none = In diesem Spiel gibt es keine Farben zu wählen.
refused-chat = Chatten kann hier nur, wer mitspielt.
refused-muted-many = Du hast zu viele Leute stummgeschaltet.
refused-muted-here = An diesem Tisch sind zu viele Leute stummgeschaltet.
refused-undo-nothing = Es gibt nichts zurückzunehmen.
refused-undo-not-acted = Du hast noch nicht gezogen.
refused-undo-used = In dieser Partie wurde schon { $count } Mal zurückgenommen, mehr geht nicht.
refused-undo-away = Jemand, der seitdem gezogen hat, ist nicht da und kann nicht zustimmen.
refused-undo-settled = Diese Anfrage ist erledigt.
refused-spectators = Beim Zuschauen ist das noch nicht zu sehen.
refused-days = Das geht nur, wo ein Zug Tage dauern darf.
