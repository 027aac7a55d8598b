# What is wrong with an edition, a position or chance of Squabble on the Planks.

# Editions.
plk-wrong-fins = 1 to { $most } fins, not { $fins }
plk-wrong-no-stock = there must be doubloons to hand out
plk-wrong-listed-twice = { $plank } is listed twice
plk-wrong-one-side = only red, blue and purple have a side B
plk-wrong-missing = { $plank } is missing
plk-wrong-range = { $value } is not between { $least } and { $most }
plk-wrong-statics = with these weights, this edge and this rocking a plank in the middle could tip

# Positions.
plk-wrong-planks = { $count } planks instead of { $wanted }
plk-wrong-pirates = { $color } has { $pirates } pirates aboard, overboard and in hand instead of { $wanted }
plk-wrong-sharks = 1 to { $most } fins
plk-wrong-more-fins = { $fins } of { $sharks }; another number at the start is `sharks`
plk-wrong-quiet = after { $turns } turns without a splash a shark has left
plk-wrong-stock = 1 to { $most } doubloons
plk-wrong-purse = { $doubloons } doubloons; even a last turn makes it { $most } at most
plk-wrong-dice-awaited = for the dice write the phase `roll`
plk-wrong-awaits = nothing of the set-up is awaited once pirates are placed
plk-wrong-first-awaited = who begins is awaited: write 0
plk-wrong-order-awaited = their order is awaited: red, blue, purple, yellow, green, orange
plk-wrong-sides-awaited = their sides are awaited: write side A
plk-wrong-backs = the sides B are written while, and only while, `sides` are awaited
plk-wrong-tips = { $plank } would tip at once
plk-wrong-colors = with { $players } players each has { $each } of the colours
plk-wrong-colors-twice = a colour is taken twice
plk-wrong-lies-twice = { $plank } lies there twice
plk-wrong-no-side = { $plank } has no side B
plk-wrong-offset = { $offset }: beyond 7 nothing lies on the deck
plk-wrong-count = { $count }: a colour has { $pirates } pirates

# What is going on in a position.
plk-wrong-left = fins and doubloons are left
plk-wrong-gone = fins or doubloons are gone: it is over
plk-wrong-fins-gone = the fins are gone: it is over
plk-wrong-placed = everybody was placed in the set-up
plk-wrong-sold-out = with an empty supply it is over, unless the code was broken this turn
plk-wrong-put-back = doubloons are left, and nobody has put any back
plk-wrong-equal-dice = equal dice are rolled again
plk-wrong-rolled = they have been rolled
plk-wrong-hands = only with the option `hands` before pirates come back
plk-wrong-breaker = before pirates come back only the seat of `turn` can break the code
plk-wrong-no-splash = the code is broken by a splash only
plk-wrong-no-gold = this seat did not choose gold
plk-wrong-returned = it broke the code and put that back
plk-wrong-over-purse = more than is in its purse
plk-wrong-over-pirates = more than its pirates can stand on
plk-wrong-none-to-place = nobody is left to place
plk-wrong-set-up-water = nobody goes overboard in the set-up
plk-wrong-set-up-purses = nobody has doubloons in the set-up
plk-wrong-set-up-quiet = no turn was played in the set-up
plk-wrong-set-up-fins = no shark flees in the set-up
plk-wrong-next-to-place = seat { $seat } is next to place
plk-wrong-set-up-planks = in the set-up the planks lie in the middle, one at most beside it
plk-wrong-none-left = seat { $seat } would have nobody left to place
plk-wrong-neutral-back = all three neutral pirates would have come back
plk-wrong-not-rolled = { $plank } was not rolled
plk-wrong-none-to-move = there is nobody to move
plk-wrong-dry = after a splash somebody is overboard
plk-wrong-all-decided = somebody must have yet to decide
plk-wrong-neutral-decides = nobody decides for the neutral colour
plk-wrong-decided = a colour that collects has decided
plk-wrong-deciding-order = the seat of `turn` decides first, then the seats to its left
plk-wrong-neutral-collects = the neutral colour collects nothing
plk-wrong-over-water = more than are overboard
plk-wrong-chose-gold = a colour that chose gold brings nobody back
plk-wrong-all-return = all who are overboard come back
plk-wrong-none-to-return = seat { $seat } has nobody to bring back
plk-wrong-neutral-three = neutral pirates come back when all three are overboard
plk-wrong-next-neutral = seat { $seat } is next to place a neutral pirate
plk-wrong-phase = means nothing in this phase
plk-wrong-repeated = something is named twice

# Chance by hand.
plk-wrong-order = the order must name each plank once
plk-wrong-double = { $plank } twice: one die is rolled again (PLK-4)
plk-wrong-asked-order = asked for the order of the planks
plk-wrong-asked-sides = asked for the sides of three planks
plk-wrong-asked-dice = asked for the dice
