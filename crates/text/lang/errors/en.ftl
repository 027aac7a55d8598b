# What is wrong with set-ups, editions, positions and records of any game.
wrong-field = `{ $field }`: { $reason }
wrong-file = { $file }:{ $line }: { $reason }
wrong-file-field = { $file }:{ $line }: `{ $field }`: { $reason }

# The words of a parser, which are English in every language.
wrong-other = { $words }

# Set-ups.
wrong-players = { $title } is for { $least } to { $most } players, not { $players }
wrong-option = option `{ $option }`: { $reason }
wrong-colors-seats = { $seats } seats choose, but { $players } play
wrong-colors-many = seat { $seat } chooses { $chosen } colours, but plays { $each ->
    [one] one colour
   *[other] { $each } colours
}
wrong-colors-twice = { $color } is chosen twice
wrong-seat-here = there is no seat { $seat } at this table

# Chance by hand.
wrong-no-chance = chance is not asked now
wrong-asked-first = asked for the first player

# Editions.
wrong-nameless = an edition needs a name
wrong-too-few = too few { $what }: { $found } instead of { $wanted }
wrong-too-many = too many { $what }: { $found } instead of { $wanted }

# Positions.
wrong-position = a position is an object that names its game
wrong-game = `{ $found }` is not `{ $wanted }`
wrong-player-count = { $least } to { $most } players, not { $players }
wrong-color-twice = { $color } is taken twice
wrong-seat = there is no seat { $seat }
wrong-per-seat = { $found } entries for { $players } players
wrong-set-up-option = an option of the set-up means nothing in a position

# Records.
wrong-record = a record is an object that names its game
wrong-record-game = this is a record of `{ $found }`, not of `{ $wanted }`
wrong-record-rules = played by rules version { $found }; this program knows version { $known }
wrong-record-edition = edition: { $why }
wrong-record-setup = set-up: { $why }
wrong-record-redraws = redraws: inputs and undos have to rise from one to the next
wrong-record-position = position: { $why }
wrong-record-input = input { $number }: { $why }
wrong-record-rule = input { $number }: { $why } ({ $rule })
