# What is wrong with an edition or a position of Buccaneer.
buc-wrong-ships = ships
buc-wrong-crew = a ship needs 2 to 9 pirates, not { $crew }
buc-wrong-becalmed = 0 or 1: at 2 the ships have sailed
buc-wrong-nobody-asked = nobody is asked in this position
buc-wrong-not-asked = seat { $seat } is not asked, or answers twice
buc-wrong-order = seat { $asked } is asked before seat { $seat }
buc-wrong-captain = { $captain } cannot be put onto { $mate }, a pirate of its own colour
