# What Buccaneer and Pirates share: colours, pirates, booty.
discs-color = { $color ->
    [red] Rot
    [blue] Blau
    [black] Schwarz
    [yellow] Gelb
   *[green] Grün
}
discs-hue = { $color ->
    [red] Rot
    [blue] Blau
    [black] Schwarz
    [yellow] Gelb
   *[green] Grün
}
discs-pirate = { $color } { $wage }
discs-own = { $color } { $wage }
discs-yours = deine { $wage }
discs-stack = { $pirate } ({ $height })
discs-wages = { $color } { $count ->
    [one] { $ducats }
   *[other] { $total } ({ $ducats })
}
discs-concealed = { $color }, verdeckt
discs-booty = { $kind ->
    [dagger] Dolch
    [candlestick] Leuchter
    [rum] Rum
    [chest] Truhe
    [saber] Säbel
    [relic] Relikt
    [wheel] Steuerrad
   *[anchor] Anker
}
discs-booty-a = { $kind ->
    [dagger] einen Dolch
    [candlestick] einen Leuchter
    [rum] Rum
    [chest] eine Truhe
    [saber] einen Säbel
    [relic] ein Relikt
    [wheel] ein Steuerrad
   *[anchor] einen Anker
}
discs-booty-the = { $kind ->
    [dagger] den Dolch
    [candlestick] den Leuchter
    [rum] den Rum
    [chest] die Truhe
    [saber] den Säbel
    [relic] das Relikt
    [wheel] das Steuerrad
   *[anchor] den Anker
}
discs-captain = Kapitän: { $color }
discs-mate = Maat: { $color }
discs-role-captain = Kapitän
discs-role-mate = Maat
discs-captain-takes = Der Kapitän nimmt
discs-take = Nimm:
discs-range = { $least } bis { $most }
discs-crew-of = { $height }/{ $needed }
discs-alone = { $pirate }, einzeln
discs-crews-label = Mannschaften
discs-purse = Beutel
discs-total = Summe
discs-now = Was sie brächten, wenn die Partie jetzt endete
discs-most = meiste: { $worth }
discs-tip-purse = Dukaten im Beutel. Die meisten Dukaten gewinnen.
discs-tip-wild = Heuer eines ?-Piraten: So viel verdient hier jeder mit einem Fragezeichen.
discs-tip-ducats = Dukaten: Der Kapitän bekommt sie und zahlt davon die Heuer.
discs-tip-crew = Mannschaft: So viele Piraten braucht der Stapel, der es holt.
discs-option-open = Alle sehen die Heuer verdeckter Piraten
discs-option-cards = Alle sehen die behaltenen Karten

# The table and the edition in a terminal.
discs-sketch-purses = Geldbeutel
discs-sketch-ducats = Dukaten
discs-sketch-crew = Mannschaft
discs-sketch-now = wenn jetzt Schluss wäre
discs-sketch-none = keine
discs-sketch-to-come = (noch { $count } verdeckt)
discs-sketch-captain-left = (links steht der Kapitän)
