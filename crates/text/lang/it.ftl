# Ciò che dicono tutti i giochi: elenchi, e perché si dà un suggerimento.
list-and = { $first } e { $last }

hint-share = { $percent } %
hint-nothing = Nessun punto per ora
hint-brings = +{ $gain } punti ora
hint-costs = −{ $loss } punti ora
hint-only = { $now }. È l’unica mossa possibile.
hint-beside = { $now }. Vince { $own } delle partite simulate; «{ $other }» ne vince { $its }.
sketch-edition = { $title }, edizione `{ $name }`
about-first = Chi comincia; sorteggiato se non è indicato nessuno
about-colors = Chi gioca quale colore, per posto; in ordine dove non è scelto nulla
