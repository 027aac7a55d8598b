-- Who made the table: the lobby shows only a few of one host. The rest of the settings is not read.
ALTER TABLE matches ADD COLUMN host TEXT GENERATED ALWAYS AS
    (CASE WHEN json_valid(settings) THEN CAST(settings ->> '$.host' AS TEXT) END) VIRTUAL;
CREATE INDEX matches_in_lobby ON matches (state, public, game, changed, host);

-- Finished matches by game, number of players and seat, counted when a match ends.
CREATE TABLE played (
    game    TEXT    NOT NULL,
    players INTEGER NOT NULL,
    seat    INTEGER NOT NULL,
    matches INTEGER NOT NULL,
    wins    INTEGER NOT NULL,
    PRIMARY KEY (game, players, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO played
    WITH sizes AS (SELECT match, count(*) AS players FROM seats WHERE place IS NOT NULL GROUP BY match)
    SELECT game, players, seat, count(*), sum(place = 1) FROM seats
    JOIN sizes USING (match) JOIN matches ON key = match
    WHERE place IS NOT NULL GROUP BY game, players, seat;

-- Devices on which somebody has signed in: others who try passwords do not lock these out. Of the
-- secret only the hash is kept.
CREATE TABLE devices (
    hash   BLOB    PRIMARY KEY,
    person TEXT    NOT NULL REFERENCES people (id),
    seen   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX devices_by_person ON devices (person, seen);

-- Tables that have not been told yet that a person is gone. The person has no row any more.
CREATE TABLE leaving (
    person TEXT    NOT NULL,
    match  INTEGER NOT NULL REFERENCES matches (key),
    PRIMARY KEY (person, match)
) STRICT, WITHOUT ROWID;

-- Written and emptied to see whether anything can be written. It is always empty.
CREATE TABLE probe (
    id      INTEGER PRIMARY KEY,
    filling BLOB NOT NULL
) STRICT;
