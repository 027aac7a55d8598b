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
