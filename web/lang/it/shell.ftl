# Ciò che tutti i giochi condividono: pagina iniziale, tavolo, impostazioni.

shell-addressed = { $who }: { $text }
shell-settings = Impostazioni
shell-language = Lingua
shell-bots-think = Velocità dei bot
shell-speed-slow = Lenta
shell-speed-normal = Normale
shell-speed-fast = Rapida
shell-colours = Tema
shell-theme-system = Sistema
shell-theme-light = Chiaro
shell-theme-dark = Scuro
shell-sound = Suono
shell-off = Disattivato
shell-on = Attivo
shell-home = Freebooter: pagina iniziale
shell-front = Pagina iniziale
shell-ways = Pagine
shell-archive = Partite
shell-lost = Disperso in mare
shell-lost-text = A questo indirizzo non c’è niente.

shell-front-text = Quattro giochi di pirati, contro i bot o con gli amici.
shell-front-online = Gioca online
shell-front-colophon = Le regole girano nel tuo browser: le partite contro i bot restano su questo dispositivo.
shell-front-players = Giocatori
shell-front-minutes = Minuti
shell-front-weight = Complessità
shell-front-go-on = Riprendi
shell-front-new = Nuova partita
shell-front-now = Gioca subito
shell-front-seats = Prepara una partita
shell-weight-light = bassa
shell-weight-feather = molto bassa
shell-weight-heavy = alta

shell-seats-who = Chi gioca?
shell-seats-count = { $count ->
    [one] { $count } posto
   *[other] { $count } posti
}
shell-seats-label = Posti
shell-seat-number = Posto { $number }
shell-color-of = Colore del posto { $number }
shell-color-taken = { $color }, già preso
shell-color-auto = Clicca su un colore per sceglierlo. Cliccaci di nuovo per lasciarlo libero.
shell-seats-rules = Regole della casa
shell-seats-start = Inizia la partita

shell-rules = Regole
shell-new-match = Nuova partita
shell-thinking = { $name } sta pensando …
shell-waiting = In attesa di { $name }, { $who } …
shell-waiting-for = In attesa di { $name } …
shell-still-thinking = Stanno ancora pensando:
shell-confirm = Conferma
shell-do-it = Conferma
shell-back = Annulla
shell-choices = { $count ->
    [one] La tua unica mossa
   *[other] Tutte le { $count } mosse
}
shell-hint = Consiglio
shell-take-back = Annulla mossa
shell-hint-thinking = Un ammiraglio ti guarda da sopra la spalla …
shell-hint-share = Quota di vittoria attesa
shell-hint-best = La migliore: { $action }
shell-hint-odds = { $win } (la seconda { $next })
shell-hint-close = { $win } (un’altra mossa vale più o meno lo stesso)
shell-passing = Non hai nulla da giocare: passi tra { $seconds } …
shell-hold = Aspetta
shell-ask-about = Nei turni degli altri, chiedimi di
shell-ask-every = ogni occasione, anche dove conta poco
shell-log = Diario di bordo
shell-log-older = Mostra i precedenti
shell-scores-now = Punteggio attuale
shell-leads = In testa
shell-scores-final = Punteggio finale
shell-you = (tu)
shell-hand-over = Passa il dispositivo
shell-hand-to = Passa il dispositivo a
shell-here = Eccomi
shell-clock-hours = { $hours } h { $minutes }
shell-clock-days = { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}

shell-end-wins = { $you ->
    [1] Hai vinto!
   *[other] Vince { $name }!
}
shell-end-shared = { $you ->
    [1] Condividi la vittoria!
   *[other] Vittoria condivisa!
}
shell-total = Totale
shell-turning-search = Si cerca la svolta …
shell-turning-point = Svolta: { $name }, mossa { $moment } ({ $change } di probabilità di vincere)
shell-turning-none = Nessuna mossa è stata decisiva da sola.
shell-review = Rivedi la partita
shell-again = Rivincita
shell-other-seats = Cambia giocatori
shell-next-match = Vai alla rivincita
shell-once-more = Rivincita
shell-record = Registrazione

# Who sits where; bots and what they are like.
shell-who-you = tu
shell-who-person = persona
shell-who-away = { $name } (assente)
shell-who-nobody = nessuno
shell-who-bot = { $level } (bot)
shell-level-random = caso
shell-level-greedy = avido
shell-level-cabin-boy = mozzo
shell-level-mate = secondo
shell-level-captain = capitano
shell-level-admiral = ammiraglio
shell-level-plain = manuale
shell-level-about = { $level }, { $about }
shell-about-random = fa una mossa qualsiasi permessa
shell-about-greedy = prende ciò che ora sembra meglio
shell-about-cabin-boy = gli sfugge molto e dimentica quasi tutto: un primo avversario
shell-about-mate = pensa un po’ e dimentica qualcosa
shell-about-captain = pensa in anticipo e ricorda bene
shell-about-admiral = pensa finché può e non dimentica nulla
shell-about-plain = ricerca da manuale: un metro per gli altri

# Why an undo is refused.
shell-undo-nothing = Non hai niente da annullare.
shell-undo-chance = Troppo tardi per annullare: da allora sono usciti dadi o carte.
shell-undo-secret = Troppo tardi per annullare: da allora è stato rivelato qualcosa di nascosto.

# Values of options that several games have.
shell-yes = sì
shell-no = no
shell-random = a caso
shell-option-first = Chi comincia

# Why a match cannot start.
shell-setup-players = Questo gioco è per { $min }–{ $max } giocatori.
shell-setup-option = Una regola della casa non va con questo numero di posti: chi comincia deve avere un posto.

# Conferma, suoni e vibrazione.
shell-confirm-which = Conferma le mosse
shell-confirm-always = Sempre
shell-confirm-risky = Quelle rischiose
shell-confirm-never = Mai
shell-volume = Volume
shell-sounds = Suoni
shell-sounds-pieces = Pezzi, carte e dadi
shell-sounds-events = Monete, acqua e cannoni
shell-sounds-signals = Il tuo turno, gli abbordaggi, la fine
shell-sound-ask = Attivare i suoni?
shell-sound-no = No, grazie
shell-vibration = Vibrazione del telefono

# Al tavolo.
shell-close = Chiudi
shell-log-open = Mostra il diario di bordo
shell-can-choose = si può scegliere
shell-cut-off = Connessione persa. Potrai giocare appena torna.
shell-legend = Legenda
shell-legend-none = Questo tabellone non ha bisogno di una legenda.
shell-keys = Scorciatoie da tastiera
shell-key-tab = vai al pezzo o al pulsante successivo
shell-key-enter = scegli, o conferma una mossa
shell-key-escape = annulla, o chiudi ciò che è aperto
shell-key-hint = consiglio: mostra una buona mossa
shell-key-undo = annulla la tua ultima mossa
shell-key-moves = elenca tutte le tue mosse
shell-key-log = vai al diario di bordo
shell-key-arrows = spostati in un elenco
shell-key-keys = mostra queste scorciatoie

# Note della prima partita.
shell-note-question = Questo riquadro ti dice che cosa fare ora. Torna qui quando hai un dubbio.
shell-note-board = Ciò che brilla sul tabellone si può scegliere. Clicca, leggi che cosa porta e conferma.
shell-note-help = Hai un dubbio? Il consiglio mostra una buona mossa. «Annulla mossa» riprende la tua ultima mossa.
shell-note-next = Avanti
shell-note-skip = Salta
shell-note-done = Capito
