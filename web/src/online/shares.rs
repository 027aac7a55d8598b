//! What this browser gave to the dice of its tables, kept so that it can be compared at the end.

use serde::{Deserialize, Serialize};

use crate::device;

/// So many tables are remembered.
const MOST: usize = 100;
const KEY: &str = "shares";

/// What was shown and given when this browser sat down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Given {
    pub(crate) table: String,
    /// What the server had committed itself to.
    pub(crate) commitment: String,
    /// The share of this browser.
    pub(crate) share: String,
}

/// Keeps a share. Whoever sits down again gives another, which counts.
pub(crate) fn keep(table: &str, commitment: &str, share: &str) {
    let given = Given {
        table: table.to_owned(),
        commitment: commitment.to_owned(),
        share: share.to_owned(),
    };
    device::save(KEY, &added(device::load(KEY).unwrap_or_default(), given));
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
    use super::*;

    fn given(table: usize, share: &str) -> Given {
        Given { table: table.to_string(), commitment: String::new(), share: share.to_owned() }
    }

    #[test]
    fn the_latest_share_of_the_latest_tables_is_kept() {
        let all = (0..MOST + 5).fold(Vec::new(), |all, table| added(all, given(table, "one")));
        assert_eq!((all.len(), &*all[0].table), (MOST, "5"));
        let all = added(all, given(50, "two"));
        assert_eq!((all.len(), all.last()), (MOST, Some(&given(50, "two"))));
    }
}
