# What is wrong with an edition, a position or chance of King of Pirates.

# Editions: counts.
kop-wrong-ocean-tiles = Ozeanplättchen
kop-wrong-shark-tiles = Haiplättchen
kop-wrong-action-cards = Aktionskarten
kop-wrong-loot-cards = Beutekarten
kop-wrong-faces = Würfelseiten
kop-wrong-pirates = Piraten
kop-wrong-range = { $value } liegt nicht zwischen { $least } und { $most }

# Editions: the board.
kop-wrong-rows = { $rows } Reihen statt neun
kop-wrong-hexes = { $hexes } Felder statt { $wanted }
kop-wrong-word = `{ $word }` ist keine Art von Feld
kop-wrong-place = `{ $word }` kann nicht bei { $hex } liegen
kop-wrong-hideouts = { $found } Verstecke von { $color } statt { $wanted }
kop-wrong-fortresses = { $found } { $nation } Festungen statt { $wanted }
kop-wrong-cities = { $found } { $nation } Städte statt { $wanted }
kop-wrong-nation = { $nation ->
    [british] britische
    [french] französische
   *[spanish] spanische
}
kop-wrong-islands = { $found } Schatzinseln statt { $wanted }
kop-wrong-ocean-hexes = { $found } Ozeanfelder statt { $wanted }
kop-wrong-shark-hexes = { $found } Haifelder statt { $wanted }
kop-wrong-no-color = keine Farbe für { $heading }
kop-wrong-two-faces = { $color } steht auf zwei Seiten

# Editions: cards and pirates.
kop-wrong-values = mehr als { $most } verschiedene Werte
kop-wrong-hopeless = niemand könnte gewinnen: Würfel allein schlagen weder Stadt noch Festung, und keine Insel bringt etwas ein
kop-wrong-poor = niemand könnte gewinnen: Weder Beute noch Inseln bringen Dublonen
kop-wrong-name = ein Name hat 1 bis { $most } Bytes
kop-wrong-named-twice = { $name } kommt zweimal vor
kop-wrong-crew-ability = Mannschaftsfähigkeit { $ability } bei { $count } Piraten; mindestens zwei
kop-wrong-captain-ability = Kapitänsfähigkeit { $ability } bei { $count } Piraten statt bei zwei

# Positions.
kop-wrong-components = Werte der Ausgabe: { $fault }
kop-wrong-round-zero = Runden werden ab 1 gezählt
kop-wrong-round = eine Partie endet nach Runde { $last }
kop-wrong-no-dug = aber `dug` nennt keine Insel
kop-wrong-part-twice = { $part } steht zweimal da
kop-wrong-pirate-twice = ein Pirat steht zweimal da
kop-wrong-crew-twice = { $pirate } steht zweimal da (Stelle { $place })
kop-wrong-hand-size = mehr Karten, als es gibt
kop-wrong-berths = { $crew } Piraten in { $berths } Kojen
kop-wrong-room = { $count }, wo Platz für { $room } ist
kop-wrong-two-places = { $pirate } ist an zwei Stellen
kop-wrong-no-sea = { $hex } ist kein Meeresfeld
kop-wrong-tile-there = auf { $hex } liegt schon ein Plättchen
kop-wrong-empty-tile = ein leeres Plättchen kommt beim Aufdecken weg
kop-wrong-tiles = { $tile }: davon gibt es nur { $count }
kop-wrong-card = mehr Karten { $card }, als es gibt
kop-wrong-no-frame = ein Zustand hat mindestens einen Rahmen
kop-wrong-frames = ein Zustand hat höchstens vier Rahmen
kop-wrong-interrupt = er kann den Rahmen darunter nicht unterbrechen
kop-wrong-two-parts = es gibt zwei Mittelteile
kop-wrong-off-board = außerhalb des Plans

# Positions: counters, ships and hands.
kop-wrong-tailwinds = in diesem Zug kann höchstens { $most }-mal Rückenwind gespielt worden sein
kop-wrong-moved = in diesem Zug können höchstens { $most } Felder gesegelt worden sein
kop-wrong-thefts = höchstens { $most } Diebstähle in einem Zug
kop-wrong-ended = ein Zug endet sofort, außer das weggeschickte Schiff hat noch etwas zu tun
kop-wrong-coins = kein Vielfaches von { $unit }
kop-wrong-rich = mehr, als jemand gewonnen haben kann
kop-wrong-hidden = ein Schiff deckt das Plättchen auf, auf das es segelt
kop-wrong-haunted = ein Schiff auf dem Feld des Fliegenden Holländers, und kein anderes, steht in `haunted`
kop-wrong-robbed = der Fliegende Holländer lässt ihm weder Karten noch Piraten
kop-wrong-no-island = dort ist keine Insel
kop-wrong-dug-now = nur wer am Zug ist, gräbt, und zwar nach der Bewegung
kop-wrong-held = { $held } Karten, wo { $limit } das Höchste sind
kop-wrong-draw = falsche Zahl gezogener Karten
kop-wrong-no-captain = Piraten an Bord, aber kein Kapitän
kop-wrong-drawn = es wählt gerade keine Mannschaft
kop-wrong-choice = mehr als { $most } Piraten zur Auswahl
kop-wrong-no-king = niemand hat 10 000 Dublonen, und es ist nicht der letzte Zug von Runde { $last }
kop-wrong-king = mit 10 000 Dublonen hat ein Spieler gewonnen: `frames` ist `["over"]`
kop-wrong-start-round = der erste Zug kommt zuerst
kop-wrong-start-passing = im Aufbau wird niemand nach Karten gefragt
kop-wrong-start-dutchman = er beginnt in der Mitte
kop-wrong-start-ship = sein erster Zug hat noch nicht begonnen
kop-wrong-start-drawn = es hat Piraten gezogen oder sein Schiff bemannt
kop-wrong-start-hand = { $cards } Karten werden ausgeteilt

# Positions: frames.
kop-wrong-ocean-laid = Ozeanplättchen liegen schon
kop-wrong-sharks-laid = Haiplättchen liegen schon
kop-wrong-ocean-missing = Ozeanplättchen fehlen oder liegen offen
kop-wrong-sharks-missing = Haiplättchen fehlen oder liegen offen
kop-wrong-seats = es nennt keine Plätze oder solche, die es nicht gibt
kop-wrong-discarded = noch ist keine Karte abgeworfen
kop-wrong-deck = die Aktionskarten sind im Stapel, und niemand hat welche
kop-wrong-shuffled = die Piraten sind schon gemischt
kop-wrong-dealt = Karten oder Piraten sind schon ausgeteilt
kop-wrong-bottom = es muss ein Aufbau, ein Zug oder das Ende sein
kop-wrong-no-seat = diesen Platz gibt es nicht
kop-wrong-promote = es gibt keinen Kapitän zu wählen
kop-wrong-excess = die Hand überschreitet das Limit nicht
kop-wrong-shuffle-actions = der Aktionsstapel muss nicht gemischt werden
kop-wrong-shuffle-pirates = der Piratenstapel muss nicht gemischt werden
kop-wrong-window-asked = `asked` nennt einen Platz ohne Karten oder einen, der für den Zug passt
kop-wrong-window-closed = `asked` nennt niemanden: Das Zeitfenster ist zu
kop-wrong-window-holders = nach einer Karte nennt `asked` alle, die eine haben
kop-wrong-mutiny-rum = eine Meuterei aus Mangel an Rum trifft, wer am Zug ist und keinen Rum mehr hat
kop-wrong-mutiny-happens = sobald sie geschieht, ist der Kapitän über Bord
kop-wrong-mutiny-asked = `asked` nennt einen Platz, der nicht antworten kann
kop-wrong-mutiny-nobody = `asked` nennt niemanden: Sie geschieht
kop-wrong-mutiny-holders = nach einer Karte nennt `asked` alle, die antworten können
kop-wrong-refit-seat = nicht dieser Platz ist in einem Versteck
kop-wrong-refit-place = das Schiff ist in keinem Versteck
kop-wrong-refit-scurvy = im Versteck verschwindet zuerst der Skorbut
kop-wrong-refit-buy = Teile werden vor dem Ziehen gekauft
kop-wrong-refit-draws = es werden so viele Piraten gezogen, wie Kojen leer sind, und einer mehr
kop-wrong-result = das Ergebnis steht: Kein Zeitfenster ist offen
kop-wrong-leads = `leads` sagt, wer vorn lag, solange das letzte Zeitfenster offen ist
kop-wrong-fired = `fired` ist für Würfel, die nach einer Karte geworfen werden
kop-wrong-turned = `turned` ist für Würfel, die neu geworfen werden dürfen
kop-wrong-warship = zuerst wird gegen ein Kriegsschiff gekämpft
kop-wrong-target = das Ziel ist nicht auf dem Feld des Angreifers
kop-wrong-dice = zwei Würfel zeigen 1 bis 6, oder 0, bevor sie geworfen sind
kop-wrong-nation-dice = eine Nation würfelt nicht
kop-wrong-attack-dice = der Angreifer hat noch nicht gewürfelt
kop-wrong-defence-dice = der Verteidiger hat noch nicht gewürfelt
kop-wrong-defence-early = der Verteidiger würfelt nach dem Angreifer
kop-wrong-failed = ein gescheiterter Angriff bringt keine Beute
kop-wrong-loot = falsche Zahl von Beutekarten
kop-wrong-bonus = auf dem Ablagestapel liegen keine Karten, die so viel bringen

# Chance by hand.
kop-wrong-wanted = erwartet: { $what }
kop-wrong-seat = ein Platz an diesem Tisch
kop-wrong-each-tile = die { $count } { $waters ->
    [ocean] Ozeanplättchen
   *[sharks] Haiplättchen
}, jedes einmal
kop-wrong-each-card = die { $count } abgeworfenen Aktionskarten, jede einmal
kop-wrong-each-pirate = die { $count } abgeworfenen Piraten, jeder einmal
kop-wrong-face = eine Seite des Unterhaltswürfels
kop-wrong-die = ein Würfel zeigt 1 bis 6
kop-wrong-loot-deck = { $count } Karten des Beutestapels
kop-wrong-asked-first = der Startspieler
kop-wrong-asked-ocean = die Ozeanplättchen
kop-wrong-asked-sharks = die Haiplättchen
kop-wrong-asked-actions = eine Reihenfolge der Aktionskarten
kop-wrong-asked-pirates = eine Reihenfolge der Piraten
kop-wrong-asked-compass = der Kompasswürfel
kop-wrong-asked-upkeep = der Unterhaltswürfel
kop-wrong-asked-die = ein Kampfwürfel
kop-wrong-asked-dice = zwei Kampfwürfel
kop-wrong-asked-loot = Beutekarten
