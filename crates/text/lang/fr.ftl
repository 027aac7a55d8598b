# Ce que disent tous les jeux : énumérations, et pourquoi un conseil est donné.
list-and = { $first } et { $last }

hint-share = { $percent } %
hint-nothing = Ne change encore aucun score
hint-brings = Rapporte { $gain } tout de suite
hint-costs = Coûte { $loss } tout de suite
hint-only = { $now } ; il n'y a rien d'autre à faire.
hint-beside = { $now }, et gagne dans { $own } des suites examinées ; « { $other } » gagne dans { $its }.
