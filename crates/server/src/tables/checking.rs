//! Checking a server's data, for the operator.

use std::path::Path;

use store::{Id, InspectedMatch, Inspection, Notice, StoreError};

use super::state::{Verdict, check_match};

/// The result of checking a server's data.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// The number of matches.
    pub matches: usize,
    /// The number of log entries that were replayed.
    pub entries: usize,
    /// Matches under other versions of the rules: stored, but this program cannot replay them.
    pub other_rules: Vec<(Id, u32)>,
    /// Problems with the database itself.
    pub notices: Vec<Notice>,
    /// Matches that are damaged, and what is wrong with each.
    pub damaged: Vec<(Id, String)>,
}

impl Checked {
    /// True if nothing is wrong.
    pub fn is_sound(&self) -> bool {
        self.notices.is_empty() && self.damaged.is_empty()
    }

    fn add(&mut self, id: Id, found: &InspectedMatch) {
        self.matches += 1;
        self.entries += found.stored.entries.len();
        match check_match(found) {
            Verdict::Sound => {}
            Verdict::OtherRules { rules } => self.other_rules.push((id, rules)),
            Verdict::Damaged(why) => self.damaged.push((id, why)),
        }
    }
}

/// Checks the data in a folder, or a backup: the database, and every match by replaying its log.
/// A server can keep running on it. What can't be read is damage; an error says that there is no
/// data of ours. `progress` gets how many matches are done, and of how many.
pub fn check_data(
    path: &Path,
    mut progress: impl FnMut(usize, usize),
) -> Result<Checked, StoreError> {
    let data = match Inspection::open(path) {
        Ok(data) => data,
        Err(StoreError::Damaged(reason)) => {
            let notices = vec![Notice::DamagedPage(reason)];
            return Ok(Checked { notices, ..Checked::default() });
        }
        Err(error) => return Err(error),
    };
    let mut checked = Checked { notices: data.damage(), ..Checked::default() };
    let (ids, unreadable) = data.matches();
    checked.notices.extend(unreadable);
    progress(0, ids.len());
    for (number, &id) in ids.iter().enumerate() {
        match data.read(id) {
            Ok(None) => {}
            Ok(Some(found)) => checked.add(id, &found),
            Err(unreadable) => {
                checked.matches += 1;
                checked.damaged.push((id, unreadable.to_string()));
            }
        }
        progress(number + 1, ids.len());
    }
    Ok(checked)
}
