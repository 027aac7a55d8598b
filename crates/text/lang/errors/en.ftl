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

# What a table refuses, beside what the rules forbid.
refused-started = The match has already started.
refused-starting = The match is about to start.
refused-not-started = The match hasn’t started yet.
refused-no-match = No match is running.
refused-rematch = A rematch is possible once the match is over.
refused-no-countdown = This match doesn’t start by itself.
refused-host = Only the host can do that.
refused-deputy = Only the host can do that. While the host is away, you can add bots and start the match.
refused-changed-many = This table has been changed { $count } times, and that’s the most.
refused-removed = The host has removed you from this table.
refused-remove-yourself = You can’t remove yourself.
refused-removed-many = You’ve removed too many people from this table.
refused-they-were-removed = You’ve removed this player from the table.
refused-no-seat = You don’t have a seat at this table.
refused-full = All seats are taken.
refused-seat-taken = This seat is taken.
refused-seat-free = A seat is open. Wait for somebody, or add a bot.
refused-seat-reserved = A seat is reserved. Wait for that player, or add a bot.
refused-seat-empty = Nobody sits in this seat.
refused-seat-no-bot = No bot sits in this seat.
refused-has-seat = You already have a seat at this table.
refused-they-have-seat = This player already has a seat at this table.
refused-not-gone = A bot can only take over from somebody who’s been gone for a minute.
refused-no-bot = There’s no bot to take over from any more.
refused-guest-seated = { $name } is a guest. Rated matches are for accounts.
refused-color-others = Only the player in this seat can choose its colour.
refused-color-none = This game has no colours to choose.
refused-chat = Only players at this table can chat.
refused-muted-many = You’ve muted too many people.
refused-muted-here = Too many people are muted at this table.
refused-undo-nothing = There’s nothing to undo.
refused-undo-not-acted = You haven’t made a move yet.
refused-undo-used = This match has used all its { $count } undos.
refused-undo-away = Somebody who has acted since is away and can’t agree.
refused-undo-settled = This request is no longer open.
refused-spectators = Spectators can’t see that yet.
refused-days = You can only do that where a move may take days.
