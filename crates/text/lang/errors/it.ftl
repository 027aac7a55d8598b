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

# What a table refuses, beside what the rules forbid.
refused-started = La partita è già iniziata.
refused-starting = La partita sta per iniziare.
refused-not-started = La partita non è ancora iniziata.
refused-no-match = Non c’è nessuna partita in corso.
refused-rematch = La rivincita è possibile solo a partita finita.
refused-no-countdown = Questa partita non inizia da sola.
refused-host = Può farlo solo chi ha aperto il tavolo.
refused-deputy = Può farlo solo chi ha aperto il tavolo. In sua assenza puoi aggiungere bot e iniziare la partita.
refused-changed-many = Questo tavolo è già stato modificato { $count } volte: di più non si può.
refused-removed = Chi ha aperto il tavolo ti ha tolto il posto.
refused-remove-yourself = Non puoi togliere il posto a te stesso.
refused-removed-many = Hai tolto troppe persone da questo tavolo.
refused-they-were-removed = Hai tolto questa persona dal tavolo.
refused-no-seat = Non hai un posto a questo tavolo.
refused-full = Tutti i posti sono occupati.
refused-seat-taken = Questo posto è occupato.
refused-seat-free = C’è ancora un posto libero. Aspetta qualcuno o aggiungi un bot.
refused-seat-reserved = Un posto è riservato. Aspetta quella persona o aggiungi un bot.
refused-seat-empty = Nessuno occupa questo posto.
refused-seat-no-bot = Nessun bot occupa questo posto.
refused-has-seat = Hai già un posto a questo tavolo.
refused-they-have-seat = Questa persona ha già un posto a questo tavolo.
refused-not-gone = Un bot può sostituire solo chi manca da un minuto.
refused-no-bot = Qui non c’è più nessun bot da sostituire.
refused-guest-seated = { $name } gioca come ospite. Le partite classificate sono per chi ha un account.
refused-color-others = Solo chi occupa questo posto può sceglierne il colore.
refused-color-none = In questo gioco non ci sono colori da scegliere.
refused-chat = Può scrivere solo chi è seduto a questo tavolo.
refused-muted-many = Hai silenziato troppe persone.
refused-muted-here = A questo tavolo sono silenziate troppe persone.
refused-undo-nothing = Non c’è nulla da annullare.
refused-undo-not-acted = Non hai ancora giocato.
refused-undo-used = Questa partita ha esaurito i suoi { $count } annullamenti.
refused-undo-away = Qualcuno che ha giocato nel frattempo è assente e non può acconsentire.
refused-undo-settled = Questa richiesta non vale più.
refused-spectators = Chi guarda non può ancora vederlo.
refused-days = Si può fare solo dove una mossa può durare giorni.
