//! A table from its log.

use std::collections::BTreeMap;

use catalog::{EditionChoice, TableError};
use protocol::v1::Phase;
use store::{FORMER, Id, StoredMatch};

use super::super::entry::{Acted, Entry, Founding, Started};
use super::{Chair, Desk, Owner};

/// A table that cannot be read.
#[derive(Debug, thiserror::Error)]
pub(crate) enum LoadError {
    /// What is stored is not what this program writes.
    #[error("entry {number} of the log: {error}")]
    Entry { number: usize, error: serde_json::Error },
    /// What is stored about the table itself is not.
    #[error("the table's settings: {0}")]
    Founding(#[from] serde_json::Error),
    /// The table cannot be set up.
    #[error(transparent)]
    Table(#[from] TableError),
}

impl Desk {
    /// The table as it was left. If the rules have changed since, it says so
    /// and stands still.
    pub(crate) fn load(stored: &StoredMatch, now: u64) -> Result<Self, LoadError> {
        let founding: Founding = serde_json::from_str(&stored.summary.settings)?;
        let mut desk = Self::found(stored.summary.id, founding)?;
        let rows = stored.summary.seats.iter();
        let names = rows.filter_map(|row| Some((row.person?, row.name.clone()))).collect();
        for (number, text) in stored.entries.iter().enumerate() {
            let entry = serde_json::from_str(text);
            let entry = entry.map_err(|error| LoadError::Entry { number, error })?;
            desk.seq += 1;
            if let Err(error) = desk.redo(entry, &names) {
                desk.phase = Phase::Stuck(format!("entry {number} of the log: {error}"));
            }
            if matches!(desk.phase, Phase::Stuck(_)) {
                break;
            }
        }
        desk.resume(stored.entries.len() as u64, now);
        Ok(desk)
    }

    /// Goes on from here. Time does not run while there is no server.
    fn resume(&mut self, entries: u64, now: u64) {
        self.seq = entries;
        self.recent.clear();
        self.recent_from = self.seq;
        for chair in &mut self.chairs {
            chair.gone_since = Some(now);
        }
        self.clock.pause();
        if self.phase == Phase::Playing {
            self.run_clocks(None, now);
            self.tell_gallery(now);
        }
        self.out = super::Out::default();
    }

    fn redo(&mut self, entry: Entry, names: &BTreeMap<Id, String>) -> Result<(), TableError> {
        match entry {
            Entry::Sat { seat, person, share } => {
                let name = names.get(&person).cloned().unwrap_or_else(|| FORMER.to_owned());
                let owner = Owner::Person(person, name);
                self.chairs[seat.index()] = Chair { owner, share, ..Chair::default() };
            }
            Entry::Bot { seat, level } => self.chairs[seat.index()].owner = Owner::Bot(level),
            Entry::Freed { seat } => self.chairs[seat.index()] = Chair::default(),
            Entry::Started(started) => self.restart(started)?,
            Entry::Acted(acted) => self.redo_action(acted)?,
            Entry::Undone { seat, to, free } => self.go_back(seat, to, free)?,
            Entry::Away { seat } => self.chairs[seat.index()].away = true,
            Entry::Back { seat } => self.chairs[seat.index()].away = false,
            Entry::Rematch { table } => self.rematch = Some(table),
        }
        Ok(())
    }

    fn restart(&mut self, started: Started) -> Result<(), TableError> {
        let Started { rules, house, chance, .. } = started;
        let known = self.game.about().rules;
        if rules != known {
            let which = if rules < known { "an older" } else { "a newer" };
            self.phase = Phase::Stuck(format!(
                "this match began under version {rules} of the rules, and this server knows \
                 version {known}: {which} server can finish it"
            ));
            return Ok(());
        }
        let mut choices = self.choices();
        if let Some(text) = house {
            choices.edition = EditionChoice::File { name: "house".to_owned(), text };
        }
        let mut play = self.game.open(&choices)?;
        let happened = play.redeal(&chance)?;
        self.begin(play, happened);
        self.after_step(None, 0);
        Ok(())
    }

    fn redo_action(&mut self, acted: Acted) -> Result<(), TableError> {
        let Acted { seat, action, chance, key, by, left, .. } = acted;
        let Some(play) = &mut self.play else { return Ok(()) };
        let inputs = play.inputs();
        play.replay(seat, &action, &chance)?;
        if let Some(key) = key {
            self.keys[seat.index()].insert(key, self.seq);
        }
        self.mark(seat, inputs, by);
        self.after_step(Some(seat), 0);
        if let Some(left) = left {
            self.clock.set_left(seat, left);
        }
        Ok(())
    }
}
