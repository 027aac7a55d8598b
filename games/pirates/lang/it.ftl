# The table of Pirates.
pir-title = Pirates
pir-pitch = Arruola una ciurma, temi la macchia nera e fai moltiplicare timoni e ancore.
pir-goal = Abbi più ducati di tutti quando l’ultima carta è presa. Arruola equipaggi, cattura carte per timoni e ancore e sta’ alla larga dalla macchia nera.
pir-ask-destitute = Tutti i tuoi pirati servono sotto altri. { $can ->
    [ransom] Riscattane uno per 5 ducati: sceglilo nella sua banda.
    [mutiny] Guida un ammutinamento: scegli una banda.
   *[both] Riscattane uno per 5 ducati, o guida un ammutinamento: scegli una banda.
}
pir-ask-turn = { $can ->
    [move] Tocca a te. Scegli uno dei tuoi pirati.
    [capture] Ora puoi solo catturare: scegli una carta che brilla.
    [mutiny] Ora puoi solo ammutinarti: scegli una banda che brilla.
    [raid] Ora puoi solo catturare o ammutinarti: scegli una carta che brilla.
    [move-capture] Tocca a te. Scegli uno dei tuoi pirati, o una carta che brilla.
    [move-mutiny] Tocca a te. Scegli uno dei tuoi pirati, o una banda in cui ammutinarti.
   *[all] Tocca a te. Scegli uno dei tuoi pirati, una banda in cui ammutinarti, o una carta che brilla.
}
pir-ask-only = Hai una sola mossa: { $action }.
pir-pick = { $can ->
    [nothing] Questo ora non può fare niente. Scegline un altro.
    [move] Ora scegli su chi sale { $crew ->
    [one] il pirata
   *[other] la banda
}: chiunque brilli.
    [capture] Ora scegli la carta da catturare: una che brilla.
    [mutiny] Ora scegli la carta per l’ammutinamento: una che brilla.
    [ransom] Ora scegli su chi sale il pirata riscattato: chiunque brilli.
    [rebel] Ora scegli una carta per l’ammutinamento, o su chi sale il pirata riscattato.
   *[both] Ora scegli su chi sale la banda, o una carta da catturare: tutto ciò che brilla.
}
pir-short = { $kind ->
    [ship] la nave da { $ducats } ducati
    [ruin] la rovina da { $ducats } ducati
   *[monster] il mostro marino
}
pir-sure-assemble = Salire su { $onto } e guidare una banda di { $crew }?
pir-sure-capture = Catturare { $card }?{ $choices ->
    [0] { "" }
    [one] { "" }
   *[other] { " " }Scegli prima il tuo gettone.
}
pir-sure-mutiny = Ammutinarti contro { $captain } e catturare { $card }?{ $choices ->
    [0] { "" }
    [one] { "" }
   *[other] { " " }Scegli prima il tuo gettone.
}
pir-sure-ransom = Riscattare il pirata segnato da { $captain } per 5 ducati?
pir-until-end = { $left ->
    [0] Non resta nessuna carta
    [one] L’ultima carta
   *[other] Ancora { $left } carte
}
pir-cards-label = Carte in vista
pir-parties-label = Bande
pir-voyage = Viaggio: timoni × ancore
pir-tokens = Gettoni
pir-tip-token = { $token }: alla fine il maggior numero di gettoni di questo tipo rende { $worth } ducati, gli altri 1 ciascuno.
pir-tip-wheel = Timoni: sulle carte tenute ognuno rende alla fine, di più con più ancore. Il maggior numero di gettoni timone ne aggiunge uno.
pir-tip-anchor = Ancore: aumentano quanto rende ogni tuo timone. Il maggior numero di gettoni ancora ne aggiunge una.
pir-tip-kept = Carte tenute: il capitano che paga tutte le paghe tiene la carta; i suoi timoni o ancore contano alla fine.
pir-black-spot = Macchia nera
pir-the-black-spot = La macchia nera
pir-black-spot-about = La macchia nera: chi la ha paga 10 ducati alla fine, se non lo protegge un mostro marino tenuto.
pir-voyage-sum = { $wheels } timoni, { $anchors } ancore: { $price } ciascuno
pir-horizon = { $more ->
    [0] Più niente oltre l’orizzonte
    [one] Ancora una carta oltre l’orizzonte
   *[other] Ancora { $more } carte oltre l’orizzonte
}
pir-kept-label = Tenute
pir-face-down = { $count ->
    [one] 1 carta coperta
   *[other] { $count } carte coperte
}
pir-emblems = { $kind ->
    [ship] { $count ->
    [one] 1 timone
   *[other] { $count } timoni
}
    [ruin] { $count ->
    [one] 1 ancora
   *[other] { $count } ancore
}
   *[monster] niente
} se la tieni
pir-card-label = { $kind ->
    [ship] Nave
    [ruin] Rovina
   *[monster] Mostro marino
}: richiede { $crew } pirati, { $ducats } ducati, un pirata ? guadagna { $wild }, dà { $tokens }, { $kind ->
    [ship] { $count ->
    [one] 1 timone
   *[other] { $count } timoni
}
    [ruin] { $count ->
    [one] 1 ancora
   *[other] { $count } ancore
}
   *[monster] protegge dalla macchia nera
}
pir-which-party = Più bande potrebbero. Scegline prima una: la tua, o una in cui ammutinarti.
pir-no-party = Non hai nessuna banda. Scegline una in cui ammutinarti.
pir-outlook = Banda di { $crew } (tu capitano, { $mate } secondo): { $cards ->
    [0] troppo piccola per ogni carta in vista
    [one] può catturare una delle carte
   *[other] può catturare { $cards } delle carte
}.
pir-fate-keep = Paghi tutto da te e tieni la carta.
pir-fate-discard = Non puoi pagare tutto: la riserva aiuta, e la carta si scarta.
pir-fate-unknown = Se puoi pagare tutto e tenere la carta dipende da paghe coperte.
pir-spot-goes = La macchia nera va a { $you ->
    [1] te
   *[other] { $holder }
}.
pir-free = Riscatta
pir-free-label = Quale pirata
pir-free-which = { $place }º nella banda di { $captain }
pir-free-price = { $captain } riceve 5 ducati{ $supply ->
    [0] { "" }
   *[other] , di cui { $supply } dalla riserva
}.
pir-no-parties = Ancora nessuna banda sul molo
pir-height = Pirati nella banda
pir-party = Banda di { $height }: capitano { $captain }, secondo { $mate }; dall’alto { $pirates }
pir-may-mutiny = { $rebels } { $count ->
    [one] può
   *[other] possono
} ammutinarsi (PIR-12)
pir-voyage-caption = Timoni × quanto rende un timone, ora
pir-anchors = ancore
pir-wheel-pays = un timone rende
pir-tokens-caption = Gettoni, e quanto renderebbero ora
pir-plus-wheel = +1 timone
pir-plus-anchor = +1 ancora
pir-card = { $kind ->
    [ship] la nave da { $ducats } ducati
    [ruin] la rovina da { $ducats } ducati
   *[monster] il mostro marino
} (ciurma { $crew }, { $tokens })

# Actions.
pir-act-assemble = { $upper } su { $lower }
pir-act-capture = { $party } cattura { $prize }
pir-act-mutiny = Ammutinarsi nella banda di { $crew } di { $captain } e catturare { $prize }
pir-act-ransom = Riscattare il tuo pirata, { $place }º in { $party }, e metterlo su { $onto }
pir-prize = { $card } (prende { $token })

# The log.
pir-first = { $who } comincia.
pir-turned-up = In vista: { $cards }.
pir-assembled = { $who } mette { $party } su { $onto }: una banda di { $height }.
pir-assembled-covered = { $who } si mette su { $onto }: una banda di { $height }.
pir-mutinied = Ammutinamento! { $who } rovescia { $whom } nella banda di { $party }.
pir-mutinied-covered = Ammutinamento! { $who } rovescia { $whom }.
pir-spotted = La macchia nera sta davanti a { $who }.
pir-captured = { $who } cattura { $card } con una banda di { $crew }.
pir-took = { $who } prende { $token }.
pir-paid = { $who } riceve { $card } ducati e paga { $paid }.{ $help }
pir-paid-nobody = { $who } riceve { $card } ducati e non paga nessuno.
pir-supply = { " " }La riserva ne paga { $supply }.
pir-kept = { $who } tiene la carta.
pir-discarded = Nessuno tiene { $card }: la carta si scarta.
pir-ransomed = { $who } paga { $ducats } ducati a { $whom } per { $pirate }.{ $help }
pir-ransomed-covered = { $who } paga { $ducats } ducati a { $whom } e riprende un pirata.{ $help }
pir-passed = { $who } non può fare niente e passa.
pir-becalmed = Nessuno va avanti: tutte le bande si sciolgono.
pir-sailed-away = Le carte in vista se ne vanno.
pir-over = L’ultima carta è andata. { $winners } { $count ->
    [one] vince
   *[other] condividono la vittoria
} con { $best } ducati.

# Refusals.
pir-no-not-in-play = { $who } non gioca a questo tavolo. Scegli un colore che gioca.
pir-no-covered = { $pirate } è coperto: una banda si posa intera, dal suo capitano.
pir-no-not-yours = La banda di { $pirate } è di un altro giocatore. Posa una delle tue.
pir-no-onto-covered = { $pirate } è coperto: scegli un pirata singolo o un capitano su cui posare.
pir-no-onto-own = La banda di { $pirate } è tua; raduna su quella di un altro giocatore.
pir-no-too-tall = La nuova banda avrebbe { $height } pirati; nove è il massimo. Scegline una più piccola.
pir-no-capture-not-yours = La banda di { $pirate } non è tua: non puoi catturare con essa. Cattura con una delle tue.
pir-no-such-card = Nessuna carta del genere è in vista. Scegline una che lo è.
pir-no-too-few = La carta richiede una banda di { $needed }; quella di { $pirate } ne ha { $crew }. Scegli una carta più piccola o una banda più grande.
pir-no-not-pictured = La carta non mostra questo: { $token }. Scegli ciò che mostra.
pir-no-token = Indica il gettone che prende il capitano.
pir-no-monster-choice = Il mostro marino dà entrambi i gettoni; non se ne sceglie nessuno. Non indicarne.
pir-no-mutiny-captain = { $pirate } non è capitano: un ammutinamento indica la banda dal suo attuale capitano.
pir-no-mutiny-self = La banda di { $pirate } è tua; ci si ammutina contro un altro giocatore.
pir-no-mutineer = Nessun tuo pirata è nella banda di { $pirate }. Scegli una banda che ne ha uno.
pir-no-mutiny-weak = Quella carta richiede una banda di { $needed }; quella di { $pirate } ne ha { $crew }: scegline un’altra.
pir-no-capture = La banda di { $pirate } è troppo piccola per ogni carta: non ci può essere ammutinamento. Scegline una più grande.
pir-no-destitute = Un riscatto è solo per un giocatore senza pirati singoli né bande. Raduna, cattura o ammutìnati.
pir-no-ransom-captain = La banda di { $pirate } non è di un altro giocatore: indicala dal suo capitano.
pir-no-ransom-not-yours = Il pirata al posto { $place } nella banda di { $pirate } non è tuo. Scegli uno dei tuoi.

# La lezione.
tutorial-pirates-assemble = L’obiettivo: avere più ducati di tutti quando l’ultima carta è andata. Sei il rosso. I pirati catturano le carte in bande, quindi formane una: clicca o tocca il tuo 5, poi il 2 blu, poi Conferma. Prova su un tuo pirata, e le regole rifiutano.
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

# The table and the edition in a terminal.
pir-sketch-kind = { $kind ->
    [ship] nave
    [ruin] rovina
   *[monster] mostro marino
}
pir-sketch-marks = (ducati e tipo; * è un timone, + un’ancora)
pir-sketch-emblems = { $wheels ->
    [one] { $wheels } timone
   *[other] { $wheels } timoni
}, { $anchors ->
    [one] { $anchors } ancora
   *[other] { $anchors } ancore
}
pir-sketch-wheel-pays = Un timone rende
pir-sketch-price = { $price } con { $anchors }
pir-sketch-price-last = { $price } con { $anchors } o più ancore
