# What is wrong with set-ups, editions, positions and records of any game.
wrong-field = `{ $field }`: { $reason }
wrong-file = { $file }:{ $line }: { $reason }
wrong-file-field = { $file }:{ $line }: `{ $field }`: { $reason }

# The words of a parser, which are English in every language.
wrong-other = { $words }

# Set-ups.
wrong-players = { $title } è per { $least }–{ $most } giocatori, non per { $players }
wrong-option = opzione `{ $option }`: { $reason }
wrong-colors-seats = scelgono { $seats } posti, ma giocano in { $players }
wrong-colors-many = il posto { $seat } sceglie { $chosen } colori, ma ne gioca { $each ->
    [one] uno
   *[other] { $each }
}
wrong-colors-twice = { $color } è scelto due volte
wrong-seat-here = a questo tavolo non c’è un posto { $seat }

# Chance by hand.
wrong-no-chance = ora non è richiesto il caso
wrong-asked-first = la domanda è chi comincia

# Editions.
wrong-nameless = un’edizione deve avere un nome
wrong-too-few = { $what }: { $found } invece di { $wanted }, ne mancano
wrong-too-many = { $what }: { $found } invece di { $wanted }, sono troppi

# Positions.
wrong-position = una posizione è un oggetto che indica il proprio gioco
wrong-game = `{ $found }` non è `{ $wanted }`
wrong-player-count = da { $least } a { $most } giocatori, non { $players }
wrong-color-twice = { $color } è preso due volte
wrong-seat = non c’è un posto { $seat }
wrong-per-seat = { $found } valori per { $players } giocatori
wrong-set-up-option = un’opzione della preparazione non ha senso in una posizione

# Records.
wrong-record = una registrazione è un oggetto che indica il proprio gioco
wrong-record-game = questa è una registrazione di `{ $found }`, non di `{ $wanted }`
wrong-record-rules = giocata con la versione { $found } delle regole; questo programma conosce la versione { $known }
wrong-record-edition = edizione: { $why }
wrong-record-setup = preparazione: { $why }
wrong-record-redraws = redraws: gli input e gli annullamenti devono crescere da uno all’altro
wrong-record-position = posizione: { $why }
wrong-record-input = input { $number }: { $why }
wrong-record-rule = input { $number }: { $why } ({ $rule })
