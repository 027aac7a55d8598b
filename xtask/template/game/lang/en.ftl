# The table of Template Game.
tpl-title = Template Game
tpl-pitch = Row from the wreck to the harbour, pick up gold on the way, and keep your charm for the right moment.
tpl-goal = Have the most gold when the first boat reaches the harbour.
tpl-color = { $color ->
    [red] Red
    [blue] Blue
    [green] Green
   *[yellow] Yellow
}
tpl-gold = { $count } gold
tpl-ask = choose a die to row by, or play your charm.
tpl-ask-dice = choose a die to row by.
tpl-until-end = { $left ->
    [0] A boat is in the harbour
    [one] 1 space to the harbour
   *[other] { $left } spaces to the harbour
}
tpl-option-charms = Everybody sees everybody’s charm
tpl-way-label = The way from the wreck to the harbour
tpl-boats-label = Boats
tpl-dice-label = The dice
tpl-wreck = Wreck
tpl-harbour = Harbour
tpl-space = Space { $space }
tpl-space-with = { $space }: { $what }
tpl-charm = Charm
tpl-charm-own = Your charm: { $pips }
tpl-charm-known = Charm: { $pips }
tpl-charm-hidden = A charm that only its owner has seen
tpl-charm-played = The charm was played
tpl-charm-goes = You can play your charm only once. Kept to the end, it’s worth { $gold }.
tpl-at = On space { $space }
tpl-at-wreck = At the wreck
tpl-gold-title = Gold
tpl-kept = Charm kept
tpl-total = Total

# Actions.
tpl-act-row = Row { $pips }{ $stop }
tpl-act-charm = Play the charm and row { $pips }{ $stop }
tpl-act-charm-unknown = Play the charm{ $stop }
tpl-stop = { " " }to space { $space }
tpl-stop-gold = { " " }to space { $space }, for { $gold }
tpl-stop-harbour = { " " }into the harbour, for { $gold }

# The log.
tpl-first = { $who } begins.
tpl-dealt = { $who } gets charm { $pips }.
tpl-dealt-hidden = { $who } gets a charm.
tpl-rolled = { $who } rolls { $one } and { $other }.
tpl-played = { $who } plays charm { $pips }.
tpl-rowed = { $who } rows to space { $space }.
tpl-arrived = { $who } rows into the harbour.
tpl-took = { $who } takes { $gold }.
tpl-over = It is over. { $winners } { $count ->
    [one] wins
   *[other] share the win
} with { $best } gold.

# Refusals.
tpl-no-not-rolled = The dice show { $one } and { $other }: row by one of them.
tpl-no-dice = The dice have not been rolled.
tpl-no-charm = You have played your charm.

# The lesson.
tutorial-template-game-row = You’re red. The dice show 2 and 5. Row by one of them: nothing lies five spaces ahead, but 2 gold lie two spaces ahead. Choose the 2. The dice don’t show a 1: click the next space, and the rules tell you.
tutorial-template-game-row-done = You stopped on the gold, so it’s yours. Anyone who stops there later finds nothing.
tutorial-template-game-speed = Gold isn’t everything: the match ends when somebody reaches the harbour. Nothing lies in reach now, so go far. Choose the 6.
tutorial-template-game-speed-done = Well ahead. Spaces can be shared, so nobody can block you.
tutorial-template-game-charm = 4 gold lie four spaces ahead, but the dice show 1 and 2. Your charm has the number 4, which only you can see. Play it.
tutorial-template-game-charm-done = You rowed 4 and took the gold. The charm is gone: you have only one.
tutorial-template-game-once = You’ve played your charm. Click it to see what the rules say. Then row by a die, to the gold.
tutorial-template-game-once-done = From here on, the dice decide.
tutorial-template-game-end = The harbour is near, and a boat never goes beyond it: 3 or more will do. Blue has more gold, but not if you arrive now. Choose the 6.
tutorial-template-game-end-done = The match ends at once. The harbour’s 5 gold are yours, and a charm that was never played counts 2 more. The most gold wins.

tpl-sketch-gold = Gold
tpl-sketch-harbour = harbour
tpl-sketch-dice = Dice { $one } and { $other }
tpl-sketch-boat = { $gold } gold, charm { $charm }
tpl-sketch-played = played
tpl-sketch-edition = Template Game, edition `{ $name }`
tpl-sketch-keepsake = { $gold } gold for a charm that is kept
tpl-sketch-way = gold on the way: { $gold }
