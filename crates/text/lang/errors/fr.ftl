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

# What a table refuses, beside what the rules forbid.
refused-started = La partie a déjà commencé.
refused-starting = La partie va commencer.
refused-not-started = La partie n’a pas encore commencé.
refused-no-match = Aucune partie n’est en cours.
refused-rematch = La revanche n’est possible qu’une fois la partie finie.
refused-no-countdown = Cette partie ne commence pas d’elle-même.
refused-host = Seul l’hôte peut faire cela.
refused-deputy = Seul l’hôte peut faire cela. En son absence, vous pouvez ajouter des bots et lancer la partie.
refused-changed-many = Cette table a déjà été modifiée { $count } fois : c’est le maximum.
refused-removed = L’hôte vous a retiré de cette table.
refused-remove-yourself = Vous ne pouvez pas vous retirer vous-même.
refused-removed-many = Vous avez retiré trop de personnes de cette table.
refused-they-were-removed = Vous avez retiré cette personne de la table.
refused-no-seat = Vous n’avez pas de place à cette table.
refused-full = Toutes les places sont prises.
refused-seat-taken = Cette place est prise.
refused-seat-free = Une place est libre. Attendez quelqu’un ou ajoutez un bot.
refused-seat-reserved = Une place est réservée. Attendez cette personne ou ajoutez un bot.
refused-seat-empty = Personne n’occupe cette place.
refused-seat-no-bot = Aucun bot n’occupe cette place.
refused-has-seat = Vous avez déjà une place à cette table.
refused-they-have-seat = Cette personne a déjà une place à cette table.
refused-not-gone = Un bot ne peut remplacer que quelqu’un qui est parti depuis une minute.
refused-no-bot = Il n’y a plus de bot à remplacer ici.
refused-guest-seated = { $name } joue en invité. Les parties classées sont réservées aux comptes.
refused-color-others = Seule la personne assise à cette place peut en choisir la couleur.
refused-color-none = Ce jeu n’a pas de couleurs à choisir.
refused-chat = Seules les personnes assises à cette table peuvent discuter.
refused-muted-many = Vous avez masqué trop de personnes.
refused-muted-here = Trop de personnes sont masquées à cette table.
refused-undo-nothing = Il n’y a rien à annuler.
refused-undo-not-acted = Vous n’avez pas encore joué.
refused-undo-used = Cette partie a épuisé ses { $count } annulations.
refused-undo-away = Quelqu’un qui a joué depuis est absent et ne peut pas accepter.
refused-undo-settled = Cette demande n’est plus d’actualité.
refused-spectators = Les spectateurs ne peuvent pas encore voir cela.
refused-days = Cela n’est possible que si un coup peut durer des jours.
