-- Matches, one a table; `id` is the one in the table's link.
CREATE TABLE matches (
    key      INTEGER PRIMARY KEY,
    id       TEXT    NOT NULL UNIQUE,
    game     TEXT    NOT NULL,
    state    TEXT    NOT NULL CHECK (state IN ('waiting', 'running', 'finished', 'closed')),
    public   INTEGER NOT NULL,
    settings TEXT    NOT NULL,
    created  INTEGER NOT NULL,
    changed  INTEGER NOT NULL
) STRICT;
CREATE INDEX matches_by_state ON matches (state, changed);

-- Appended to only. Rows lie in the order of their commit, which makes appending cheap; the index
-- sees to it that a number of a match is written once.
CREATE TABLE log (
    position INTEGER PRIMARY KEY,
    match    INTEGER NOT NULL REFERENCES matches (key),
    number   INTEGER NOT NULL,
    entry    TEXT    NOT NULL
) STRICT;
CREATE UNIQUE INDEX log_by_match ON log (match, number);

-- Who sits where; once the match is over, how it ended for them, and rating points before and
-- after it.
CREATE TABLE seats (
    match   INTEGER NOT NULL REFERENCES matches (key),
    seat    INTEGER NOT NULL,
    person  TEXT REFERENCES people (id),
    bot     TEXT,
    name    TEXT    NOT NULL,
    place   INTEGER,
    score   INTEGER,
    before  INTEGER,
    after   INTEGER,
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_person ON seats (person, match);

CREATE TABLE records (
    match    INTEGER PRIMARY KEY REFERENCES matches (key),
    finished INTEGER NOT NULL,
    record   TEXT    NOT NULL
) STRICT;

-- A guest is a person without a password.
CREATE TABLE people (
    id       TEXT    PRIMARY KEY,
    name     TEXT    NOT NULL,
    folded   TEXT    UNIQUE,
    password TEXT,
    webhook  TEXT,
    created  INTEGER NOT NULL,
    seen     INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Devices that are signed in (`session`) and programs that play (`token`); of the secret only the
-- hash is kept.
CREATE TABLE keys (
    id      TEXT    PRIMARY KEY,
    person  TEXT    NOT NULL REFERENCES people (id),
    kind    TEXT    NOT NULL CHECK (kind IN ('session', 'token')),
    hash    BLOB    NOT NULL UNIQUE,
    label   TEXT    NOT NULL,
    created INTEGER NOT NULL,
    seen    INTEGER NOT NULL,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX keys_by_person ON keys (person);
CREATE INDEX keys_by_expiry ON keys (expires);

-- `player` is a person's id, or `bot:` and a level.
CREATE TABLE ratings (
    game        TEXT NOT NULL,
    player      TEXT NOT NULL,
    rating      REAL NOT NULL,
    uncertainty REAL NOT NULL,
    matches     INTEGER NOT NULL,
    wins        INTEGER NOT NULL,
    PRIMARY KEY (game, player)
) STRICT, WITHOUT ROWID;
CREATE INDEX ratings_by_player ON ratings (player);
