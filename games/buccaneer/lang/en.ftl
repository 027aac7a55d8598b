# The table of Buccaneer.
buc-title = Buccaneer
buc-pitch = Stack pirates into boarding parties, seize ships, and pay your crew as little as you dare.
buc-goal = Own the most ducats when the last ship is taken. Stack pirates into crews, board ships, and keep what’s left after paying your crew.
buc-ask-mutiny = { $captain }’s stack holds { $count } of your pirates. Force { $captain } to board?
buc-ask-turn = { $can ->
    [move] Your turn. Pick one of your pirates.
    [board] You can only board now: pick a ship that glows.
   *[both] Your turn. Pick one of your pirates, or a ship that glows.
}
buc-ask-board = Your crew demands it: board now. Pick a ship that glows.
buc-ask-only = You have only one move: { $action }.
buc-pick = { $can ->
    [nothing] This one can’t go anywhere now. Pick another.
    [move] Now pick whom { $height ->
    [one] he climbs
   *[other] this stack climbs
} onto: anyone who glows.
    [board] Now pick the ship to board: one that glows.
   *[both] Now pick whom this stack climbs onto, or a ship to board: anything that glows.
}
buc-sure-move = Climb onto { $onto } and captain a stack of { $height }?
buc-sure-board = Board the { $ducats }-ducat ship?{ $choices ->
    [one] { "" }
   *[other] { " " }Choose your booty first.
}
buc-until-end = { $left ->
    [0] No ship is left
    [one] The last ship
   *[other] { $left } ships left
}
buc-ships-label = Ships in sight
buc-stacks-label = Stacks
buc-booty-title = Booty
buc-tip-booty = { $booty }: at the end, the most pieces pay { $worth } ducats, shared if tied. Everyone else gets 1 per piece.
buc-pieces = Pieces and their value if the game ended now
buc-which-stack = Several of your stacks could board it. Pick the stack first, then the ship.
buc-outlook = Stack of { $height } (you captain, { $mate } mate): { $ships ->
    [0] too small for every ship in sight
    [one] can board one of the ships
   *[other] can board { $ships } of the ships
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
buc-ship-label = Ship: needs { $crew } pirates, carries { $ducats } ducats, a ? pirate earns { $wild }, booty { $booty }
buc-ship = the { $ducats }-ducat ship (crew { $crew }, { $booty })

# Actions.
buc-act-move = { $upper } onto { $lower }
buc-act-board = { $stack } boards { $ship }, taking { $booty }
buc-act-mutiny = Force { $captain } to board
buc-act-let-be = Not now

# The log.
buc-first = { $who } begins.
buc-turned-up = Ships in sight: { $ships }.
buc-moved = { $who } puts { $stack } onto { $onto }: a stack of { $height }.
buc-moved-covered = { $who } moves onto { $onto }: a stack of { $height }.
buc-boarded = { $who } boards { $ship } with a crew of { $crew }.
buc-took = { $who } takes { $booty }.
buc-paid = { $who } gets { $ship } ducats and pays { $paid }.{ $help }
buc-paid-nobody = { $who } gets { $ship } ducats and pays nobody.
buc-stock = { " " }The stock pays { $stock } of it.
buc-demanded = { $who } forces { $stack }’s stack to board.
buc-let-be = { $who } doesn’t force { $stack } to board.
buc-passed = { $who } can do nothing and passes.
buc-becalmed = Nobody can do anything: all stacks are dissolved.
buc-sailed-away = The ships sail away.
buc-over = The last ship has gone. { $winners } { $count ->
    [one] wins
   *[other] share the win
} with { $best } ducats.

# Refusals.
buc-no-not-in-play = { $who } does not play at this table. Choose a colour that does.
buc-no-covered = { $pirate } is covered: a stack is moved whole, by its top pirate.
buc-no-move-not-yours = The stack of { $pirate } belongs to another player. Move one of yours.
buc-no-onto-covered = { $pirate } is covered: a stack is put onto the top of another.
buc-no-onto-own = The stack of { $pirate } is your own; move onto another player’s.
buc-no-too-tall = The new stack would hold { $height } pirates; nine is the most. Choose a smaller one.
buc-no-board-not-yours = The stack of { $pirate } is not yours to board with. Board with one of yours.
buc-no-such-ship = There is no such ship in sight. Choose one that is.
buc-no-too-few = The ship needs a crew of { $needed }; the stack of { $pirate } has { $crew }. Choose a smaller ship or a larger stack.
buc-no-not-pictured = The ship does not carry this: { $booty }. Choose what it does.
buc-no-answer-first = A demand for boarding has to be answered first: yes or no.
buc-no-mutiny = Nobody is asked about a mutiny now. Move or board.
buc-no-must-board = A boarding was demanded: you must board this turn.
buc-no-not-demanded = No boarding was demanded of the stack of { $pirate }; board with one of those that were.

# The lesson.
tutorial-buccaneer-stack = The goal: have the most ducats when the last ship is gone. You’re red. Only stacks of pirates can board ships, so build one: click or tap your pirate marked 5, then Blue’s marked 3, then Confirm. A single pirate can’t board anything: try a ship, and the rules tell you.
tutorial-buccaneer-stack-done = Your pirate is on top, so the stack is yours: he’s its captain. Blue’s pirate below him is the mate.
tutorial-buccaneer-others = You can only move onto other players’ pirates and stacks. Put your 4 onto Black’s stack. Try your own stack first, to see what happens.
tutorial-buccaneer-others-done = A stack of three, and now it’s yours. The rules wouldn’t let you move onto Red’s own stack.
tutorial-buccaneer-whole = A stack moves as a whole. Put your stack of three onto Blue’s 5.
tutorial-buccaneer-whole-done = Four pirates. Everyone sees the colours, but only the captain’s wage. If you remember what was covered, you know what the stack will cost.
tutorial-buccaneer-board = Your stack of two is crew enough for the ship with 10 ducats. Choose the stack, then the ship. Look at the preview before you confirm.
tutorial-buccaneer-board-done = You took 10 ducats and paid Blue’s pirate his wage of 3. All pirates went home, and it’s the next player’s turn.
tutorial-buccaneer-booty = This ship carries two pieces of booty. The captain picks one, and the mate’s owner gets the other. Board it and take the rum.
tutorial-buccaneer-booty-done = Rum for you, and the candlestick for Black, whose pirate was the mate.
tutorial-buccaneer-wages = Two of your stacks could board the ship with 17. You pay wages to other players’ pirates; your own work for free. Board with the cheaper stack.
tutorial-buccaneer-wages-done = You only had to pay one pirate. The other stack would have cost 14.
tutorial-buccaneer-wild = A pirate with a question mark costs what the ship says: here 1. Board it while he’s cheap.
tutorial-buccaneer-wild-done = Blue’s question mark got 1 ducat, Black’s pirate 3. On another ship he might have cost 6.
tutorial-buccaneer-poor = You have 1 ducat, the ship brings 12, and the crew costs 14. Board it anyway: the stock pays what you can’t.
tutorial-buccaneer-poor-done = You’re left with nothing but the dagger, but you owe nothing. The crew got its full wages.
tutorial-buccaneer-fleet = This is the last of the three face-up ships. Board it, and see what comes over the horizon.
tutorial-buccaneer-fleet-done = Three new ships are turned up. New ones come only when all three are gone.
tutorial-buccaneer-mutiny = It’s Blue’s turn, but Blue’s stack holds three of your pirates. You can force it to board now. Do it: wages are waiting.
tutorial-buccaneer-mutiny-done = Blue had to board. You were paid for three pirates, and as mate you got the candlestick too.
tutorial-buccaneer-obey = Now your stack holds three of Blue’s pirates, and Blue has demanded a boarding. Anything else is refused: try a move. Then board with that stack.
tutorial-buccaneer-obey-done = After a demand you must board with that stack, but you choose the ship.
tutorial-buccaneer-majority = At the end, the player with the most pieces of a kind is paid: 15 for chests. You and Blue have one each. Board and take the chest.
tutorial-buccaneer-majority-done = Two chests: if it stays that way, you get 15 ducats. Everyone else gets 1 ducat per piece.
tutorial-buccaneer-last = One ship is left. Board it with the booty you prefer, and the match is over.
tutorial-buccaneer-last-done = No ships are left: booty is counted, and the most ducats win. They’re yours.
