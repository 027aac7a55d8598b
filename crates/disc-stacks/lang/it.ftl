# What Buccaneer and Pirates share: colours, pirates, booty.
discs-color = { $color ->
    [red] Rosso
    [blue] Blu
    [black] Nero
    [yellow] Giallo
   *[green] Verde
}
discs-hue = { $color ->
    [red] Rosso
    [blue] Blu
    [black] Nero
    [yellow] Giallo
   *[green] Verde
}
discs-pirate = { $color } { $wage }
discs-own = { $color } { $wage }
discs-yours = il tuo { $wage }
discs-stack = { $pirate } ({ $height })
discs-wages = { $color } { $count ->
    [one] { $ducats }
   *[other] { $total } ({ $ducats })
}
discs-concealed = { $color }, coperto
discs-booty = { $kind ->
    [dagger] pugnale
    [candlestick] candeliere
    [rum] rum
    [chest] forziere
    [saber] sciabola
    [relic] reliquia
    [wheel] timone
   *[anchor] ancora
}
discs-booty-a = { $kind ->
    [dagger] un pugnale
    [candlestick] un candeliere
    [rum] del rum
    [chest] un forziere
    [saber] una sciabola
    [relic] una reliquia
    [wheel] un timone
   *[anchor] un’ancora
}
discs-booty-the = { $kind ->
    [dagger] il pugnale
    [candlestick] il candeliere
    [rum] il rum
    [chest] il forziere
    [saber] la sciabola
    [relic] la reliquia
    [wheel] il timone
   *[anchor] l’ancora
}
discs-captain = Capitano: { $color }
discs-mate = Secondo: { $color }
discs-role-captain = capitano
discs-role-mate = secondo
discs-captain-takes = Il capitano prende
discs-take = Prendi:
discs-range = da { $least } a { $most }
discs-crew-of = { $height }/{ $needed }
discs-alone = { $pirate }, da solo
discs-crews-label = Ciurme
discs-purse = Borsa
discs-total = Totale
discs-now = Quanto renderebbero se la partita finisse ora
discs-most = il più: { $worth }
discs-tip-purse = Ducati nella borsa. Chi ne ha di più vince.
discs-tip-wild = Paga di un pirata ?: quanto guadagna qui ogni pirata segnato ?.
discs-tip-ducats = Ducati: li riceve il capitano, che ne paga la ciurma.
discs-tip-crew = Ciurma: quanti pirati servono nella pila che la prende.
discs-option-open = Tutti vedono la paga dei pirati coperti
discs-option-cards = Tutti vedono le carte tenute

# The table and the edition in a terminal.
discs-sketch-purses = Borse
discs-sketch-ducats = ducati
discs-sketch-crew = ciurma
discs-sketch-now = se finisse ora
discs-sketch-none = nessuna
discs-sketch-to-come = (ancora { $count } in arrivo)
discs-sketch-captain-left = (il capitano a sinistra)
