-- Several servers on one database: where the others reach this one.
ALTER TABLE nodes ADD COLUMN name text;
