# The table of Buccaneer.
buc-title = Buccaneer
buc-pitch = Stack pirates into boarding parties, seize ships, and pay your crew as little as you dare.
buc-ask-mutiny = { $color }: three of your pirates stand in { $captain }'s stack. Mutiny?
buc-ask-turn = { $color }: put one of your stacks onto another player's, or board a ship.
buc-ask-board = { $color }: your crew demands it. Board a ship now.
buc-until-end = { $left ->
    [0] No ship is left
    [one] The last ship
   *[other] { $left } ships left
}
buc-ships-label = Ships in sight
buc-stacks-label = Stacks
buc-booty-title = Booty
buc-worth = Ducats for the most pieces
buc-pieces = Pieces, and what they would pay now
buc-which-stack = Which of your stacks shall board? Choose it first.
buc-outlook = A stack of { $height }: captain { $captain }, mate { $mate }; enough for { $ships ->
    [0] no ship in sight yet
    [one] one ship in sight
   *[other] { $ships } ships in sight
}.
buc-no-stacks = No stacks on the quay yet
buc-may-demand = { $color } may demand a boarding (BUC-17)
buc-height = Pirates in the stack
buc-stack = Stack of { $height }: captain { $captain }, mate { $mate }; from the top { $pirates }
buc-horizon = { $more ->
    [0] No more ships beyond the horizon
    [one] One more ship beyond the horizon
   *[other] { $more } more ships beyond the horizon
}
buc-ship-label = Ship: needs { $crew } pirates, carries { $ducats } ducats, pays a question mark { $wild }, booty { $booty }
buc-ship = the { $ducats }-ducat ship (crew { $crew }, { $booty })

# Actions.
buc-act-move = { $upper } onto { $lower }
buc-act-board = { $stack } boards { $ship }, taking { $booty }
buc-act-mutiny = Mutiny: demand that { $captain } boards
buc-act-let-be = Let { $captain } be

# The log.
buc-first = { $who } begins.
buc-turned-up = Ships in sight: { $ships }.
buc-moved = { $who } puts { $stack } onto { $onto }: a stack of { $height }.
buc-moved-covered = { $who } moves onto { $onto }: a stack of { $height }.
buc-boarded = { $who } boards { $ship } with a crew of { $crew }.
buc-took = { $who } takes { $booty }.
buc-paid = { $who } takes { $ship } ducats and pays { $paid }.
buc-paid-nobody = { $who } takes { $ship } ducats and pays nobody.
buc-stock = The stock pays { $stock } of it.
buc-demanded = { $who } demands that the stack of { $stack } boards.
buc-let-be = { $who } lets the stack of { $stack } be.
buc-passed = { $who } can do nothing and passes.
buc-becalmed = Nobody can do anything: all stacks are dissolved.
buc-sailed-away = The ships sail away.
buc-over = The last ship has gone. { $winners } { $count ->
    [one] wins
   *[other] share the win
} with { $best } ducats.

# Refusals.
buc-no-not-in-play = { $who } does not play at this table.
buc-no-covered = { $pirate } is covered: a stack is moved whole, by its top pirate.
buc-no-move-not-yours = The stack of { $pirate } belongs to another player.
buc-no-onto-covered = { $pirate } is covered: a stack is put onto the top of another.
buc-no-onto-own = The stack of { $pirate } is your own; move onto another player's.
buc-no-too-tall = The new stack would hold { $height } pirates; nine is the most.
buc-no-board-not-yours = The stack of { $pirate } is not yours to board with.
buc-no-such-ship = There is no such ship in sight.
buc-no-too-few = The ship needs a crew of { $needed }; the stack of { $pirate } has { $crew }.
buc-no-not-pictured = The ship does not carry this: { $booty }.
buc-no-answer-first = A demand for boarding has to be answered first: yes or no.
buc-no-mutiny = Nobody is asked about a mutiny now.
buc-no-must-board = A boarding was demanded: you must board this turn.
buc-no-not-demanded = No boarding was demanded of the stack of { $pirate }; board with one of those that were.
