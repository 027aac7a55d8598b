# Learning a game, step by step.

tutorial-learn = Learn
tutorial-coach = Lesson
tutorial-leave = To the match
tutorial-step = Step { $step } of { $steps }
tutorial-everything = { $count ->
    [one] The one thing the rules allow here
   *[other] All { $count } things the rules allow here
}
tutorial-nothing-now = Nothing to choose now
tutorial-not-now = The rules allow that. In this step do what glows; in a match it is your choice.
tutorial-rules = Rules:
tutorial-back = Back
tutorial-restart = From the start
tutorial-skip = Skip
tutorial-next = Next
tutorial-play = Play a real match
tutorial-learned = That was the last step: you know the ropes.

# Buccaneer

tutorial-buccaneer-stack = You are red. Ships are taken by stacks of pirates, so build one: point at your pirate with wage 5, then at blue’s with wage 3. A lone pirate boards nothing: try a ship, and the rules tell you.
tutorial-buccaneer-stack-done = Your pirate stands on top, so the stack is yours: he is its captain. Blue’s pirate below is the mate.
tutorial-buccaneer-others = You only ever move onto what is another’s. Put your 4 onto black’s stack. Try it onto your own stack first, to see what happens.
tutorial-buccaneer-others-done = A stack of three, and it is yours now. Onto red’s own stack the rules would not let you.
tutorial-buccaneer-whole = A stack moves whole. Put your stack of three onto blue’s 5.
tutorial-buccaneer-whole-done = Four pirates. Everybody sees the colours, but only the captain’s wage: who remembers what was covered knows what the stack will cost.
tutorial-buccaneer-board = Your stack of two is crew enough for the ship of 10 ducats. Choose the stack, then the ship. Look at the preview before you do it.
tutorial-buccaneer-board-done = You took 10 ducats and paid blue’s pirate his wage of 3. All pirates went home, and it is the next player’s turn.
tutorial-buccaneer-booty = This ship carries two pieces of booty. The captain picks one, the mate’s owner gets the other. Board it and take the rum.
tutorial-buccaneer-booty-done = Rum for you, and the candlestick for black, whose pirate was the mate.
tutorial-buccaneer-wages = Two of your stacks could board the ship of 17. Wages are paid to the pirates of others, your own work for nothing. Board with the cheaper stack.
tutorial-buccaneer-wages-done = Only one pirate had to be paid. The other stack would have cost 14.
tutorial-buccaneer-wild = A pirate with a question mark costs what the ship says: here 1. Board it while he is cheap.
tutorial-buccaneer-wild-done = Blue’s question mark got 1 ducat, black’s pirate 3. On another ship he might have cost 6.
tutorial-buccaneer-poor = You have 1 ducat, the ship brings 12 and the crew costs 14. Board all the same: what you cannot pay, the stock pays.
tutorial-buccaneer-poor-done = You are left with nothing but the dagger, and owe nothing. The crew got its full wages.
tutorial-buccaneer-fleet = This is the last of the three face-up ships. Board it, and see what comes over the horizon.
tutorial-buccaneer-fleet-done = Three new ships were turned up. New ones come only when all three have gone.
tutorial-buccaneer-mutiny = It is blue’s turn, but three of your pirates stand in blue’s stack. You may demand that it boards now. Do it: wages are waiting.
tutorial-buccaneer-mutiny-done = Blue had to board. You were paid for three pirates, and as mate you got the candlestick too.
tutorial-buccaneer-obey = Now three of blue’s pirates stand in your stack, and blue has demanded a boarding. Anything else is refused: try to move. Then board with that stack.
tutorial-buccaneer-obey-done = After a demand you must board with that stack; which ship is your choice.
tutorial-buccaneer-majority = At the end the most pieces of a kind are paid: chests with 15. You and blue have one each. Board and take the chest.
tutorial-buccaneer-majority-done = Two chests: if it stays so, 15 ducats are yours. Whoever has fewer gets 1 ducat a piece.
tutorial-buccaneer-last = One ship is left. Board it, with the booty you like better, and the match is over.
tutorial-buccaneer-last-done = No ship is left: booty is counted, and most ducats win. They are yours.

# Pirates

tutorial-pirates-assemble = You are red. Pirates capture cards in parties, so gather one: your 5 onto blue’s 2. Try it onto a pirate of your own, and the rules refuse it.
tutorial-pirates-assemble-done = The pirate on top is the captain and the party is his player’s: yours.
tutorial-pirates-party = Whole parties can be gathered too. Put yours onto black’s party.
tutorial-pirates-party-done = Four pirates under your captain. Everybody sees the colours, but of the wages only the captain’s and those of its own pirates.
tutorial-pirates-capture = A card takes as many pirates as it says. Your party of two is enough for the small ship with 9 ducats: capture it. For the ruin it is too small, as the rules will tell you.
tutorial-pirates-capture-done = 9 ducats for you, 3 of them for blue’s pirate; the rum is yours as well.
tutorial-pirates-tokens = This ship gives two tokens. The captain takes one, the mate’s owner the other. Take the chest.
tutorial-pirates-tokens-done = A chest for you, the anchor for black. Most tokens of a kind pay at the end.
tutorial-pirates-keep = You have no ducats. If you can pay all wages out of the card’s own ducats, you keep the card. Capture the ship of 16 with the cheaper party.
tutorial-pirates-keep-done = You paid 5 out of 16 and keep the card with its two wheels. It lies face down: the others see only that you have it. With the other party 15 would have been due, and next to nothing left.
tutorial-pirates-supply = The card brings 12, the crew costs 14, and you have nothing. Capture it all the same.
tutorial-pirates-supply-done = The supply paid the missing 2, and for that the card is out of the game. The chest you keep.
tutorial-pirates-renew = This is the last of the four face-up cards. Capture it.
tutorial-pirates-renew-done = The next four cards lie face up now: new ones come only when all are gone.
tutorial-pirates-mutiny = Blue captains a party in which your pirate stands. Mutiny: you become captain, capture at once, and pay everybody double. In black’s party of two it would be refused: too small for any card.
tutorial-pirates-mutiny-done = Blue is your mate now and has the black spot, which costs 10 ducats at the end. You paid 14, and what is left is yours.
tutorial-pirates-spot = Blue has the black spot already. Who mutinies against its holder gets it himself. Mutiny in yellow’s party instead.
tutorial-pirates-spot-done = The black spot wandered from blue to yellow. Against blue it would have come to you.
tutorial-pirates-ransom = All your pirates stand in parties of others, so you may buy one free for 5 ducats and put him down at once. Take the one in blue’s party, and put him onto black’s.
tutorial-pirates-ransom-done = Blue got 5 ducats and is left with a single. Your pirate is captain of a party of four.
tutorial-pirates-monster = The sea monster gives no booty to the mate: both tokens are the captain’s. And who keeps it pays nothing for the black spot, which you have. Capture it.
tutorial-pirates-monster-done = A wheel, an anchor and the monster itself: your black spot is harmless now.
tutorial-pirates-voyage = For the voyage every wheel on kept cards pays the more, the more anchors you have. You have four wheels and one anchor. Which card helps more: another wheel, or an anchor? Capture the ruin.
tutorial-pirates-voyage-done = With two anchors each of your four wheels pays 6 instead of 4.
tutorial-pirates-last = The last card. Capture it, and the match is over: tokens, voyage and black spot are reckoned up.
tutorial-pirates-last-done = Majorities pay, wheels times anchors pay, the black spot costs 10, and most ducats win: you.

# King of Pirates

tutorial-king-of-pirates-sail = You are red, in your hideout, and may sail two hexes. Face-down tiles hide ships or nothing at all. Sail west. (East is the edge of the board.)
tutorial-king-of-pirates-sail-done = The tile was empty and is gone. You have one hex left.
tutorial-king-of-pirates-merchant = Sail on to the south-west, where another tile lies.
tutorial-king-of-pirates-merchant-done = A small Spanish merchant. Merchants do not stop you, but here your movement ends: now you may fight.
tutorial-king-of-pirates-attack = The merchant has a defence of 5. Two dice, and 2 more for your captain’s gunnery, must reach it. Attack!
tutorial-king-of-pirates-attack-done = A double 1: with gunnery that makes 4. Not enough.
tutorial-king-of-pirates-cannonball = A cannonball lets you roll again while your dice lose, one die or both. You have one: roll both.
tutorial-king-of-pirates-cannonball-done = 8 and 2 beat the merchant. Two loot cards brought 300 doubloons, and the ship is gone from the board.
tutorial-king-of-pirates-warship = A warship ends your movement and must be fought. Yours is a good crew: sail west into it.
tutorial-king-of-pirates-warship-done = 7 and 2 for gunnery reach its defence of 8. Four loot cards: 800 doubloons.
tutorial-king-of-pirates-upkeep = Every turn begins with upkeep: two new cards, but nobody holds more than six. You have five, so one must go. Discard the soldiers.
tutorial-king-of-pirates-upkeep-done = Two cards came, the Dutchman moved, and the upkeep die cost a rum. Without rum there is a mutiny. Then everybody may play cards before you sail.
tutorial-king-of-pirates-tailwind = Scurvy slows you to one hex. A tailwind adds up to two hexes that scurvy does not touch. Play it.
tutorial-king-of-pirates-tailwind-done = Three hexes now. Cards say when they may be played; point at one, and it tells you.
tutorial-king-of-pirates-dig = Your movement has ended on a large island, and nobody plays a card. It takes four maps: you hold three, and Velvet Odile counts as one. Dig!
tutorial-king-of-pirates-dig-done = 3000 doubloons. The maps are gone, and next turn you cannot dig here again.
tutorial-king-of-pirates-home = Little rum, no cannonballs, scurvy: time for a hideout. Any of the seven will do. Sail east.
tutorial-king-of-pirates-home-done = Scurvy is gone at once, and nobody can attack you here. Now the yard is open.
tutorial-king-of-pirates-buy = A middle part costs 2500: one more sail, one more berth, more room. Buy the hold.
tutorial-king-of-pirates-buy-done = A larger ship, and two pirates have come who want to join. You have three berths for four pirates.
tutorial-king-of-pirates-crew = One has to go. Each pirate has an ability as crew and another as captain. Let Cutwater Brom go.
tutorial-king-of-pirates-crew-done = Three fit. You could let more go; make one of them captain, and rum and cannonballs are filled up.
tutorial-king-of-pirates-ambush = Blue attacks you. Before the dice fall everybody who holds cards is asked at the same time, you too. Ambush adds 3 to your defence: play it.
tutorial-king-of-pirates-ambush-done = Now both roll; the higher total wins, and takes the sum of four loot cards from the other.
tutorial-king-of-pirates-mutiny = The rum is gone, and a mutiny is about to throw out your captain. A scapegoat prevents it: sacrifice Tam Hardtack.
tutorial-king-of-pirates-mutiny-done = The captain stays, the ship stays, the turn goes on. Tam does not.
tutorial-king-of-pirates-dutchman = Blue is near victory and lies beside the Flying Dutchman. Play the card, and choose west: onto blue’s ship.
tutorial-king-of-pirates-dutchman-done = Blue lost all cards and all pirates and was driven to a corner. In a hideout it would have been safe.
tutorial-king-of-pirates-king = You have 8200. The small island takes three maps, and your crew has three hints. Dig, and be king.
tutorial-king-of-pirates-king-done = Over 10 000 doubloons: you have won at that very moment, whoever’s turn it is.

# Squabble on the Planks

tutorial-planks-place = You are white. At the start everybody places three pirates. Put your last one onto the yellow plank, on the port side of the rope. A space holds one pirate: black’s is taken.
tutorial-planks-place-done = All stand. From now on two dice say which planks matter: they show two colours.
tutorial-planks-slide = You rolled red and blue. One of them slides, as many spaces as pirates stand on it. Slide red to starboard, with its arrow or by dragging. Green was not rolled: try it.
tutorial-planks-slide-done = Two pirates, two spaces. The gauge shows how near the plank is to tipping.
tutorial-planks-move = The other colour, blue, takes a pirate of yours from another plank. Choose your pirate on the green plank, and set him on the outermost space to port: two doubloons lie there.
tutorial-planks-move-done = Where there is gold it is least safe. You earn it only when somebody falls.
tutorial-planks-push = The space with the gold to starboard is taken by teal. Set your pirate from green there all the same: whoever stands in the way is pushed toward the rope.
tutorial-planks-push-done = Teal was pushed inwards, and gray behind it too, up to the first gap.
tutorial-planks-rope = Teal stands on the rope. Set your pirate there: at the rope you choose the direction of the push. Either will do.
tutorial-planks-rope-done = Only at the rope there is a choice; elsewhere a push goes toward the rope and across it.
tutorial-planks-brink = Red has slid far, with black and gray at its end. A plank tips when its centre of gravity lies beyond the edge of the deck. Slide it on to starboard!
tutorial-planks-brink-done = Splash! Black and gray have a pirate each in the water, and the plank comes back empty.
tutorial-planks-onward = Your move comes all the same. From the green plank onto blue, to the outermost space at starboard.
tutorial-planks-onward-done = You stand on two doubloons, and somebody fell this turn: now everybody decides.
tutorial-planks-gold = Collect the gold under your pirates, or bring back pirates from the water? Yours are all aboard, so collect.
tutorial-planks-gold-done = Two doubloons for your purse. Black brought its pirate back, and a shark has had enough.
tutorial-planks-pirates = Two of yours swim. Who collects leaves them in the water. Bring them back.
tutorial-planks-pirates-done = Those who collect get their gold first. Then pirates come back, one at a time.
tutorial-planks-back = Pirates come back on spaces over the deck. The outermost space of purple hangs over the sea: try it, it is refused. Set him on the space beside it, to port.
tutorial-planks-back-done = On two doubloons again, and one more pirate to come.
tutorial-planks-honour = Red hangs by a thread. If you come back on black there, you push the whole row outwards and tip the plank. That breaks the code of honour: you put back what you collected this turn, and the others are paid for their pirates. Come back on orange, on one of its outermost spaces over the deck.
tutorial-planks-honour-done = A clean return. Look at the preview: it warns you before you break the code.
tutorial-planks-heel = Now the sea rocks. The load lies to starboard, so the ship heels that way and the starboard edge counts as farther in. Slid to starboard, red would tip with your own pirate on it. Slide it to port.
tutorial-planks-heel-done = On a calm sea it would just have held. With a heel, look at the gauges twice.
tutorial-planks-last = The last shark waits, and only you have still to decide. Collect.
tutorial-planks-last-done = The last shark leaves, all purses are opened, and most doubloons win: 25 for you.
