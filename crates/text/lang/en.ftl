# What every game says: lists, and why a hint is given.
list-and = { $first } and { $last }

hint-share = { $percent } %
hint-nothing = No points for now
hint-brings = +{ $gain } points now
hint-costs = −{ $loss } points now
hint-only = { $now }. It’s your only move.
hint-beside = { $now }. Wins { $own } of simulated games; “{ $other }” wins { $its }.
sketch-edition = { $title }, edition `{ $name }`
about-first = Who begins; drawn if nobody is named
about-colors = Who plays which colour, by seat; in order where nothing is chosen
