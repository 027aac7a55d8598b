# The table of Squabble on the Planks.
plk-title = Gezanke auf der Planke
plk-pitch = Schieb Planken, kipp Rivalen zu den Haien und behalte selbst trockene Füße.
plk-goal = Besitze am Ende die meisten Dublonen. Verschiebe Planken, kippe Rivalen zu den Haien und sammle Gold, solange deine Piraten trocken stehen.
plk-name = { $color ->
    [white] Weiß
    [black] Schwarz
    [gray] Grau
   *[teal] Türkis
}
plk-color = { $color ->
    [white] Weiß
    [black] Schwarz
    [gray] Grau
   *[teal] Türkis
}
plk-own = { $color ->
    [white] Weiß
    [black] Schwarz
    [gray] Grau
   *[teal] Türkis
}
plk-yours = deinen Piraten
plk-plank = { $plank ->
    [red] Rot
    [blue] Blau
    [purple] Lila
    [yellow] Gelb
    [green] Grün
   *[orange] Orange
}
plk-plank-adjective = { $plank ->
    [red] rote
    [blue] blaue
    [purple] lila
    [yellow] gelbe
    [green] grüne
   *[orange] orange
}
plk-side = { $side ->
    [port] Backbord
   *[starboard] Steuerbord
}
plk-spot = { $side ->
    [port] { $plank } { $space } Backbord
    [starboard] { $plank } { $space } Steuerbord
   *[rope] { $plank } am Tau
}
plk-doubloons = { $count ->
    [one] 1 Dublone
   *[other] { $count } Dublonen
}
plk-some = Dublonen
plk-ask-neutral = Stell einen neutralen Piraten auf ({ $color }): Wähl ein Feld, das leuchtet.
plk-ask-place = Stell einen deiner Piraten auf: Wähl ein Feld, das leuchtet.
plk-ask-slide = Schieb { $one } oder { $other }. Versetz dann einen deiner Piraten auf die andere.
plk-ask-slide-any = Schieb eine beliebige Planke mit ihrem Pfeil.
plk-ask-move = Wähl einen deiner Piraten: Er kommt auf die { $plank } Planke.
plk-ask-decide = Gold einsammeln oder Piraten zurückholen? Beides geht nicht.
plk-ask-collect = Sammle dein Gold ein: Keiner deiner Piraten ist über Bord.
plk-ask-return = Hol einen Piraten an Bord zurück: Wähl ein Feld, das leuchtet.
plk-ask-only = Dir bleibt nur ein Zug: { $action }.
plk-pick-space = Wähl nun, wohin er auf der { $plank } Planke geht: ein Feld, das leuchtet.
plk-sure-slide = { $plank } nach { $side } schieben?{ $falls ->
    [0] { "" }
   *[other] { " " }Vorsicht: Was wackelt, kippt.
}
plk-sure-stay = { $plank } wählen? Sie ist leer und bleibt liegen.
plk-sure-there = { $push ->
    [no] Ihn dort absetzen?
    [choose] Ihn aufs Tau stellen? Wähl, wohin der andere gerempelt wird.
   *[yes] Ihn dort absetzen und den anderen wegrempeln?
}{ $falls ->
    [0] { "" }
   *[other] { " " }Vorsicht: Was wackelt, kippt.
}
plk-ask-wait = Warte.
plk-until-end = { $fins ->
    [0] Kein Hai ist übrig
    [one] Der letzte Hai
   *[other] Noch { $fins } Haie
}, { $doubloons } Dublonen
plk-last-turn = Das Gold ist verteilt: der letzte Zug
plk-option-sea = Ob das Schiff unter seiner Last krängt
plk-option-purses = Alle sehen die Dublonen aller
plk-option-hands = Eine unruhige Hand kann eine Planke kippen
plk-option-returns = Wo Piraten an Bord zurückkommen
plk-option-order = Die Planken vom Bug zum Heck
plk-about-order = Die Planken vom Bug zum Heck; jede Reihenfolge der sechs ist möglich
plk-option-sides = Die Seiten von Rot, Blau und Lila
plk-sea-rocking = bewegt
plk-sea-calm = ruhig
plk-returns-deck = über dem Deck
plk-returns-anywhere = auch über dem Meer
plk-overboard = Über Bord
plk-doubloons-title = Dublonen
plk-ship-label = Das Schiff
plk-crews-label = Mannschaften
plk-dice-label = Die Würfel
plk-calm = Ruhige See
plk-even = Das Schiff liegt gerade
plk-heels = Neigt sich nach { $side }
plk-sharks = { $left ->
    [one] Noch 1 Hai
   *[other] Noch { $left } Haie
}
plk-tip-sharks = Noch { $left } Haie: Nach jedem Zug, in dem jemand fällt, zieht einer ab. Mit dem letzten ist die Partie aus.
plk-tip-heel = Das Schiff neigt sich unter seiner Last um { $heel } von höchstens { $most }. Auf der Seite, zu der es sich neigt, kippen Planken früher.
plk-tip-dice = Die Würfel: Schieb eine dieser Planken und versetz dann einen Piraten auf die andere.
plk-tip-purse = Dublonen. Die meisten gewinnen; was andere haben, bleibt bis zum Ende verborgen.
plk-tip-gauge = { $plank }: { $percent } % des Wegs bis zum Kippen. Am Ende der Anzeige kippt die Planke.
plk-neutral-label = Neutrale Piraten
plk-neutral = neutral
plk-stands-on = { $color } steht auf { $doubloons }
plk-underfoot = unter den Füßen
plk-is-overboard = über Bord
plk-to-place = zu setzen
plk-collect = { $doubloons } einsammeln
plk-bring-back = { $count ->
    [one] 1 Piraten zurückholen
   *[other] { $count } Piraten zurückholen
}
plk-which-colour = Welche Farbe?
plk-free = frei
plk-stay = bleibt
plk-plank-even = { $plank } liegt gerade
plk-plank-leans = { $plank } neigt sich { $percent } % des Wegs zur Kante, nach { $side }
plk-decide-first = Entscheide zuerst: Gold oder Piraten?
plk-choose-pirate = Wähle zuerst einen deiner Piraten, dann, wohin er geht.
plk-which-side = Nach welcher Seite? Nimm die Pfeile oder zieh die Planke.
plk-safe = Nichts kippt. Die nächste Planke neigt sich { $percent } % des Wegs.
plk-breaks-code = Das bricht den Ehrenkodex: Die anderen bekommen 2 Dublonen für jeden der Ihren.
plk-puts-back = Du legst zurück, was du in diesem Zug eingesammelt hast: { $doubloons }.
plk-shakes = Deine Hand zittert: ein Ruck von { $jolt }.
plk-fate = { $count ->
    [0] Die leere { $plank } Planke kippt nach { $side }.
    [one] Die { $plank } Planke kippt mit einem Piraten nach { $side }:
   *[other] Die { $plank } Planke kippt mit { $count } Piraten nach { $side }:
}
plk-push-to = Rempeln nach

# Actions.
plk-act = { $what }{ $push }{ $jolt }{ $falls }
plk-act-place = { $color } auf { $spot } setzen
plk-act-stay = { $plank } wählen: leer, bleibt liegen
plk-act-slide = { $plank } um { $by } nach { $side } schieben
plk-act-move = { $color } von { $from } auf { $to }
plk-act-gold = { $colors ->
    [one] { $doubloons } einsammeln
   *[other] { $doubloons } mit { $color } einsammeln
}
plk-act-pirates = { $count ->
    [0] Niemanden zurückholen
    [one] 1 Piraten zurückholen
   *[other] { $count } Piraten zurückholen
}{ $colors ->
    [one] { "" }
   *[other]  ({ $color })
}
plk-act-return = { $color } auf { $spot } zurückholen
plk-act-pushing = , rempelt { $color }
plk-act-pushing-to = , rempelt { $color } nach { $side }
plk-act-jolt = , Ruck { $jolt }
plk-act-tips = { " " }(kippt { $falls })
plk-act-tips-code = { " " }(kippt { $falls }: bricht den Kodex)
plk-act-tips-put-back = { " " }(kippt { $falls }: bricht den Kodex, legt { $doubloons } zurück)
plk-fall = { $plank } mit { $pirates }
plk-fall-empty = { $plank }, leer
plk-several = { $count } × { $color }

# The log.
plk-first = { $who } { $colors ->
    [one] beginnt
   *[other] beginnen
}.
plk-ordered = Die Planken vom Bug zum Heck: { $planks }.
plk-placed = { $color } nimmt { $spot }.
plk-rolled = { $who } { $colors ->
    [one] würfelt
   *[other] würfeln
} { $one } und { $other }.
plk-slid = { $who } { $colors ->
    [one] schiebt
   *[other] schieben
} { $plank } um { $by } nach { $side }{ $jolt }.
plk-stayed = { $who } { $colors ->
    [one] wählt
   *[other] wählen
} { $plank }: leer, bleibt liegen.
plk-set-down = { $color } geht von { $from } auf { $spot }{ $shoved }{ $jolt }.
plk-no-move = { $who } { $colors ->
    [one] hat
   *[other] haben
} niemanden zu versetzen.
plk-tipped = Die { $plank } Planke kippt nach { $side }: { $pirates } über Bord!
plk-tipped-empty = Die { $plank } Planke kippt leer nach { $side }.
plk-decided-gold = { $color } nimmt das Gold.
plk-decided-pirates = { $color } holt Piraten zurück.
plk-collected = { $who } { $colors ->
    [one] sammelt
   *[other] sammeln
} { $doubloons } ein.
plk-returned = { $color } ist zurück auf { $spot }{ $shoved }{ $jolt }.
plk-broke = { $who } { $colors ->
    [one] bricht
   *[other] brechen
} den Ehrenkodex: { $pirates ->
    [one] ein Pirat
   *[other] { $pirates } Piraten
} über Bord.
plk-put-back = { $who } { $colors ->
    [one] legt
   *[other] legen
} für den gebrochenen Kodex { $doubloons } zurück.
plk-consoled = { $who } { $colors ->
    [one] bekommt
   *[other] bekommen
} für den gebrochenen Kodex { $doubloons }.
plk-bored = Ein gelangweilter Hai zieht ab
plk-fright = Ein Hai flieht
plk-fled = { $why }{ $left ->
    [0] : Es war der letzte.
   *[other] : noch { $left }.
}
plk-sold-out = Die letzte Dublone ist verteilt: Dieser Zug ist der letzte.
plk-over = Es ist vorbei. { $winners } { $count ->
    [one] { $colors ->
    [one] gewinnt
   *[other] gewinnen
}
   *[other] teilen sich den Sieg
} mit { $doubloons }.
plk-shoved = { $count ->
    [one] { " " }und rempelt einen nach { $side }
   *[other] { " " }und rempelt { $count } nach { $side }
}
plk-jolted = , mit einem Ruck von { $jolt }

# Refusals.
plk-no-place-first = Zuerst sind die Piraten zu setzen.
plk-no-slide-first = Jetzt ist eine Planke zu schieben.
plk-no-move-first = Jetzt ist ein Pirat zu versetzen.
plk-no-decide-first = Jetzt entscheidest du: Gold oder Piraten.
plk-no-return-first = Jetzt ist ein Pirat zurückzuholen.
plk-no-place-not-yours = Diesen Piraten setzt nicht du: { $color }. Setz einen von deinen.
plk-no-all-placed = Alle Piraten dieser Farbe sind gesetzt: { $color }. Setz einen anderen.
plk-no-neutral-first = Zuerst werden die neutralen Piraten gesetzt: { $color }.
plk-no-occupied = Auf { $spot } steht schon jemand. Wähle ein freies Feld.
plk-no-place-tips = Ein Pirat auf { $spot } würde eine Planke kippen; das ist beim Aufbau nicht erlaubt. Wähle ein anderes Feld.
plk-no-not-rolled = { $plank } wurde nicht gewürfelt; die Würfel zeigen { $one } und { $other }. Wähle eine von diesen.
plk-no-empty = Auf { $plank } steht niemand, also gleitet sie nicht: Wähle keine Seite.
plk-no-side = Sag, nach welcher Seite { $plank } gleitet.
plk-no-nobody = Auf { $spot } steht niemand. Wähle einen deiner Piraten.
plk-no-move-not-yours = Diesen Piraten versetzt nicht du: { $color }. Versetz einen von deinen.
plk-no-same-plank = Versetz einen Piraten von einer anderen Planke auf { $plank }; nur wenn alle deine auf { $plank } stehen, versetz dort einen.
plk-no-same-space = Er steht schon auf { $spot }; wähle ein anderes Feld.
plk-no-push-where = Auf { $spot } steht jemand: Sag, nach welcher Seite er gerempelt wird.
plk-no-push-choice = Auf { $spot } gibt es keine Richtung zu wählen: Nenne keine.
plk-no-pushed-off = Ein Rempler von { $spot } aus würde jemanden von der Planke stoßen. Wähle ein anderes Feld.
plk-no-decide-not-yours = Für diese Farbe entscheidest nicht du: { $color }. Entscheide für deine eigene.
plk-no-decided = Für diese Farbe hast du schon entschieden: { $color }. Entscheide für die andere.
plk-no-not-due = Diese Farbe hat jetzt niemanden zurückzuholen: { $color }. Wähle deine andere Farbe.
plk-no-return-not-yours = Diesen Piraten holst nicht du zurück: { $color }. Hol einen von deinen zurück.
plk-no-neutral-back = Zuerst kommen die neutralen Piraten zurück: { $color }.
plk-no-over-sea = { $spot } ragt über das Meer: Hol ihn auf ein Feld über dem Deck zurück.
plk-no-steady = An diesem Tisch sind alle Hände ruhig: kein Ruck.
plk-no-jolt-nothing = Eine Planke, die nicht gleitet, ruckt nicht.
plk-no-too-hard = Ein Ruck ist höchstens { $most }, nicht { $jolt }.

# Die Lektion.
tutorial-planks-place = Das Ziel: die meisten Dublonen haben, wenn der letzte Hai abgezogen ist. Du bist Weiß. Zu Beginn stellt jeder drei Piraten auf. Stell deinen letzten auf die gelbe Planke: Klick oder tipp auf ein Feld an der Backbordseite des Taus. Auf einem Feld steht nur ein Pirat: Das schwarze ist besetzt.
tutorial-planks-place-done = Alle sind aufgestellt. Von jetzt an zeigen zwei Würfel zwei Farben: die Planken, auf die es in diesem Zug ankommt.
tutorial-planks-slide = Du hast Rot und Blau gewürfelt. Eine davon wird geschoben, so viele Felder, wie Piraten darauf stehen. Schieb Rot nach Steuerbord, mit dem Pfeil oder durch Ziehen. Grün wurde nicht gewürfelt: Versuch es.
tutorial-planks-slide-done = Zwei Piraten, zwei Felder. Die Anzeige verrät, wie nah die Planke am Kippen ist.
tutorial-planks-move = Versetz dann einen deiner Piraten von einer anderen Planke auf die andere Farbe, Blau. Wähl deinen Piraten auf der grünen Planke und setz ihn auf das äußerste Feld an Backbord: Dort liegen zwei Dublonen.
tutorial-planks-move-done = Wo Gold liegt, steht man am wenigsten sicher. Verdienen kannst du es nur, wenn jemand fällt.
tutorial-planks-push = Auf dem Goldfeld an Steuerbord steht Türkis. Setz deinen Piraten von Grün trotzdem dorthin: Wer im Weg steht, wird zum Tau hin gerempelt.
tutorial-planks-push-done = Türkis wurde nach innen gerempelt und Grau dahinter auch, bis zur ersten Lücke.
tutorial-planks-rope = Türkis steht auf dem Tau. Setz deinen Piraten dorthin: Am Tau wählst du die Richtung des Remplers. Beide sind möglich.
tutorial-planks-rope-done = Nur am Tau hast du die Wahl; sonst geht ein Rempler zum Tau hin und darüber hinweg.
tutorial-planks-brink = Rot ist weit hinausgeschoben, mit Schwarz und Grau am Ende. Eine Planke kippt, wenn ihr Schwerpunkt jenseits der Deckskante liegt. Schieb sie weiter nach Steuerbord!
tutorial-planks-brink-done = Platsch! Schwarz und Grau haben je einen Piraten im Wasser, und die Planke kommt leer zurück.
tutorial-planks-onward = Versetzen darfst du trotzdem. Von der grünen Planke auf Blau, auf das äußerste Feld an Steuerbord.
tutorial-planks-onward-done = Du stehst auf zwei Dublonen, und in diesem Zug ist jemand gefallen: Jetzt entscheiden alle.
tutorial-planks-gold = Das Gold unter deinen Piraten einsammeln oder Piraten aus dem Wasser zurückholen? Deine sind alle an Bord, also sammle ein.
tutorial-planks-gold-done = Zwei Dublonen für deinen Beutel. Schwarz hat seinen Piraten zurückgeholt, und ein Hai hat genug.
tutorial-planks-pirates = Zwei von deinen sind im Wasser. Wenn du einsammelst, bleiben sie dort. Hol sie zurück.
tutorial-planks-pirates-done = Wer einsammelt, bekommt zuerst sein Gold. Dann kommen Piraten zurück, einer nach dem anderen.
tutorial-planks-back = Piraten kommen auf Felder über dem Deck zurück. Das äußerste Feld von Lila ragt über das Meer: Versuch es, es wird abgelehnt. Setz ihn auf das Feld daneben, an Backbord.
tutorial-planks-back-done = Wieder auf zwei Dublonen, und einer kommt noch.
tutorial-planks-honour = Rot hängt am seidenen Faden. Kommst du dort auf Schwarz zurück, rempelst du die ganze Reihe nach außen, und die Planke kippt. Das bricht den Ehrenkodex: Du legst zurück, was du in diesem Zug eingesammelt hast, und die anderen werden für ihre Piraten bezahlt. Komm auf Orange zurück, auf einem der äußersten Felder über dem Deck.
tutorial-planks-honour-done = Eine saubere Rückkehr. Achte auf die Vorschau: Sie warnt dich, bevor du den Kodex brichst.
tutorial-planks-heel = Jetzt schaukelt die See. Die Last liegt an Steuerbord, also neigt sich das Schiff dorthin, und die Kante an Steuerbord zählt als weiter innen. Nach Steuerbord geschoben würde Rot mit deinem eigenen Piraten kippen. Schieb nach Backbord.
tutorial-planks-heel-done = Auf ruhiger See hätte sie gerade noch gehalten. Bei Krängung schau zweimal auf die Anzeigen.
tutorial-planks-last = Der letzte Hai wartet, und nur du musst noch entscheiden. Sammle ein.
tutorial-planks-last-done = Der letzte Hai zieht ab, alle Beutel werden geöffnet, und die meisten Dublonen gewinnen: 25 für dich.

# The table and the edition in a terminal.
plk-sketch-ship = Backbord   ·   das Schiff   ·   Steuerbord
plk-sketch-tips = kippt über 100 %
plk-sketch-sharks = Haie
plk-sketch-left = Dublonen übrig { $supply } von { $stock }
plk-sketch-dice = Würfel
plk-sketch-seat = Platz { $seat }
plk-sketch-gold = auf { $gold } Gold
plk-sketch-stock = { $fins } Flossen, { $ones } Einer und { $twos } Zweier
plk-sketch-balance = ein Pirat wiegt { $pirate }, eine Planke { $plank }, das Deck endet bei { $edge } halben Feldern
plk-sketch-rocking = eine Krängung von { $heel } verschiebt die Kante um ein Feld, mehr als { $most } zählt nicht
