# What is wrong with an edition, a position or chance of Squabble on the Planks.

# Editions.
plk-wrong-fins = 1 bis { $most } Flossen, nicht { $fins }
plk-wrong-no-stock = es muss Dublonen zum Verteilen geben
plk-wrong-listed-twice = { $plank } steht zweimal in der Liste
plk-wrong-one-side = nur Rot, Blau und Lila haben eine Seite B
plk-wrong-missing = { $plank } fehlt
plk-wrong-range = { $value } liegt nicht zwischen { $least } und { $most }
plk-wrong-statics = mit diesen Gewichten, dieser Kante und dieser Krängung könnte eine Planke in der Mitte kippen

# Positions.
plk-wrong-planks = { $count } Planken statt { $wanted }
plk-wrong-pirates = { $color } hat { $pirates } Piraten an Bord, über Bord und auf der Hand statt { $wanted }
plk-wrong-sharks = 1 bis { $most } Flossen
plk-wrong-more-fins = { $fins } von { $sharks }; eine andere Zahl am Anfang ist `sharks`
plk-wrong-quiet = nach { $turns } Zügen ohne Platscher ist ein Hai weggeschwommen
plk-wrong-stock = 1 bis { $most } Dublonen
plk-wrong-purse = { $doubloons } Dublonen; auch ein letzter Zug bringt es höchstens auf { $most }
plk-wrong-dice-awaited = für die Würfel schreibe die Phase `roll`
plk-wrong-awaits = sobald Piraten stehen, fehlt vom Aufbau nichts mehr
plk-wrong-first-awaited = wer beginnt, steht noch aus: schreibe 0
plk-wrong-order-awaited = ihre Reihenfolge steht noch aus: red, blue, purple, yellow, green, orange
plk-wrong-sides-awaited = ihre Seiten stehen noch aus: schreibe Seite A
plk-wrong-backs = die Seiten B stehen da, wenn und nur wenn `sides` noch aussteht
plk-wrong-tips = { $plank } würde sofort kippen
plk-wrong-colors = bei { $players } Spielern hat jeder { $each ->
    [one] eine der Farben
   *[other] { $each } der Farben
}
plk-wrong-colors-twice = eine Farbe ist zweimal vergeben
plk-wrong-lies-twice = { $plank } liegt zweimal da
plk-wrong-no-side = { $plank } hat keine Seite B
plk-wrong-offset = { $offset }: jenseits von 7 liegt nichts auf dem Deck
plk-wrong-count = { $count }: eine Farbe hat { $pirates } Piraten

# What is going on in a position.
plk-wrong-left = Flossen und Dublonen sind noch übrig
plk-wrong-gone = Flossen oder Dublonen sind weg: Es ist vorbei
plk-wrong-fins-gone = die Flossen sind weg: Es ist vorbei
plk-wrong-placed = alle wurden im Aufbau gesetzt
plk-wrong-sold-out = bei leerem Vorrat ist es vorbei, außer der Kodex wurde in diesem Zug gebrochen
plk-wrong-put-back = Dublonen sind übrig, und niemand hat welche zurückgelegt
plk-wrong-equal-dice = gleiche Würfel werden neu geworfen
plk-wrong-rolled = sie sind geworfen
plk-wrong-hands = nur mit der Option `hands`, bevor Piraten zurückkommen
plk-wrong-breaker = bevor Piraten zurückkommen, kann nur der Platz in `turn` den Kodex brechen
plk-wrong-no-splash = nur ein Platscher bricht den Kodex
plk-wrong-no-gold = dieser Platz hat nicht Gold gewählt
plk-wrong-returned = er hat den Kodex gebrochen und das zurückgelegt
plk-wrong-over-purse = mehr, als in seinem Beutel ist
plk-wrong-over-pirates = mehr, als unter seinen Piraten liegen kann
plk-wrong-none-to-place = niemand ist mehr zu setzen
plk-wrong-set-up-water = im Aufbau geht niemand über Bord
plk-wrong-set-up-purses = im Aufbau hat niemand Dublonen
plk-wrong-set-up-quiet = im Aufbau wurde noch kein Zug gespielt
plk-wrong-set-up-fins = im Aufbau flieht kein Hai
plk-wrong-next-to-place = Platz { $seat } setzt als Nächstes
plk-wrong-set-up-planks = im Aufbau liegen die Planken in der Mitte, höchstens eine daneben
plk-wrong-none-left = Platz { $seat } hätte niemanden mehr zu setzen
plk-wrong-neutral-back = alle drei neutralen Piraten wären zurückgekommen
plk-wrong-not-rolled = { $plank } wurde nicht gewürfelt
plk-wrong-none-to-move = es gibt niemanden zu versetzen
plk-wrong-dry = nach einem Platscher ist jemand über Bord
plk-wrong-all-decided = jemand muss noch zu entscheiden haben
plk-wrong-neutral-decides = für die neutrale Farbe entscheidet niemand
plk-wrong-decided = eine Farbe, die einsammelt, hat schon entschieden
plk-wrong-deciding-order = zuerst entscheidet der Platz in `turn`, dann die Plätze zu seiner Linken
plk-wrong-neutral-collects = die neutrale Farbe sammelt nichts ein
plk-wrong-over-water = mehr, als über Bord sind
plk-wrong-chose-gold = eine Farbe, die Gold gewählt hat, holt niemanden zurück
plk-wrong-all-return = alle, die über Bord sind, kommen zurück
plk-wrong-none-to-return = Platz { $seat } hat niemanden zurückzuholen
plk-wrong-neutral-three = neutrale Piraten kommen zurück, wenn alle drei über Bord sind
plk-wrong-next-neutral = Platz { $seat } setzt als Nächstes einen neutralen Piraten
plk-wrong-phase = hat in dieser Phase keine Bedeutung
plk-wrong-repeated = etwas steht zweimal da

# Chance by hand.
plk-wrong-order = die Reihenfolge muss jede Planke einmal nennen
plk-wrong-double = { $plank } zweimal: Ein Würfel wird neu geworfen (PLK-4)
plk-wrong-asked-order = gefragt ist die Reihenfolge der Planken
plk-wrong-asked-sides = gefragt sind die Seiten dreier Planken
plk-wrong-asked-dice = gefragt sind die Würfel
