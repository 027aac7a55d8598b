# Ciò che dicono tutti i giochi: elenchi, e perché si dà un suggerimento.
list-and = { $first } e { $last }

hint-share = { $percent } %
hint-nothing = Non cambia ancora nessun punteggio
hint-brings = Porta subito { $gain }
hint-costs = Costa subito { $loss }
hint-only = { $now }; non c'è altro da fare.
hint-beside = { $now }, e vince { $own } delle linee di gioco esaminate; «{ $other }» vince { $its }.
