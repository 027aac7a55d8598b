# What Buccaneer and Pirates share: colours, pirates, booty.
discs-color = { $color ->
    [red] Rouge
    [blue] Bleu
    [black] Noir
    [yellow] Jaune
   *[green] Vert
}
discs-pirate = { $color } { $wage }
discs-stack = { $pirate } ({ $height })
discs-wages = { $color } { $ducats }
discs-concealed = { $color }, caché
discs-booty = { $kind ->
    [dagger] dague
    [candlestick] chandelier
    [rum] rhum
    [chest] coffre
    [saber] sabre
    [relic] relique
    [wheel] barre
   *[anchor] ancre
}
discs-booty-a = { $kind ->
    [dagger] une dague
    [candlestick] un chandelier
    [rum] du rhum
    [chest] un coffre
    [saber] un sabre
    [relic] une relique
    [wheel] une barre
   *[anchor] une ancre
}
discs-booty-the = { $kind ->
    [dagger] la dague
    [candlestick] le chandelier
    [rum] le rhum
    [chest] le coffre
    [saber] le sabre
    [relic] la relique
    [wheel] la barre
   *[anchor] l'ancre
}
discs-captain = Capitaine : { $color }
discs-mate = Second : { $color }
discs-role-captain = capitaine
discs-role-mate = second
discs-captain-takes = Le capitaine prend
discs-take = Prendre :
discs-range = { $least } à { $most }
discs-crew-of = { $height } sur { $needed }
discs-alone = { $pirate }, seul
discs-crews-label = Équipages
discs-purse = Bourse
discs-total = Total
discs-ducats = Ducats
discs-now = Ducats maintenant
discs-needed = Pirates nécessaires
discs-for-captain = Ducats pour le capitaine
discs-wild = Solde d'un pirate ?
discs-option-open = Tous voient la solde des pirates couverts
discs-option-cards = Tous voient les cartes gardées
