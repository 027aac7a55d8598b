# What is wrong with an edition or a position of Pirates.
pir-wrong-cards = cards
pir-wrong-crew = { $crew }: a card needs 2 to 9 pirates
pir-wrong-none = a { $kind ->
    [ruin] ruin
    [monster] sea monster
   *[ship] ship
} shows none
pir-wrong-monster-tokens = the sea monster shows a wheel and an anchor
pir-wrong-no-monster = one card must be the sea monster
pir-wrong-second-monster = a second sea monster; there is only one
pir-wrong-monsters = there is only one sea monster
pir-wrong-black-spot = nobody has it before a mutiny has captured a card
pir-wrong-becalmed = 0 or 1: at 2 the cards have sailed
pir-wrong-ransoms = at { $most } ransoms there is a stalemate
