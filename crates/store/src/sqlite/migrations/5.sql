-- Tables for rated matches, by which the lobby filters.
ALTER TABLE matches ADD COLUMN rated INTEGER GENERATED ALWAYS AS
    (CASE WHEN json_valid(settings)
        THEN CAST(settings ->> '$.table.rated' AS INTEGER) END) VIRTUAL;
DROP INDEX matches_in_lobby;
CREATE INDEX matches_in_lobby ON matches (state, public, game, changed, host, days, size, rated);
