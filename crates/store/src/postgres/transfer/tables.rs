//! The tables that both engines have, and what their columns hold.

use tokio_postgres::types::Type;

/// What a column holds, as PostgreSQL keeps it; SQLite has fewer types.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Big,
    Int,
    Small,
    Real,
    Bool,
    Text,
    Bytes,
    Id,
}

impl Kind {
    pub(super) fn in_postgres(self) -> Type {
        match self {
            Self::Big => Type::INT8,
            Self::Int => Type::INT4,
            Self::Small => Type::INT2,
            Self::Real => Type::FLOAT8,
            Self::Bool => Type::BOOL,
            Self::Text => Type::TEXT,
            Self::Bytes => Type::BYTEA,
            Self::Id => Type::UUID,
        }
    }
}

pub(super) struct Table {
    pub(super) name: &'static str,
    columns: &'static [(&'static str, Kind)],
    /// The columns of its key.
    order: &'static str,
}

/// Columns that the database keeps beside the settings of a match.
const DERIVED: &[(&str, Kind)] = &[
    ("listed", Kind::Text),
    ("host", Kind::Text),
    ("host_id", Kind::Id),
    ("days", Kind::Bool),
    ("size", Kind::Int),
    ("rated", Kind::Bool),
];

impl Table {
    pub(super) fn kinds(&self) -> impl Iterator<Item = Kind> {
        self.columns.iter().map(|(_, kind)| *kind)
    }

    /// The column of settings from which others are derived.
    pub(super) fn derives_from(&self) -> Option<usize> {
        self.columns.iter().position(|(name, _)| self.name == "matches" && *name == "settings")
    }

    pub(super) fn derived_kinds(&self) -> impl Iterator<Item = Kind> {
        self.derived().iter().map(|(_, kind)| *kind)
    }

    fn derived(&self) -> &'static [(&'static str, Kind)] {
        if self.derives_from().is_some() { DERIVED } else { &[] }
    }

    pub(super) fn all_columns(&self) -> String {
        names(self.columns.iter().chain(self.derived()))
    }

    pub(super) fn select(&self) -> String {
        format!("SELECT {} FROM {} ORDER BY {}", names(self.columns), self.name, self.order)
    }

    pub(super) fn insert(&self) -> String {
        let places = vec!["?"; self.columns.len()].join(", ");
        format!("INSERT INTO {} ({}) VALUES ({places})", self.name, names(self.columns))
    }
}

fn names<'a>(columns: impl IntoIterator<Item = &'a (&'static str, Kind)>) -> String {
    columns.into_iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ")
}

macro_rules! table {
    ($name:literal by $order:literal: $($column:ident $kind:ident),* $(,)?) => {
        &Table {
            name: $name,
            columns: &[$((stringify!($column), Kind::$kind)),*],
            order: $order,
        }
    };
}

/// In an order in which nothing refers to what is not there yet.
pub(super) const TABLES: &[&Table] = &[
    table!("people" by "id": id Id, name Text, folded Text, password Text, webhook Text,
        created Big, seen Big),
    table!("matches" by "key": key Big, id Id, game Text, state Text, public Bool, settings Text,
        created Big, changed Big),
    table!("log" by "match, number": match Big, number Int, entry Text),
    table!("seats" by "match, seat": match Big, seat Small, person Id, bot Text, name Text,
        place Small, score Big, before Big, after Big),
    table!("records" by "match": match Big, finished Big, record Text),
    table!("keys" by "id": id Id, person Id, kind Text, hash Bytes, label Text, created Big,
        seen Big, expires Big),
    table!("ratings" by "game, player": game Text, player Text, rating Real, uncertainty Real,
        matches Big, wins Big),
    table!("played" by "game, players, seat": game Text, players Int, seat Int, matches Big,
        wins Big),
    table!("devices" by "hash": hash Bytes, person Id, seen Big),
    table!("leaving" by "person, match": person Id, match Big),
    table!("chat" by "match, number": match Big, number Big, person Id, text Text, at Big),
    table!("alerts" by "person": person Id, settings Text, secret Bytes),
    table!("alerted" by "person, table_id": person Id, table_id Id, question Big, reminded Bool,
        seen Bool),
    table!("held_alerts" by "person, table_id": person Id, table_id Id, event Text, place Text),
    table!("push" by "endpoint": endpoint Text, person Id, key Bytes, auth Bytes, label Text,
        created Big),
    table!("mail" by "person": person Id, address Text, hash Bytes, secret Text, confirmed Bool,
        sent Big),
    table!("secrets" by "name": name Text, value Bytes),
];

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    /// A table that somebody adds to SQLite would be left behind.
    #[test]
    fn every_table_and_column_of_sqlite_is_moved() {
        const COLUMNS: &str =
            "SELECT t.name, c.name FROM sqlite_schema AS t, pragma_table_info(t.name)
            AS c WHERE t.type = 'table' AND t.name NOT IN ('probe')";
        let folder = tempfile::tempdir().expect("a folder");
        drop(crate::Store::open(folder.path()).expect("a store"));
        let file = folder.path().join("freebooter.db");
        let connection = rusqlite::Connection::open(file).expect("a database");
        let mut select = connection.prepare(COLUMNS).expect("a statement");
        let rows = select.query_map([], |row| Ok((row.get(0)?, row.get(1)?))).expect("rows");
        let mut there: HashSet<(String, String)> = rows.collect::<Result<_, _>>().expect("rows");
        // The place of a row in the file says nothing: a log is in the order of its numbers.
        there.remove(&("log".to_owned(), "position".to_owned()));
        let moved = TABLES.iter().flat_map(|table| {
            table.columns.iter().map(|(name, _)| (table.name.to_owned(), (*name).to_owned()))
        });
        assert_eq!(there, moved.collect());
    }
}
