# Il tavolo di Template Game.
tpl-title = Template Game
tpl-pitch = Rema dal relitto fino al porto, raccogli oro lungo la rotta e tieni l’amuleto per il momento giusto.
tpl-goal = Abbi più oro di tutti quando la prima barca raggiunge il porto.
tpl-color = { $color ->
    [red] Rosso
    [blue] Blu
    [green] Verde
   *[yellow] Giallo
}
tpl-gold = { $count } oro
tpl-ask = scegli un dado con cui remare, o gioca il tuo amuleto.
tpl-ask-dice = scegli un dado con cui remare.
tpl-until-end = { $left ->
    [0] Una barca è in porto
    [one] 1 casella fino al porto
   *[other] { $left } caselle fino al porto
}
tpl-option-charms = Tutti vedono gli amuleti di tutti
tpl-way-label = La rotta dal relitto al porto
tpl-boats-label = Barche
tpl-dice-label = I dadi
tpl-wreck = Relitto
tpl-harbour = Porto
tpl-space = Casella { $space }
tpl-space-with = { $space }: { $what }
tpl-charm = Amuleto
tpl-charm-own = Il tuo amuleto: { $pips }
tpl-charm-known = Amuleto: { $pips }
tpl-charm-hidden = Un amuleto che conosce solo chi lo possiede
tpl-charm-played = L’amuleto è stato giocato
tpl-charm-goes = Puoi giocare il tuo amuleto una volta sola. Tenuto fino alla fine, vale { $gold }.
tpl-at = Sulla casella { $space }
tpl-at-wreck = Presso il relitto
tpl-gold-title = Oro
tpl-kept = Amuleto tenuto
tpl-total = Totale

# Azioni.
tpl-act-row = Rema di { $pips }{ $stop }
tpl-act-charm = Gioca l’amuleto e rema di { $pips }{ $stop }
tpl-act-charm-unknown = Gioca l’amuleto{ $stop }
tpl-stop = { " " }fino alla casella { $space }
tpl-stop-gold = { " " }fino alla casella { $space }, per { $gold }
tpl-stop-harbour = { " " }fino al porto, per { $gold }

# Il diario.
tpl-first = { $who } comincia.
tpl-dealt = { $who } riceve l’amuleto { $pips }.
tpl-dealt-hidden = { $who } riceve un amuleto.
tpl-rolled = { $who } tira { $one } e { $other }.
tpl-played = { $who } gioca l’amuleto { $pips }.
tpl-rowed = { $who } rema fino alla casella { $space }.
tpl-arrived = { $who } entra in porto.
tpl-took = { $who } prende { $gold }.
tpl-over = È finita. { $winners } { $count ->
    [one] vince
   *[other] si dividono la vittoria
} con { $best } oro.

# Rifiuti.
tpl-no-not-rolled = I dadi mostrano { $one } e { $other }: rema di uno di questi numeri.
tpl-no-dice = I dadi non sono ancora stati tirati.
tpl-no-charm = Hai già giocato il tuo amuleto.

# La lezione.
tutorial-template-game-row = Sei il Rosso. I dadi mostrano 2 e 5. Rema di uno dei due: a cinque caselle non c’è nulla, ma a due caselle ci sono 2 oro. Scegli il 2. Nessun dado mostra 1: clicca sulla casella seguente e le regole te lo dicono.
tutorial-template-game-row-done = Ti sei fermato sull’oro, quindi è tuo. Chi si ferma lì più tardi non trova nulla.
tutorial-template-game-speed = L’oro non è tutto: la partita finisce quando qualcuno arriva in porto. Nulla è a portata, quindi rema lontano. Scegli il 6.
tutorial-template-game-speed-done = Un bel vantaggio. Su una casella c’è posto per più barche: nessuno può fermarti.
tutorial-template-game-charm = A quattro caselle ci sono 4 oro, ma i dadi mostrano 1 e 2. Il tuo amuleto ha il numero 4, e lo vedi solo tu. Giocalo.
tutorial-template-game-charm-done = Hai remato di 4 e preso l’oro. L’amuleto non c’è più: ne hai uno solo.
tutorial-template-game-once = Il tuo amuleto è stato giocato. Cliccalo per vedere che cosa dicono le regole. Poi rema con un dado, fino all’oro.
tutorial-template-game-once-done = Da qui in poi decidono i dadi.
tutorial-template-game-end = Il porto è vicino, e nessuna barca lo supera: bastano 3 o più. Il Blu ha più oro, ma non se arrivi adesso. Scegli il 6.
tutorial-template-game-end-done = La partita finisce subito. I 5 oro del porto sono tuoi, e un amuleto mai giocato vale altri 2. Vince chi ha più oro.

tpl-sketch-gold = Oro
tpl-sketch-harbour = porto
tpl-sketch-dice = Dadi { $one } e { $other }
tpl-sketch-boat = { $gold } d’oro, talismano { $charm }
tpl-sketch-played = giocato
tpl-sketch-edition = Template Game, edizione `{ $name }`
tpl-sketch-keepsake = { $gold } d’oro per un talismano conservato
tpl-sketch-way = oro sul percorso: { $gold }
