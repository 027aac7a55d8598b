# What Buccaneer and Pirates share: colours, pirates, booty.
discs-color = { $color ->
    [red] Rouge
    [blue] Bleu
    [black] Noir
    [yellow] Jaune
   *[green] Vert
}
discs-hue = { $color ->
    [red] Rouge
    [blue] Bleu
    [black] Noir
    [yellow] Jaune
   *[green] Vert
}
discs-pirate = { $color } { $wage }
discs-own = { $color } { $wage }
discs-yours = votre { $wage }
discs-stack = { $pirate } ({ $height })
discs-wages = { $color } { $count ->
    [one] { $ducats }
   *[other] { $total } ({ $ducats })
}
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
   *[anchor] l’ancre
}
discs-captain = Capitaine : { $color }
discs-mate = Second : { $color }
discs-role-captain = capitaine
discs-role-mate = second
discs-captain-takes = Le capitaine prend
discs-take = Prendre :
discs-range = { $least } à { $most }
discs-crew-of = { $height }/{ $needed }
discs-alone = { $pirate }, seul
discs-crews-label = Équipages
discs-purse = Bourse
discs-total = Total
discs-now = Ce qu’ils rapporteraient si la partie finissait maintenant
discs-most = le plus : { $worth }
discs-tip-purse = Ducats dans la bourse. Le plus de ducats gagne.
discs-tip-wild = Solde d’un pirate ? : ce que gagne ici chaque pirate marqué ?.
discs-tip-ducats = Ducats : le capitaine les reçoit et paie avec eux les soldes.
discs-tip-crew = Équipage : il faut autant de pirates dans la pile qui le prend.
discs-option-open = Tous voient la solde des pirates couverts
discs-option-cards = Tous voient les cartes gardées

# The table and the edition in a terminal.
discs-sketch-purses = Bourses
discs-sketch-ducats = ducats
discs-sketch-crew = équipage
discs-sketch-now = si la partie finissait ici
discs-sketch-none = aucune
discs-sketch-to-come = (encore { $count } à venir)
discs-sketch-captain-left = (le capitaine à gauche)
