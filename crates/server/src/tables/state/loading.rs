//! Loading a table from its log.

use std::collections::BTreeMap;

use engine::{EditionChoice, MatchError};
use game::Text;
use protocol::v1::Phase;
use registry::GameId;
use store::{FORMER, Id, State, StoredMatch};

use super::super::entry::{Acted, Entry, Started, TableSettings};
use super::{Chair, Owner, Recent, TableState, choices, damage, opponent};

/// A table that cannot be read.
#[derive(Debug, thiserror::Error)]
pub(crate) enum LoadError {
    /// What is stored is not what this program writes.
    #[error("entry {number} of the log: {error}")]
    Entry { number: usize, error: serde_json::Error },
    /// What is stored about the table itself is not.
    #[error("invalid table settings: {0}")]
    TableSettings(#[from] serde_json::Error),
    /// The table cannot be set up.
    #[error(transparent)]
    Table(#[from] MatchError),
}

impl TableState {
    /// The table as it was left. If the rules have changed since, it says so
    /// and stands still.
    pub(crate) fn load(stored: &StoredMatch, now: u64) -> Result<Self, LoadError> {
        let settings: TableSettings = serde_json::from_str(&stored.summary.settings)?;
        let mut state = Self::refurnish(stored.summary.id, settings)?;
        let rows = stored.summary.seats.iter();
        let names: BTreeMap<Id, String> =
            rows.filter_map(|row| Some((row.person?, row.name.clone()))).collect();
        state.name_reserved(|person| names.get(&person).cloned());
        let ended = stored.summary.state == State::Finished;
        let mut written = 0;
        for (number, text) in stored.entries.iter().enumerate() {
            let entry: Entry =
                serde_json::from_str(text).map_err(|error| LoadError::Entry { number, error })?;
            state.seq += 1;
            written = entry.at().unwrap_or(0).max(written);
            if let Err(error) = state.redo(entry, &names, written, ended) {
                state.phase = Phase::Stuck(format!("entry {number} of the log: {error}"));
                state.stuck = Some(Text::new("online-stuck-damaged"));
            }
            if matches!(state.phase, Phase::Stuck(_)) {
                break;
            }
        }
        state.resume(stored.entries.len() as u64, written, now);
        Ok(state)
    }

    /// A table as it was made. Whether its settings can still be played with shows when the match
    /// begins, or began: an older one must be able to say why it cannot go on.
    fn refurnish(id: Id, settings: TableSettings) -> Result<Self, MatchError> {
        let new = &settings.table;
        let game: GameId = new
            .game
            .parse()
            .map_err(|error: registry::UnknownGame| MatchError::BadRequest(error.to_string()))?;
        let edition = match (engine::read_edition(game, &choices(new).edition), &new.edition) {
            (Ok(name), _) => name,
            (Err(_), Some(own)) => own.name.clone(),
            (Err(_), None) => "house".to_owned(),
        };
        Ok(Self::furnish(id, settings, game, edition))
    }

    /// Goes on from here; the last entry was written at that time. Deadlines are what they were,
    /// but nobody's time runs out before they had a chance to come back.
    fn resume(&mut self, entries: u64, at: u64, now: u64) {
        self.seq = entries;
        if self.play.is_none() {
            self.recent_from = self.seq;
        }
        self.view_number = self.seq;
        for chair in &mut self.chairs {
            chair.gone_since = Some(now);
        }
        match self.phase {
            Phase::Playing => {
                self.clock.resume(now);
                self.show_match_later(None, now);
            }
            Phase::Over => {
                self.show_match_later(None, at.min(now));
                self.release_to_spectators(now);
            }
            Phase::Gathering => {
                // Clients commit anew when they come back.
                self.next_round(self.shares.round);
                self.clock.pause();
                self.resume_start(now);
            }
            Phase::Stuck(_) => self.clock.pause(),
        }
        self.out = super::Out::default();
    }

    fn redo(
        &mut self,
        entry: Entry,
        names: &BTreeMap<Id, String>,
        at: u64,
        ended: bool,
    ) -> Result<(), MatchError> {
        damage::check(&entry, self.chairs.len())?;
        match entry {
            Entry::Sat { seat, person, share } => {
                let name = names.get(&person).cloned().unwrap_or_else(|| FORMER.to_owned());
                let owner = Owner::Person(person, name);
                let chair = &mut self.chairs[seat.index()];
                let colors = std::mem::take(&mut chair.colors);
                *chair = Chair { owner, share, colors, ..Chair::default() };
            }
            Entry::Bot { seat, level } if self.phase == Phase::Gathering => {
                self.occupy(seat, Owner::Bot(opponent(level)));
            }
            Entry::Bot { seat, level } => {
                self.chairs[seat.index()].owner = Owner::Bot(opponent(level));
                self.run_clocks(None, at);
            }
            Entry::Freed { seat } => self.occupy(seat, Owner::Nobody),
            Entry::Removed { seat, person } => self.take_removed(seat, person),
            Entry::Colors { seat, chosen } => self.chairs[seat.index()].colors = chosen,
            Entry::Round { round } => self.next_round(round),
            Entry::Started(started) => self.restart(started)?,
            Entry::Acted(acted) => self.redo_action(acted, ended)?,
            Entry::Undone { seat, to, free, redraw, .. } => {
                self.go_back(seat, to, free, redraw, at)?;
                self.run_clocks(None, at);
            }
            Entry::Away { seat, late } => {
                self.chairs[seat.index()].away = true;
                self.run_clocks(None, at);
                if late {
                    self.clock.set_left(seat, 0);
                }
            }
            Entry::Back { seat, .. } => {
                self.chairs[seat.index()].away = false;
                self.run_clocks(None, at);
            }
            Entry::TookOver { seat, person, .. } => {
                let name = names.get(&person).cloned().unwrap_or_else(|| FORMER.to_owned());
                self.give_to_latecomer(seat, person, name, at);
            }
            Entry::Reserved { seat, person, at } => {
                let kept = names.get(&person).map(|name| Owner::Reserved(person, name.clone()));
                self.keep_seat(seat, kept.unwrap_or_default(), at);
            }
            Entry::Settings(changes) => self.apply_settings(&changes),
            Entry::Standing { seat, pass } => self.take_standing(seat, pass),
            Entry::Rematch { table } => self.note_rematch(table),
            Entry::Closed { why } => self.closed(why),
        }
        Ok(())
    }

    fn restart(&mut self, started: Started) -> Result<(), MatchError> {
        let Started { rules, house, chance, at, dice } = started;
        let known = self.game.about().rules;
        if rules != known {
            self.phase = Phase::Stuck(other_rules(self.game, rules, known));
            let text = Text::new("online-stuck-rules");
            self.stuck = Some(text.with("began", rules).with("known", known));
            return Ok(());
        }
        self.redraw(dice);
        let mut choices = self.choices();
        if let Some(text) = house {
            choices.edition = EditionChoice::File { name: "house".to_owned(), text };
        }
        let mut play = engine::open(self.game, &choices)?;
        let happened = play.redeal(&chance)?;
        self.begin(play, happened);
        self.after_step(None, at);
        Ok(())
    }

    fn redo_action(&mut self, acted: Acted, ended: bool) -> Result<(), MatchError> {
        let Acted { seat, action, chance, key, by, at, left } = acted;
        let Some(play) = &mut self.play else { return Ok(()) };
        let inputs = play.inputs();
        let happened = Some(play.replay(seat, &action, &chance)?);
        self.remember(Recent { seq: self.seq, happened, undone: None });
        if let Some(key) = key {
            self.keys[seat.index()].insert(key, self.seq);
        }
        self.add_undo_point(seat, inputs, by);
        self.run_clocks(Some(seat), at);
        if let Some(left) = left {
            self.clock.correct(seat, left);
        }
        self.after_logged_step(Some(seat), at, ended);
        Ok(())
    }
}

/// For the people at the table.
fn other_rules(game: GameId, began: u32, known: u32) -> String {
    let title = game.about().title;
    format!(
        "This match of {title} started under version {began} of the rules, but this server plays \
         version {known}. It can’t continue here; nothing of it is deleted."
    )
}
