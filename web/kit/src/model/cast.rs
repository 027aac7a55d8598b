//! The bots that people meet: six of every level, each with a name, a face and a line of character.

use game::{Level, Seat};
use leptos::prelude::*;

use crate::art;
use crate::words::say;

/// A bot with a name. Names are the same in every language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Character {
    /// Its name.
    pub name: &'static str,
    /// The key of its line of character.
    pub about: &'static str,
    face: Face,
}

/// Where a face comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Face {
    /// The face of a level.
    Of(Level),
    /// A portrait, by its seed and how often it is shuffled.
    Drawn(&'static str, u32),
}

const fn character(name: &'static str, about: &'static str, face: Face) -> Character {
    Character { name, about, face }
}

/// Enough for a table of six bots of one level.
type Crew = [Character; 6];

const CABIN_BOYS: Crew = [
    character("Nell", "cast-nell", Face::Drawn("nell", 6)),
    character("Pip", "cast-pip", Face::Of(Level::CabinBoy)),
    character("Tam", "cast-tam", Face::Drawn("tam", 3)),
    character("Wren", "cast-wren", Face::Drawn("wren", 4)),
    character("Kit", "cast-kit", Face::Drawn("amara", 0)),
    character("Dot", "cast-dot", Face::Drawn("ines", 6)),
];
const MATES: Crew = [
    character("Otto", "cast-otto", Face::Drawn("quill", 2)),
    character("Molly", "cast-molly", Face::Of(Level::Mate)),
    character("Barnaby", "cast-barnaby", Face::Drawn("ines", 3)),
    character("Ines", "cast-ines", Face::Drawn("ines", 8)),
    character("Rufus", "cast-rufus", Face::Drawn("rufus", 8)),
    character("Saskia", "cast-saskia", Face::Drawn("saskia", 1)),
];
const CAPTAINS: Crew = [
    character("Marlow", "cast-marlow", Face::Drawn("wren", 8)),
    character("Voss", "cast-voss", Face::Of(Level::Captain)),
    character("Castella", "cast-castella", Face::Drawn("castella", 4)),
    character("Thorsen", "cast-thorsen", Face::Drawn("thorsen", 6)),
    character("Amara", "cast-amara", Face::Drawn("amara", 8)),
    character("Quill", "cast-quill", Face::Drawn("okoye", 3)),
];
const ADMIRALS: Crew = [
    character("Hallow", "cast-hallow", Face::Drawn("hallow", 8)),
    character("Thorne", "cast-thorne", Face::Of(Level::Admiral)),
    character("Serrano", "cast-serrano", Face::Drawn("serrano", 8)),
    character("Okoye", "cast-okoye", Face::Drawn("wren", 5)),
    character("Vasari", "cast-vasari", Face::Drawn("vasari", 5)),
    character("Brandt", "cast-brandt", Face::Drawn("rufus", 2)),
];

/// Who a bot of this level is at this seat; none for the levels that only measure others.
pub fn at(level: Level, seat: Seat) -> Option<Character> {
    let crew = match level {
        Level::CabinBoy => CABIN_BOYS,
        Level::Mate => MATES,
        Level::Captain => CAPTAINS,
        Level::Admiral => ADMIRALS,
        Level::Random | Level::Greedy | Level::Plain => return None,
    };
    Some(crew[seat.index() % crew.len()])
}

impl Character {
    /// Its line of character.
    pub fn line(self) -> String {
        say(self.about)
    }

    /// Its face.
    pub fn face(self) -> AnyView {
        match self.face {
            Face::Of(level) => art::bot_face(level).into_any(),
            Face::Drawn(seed, shuffles) => art::portrait_of(seed, shuffles).into_any(),
        }
    }
}

/// The face of a bot at a seat.
pub fn face(level: Level, seat: Seat) -> AnyView {
    at(level, seat).map_or_else(|| art::bot_face(level).into_any(), Character::face)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_bot_at_a_table_has_a_name_and_a_face_of_its_own() {
        let crew = |level| Seat::all(6).filter_map(move |seat| at(level, seat));
        let all: Vec<_> = Level::OPPONENTS.into_iter().flat_map(crew).collect();
        let names: BTreeSet<_> = all.iter().map(|bot| bot.name).collect();
        let faces: BTreeSet<_> = all.iter().map(|bot| format!("{:?}", bot.face)).collect();
        let lines: BTreeSet<_> = all.iter().map(|bot| bot.about).collect();
        assert_eq!([names.len(), faces.len(), lines.len()], [24; 3]);
    }

    #[test]
    fn a_yardstick_has_no_name() {
        let yardsticks = [Level::Random, Level::Greedy, Level::Plain];
        assert!(yardsticks.into_iter().all(|level| at(level, Seat::new(1)).is_none()));
    }
}
