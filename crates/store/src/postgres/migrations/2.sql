-- Tables for rated matches, by which the lobby filters.
ALTER TABLE matches ADD COLUMN rated boolean;
