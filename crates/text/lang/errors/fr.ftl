# What is wrong with set-ups, editions, positions and records of any game.
wrong-field = `{ $field }` : { $reason }
wrong-file = { $file }:{ $line } : { $reason }
wrong-file-field = { $file }:{ $line } : `{ $field }` : { $reason }

# The words of a parser, which are English in every language.
wrong-other = { $words }

# Set-ups.
wrong-players = { $title } se joue de { $least } à { $most } joueurs, pas à { $players }
wrong-option = option `{ $option }` : { $reason }
wrong-colors-seats = { $seats } places choisissent, mais { $players } jouent
wrong-colors-many = la place { $seat } choisit { $chosen } couleurs, mais en joue { $each ->
    [one] une
   *[other] { $each }
}
wrong-colors-twice = { $color } est choisi deux fois
wrong-seat-here = il n’y a pas de place { $seat } à cette table

# Chance by hand.
wrong-no-chance = le hasard n’est pas sollicité maintenant
wrong-asked-first = la question est de savoir qui commence

# Editions.
wrong-nameless = une édition doit avoir un nom
wrong-too-few = trop peu de { $what } : { $found } au lieu de { $wanted }
wrong-too-many = trop de { $what } : { $found } au lieu de { $wanted }

# Positions.
wrong-position = une position est un objet qui nomme son jeu
wrong-game = `{ $found }` n’est pas `{ $wanted }`
wrong-player-count = de { $least } à { $most } joueurs, pas { $players }
wrong-color-twice = { $color } est pris deux fois
wrong-seat = il n’y a pas de place { $seat }
wrong-per-seat = { $found } valeurs pour { $players } joueurs
wrong-set-up-option = une option de la mise en place n’a pas de sens dans une position

# Records.
wrong-record = un enregistrement est un objet qui nomme son jeu
wrong-record-game = c’est un enregistrement de `{ $found }`, pas de `{ $wanted }`
wrong-record-rules = joué selon la version { $found } des règles ; ce programme connaît la version { $known }
wrong-record-edition = édition : { $why }
wrong-record-setup = mise en place : { $why }
wrong-record-redraws = redraws : les entrées et les annulations doivent croître de l’un à l’autre
wrong-record-position = position : { $why }
wrong-record-input = entrée { $number } : { $why }
wrong-record-rule = entrée { $number } : { $why } ({ $rule })
