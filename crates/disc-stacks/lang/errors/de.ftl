# What is wrong with editions, positions and shuffles of games with discs.
discs-wrong-start = alle beginnen mit { $ducats }
discs-wrong-turn = 0, solange der Startspieler noch ausgelost wird
discs-wrong-singles = am Anfang nur einzelne Piraten
discs-wrong-zero = am Anfang 0
discs-wrong-face-up = höchstens { $most } { $cards ->
    [ships] Schiffe
   *[cards] Karten
} liegen offen, nicht { $count }
discs-wrong-none-up = keine liegt offen, obwohl der Stapel noch welche hat
discs-wrong-shuffle = vor dem Mischen liegen alle { $total } { $cards ->
    [ships] Schiffe
   *[cards] Karten
} im Stapel
discs-wrong-total = insgesamt mehr als { $total } { $cards ->
    [ships] Schiffe
   *[cards] Karten
}
discs-wrong-supply = { $kind }: { $owned } im Besitz und { $pictured } abgebildet, es gibt aber nur { $supply }
discs-wrong-taken = { $owned } sind im Besitz; die { $gone } { $cards ->
    [ships] Schiffe
   *[cards] Karten
}, die weg sind, haben weniger gebracht
discs-wrong-rich = { $ducats } ist mehr als { $most }
discs-wrong-height = ein { $stack ->
    [party] Trupp
   *[stack] Stapel
} hat 1 bis 9 Piraten, nicht { $count }
discs-wrong-color = { $pirate } hat eine Farbe, die nicht mitspielt
discs-wrong-twice = { $pirate } steht zweimal da
discs-wrong-pictured = { $kind } ist öfter abgebildet, als es Stücke in der Schachtel gibt ({ $supply })
discs-wrong-deck = der Stapel muss { $cards ->
    [ships] jedes Schiff
   *[cards] jede Karte
} von 0 bis { $last } einmal nennen
discs-wrong-asked-deck = gefragt ist der Stapel
