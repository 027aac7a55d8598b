# What Buccaneer and Pirates share: colours, pirates, booty.
discs-color = { $color ->
    [red] Red
    [blue] Blue
    [black] Black
    [yellow] Yellow
   *[green] Green
}
discs-pirate = { $color } { $wage }
discs-stack = { $pirate } ({ $height })
discs-wages = { $color } { $ducats }
discs-concealed = a { $color }
discs-booty = { $kind ->
    [dagger] dagger
    [candlestick] candlestick
    [rum] rum
    [chest] chest
    [saber] saber
    [relic] relic
    [wheel] wheel
   *[anchor] anchor
}
discs-booty-a = { $kind ->
    [dagger] a dagger
    [candlestick] a candlestick
    [rum] some rum
    [chest] a chest
    [saber] a saber
    [relic] a relic
    [wheel] a wheel
   *[anchor] an anchor
}
discs-booty-the = { $kind ->
    [dagger] the dagger
    [candlestick] the candlestick
    [rum] the rum
    [chest] the chest
    [saber] the saber
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
discs-crew-of = { $height } of { $needed }
discs-alone = { $pirate }, alone
discs-crews-label = Crews
discs-purse = Purse
discs-total = Total
discs-ducats = Ducats
discs-now = Ducats now
discs-needed = Pirates needed
discs-for-captain = Ducats for the captain
discs-wild = Wage of a ? pirate
discs-option-open = Everybody sees the wages of covered pirates
discs-option-cards = Everybody sees the cards that players keep
