# The table of Pirates.
pir-title = Pirates
pir-pitch = Raise a crew, fear the black spot, and make wheels and anchors multiply.
pir-goal = Own the most ducats when the last card is captured. Raise crews, capture cards for wheels and anchors, and keep clear of the black spot.
pir-ask-destitute = All your pirates serve under others. { $can ->
    [ransom] Ransom one for 5 ducats: pick him in his party.
    [mutiny] Lead a mutiny: pick a party.
   *[both] Ransom one for 5 ducats, or lead a mutiny: pick a party.
}
pir-ask-turn = { $can ->
    [move] Your turn. Pick one of your pirates.
    [capture] You can only capture now: pick a card that glows.
    [mutiny] You can only mutiny now: pick a party that glows.
    [raid] You can only capture or mutiny now: pick a card that glows.
    [move-capture] Your turn. Pick one of your pirates, or a card that glows.
    [move-mutiny] Your turn. Pick one of your pirates, or a party to mutiny in.
   *[all] Your turn. Pick one of your pirates, a party to mutiny in, or a card that glows.
}
pir-ask-only = You have only one move: { $action }.
pir-pick = { $can ->
    [nothing] This one can’t do anything now. Pick another.
    [move] Now pick whom { $crew ->
    [one] he climbs
   *[other] this party climbs
} onto: anyone who glows.
    [capture] Now pick the card to capture: one that glows.
    [mutiny] Now pick the card for your mutiny: one that glows.
    [ransom] Now pick whom your ransomed pirate climbs onto: anyone who glows.
    [rebel] Now pick a card for a mutiny, or whom your ransomed pirate climbs onto.
   *[both] Now pick whom this party climbs onto, or a card to capture: anything that glows.
}
pir-short = { $kind ->
    [ship] the { $ducats }-ducat ship
    [ruin] the { $ducats }-ducat ruin
   *[monster] the sea monster
}
pir-sure-assemble = Climb onto { $onto } and lead a party of { $crew }?
pir-sure-capture = Capture { $card }?{ $choices ->
    [0] { "" }
    [one] { "" }
   *[other] { " " }Choose your token first.
}
pir-sure-mutiny = Mutiny against { $captain } and capture { $card }?{ $choices ->
    [0] { "" }
    [one] { "" }
   *[other] { " " }Choose your token first.
}
pir-sure-ransom = Ransom the marked pirate from { $captain } for 5 ducats?
pir-until-end = { $left ->
    [0] No card is left
    [one] The last card
   *[other] { $left } cards left
}
pir-cards-label = Cards in sight
pir-parties-label = Parties
pir-voyage = Voyage: wheels × anchors
pir-tokens = Tokens
pir-tip-token = { $token }: at the end, the most tokens of this kind pay { $worth } ducats, fewer pay 1 each.
pir-tip-wheel = Wheels: on cards you keep, each pays at the end; the more anchors, the more. The most wheel tokens add one wheel.
pir-tip-anchor = Anchors: they raise what each of your wheels pays. The most anchor tokens add one anchor.
pir-tip-kept = Cards kept: a captain who pays all wages keeps the card, and its wheels or anchors count at the end.
pir-black-spot = Black spot
pir-the-black-spot = The black spot
pir-black-spot-about = The black spot: its holder pays 10 ducats at the end, unless a kept sea monster protects.
pir-voyage-sum = { $wheels } wheels, { $anchors } anchors: { $price } each
pir-horizon = { $more ->
    [0] Nothing more beyond the horizon
    [one] One more card beyond the horizon
   *[other] { $more } more cards beyond the horizon
}
pir-kept-label = Kept
pir-face-down = { $count ->
    [one] 1 card, face down
   *[other] { $count } cards, face down
}
pir-emblems = { $kind ->
    [ship] { $count ->
    [one] 1 wheel
   *[other] { $count } wheels
}
    [ruin] { $count ->
    [one] 1 anchor
   *[other] { $count } anchors
}
   *[monster] nothing
} if you keep it
pir-card-label = { $kind ->
    [ship] Ship
    [ruin] Ruin
   *[monster] Sea monster
}: needs { $crew } pirates, { $ducats } ducats, a ? pirate earns { $wild }, gives { $tokens }, { $kind ->
    [ship] { $count ->
    [one] 1 wheel
   *[other] { $count } wheels
}
    [ruin] { $count ->
    [one] 1 anchor
   *[other] { $count } anchors
}
   *[monster] protects from the black spot
}
pir-which-party = Several parties could. Choose one first: yours, or one to mutiny in.
pir-no-party = You have no party. Choose one to mutiny in.
pir-outlook = Party of { $crew } (you captain, { $mate } mate): { $cards ->
    [0] too small for every card in sight
    [one] can capture one of the cards
   *[other] can capture { $cards } of the cards
}.
pir-fate-keep = You pay everything yourself and keep the card.
pir-fate-discard = You cannot pay everything: the supply helps, and the card is discarded.
pir-fate-unknown = It depends on covered wages whether you can pay everything and keep the card.
pir-spot-goes = The black spot goes to { $you ->
    [1] you
   *[other] { $holder }
}.
pir-free = Ransom
pir-free-label = Which pirate
pir-free-which = { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} in { $captain }’s party
pir-free-price = { $captain } gets 5 ducats{ $supply ->
    [0] { "" }
   *[other] , of which the supply pays { $supply }
}.
pir-no-parties = No parties on the quay yet
pir-height = Pirates in the party
pir-party = Party of { $height }: captain { $captain }, mate { $mate }; from the top { $pirates }
pir-may-mutiny = { $rebels } { $count ->
    [one] may
   *[other] may
} mutiny (PIR-12)
pir-voyage-caption = Wheels × what a wheel pays, now
pir-anchors = anchors
pir-wheel-pays = a wheel pays
pir-tokens-caption = Tokens, and what they would pay now
pir-plus-wheel = +1 wheel
pir-plus-anchor = +1 anchor
pir-card = { $kind ->
    [ship] the { $ducats }-ducat ship
    [ruin] the { $ducats }-ducat ruin
   *[monster] the sea monster
} (crew { $crew }, { $tokens })

# Actions.
pir-act-assemble = { $upper } onto { $lower }
pir-act-capture = { $party } captures { $prize }
pir-act-mutiny = Mutiny in { $captain }’s party of { $crew } and capture { $prize }
pir-act-ransom = Ransom your pirate, { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} in { $party }, and put him onto { $onto }
pir-prize = { $card }, taking { $token }

# The log.
pir-first = { $who } begins.
pir-turned-up = In sight: { $cards }.
pir-assembled = { $who } puts { $party } onto { $onto }: a party of { $height }.
pir-assembled-covered = { $who } moves onto { $onto }: a party of { $height }.
pir-mutinied = Mutiny! { $who } overthrows { $whom } in the party of { $party }.
pir-mutinied-covered = Mutiny! { $who } overthrows { $whom }.
pir-spotted = The black spot lies before { $who }.
pir-captured = { $who } captures { $card } with a party of { $crew }.
pir-took = { $who } takes { $token }.
pir-paid = { $who } gets { $card } ducats and pays { $paid }.{ $help }
pir-paid-nobody = { $who } gets { $card } ducats and pays nobody.
pir-supply = { " " }The supply pays { $supply } of it.
pir-kept = { $who } keeps the card.
pir-discarded = Nobody keeps { $card }: it is discarded.
pir-ransomed = { $who } pays { $whom } { $ducats } ducats for { $pirate }.{ $help }
pir-ransomed-covered = { $who } pays { $whom } { $ducats } ducats and takes a pirate back.{ $help }
pir-passed = { $who } can do nothing and passes.
pir-becalmed = Nobody gets anywhere: all parties are dissolved.
pir-sailed-away = The cards in sight are gone.
pir-over = The last card has gone. { $winners } { $count ->
    [one] wins
   *[other] share the win
} with { $best } ducats.

# Refusals.
pir-no-not-in-play = { $who } does not play at this table. Choose a colour that does.
pir-no-covered = { $pirate } is covered: a party is put down whole, by its captain.
pir-no-not-yours = The party of { $pirate } belongs to another player. Put down one of yours.
pir-no-onto-covered = { $pirate } is covered: choose a single or a captain to put it onto.
pir-no-onto-own = The party of { $pirate } is your own; assemble onto another player’s.
pir-no-too-tall = The new party would hold { $height } pirates; nine is the most. Choose a smaller one.
pir-no-capture-not-yours = The party of { $pirate } is not yours to capture with. Capture with one of yours.
pir-no-such-card = There is no such card in sight. Choose one that is.
pir-no-too-few = The card needs a party of { $needed }; that of { $pirate } has { $crew }. Choose a smaller card or a larger party.
pir-no-not-pictured = The card does not show this: { $token }. Choose what it does.
pir-no-token = Name the token that the captain takes.
pir-no-monster-choice = The sea monster gives both its tokens; none is chosen. Name none.
pir-no-mutiny-captain = { $pirate } is no captain: a mutiny names a party by its present captain.
pir-no-mutiny-self = The party of { $pirate } is your own; a mutiny is against another player.
pir-no-mutineer = No pirate of yours is in the party of { $pirate }. Choose a party with one.
pir-no-mutiny-weak = That card needs a party of { $needed }; that of { $pirate } has { $crew }: choose another.
pir-no-capture = The party of { $pirate } is too small for every card, so there can be no mutiny in it. Choose a larger one.
pir-no-destitute = A ransom is only for a player with no single and no party. Assemble, capture or mutiny.
pir-no-ransom-captain = The party of { $pirate } is not another player’s: name it by its captain.
pir-no-ransom-not-yours = The pirate at place { $place } in the party of { $pirate } is not yours. Choose one of yours.

# The table and the edition in a terminal.
pir-sketch-kind = { $kind ->
    [ship] ship
    [ruin] ruin
   *[monster] sea monster
}
pir-sketch-marks = (ducats and kind; * is a wheel, + an anchor)
pir-sketch-emblems = { $wheels ->
    [one] { $wheels } wheel
   *[other] { $wheels } wheels
}, { $anchors ->
    [one] { $anchors } anchor
   *[other] { $anchors } anchors
}
pir-sketch-wheel-pays = A wheel pays
pir-sketch-price = { $price } with { $anchors }
pir-sketch-price-last = { $price } with { $anchors } or more anchors

# The lesson.
tutorial-pirates-assemble = The goal: have the most ducats when the last card is gone. You’re red. Pirates capture cards in parties, so assemble one: click or tap your 5, then Blue’s 2, then Confirm. Try it onto your own pirate, and the rules refuse.
tutorial-pirates-assemble-done = The pirate on top is the captain, and the party belongs to his player: you.
tutorial-pirates-party = You can assemble whole parties too. Put yours onto Black’s party.
tutorial-pirates-party-done = Four pirates under your captain. Everyone sees the colours, but only the captain’s wage and the wages of their own pirates.
tutorial-pirates-capture = A card takes as many pirates as it says. Your party of two is enough for the small ship with 9 ducats: capture it. It’s too small for the ruin, as the rules will tell you.
tutorial-pirates-capture-done = You get 9 ducats, and 3 of them go to Blue’s pirate. The rum is yours as well.
tutorial-pirates-tokens = This ship gives two tokens. The captain takes one, and the mate’s owner the other. Take the chest.
tutorial-pirates-tokens-done = A chest for you, the anchor for Black. At the end, the most tokens of a kind pay.
tutorial-pirates-keep = You have no ducats. If the card’s own ducats cover all wages, you keep the card. Capture the ship with 16 with the cheaper party.
tutorial-pirates-keep-done = You paid 5 of 16 and keep the card with its two wheels. It lies face down: the others only see that you have it. The other party would have cost 15 and left you next to nothing.
tutorial-pirates-supply = The card brings 12, the crew costs 14, and you have nothing. Capture it anyway.
tutorial-pirates-supply-done = The supply paid the missing 2, so the card is out of the game. You keep the chest.
tutorial-pirates-renew = This is the last of the four face-up cards. Capture it.
tutorial-pirates-renew-done = The next four cards are turned up: new ones come only when all are gone.
tutorial-pirates-mutiny = Blue leads a party with your pirate in it. Mutiny: you become captain, capture at once, and pay everyone double. In Black’s party of two it would be refused: too small for any card.
tutorial-pirates-mutiny-done = Blue is your mate now and has the black spot, which costs 10 ducats at the end. You paid 14 and keep the rest.
tutorial-pirates-spot = Blue already has the black spot. If you mutiny against its holder, you get it yourself. Mutiny in Yellow’s party instead.
tutorial-pirates-spot-done = The black spot moved from Blue to Yellow. Against Blue it would have come to you.
tutorial-pirates-ransom = All your pirates serve under others, so you can ransom one for 5 ducats and place him at once. Take the one in Blue’s party and put him onto Black’s.
tutorial-pirates-ransom-done = Blue got 5 ducats and is left with a single. Your pirate is captain of a party of four.
tutorial-pirates-monster = The sea monster gives the mate nothing: both tokens go to the captain. And if you keep it, you pay nothing for the black spot, which you have. Capture it.
tutorial-pirates-monster-done = A wheel, an anchor and the monster itself: your black spot is harmless now.
tutorial-pirates-voyage = On the voyage, the more anchors you have, the more every wheel on your kept cards pays. You have four wheels and one anchor. Which helps more: another wheel or an anchor? Capture the ruin.
tutorial-pirates-voyage-done = With two anchors, each of your four wheels pays 6 instead of 4.
tutorial-pirates-last = The last card. Capture it, and the match is over: tokens, voyage and black spot are counted.
tutorial-pirates-last-done = Majorities pay, wheels times anchors pay, the black spot costs 10, and the most ducats win: you.
