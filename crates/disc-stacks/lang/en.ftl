# What Buccaneer and Pirates share: colours, pirates, booty.
discs-color = { $color ->
    [red] Red
    [blue] Blue
    [black] Black
    [yellow] Yellow
   *[green] Green
}
discs-hue = { $color ->
    [red] Red
    [blue] Blue
    [black] Black
    [yellow] Yellow
   *[green] Green
}
discs-pirate = { $color } { $wage }
discs-own = { $color } { $wage }
discs-yours = your { $wage }
discs-stack = { $pirate } ({ $height })
discs-wages = { $color } { $count ->
    [one] { $ducats }
   *[other] { $total } ({ $ducats })
}
discs-concealed = a { $color }
discs-booty = { $kind ->
    [dagger] dagger
    [candlestick] candlestick
    [rum] rum
    [chest] chest
    [saber] sabre
    [relic] relic
    [wheel] wheel
   *[anchor] anchor
}
discs-booty-a = { $kind ->
    [dagger] a dagger
    [candlestick] a candlestick
    [rum] some rum
    [chest] a chest
    [saber] a sabre
    [relic] a relic
    [wheel] a wheel
   *[anchor] an anchor
}
discs-booty-the = { $kind ->
    [dagger] the dagger
    [candlestick] the candlestick
    [rum] the rum
    [chest] the chest
    [saber] the sabre
    [relic] the relic
    [wheel] the wheel
   *[anchor] the anchor
}
discs-captain = Captain: { $color }
discs-mate = Mate: { $color }
discs-role-captain = captain
discs-role-mate = mate
discs-captain-takes = The captain takes
discs-take = Take the
discs-range = { $least } to { $most }
discs-crew-of = { $height }/{ $needed }
discs-alone = { $pirate }, alone
discs-crews-label = Crews
discs-purse = Purse
discs-total = Total
discs-now = What they would bring if the game ended now
discs-most = most: { $worth }
discs-tip-purse = Ducats in the purse. The most ducats win.
discs-tip-wild = Wage of a ? pirate: what each pirate marked ? earns here.
discs-tip-ducats = Ducats: the captain gets them, and pays the crew’s wages out of them.
discs-tip-crew = Crew: this many pirates must stand in the stack that takes it.
discs-option-open = Everybody sees the wages of covered pirates
discs-option-cards = Everybody sees the cards that players keep

# The table and the edition in a terminal.
discs-sketch-purses = Purses
discs-sketch-ducats = ducats
discs-sketch-crew = crew
discs-sketch-now = if it ended now
discs-sketch-none = none
discs-sketch-to-come = ({ $count } more to come)
discs-sketch-captain-left = (the captain on the left)
