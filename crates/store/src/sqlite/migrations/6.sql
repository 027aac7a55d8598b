-- What happened at tables and waits for the end of somebody's quiet hours. `place` is the table as
-- alerts describe it, as JSON. Rows outlive a restart, so that nothing is lost.
CREATE TABLE held_alerts (
    person   TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL,
    event    TEXT NOT NULL,
    place    TEXT NOT NULL,
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;
