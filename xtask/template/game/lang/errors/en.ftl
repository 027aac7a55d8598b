# What is wrong with an edition, a position or chance of Template Game.
tpl-wrong-keepsake = at most { $most } gold, not { $gold }
tpl-wrong-place = { $place } is beyond the harbour, { $harbour }
tpl-wrong-two-boats = two boats in the harbour (TPL-7)
tpl-wrong-taken = spaces of the track, each once and in order
tpl-wrong-lies-on = seat { $seat } lies on a space that is not in it (TPL-6)
tpl-wrong-gold = { $owned } in all, but { $taken } was taken
tpl-wrong-played = seats, each once and in order
tpl-wrong-charm = another seat has { $charm }
tpl-wrong-turn = the boat in the harbour is another's
tpl-wrong-over = it is over: a boat is in the harbour
tpl-wrong-no-dice = the dice are missing
tpl-wrong-dice = nobody rolled them
tpl-wrong-not-dealt = the charms are not dealt yet
tpl-wrong-charms = the charms are the numbers 1 to 6, each once
tpl-wrong-asked-charms = asked for the charms
tpl-wrong-asked-dice = asked for the dice
