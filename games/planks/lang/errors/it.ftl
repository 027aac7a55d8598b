# What is wrong with an edition, a position or chance of Squabble on the Planks.

# Editions.
plk-wrong-fins = da 1 a { $most } pinne, non { $fins }
plk-wrong-no-stock = servono dobloni da distribuire
plk-wrong-listed-twice = { $plank } compare due volte nell’elenco
plk-wrong-one-side = solo rossa, blu e viola hanno una faccia B
plk-wrong-missing = manca { $plank }
plk-wrong-range = { $value } non è tra { $least } e { $most }
plk-wrong-statics = con questi pesi, questo bordo e questo sbandamento un’asse al centro potrebbe ribaltarsi

# Positions.
plk-wrong-planks = { $count } assi invece di { $wanted }
plk-wrong-pirates = { $color } ha { $pirates } pirati a bordo, in mare e in mano invece di { $wanted }
plk-wrong-sharks = da 1 a { $most } pinne
plk-wrong-more-fins = { $fins } su { $sharks }; un altro numero iniziale è `sharks`
plk-wrong-quiet = dopo { $turns } turni senza un tonfo uno squalo se n’è andato
plk-wrong-stock = da 1 a { $most } dobloni
plk-wrong-purse = { $doubloons } dobloni; anche un ultimo turno arriva al massimo a { $most }
plk-wrong-dice-awaited = per i dadi scrivi la fase `roll`
plk-wrong-awaits = una volta piazzati i pirati non manca più nulla della preparazione
plk-wrong-first-awaited = non si sa ancora chi comincia: scrivi 0
plk-wrong-order-awaited = il loro ordine non è ancora sorteggiato: red, blue, purple, yellow, green, orange
plk-wrong-sides-awaited = le loro facce non sono ancora sorteggiate: scrivi la faccia A
plk-wrong-backs = le facce B si scrivono finché si attende `sides`, e solo allora
plk-wrong-tips = { $plank } si ribalterebbe subito
plk-wrong-colors = in { $players } giocatori ognuno ha { $each ->
    [one] uno dei colori
   *[other] { $each } dei colori
}
plk-wrong-colors-twice = un colore è preso due volte
plk-wrong-lies-twice = { $plank } c’è due volte
plk-wrong-no-side = { $plank } non ha la faccia B
plk-wrong-offset = { $offset }: oltre 7 nulla poggia sul ponte
plk-wrong-count = { $count }: un colore ha { $pirates } pirati

# What is going on in a position.
plk-wrong-left = restano pinne e dobloni
plk-wrong-gone = pinne o dobloni sono finiti: la partita è conclusa
plk-wrong-fins-gone = le pinne sono finite: la partita è conclusa
plk-wrong-placed = tutti sono stati piazzati nella preparazione
plk-wrong-sold-out = con la riserva vuota la partita è conclusa, a meno che in questo turno sia stato infranto il codice
plk-wrong-put-back = restano dobloni e nessuno ne ha rimessi
plk-wrong-equal-dice = dadi uguali si ritirano
plk-wrong-rolled = sono già stati tirati
plk-wrong-hands = solo con l’opzione `hands`, prima che i pirati tornino a bordo
plk-wrong-breaker = prima che i pirati tornino a bordo solo il posto di `turn` può infrangere il codice
plk-wrong-no-splash = solo un tonfo infrange il codice
plk-wrong-no-gold = questo posto non ha scelto l’oro
plk-wrong-returned = ha infranto il codice e l’ha rimesso
plk-wrong-over-purse = più di quanto c’è nella sua borsa
plk-wrong-over-pirates = più di quanto può esserci sotto i suoi pirati
plk-wrong-none-to-place = non resta nessuno da piazzare
plk-wrong-set-up-water = nella preparazione nessuno finisce in mare
plk-wrong-set-up-purses = nella preparazione nessuno ha dobloni
plk-wrong-set-up-quiet = nella preparazione non è stato giocato alcun turno
plk-wrong-set-up-fins = nella preparazione nessuno squalo fugge
plk-wrong-next-to-place = tocca al posto { $seat } piazzare
plk-wrong-set-up-planks = nella preparazione le assi stanno al centro, al massimo una accanto
plk-wrong-none-left = il posto { $seat } non avrebbe più nessuno da piazzare
plk-wrong-neutral-back = tutti e tre i pirati neutrali sarebbero tornati a bordo
plk-wrong-not-rolled = { $plank } non è uscita ai dadi
plk-wrong-none-to-move = non c’è nessuno da spostare
plk-wrong-dry = dopo un tonfo qualcuno è in mare
plk-wrong-all-decided = qualcuno deve ancora decidere
plk-wrong-neutral-decides = nessuno decide per il colore neutrale
plk-wrong-decided = un colore che raccoglie ha già deciso
plk-wrong-deciding-order = decide prima il posto di `turn`, poi quelli alla sua sinistra
plk-wrong-neutral-collects = il colore neutrale non raccoglie nulla
plk-wrong-over-water = più di quanti sono in mare
plk-wrong-chose-gold = un colore che ha scelto l’oro non riporta nessuno a bordo
plk-wrong-all-return = tutti quelli in mare tornano a bordo
plk-wrong-none-to-return = il posto { $seat } non ha nessuno da riportare a bordo
plk-wrong-neutral-three = i pirati neutrali tornano a bordo quando sono in mare tutti e tre
plk-wrong-next-neutral = tocca al posto { $seat } piazzare un pirata neutrale
plk-wrong-phase = non ha senso in questa fase
plk-wrong-repeated = qualcosa compare due volte

# Chance by hand.
plk-wrong-order = l’ordine deve indicare ogni asse una volta
plk-wrong-double = { $plank } due volte: si ritira un dado (PLK-4)
plk-wrong-asked-order = la domanda riguarda l’ordine delle assi
plk-wrong-asked-sides = la domanda riguarda le facce di tre assi
plk-wrong-asked-dice = la domanda riguarda i dadi
