# The table of Pirates.
pir-title = Pirates
pir-pitch = Heuere eine Mannschaft an, fürchte den Schwarzen Fleck und lass Steuerräder und Anker sich vervielfachen.
pir-goal = Besitze die meisten Dukaten, wenn die letzte Karte erbeutet ist. Heuere Mannschaften an, erbeute Karten mit Steuerrädern und Ankern und meide den schwarzen Fleck.
pir-ask-destitute = Alle deine Piraten dienen unter anderen. { $can ->
    [ransom] Kauf einen für 5 Dukaten frei: Wähl ihn in seinem Trupp.
    [mutiny] Zettle eine Meuterei an: Wähl einen Trupp.
   *[both] Kauf einen für 5 Dukaten frei oder zettle eine Meuterei an: Wähl einen Trupp.
}
pir-ask-turn = { $can ->
    [move] Du bist dran. Wähl einen deiner Piraten.
    [capture] Du kannst jetzt nur kapern: Wähl eine Karte, die leuchtet.
    [mutiny] Du kannst jetzt nur meutern: Wähl einen Trupp, der leuchtet.
    [raid] Du kannst jetzt nur kapern oder meutern: Wähl eine Karte, die leuchtet.
    [move-capture] Du bist dran. Wähl einen deiner Piraten oder eine Karte, die leuchtet.
    [move-mutiny] Du bist dran. Wähl einen deiner Piraten oder einen Trupp zum Meutern.
   *[all] Du bist dran. Wähl einen deiner Piraten, einen Trupp zum Meutern oder eine Karte, die leuchtet.
}
pir-ask-only = Dir bleibt nur ein Zug: { $action }.
pir-pick = { $can ->
    [nothing] Der kann jetzt nichts tun. Wähl einen anderen.
    [move] Wähl nun, auf wen { $crew ->
    [one] er
   *[other] der Trupp
} steigt: wer leuchtet.
    [capture] Wähl nun die Karte zum Kapern: eine, die leuchtet.
    [mutiny] Wähl nun die Karte für deine Meuterei: eine, die leuchtet.
    [ransom] Wähl nun, auf wen dein freigekaufter Pirat steigt: wer leuchtet.
    [rebel] Wähl nun eine Karte für die Meuterei oder auf wen dein freigekaufter Pirat steigt.
   *[both] Wähl nun, auf wen der Trupp steigt oder welche Karte er kapert: was leuchtet.
}
pir-short = { $kind ->
    [ship] das { $ducats }-Dukaten-Schiff
    [ruin] die { $ducats }-Dukaten-Ruine
   *[monster] das Seeungeheuer
}
pir-sure-assemble = Auf { $onto } steigen und einen Trupp aus { $crew } führen?
pir-sure-capture = { $card } kapern?{ $choices ->
    [0] { "" }
    [one] { "" }
   *[other] { " " }Wähl vorher dein Plättchen.
}
pir-sure-mutiny = Gegen { $captain } meutern und { $card } kapern?{ $choices ->
    [0] { "" }
    [one] { "" }
   *[other] { " " }Wähl vorher dein Plättchen.
}
pir-sure-ransom = Den markierten Piraten für 5 Dukaten von { $captain } freikaufen?
pir-until-end = { $left ->
    [0] Keine Karte ist übrig
    [one] Die letzte Karte
   *[other] Noch { $left } Karten
}
pir-cards-label = Karten in Sicht
pir-parties-label = Trupps
pir-voyage = Reise: Steuerräder × Anker
pir-tokens = Plättchen
pir-tip-token = { $token }: Am Ende bringen die meisten Plättchen dieser Art { $worth } Dukaten, weniger je 1.
pir-tip-wheel = Steuerräder: Auf behaltenen Karten bringt am Ende jedes Dukaten, mit mehr Ankern mehr. Die meisten Steuerrad-Plättchen geben eines dazu.
pir-tip-anchor = Anker: Sie erhöhen, was jedes deiner Steuerräder bringt. Die meisten Anker-Plättchen geben einen dazu.
pir-tip-kept = Behaltene Karten: Wer als Kapitän alle Heuern zahlt, behält die Karte; ihre Steuerräder oder Anker zählen am Ende.
pir-black-spot = Schwarzer Fleck
pir-the-black-spot = Der Schwarze Fleck
pir-black-spot-about = Der Schwarze Fleck: Wer ihn hat, zahlt am Ende 10 Dukaten, wenn kein behaltenes Seeungeheuer schützt.
pir-voyage-sum = { $wheels } Steuerräder, { $anchors } Anker: je { $price }
pir-horizon = { $more ->
    [0] Nichts mehr hinter dem Horizont
    [one] Noch eine Karte hinter dem Horizont
   *[other] Noch { $more } Karten hinter dem Horizont
}
pir-kept-label = Behalten
pir-face-down = { $count ->
    [one] 1 Karte, verdeckt
   *[other] { $count } Karten, verdeckt
}
pir-emblems = { $kind ->
    [ship] { $count ->
    [one] 1 Steuerrad
   *[other] { $count } Steuerräder
}
    [ruin] { $count ->
    [one] 1 Anker
   *[other] { $count } Anker
}
   *[monster] nichts
}, wenn du sie behältst
pir-card-label = { $kind ->
    [ship] Schiff
    [ruin] Ruine
   *[monster] Seeungeheuer
}: braucht { $crew } Piraten, { $ducats } Dukaten, ein ?-Pirat verdient { $wild }, gibt { $tokens }, { $kind ->
    [ship] { $count ->
    [one] 1 Steuerrad
   *[other] { $count } Steuerräder
}
    [ruin] { $count ->
    [one] 1 Anker
   *[other] { $count } Anker
}
   *[monster] schützt vor dem Schwarzen Fleck
}
pir-which-party = Mehrere Trupps könnten es. Wähle zuerst einen: deinen, oder einen, in dem du meuterst.
pir-no-party = Du hast keinen Trupp. Wähle einen, in dem du meuterst.
pir-outlook = Trupp aus { $crew } (du Kapitän, { $mate } Maat): { $cards ->
    [0] zu klein für jede Karte in Sicht
    [one] kann eine der Karten kapern
   *[other] kann { $cards } der Karten kapern
}.
pir-fate-keep = Du zahlst alles selbst und behältst die Karte.
pir-fate-discard = Du kannst nicht alles zahlen: Der Vorrat hilft, und die Karte wird abgelegt.
pir-fate-unknown = Ob du alles zahlen und die Karte behalten kannst, hängt von verdeckten Heuern ab.
pir-spot-goes = Der Schwarze Fleck geht an { $you ->
    [1] dich
   *[other] { $holder }
}.
pir-free = Freikaufen
pir-free-label = Welcher Pirat
pir-free-which = { $place }. im Trupp von { $captain }
pir-free-price = { $captain } bekommt 5 Dukaten{ $supply ->
    [0] { "" }
   *[other] , davon { $supply } aus dem Vorrat
}.
pir-no-parties = Noch keine Trupps auf dem Kai
pir-height = Piraten im Trupp
pir-party = Trupp aus { $height }: Kapitän { $captain }, Maat { $mate }; von oben { $pirates }
pir-may-mutiny = { $rebels } { $count ->
    [one] darf
   *[other] dürfen
} meutern (PIR-12)
pir-voyage-caption = Steuerräder × was eines jetzt bringt
pir-anchors = Anker
pir-wheel-pays = ein Steuerrad bringt
pir-tokens-caption = Plättchen, und was sie jetzt brächten
pir-plus-wheel = +1 Steuerrad
pir-plus-anchor = +1 Anker
pir-card = { $kind ->
    [ship] das { $ducats }-Dukaten-Schiff
    [ruin] die { $ducats }-Dukaten-Ruine
   *[monster] das Seeungeheuer
} (Mannschaft { $crew }, { $tokens })

# Actions.
pir-act-assemble = { $upper } auf { $lower }
pir-act-capture = { $party } kapert { $prize }
pir-act-mutiny = Im { $crew }er-Trupp von { $captain } meutern und { $prize } kapern
pir-act-ransom = Deinen Piraten an { $place }. Stelle in { $party } freikaufen und auf { $onto } setzen
pir-prize = { $card } (nimmt { $token })

# The log.
pir-first = { $who } beginnt.
pir-turned-up = In Sicht: { $cards }.
pir-assembled = { $who } setzt { $party } auf { $onto }: ein Trupp aus { $height }.
pir-assembled-covered = { $who } zieht auf { $onto }: ein Trupp aus { $height }.
pir-mutinied = Meuterei! { $who } stürzt { $whom } im Trupp von { $party }.
pir-mutinied-covered = Meuterei! { $who } stürzt { $whom }.
pir-spotted = Der Schwarze Fleck liegt vor { $who }.
pir-captured = { $who } kapert { $card } mit einem Trupp aus { $crew }.
pir-took = { $who } nimmt { $token }.
pir-paid = { $who } bekommt { $card } Dukaten und zahlt { $paid }.{ $help }
pir-paid-nobody = { $who } bekommt { $card } Dukaten und zahlt niemandem etwas.
pir-supply = { " " }Davon zahlt der Vorrat { $supply }.
pir-kept = { $who } behält die Karte.
pir-discarded = Niemand behält { $card }: Die Karte wird abgelegt.
pir-ransomed = { $who } zahlt { $whom } { $ducats } Dukaten für { $pirate }.{ $help }
pir-ransomed-covered = { $who } zahlt { $whom } { $ducats } Dukaten und holt einen Piraten zurück.{ $help }
pir-passed = { $who } kann nichts tun und passt.
pir-becalmed = Niemand kommt voran: Alle Trupps werden aufgelöst.
pir-sailed-away = Die Karten in Sicht sind fort.
pir-over = Die letzte Karte ist fort. { $winners } { $count ->
    [one] gewinnt
   *[other] teilen sich den Sieg
} mit { $best } Dukaten.

# Refusals.
pir-no-not-in-play = { $who } spielt an diesem Tisch nicht mit. Wähle eine Farbe, die mitspielt.
pir-no-covered = { $pirate } ist verdeckt: Ein Trupp wird als Ganzes gesetzt, an seinem Kapitän.
pir-no-not-yours = Der Trupp von { $pirate } gehört einem anderen Spieler. Setze einen von deinen.
pir-no-onto-covered = { $pirate } ist verdeckt: Wähle einen einzelnen Piraten oder einen Kapitän, auf den gesetzt wird.
pir-no-onto-own = Der Trupp von { $pirate } ist dein eigener; sammle auf dem eines anderen Spielers.
pir-no-too-tall = Der neue Trupp hätte { $height } Piraten; mehr als neun sind nicht erlaubt. Wähle einen kleineren.
pir-no-capture-not-yours = Mit dem Trupp von { $pirate } kannst du nicht kapern: Er gehört dir nicht. Kapere mit einem von deinen.
pir-no-such-card = Eine solche Karte ist nicht in Sicht. Wähle eine, die es ist.
pir-no-too-few = Die Karte verlangt einen Trupp aus { $needed }; der von { $pirate } hat { $crew }. Wähle eine kleinere Karte oder einen größeren Trupp.
pir-no-not-pictured = Die Karte zeigt dies nicht: { $token }. Wähle, was sie zeigt.
pir-no-token = Nenne das Plättchen, das der Kapitän nimmt.
pir-no-monster-choice = Das Seeungeheuer gibt beide Plättchen; gewählt wird keines. Nenne keines.
pir-no-mutiny-captain = { $pirate } ist kein Kapitän: Eine Meuterei nennt den Trupp bei seinem jetzigen Kapitän.
pir-no-mutiny-self = Der Trupp von { $pirate } ist dein eigener; gemeutert wird gegen andere Spieler.
pir-no-mutineer = Im Trupp von { $pirate } ist kein Pirat von dir. Wähle einen Trupp mit einem.
pir-no-mutiny-weak = Diese Karte verlangt einen Trupp aus { $needed }; der von { $pirate } hat { $crew }: Wähle eine andere.
pir-no-capture = Der Trupp von { $pirate } ist für jede Karte zu klein, also kann es darin keine Meuterei geben. Wähle einen größeren.
pir-no-destitute = Einen Freikauf gibt es nur für Spieler ohne einzelnen Piraten und ohne Trupp. Sammle, kapere oder meutere.
pir-no-ransom-captain = Der Trupp von { $pirate } gehört keinem anderen Spieler: Nenne ihn bei seinem Kapitän.
pir-no-ransom-not-yours = Der Pirat an Stelle { $place } im Trupp von { $pirate } gehört dir nicht. Wähle einen von deinen.

# Die Lektion.
tutorial-pirates-assemble = Das Ziel: die meisten Dukaten haben, wenn die letzte Karte fort ist. Du bist Rot. Piraten kapern Karten in Trupps, also stell einen zusammen: Klick oder tipp auf deine 5, dann auf die blaue 2, dann auf Bestätigen. Versuch es auf deinem eigenen Piraten, und die Regeln lehnen es ab.
tutorial-pirates-assemble-done = Der Pirat oben ist der Kapitän, und der Trupp gehört seinem Spieler: dir.
tutorial-pirates-party = Auch ganze Trupps lassen sich sammeln. Setz deinen auf den schwarzen Trupp.
tutorial-pirates-party-done = Vier Piraten unter deinem Kapitän. Alle sehen die Farben, aber nur die Heuer des Kapitäns und die Heuern ihrer eigenen Piraten.
tutorial-pirates-capture = Eine Karte braucht so viele Piraten, wie auf ihr steht. Dein Zweiertrupp reicht für das kleine Schiff mit 9 Dukaten: Kapere es. Für die Ruine ist er zu klein, wie dir die Regeln sagen werden.
tutorial-pirates-capture-done = 9 Dukaten für dich, davon 3 für den blauen Piraten; auch der Rum ist deiner.
tutorial-pirates-tokens = Dieses Schiff gibt zwei Plättchen. Der Kapitän nimmt eines, der Besitzer des Maats das andere. Nimm die Truhe.
tutorial-pirates-tokens-done = Eine Truhe für dich, der Anker für Schwarz. Am Ende bringen die meisten Plättchen einer Art Geld.
tutorial-pirates-keep = Du hast keine Dukaten. Kannst du alle Heuern aus den Dukaten der Karte zahlen, behältst du die Karte. Kapere das Schiff mit 16 mit dem billigeren Trupp.
tutorial-pirates-keep-done = Du hast 5 von 16 gezahlt und behältst die Karte mit ihren zwei Steuerrädern. Sie liegt verdeckt: Die anderen sehen nur, dass du sie hast. Mit dem anderen Trupp wären 15 fällig gewesen, und fast nichts wäre geblieben.
tutorial-pirates-supply = Die Karte bringt 12, die Mannschaft kostet 14, und du hast nichts. Kapere sie trotzdem.
tutorial-pirates-supply-done = Der Vorrat zahlte die fehlenden 2, und dafür ist die Karte aus dem Spiel. Die Truhe behältst du.
tutorial-pirates-renew = Das ist die letzte der vier offenen Karten. Kapere sie.
tutorial-pirates-renew-done = Jetzt liegen die nächsten vier Karten offen: Neue kommen erst, wenn alle fort sind.
tutorial-pirates-mutiny = Blau führt einen Trupp, in dem dein Pirat steht. Meutere: Du wirst Kapitän, kaperst sofort und zahlst allen das Doppelte. Im schwarzen Zweiertrupp würde es abgelehnt: zu klein für jede Karte.
tutorial-pirates-mutiny-done = Blau ist jetzt dein Maat und hat den Schwarzen Fleck, der am Ende 10 Dukaten kostet. Du hast 14 gezahlt und behältst den Rest.
tutorial-pirates-spot = Blau hat den Schwarzen Fleck schon. Wer gegen seinen Besitzer meutert, bekommt ihn selbst. Meutere lieber im gelben Trupp.
tutorial-pirates-spot-done = Der Schwarze Fleck ist von Blau zu Gelb gewandert. Gegen Blau wäre er zu dir gekommen.
tutorial-pirates-ransom = Alle deine Piraten dienen anderen, also kannst du einen für 5 Dukaten freikaufen und sofort absetzen. Nimm den aus dem blauen Trupp und setz ihn auf den schwarzen.
tutorial-pirates-ransom-done = Blau bekam 5 Dukaten und behält einen einzelnen Piraten. Deiner ist Kapitän eines Vierertrupps.
tutorial-pirates-monster = Das Seeungeheuer gibt dem Maat nichts: Beide Plättchen gehören dem Kapitän. Und wer es behält, zahlt nichts für den Schwarzen Fleck, den du hast. Kapere es.
tutorial-pirates-monster-done = Ein Steuerrad, ein Anker und das Ungeheuer selbst: Dein Schwarzer Fleck ist jetzt harmlos.
tutorial-pirates-voyage = Bei der Reise zahlt jedes Steuerrad auf behaltenen Karten umso mehr, je mehr Anker du hast. Du hast vier Steuerräder und einen Anker. Was hilft mehr: noch ein Steuerrad oder ein Anker? Kapere die Ruine.
tutorial-pirates-voyage-done = Mit zwei Ankern zahlt jedes deiner vier Steuerräder 6 statt 4.
tutorial-pirates-last = Die letzte Karte. Kapere sie, und die Partie ist aus: Plättchen, Reise und Schwarzer Fleck werden abgerechnet.
tutorial-pirates-last-done = Mehrheiten zahlen, Steuerräder mal Anker zahlen, der Schwarze Fleck kostet 10, und die meisten Dukaten gewinnen: du.

# The table and the edition in a terminal.
pir-sketch-kind = { $kind ->
    [ship] Schiff
    [ruin] Ruine
   *[monster] Seemonster
}
pir-sketch-marks = (Dukaten und Art; * ist ein Steuerrad, + ein Anker)
pir-sketch-emblems = { $wheels ->
    [one] { $wheels } Steuerrad
   *[other] { $wheels } Steuerräder
}, { $anchors ->
    [one] { $anchors } Anker
   *[other] { $anchors } Anker
}
pir-sketch-wheel-pays = Ein Steuerrad zahlt
pir-sketch-price = { $price } mit { $anchors }
pir-sketch-price-last = { $price } mit { $anchors } oder mehr Ankern
