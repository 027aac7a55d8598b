-- What the lobby filters by; the rest of the settings is not read.
ALTER TABLE matches ADD COLUMN days INTEGER GENERATED ALWAYS AS
    (CASE WHEN json_valid(settings)
        THEN json_type(settings, '$.table.clock.days') IS NOT NULL END) VIRTUAL;
ALTER TABLE matches ADD COLUMN size INTEGER GENERATED ALWAYS AS
    (CASE WHEN json_valid(settings)
        THEN CAST(settings ->> '$.table.players' AS INTEGER) END) VIRTUAL;
DROP INDEX matches_in_lobby;
CREATE INDEX matches_in_lobby ON matches (state, public, game, changed, host, days, size);

-- The last messages at a table. Names are looked up: they change, and go with the account.
CREATE TABLE chat (
    match  INTEGER NOT NULL REFERENCES matches (key),
    number INTEGER NOT NULL,
    person TEXT    NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    text   TEXT    NOT NULL,
    at     INTEGER NOT NULL,
    PRIMARY KEY (match, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX chat_by_person ON chat (person);
