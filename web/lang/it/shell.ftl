# Ciò che tutti i giochi condividono: pagina iniziale, tavolo, impostazioni.

shell-list = { $first } e { $last }
shell-addressed = { $who }: { $text }
shell-settings = Impostazioni
shell-language = Lingua
shell-bots-think = I bot pensano
shell-speed-slow = con calma
shell-speed-normal = normalmente
shell-speed-fast = in fretta
shell-colours = Colori
shell-theme-system = del sistema
shell-theme-light = chiari
shell-theme-dark = scuri
shell-sound = Suono
shell-off = spento
shell-on = acceso
shell-home = Freebooter: torna al porto
shell-harbour = Torna al porto
shell-lost = Disperso in mare
shell-lost-text = A questo indirizzo non c'è niente.

shell-front-text = Quattro giochi di pirati allo stesso tavolo, contro i bot o gli amici.
shell-front-online = Gioca in rete con altri
shell-front-colophon = Le regole girano qui, nel tuo browser: ciò che giochi contro i bot resta su questo dispositivo.
shell-front-players = Giocatori
shell-front-minutes = Minuti
shell-front-weight = Impegno
shell-front-go-on = Continua a giocare
shell-front-new = Nuova partita
shell-front-now = Gioca subito
shell-front-seats = Scegli i posti
shell-weight-light = leggero
shell-weight-feather = piuma
shell-weight-heavy = corposo

shell-seats-who = Chi gioca?
shell-seats-count = { $count ->
    [one] { $count } posto
   *[other] { $count } posti
}
shell-seats-label = Posti
shell-seat-number = Posto { $number }
shell-color-of = Colore del posto { $number }
shell-color-taken = { $color }, già preso
shell-color-auto = Clicca su un colore per sceglierlo; cliccaci di nuovo per lasciarlo libero.
shell-seats-rules = Regole della casa
shell-seats-start = Leva l'ancora
shell-player-person = Una persona qui
shell-player-bot = Bot: { $level }

shell-rules = Regole
shell-new-match = Nuova partita
shell-asked = Che cosa c'è da decidere
shell-thinking = { $name } sta pensando …
shell-waiting = Si aspetta { $name }, { $who } …
shell-still-thinking = Stanno ancora pensando:
shell-confirm = Conferma
shell-do-it = Fallo
shell-back = Indietro
shell-choices = { $count ->
    [0] Ora non c'è niente da scegliere
    [one] L'unica cosa che puoi fare
   *[other] Tutte le { $count } cose che puoi fare
}
shell-hint = Consiglio
shell-take-back = Annulla la mossa
shell-hint-thinking = Un ammiraglio ti guarda da sopra la spalla …
shell-hint-share = Quota di vittoria attesa
shell-percent = { $percent } %
shell-passing = Niente da giocare qui: si passa tra { $seconds } …
shell-hold = Aspetta
shell-ask-about = Chiedimi fuori turno di
shell-log = Il diario di bordo
shell-log-older = Mostra tutto quel che precede
shell-scores-now = Se finisse ora
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

shell-end-yours = Il premio è tuo!
shell-end-theirs = Il premio va a
shell-end-you-share = Condividi il premio
shell-end-shared = Il premio è condiviso
shell-again = Gioca di nuovo
shell-other-seats = Altri posti
shell-next-match = Alla prossima partita
shell-once-more = Ancora una
shell-record = Registrazione

# Who sits where; bots and what they are like.
shell-who-you = tu
shell-who-person = persona
shell-who-away = { $name } (assente)
shell-who-nobody = nessuno
shell-who-bot = bot { $level }
shell-level-random = caso
shell-level-greedy = avido
shell-level-cabin-boy = mozzo
shell-level-mate = secondo
shell-level-captain = capitano
shell-level-admiral = ammiraglio
shell-level-plain = manuale
shell-level-about = { $level }, { $about }
shell-about-random = fa qualunque cosa permessa
shell-about-greedy = prende ciò che ora sembra meglio
shell-about-cabin-boy = non vede molto e dimentica quasi tutto: un primo avversario
shell-about-mate = pensa un poco e dimentica qualcosa
shell-about-captain = pensa in anticipo e ricorda bene
shell-about-admiral = pensa finché può e non dimentica nulla
shell-about-plain = cerca come da manuale; un metro per gli altri

# Why a hint is given.
shell-why-nothing = Non cambia ancora nessun punteggio
shell-why-brings = Porta subito { $gain }
shell-why-costs = Costa subito { $loss }
shell-why-only = { $now }; non c'è altro da fare.
shell-why-beside = { $now }, e vince { $own } delle linee di gioco esaminate; «{ $other }» vince { $its }.

# Why nothing is taken back.
shell-undo-nothing = Non hai niente da annullare.
shell-undo-chance = Da allora si sono tirati dadi o pescate carte: non si può annullare.
shell-undo-secret = Da allora si è mostrato qualcosa di nascosto: non si può annullare.

# Values of options that several games have.
shell-yes = sì
shell-no = no
shell-random = a sorte
shell-option-first = Chi comincia

# Why a match cannot begin.
shell-setup-players = Questo gioco è per { $min }–{ $max } posti.
shell-setup-option = Una regola della casa non va con questo numero di posti: chi comincia deve avere un posto.
