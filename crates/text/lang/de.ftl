# Was alle Spiele sagen: Aufzählungen, und warum ein Hinweis gegeben wird.
list-and = { $first } und { $last }

hint-share = { $percent } %
hint-nothing = Vorerst keine Punkte
hint-brings = Jetzt +{ $gain } Punkte
hint-costs = Jetzt −{ $loss } Punkte
hint-only = { $now }. Etwas anderes geht nicht.
hint-beside = { $now }. Gewinnt { $own } der simulierten Partien; „{ $other }“ gewinnt { $its }.
sketch-edition = { $title }, Ausgabe `{ $name }`
about-first = Wer beginnt; ausgelost, wenn niemand genannt ist
about-colors = Wer welche Farbe spielt, nach Plätzen; der Reihe nach, wo nichts gewählt ist
