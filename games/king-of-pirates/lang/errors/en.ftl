# What is wrong with an edition, a position or chance of King of Pirates.

# Editions: counts.
kop-wrong-ocean-tiles = ocean tiles
kop-wrong-shark-tiles = shark tiles
kop-wrong-action-cards = action cards
kop-wrong-loot-cards = loot cards
kop-wrong-faces = faces
kop-wrong-pirates = pirates
kop-wrong-range = { $value } is not from { $least } to { $most }

# Editions: the board.
kop-wrong-rows = { $rows } rows instead of nine
kop-wrong-hexes = { $hexes } hexes instead of { $wanted }
kop-wrong-word = `{ $word }` is no kind of hex
kop-wrong-place = `{ $word }` cannot lie at { $hex }
kop-wrong-hideouts = { $found } hideouts of { $color } instead of { $wanted }
kop-wrong-fortresses = { $found } { $nation } fortresses instead of { $wanted }
kop-wrong-cities = { $found } { $nation } cities instead of { $wanted }
kop-wrong-nation = { $nation ->
    [british] British
    [french] French
   *[spanish] Spanish
}
kop-wrong-islands = { $found } treasure islands instead of { $wanted }
kop-wrong-ocean-hexes = { $found } ocean hexes instead of { $wanted }
kop-wrong-shark-hexes = { $found } shark hexes instead of { $wanted }
kop-wrong-no-color = no colour for { $heading }
kop-wrong-two-faces = { $color } stands on two faces

# Editions: cards and pirates.
kop-wrong-values = more than { $most } different values
kop-wrong-hopeless = nobody could win: dice alone beat no city or fortress, and no island pays
kop-wrong-poor = nobody could win: neither loot nor islands bring doubloons
kop-wrong-name = a name has 1 to { $most } bytes
kop-wrong-named-twice = { $name } is named twice
kop-wrong-crew-ability = crew ability { $ability } on { $count } pirates; two at least
kop-wrong-captain-ability = captain ability { $ability } on { $count } pirates, not on two

# Positions.
kop-wrong-components = component values: { $fault }
kop-wrong-round-zero = rounds are counted from 1
kop-wrong-round = a match ends after round { $last }
kop-wrong-no-dug = but `dug` names no island
kop-wrong-part-twice = the { $part } stands twice
kop-wrong-pirate-twice = a pirate stands twice
kop-wrong-crew-twice = { $pirate } stands twice (place { $place })
kop-wrong-hand-size = more cards than there are
kop-wrong-berths = { $crew } pirates in { $berths } berths
kop-wrong-room = { $count } where there is room for { $room }
kop-wrong-two-places = { $pirate } is in two places
kop-wrong-no-sea = { $hex } is no sea hex
kop-wrong-tile-there = { $hex } has a tile already
kop-wrong-empty-tile = an empty tile is removed when it is turned up
kop-wrong-tiles = { $tile }: there are only { $count }
kop-wrong-card = more cards { $card } than there are
kop-wrong-no-frame = a state has one frame at least
kop-wrong-frames = a state has four frames at most
kop-wrong-interrupt = it cannot interrupt the frame below it
kop-wrong-two-parts = there are two middle parts
kop-wrong-off-board = off the board

# Positions: counters, ships and hands.
kop-wrong-tailwinds = { $most } tailwinds at the most can have been played this turn
kop-wrong-moved = { $most } hexes at the most can have been sailed this turn
kop-wrong-thefts = { $most } thefts at the most in a turn
kop-wrong-ended = a turn ends at once unless the ship that was sent away still has to do something
kop-wrong-coins = no multiple of { $unit }
kop-wrong-rich = more than anybody can have won
kop-wrong-hidden = a ship turns up the tile that it sails onto
kop-wrong-haunted = a ship on the Flying Dutchman's hex, and no other, is in `haunted`
kop-wrong-robbed = the Flying Dutchman leaves it neither cards nor pirates
kop-wrong-no-island = there is no island
kop-wrong-dug-now = only the active player digs, after its movement
kop-wrong-held = { $held } cards where { $limit } are the most
kop-wrong-draw = wrong number of cards drawn
kop-wrong-no-captain = pirates aboard, but no captain
kop-wrong-drawn = it is not choosing its crew
kop-wrong-choice = more than { $most } pirates to choose from
kop-wrong-no-king = nobody has 10000 doubloons, and it is not the last turn of round { $last }
kop-wrong-king = with 10000 doubloons one player has won: `frames` is `["over"]`
kop-wrong-start-round = the first turn comes first
kop-wrong-start-passing = nobody is asked for cards in the set-up
kop-wrong-start-dutchman = it starts in the centre
kop-wrong-start-ship = its first turn has not begun
kop-wrong-start-drawn = it has drawn pirates, or has manned its ship
kop-wrong-start-hand = { $cards } cards are dealt

# Positions: frames.
kop-wrong-ocean-laid = ocean tiles are laid already
kop-wrong-sharks-laid = shark tiles are laid already
kop-wrong-ocean-missing = ocean tiles are missing or face up
kop-wrong-sharks-missing = shark tiles are missing or face up
kop-wrong-seats = it names no seats, or such as there are not
kop-wrong-discarded = no card has been discarded yet
kop-wrong-deck = the action cards are in the deck, and nobody holds any
kop-wrong-shuffled = the pirates are shuffled already
kop-wrong-dealt = cards or pirates are dealt already
kop-wrong-bottom = it must be a set-up, a turn, or the end
kop-wrong-no-seat = there is no such seat
kop-wrong-promote = there is no choice of a captain
kop-wrong-excess = the hand is within its limit
kop-wrong-shuffle-actions = the action deck needs no shuffling
kop-wrong-shuffle-pirates = the pirate deck needs no shuffling
kop-wrong-window-asked = `asked` names a seat without cards, or one that passes for the turn
kop-wrong-window-closed = `asked` names nobody: the window has closed
kop-wrong-window-holders = after a card `asked` names everybody who holds one
kop-wrong-mutiny-rum = a mutiny for want of rum is the active player's, whose rum is gone
kop-wrong-mutiny-happens = once it happens, the captain is overboard
kop-wrong-mutiny-asked = `asked` names a seat that has no answer
kop-wrong-mutiny-nobody = `asked` names nobody: it happens
kop-wrong-mutiny-holders = after a card `asked` names everybody who has an answer
kop-wrong-refit-seat = it is not this seat that is in a hideout
kop-wrong-refit-place = the ship is in no hideout
kop-wrong-refit-scurvy = scurvy goes before anything else in a hideout
kop-wrong-refit-buy = parts are bought before drawing
kop-wrong-refit-draws = as many pirates are drawn as berths are empty, and one more
kop-wrong-result = the result stands: no window is open
kop-wrong-leads = `leads` says who was ahead while the last window is open
kop-wrong-fired = `fired` is for dice rolled after a card
kop-wrong-turned = `turned` is for dice that may be rolled again
kop-wrong-warship = a warship is fought first
kop-wrong-target = the target is not on the attacker's hex
kop-wrong-dice = two dice show 1 to 6, or 0 before they were rolled
kop-wrong-nation-dice = a nation rolls no dice
kop-wrong-attack-dice = the attacker has not rolled yet
kop-wrong-defence-dice = the defender has not rolled yet
kop-wrong-defence-early = the defender rolls after the attacker
kop-wrong-failed = a failed attack brings no loot
kop-wrong-loot = wrong number of loot cards
kop-wrong-bonus = the discards hold no cards that add that much

# Chance by hand.
kop-wrong-wanted = wanted: { $what }
kop-wrong-seat = a seat at this table
kop-wrong-each-tile = the { $count } { $waters ->
    [ocean] ocean
   *[sharks] shark
} tiles, each once
kop-wrong-each-card = the { $count } discarded action cards, each once
kop-wrong-each-pirate = the { $count } discarded pirates, each once
kop-wrong-face = a face of the upkeep die
kop-wrong-die = a die shows 1 to 6
kop-wrong-loot-deck = { $count } cards of the loot deck
kop-wrong-asked-first = the first player
kop-wrong-asked-ocean = the ocean tiles
kop-wrong-asked-sharks = the shark tiles
kop-wrong-asked-actions = an order of the action cards
kop-wrong-asked-pirates = an order of the pirates
kop-wrong-asked-compass = the compass die
kop-wrong-asked-upkeep = the upkeep die
kop-wrong-asked-die = one combat die
kop-wrong-asked-dice = two combat dice
kop-wrong-asked-loot = loot cards
