//! What a table reports about itself.

use std::collections::BTreeMap;
use std::sync::Arc;

use game::{Seat, Thumbnail};
use protocol::v1::{ListedTable, Turn, Turns};
use store::Id;

/// A table as it is now. Of a match it holds only what spectators may know at this moment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct News {
    pub(crate) game: &'static str,
    /// Whether people are sitting down.
    pub(crate) gathering: bool,
    /// Whether a match is running.
    pub(crate) playing: bool,
    /// The number of people with a seat who are connected.
    pub(crate) present: u32,
    /// The number of spectators.
    pub(crate) watching: usize,
    /// The seats that are asked; none where spectators don't know it.
    pub(crate) asked: Option<Vec<Seat>>,
    /// The bots' seats that people may take over.
    pub(crate) take_over: Vec<Seat>,
    /// When the match starts by itself.
    pub(crate) starts: Option<u64>,
    /// As spectators would see the match now.
    pub(crate) thumbnail: Option<Thumbnail>,
    /// Whether everyone may see the picture now, and not only the people at the table.
    pub(crate) public: bool,
    /// The names by seat, as far as somebody sits there.
    pub(crate) names: Vec<Option<String>>,
    /// Everyone in whose list of tables it is: the host, and people with a seat.
    pub(crate) people: Vec<Id>,
    /// The people whose decision the match waits for.
    pub(crate) waits_for: Vec<AskedPerson>,
}

/// A person who is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct AskedPerson {
    pub(crate) person: Id,
    pub(crate) seat: Seat,
    /// Since when, in milliseconds since 1970.
    pub(crate) since: u64,
    pub(crate) deadline: Option<u64>,
}

impl News {
    /// Adds to a listed table what only the table itself knows, if that is in memory. In a list of
    /// somebody's own tables the picture is shown in any case.
    pub(crate) fn complete(news: Option<&Self>, listed: &mut ListedTable, own: bool) {
        listed.watching = news.map(|news| news.watching);
        listed.asked = news.and_then(|news| news.asked.clone());
        listed.take_over = news.map(|news| news.take_over.clone()).unwrap_or_default();
        listed.starts = news.and_then(|news| news.starts);
        let shown = news.filter(|news| own || news.public);
        listed.thumbnail = shown.and_then(|news| news.thumbnail.clone());
    }

    /// Whether the people at the table see it otherwise in their lists than before.
    pub(super) fn lists_otherwise(&self, before: &Self) -> bool {
        let listed = |news: &Self| (news.gathering, news.playing);
        listed(self) != listed(before) || self.names != before.names || self.people != before.people
    }

    fn turn(&self, table: Id, asked: &AskedPerson) -> Turn {
        let others = self.names.iter().enumerate();
        let others = others.filter(|(seat, _)| *seat != asked.seat.index());
        Turn {
            table: table.to_string(),
            game: self.game.to_owned(),
            since: asked.since,
            deadline: asked.deadline,
            with: others.filter_map(|(_, name)| name.clone()).collect(),
        }
    }
}

/// The tables that ask one person. A turn is written only when somebody wants to know it.
#[derive(Debug, Default)]
pub(super) struct TurnsOfPerson(BTreeMap<Id, (Arc<News>, AskedPerson)>);

impl TurnsOfPerson {
    /// Whether anything changed.
    pub(super) fn set(&mut self, table: Id, news: &Arc<News>, asked: AskedPerson) -> bool {
        let old = self.0.insert(table, (Arc::clone(news), asked));
        old.is_none_or(|(before, old)| old != asked || before.names != news.names)
    }

    pub(super) fn remove(&mut self, table: Id) -> bool {
        self.0.remove(&table).is_some()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The earliest deadline first, then those that have waited longest.
    pub(super) fn sorted(&self) -> Turns {
        let turns = self.0.iter().map(|(&table, (news, asked))| news.turn(table, asked));
        let mut tables: Vec<Turn> = turns.collect();
        tables.sort_by_key(|turn| (turn.deadline.unwrap_or(u64::MAX), turn.since));
        Turns { tables }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turns_are_sorted_by_deadline_and_then_by_age() {
        let mut turns = TurnsOfPerson::default();
        let names = vec![Some("Anne".into()), Some("Bo".into())];
        let news = Arc::new(News { names, ..News::default() });
        let person = Id::random();
        for (number, since, deadline) in
            [(1, 50, None), (2, 40, None), (3, 90, Some(500)), (4, 95, Some(400))]
        {
            let asked = AskedPerson { person, seat: Seat::new(0), since, deadline };
            assert!(turns.set(Id::from_bytes([number; 16]), &news, asked));
            assert!(!turns.set(Id::from_bytes([number; 16]), &news, asked), "it is the same");
        }
        let sorted = turns.sorted().tables;
        assert_eq!(sorted.iter().map(|turn| turn.since).collect::<Vec<_>>(), [95, 90, 40, 50]);
        assert_eq!(sorted[0].with, ["Bo"]);
    }

    #[test]
    fn a_turn_changes_with_the_names_of_the_others() {
        let mut turns = TurnsOfPerson::default();
        let (table, person) = (Id::random(), Id::random());
        let asked = AskedPerson { person, seat: Seat::new(0), since: 1, deadline: None };
        for (name, changed) in [("Bo", true), ("Bo", false), ("Cy", true)] {
            let names = vec![Some("Anne".into()), Some(name.into())];
            let news = Arc::new(News { names, ..News::default() });
            assert_eq!(turns.set(table, &news, asked), changed, "{name}");
            assert_eq!(turns.sorted().tables[0].with, [name]);
        }
    }
}
