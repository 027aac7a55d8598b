# What is wrong with editions, positions and shuffles of games with discs.
discs-wrong-start = tutti cominciano con { $ducats }
discs-wrong-turn = 0 finché il primo giocatore non è sorteggiato
discs-wrong-singles = all’inizio solo pirati singoli
discs-wrong-zero = all’inizio 0
discs-wrong-face-up = al massimo { $most } { $cards ->
    [ships] navi
   *[cards] carte
} sono scoperte, non { $count }
discs-wrong-none-up = nessuna è scoperta, eppure il mazzo ne ha ancora
discs-wrong-shuffle = prima di mescolare tutte le { $total } { $cards ->
    [ships] navi
   *[cards] carte
} sono nel mazzo
discs-wrong-total = più di { $total } { $cards ->
    [ships] navi
   *[cards] carte
} in tutto
discs-wrong-supply = { $kind }: { $owned } posseduti e { $pictured } raffigurati, ma ce ne sono solo { $supply }
discs-wrong-taken = { $owned } sono posseduti; { $gone } { $cards ->
    [ships] navi
   *[cards] carte
} già uscite ne hanno dati meno
discs-wrong-rich = { $ducats } è più di { $most }
discs-wrong-height = una { $stack ->
    [party] banda
   *[stack] pila
} ha da 1 a 9 pirati, non { $count }
discs-wrong-color = { $pirate } è di un colore che non gioca
discs-wrong-twice = { $pirate } compare due volte
discs-wrong-pictured = { $kind } è raffigurato più spesso dei { $supply } pezzi nella scatola
discs-wrong-deck = il mazzo deve indicare { $cards ->
    [ships] ogni nave
   *[cards] ogni carta
} da 0 a { $last } una volta
discs-wrong-asked-deck = la domanda riguarda il mazzo
