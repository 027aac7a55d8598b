# The table of Squabble on the Planks.
plk-title = Squabble on the Planks
plk-pitch = Shove planks, tip rivals to the sharks, and keep your own feet dry.
plk-name = { $color ->
    [white] White
    [black] Black
    [gray] Gray
   *[teal] Teal
}
plk-color = { $color ->
    [white] white
    [black] black
    [gray] gray
   *[teal] teal
}
plk-plank = { $plank ->
    [red] red
    [blue] blue
    [purple] purple
    [yellow] yellow
    [green] green
   *[orange] orange
}
plk-plank-adjective = { $plank ->
    [red] red
    [blue] blue
    [purple] purple
    [yellow] yellow
    [green] green
   *[orange] orange
}
plk-side = { $side ->
    [port] port
   *[starboard] starboard
}
plk-spot = { $plank } { $space }
plk-doubloons = { $count ->
    [one] 1 doubloon
   *[other] { $count } doubloons
}
plk-some = doubloons
plk-ask-neutral = place a neutral pirate, { $color }, on a free space.
plk-ask-place = place a pirate on a free space.
plk-ask-slide = slide { $one } or { $other }. The other one takes a pirate of yours.
plk-ask-slide-any = slide a plank.
plk-ask-move = move one of your pirates onto the { $plank } plank.
plk-ask-decide = gold or pirates? You cannot have both.
plk-ask-return = bring a pirate back aboard, on a space over the deck.
plk-ask-return-anywhere = bring a pirate back aboard, on any space.
plk-ask-wait = wait.
plk-until-end = { $fins ->
    [0] No shark is left
    [one] The last shark
   *[other] { $fins } sharks left
}, { $doubloons } doubloons
plk-last-turn = The gold is gone: the last turn
plk-option-sea = Whether the ship heels under its load
plk-option-purses = Everybody sees everybody's doubloons
plk-option-hands = An unsteady hand can make a plank tip
plk-option-returns = Where pirates come back aboard
plk-option-order = The planks from bow to stern
plk-option-sides = The sides of red, blue and purple
plk-sea-rocking = rocking
plk-sea-calm = calm
plk-returns-deck = over the deck
plk-returns-anywhere = over the sea too
plk-overboard = Overboard
plk-doubloons-title = Doubloons
plk-ship-label = The ship
plk-crews-label = Crews
plk-dice-label = The dice
plk-calm = A calm sea
plk-even = The ship lies even
plk-heels = Heels { $heel } to { $side }
plk-sharks = { $left ->
    [one] 1 shark left
   *[other] { $left } sharks left
}
plk-neutral-label = Neutral pirates
plk-neutral = neutral
plk-stands-on = { $color } stands on { $doubloons }
plk-underfoot = underfoot
plk-is-overboard = overboard
plk-to-place = to place
plk-collect = Collect { $doubloons }
plk-bring-back = Bring back { $count }
plk-which-colour = Which colour?
plk-free = free
plk-stay = stay
plk-plank-even = { $plank } lies even
plk-plank-leans = { $plank } leans { $percent } % of the way to the edge, to { $side }
plk-decide-first = Decide first: gold or pirates?
plk-choose-pirate = Choose one of your pirates first, then where he goes.
plk-which-side = To which side? Use the arrows, or drag the plank.
plk-safe = Nothing tips. The nearest plank leans { $percent } % of the way.
plk-breaks-code = This breaks the code of honour: the others get 2 doubloons for each of theirs.
plk-puts-back = You put back what you collected this turn: { $doubloons }.
plk-shakes = Your hand shakes: a jolt of { $jolt }.
plk-fate = { $count ->
    [0] The empty { $plank } plank tips to { $side }.
    [one] The { $plank } plank tips to { $side } with one pirate:
   *[other] The { $plank } plank tips to { $side } with { $count } pirates:
}
plk-push-to = Push to

# Actions.
plk-act = { $what }{ $push }{ $jolt }{ $falls }
plk-act-place = Place { $color } on { $spot }
plk-act-stay = Choose { $plank }: it is empty and stays
plk-act-slide = Slide { $plank } { $by } to { $side }
plk-act-move = { $color } from { $from } to { $to }
plk-act-gold = Collect { $doubloons } with { $color }
plk-act-pirates = Bring back { $count } { $color }
plk-act-return = { $color } comes back on { $spot }
plk-act-pushing = , pushing { $color }
plk-act-pushing-to = , pushing { $color } to { $side }
plk-act-jolt = , jolt { $jolt }
plk-act-tips = { " " }(tips { $falls })
plk-act-tips-code = { " " }(tips { $falls }: breaks the code)
plk-act-tips-put-back = { " " }(tips { $falls }: breaks the code, puts back { $doubloons })
plk-fall = { $plank } with { $pirates }
plk-fall-empty = { $plank }, empty

# The log.
plk-first = { $who } begins.
plk-ordered = The planks from bow to stern: { $planks }.
plk-turned = Sides up: red { $red }, blue { $blue }, purple { $purple }.
plk-placed = { $who } places { $color } on { $spot }.
plk-rolled = { $who } rolls { $one } and { $other }.
plk-slid = { $who } slides { $plank } { $by } to { $side }{ $jolt }.
plk-stayed = { $who } chooses { $plank }, which is empty and stays.
plk-lifted = { $color } is lifted from { $spot }.
plk-set-down = { $color } is set down on { $spot }{ $shoved }{ $jolt }.
plk-no-move = { $who } has nobody to move.
plk-tipped = The { $plank } plank tips to { $side }: { $pirates } overboard!
plk-tipped-empty = The { $plank } plank tips to { $side }, empty.
plk-decided-gold = { $who } collects with { $color }.
plk-decided-pirates = { $who } brings { $color } back.
plk-collected = { $who } collects { $doubloons }.
plk-returned = { $who } brings { $color } back on { $spot }{ $shoved }{ $jolt }.
plk-broke = { $who } breaks the code of honour: { $pirates ->
    [one] one pirate
   *[other] { $pirates } pirates
} overboard.
plk-put-back = { $who } puts back, for the broken code, { $doubloons }.
plk-consoled = { $who } is given, for the broken code, { $doubloons }.
plk-bored = Bored, a shark leaves
plk-fright = A shark takes fright and leaves
plk-fled = { $why }{ $left ->
    [0] : it was the last.
    [1] . One fin is left!
    [2] . Only two fins are left!
   *[other] . { $left } fins are left.
}
plk-sold-out = The last doubloon is handed out: this turn is the last.
plk-over = It is over. { $winners } { $count ->
    [one] wins
   *[other] share the win
} with { $doubloons }.
plk-shoved = { $count ->
    [one] , pushing one to { $side }
   *[other] , pushing { $count } to { $side }
}
plk-jolted = , with a jolt of { $jolt }

# Refusals.
plk-no-place-first = The pirates have to be placed first.
plk-no-slide-first = Now a plank is to be slid.
plk-no-move-first = Now a pirate is to be moved.
plk-no-decide-first = Now you decide: gold or pirates.
plk-no-return-first = Now a pirate is to be brought back.
plk-no-place-not-yours = This pirate is not yours to place: { $color }.
plk-no-all-placed = All pirates of this colour have been placed: { $color }.
plk-no-neutral-first = The neutral pirates are placed first: they are { $color }.
plk-no-occupied = Somebody stands on { $spot }.
plk-no-place-tips = A pirate on { $spot } would make a plank tip; that is not allowed in the set-up.
plk-no-not-rolled = { $plank } was not rolled; the dice show { $one } and { $other }.
plk-no-empty = Nobody stands on { $plank }, so it does not slide: choose no side.
plk-no-side = Say to which side { $plank } slides.
plk-no-nobody = Nobody stands on { $spot }.
plk-no-move-not-yours = This pirate is not yours to move: { $color }.
plk-no-same-plank = Move a pirate from another plank onto { $plank }; only with all of yours on { $plank } move one there.
plk-no-same-space = He stands on { $spot } already; choose another space.
plk-no-push-where = Somebody stands on the rope at { $spot }: say to which side he is pushed.
plk-no-push-choice = On { $spot } there is no choice of a direction: name none.
plk-no-pushed-off = A push from { $spot } would shove somebody off the plank.
plk-no-decide-not-yours = This colour is not yours to decide for: { $color }.
plk-no-decided = You have decided for this colour already: { $color }.
plk-no-not-due = This colour has nobody to bring back now: { $color }.
plk-no-return-not-yours = This pirate is not yours to bring back: { $color }.
plk-no-neutral-back = The neutral pirates come back first: they are { $color }.
plk-no-over-sea = { $spot } hangs over the sea: bring him back on a space over the deck.
plk-no-steady = This table plays with steady hands: no jolt.
plk-no-jolt-nothing = A plank that does not slide is not jolted.
plk-no-too-hard = A jolt is at most { $most }, not { $jolt }.

# The lesson.
tutorial-planks-place = You’re white. At the start everyone places three pirates. Put your last one on the yellow plank, on the port side of the rope. A space holds one pirate: Black’s is taken.
tutorial-planks-place-done = Everyone is placed. From now on, two dice show two colours: the planks that matter this turn.
tutorial-planks-slide = You rolled red and blue. Slide one of them, by as many spaces as it has pirates. Slide red to starboard, with its arrow or by dragging. Green wasn’t rolled: try it.
tutorial-planks-slide-done = Two pirates, two spaces. The gauge shows how close the plank is to tipping.
tutorial-planks-move = Then move one of your pirates from another plank onto the other colour, blue. Choose your pirate on the green plank and put him on the outermost space to port: two doubloons lie there.
tutorial-planks-move-done = Gold lies where it’s least safe. You earn it only when somebody falls.
tutorial-planks-push = Teal stands on the gold to starboard. Put your pirate from green there anyway: anyone in the way is pushed towards the rope.
tutorial-planks-push-done = Teal was pushed inwards, and Gray behind it too, up to the first gap.
tutorial-planks-rope = Teal stands on the rope. Put your pirate there: at the rope you choose the direction of the push. Either will do.
tutorial-planks-rope-done = You only have this choice at the rope; elsewhere a push goes towards the rope and across it.
tutorial-planks-brink = Red has slid far, with Black and Gray at its end. A plank tips when its centre of gravity is beyond the edge of the deck. Slide it further to starboard!
tutorial-planks-brink-done = Splash! Black and Gray each have a pirate in the water, and the plank comes back empty.
tutorial-planks-onward = You still get your move. Go from the green plank to blue, to the outermost space at starboard.
tutorial-planks-onward-done = You stand on two doubloons, and somebody fell this turn: now everyone decides.
tutorial-planks-gold = Collect the gold under your pirates, or bring pirates back from the water? Yours are all aboard, so collect.
tutorial-planks-gold-done = Two doubloons for your purse. Black brought its pirate back, and a shark has had enough.
tutorial-planks-pirates = Two of yours are in the water. If you collect, they stay there. Bring them back.
tutorial-planks-pirates-done = Players who collect get their gold first. Then pirates come back, one at a time.
tutorial-planks-back = Pirates come back on spaces over the deck. Purple’s outermost space hangs over the sea: try it, and it’s refused. Put him on the space next to it, to port.
tutorial-planks-back-done = On two doubloons again, and one more pirate to come.
tutorial-planks-honour = Red hangs by a thread. If you come back on Black there, you push the whole row outwards and tip the plank. That breaks the code of honour: you put back what you collected this turn, and the others are paid for their pirates. Come back on orange, on one of its outermost spaces over the deck.
tutorial-planks-honour-done = A clean return. Watch the preview: it warns you before you break the code.
tutorial-planks-heel = Now the sea is rocking. The load is to starboard, so the ship heels that way and the starboard edge counts as further in. If you slid red to starboard, it would tip with your own pirate on it. Slide it to port.
tutorial-planks-heel-done = On a calm sea it would just have held. When the ship heels, look at the gauges twice.
tutorial-planks-last = The last shark is waiting, and only you still have to decide. Collect.
tutorial-planks-last-done = The last shark leaves, all purses are opened, and the most doubloons win: 25 for you.
