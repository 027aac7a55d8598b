# The table of Buccaneer.
buc-title = Buccaneer
buc-pitch = Impila pirati per l’abbordaggio, prendi navi e paga la ciurma il meno che osi.
buc-goal = Abbi più ducati di tutti quando l’ultima nave è presa. Impila pirati in equipaggi, abborda navi e tieni ciò che resta dopo aver pagato la ciurma.
buc-ask-mutiny = Nella pila di { $captain } ci sono { $count } dei tuoi pirati. Costringere { $captain } ad abbordare?
buc-ask-turn = { $can ->
    [move] Tocca a te. Scegli uno dei tuoi pirati.
    [board] Ora puoi solo abbordare: scegli una nave che brilla.
   *[both] Tocca a te. Scegli uno dei tuoi pirati, o una nave che brilla.
}
buc-ask-board = La tua ciurma lo esige: abborda ora. Scegli una nave che brilla.
buc-ask-only = Hai una sola mossa: { $action }.
buc-pick = { $can ->
    [nothing] Questo ora non può andare da nessuna parte. Scegline un altro.
    [move] Ora scegli su chi sale { $height ->
    [one] il pirata
   *[other] la pila
}: chiunque brilli.
    [board] Ora scegli la nave da abbordare: una che brilla.
   *[both] Ora scegli su chi sale la pila, o una nave da abbordare: tutto ciò che brilla.
}
buc-sure-move = Salire su { $onto } e guidare una pila di { $height }?
buc-sure-board = Abbordare la nave da { $ducats } ducati?{ $choices ->
    [one] { "" }
   *[other] { " " }Scegli prima il tuo bottino.
}
buc-until-end = { $left ->
    [0] Non resta nessuna nave
    [one] L’ultima nave
   *[other] Ancora { $left } navi
}
buc-ships-label = Navi in vista
buc-stacks-label = Pile
buc-booty-title = Bottino
buc-tip-booty = { $booty }: alla fine il maggior numero di pezzi rende { $worth } ducati, divisi in caso di parità. Gli altri ne ricevono 1 a pezzo.
buc-pieces = Pezzi e il loro valore se la partita finisse ora
buc-which-stack = Più tue pile potrebbero abbordarla. Scegli prima la pila, poi la nave.
buc-outlook = Pila di { $height } (tu capitano, { $mate } secondo): { $ships ->
    [0] troppo piccola per ogni nave in vista
    [one] può abbordare una delle navi
   *[other] può abbordare { $ships } delle navi
}.
buc-no-stacks = Ancora nessuna pila sul molo
buc-may-demand = { $color } può esigere un abbordaggio (BUC-17)
buc-height = Pirati nella pila
buc-stack = Pila di { $height }: capitano { $captain }, secondo { $mate }; dall’alto { $pirates }
buc-horizon = { $more ->
    [0] Nessun’altra nave oltre l’orizzonte
    [one] Ancora una nave oltre l’orizzonte
   *[other] Ancora { $more } navi oltre l’orizzonte
}
buc-ship-label = Nave: richiede { $crew } pirati, porta { $ducats } ducati, un pirata ? guadagna { $wild }, bottino { $booty }
buc-ship = la nave da { $ducats } ducati (ciurma { $crew }, { $booty })

# Actions.
buc-act-move = { $upper } su { $lower }
buc-act-board = { $stack } abborda { $ship } e prende { $booty }
buc-act-mutiny = Costringi { $captain } ad abbordare
buc-act-let-be = Non ora

# The log.
buc-first = { $who } comincia.
buc-turned-up = Navi in vista: { $ships }.
buc-moved = { $who } mette { $stack } su { $onto }: una pila di { $height }.
buc-moved-covered = { $who } si mette su { $onto }: una pila di { $height }.
buc-boarded = { $who } abborda { $ship } con una ciurma di { $crew }.
buc-took = { $who } prende { $booty }.
buc-paid = { $who } riceve { $ship } ducati e paga { $paid }.{ $help }
buc-paid-nobody = { $who } riceve { $ship } ducati e non paga nessuno.
buc-stock = { " " }La riserva ne paga { $stock }.
buc-demanded = { $who } costringe la pila di { $stack } ad abbordare.
buc-let-be = { $who } non costringe { $stack } ad abbordare.
buc-passed = { $who } non può fare niente e passa.
buc-becalmed = Nessuno può fare niente: tutte le pile si sciolgono.
buc-sailed-away = Le navi prendono il largo.
buc-over = L’ultima nave è andata. { $winners } { $count ->
    [one] vince
   *[other] condividono la vittoria
} con { $best } ducati.

# Refusals.
buc-no-not-in-play = { $who } non gioca a questo tavolo. Scegli un colore che gioca.
buc-no-covered = { $pirate } è coperto: una pila si muove intera, dal suo pirata in cima.
buc-no-move-not-yours = La pila di { $pirate } è di un altro giocatore. Muovi una delle tue.
buc-no-onto-covered = { $pirate } è coperto: una pila si mette in cima a un’altra.
buc-no-onto-own = La pila di { $pirate } è tua; muovi su quella di un altro giocatore.
buc-no-too-tall = La nuova pila avrebbe { $height } pirati; nove è il massimo. Scegline una più piccola.
buc-no-board-not-yours = La pila di { $pirate } non è tua: non puoi abbordare con essa. Abborda con una delle tue.
buc-no-such-ship = Nessuna nave del genere è in vista. Scegline una che lo è.
buc-no-too-few = La nave richiede una ciurma di { $needed }; la pila di { $pirate } ne ha { $crew }. Scegli una nave più piccola o una pila più grande.
buc-no-not-pictured = La nave non porta questo: { $booty }. Scegli qualcosa che porta.
buc-no-answer-first = Prima va data risposta alla richiesta di abbordaggio: sì o no.
buc-no-mutiny = Ora a nessuno si chiede di un ammutinamento. Muovi o abborda.
buc-no-must-board = È stato preteso un abbordaggio: devi abbordare in questo turno.
buc-no-not-demanded = Dalla pila di { $pirate } non si è preteso l’abbordaggio; abborda con una di quelle obbligate.

# La lezione.
tutorial-buccaneer-stack = L’obiettivo: avere più ducati di tutti quando l’ultima nave è andata. Sei il rosso. Solo le pile di pirati possono abbordare, quindi formane una: clicca o tocca il tuo pirata segnato 5, poi il blu segnato 3, poi Conferma. Un pirata da solo non può abbordare niente: prova una nave, e le regole te lo dicono.
tutorial-buccaneer-stack-done = Il tuo pirata sta in cima, quindi la pila è tua: lui è il capitano. Il pirata blu sotto di lui è il secondo.
tutorial-buccaneer-others = Ti muovi solo su pirati e pile degli altri. Metti il tuo 4 sulla pila nera. Prova prima sulla tua pila, per vedere che cosa succede.
tutorial-buccaneer-others-done = Una pila di tre, e ora è tua. Le regole non ti avrebbero fatto muovere sulla pila del rosso stesso.
tutorial-buccaneer-whole = Una pila si muove tutta intera. Metti la tua pila di tre sul 5 blu.
tutorial-buccaneer-whole-done = Quattro pirati. Tutti vedono i colori, ma solo la paga del capitano. Se ricordi che cosa è stato coperto, sai quanto costerà la pila.
tutorial-buccaneer-board = La tua pila di due basta come ciurma per la nave da 10 ducati. Scegli la pila, poi la nave. Guarda l’anteprima prima di confermare.
tutorial-buccaneer-board-done = Hai preso 10 ducati e pagato al pirata blu la sua paga di 3. Tutti i pirati sono tornati a casa, e tocca al prossimo giocatore.
tutorial-buccaneer-booty = Questa nave porta due pezzi di bottino. Il capitano ne sceglie uno, il proprietario del secondo riceve l’altro. Abbordala e prendi il rum.
tutorial-buccaneer-booty-done = Il rum a te, e il candeliere al nero, il cui pirata era il secondo.
tutorial-buccaneer-wages = Due tue pile potrebbero abbordare la nave da 17. La paga va ai pirati degli altri, i tuoi lavorano gratis. Abborda con la pila più economica.
tutorial-buccaneer-wages-done = Dovevi pagare un solo pirata. L’altra pila sarebbe costata 14.
tutorial-buccaneer-wild = Un pirata col punto interrogativo costa quanto dice la nave: qui 1. Abborda finché costa poco.
tutorial-buccaneer-wild-done = Il punto interrogativo blu ha avuto 1 ducato, il pirata nero 3. Su un’altra nave poteva costarne 6.
tutorial-buccaneer-poor = Hai 1 ducato, la nave ne porta 12 e la ciurma ne costa 14. Abborda lo stesso: la riserva paga ciò che non puoi pagare tu.
tutorial-buccaneer-poor-done = Ti resta solo il pugnale, ma non devi nulla. La ciurma ha avuto la paga intera.
tutorial-buccaneer-fleet = È l’ultima delle tre navi scoperte. Abbordala, e guarda che cosa spunta all’orizzonte.
tutorial-buccaneer-fleet-done = Sono state scoperte tre nuove navi. Ne vengono altre solo quando tutte e tre sono andate.
tutorial-buccaneer-mutiny = Tocca al blu, ma la sua pila contiene tre tuoi pirati. Puoi costringerla ad abbordare adesso. Fallo: la paga aspetta.
tutorial-buccaneer-mutiny-done = Il blu ha dovuto abbordare. Sei stato pagato per tre pirati, e come secondo hai avuto anche il candeliere.
tutorial-buccaneer-obey = Ora tre pirati blu stanno nella tua pila, e il blu ha preteso un abbordaggio. Tutto il resto è rifiutato: prova a muovere. Poi abborda con quella pila.
tutorial-buccaneer-obey-done = Dopo una richiesta devi abbordare con quella pila, ma la nave la scegli tu.
tutorial-buccaneer-majority = Alla fine viene pagato chi ha più pezzi di un tipo: 15 per i forzieri. Tu e il blu ne avete uno a testa. Abborda e prendi il forziere.
tutorial-buccaneer-majority-done = Due forzieri: se resta così, ricevi 15 ducati. Tutti gli altri ricevono 1 ducato per pezzo.
tutorial-buccaneer-last = Resta una nave. Abbordala, col bottino che preferisci, e la partita è finita.
tutorial-buccaneer-last-done = Non resta alcuna nave: si conta il bottino, e vince chi ha più ducati. Tu.
