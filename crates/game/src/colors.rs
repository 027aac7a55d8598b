//! Which seat plays which colour: an option that every game has.

use crate::{OptionSpec, SetupError, Text};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt::Display;

/// The option's name in set-ups.
pub const COLORS: &str = "colors";

/// The colours that a table chose, by seat. Seats that chose none get the
/// first colours that are left.
///
/// Written as a list with a colour, a list of colours (where a seat plays
/// several) or `null` for each seat; trailing seats may be left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChosenColors<C>(Vec<Vec<C>>);

impl<C> Default for ChosenColors<C> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<C: Copy + Eq + Display> ChosenColors<C> {
    /// The option, for menus and help.
    pub fn spec(all: &[C]) -> OptionSpec
    where
        C: Serialize,
    {
        OptionSpec {
            name: COLORS,
            about: "about-colors",
            default: serde_json::json!([]),
            values: all.iter().map(|color| serde_json::json!(color)).collect(),
            per_seat: true,
        }
    }

    /// These colours, by seat; an empty list is a seat that chose nothing.
    pub fn new(by_seat: Vec<Vec<C>>) -> Self {
        Self(by_seat)
    }

    /// Did nobody choose?
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(Vec::is_empty)
    }

    /// The colours of every seat, `each` of them, from `order`: all colours,
    /// the ones to hand out first in front.
    pub fn assign(
        &self,
        players: usize,
        each: usize,
        order: &[C],
    ) -> Result<Vec<Vec<C>>, SetupError> {
        self.check(players, each)?;
        let mut left: Vec<C> = order.to_vec();
        left.retain(|color| !self.0.iter().flatten().any(|chosen| chosen == color));
        let mut left = left.into_iter();
        let seats = (0..players).map(|seat| {
            let mut colors = self.0.get(seat).cloned().unwrap_or_default();
            colors.extend(left.by_ref().take(each - colors.len()));
            colors
        });
        Ok(seats.collect())
    }

    fn check(&self, players: usize, each: usize) -> Result<(), SetupError> {
        let error = |reason| Err(SetupError::Option { option: COLORS, reason });
        if self.0.len() > players {
            let reason = Text::new("wrong-colors-seats").with("seats", self.0.len());
            return error(reason.with("players", players));
        }
        if let Some((seat, colors)) = self.0.iter().enumerate().find(|(_, c)| c.len() > each) {
            let reason = Text::new("wrong-colors-many").with("seat", seat);
            return error(reason.with("chosen", colors.len()).with("each", each));
        }
        let all: Vec<C> = self.0.iter().flatten().copied().collect();
        let twice = all.iter().enumerate().find(|(place, color)| all[..*place].contains(color));
        let reason = |color: &C| Text::new("wrong-colors-twice").with("color", color.to_string());
        twice.map_or(Ok(()), |(_, color)| error(reason(color)))
    }
}

/// A seat's choice as it is written.
#[derive(Serialize, Deserialize)]
#[serde(untagged, expecting = "expected a colour of the game, a list of them, or null")]
enum Choice<C> {
    None(()),
    One(C),
    Several(Vec<C>),
}

impl<C: Copy + Serialize> Serialize for ChosenColors<C> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().map(|colors| match colors.as_slice() {
            [] => Choice::None(()),
            [color] => Choice::One(*color),
            several => Choice::Several(several.to_vec()),
        }))
    }
}

impl<'de, C: Deserialize<'de>> Deserialize<'de> for ChosenColors<C> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let seats = Option::<Vec<Choice<C>>>::deserialize(deserializer)?.unwrap_or_default();
        let colors = seats.into_iter().map(|choice| match choice {
            Choice::None(()) => Vec::new(),
            Choice::One(color) => vec![color],
            Choice::Several(colors) => colors,
        });
        let mut colors: Vec<Vec<C>> = colors.collect();
        // Written in one way only: what a record leaves out is read as it was.
        if colors.iter().all(Vec::is_empty) {
            colors.clear();
        }
        Ok(Self(colors))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ORDER: [char; 4] = ['r', 'g', 'b', 'y'];

    fn read(text: &str) -> ChosenColors<char> {
        serde_json::from_str(text).unwrap()
    }

    fn assigned(text: &str, players: usize, each: usize) -> String {
        match read(text).assign(players, each, &ORDER) {
            Ok(seats) => {
                seats.iter().map(|c| c.iter().collect()).collect::<Vec<String>>().join(" ")
            }
            Err(error) => error.to_string(),
        }
    }

    #[test]
    fn seats_that_choose_nothing_get_what_is_left_in_order() {
        assert_eq!(assigned("[]", 3, 1), "r g b");
        assert_eq!(assigned("null", 3, 1), "r g b");
        assert_eq!(assigned(r#"["b"]"#, 3, 1), "b r g");
        assert_eq!(assigned(r#"[null,"r",["y"]]"#, 4, 1), "g r y b");
        assert_eq!(assigned(r#"[null,["r","b"]]"#, 2, 2), "gy rb");
        assert_eq!(assigned(r#"["y",["r"]]"#, 2, 2), "yg rb");
    }

    #[test]
    fn impossible_choices_are_refused_with_a_reason() {
        let wrong = |text, players, each| assigned(text, players, each).replace("option ", "");
        assert_eq!(wrong(r#"["r","r"]"#, 3, 1), "`colors`: wrong-colors-twice color=r");
        assert_eq!(
            wrong(r#"["r","g","b"]"#, 2, 1),
            "`colors`: wrong-colors-seats seats=3 players=2"
        );
        assert_eq!(
            wrong(r#"[["r","g"]]"#, 3, 1),
            "`colors`: wrong-colors-many seat=0 chosen=2 each=1"
        );
    }

    #[test]
    fn a_choice_is_written_as_it_is_read() {
        for text in [r#"["b",null,"r"]"#, r#"[["r","g"],["b","y"]]"#, "[]"] {
            assert_eq!(serde_json::to_string(&read(text)).unwrap(), text);
        }
        assert_eq!(read("[null,null]"), ChosenColors::default());
        assert_eq!(read(r#"["b",["r"]]"#), ChosenColors::new(vec![vec!['b'], vec!['r']]));
        assert!(serde_json::from_str::<ChosenColors<char>>(r#"{"r":1}"#).is_err());
    }
}
