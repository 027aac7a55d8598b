-- What happened at tables and waits for the end of somebody's quiet hours. `place` is the table as
-- alerts describe it, as JSON.
CREATE TABLE held_alerts (
    person   uuid NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    table_id uuid NOT NULL,
    event    text NOT NULL,
    place    text NOT NULL,
    PRIMARY KEY (person, table_id)
);
