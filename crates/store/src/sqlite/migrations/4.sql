-- How somebody wants to be alerted, as JSON, and the secret that signs their webhooks.
CREATE TABLE alerts (
    person   TEXT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    settings TEXT NOT NULL,
    secret   BLOB NOT NULL
) STRICT, WITHOUT ROWID;

-- Questions that somebody was alerted of and has not answered. `seen`: they have opened the table
-- since. Rows outlive a restart, so that nobody is alerted twice.
CREATE TABLE alerted (
    person   TEXT    NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    table_id TEXT    NOT NULL,
    question INTEGER NOT NULL,
    reminded INTEGER NOT NULL,
    seen     INTEGER NOT NULL,
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;

-- Browsers that get push messages.
CREATE TABLE push (
    endpoint TEXT    PRIMARY KEY,
    person   TEXT    NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    key      BLOB    NOT NULL,
    auth     BLOB    NOT NULL,
    label    TEXT    NOT NULL,
    created  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX push_by_person ON push (person, created);

-- Mail addresses. `hash` is that of the secret in the links of every mail.
CREATE TABLE mail (
    person    TEXT    PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    address   TEXT    NOT NULL,
    hash      BLOB    NOT NULL UNIQUE,
    secret    TEXT    NOT NULL,
    confirmed INTEGER NOT NULL,
    sent      INTEGER
) STRICT, WITHOUT ROWID;

-- Keys of the server itself.
CREATE TABLE secrets (
    name  TEXT PRIMARY KEY,
    value BLOB NOT NULL
) STRICT, WITHOUT ROWID;
