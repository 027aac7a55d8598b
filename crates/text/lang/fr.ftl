# Ce que disent tous les jeux : énumérations, et pourquoi un conseil est donné.
list-and = { $first } et { $last }

hint-share = { $percent } %
hint-nothing = Pas de points pour l’instant
hint-brings = +{ $gain } points maintenant
hint-costs = −{ $loss } points maintenant
hint-only = { $now }. C’est le seul coup possible.
hint-beside = { $now }. Gagne { $own } des parties simulées ; « { $other } » en gagne { $its }.
sketch-edition = { $title }, édition `{ $name }`
about-first = Qui commence ; tiré au sort si personne n’est nommé
about-colors = Qui joue quelle couleur, par place ; dans l’ordre si rien n’est choisi
