//! One list of tables for all who watch it with the same filter.

use std::collections::{HashMap, HashSet};

use protocol::v1::{Counts, ListedTable, LobbyUpdate, PersonalAnswer};

use crate::outgoing::Wire;

/// A list as its watchers have it.
#[derive(Debug, Default)]
pub(super) struct Feed {
    /// In order.
    tables: Vec<ListedTable>,
    counts: Counts,
    /// The whole list, written once for all who come.
    complete: Option<Wire>,
}

impl Feed {
    pub(super) fn new(tables: Vec<ListedTable>, counts: Counts) -> Self {
        Self { tables, counts, complete: None }
    }

    /// The tables as they were sent last.
    pub(super) fn tables(&self) -> Vec<ListedTable> {
        self.tables.clone()
    }

    /// Takes a new list; returns what has changed, if anything has.
    pub(super) fn update(&mut self, tables: Vec<ListedTable>, counts: Counts) -> Option<Wire> {
        let old: HashMap<&str, &ListedTable> =
            self.tables.iter().map(|table| (table.id.as_str(), table)).collect();
        let is_new = |table: &&ListedTable| old.get(table.id.as_str()) != Some(table);
        let changed: Vec<_> = tables.iter().filter(is_new).cloned().collect();
        let new: HashSet<&str> = tables.iter().map(|table| table.id.as_str()).collect();
        let gone = self.tables.iter().filter(|table| !new.contains(table.id.as_str()));
        let gone: Vec<_> = gone.map(|table| table.id.clone()).collect();
        if changed.is_empty() && gone.is_empty() && counts == self.counts {
            return None;
        }
        *self = Self { tables, counts, complete: None };
        Some(wire(LobbyUpdate { complete: false, tables: changed, gone, counts }))
    }

    /// The whole list.
    pub(super) fn complete(&mut self) -> Wire {
        let Self { tables, counts, complete } = self;
        let whole = || {
            let (tables, gone) = (tables.clone(), Vec::new());
            wire(LobbyUpdate { complete: true, tables, gone, counts: *counts })
        };
        complete.get_or_insert_with(whole).clone()
    }
}

fn wire(update: LobbyUpdate) -> Wire {
    let answer = PersonalAnswer::Lobby(update);
    serde_json::to_string(&answer).expect("a message is plain data").into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(id: &str, watching: usize) -> ListedTable {
        let table = serde_json::json!({"id": id, "game": "planks", "players": 2, "options": {},
            "edition": null, "clock": "none", "spectators": true, "public": true,
            "running": false, "seats": [], "created": 1, "changed": 2, "watching": watching});
        serde_json::from_value(table).expect("a table")
    }

    fn read(wire: &Wire) -> LobbyUpdate {
        match serde_json::from_str(wire).expect("an answer") {
            PersonalAnswer::Lobby(update) => update,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn only_what_has_changed_is_sent() {
        let counts = Counts { online: 3, matches: 1 };
        let mut feed = Feed::new(vec![table("a", 0), table("b", 0)], counts);
        assert_eq!(read(&feed.complete()).tables.len(), 2);
        assert!(feed.update(vec![table("a", 0), table("b", 0)], counts).is_none());
        let update = feed.update(vec![table("b", 1), table("c", 0)], counts).expect("news");
        let update = read(&update);
        let ids: Vec<_> = update.tables.iter().map(|table| table.id.as_str()).collect();
        assert_eq!((ids, update.gone), (vec!["b", "c"], vec!["a".to_owned()]));
        let busier = Counts { online: 4, ..counts };
        let update = feed.update(vec![table("b", 1), table("c", 0)], busier).expect("news");
        assert_eq!((read(&update).tables.len(), read(&update).counts), (0, busier));
        assert_eq!(read(&feed.complete()).tables, [table("b", 1), table("c", 0)]);
        assert_eq!(read(&feed.complete()).counts, busier);
    }
}
