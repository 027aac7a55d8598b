# The table of Squabble on the Planks.
plk-title = Squabble on the Planks
plk-pitch = Shove planks, tip rivals to the sharks, and keep your own feet dry.
plk-goal = Own the most doubloons at the end. Slide planks, tip rivals to the sharks, and collect gold while your pirates stand dry.
plk-name = { $color ->
    [white] White
    [black] Black
    [gray] Grey
   *[teal] Teal
}
plk-color = { $color ->
    [white] white
    [black] black
    [gray] grey
   *[teal] teal
}
plk-own = { $color ->
    [white] white
    [black] black
    [gray] grey
   *[teal] teal
}
plk-yours = your pirate
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
plk-spot = { $side ->
    [port] { $plank } { $space } port
    [starboard] { $plank } { $space } starboard
   *[rope] { $plank } at the rope
}
plk-doubloons = { $count ->
    [one] 1 doubloon
   *[other] { $count } doubloons
}
plk-some = doubloons
plk-ask-neutral = Place a neutral pirate ({ $color }): pick a space that glows.
plk-ask-place = Place one of your pirates: pick a space that glows.
plk-ask-slide = Slide { $one } or { $other }. Then move one of your pirates onto the other.
plk-ask-slide-any = Slide any plank with its arrow.
plk-ask-move = Pick one of your pirates to move onto the { $plank } plank.
plk-ask-decide = Collect your gold, or bring your pirates back? You can’t do both.
plk-ask-collect = Collect your gold: none of your pirates is overboard.
plk-ask-return = Bring a pirate back aboard: pick a space that glows.
plk-ask-only = You have only one move: { $action }.
plk-pick-space = Now pick where he goes on the { $plank } plank: a space that glows.
plk-sure-slide = Slide { $plank } to { $side }?{ $falls ->
    [0] { "" }
   *[other] { " " }Careful: what shakes will tip.
}
plk-sure-stay = Choose { $plank }, which is empty and stays?
plk-sure-there = { $push ->
    [no] Put him there?
    [choose] Put him on the rope? Choose where the other one is pushed.
   *[yes] Put him there and push the other one aside?
}{ $falls ->
    [0] { "" }
   *[other] { " " }Careful: what shakes will tip.
}
plk-ask-wait = Wait.
plk-until-end = { $fins ->
    [0] No shark is left
    [one] The last shark
   *[other] { $fins } sharks left
}, { $doubloons } doubloons
plk-last-turn = The gold is gone: the last turn
plk-option-sea = Whether the ship heels under its load
plk-option-purses = Everybody sees everybody’s doubloons
plk-option-hands = An unsteady hand can make a plank tip
plk-option-returns = Where pirates come back aboard
plk-option-order = The planks from bow to stern
plk-about-order = The planks from bow to stern; any order of the six may be written
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
plk-heels = Leaning to { $side }
plk-sharks = { $left ->
    [one] 1 shark left
   *[other] { $left } sharks left
}
plk-tip-sharks = { $left } sharks left: one leaves after every turn in which somebody falls. With the last, the match is over.
plk-tip-heel = The ship leans under its load by { $heel } of at most { $most }. On the side it leans to, planks tip sooner.
plk-tip-dice = The dice: slide one of these planks, then move a pirate onto the other.
plk-tip-purse = Doubloons. The most win; what others have stays hidden until the end.
plk-tip-gauge = { $plank }: { $percent } % of the way to tipping. At the end of the gauge the plank tips.
plk-neutral-label = Neutral pirates
plk-neutral = neutral
plk-stands-on = { $color } stands on { $doubloons }
plk-underfoot = underfoot
plk-is-overboard = overboard
plk-to-place = to place
plk-collect = Collect { $doubloons }
plk-bring-back = { $count ->
    [one] Bring 1 pirate back
   *[other] Bring { $count } pirates back
}
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
plk-act-gold = { $colors ->
    [one] Collect { $doubloons }
   *[other] Collect { $doubloons } with { $color }
}
plk-act-pirates = { $count ->
    [0] Bring nobody back
    [one] Bring 1 pirate back
   *[other] Bring { $count } pirates back
}{ $colors ->
    [one] { "" }
   *[other]  ({ $color })
}
plk-act-return = { $color } comes back on { $spot }
plk-act-pushing = , pushing { $color }
plk-act-pushing-to = , pushing { $color } to { $side }
plk-act-jolt = , jolt { $jolt }
plk-act-tips = { " " }(tips { $falls })
plk-act-tips-code = { " " }(tips { $falls }: breaks the code)
plk-act-tips-put-back = { " " }(tips { $falls }: breaks the code, puts back { $doubloons })
plk-fall = { $plank } with { $pirates }
plk-fall-empty = { $plank }, empty
plk-several = { $count } × { $color }

# The log.
plk-first = { $who } { $colors ->
    [one] begins
   *[other] begin
}.
plk-ordered = The planks from bow to stern: { $planks }.
plk-placed = { $color } takes { $spot }.
plk-rolled = { $who } { $colors ->
    [one] rolls
   *[other] roll
} { $one } and { $other }.
plk-slid = { $who } { $colors ->
    [one] slides
   *[other] slide
} { $plank } { $by } to { $side }{ $jolt }.
plk-stayed = { $who } { $colors ->
    [one] chooses
   *[other] choose
} { $plank }, which is empty and stays.
plk-set-down = { $color } moves from { $from } to { $spot }{ $shoved }{ $jolt }.
plk-no-move = { $who } { $colors ->
    [one] has
   *[other] have
} nobody to move.
plk-tipped = The { $plank } plank tips to { $side }: { $pirates } overboard!
plk-tipped-empty = The { $plank } plank tips to { $side }, empty.
plk-decided-gold = { $color } takes the gold.
plk-decided-pirates = { $color } brings pirates back.
plk-collected = { $who } { $colors ->
    [one] collects
   *[other] collect
} { $doubloons }.
plk-returned = { $color } is back on { $spot }{ $shoved }{ $jolt }.
plk-broke = { $who } { $colors ->
    [one] breaks
   *[other] break
} the code of honour: { $pirates ->
    [one] one pirate
   *[other] { $pirates } pirates
} overboard.
plk-put-back = { $who } { $colors ->
    [one] puts
   *[other] put
} back { $doubloons } for the broken code.
plk-consoled = { $who } { $colors ->
    [one] gets
   *[other] get
} { $doubloons } for the broken code.
plk-bored = A bored shark leaves
plk-fright = A shark flees
plk-fled = { $why }{ $left ->
    [0] : it was the last.
   *[other] : { $left } left.
}
plk-sold-out = The last doubloon is handed out: this turn is the last.
plk-over = It is over. { $winners } { $count ->
    [one] { $colors ->
    [one] wins
   *[other] win
}
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
plk-no-place-not-yours = This pirate is not yours to place: { $color }. Place one of yours.
plk-no-all-placed = All pirates of this colour have been placed: { $color }. Place another.
plk-no-neutral-first = The neutral pirates are placed first: they are { $color }.
plk-no-occupied = Somebody stands on { $spot }. Choose a free space.
plk-no-place-tips = A pirate on { $spot } would make a plank tip; that is not allowed in the set-up. Choose another space.
plk-no-not-rolled = { $plank } was not rolled; the dice show { $one } and { $other }. Choose one of these.
plk-no-empty = Nobody stands on { $plank }, so it does not slide: choose no side.
plk-no-side = Say to which side { $plank } slides.
plk-no-nobody = Nobody stands on { $spot }. Choose one of your pirates.
plk-no-move-not-yours = This pirate is not yours to move: { $color }. Move one of yours.
plk-no-same-plank = Move a pirate from another plank onto { $plank }; only with all of yours on { $plank } move one there.
plk-no-same-space = He stands on { $spot } already; choose another space.
plk-no-push-where = Somebody stands on { $spot }: say to which side he is pushed.
plk-no-push-choice = On { $spot } there is no choice of a direction: name none.
plk-no-pushed-off = A push from { $spot } would shove somebody off the plank. Choose another space.
plk-no-decide-not-yours = This colour is not yours to decide for: { $color }. Decide for your own.
plk-no-decided = You have decided for this colour already: { $color }. Decide for the other.
plk-no-not-due = This colour has nobody to bring back now: { $color }. Choose your other colour.
plk-no-return-not-yours = This pirate is not yours to bring back: { $color }. Bring back one of yours.
plk-no-neutral-back = The neutral pirates come back first: they are { $color }.
plk-no-over-sea = { $spot } hangs over the sea: bring him back on a space over the deck.
plk-no-steady = This table plays with steady hands: no jolt.
plk-no-jolt-nothing = A plank that does not slide is not jolted.
plk-no-too-hard = A jolt is at most { $most }, not { $jolt }.

# The table and the edition in a terminal.
plk-sketch-ship = port   ·   the ship   ·   starboard
plk-sketch-tips = tips beyond 100 %
plk-sketch-sharks = Sharks
plk-sketch-left = Doubloons left { $supply } of { $stock }
plk-sketch-dice = Dice
plk-sketch-seat = seat { $seat }
plk-sketch-gold = on { $gold } gold
plk-sketch-stock = { $fins } fins, { $ones } ones and { $twos } twos
plk-sketch-balance = a pirate weighs { $pirate }, a plank { $plank }, the deck ends at { $edge } half-spaces
plk-sketch-rocking = a heel of { $heel } moves the edge one space, { $most } is the most that counts

# The lesson.
tutorial-planks-place = The goal: have the most doubloons when the last shark has left. You’re white. At the start everyone places three pirates. Put your last one on the yellow plank: click or tap a space on the port side of the rope. A space holds one pirate: Black’s is taken.
tutorial-planks-place-done = Everyone is placed. From now on, two dice show two colours: the planks that matter this turn.
tutorial-planks-slide = You rolled red and blue. Slide one of them, by as many spaces as it has pirates. Slide red to starboard, with its arrow or by dragging. Green wasn’t rolled: try it.
tutorial-planks-slide-done = Two pirates, two spaces. The gauge shows how close the plank is to tipping.
tutorial-planks-move = Then move one of your pirates from another plank onto the other colour, blue. Choose your pirate on the green plank and put him on the outermost space to port: two doubloons lie there.
tutorial-planks-move-done = Gold lies where it’s least safe. You earn it only when somebody falls.
tutorial-planks-push = Teal stands on the gold to starboard. Put your pirate from green there anyway: anyone in the way is pushed towards the rope.
tutorial-planks-push-done = Teal was pushed inwards, and Grey behind it too, up to the first gap.
tutorial-planks-rope = Teal stands on the rope. Put your pirate there: at the rope you choose the direction of the push. Either will do.
tutorial-planks-rope-done = You only have this choice at the rope; elsewhere a push goes towards the rope and across it.
tutorial-planks-brink = Red has slid far, with Black and Grey at its end. A plank tips when its centre of gravity is beyond the edge of the deck. Slide it further to starboard!
tutorial-planks-brink-done = Splash! Black and Grey each have a pirate in the water, and the plank comes back empty.
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
