-- A server that takes a table over asks which alerts were sent of it.
CREATE INDEX alerted_by_table ON alerted (table_id);
