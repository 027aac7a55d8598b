# Learning a game, step by step.

tutorial-learn = Learn
tutorial-coach = Lesson
tutorial-leave = To the match
tutorial-step = Step { $step } of { $steps }
tutorial-everything = { $count ->
    [one] The only move the rules allow here
   *[other] All { $count } moves the rules allow here
}
tutorial-nothing-now = Nothing to choose right now
tutorial-not-now = The rules allow that. In this step, do what glows; in a real match the choice is yours.
tutorial-rules = Rules:
tutorial-back = Back
tutorial-restart = Start over
tutorial-skip = Skip
tutorial-next = Next
tutorial-play = Play a real match
tutorial-learned = That was the last step: you know the ropes.

# Buccaneer

tutorial-buccaneer-stack = You’re red. Only stacks of pirates can board ships, so build one: click your pirate marked 5, then Blue’s marked 3, then Confirm. A single pirate can’t board anything: try a ship, and the rules tell you.
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

# Pirates

tutorial-pirates-assemble = You’re red. Pirates capture cards in parties, so assemble one: put your 5 onto Blue’s 2. Try it onto your own pirate, and the rules refuse.
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

# King of Pirates

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

# Squabble on the Planks

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
