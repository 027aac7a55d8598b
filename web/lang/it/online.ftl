# Lobby, online tables, and the connection to the server.
online-lobby-title = Gioca online
online-lobby = Lobby
online-to-lobby = Torna alla lobby
online-table-title = Nuovo tavolo
online-your-turn = ● Tocca a te
online-unreachable = Server non raggiungibile. Controlla la connessione.
online-cannot = Il server non può farlo.
online-tongue = Questa pagina non è aggiornata. Ricaricala. ({ $error })
online-chat = Chat
online-say-something = Scrivi un messaggio
online-say = Invia
online-begin = Inizia la partita
online-stand = Lascia il posto
online-wait-seats = Ci sono posti liberi. Invita amici o aggiungi bot.
online-wait-nobody = Ci siamo tutti. Si parte quando vuoi.
online-wait-host = In attesa di { $host } …
online-sealed = Sigillo dei dadi
online-sealed-about = HMAC-SHA-256 della parte segreta dei dadi del server: mostrato ora, aperto alla fine
online-dice-waiting = Si mescolano i dadi: manca la parte di { $names }.
online-reserved = Riservato a { $name }
online-wait-reserved = In attesa di chi ha un posto riservato. Puoi aggiungere un bot al suo posto, ma allora la partita non vale per la classifica.
online-give-up-seat = Non aspettare più
online-keep-for = Riserva un posto a
online-keep-name = Nome dell’account
online-keep-seat = Riserva
online-terms = { $rules ->
    [0] { $game } per { $seats }. { $pace }. { $join }. { $stake }.
    [one] { $game } per { $seats }, una regola modificata. { $pace }. { $join }. { $stake }.
   *[other] { $game } per { $seats }, { $rules } regole modificate. { $pace }. { $join }. { $stake }.
}
online-change-table = Modifica il tavolo
online-change-about = Poi tutti dovranno dirsi di nuovo pronti.
online-spectators = Altri possono guardare
online-save-table = Salva le modifiche
online-trouble-no-share = Il tuo browser non ha inviato in tempo la sua parte dei dadi, perciò il tuo posto è di nuovo libero.
online-free = Posto libero
online-sit = Siediti qui
online-seat-bot = Aggiungi un bot
online-send-away = Rimuovi
online-link = Link d’invito
online-copy = Copia
online-copied = Copiato
online-open-table = Apri un tavolo
online-tables = Tavoli
online-no-table = Il porto è tranquillo. Comincia: chi arriva prende il posto di un bot.
online-under-way = In corso
online-about-to-begin = Sta per iniziare
online-seats-free = { $free } posti liberi su { $seats }
online-go-on = Riprendi
online-watch = Guarda
online-join = Unisciti
online-another-name = Cambia nome
online-take-name = Salva
online-clock-none = Senza limiti di tempo
online-strength = Livello dei bot
online-who-finds = Chi può unirsi
online-find-lobby = Tutti nella lobby
online-find-link = Chi ha il link
online-open = Apri il tavolo
online-looking = Ricerca del tavolo …
online-connecting = Connessione …
online-line-lost = Connessione persa. Riprovo …
online-gone-table = Questo tavolo non esiste più
online-gone-table-about = Il server non lo conosce più. In porto trovi i tavoli aperti.
online-signed-out-about = Accedi per riprendere il tuo posto, o torna come nuovo ospite.
online-as-guest = Continua come ospite
online-looking-on = Stai guardando
online-allow = Consenti
online-deny = No
online-wants-back = vuole annullare una mossa che ha rivelato qualcosa.
online-wants-back-others = vuole annullare una mossa. Si attende l’accordo degli altri.
online-take-back = Annullare?

# What the server refused.
online-trouble-late = Troppo tardi: la situazione è cambiata. Ricontrolla.
online-trouble-over = La partita è finita.
online-trouble-turn = Non tocca a te.
online-trouble-not-allowed = Non puoi farlo.
online-trouble-too-fast = Troppo in fretta. Aspetta un momento.
online-trouble-not-found = Non trovato.
online-trouble-taken = Questo nome è già preso.
online-trouble-color = Questo colore è già preso.
online-trouble-password = Nome o password non corretti.
online-trouble-busy = Il server è occupato. Riprova.
online-trouble-edition = Questa edizione non è valida.
online-trouble-failed = Qualcosa è andato storto sul server. Non è cambiato nulla.
online-trouble-illegal = Le regole non lo permettono.
online-trouble-nobody = Prima accedi, oppure gioca come ospite.
online-trouble-no-account = Nessun account ha questo nome.
online-trouble-needs-account = Le partite classificate sono per chi ha un account. Prima scegli una password nel tuo profilo.
online-trouble-not-kept = Al momento il server non può salvare nulla. Non è cambiato nulla.
online-trouble-not-over = La partita non è ancora finita.
online-trouble-position = Questa posizione non è possibile.
online-trouble-record = Questa registrazione non si può riprodurre.
online-trouble-request = Il server non ha capito la richiesta.
online-trouble-too-large = È troppo grande.
online-trouble-too-slow = Ci è voluto troppo tempo. Riprova.
online-trouble-unreadable = Questo tavolo non è più leggibile.
online-trouble-other = Il server risponde: { $message }

# Why a table can’t go on.
online-stuck-full = Questa partita dura da così tanto che il suo registro è pieno. Apri un nuovo tavolo.
online-stuck-rules = Questa partita è iniziata con la versione { $began } delle regole e il server ora usa la versione { $known }. Qui non può continuare, ma nulla è perso.
online-stuck-operator = Il gestore ha chiuso questo tavolo: { $reason }
online-stuck-damaged = Il registro di questo tavolo è danneggiato, quindi qui non si può continuare.

# Chi se ne va, e i tavoli che finiscono prima.
online-gone = { $name } ha perso la connessione.
online-gone-wait = { $name } ha perso la connessione. Un bot può subentrare tra { $seconds } s.
online-stand-in = Fai giocare un bot per { $name }
online-leave = Lascia la partita
online-leave-why = Un bot continua al posto tuo. Riapri il link del tavolo per riprendere il tuo posto.
online-leave-offline = Sei offline: il server lo saprà appena sarà raggiungibile.
online-leaving-later = Stai lasciando un tavolo. Il server lo saprà appena sarà raggiungibile.
online-leave-now = Lascia
online-stay = Resta
online-call-off = Annulla la partita
online-call-off-asked = Proposta di { $names }: annullare la partita. Nessuno vince e non conta per la classifica.
online-call-off-waiting = In attesa che tutti accettino di annullare la partita.
online-call-off-agree = Accetta
online-call-off-no = Continua
online-call-off-withdraw = Ritira la proposta
online-called-off = La partita è stata annullata di comune accordo.
online-closed-by-host = L’host ha chiuso questo tavolo.
online-close-table = Chiudi il tavolo
online-close-about = Chiudere questo tavolo per sempre? Tutti perdono il posto.
online-close-now = Chiudi per sempre
online-keep-open = Lascia aperto
online-unread = { $count ->
    [one] 1 nuovo messaggio
   *[other] { $count } nuovi messaggi
}
online-mute = Silenzia { $name }
online-unmute = Riattiva { $name }

# Il porto dei tavoli.
online-greet-morning = Buongiorno, { $name }.
online-greet-day = Ehilà, { $name }.
online-greet-evening = Buonasera, { $name }.
online-waiting = { $count ->
    [one] Un tavolo ti aspetta.
   *[other] { $count } tavoli ti aspettano.
}
online-busy = { $online } online · { $matches ->
    [one] una partita in corso
   *[other] { $matches } partite in corso
}
online-first-here = Il porto è tutto tuo. Invita un amico o gioca con i bot.
online-turns = Tocca a te
online-own = I tuoi tavoli
online-turn-now = È il tuo turno
online-turn-left = È il tuo turno: ancora { $time }
online-your-turn-play = Gioca
online-next-table = Prossimo tavolo
online-asking = Chiedo al server …
online-tables-count = { $count ->
    [one] Un tavolo
   *[other] { $count } tavoli
}
online-host-table = Tavolo di { $name }
online-board-of = Il tabellone: { $game }
online-sit-at = Siediti al posto { $number }
online-take-over-bot = Subentra a un bot
online-take-over-at = Subentra a { $name }
online-bots-to-replace = { $count ->
    [one] In corso: subentra a un bot
   *[other] In corso: subentra a uno di { $count } bot
}
online-being-watched = In corso · { $count } guardano
online-pace-bank = { $minutes } min + { $seconds } s
online-pace-days = { $days ->
    [one] 1 giorno a mossa
   *[other] { $days } giorni a mossa
}
online-filter = Quali tavoli
online-filter-game = Gioco
online-filter-all = Tutti i giochi
online-filter-any = Ogni ritmo
online-filter-live = Dal vivo
online-filter-days = Giorni
online-filter-free = Posti liberi
online-filter-rated = Classificate
online-filter-clear = Mostra tutti i tavoli
online-no-match = Nessun tavolo corrisponde. Mostrali tutti o aprine uno.
online-at-anchor = Adesso in porto
online-all-tables = Tutti i tavoli
online-going-on = { $running } in gioco, { $open } in attesa
online-quick = Gioca subito
online-play-now = Gioca subito
online-quick-about = Hai subito un posto. I bot riempiono finché arriva qualcuno.
online-quick-rated = Partita classificata
online-quick-seats = Giocatori
online-any-seats = Quanti si vuole
online-seats-of = { $count } giocatori
online-any-game = Qualsiasi gioco
online-seeking = Ti cerchiamo un posto …
online-cut-off-about = Le partite contro i bot funzionano senza server.
online-trying-again = Riprovo …
online-try-again = Riprova
online-play-offline = Gioca contro i bot
online-present = presente
online-absent = disconnesso
online-to-table = Vai al tavolo
online-dismiss = Chiudi
online-notice-reserved = { $name } ti ha riservato un posto.
online-notice-removed = { $name } ha tolto il tuo posto.
online-notice-closed = { $name } ha chiuso il tavolo dove avevi un posto.
online-notice-friendly = Non è arrivato nessun altro. La partita è amichevole: i punteggi restano come sono.
online-standing = Passa per me fino al mio turno
online-standing-about = Nei turni degli altri non giochi carte e nessuno ti aspetta.

# Un nuovo tavolo, e un tavolo che si riempie.
online-table = Tavolo
online-new-of = Nuovo tavolo: { $game }
online-card-who = Chi
online-card-pace = Ritmo
online-pace-brisk = Svelto
online-pace-relaxed = Tranquillo
online-pace-day = Un giorno
online-pace-slow = Tre giorni
online-pace-free = Senza fretta
online-find-lobby-about = La tua nave è in porto, visibile a tutti
online-find-link-about = Solo chi riceve il link da te
online-card-stake = La posta in gioco
online-friendly = Amichevole
online-friendly-about = I punteggi restano come sono. Chiunque può sostituire un bot
online-rated = Classificata
online-rated-about = Per chi ha un account, con orologio e regole abituali
online-rated-not = Per una partita classificata scegli un orologio e le regole abituali.
online-toggle-help = Fai clic su un oblò per metterci un bot o liberare il posto.
online-hole-free = Libero
online-seat-toggle = Posto { $number }: { $who }. Cambia
online-summary = { $bots ->
    [0] { $game } in { $seats }. { $pace }. { $join }. { $stake }.
    [one] { $game } in { $seats }, di cui un bot. { $pace }. { $join }. { $stake }.
   *[other] { $game } in { $seats }, di cui { $bots } bot. { $pace }. { $join }. { $stake }.
}
online-invite-friends = Invita amici
online-ready = Tutto pronto
online-ready-yes = Tutto pronto ✓
online-starts-in = Inizia tra { $seconds } s. I bot prendono i posti liberi.
online-wait-people = Aspetta altri
online-the-host = chi ha aperto il tavolo
online-no-table-about = Il link è forse vecchio o il tavolo è stato chiuso. In porto trovi quelli aperti.
