# The table of Squabble on the Planks.
plk-title = Baruffa sulle assi
plk-pitch = Fai scorrere le assi, ribalta i rivali tra gli squali e tieni i piedi all’asciutto.
plk-goal = Abbi più dobloni di tutti alla fine. Fa’ scorrere le assi, rovescia i rivali agli squali e raccogli l’oro finché i tuoi pirati sono all’asciutto.
plk-name = { $color ->
    [white] Bianco
    [black] Nero
    [gray] Grigio
   *[teal] Turchese
}
plk-color = { $color ->
    [white] bianco
    [black] nero
    [gray] grigio
   *[teal] turchese
}
plk-own = { $color ->
    [white] bianco
    [black] nero
    [gray] grigio
   *[teal] turchese
}
plk-yours = il tuo pirata
plk-plank = { $plank ->
    [red] rossa
    [blue] blu
    [purple] viola
    [yellow] gialla
    [green] verde
   *[orange] arancione
}
plk-plank-adjective = { $plank ->
    [red] rossa
    [blue] blu
    [purple] viola
    [yellow] gialla
    [green] verde
   *[orange] arancione
}
plk-side = { $side ->
    [port] babordo
   *[starboard] tribordo
}
plk-spot = { $side ->
    [port] { $plank } { $space } babordo
    [starboard] { $plank } { $space } tribordo
   *[rope] { $plank } alla cima
}
plk-doubloons = { $count ->
    [one] 1 doblone
   *[other] { $count } dobloni
}
plk-some = dobloni
plk-ask-neutral = Metti un pirata neutrale ({ $color }): scegli una casella che brilla.
plk-ask-place = Metti uno dei tuoi pirati: scegli una casella che brilla.
plk-ask-slide = Fai scorrere la { $one } o la { $other }. Poi sposta uno dei tuoi pirati sull’altra.
plk-ask-slide-any = Fai scorrere un’asse con la sua freccia.
plk-ask-move = Scegli uno dei tuoi pirati: va sull’asse { $plank }.
plk-ask-decide = Raccogliere l’oro o riportare i pirati? Non puoi fare entrambe le cose.
plk-ask-collect = Raccogli il tuo oro: nessuno dei tuoi pirati è in mare.
plk-ask-return = Riporta a bordo un pirata: scegli una casella che brilla.
plk-ask-only = Hai una sola mossa: { $action }.
plk-pick-space = Ora scegli dove va sull’asse { $plank }: una casella che brilla.
plk-sure-slide = Far scorrere la { $plank } a { $side }?{ $falls ->
    [0] { "" }
   *[other] { " " }Attenzione: ciò che trema si ribalta.
}
plk-sure-stay = Scegliere la { $plank }, che è vuota e resta?
plk-sure-there = { $push ->
    [no] Metterlo lì?
    [choose] Metterlo sulla cima? Scegli dove viene spinto l’altro.
   *[yes] Metterlo lì e spintonare l’altro?
}{ $falls ->
    [0] { "" }
   *[other] { " " }Attenzione: ciò che trema si ribalta.
}
plk-ask-wait = Aspetta.
plk-until-end = { $fins ->
    [0] Non resta nessuno squalo
    [one] L’ultimo squalo
   *[other] Ancora { $fins } squali
}, { $doubloons } dobloni
plk-last-turn = L’oro è finito: l’ultimo turno
plk-option-sea = Se la nave sbanda sotto il carico
plk-option-purses = Tutti vedono i dobloni di tutti
plk-option-hands = Una mano incerta può ribaltare un’asse
plk-option-returns = Dove i pirati tornano a bordo
plk-option-order = Le assi da prua a poppa
plk-about-order = Le assi da prua a poppa; è possibile qualsiasi ordine delle sei
plk-option-sides = Le facce di rossa, blu e viola
plk-sea-rocking = mossa
plk-sea-calm = calma
plk-returns-deck = sopra il ponte
plk-returns-anywhere = anche sopra il mare
plk-overboard = In mare
plk-doubloons-title = Dobloni
plk-ship-label = La nave
plk-crews-label = Ciurme
plk-dice-label = I dadi
plk-calm = Mare calmo
plk-even = La nave è diritta
plk-heels = Pende a { $side }
plk-sharks = { $left ->
    [one] Ancora 1 squalo
   *[other] Ancora { $left } squali
}
plk-tip-sharks = Ancora { $left } squali: uno se ne va dopo ogni turno in cui cade qualcuno. Con l’ultimo la partita è finita.
plk-tip-heel = La nave pende sotto il carico di { $heel } su { $most } al massimo. Dal lato verso cui pende, le assi si ribaltano prima.
plk-tip-dice = I dadi: fai scorrere una di queste assi, poi sposta un pirata sull’altra.
plk-tip-purse = Dobloni. Vince chi ne ha di più; quelli degli altri restano nascosti fino alla fine.
plk-tip-gauge = { $plank }: { $percent } % della strada fino a ribaltarsi. Alla fine dell’indicatore l’asse si ribalta.
plk-neutral-label = Pirati neutrali
plk-neutral = neutrale
plk-stands-on = { $color } sta su { $doubloons }
plk-underfoot = sotto i piedi
plk-is-overboard = in mare
plk-to-place = da mettere
plk-collect = Raccogli { $doubloons }
plk-bring-back = { $count ->
    [one] Riporta 1 pirata
   *[other] Riporta { $count } pirati
}
plk-which-colour = Quale colore?
plk-free = libera
plk-stay = resta
plk-plank-even = la { $plank } è diritta
plk-plank-leans = la { $plank } pende del { $percent } % verso il bordo, a { $side }
plk-decide-first = Decidi prima: oro o pirati?
plk-choose-pirate = Scegli prima uno dei tuoi pirati, poi dove va.
plk-which-side = Da che lato? Usa le frecce, o trascina l’asse.
plk-safe = Niente si ribalta. L’asse più vicina pende del { $percent } %.
plk-breaks-code = Questo infrange il codice d’onore: gli altri ricevono 2 dobloni per ciascuno dei loro.
plk-puts-back = Rimetti ciò che hai raccolto in questo turno: { $doubloons }.
plk-shakes = La tua mano trema: uno scossone di { $jolt }.
plk-fate = { $count ->
    [0] L’asse { $plank }, vuota, si ribalta a { $side }.
    [one] L’asse { $plank } si ribalta a { $side } con un pirata:
   *[other] L’asse { $plank } si ribalta a { $side } con { $count } pirati:
}
plk-push-to = Spintona a

# Actions.
plk-act = { $what }{ $push }{ $jolt }{ $falls }
plk-act-place = Metti { $color } su { $spot }
plk-act-stay = Scegli la { $plank }: è vuota e resta
plk-act-slide = Fai scorrere la { $plank } di { $by } a { $side }
plk-act-move = { $color } da { $from } a { $to }
plk-act-gold = { $colors ->
    [one] Raccogli { $doubloons }
   *[other] Raccogli { $doubloons } con { $color }
}
plk-act-pirates = { $count ->
    [0] Non riportare nessuno
    [one] Riporta a bordo 1 pirata
   *[other] Riporta a bordo { $count } pirati
}{ $colors ->
    [one] { "" }
   *[other]  ({ $color })
}
plk-act-return = { $color } torna a bordo su { $spot }
plk-act-pushing = , spintona { $color }
plk-act-pushing-to = , spintona { $color } a { $side }
plk-act-jolt = , scossone { $jolt }
plk-act-tips = { " " }(ribalta { $falls })
plk-act-tips-code = { " " }(ribalta { $falls }: infrange il codice)
plk-act-tips-put-back = { " " }(ribalta { $falls }: infrange il codice, rimette { $doubloons })
plk-fall = la { $plank } con { $pirates }
plk-fall-empty = la { $plank }, vuota
plk-several = { $count } × { $color }

# The log.
plk-first = { $who } { $colors ->
    [one] comincia
   *[other] cominciano
}.
plk-ordered = Le assi da prua a poppa: { $planks }.
plk-placed = { $color } prende { $spot }.
plk-rolled = { $who } { $colors ->
    [one] tira
   *[other] tirano
} { $one } e { $other }.
plk-slid = { $who } { $colors ->
    [one] fa
   *[other] fanno
} scorrere la { $plank } di { $by } a { $side }{ $jolt }.
plk-stayed = { $who } { $colors ->
    [one] sceglie
   *[other] scelgono
} la { $plank }, che è vuota e resta.
plk-set-down = { $color } va da { $from } a { $spot }{ $shoved }{ $jolt }.
plk-no-move = { $who } non { $colors ->
    [one] ha
   *[other] hanno
} nessuno da spostare.
plk-tipped = L’asse { $plank } si ribalta a { $side }: { $pirates } in mare!
plk-tipped-empty = L’asse { $plank } si ribalta a { $side }, vuota.
plk-decided-gold = { $color } prende l’oro.
plk-decided-pirates = { $color } riporta i suoi pirati.
plk-collected = { $who } { $colors ->
    [one] raccoglie
   *[other] raccolgono
} { $doubloons }.
plk-returned = { $color } è di nuovo su { $spot }{ $shoved }{ $jolt }.
plk-broke = { $who } { $colors ->
    [one] infrange
   *[other] infrangono
} il codice d’onore: { $pirates ->
    [one] un pirata
   *[other] { $pirates } pirati
} in mare.
plk-put-back = { $who } { $colors ->
    [one] rimette
   *[other] rimettono
}, per il codice infranto, { $doubloons }.
plk-consoled = { $who } { $colors ->
    [one] riceve
   *[other] ricevono
}, per il codice infranto, { $doubloons }.
plk-bored = Uno squalo annoiato se ne va
plk-fright = Uno squalo fugge
plk-fled = { $why }{ $left ->
    [0] : era l’ultimo.
    [one] : ne resta 1.
   *[other] : ne restano { $left }.
}
plk-sold-out = L’ultimo doblone è distribuito: questo turno è l’ultimo.
plk-over = È finita. { $winners } { $count ->
    [one] { $colors ->
    [one] vince
   *[other] vincono
}
   *[other] condividono la vittoria
} con { $doubloons }.
plk-shoved = { $count ->
    [one] , ne spintona uno a { $side }
   *[other] , ne spintona { $count } a { $side }
}
plk-jolted = , con uno scossone di { $jolt }

# Refusals.
plk-no-place-first = Prima vanno messi i pirati.
plk-no-slide-first = Ora va fatta scorrere un’asse.
plk-no-move-first = Ora va spostato un pirata.
plk-no-decide-first = Ora decidi: oro o pirati.
plk-no-return-first = Ora va riportato a bordo un pirata.
plk-no-place-not-yours = Questo pirata non tocca a te metterlo: { $color }. Metti uno dei tuoi.
plk-no-all-placed = Tutti i pirati di questo colore sono messi: { $color }. Mettine un altro.
plk-no-neutral-first = Prima si mettono i pirati neutrali: { $color }.
plk-no-occupied = Qualcuno sta su { $spot }. Scegli una casella libera.
plk-no-place-tips = Un pirata su { $spot } ribalterebbe un’asse; alla preparazione non è permesso. Scegli un’altra casella.
plk-no-not-rolled = La { $plank } non è uscita; i dadi mostrano { $one } e { $other }. Scegline una.
plk-no-empty = Nessuno sta sulla { $plank }, quindi non scorre: non scegliere un lato.
plk-no-side = Di' da che lato scorre la { $plank }.
plk-no-nobody = Nessuno sta su { $spot }. Scegli uno dei tuoi pirati.
plk-no-move-not-yours = Questo pirata non tocca a te spostarlo: { $color }. Sposta uno dei tuoi.
plk-no-same-plank = Sposta un pirata da un’altra asse sulla { $plank }; solo se tutti i tuoi sono sulla { $plank } spostane uno lì.
plk-no-same-space = Sta già su { $spot }; scegli un’altra casella.
plk-no-push-where = Qualcuno sta su { $spot }: di' da che lato è spintonato.
plk-no-push-choice = Su { $spot } non c’è direzione da scegliere: non indicarne.
plk-no-pushed-off = Uno spintone da { $spot } butterebbe qualcuno giù dall’asse. Scegli un’altra casella.
plk-no-decide-not-yours = Per questo colore non decidi tu: { $color }. Decidi per il tuo.
plk-no-decided = Per questo colore hai già deciso: { $color }. Decidi per l’altro.
plk-no-not-due = Questo colore non ha nessuno da riportare a bordo ora: { $color }. Scegli l’altro tuo colore.
plk-no-return-not-yours = Questo pirata non tocca a te riportarlo: { $color }. Riporta a bordo uno dei tuoi.
plk-no-neutral-back = Prima tornano a bordo i pirati neutrali: { $color }.
plk-no-over-sea = { $spot } sporge sul mare: riportalo su una casella sopra il ponte.
plk-no-steady = A questo tavolo le mani sono ferme: nessuno scossone.
plk-no-jolt-nothing = Un’asse che non scorre non riceve scossoni.
plk-no-too-hard = Uno scossone è al massimo { $most }, non { $jolt }.

# La lezione.
tutorial-planks-place = L’obiettivo: avere più dobloni di tutti quando l’ultimo squalo se ne è andato. Sei il bianco. All’inizio ognuno mette tre pirati. Metti l’ultimo sull’asse gialla: clicca o tocca una casella a babordo della cima. Una casella tiene un solo pirata: quella del nero è occupata.
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

# The table and the edition in a terminal.
plk-sketch-ship = babordo   ·   la nave   ·   tribordo
plk-sketch-tips = si ribalta oltre il 100 %
plk-sketch-sharks = Squali
plk-sketch-left = Dobloni rimasti { $supply } su { $stock }
plk-sketch-dice = Dadi
plk-sketch-seat = posto { $seat }
plk-sketch-gold = su { $gold } d’oro
plk-sketch-stock = { $fins } pinne, { $ones } pezzi da uno e { $twos } da due
plk-sketch-balance = un pirata pesa { $pirate }, un’asse { $plank }, il ponte finisce a { $edge } mezze caselle
plk-sketch-rocking = uno sbandamento di { $heel } sposta il bordo di una casella, oltre { $most } non conta
