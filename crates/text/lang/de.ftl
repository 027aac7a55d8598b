# Was alle Spiele sagen: Aufzählungen.
list-and = { $first } und { $last }
