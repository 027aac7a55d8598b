# What every game says: lists, and why a hint is given.
list-and = { $first } and { $last }

hint-share = { $percent } %
hint-nothing = Changes no score yet
hint-brings = Brings { $gain } at once
hint-costs = Costs { $loss } at once
hint-only = { $now }; there is nothing else to do.
hint-beside = { $now }, and wins { $own } of the lines of play looked at; “{ $other }” wins { $its }.
