# The table of Buccaneer.
buc-title = Buccaneer
buc-pitch = Stapele Piraten zum Entern, kapere Schiffe und zahle deiner Mannschaft so wenig, wie du dich traust.
buc-ask-mutiny = { $color }: Drei deiner Piraten stehen im Stapel von { $captain }. Meuterei?
buc-ask-turn = { $color }: Setz einen deiner Stapel auf den eines anderen Spielers oder entere ein Schiff.
buc-ask-board = { $color }: Deine Mannschaft verlangt es. Entere jetzt ein Schiff.
buc-until-end = { $left ->
    [0] Kein Schiff ist übrig
    [one] Das letzte Schiff
   *[other] Noch { $left } Schiffe
}
buc-ships-label = Schiffe in Sicht
buc-stacks-label = Stapel
buc-booty-title = Beute
buc-worth = Dukaten für die meisten Stücke
buc-pieces = Stücke, und was sie jetzt brächten
buc-which-stack = Welcher deiner Stapel soll entern? Wähle ihn zuerst.
buc-outlook = Ein Stapel aus { $height }: Kapitän { $captain }, Maat { $mate }; genug für { $ships ->
    [0] noch kein Schiff in Sicht
    [one] ein Schiff in Sicht
   *[other] { $ships } Schiffe in Sicht
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
buc-ship-label = Schiff: braucht { $crew } Piraten, trägt { $ducats } Dukaten, zahlt einem Fragezeichen { $wild }, Beute { $booty }
buc-ship = das { $ducats }-Dukaten-Schiff (Mannschaft { $crew }, { $booty })

# Actions.
buc-act-move = { $upper } auf { $lower }
buc-act-board = { $stack } entert { $ship } und nimmt { $booty }
buc-act-mutiny = Meuterei: verlangen, dass { $captain } entert
buc-act-let-be = { $captain } gewähren lassen

# The log.
buc-first = { $who } beginnt.
buc-turned-up = Schiffe in Sicht: { $ships }.
buc-moved = { $who } setzt { $stack } auf { $onto }: ein Stapel aus { $height }.
buc-moved-covered = { $who } zieht auf { $onto }: ein Stapel aus { $height }.
buc-boarded = { $who } entert { $ship } mit einer Mannschaft von { $crew }.
buc-took = { $who } nimmt { $booty }.
buc-paid = { $who } nimmt { $ship } Dukaten und zahlt { $paid }.
buc-paid-nobody = { $who } nimmt { $ship } Dukaten und zahlt niemandem etwas.
buc-stock = Davon zahlt der Vorrat { $stock }.
buc-demanded = { $who } verlangt, dass der Stapel von { $stack } entert.
buc-let-be = { $who } lässt den Stapel von { $stack } gewähren.
buc-passed = { $who } kann nichts tun und passt.
buc-becalmed = Niemand kann etwas tun: Alle Stapel werden aufgelöst.
buc-sailed-away = Die Schiffe segeln davon.
buc-over = Das letzte Schiff ist fort. { $winners } { $count ->
    [one] gewinnt
   *[other] teilen sich den Sieg
} mit { $best } Dukaten.

# Refusals.
buc-no-not-in-play = { $who } spielt an diesem Tisch nicht mit.
buc-no-covered = { $pirate } ist verdeckt: Ein Stapel wird als Ganzes gezogen, an seinem obersten Piraten.
buc-no-move-not-yours = Der Stapel von { $pirate } gehört einem anderen Spieler.
buc-no-onto-covered = { $pirate } ist verdeckt: Ein Stapel kommt oben auf einen anderen.
buc-no-onto-own = Der Stapel von { $pirate } ist dein eigener; zieh auf den eines anderen Spielers.
buc-no-too-tall = Der neue Stapel hätte { $height } Piraten; mehr als neun sind nicht erlaubt.
buc-no-board-not-yours = Mit dem Stapel von { $pirate } kannst du nicht entern: Er gehört dir nicht.
buc-no-such-ship = Ein solches Schiff ist nicht in Sicht.
buc-no-too-few = Das Schiff verlangt eine Mannschaft von { $needed }; der Stapel von { $pirate } hat { $crew }.
buc-no-not-pictured = Das Schiff führt dies nicht mit: { $booty }.
buc-no-answer-first = Zuerst ist die Frage nach dem Entern zu beantworten: ja oder nein.
buc-no-mutiny = Nach einer Meuterei wird gerade niemand gefragt.
buc-no-must-board = Das Entern wurde verlangt: Du musst in diesem Zug entern.
buc-no-not-demanded = Vom Stapel von { $pirate } wurde das Entern nicht verlangt; entere mit einem, von dem es verlangt wurde.
