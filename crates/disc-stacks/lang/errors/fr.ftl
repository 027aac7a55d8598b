# What is wrong with editions, positions and shuffles of games with discs.
discs-wrong-start = chacun commence avec { $ducats }
discs-wrong-turn = 0 tant que le premier joueur reste à tirer au sort
discs-wrong-singles = seulement des pirates seuls au début
discs-wrong-zero = 0 au début
discs-wrong-face-up = au plus { $most } { $cards ->
    [ships] navires
   *[cards] cartes
} sont face visible, pas { $count }
discs-wrong-none-up = aucune n’est face visible alors que la pioche en contient
discs-wrong-shuffle = avant le mélange, { $cards ->
    [ships] les { $total } navires sont tous
   *[cards] les { $total } cartes sont toutes
} dans la pioche
discs-wrong-total = plus de { $total } { $cards ->
    [ships] navires
   *[cards] cartes
} en tout
discs-wrong-supply = { $kind } : { $owned } sont possédés et { $pictured } illustrés, il n’y en a que { $supply }
discs-wrong-taken = { $owned } sont possédés ; { $cards ->
    [ships] { $gone } navires partis en ont donné moins
   *[cards] { $gone } cartes parties en ont donné moins
}
discs-wrong-rich = { $ducats } dépasse { $most }
discs-wrong-height = une { $stack ->
    [party] bande
   *[stack] pile
} compte de 1 à 9 pirates, pas { $count }
discs-wrong-color = { $pirate } est d’une couleur qui ne joue pas
discs-wrong-twice = { $pirate } figure deux fois
discs-wrong-pictured = { $kind } figure plus souvent que les { $supply } exemplaires de la boîte
discs-wrong-deck = la pioche doit nommer { $cards ->
    [ships] chaque navire
   *[cards] chaque carte
} de 0 à { $last } une fois
discs-wrong-asked-deck = la question porte sur la pioche
