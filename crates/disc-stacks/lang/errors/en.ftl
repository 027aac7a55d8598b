# What is wrong with editions, positions and shuffles of games with discs.
discs-wrong-start = everybody starts with { $ducats }
discs-wrong-turn = 0 while the first player is to be drawn
discs-wrong-singles = only singles at first
discs-wrong-zero = 0 at first
discs-wrong-face-up = at most { $most } { $cards } are face up, not { $count }
discs-wrong-none-up = none is face up although the deck has some
discs-wrong-shuffle = before the shuffle all { $total } { $cards } lie in the deck
discs-wrong-total = more than { $total } { $cards } in all
discs-wrong-supply = { $kind }: { $owned } owned and { $pictured } pictured, but { $supply } in the box
discs-wrong-taken = { $owned } owned, more than { $cards } that have gone ({ $gone }) gave
discs-wrong-rich = { $ducats } is more than { $most }
discs-wrong-height = a { $stack } holds 1 to 9 pirates, not { $count }
discs-wrong-color = { $pirate } is of a colour that does not play
discs-wrong-twice = { $pirate } stands twice
discs-wrong-pictured = { $kind } is pictured more often than the { $supply } pieces in the box
discs-wrong-deck = the deck must name each { $cards ->
    [ships] ship
   *[cards] card
} 0 to { $last } once
discs-wrong-asked-deck = asked for the deck
