# Imparare un gioco, passo dopo passo.

tutorial-learn = Impara
tutorial-coach = Lezione
tutorial-leave = Alla partita
tutorial-step = Passo { $step } di { $steps }
tutorial-everything = { $count ->
    [one] L’unica mossa che le regole permettono qui
   *[other] Tutte le { $count } mosse che le regole permettono qui
}
tutorial-nothing-now = Niente da scegliere ora
tutorial-not-now = Le regole lo permettono. In questo passo fai ciò che brilla; in una vera partita la scelta è tua.
tutorial-rules = Regole:
tutorial-back = Indietro
tutorial-restart = Ricomincia
tutorial-skip = Salta
tutorial-next = Avanti
tutorial-play = Gioca una vera partita
tutorial-learned = Era l’ultimo passo: ora conosci il mestiere.

# Buccaneer

tutorial-buccaneer-stack = Sei il rosso. Solo le pile di pirati possono abbordare le navi, quindi costruiscine una: clicca il tuo pirata con il 5, poi quello blu con il 3, poi Conferma. Un pirata singolo non abborda nulla: prova con una nave, e le regole te lo diranno.
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

# Pirates

tutorial-pirates-assemble = Sei il rosso. I pirati catturano le carte in bande, quindi radunane una: il tuo 5 sul 2 blu. Prova su un pirata tuo, e le regole lo rifiutano.
tutorial-pirates-assemble-done = Il pirata in cima è il capitano, e la banda è del suo giocatore: tua.
tutorial-pirates-party = Puoi radunare anche bande intere. Metti la tua sulla banda nera.
tutorial-pirates-party-done = Quattro pirati sotto il tuo capitano. Tutti vedono i colori, ma solo la paga del capitano e quelle dei propri pirati.
tutorial-pirates-capture = Una carta vuole tanti pirati quanti ne indica. La tua banda di due basta per la piccola nave da 9 ducati: catturala. Per la rovina è troppo piccola, come ti diranno le regole.
tutorial-pirates-capture-done = 9 ducati a te, di cui 3 al pirata blu; anche il rum è tuo.
tutorial-pirates-tokens = Questa nave dà due gettoni. Il capitano ne prende uno, il proprietario del secondo l’altro. Prendi il forziere.
tutorial-pirates-tokens-done = Un forziere a te, l’ancora al nero. Alla fine viene pagato chi ha più gettoni di un tipo.
tutorial-pirates-keep = Non hai ducati. Se i ducati della carta bastano per tutte le paghe, tieni la carta. Cattura la nave da 16 con la banda più economica.
tutorial-pirates-keep-done = Hai pagato 5 su 16 e tieni la carta con i suoi due timoni. Resta coperta: gli altri vedono solo che la possiedi. Con l’altra banda ne servivano 15, e non restava quasi nulla.
tutorial-pirates-supply = La carta porta 12, la ciurma costa 14, e tu non hai nulla. Catturala lo stesso.
tutorial-pirates-supply-done = La riserva ha pagato i 2 mancanti, perciò la carta è fuori dal gioco. Il forziere lo tieni.
tutorial-pirates-renew = È l’ultima delle quattro carte scoperte. Catturala.
tutorial-pirates-renew-done = Ora sono scoperte le quattro carte seguenti: ne vengono altre solo quando tutte sono andate.
tutorial-pirates-mutiny = Il blu comanda una banda in cui sta un tuo pirata. Ammutinati: diventi capitano, catturi subito e paghi a tutti il doppio. Nella banda nera di due sarebbe rifiutato: troppo piccola per ogni carta.
tutorial-pirates-mutiny-done = Il blu ora è il tuo secondo e ha la macchia nera, che alla fine costa 10 ducati. Hai pagato 14 e tieni il resto.
tutorial-pirates-spot = Il blu ha già la macchia nera. Se ti ammutini contro chi la porta, la ricevi tu. Ammutinati piuttosto nella banda gialla.
tutorial-pirates-spot-done = La macchia nera è passata dal blu al giallo. Contro il blu sarebbe venuta a te.
tutorial-pirates-ransom = Tutti i tuoi pirati servono sotto altri, quindi puoi riscattarne uno per 5 ducati e piazzarlo subito. Prendi quello della banda blu e mettilo sulla nera.
tutorial-pirates-ransom-done = Il blu ha avuto 5 ducati e resta con un pirata singolo. Il tuo è capitano di una banda di quattro.
tutorial-pirates-monster = Il mostro marino non dà nulla al secondo: entrambi i gettoni vanno al capitano. E se lo tieni, non paghi per la macchia nera, che hai tu. Catturalo.
tutorial-pirates-monster-done = Un timone, un’ancora e il mostro stesso: ora la tua macchia nera è innocua.
tutorial-pirates-voyage = Nel viaggio, più ancore hai, più rende ogni timone sulle carte che hai tenuto. Hai quattro timoni e un’ancora. Che cosa aiuta di più: un altro timone o un’ancora? Cattura la rovina.
tutorial-pirates-voyage-done = Con due ancore ognuno dei tuoi quattro timoni rende 6 invece di 4.
tutorial-pirates-last = L’ultima carta. Catturala, e la partita è finita: si contano gettoni, viaggio e macchia nera.
tutorial-pirates-last-done = Le maggioranze pagano, i timoni per le ancore pagano, la macchia nera costa 10, e vince chi ha più ducati: tu.

# King of Pirates

tutorial-king-of-pirates-sail = Sei il rosso, nel tuo covo, e puoi navigare di due caselle. Le tessere coperte nascondono navi, o nulla. Naviga a ovest. (A est il tabellone finisce.)
tutorial-king-of-pirates-sail-done = La tessera era vuota ed è sparita. Ti resta una casella.
tutorial-king-of-pirates-merchant = Prosegui a sud-ovest, dove c’è un’altra tessera.
tutorial-king-of-pirates-merchant-done = Un piccolo mercantile spagnolo. I mercantili non ti fermano, ma qui finisce il tuo movimento: ora puoi combattere.
tutorial-king-of-pirates-attack = Il mercantile ha difesa 5. Due dadi, più 2 per l’artiglieria del tuo capitano, devono raggiungerla. Attacca!
tutorial-king-of-pirates-attack-done = Doppio 1: con l’artiglieria fa 4. Non basta.
tutorial-king-of-pirates-cannonball = Una palla di cannone permette di ritirare un dado o entrambi, finché i tuoi dadi perdono. Ne hai una: ritirali entrambi.
tutorial-king-of-pirates-cannonball-done = 8 e 2 battono il mercantile. Due carte bottino hanno portato 300 dobloni, e la nave lascia il tabellone.
tutorial-king-of-pirates-warship = Una nave da guerra mette fine al tuo movimento e va combattuta. La tua ciurma è buona: naviga a ovest, dritto su di lei.
tutorial-king-of-pirates-warship-done = 7 e 2 di artiglieria raggiungono la sua difesa di 8. Quattro carte bottino: 800 dobloni.
tutorial-king-of-pirates-upkeep = Ogni turno comincia col mantenimento: due nuove carte, ma nessuno ne tiene più di sei. Ne hai cinque, quindi devi scartarne una. Scarta i soldati.
tutorial-king-of-pirates-upkeep-done = Hai pescato due carte, l’Olandese si è mosso, e il dado di mantenimento ti è costato un rum. Senza rum c’è un ammutinamento. Poi tutti possono giocare carte prima che tu salpi.
tutorial-king-of-pirates-tailwind = Lo scorbuto ti rallenta a una casella. Un vento in poppa aggiunge fino a due caselle che lo scorbuto non tocca. Giocalo.
tutorial-king-of-pirates-tailwind-done = Ora sono tre caselle. Ogni carta dice quando puoi giocarla: cliccane una per saperlo.
tutorial-king-of-pirates-dig = Il tuo movimento è finito su un’isola grande, e nessuno gioca carte. Vuole quattro mappe: ne hai tre, e Velvet Odile vale per una. Scava!
tutorial-king-of-pirates-dig-done = 3000 dobloni. Le mappe sono andate, e nel prossimo turno non puoi scavare di nuovo qui.
tutorial-king-of-pirates-home = Poco rum, niente palle di cannone, lo scorbuto: ti serve un covo. Va bene uno qualsiasi dei sette. Naviga a est.
tutorial-king-of-pirates-home-done = Lo scorbuto sparisce subito, e qui nessuno può attaccarti. Ora il cantiere è aperto.
tutorial-king-of-pirates-buy = Una sezione centrale costa 2500: una vela, una cuccetta e spazio in più. Compra la stiva.
tutorial-king-of-pirates-buy-done = Una nave più grande, e due pirati vogliono imbarcarsi. Hai tre cuccette per quattro pirati.
tutorial-king-of-pirates-crew = Uno deve andare. Ogni pirata ha un’abilità di ciurma e una di capitano. Manda via Cutwater Brom.
tutorial-king-of-pirates-crew-done = Tre ci stanno. Potresti mandarne via altri; nomina un capitano, e ti rifornisci di rum e palle di cannone.
tutorial-king-of-pirates-ambush = Il blu ti attacca. Prima dei dadi viene chiesto a tutti quelli che tengono carte, nello stesso momento, anche a te. L’imboscata aggiunge 3 alla tua difesa: giocala.
tutorial-king-of-pirates-ambush-done = Ora tirano entrambi; vince il totale più alto, e prende all’altro la somma di quattro carte bottino.
tutorial-king-of-pirates-mutiny = Il rum è finito, e un ammutinamento sta per cacciare il tuo capitano. Un capro espiatorio lo impedisce: sacrifica Tam Hardtack.
tutorial-king-of-pirates-mutiny-done = Il capitano resta, la nave resta, il turno continua. Tam no.
tutorial-king-of-pirates-dutchman = Il blu è vicino alla vittoria e sta accanto all’Olandese Volante. Gioca la carta e scegli ovest: sulla nave blu.
tutorial-king-of-pirates-dutchman-done = Il blu ha perso tutte le carte e tutti i pirati, ed è stato cacciato in un angolo. In un covo sarebbe stato al sicuro.
tutorial-king-of-pirates-king = Hai 8200. L’isola piccola vuole tre mappe, e la tua ciurma ha tre indizi. Scava, e sii re.
tutorial-king-of-pirates-king-done = Oltre 10 000 dobloni: vinci all’istante, a chiunque tocchi.

# Squabble on the Planks

tutorial-planks-place = Sei il bianco. All’inizio ognuno piazza tre pirati. Metti l’ultimo sull’asse gialla, a babordo della cima. Una casella regge un solo pirata: quella del nero è occupata.
tutorial-planks-place-done = Tutti sono piazzati. D’ora in poi due dadi mostrano due colori: le assi che contano in questo turno.
tutorial-planks-slide = Hai tirato rosso e blu. Una delle due scorre di tante caselle quanti pirati porta. Fai scorrere la rossa a tribordo, con la sua freccia o trascinandola. Il verde non è uscito: prova.
tutorial-planks-slide-done = Due pirati, due caselle. L’indicatore mostra quanto l’asse è vicina a ribaltarsi.
tutorial-planks-move = Poi sposta un tuo pirata da un’altra asse sull’altro colore, blu. Scegli il tuo pirata sull’asse verde e mettilo sulla casella più a babordo: lì ci sono due dobloni.
tutorial-planks-move-done = L’oro sta dove si è meno sicuri. Lo guadagni solo quando qualcuno cade.
tutorial-planks-push = Sulla casella d’oro a tribordo sta il turchese. Mettici lo stesso il tuo pirata dal verde: chi è d’intralcio viene spintonato verso la cima.
tutorial-planks-push-done = Il turchese è stato spinto verso l’interno, e il grigio dietro di lui, fino al primo vuoto.
tutorial-planks-rope = Il turchese sta sulla cima. Metti lì il tuo pirata: sulla cima scegli tu il verso della spinta. Vanno bene entrambi.
tutorial-planks-rope-done = Hai questa scelta solo sulla cima; altrove si spinge verso la cima e oltre.
tutorial-planks-brink = La rossa è scivolata lontano, col nero e il grigio in fondo. Un’asse si ribalta quando il suo baricentro supera il bordo del ponte. Falla scorrere ancora a tribordo!
tutorial-planks-brink-done = Splash! Il nero e il grigio hanno un pirata a testa in mare, e l’asse torna vuota.
tutorial-planks-onward = Hai comunque il tuo spostamento: dall’asse verde alla blu, sulla casella più a tribordo.
tutorial-planks-onward-done = Stai su due dobloni, e in questo turno qualcuno è caduto: ora tutti decidono.
tutorial-planks-gold = Raccogliere l’oro sotto i tuoi pirati, o riportare pirati a bordo? I tuoi sono tutti a bordo, quindi raccogli.
tutorial-planks-gold-done = Due dobloni per la tua borsa. Il nero ha riportato a bordo il suo pirata, e uno squalo ne ha abbastanza.
tutorial-planks-pirates = Due dei tuoi sono in mare. Se raccogli, restano lì. Riportali a bordo.
tutorial-planks-pirates-done = Chi raccoglie riceve prima il suo oro. Poi i pirati tornano, uno alla volta.
tutorial-planks-back = I pirati tornano su caselle sopra il ponte. La casella estrema della viola sporge sul mare: prova, viene rifiutata. Mettilo sulla casella accanto, a babordo.
tutorial-planks-back-done = Di nuovo su due dobloni, e ne arriva ancora uno.
tutorial-planks-honour = La rossa è appesa a un filo. Se torni lì sul nero, spingi tutta la fila verso l’esterno e l’asse si ribalta. Questo infrange il codice d’onore: rimetti ciò che hai raccolto in questo turno, e gli altri sono pagati per i loro pirati. Torna sull’arancione, su una delle caselle estreme sopra il ponte.
tutorial-planks-honour-done = Un ritorno pulito. Guarda l’anteprima: ti avverte prima che tu infranga il codice.
tutorial-planks-heel = Ora il mare è mosso. Il carico sta a tribordo, quindi la nave sbanda da quella parte e il bordo di tribordo conta come più vicino. Verso tribordo la rossa si ribalterebbe col tuo stesso pirata. Falla scorrere a babordo.
tutorial-planks-heel-done = Col mare calmo avrebbe retto per un soffio. Con lo sbandamento guarda due volte gli indicatori.
tutorial-planks-last = L’ultimo squalo aspetta, e solo tu devi ancora decidere. Raccogli.
tutorial-planks-last-done = L’ultimo squalo se ne va, le borse si aprono, e vince chi ha più dobloni: 25 per te.
