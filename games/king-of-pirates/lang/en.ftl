# The table of King of Pirates.
kop-title = King of Pirates
kop-pitch = Sail an open sea of islands, convoys and forts, and outrun the Dutchman.
kop-goal = Be the first to hoard 10 000 doubloons. Sail, explore, attack merchants and cities, and sell your plunder.
kop-color = { $color ->
    [red] Red
    [blue] Blue
    [black] Black
    [yellow] Yellow
    [green] Green
   *[purple] Purple
}
kop-card = { $card ->
    [treasure-map] treasure map
    [tailwind] tailwind
    [raid] raid
    [mercenaries] mercenaries
    [ambush] ambush
    [soldiers] soldiers
    [scurvy] scurvy
    [citrus] citrus
    [mutiny] mutiny
    [keelhaul] keelhaul
    [assassination] assassination
   *[flying-dutchman] Flying Dutchman
}
kop-card-about = { $card ->
    [treasure-map] one map, for digging on an island
    [tailwind] up to two more hexes this turn
    [raid] +2 when you attack
    [mercenaries] +1 in a fight
    [ambush] +3 when a player attacks you
    [soldiers] +2 for a nation that is attacked
    [scurvy] a scurvy token for one player
    [citrus] all your scurvy goes
    [mutiny] in upkeep: one crew rises
    [keelhaul] prevents a mutiny
    [assassination] kills a pirate
   *[flying-dutchman] moves the Dutchman one hex
}
kop-when = { $card }: play it { $when }.
kop-when-map = by digging when you stop at an island
kop-when-tailwind = during your own movement
kop-when-raid = in a fight in which you attack
kop-when-mercenaries = in a fight
kop-when-ambush = in a fight in which another player attacks you
kop-when-soldiers = in a fight against a nation
kop-when-any = at any time: in a window, while a mutiny looms, or during your own movement
kop-when-mutiny = during upkeep
kop-when-keelhaul = when anybody is about to suffer a mutiny
kop-nothing = nothing
kop-nobody = nobody
kop-part = { $part ->
    [hold] hold
   *[gun-deck] gun deck
}
kop-heading = { $heading ->
    [east] east
    [north-east] north-east
    [north-west] north-west
    [west] west
    [south-west] south-west
   *[south-east] south-east
}
kop-nation = { $nation ->
    [british] British
    [french] French
   *[spanish] Spanish
}
kop-the-nation = the nation
kop-pirate = { $name } ({ $crew }; captain: { $captain })
kop-line = { $name ->
   *[other] { $line }
}
kop-berth = { $name }: { $crew }. As captain: { $captain }. { $line }
kop-skill-loot = +1 loot card from nations
kop-skill-duel = +1 against players
kop-skill-hint = counts as 1 map
kop-skill-rum = +1 rum capacity
kop-skill-gunnery = +1 against nations
kop-skill-sail = +1 movement
kop-skill-warded = cannot be assassinated
kop-skill-powder = +1 cannonball capacity
kop-skill-scapegoat = may be thrown out to prevent a mutiny
kop-command-gunnery = +2 against nations
kop-command-quartermaster = draws and holds one more card
kop-command-thief = steals up to 200 each upkeep
kop-command-inspiring = the others’ captain abilities work too
kop-command-hunter = +2 loot cards from the { $nation }
kop-command-hint = counts as 2 maps
kop-command-healer = immune to scurvy
kop-command-duel = +2 against players
kop-sea = open sea
kop-small-merchant = the { $nation } small merchant
kop-large-merchant = the { $nation } large merchant
kop-warship = the { $nation } warship
kop-hideout-middle = the middle hideout
kop-hideout = the hideout of { $color }
kop-city = the { $nation } city
kop-fortress = the { $nation } fortress
kop-large-island = a large island
kop-small-island = a small island
kop-unknown = unknown waters
kop-unknown-sharks = unknown shark waters
kop-place = { $what } ({ $hex })
kop-hex = { $what } at { $hex }
kop-dutchman-is = the Flying Dutchman
kop-until-end = Round { $round }. The richest has { $most } of { $goal } doubloons
kop-end-wins = { $you ->
    [1] You are King of Pirates!
   *[other] { $name } is King of Pirates!
}
kop-ask-discard = Your hand is full. Click the card you throw away.
kop-ask-excess = Your quartermaster is gone and you hold too many cards. Click the card you throw away.
kop-ask-theft-before = Your captain is a thief. Choose whose ship to rob now, or wait for the dice.
kop-ask-theft = Your captain is a thief. Choose whose ship to rob.
kop-ask-sail = { $hexes ->
    [one] Sail on: one more hex, to one that glows. Or stop here.
   *[other] Sail on: { $hexes } more hexes, to one that glows. Or stop here.
}
kop-ask-sail-end = You cannot sail any further. Play a card, or stop here.
kop-ask-dig = Dig up the treasure here, or leave it?
kop-ask-attack = Attack { $foe }, or end your turn?
kop-ask-buy = Buy a part for your ship, or go straight to the tavern.
kop-ask-go = { $berths ->
    [one] You have room for one pirate. Whom do you send away?
   *[other] You have room for { $berths } pirates. Whom do you send away?
}
kop-ask-captain = Who will be your captain?
kop-ask-crew = Make a pirate captain to set out, or send more of them away.
kop-ask-dice = You have { $attack } against { $defence }. Click a die to roll it again for a cannonball, or keep the dice.
kop-ask-dice-fall = The dice fall.
kop-ask-upkeep = { $who } is about to sail. Play a card first?
kop-ask-landed = { $who } has landed at { $place }. Play a card?
kop-ask-before = { $who } attacks { $foe } and is about to roll. Play a card?
kop-ask-after = { $who } rolled: { $attack } against { $defence }. Play a card?
kop-ask-mutiny = Your crew mutinies! Throw out a scapegoat, play keelhaul, or lose { $captain }.
kop-ask-mutiny-other = The crew of { $who } mutinies. Play a card?
kop-ask-promote = Your captain is gone. Choose a new one.
kop-ask-wait = Wait and see.
kop-ask-only = There is only one thing to do: { $action }.
kop-ask-sail-first = Your turn. Sail to a hex that glows, or stay here.
kop-ask-attack-whom = Attack somebody here, or end your turn?
kop-ask-upkeep-own = Your turn. Play a card that glows, or sail to a hex that glows.
kop-ask-landed-own = You have landed. Play a card, or pass and go on?
kop-ask-before-own = You attack { $foe } and are about to roll. Play a card first?
kop-ask-before-you = { $who } attacks you! Play a card before the dice fall?
kop-ask-after-own = You are losing, { $yours } against { $theirs }. Play a card, or pass and lose?
kop-ask-after-ahead = You are winning, { $yours } against { $theirs }. Play a card, or pass?
kop-ask-mutiny-sure = Your crew mutinies, and you hold nothing against it: { $captain } is thrown out.
kop-aim-pirate = Now click the pirate to be assassinated: anyone who glows.
kop-aim-scurvy = Now click the ship that gets the scurvy.
kop-aim-mutiny = Now click the ship whose crew rises.
kop-aim-side = Now click the side that the mercenaries help.
kop-aim-dutchman = Now click the hex beside the Flying Dutchman that it sails to.
kop-too-far = { $hexes ->
    [one] That is too far: you can sail one more hex.
   *[other] That is too far: you can sail { $hexes } more hexes.
}
kop-can-go = can be chosen
kop-choose = Choose
kop-about-whom = { $text }: { $name }
kop-number = { $number }
kop-no-cards = You hold no cards.
kop-harbour-label = In the tavern and the shipyard
kop-walk-label = The sea, hex by hex: arrow keys move, Enter chooses
kop-make-captain = Make captain
kop-send-away = Send away
kop-throw-out = Throw out
kop-aboard = aboard
kop-new = looking for a ship
kop-buy = Buy for
kop-both-dice = Roll both again
kop-stage-label = The fight
kop-stage-spoken = { $attacker }, { $attack }; against { $foe }, { $defence }.
kop-chip-crew = crew
kop-chip-scurvy = scurvy
kop-chip-cards = cards
kop-chip-all = crew and cards
kop-verdict-won = { $who } wins!
kop-verdict-lost = { $who } is beaten off
kop-about-island = { $hex }. Digging here takes { $maps } maps and brings { $doubloons } doubloons.
kop-about-nation = { $hex }. Defence { $defence }; { $loot } loot cards for the winner.
kop-about-unknown = { $hex }. A tile lies face down: a ship, or nothing. Sail there to turn it up.
kop-about-hideout = { $hex }. Nobody is attacked in a hideout; end your movement here to buy parts and hire pirates.
kop-about-sea = { $hex }. Nothing to find here.
kop-about-chance = Your chance now: { $chance } %.
kop-sign = { $sign ->
    [hideout] A hideout: nobody is attacked here. Stop here to lose your scurvy, buy parts, hire pirates and fill up.
    [city] A city: attack it for loot. It stays.
    [fortress] A fortress: the strongest defence and the most loot. It stays.
    [island] A treasure island: stop here and dig with as many maps as it says.
    [small] A small merchant: little defence, little loot.
    [large] A large merchant: some defence, some loot.
    [warship] A warship: a ship that comes here must stop and fight.
    [unknown] A face-down tile: a ship, or nothing. Sail there to turn it up.
    [fin] A face-down tile in shark waters: a ship is more likely here, a warship too.
    [dutchman] The Flying Dutchman: a ship that meets it outside a hideout loses all cards and all pirates.
    [coin] Doubloons: the first with 10 000 wins.
    [rum] Rum: the crew drinks it in upkeep. If there is too little, it mutinies.
    [ball] Cannonballs: fire one to roll your dice again while you are losing a fight.
    [scurvy] Scurvy: each token takes one hex of movement and one point in fights. A hideout cures it.
    [card] Action cards in hand.
    [sail] Speed: how many hexes the ship can sail in a turn.
    [shield] Defence: what two dice, crew and cards must reach.
    [map] Treasure maps: how many it takes to dig here.
    [blank] An empty berth: hire a pirate for it in a hideout.
   *[other] Open sea.
}
kop-sign-flag = { $nation ->
    [british] The British flag: hunters of the British draw more loot here.
    [french] The French flag: hunters of the French draw more loot here.
   *[spanish] The Spanish flag: hunters of the Spanish draw more loot here.
}
kop-short = { $kind ->
    [hideout] Hideout
    [city] City
    [fortress] Fortress
    [island] Small island
    [large-island] Large island
    [small] Small merchant
    [large] Large merchant
   *[warship] Warship
}
kop-zoom-in = Look closer at the sea
kop-zoom-out = See the whole sea
kop-course = { $hexes ->
    [one] Sail one hex: { $place }
   *[other] Sail { $hexes } hexes: { $place }
}
kop-course-left = { $hexes ->
    [0] Your movement ends there.
    [one] You can sail one more hex after that.
   *[other] You can sail { $hexes } more hexes after that.
}
kop-arrive-unknown = Face down in such waters: { $tiles } tiles, { $ships } of them ships, { $warships } of these warships.
kop-arrive-hideout = Nobody can attack you there. Stop there to lose your scurvy, buy parts and hire pirates.
kop-arrive-island = Digging takes { $maps } maps and brings { $doubloons } doubloons; you have { $held }.
kop-arrive-warship = A warship stops you there, and you must fight it.
kop-arrive-dutchman = The Flying Dutchman is there: you lose all cards and all pirates!
kop-arrive-rivals = Can be attacked there: { $who }.
kop-time = { $card ->
    [treasure-map] when you dig
    [tailwind] your movement
    [raid] your attack
    [mercenaries] any fight
    [ambush] you are attacked
    [soldiers] fight with a nation
    [scurvy] any time
    [citrus] any time
    [mutiny] upkeep
    [keelhaul] a mutiny
    [assassination] any time
   *[flying-dutchman] any time
}
kop-part-about = { $part ->
    [hold] one more hex, one more berth, room for two more rum
   *[gun-deck] one more hex, one more berth, room for one more cannonball
}
kop-odds-raid = With your raid: { $raid } %.
kop-parts = Parts
kop-crew = Crew
kop-doubloons = Doubloons
kop-sea-label = The sea
kop-helm-label = What you can do
kop-fleet-label = Ships
kop-hand-label = Your cards
kop-cards-label = Cards
kop-defence = Defence
kop-tavern = In the tavern
kop-rum-of = { $count } of { $room } rum
kop-balls-of = { $count } of { $room } cannonballs
kop-scurvy-count = { $count } scurvy
kop-cards-count = { $count ->
    [one] { $count } action card
   *[other] { $count } action cards
}
kop-speed = speed { $speed }
kop-empty-berth = empty berth
kop-captain = Captain
kop-odds-nation = You need { $need }+ on two dice: { $now } % ({ $balls } % with rerolls). Loot: { $loot } cards, about { $doubloons }.
kop-odds-duel = Two dice and { $yours } for you, two dice and { $theirs } for { $foe }; a tie is yours. The winner takes four loot cards’ worth, about { $doubloons } doubloons, at most what the loser has: you { $have }, { $foe } { $has }.

# Actions.
kop-act-pass = Pass
kop-act-pass-all = Pass for the rest of this turn
kop-act-discard = Discard { $card }
kop-act-steal = Steal { $doubloons } doubloons from { $from }
kop-act-spare = Steal from nobody now
kop-act-sail = Sail { $heading } to { $place }
kop-act-sail-off = Sail { $heading }
kop-act-stop = Stop here
kop-act-dig = Dig with { $maps ->
    [0] no treasure map
    [one] { $maps } treasure map
   *[other] { $maps } treasure maps
} for { $doubloons } doubloons
kop-act-dig-here = Dig
kop-act-leave = Leave the treasure
kop-act-buy = Buy the { $part } for { $price } doubloons
kop-act-hire = Skip; hire pirates
kop-act-dismiss = Send { $pirate } away
kop-act-captain = Make { $pirate } captain
kop-act-attack = Attack { $foe }
kop-act-rest = End turn
kop-act-reroll = Fire a cannonball: roll the { $die } again
kop-act-reroll-first = Fire a cannonball: roll the first die again
kop-act-reroll-second = Fire a cannonball: roll the second die again
kop-act-reroll-both = Fire a cannonball: roll both dice again
kop-act-stand = Keep the dice
kop-act-scapegoat = Throw { $pirate } to the sharks instead
kop-act-submit = Let the mutiny happen
kop-play-ambush = Play ambush: +3 for your defence
kop-play-raid = Play raid: +2 for your attack
kop-play-assassination = Play assassination: kill { $pirate }
kop-play-assassination-of = Play assassination: kill { $pirate } of { $whose }
kop-play-citrus = Play citrus: discard all your scurvy
kop-play-tailwind = Play tailwind: up to two more hexes
kop-play-soldiers = Play soldiers: +2 for the nation
kop-play-scurvy = Play scurvy: one token for { $who }
kop-play-mutiny = Play mutiny: the crew of { $who } rises
kop-play-mercenaries = Play mercenaries: +1 for { $side }
kop-play-keelhaul = Play keelhaul: there is no mutiny
kop-play-dutchman = Play Flying Dutchman: it sails { $heading } to { $place }

# The log.
kop-first = { $who } begins.
kop-laid-sharks = The shark waters are laid out.
kop-laid-ocean = The ocean is laid out.
kop-shuffled-actions = { $cards ->
    [one] { $cards } action card is shuffled.
   *[other] { $cards } action cards are shuffled.
}
kop-shuffled-pirates = { $cards ->
    [one] { $cards } pirate is shuffled.
   *[other] { $cards } pirates are shuffled.
}
kop-drew-hidden = { $who } draws { $count ->
    [one] { $count } action card
   *[other] { $count } action cards
}.
kop-drew = { $who } draws { $cards }.
kop-turn = Round { $round }: { $who }’s turn.
kop-discarded = { $who } discards { $card }.
kop-played = { $who } plays { $card }.
kop-played-on = { $who } plays { $card } on { $whom }.
kop-played-attacker = { $who } plays { $card } for the attacker.
kop-played-defender = { $who } plays { $card } for the defender.
kop-played-dutchman = { $who } plays { $card }, to the { $heading }.
kop-dutchman-moved = The Flying Dutchman sails to { $place }.
kop-haunted = { $who } meets the Flying Dutchman and loses { $lost }.
kop-sent = { $who } is driven to { $place }.
kop-scurvy-healed = The healer of { $who } sees to it.
kop-scurvy = { $who } has scurvy aboard.
kop-cured = { $who } is rid of all scurvy.
kop-rum-lost = { $rum ->
    [0] The crew of { $who } finds no rum.
   *[other] The crew of { $who } drinks { $rum } rum; { $left } left.
}
kop-mutiny-looms = A mutiny is brewing aboard { $who }.
kop-prevented-goat = { $who } throws out { $pirate } and prevents it.
kop-prevented = Somebody is keelhauled: no mutiny aboard { $who }.
kop-mutinied = Mutiny! The crew of { $who } throws out { $pirate }.
kop-mutinied-nobody = Mutiny! There is no captain to throw out of { $who }.
kop-killed = { $pirate } of { $who } is assassinated.
kop-promoted = { $pirate } is now captain of { $who }.
kop-stole = { $who } steals { $doubloons } doubloons from { $from }.
kop-sailed = { $who } sails to { $place }.
kop-sighted = { $tile } comes into sight.
kop-only-sea = Open sea.
kop-stopped = { $who } stops at { $place }.
kop-dug = { $who } digs up { $doubloons } doubloons with { $maps ->
    [0] no treasure map
    [one] { $maps } treasure map
   *[other] { $maps } treasure maps
}.
kop-bought = { $who } buys the { $part } for { $price } doubloons.
kop-hired = { $who } finds { $pirates } in the tavern.
kop-dismissed = { $who } sends { $pirate } away.
kop-refitted = { $who } is ready. Captain: { $captain }; { $rum } rum, { $balls ->
    [one] { $balls } cannonball
   *[other] { $balls } cannonballs
}.
kop-attacked = { $who } attacks { $foe }.
kop-rerolls-first = { $who } fires a cannonball to roll the first die again.
kop-rerolls-second = { $who } fires a cannonball to roll the second die again.
kop-rerolls-both = { $who } fires a cannonball to roll both dice again.
kop-rolled = { $who } rolls { $first } and { $second }.
kop-fight-void = { $who } has nobody left to fight.
kop-won-nation = { $who } wins: { $attack } against a defence of { $defence }.
kop-lost-nation = { $who } loses: { $attack } against a defence of { $defence }.
kop-won-duel = { $who } wins: { $attack } against { $defence }.
kop-lost-duel = { $who } loses: { $attack } against { $defence }.
kop-sunk = { $tile } is sunk.
kop-looted = { $who } draws { $cards } and takes { $doubloons } doubloons.
kop-looted-from = { $who } draws { $cards } and takes { $doubloons } doubloons of { $from }.
kop-last-round = Round { $round } is the last: after it, the richest player wins.
kop-last-round-over = Round { $round }, the last, is over: the richest player wins; tied players share the win.
kop-won = With { $doubloons } doubloons { $who } is King of Pirates!

# Refusals.
kop-no-pass-own = Your own crew rises: throw out a scapegoat, play keelhaul or submit.
kop-no-seat = There is no such seat at this table.
kop-no-card = You do not hold this card: { $card }. Choose one of yours.
kop-no-warded = { $pirate } cannot be assassinated. Choose another pirate.
kop-no-aboard = { $pirate } sails with nobody. Choose a pirate aboard a ship.
kop-no-scurvy = You have no scurvy. Keep the card.
kop-no-immune = The captain of { $who } is a healer. Give the scurvy to another player.
kop-no-nation = Soldiers only help a nation, and there is none in this fight. Keep the card for a fight with a ship, city or fortress.
kop-no-side = Mercenaries fight for you, for a city that is attacked on another’s turn, or for one of two other players who fight. Choose such a side, or keep the card.
kop-no-thief = Nobody aboard can steal now: your captain is no thief, or has stolen this turn. Go on without stealing.
kop-no-steal-self = Your thief cannot steal from you. Choose another player.
kop-no-steal = { $who } has no doubloons. Steal from a player who has some.
kop-no-movement = You have sailed as far as you can this turn. Stop here, or play a tailwind to sail on.
kop-no-board = The board ends to the { $heading }. Sail to a hex that glows.
kop-no-island = There is nothing to dig up here. Sail to a treasure island and stop there.
kop-no-dug = You dug here on your last turn. Dig on another island now, or here again next turn.
kop-no-maps = Digging here takes { $needed ->
    [one] { $needed } treasure map
   *[other] { $needed } treasure maps
}; you have { $held }. Leave the treasure and come back with more.
kop-no-part = Your ship has this part already: { $part }. Buy the other one, or go on to the tavern.
kop-no-dear = A part costs { $price } doubloons and you have { $doubloons }. Go on to the tavern and come back richer.
kop-no-go = Everybody you have left fits: at the start you keep a pirate for every berth. Make one of them captain.
kop-no-fit = You have more pirates than berths. Send one away first.
kop-no-yours = { $pirate } is neither in your tavern nor aboard your ship. Choose one of your own pirates.
kop-no-hideout = Nobody can be attacked in a hideout. Attack at sea, or end your turn.
kop-no-sailing-on = The warship here has stopped you: you cannot sail on. Attack it.
kop-no-warship-first = The warship on your hex must be fought before anything else. Attack it.
kop-no-second-fight = You fight once a turn, and this fight is going on. Finish it first.
kop-no-target = There is no ship, city or fortress of a nation on your hex. Sail to one and stop there, or end your turn.
kop-no-here = { $who } is not on your hex, and you only attack ships on your own. Sail there and stop first.
kop-no-attack-self = You cannot attack yourself. Choose another player.
kop-no-scapegoat = { $pirate } is no scapegoat aboard your ship. Choose one who is, or submit.
kop-not-window = You cannot pass here. Choose something that glows, or one of the buttons.
kop-not-discard = Your hand has room, so nothing has to go. Keep your cards.
kop-not-theft = Your thief steals in your own upkeep, before or after the dice. Wait for your next turn.
kop-not-movement = You sail on your own turn, until you stop. Answer what you are asked first.
kop-not-digging = You can dig once you have stopped on a treasure island and nobody plays another card. Stop on one first.
kop-not-hideout = You can buy parts when you have stopped in a hideout. Sail to one first.
kop-not-crew = You choose your crew in a hideout, and a captain when yours is gone. Sail to a hideout first.
kop-not-attack = You can attack when you have stopped on a hex with a target. Sail to one and stop there first.
kop-not-dice = A cannonball rolls your own dice again while they lose the fight. Keep it until then.
kop-not-mutiny = Your own crew is not about to rise, so nobody has to be thrown out. Play a card, or pass.

# The table and the edition in a terminal.
kop-sketch-round = Round { $round }
kop-sketch-ships = digits are ships of seats, D the Dutchman, ?? face down
kop-sketch-sites = C city, F fortress, m M merchant small or large, W warship; b British, f French, s Spanish
kop-sketch-hideouts = H hideout and the colour that starts there, HH nobody’s; I- I+ island small or large
kop-sketch-doubloons = doubloons
kop-sketch-aboard = rum { $rum }  balls { $balls }  scurvy { $scurvy }  speed { $speed }  cards { $cards }
kop-sketch-captain = Captain { $name }: { $captain }; { $crew }
kop-sketch-pirate = { $name }: { $crew }
kop-sketch-decks = Action deck { $actions }, discards { $discards }; pirates in the deck { $pirates }
kop-sketch-hand = Hand: { $cards }
kop-sketch-drawn = has drawn { $pirate }
kop-sketch-fight = Fight: { $attack } against { $defence }
kop-sketch-king = { $who } is King of Pirates
kop-sketch-legend = ~~ ocean  ^^ sharks  H hideout  F fortress  C city  I island
kop-sketch-compass = compass:
kop-sketch-targets = Targets
kop-sketch-class = { $class ->
    [small-merchant] small merchant
    [large-merchant] large merchant
   *[warship] warship
}
kop-sketch-city = city
kop-sketch-fortress = fortress
kop-sketch-strength = defence { $defence }   loot cards { $loot }
kop-sketch-islands = Islands
kop-sketch-island = { $size ->
    [small] small
   *[large] large
}
kop-sketch-treasure = { $maps } maps   { $doubloons } doubloons
kop-sketch-loot = Loot cards
kop-sketch-actions = Action cards
kop-sketch-ship = Ship
kop-sketch-bow-and-stern = bow and stern
kop-sketch-hull = sails { $sails }  berths { $berths }  rum { $rum }  cannonballs { $balls }
kop-sketch-price = each part costs { $price } doubloons
kop-sketch-pirates = Pirates
kop-sketch-as-captain = captain: { $captain }

# The lesson.
tutorial-king-of-pirates-sail = You’re red, in your hideout, and can sail two hexes. Face-down tiles hide ships, or nothing at all. Sail west. (East is the edge of the board.)
tutorial-king-of-pirates-sail-done = The tile was empty and is gone. You have one hex left.
tutorial-king-of-pirates-merchant = Sail on to the south-west, to another tile.
tutorial-king-of-pirates-merchant-done = A small Spanish merchant. Merchants don’t stop you, but your movement ends here: now you can fight.
tutorial-king-of-pirates-attack = The merchant has a defence of 5. Two dice, plus 2 for your captain’s gunnery, must reach it. Attack!
tutorial-king-of-pirates-attack-done = A double 1: with gunnery that makes 4. Not enough.
tutorial-king-of-pirates-cannonball = While your dice are losing, a cannonball lets you reroll one or both. You have one: reroll both.
tutorial-king-of-pirates-cannonball-done = 8 and 2 beat the merchant. Two loot cards brought 300 doubloons, and the ship is gone from the board.
tutorial-king-of-pirates-warship = A warship ends your movement, and you must fight it. You have a good crew: sail west into it.
tutorial-king-of-pirates-warship-done = 7 and 2 for gunnery reach its defence of 8. Four loot cards: 800 doubloons.
tutorial-king-of-pirates-upkeep = Every turn begins with upkeep: two new cards, but nobody holds more than six. You have five, so one must go. Discard the soldiers.
tutorial-king-of-pirates-upkeep-done = You drew two cards, the Dutchman moved, and the upkeep die cost you one rum. Without rum there’s a mutiny. Then everyone can play cards before you sail.
tutorial-king-of-pirates-tailwind = Scurvy slows you to one hex. A tailwind adds up to two hexes that scurvy doesn’t affect. Play it.
tutorial-king-of-pirates-tailwind-done = Three hexes now. Every card says when you can play it: click one to find out.
tutorial-king-of-pirates-dig = Your movement has ended on a large island, and nobody plays a card. It takes four maps: you hold three, and Velvet Odile counts as one. Dig!
tutorial-king-of-pirates-dig-done = 3000 doubloons. The maps are gone, and next turn you can’t dig here again.
tutorial-king-of-pirates-home = Little rum, no cannonballs, scurvy: time for a hideout. Any of the seven will do. Sail east.
tutorial-king-of-pirates-home-done = The scurvy is gone at once, and nobody can attack you here. Now the shipyard is open.
tutorial-king-of-pirates-buy = A middle part costs 2500: one more sail, one more berth, more room. Buy the hold.
tutorial-king-of-pirates-buy-done = A larger ship, and two pirates want to join. You have three berths for four pirates.
tutorial-king-of-pirates-crew = One has to go. Each pirate has one ability as crew and another as captain. Send Cutwater Brom away.
tutorial-king-of-pirates-crew-done = Three fit. You could send more away; make one of them captain, and your rum and cannonballs are refilled.
tutorial-king-of-pirates-ambush = Blue attacks you. Before the dice are rolled, everyone who holds cards is asked at the same time, including you. Ambush adds 3 to your defence: play it.
tutorial-king-of-pirates-ambush-done = Now both of you roll. The higher total wins and takes the sum of four loot cards from the other.
tutorial-king-of-pirates-mutiny = The rum is gone, and a mutiny is about to throw out your captain. A scapegoat prevents it: sacrifice Tam Hardtack.
tutorial-king-of-pirates-mutiny-done = The captain stays, the ship stays, the turn goes on. Tam doesn’t.
tutorial-king-of-pirates-dutchman = Blue is close to winning and lies next to the Flying Dutchman. Play the card and choose west: onto Blue’s ship.
tutorial-king-of-pirates-dutchman-done = Blue lost all cards and all pirates and was driven to a corner. In a hideout it would have been safe.
tutorial-king-of-pirates-king = You have 8200. The small island takes three maps, and your crew has three hints. Dig, and be king.
tutorial-king-of-pirates-king-done = Over 10 000 doubloons: you win on the spot, no matter whose turn it is.
