# The table of Buccaneer.
buc-title = Buccaneer
buc-pitch = Stapele Piraten zum Entern, kapere Schiffe und zahle deiner Mannschaft so wenig, wie du dich traust.
buc-goal = Besitze die meisten Dukaten, wenn das letzte Schiff gekapert ist. Stapele Piraten zu Mannschaften, kapere Schiffe und behalte, was nach der Heuer übrig bleibt.
buc-ask-mutiny = Im Stapel von { $captain } stehen { $count } deiner Piraten. { $captain } zum Entern zwingen?
buc-ask-turn = { $can ->
    [move] Du bist dran. Wähl einen deiner Piraten.
    [board] Du kannst jetzt nur entern: Wähl ein Schiff, das leuchtet.
   *[both] Du bist dran. Wähl einen deiner Piraten oder ein Schiff, das leuchtet.
}
buc-ask-board = Deine Mannschaft verlangt es: Entere jetzt. Wähl ein Schiff, das leuchtet.
buc-ask-only = Dir bleibt nur ein Zug: { $action }.
buc-pick = { $can ->
    [nothing] Der kann jetzt nirgends hin. Wähl einen anderen.
    [move] Wähl nun, auf wen { $height ->
    [one] er
   *[other] der Stapel
} steigt: wer leuchtet.
    [board] Wähl nun das Schiff zum Entern: eines, das leuchtet.
   *[both] Wähl nun, auf wen der Stapel steigt oder welches Schiff er entert: was leuchtet.
}
buc-sure-move = Auf { $onto } steigen und einen Stapel aus { $height } führen?
buc-sure-board = Das { $ducats }-Dukaten-Schiff entern?{ $choices ->
    [one] { "" }
   *[other] { " " }Wähl vorher deine Beute.
}
buc-until-end = { $left ->
    [0] Kein Schiff ist übrig
    [one] Das letzte Schiff
   *[other] Noch { $left } Schiffe
}
buc-ships-label = Schiffe in Sicht
buc-stacks-label = Stapel
buc-booty-title = Beute
buc-tip-booty = { $booty }: Am Ende bringen die meisten Stücke { $worth } Dukaten, bei Gleichstand geteilt. Alle anderen bekommen 1 je Stück.
buc-pieces = Stücke und ihr Wert, wenn die Partie jetzt endete
buc-which-stack = Mehrere deiner Stapel könnten es entern. Wähl zuerst den Stapel, dann das Schiff.
buc-outlook = Stapel aus { $height } (du Kapitän, { $mate } Maat): { $ships ->
    [0] zu klein für jedes Schiff in Sicht
    [one] kann eines der Schiffe entern
   *[other] kann { $ships } der Schiffe entern
}.
buc-no-stacks = Noch keine Stapel auf dem Kai
buc-may-demand = { $color } darf das Entern verlangen (BUC-17)
buc-height = Piraten im Stapel
buc-stack = Stapel aus { $height }: Kapitän { $captain }, Maat { $mate }; von oben { $pirates }
buc-horizon = { $more ->
    [0] Keine weiteren Schiffe hinter dem Horizont
    [one] Noch ein Schiff hinter dem Horizont
   *[other] Noch { $more } Schiffe hinter dem Horizont
}
buc-ship-label = Schiff: braucht { $crew } Piraten, trägt { $ducats } Dukaten, ein ?-Pirat verdient { $wild }, Beute { $booty }
buc-ship = das { $ducats }-Dukaten-Schiff (Mannschaft { $crew }, { $booty })

# Actions.
buc-act-move = { $upper } auf { $lower }
buc-act-board = { $stack } entert { $ship } und nimmt { $booty }
buc-act-mutiny = { $captain } zum Entern zwingen
buc-act-let-be = Jetzt nicht

# The log.
buc-first = { $who } beginnt.
buc-turned-up = Schiffe in Sicht: { $ships }.
buc-moved = { $who } setzt { $stack } auf { $onto }: ein Stapel aus { $height }.
buc-moved-covered = { $who } zieht auf { $onto }: ein Stapel aus { $height }.
buc-boarded = { $who } entert { $ship } mit einer Mannschaft von { $crew }.
buc-took = { $who } nimmt { $booty }.
buc-paid = { $who } bekommt { $ship } Dukaten und zahlt { $paid }.{ $help }
buc-paid-nobody = { $who } bekommt { $ship } Dukaten und zahlt niemandem etwas.
buc-stock = { " " }Davon zahlt der Vorrat { $stock }.
buc-demanded = { $who } zwingt den Stapel von { $stack } zum Entern.
buc-let-be = { $who } zwingt { $stack } nicht zum Entern.
buc-passed = { $who } kann nichts tun und passt.
buc-becalmed = Niemand kann etwas tun: Alle Stapel werden aufgelöst.
buc-sailed-away = Die Schiffe segeln davon.
buc-over = Das letzte Schiff ist fort. { $winners } { $count ->
    [one] gewinnt
   *[other] teilen sich den Sieg
} mit { $best } Dukaten.

# Refusals.
buc-no-not-in-play = { $who } spielt an diesem Tisch nicht mit. Wähle eine Farbe, die mitspielt.
buc-no-covered = { $pirate } ist verdeckt: Ein Stapel wird als Ganzes gezogen, an seinem obersten Piraten.
buc-no-move-not-yours = Der Stapel von { $pirate } gehört einem anderen Spieler. Zieh einen von deinen.
buc-no-onto-covered = { $pirate } ist verdeckt: Ein Stapel kommt oben auf einen anderen.
buc-no-onto-own = Der Stapel von { $pirate } ist dein eigener; zieh auf den eines anderen Spielers.
buc-no-too-tall = Der neue Stapel hätte { $height } Piraten; mehr als neun sind nicht erlaubt. Wähle einen kleineren.
buc-no-board-not-yours = Mit dem Stapel von { $pirate } kannst du nicht entern: Er gehört dir nicht. Entere mit einem von deinen.
buc-no-such-ship = Ein solches Schiff ist nicht in Sicht. Wähle eines, das es ist.
buc-no-too-few = Das Schiff verlangt eine Mannschaft von { $needed }; der Stapel von { $pirate } hat { $crew }. Wähle ein kleineres Schiff oder einen größeren Stapel.
buc-no-not-pictured = Das Schiff führt dies nicht mit: { $booty }. Wähle etwas, das es mitführt.
buc-no-answer-first = Zuerst ist die Frage nach dem Entern zu beantworten: ja oder nein.
buc-no-mutiny = Nach einer Meuterei wird gerade niemand gefragt. Zieh oder entere.
buc-no-must-board = Das Entern wurde verlangt: Du musst in diesem Zug entern.
buc-no-not-demanded = Vom Stapel von { $pirate } wurde das Entern nicht verlangt; entere mit einem, von dem es verlangt wurde.

# Die Lektion.
tutorial-buccaneer-stack = Das Ziel: die meisten Dukaten haben, wenn das letzte Schiff fort ist. Du bist Rot. Nur Piratenstapel können Schiffe entern, also bau einen: Klick oder tipp auf deinen Piraten mit der 5, dann auf den blauen mit der 3, dann auf Bestätigen. Ein einzelner Pirat kann nichts entern: Versuch es mit einem Schiff, und die Regeln sagen es dir.
tutorial-buccaneer-stack-done = Dein Pirat steht oben, also gehört der Stapel dir: Er ist der Kapitän. Der blaue Pirat darunter ist der Maat.
tutorial-buccaneer-others = Du ziehst immer nur auf Piraten und Stapel anderer Spieler. Setz deine 4 auf den schwarzen Stapel. Versuch es erst auf deinem eigenen Stapel, um zu sehen, was geschieht.
tutorial-buccaneer-others-done = Ein Stapel aus drei Piraten, und jetzt gehört er dir. Auf Rots eigenen Stapel ließen dich die Regeln nicht.
tutorial-buccaneer-whole = Ein Stapel zieht als Ganzes. Setz deinen Dreierstapel auf die blaue 5.
tutorial-buccaneer-whole-done = Vier Piraten. Alle sehen die Farben, aber nur die Heuer des Kapitäns: Wer sich merkt, was verdeckt wurde, weiß, was der Stapel kosten wird.
tutorial-buccaneer-board = Dein Zweierstapel reicht als Mannschaft für das Schiff mit 10 Dukaten. Wähl den Stapel, dann das Schiff. Sieh dir die Vorschau an, bevor du bestätigst.
tutorial-buccaneer-board-done = Du hast 10 Dukaten bekommen und dem blauen Piraten seine Heuer von 3 gezahlt. Alle Piraten sind heimgekehrt, und der nächste Spieler ist am Zug.
tutorial-buccaneer-booty = Dieses Schiff trägt zwei Beutestücke. Der Kapitän sucht sich eines aus, das andere bekommt der Besitzer des Maats. Entere es und nimm den Rum.
tutorial-buccaneer-booty-done = Rum für dich und der Leuchter für Schwarz, dessen Pirat der Maat war.
tutorial-buccaneer-wages = Zwei deiner Stapel könnten das Schiff mit 17 entern. Heuer bekommen die Piraten der anderen, deine eigenen arbeiten umsonst. Entere mit dem billigeren Stapel.
tutorial-buccaneer-wages-done = Du musstest nur einen Piraten bezahlen. Der andere Stapel hätte 14 gekostet.
tutorial-buccaneer-wild = Ein Pirat mit Fragezeichen kostet, was das Schiff sagt: hier 1. Entere es, solange er billig ist.
tutorial-buccaneer-wild-done = Das blaue Fragezeichen bekam 1 Dukaten, der schwarze Pirat 3. Auf einem anderen Schiff hätte es 6 kosten können.
tutorial-buccaneer-poor = Du hast 1 Dukaten, das Schiff bringt 12, und die Mannschaft kostet 14. Entere trotzdem: Was du nicht zahlen kannst, zahlt der Vorrat.
tutorial-buccaneer-poor-done = Dir bleibt nur der Dolch, aber du schuldest nichts. Die Mannschaft hat ihre volle Heuer bekommen.
tutorial-buccaneer-fleet = Das ist das letzte der drei offenen Schiffe. Entere es und sieh, was am Horizont auftaucht.
tutorial-buccaneer-fleet-done = Drei neue Schiffe wurden aufgedeckt. Neue kommen erst, wenn alle drei fort sind.
tutorial-buccaneer-mutiny = Blau ist am Zug, aber in Blaus Stapel stehen drei deiner Piraten. Du kannst ihn zwingen, jetzt zu entern. Tu es: Die Heuer wartet.
tutorial-buccaneer-mutiny-done = Blau musste entern. Du wurdest für drei Piraten bezahlt und hast als Maat auch den Leuchter bekommen.
tutorial-buccaneer-obey = Jetzt stehen drei blaue Piraten in deinem Stapel, und Blau hat das Entern verlangt. Alles andere wird abgelehnt: Versuch zu ziehen. Dann entere mit diesem Stapel.
tutorial-buccaneer-obey-done = Nach einer Forderung musst du mit diesem Stapel entern; welches Schiff, entscheidest du.
tutorial-buccaneer-majority = Am Ende wird bezahlt, wer die meisten Stücke einer Art hat: 15 für Truhen. Du und Blau habt je eine. Entere und nimm die Truhe.
tutorial-buccaneer-majority-done = Zwei Truhen: Bleibt es dabei, bekommst du 15 Dukaten. Alle anderen bekommen 1 Dukaten je Stück.
tutorial-buccaneer-last = Ein Schiff ist noch da. Entere es mit der Beute, die dir lieber ist, und die Partie ist aus.
tutorial-buccaneer-last-done = Kein Schiff mehr: Die Beute wird gezählt, und die meisten Dukaten gewinnen. Es sind deine.
