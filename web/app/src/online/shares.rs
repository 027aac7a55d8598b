//! The shares that this browser gave to the dice of its tables, stored for the check at the end.

use fair_dice::{Bytes32, Shares};
use game::Seat;
use protocol::v1::{Request, TableInfo};
use serde::{Deserialize, Serialize};
use web_kit::device;

/// The tables that are remembered.
const MOST: usize = 100;
const KEY: &str = "shares";

/// What was shown to this browser, and what it gave.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Given {
    pub(crate) table: String,
    /// What the server had committed itself to.
    pub(crate) commitment: String,
    /// None if a page of version 0.1.0 kept this.
    #[serde(default)]
    pub(crate) shares: Option<Shares>,
}

impl Given {
    fn new(table: &TableInfo) -> Option<Self> {
        let shares = Some(Shares::new(Bytes32::parse(&device::share())?));
        Some(Self { table: table.id.clone(), commitment: table.commitment.clone(), shares })
    }

    /// A server that changes its commitment gets shares of another key.
    fn is_of(&self, table: &TableInfo) -> bool {
        self.table == table.id && self.commitment == table.commitment && self.shares.is_some()
    }
}

/// What the dice of a table want of this browser, if anything. `known` is what this page remembers
/// by itself: a browser may keep nothing.
pub(crate) fn owed(
    table: &TableInfo,
    seat: Seat,
    known: Option<Given>,
) -> Option<(Request, Given)> {
    let kept = known.or_else(|| given(&table.id)).filter(|given| given.is_of(table));
    let mut given = kept.or_else(|| Given::new(table))?;
    let request = given.shares.as_mut()?.owed(table, seat)?;
    device::save(KEY, &added(device::load(KEY).unwrap_or_default(), given.clone()));
    Some((request, given))
}

fn added(mut all: Vec<Given>, given: Given) -> Vec<Given> {
    all.retain(|other| other.table != given.table);
    all.push(given);
    let surplus = all.len().saturating_sub(MOST);
    all.drain(..surplus);
    all
}

/// What was kept for a table.
pub(crate) fn given(table: &str) -> Option<Given> {
    let all: Vec<Given> = device::load(KEY)?;
    all.into_iter().find(|given| given.table == table)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn given(table: usize, commitment: &str) -> Given {
        let (table, commitment) = (table.to_string(), commitment.to_owned());
        Given { table, commitment, shares: Some(Shares::new(Bytes32([1; 32]))) }
    }

    #[test]
    fn the_latest_share_of_the_latest_tables_is_kept() {
        let all = (0..MOST + 5).fold(Vec::new(), |all, table| added(all, given(table, "one")));
        assert_eq!((all.len(), &*all[0].table), (MOST, "5"));
        let all = added(all, given(50, "two"));
        assert_eq!((all.len(), all.last()), (MOST, Some(&given(50, "two"))));
    }

    #[test]
    fn what_an_older_page_kept_can_still_be_read() {
        let old = json!([{"table": "t", "commitment": "c", "share": "s"}]);
        let all: Vec<Given> = serde_json::from_value(old).expect("it can be read");
        assert_eq!((&*all[0].commitment, &all[0].shares), ("c", &None));
    }
}
