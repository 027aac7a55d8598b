# What is wrong with an edition, a position or chance of King of Pirates.

# Editions: counts.
kop-wrong-ocean-tiles = tessere oceano
kop-wrong-shark-tiles = tessere squali
kop-wrong-action-cards = carte azione
kop-wrong-loot-cards = carte bottino
kop-wrong-faces = facce
kop-wrong-pirates = pirati
kop-wrong-range = { $value } non è tra { $least } e { $most }

# Editions: the board.
kop-wrong-rows = { $rows } righe invece di nove
kop-wrong-hexes = { $hexes } caselle invece di { $wanted }
kop-wrong-word = `{ $word }` non è un tipo di casella
kop-wrong-place = `{ $word }` non può stare in { $hex }
kop-wrong-hideouts = { $found } covi di { $color } invece di { $wanted }
kop-wrong-fortresses = { $found } fortezze { $nation } invece di { $wanted }
kop-wrong-cities = { $found } città { $nation } invece di { $wanted }
kop-wrong-nation = { $nation ->
    [british] britanniche
    [french] francesi
   *[spanish] spagnole
}
kop-wrong-islands = { $found } isole del tesoro invece di { $wanted }
kop-wrong-ocean-hexes = { $found } caselle di oceano invece di { $wanted }
kop-wrong-shark-hexes = { $found } caselle di squali invece di { $wanted }
kop-wrong-no-color = nessun colore per { $heading }
kop-wrong-two-faces = { $color } compare su due facce

# Editions: cards and pirates.
kop-wrong-values = più di { $most } valori diversi
kop-wrong-hopeless = nessuno potrebbe vincere: i soli dadi non battono né città né fortezze, e nessuna isola rende
kop-wrong-poor = nessuno potrebbe vincere: né il bottino né le isole portano dobloni
kop-wrong-name = un nome ha da 1 a { $most } byte
kop-wrong-named-twice = { $name } compare due volte
kop-wrong-crew-ability = abilità di ciurma { $ability } su { $count } pirati; almeno due
kop-wrong-captain-ability = abilità di capitano { $ability } su { $count } pirati, non su due

# Positions.
kop-wrong-components = valori dei componenti: { $fault }
kop-wrong-round-zero = i giri si contano da 1
kop-wrong-round = una partita finisce dopo il giro { $last }
kop-wrong-no-dug = ma `dug` non indica un’isola
kop-wrong-part-twice = { $part } compare due volte
kop-wrong-pirate-twice = un pirata compare due volte
kop-wrong-crew-twice = { $pirate } compare due volte (posizione { $place })
kop-wrong-hand-size = più carte di quante ce ne sono
kop-wrong-berths = { $crew } pirati in { $berths } cuccette
kop-wrong-room = { $count } dove c’è posto per { $room }
kop-wrong-two-places = { $pirate } è in due posti
kop-wrong-no-sea = { $hex } non è una casella di mare
kop-wrong-tile-there = { $hex } ha già una tessera
kop-wrong-empty-tile = una tessera vuota si toglie quando viene scoperta
kop-wrong-tiles = { $tile }: ce ne sono solo { $count }
kop-wrong-card = più carte { $card } di quante ce ne sono
kop-wrong-no-frame = uno stato ha almeno un riquadro
kop-wrong-frames = uno stato ha al massimo quattro riquadri
kop-wrong-interrupt = non può interrompere il riquadro sottostante
kop-wrong-two-parts = ci sono due sezioni centrali
kop-wrong-off-board = fuori dal tabellone

# Positions: counters, ships and hands.
kop-wrong-tailwinds = in questo turno possono essere stati giocati al massimo { $most } venti in poppa
kop-wrong-moved = in questo turno possono essere state percorse al massimo { $most } caselle
kop-wrong-thefts = al massimo { $most } furti in un turno
kop-wrong-ended = un turno finisce subito, a meno che la nave mandata via debba ancora fare qualcosa
kop-wrong-coins = non è un multiplo di { $unit }
kop-wrong-rich = più di quanto chiunque possa aver vinto
kop-wrong-hidden = una nave scopre la tessera su cui arriva
kop-wrong-haunted = una nave sulla casella dell’Olandese Volante, e nessun’altra, è in `haunted`
kop-wrong-robbed = l’Olandese Volante non le lascia né carte né pirati
kop-wrong-no-island = lì non c’è un’isola
kop-wrong-dug-now = scava solo chi è di turno, dopo il movimento
kop-wrong-held = { $held } carte dove il massimo è { $limit }
kop-wrong-draw = numero di carte pescate sbagliato
kop-wrong-no-captain = pirati a bordo, ma nessun capitano
kop-wrong-drawn = non sta scegliendo la ciurma
kop-wrong-choice = più di { $most } pirati tra cui scegliere
kop-wrong-no-king = nessuno ha 10 000 dobloni e non è l’ultimo turno del giro { $last }
kop-wrong-king = con 10 000 dobloni un giocatore ha vinto: `frames` è `["over"]`
kop-wrong-start-round = il primo turno viene per primo
kop-wrong-start-passing = nella preparazione a nessuno si chiedono carte
kop-wrong-start-dutchman = comincia al centro
kop-wrong-start-ship = il suo primo turno non è cominciato
kop-wrong-start-drawn = ha pescato pirati o ha già formato la ciurma
kop-wrong-start-hand = si distribuiscono { $cards } carte

# Positions: frames.
kop-wrong-ocean-laid = delle tessere oceano sono già posate
kop-wrong-sharks-laid = delle tessere squali sono già posate
kop-wrong-ocean-missing = delle tessere oceano mancano o sono scoperte
kop-wrong-sharks-missing = delle tessere squali mancano o sono scoperte
kop-wrong-seats = non indica posti, o indica posti che non ci sono
kop-wrong-discarded = nessuna carta è ancora stata scartata
kop-wrong-deck = le carte azione sono nel mazzo e nessuno ne ha
kop-wrong-shuffled = i pirati sono già mescolati
kop-wrong-dealt = carte o pirati sono già distribuiti
kop-wrong-bottom = deve essere una preparazione, un turno o la fine
kop-wrong-no-seat = questo posto non c’è
kop-wrong-promote = non c’è un capitano da scegliere
kop-wrong-excess = la mano non supera il limite
kop-wrong-shuffle-actions = il mazzo azione non va mescolato
kop-wrong-shuffle-pirates = il mazzo dei pirati non va mescolato
kop-wrong-window-asked = `asked` indica un posto senza carte, o uno che passa per il turno
kop-wrong-window-closed = `asked` non indica nessuno: la finestra è chiusa
kop-wrong-window-holders = dopo una carta `asked` indica tutti quelli che ne hanno una
kop-wrong-mutiny-rum = un ammutinamento per mancanza di rum tocca chi è di turno e non ha più rum
kop-wrong-mutiny-happens = quando avviene, il capitano è in mare
kop-wrong-mutiny-asked = `asked` indica un posto che non può rispondere
kop-wrong-mutiny-nobody = `asked` non indica nessuno: avviene
kop-wrong-mutiny-holders = dopo una carta `asked` indica tutti quelli che possono rispondere
kop-wrong-refit-seat = non è questo posto a essere in un covo
kop-wrong-refit-place = la nave non è in un covo
kop-wrong-refit-scurvy = in un covo lo scorbuto sparisce prima di tutto
kop-wrong-refit-buy = le sezioni si comprano prima di pescare
kop-wrong-refit-draws = si pescano tanti pirati quante sono le cuccette vuote, più uno
kop-wrong-result = il risultato è deciso: nessuna finestra è aperta
kop-wrong-leads = `leads` dice chi era in vantaggio finché l’ultima finestra è aperta
kop-wrong-fired = `fired` è per i dadi tirati dopo una carta
kop-wrong-turned = `turned` è per i dadi che si possono ritirare
kop-wrong-warship = prima si combatte la nave da guerra
kop-wrong-target = il bersaglio non è sulla casella dell’attaccante
kop-wrong-dice = due dadi mostrano da 1 a 6, o 0 prima di essere tirati
kop-wrong-nation-dice = una nazione non tira dadi
kop-wrong-attack-dice = l’attaccante non ha ancora tirato
kop-wrong-defence-dice = il difensore non ha ancora tirato
kop-wrong-defence-early = il difensore tira dopo l’attaccante
kop-wrong-failed = un attacco fallito non porta bottino
kop-wrong-loot = numero di carte bottino sbagliato
kop-wrong-bonus = tra gli scarti non ci sono carte che aggiungono tanto

# Chance by hand.
kop-wrong-wanted = atteso: { $what }
kop-wrong-seat = un posto a questo tavolo
kop-wrong-each-tile = le { $count } { $waters ->
    [ocean] tessere oceano
   *[sharks] tessere squali
}, ciascuna una volta
kop-wrong-each-card = le { $count } carte azione scartate, ciascuna una volta
kop-wrong-each-pirate = i { $count } pirati scartati, ciascuno una volta
kop-wrong-face = una faccia del dado di mantenimento
kop-wrong-die = un dado mostra da 1 a 6
kop-wrong-loot-deck = { $count } carte del mazzo bottino
kop-wrong-asked-first = il primo giocatore
kop-wrong-asked-ocean = le tessere oceano
kop-wrong-asked-sharks = le tessere squali
kop-wrong-asked-actions = un ordine delle carte azione
kop-wrong-asked-pirates = un ordine dei pirati
kop-wrong-asked-compass = il dado bussola
kop-wrong-asked-upkeep = il dado di mantenimento
kop-wrong-asked-die = un dado da combattimento
kop-wrong-asked-dice = due dadi da combattimento
kop-wrong-asked-loot = carte bottino
