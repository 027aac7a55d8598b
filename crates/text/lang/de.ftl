# Was alle Spiele sagen: Aufzählungen, und warum ein Hinweis gegeben wird.
list-and = { $first } und { $last }

hint-share = { $percent } %
hint-nothing = Ändert noch keinen Punktestand
hint-brings = Bringt sofort { $gain }
hint-costs = Kostet sofort { $loss }
hint-only = { $now }; etwas anderes gibt es nicht zu tun.
hint-beside = { $now } und gewinnt { $own } der betrachteten Spielverläufe; „{ $other }“ gewinnt { $its }.
