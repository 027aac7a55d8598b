# The table of Buccaneer.
buc-title = Buccaneer
buc-pitch = Impila pirati per l'abbordaggio, prendi navi e paga la ciurma il meno che osi.
buc-ask-mutiny = { $color }: tre dei tuoi pirati stanno nella pila di { $captain }. Ammutinamento?
buc-ask-turn = { $color }: metti una tua pila su quella di un altro giocatore, o abborda una nave.
buc-ask-board = { $color }: la tua ciurma lo esige. Abborda ora una nave.
buc-until-end = { $left ->
    [0] Non resta nessuna nave
    [one] L'ultima nave
   *[other] Ancora { $left } navi
}
buc-ships-label = Navi in vista
buc-stacks-label = Pile
buc-booty-title = Bottino
buc-worth = Ducati per il maggior numero di pezzi
buc-pieces = Pezzi, e quanto renderebbero ora
buc-which-stack = Quale delle tue pile deve abbordare? Sceglila prima.
buc-outlook = Una pila di { $height }: capitano { $captain }, secondo { $mate }; abbastanza per { $ships ->
    [0] nessuna nave in vista, per ora
    [one] una nave in vista
   *[other] { $ships } navi in vista
}.
buc-no-stacks = Ancora nessuna pila sul molo
buc-may-demand = { $color } può esigere un abbordaggio (BUC-17)
buc-height = Pirati nella pila
buc-stack = Pila di { $height }: capitano { $captain }, secondo { $mate }; dall'alto { $pirates }
buc-horizon = { $more ->
    [0] Nessun'altra nave oltre l'orizzonte
    [one] Ancora una nave oltre l'orizzonte
   *[other] Ancora { $more } navi oltre l'orizzonte
}
buc-ship-label = Nave: richiede { $crew } pirati, porta { $ducats } ducati, paga { $wild } a un punto interrogativo, bottino { $booty }
buc-ship = la nave da { $ducats } ducati (ciurma { $crew }, { $booty })

# Actions.
buc-act-move = { $upper } su { $lower }
buc-act-board = { $stack } abborda { $ship } e prende { $booty }
buc-act-mutiny = Ammutinamento: esigere che { $captain } abbordi
buc-act-let-be = Lascia stare { $captain }

# The log.
buc-first = { $who } comincia.
buc-turned-up = Navi in vista: { $ships }.
buc-moved = { $who } mette { $stack } su { $onto }: una pila di { $height }.
buc-moved-covered = { $who } si mette su { $onto }: una pila di { $height }.
buc-boarded = { $who } abborda { $ship } con una ciurma di { $crew }.
buc-took = { $who } prende { $booty }.
buc-paid = { $who } prende { $ship } ducati e paga { $paid }.
buc-paid-nobody = { $who } prende { $ship } ducati e non paga nessuno.
buc-stock = La riserva ne paga { $stock }.
buc-demanded = { $who } esige che la pila di { $stack } abbordi.
buc-let-be = { $who } lascia stare la pila di { $stack }.
buc-passed = { $who } non può fare niente e passa.
buc-becalmed = Nessuno può fare niente: tutte le pile si sciolgono.
buc-sailed-away = Le navi prendono il largo.
buc-over = L'ultima nave è andata. { $winners } { $count ->
    [one] vince
   *[other] condividono la vittoria
} con { $best } ducati.

# Refusals.
buc-no-not-in-play = { $who } non gioca a questo tavolo.
buc-no-covered = { $pirate } è coperto: una pila si muove intera, dal suo pirata in cima.
buc-no-move-not-yours = La pila di { $pirate } è di un altro giocatore.
buc-no-onto-covered = { $pirate } è coperto: una pila si mette in cima a un'altra.
buc-no-onto-own = La pila di { $pirate } è tua; muovi su quella di un altro giocatore.
buc-no-too-tall = La nuova pila avrebbe { $height } pirati; nove è il massimo.
buc-no-board-not-yours = La pila di { $pirate } non è tua: non puoi abbordare con essa.
buc-no-such-ship = Nessuna nave del genere è in vista.
buc-no-too-few = La nave richiede una ciurma di { $needed }; la pila di { $pirate } ne ha { $crew }.
buc-no-not-pictured = La nave non porta questo: { $booty }.
buc-no-answer-first = Prima va data risposta alla richiesta di abbordaggio: sì o no.
buc-no-mutiny = Ora a nessuno si chiede di un ammutinamento.
buc-no-must-board = È stato preteso un abbordaggio: devi abbordare in questo turno.
buc-no-not-demanded = Dalla pila di { $pirate } non si è preteso l'abbordaggio; abborda con una di quelle obbligate.
