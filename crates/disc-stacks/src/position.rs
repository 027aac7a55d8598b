//! Positions: the parts that are written and checked alike.

use crate::{Awaits, Color, Pirate, PirateSet, Stacks};
use game::{COLORS, ChosenColors, First, Game, PositionError, Seat, Text, Value};
use std::collections::BTreeMap;
use std::fmt::Display;

/// The most ducats a position may give a player.
const RICHEST: u32 = 9_999;

/// The fields of a position that both games have.
#[derive(Clone, Copy, Debug)]
pub struct Shared<'a> {
    /// The id of the game.
    pub game: &'a str,
    /// By seat.
    pub colors: &'a [Color],
    /// Whose turn it is.
    pub turn: Seat,
    /// From the top down.
    pub stacks: &'a [Vec<Pirate>],
    /// What the set-up still waits for.
    pub awaits: Option<Awaits>,
    /// Stalemates in a row.
    pub becalmed: u8,
    /// An option of the set-up.
    pub chosen: &'a ChosenColors<Color>,
    /// An option of the set-up.
    pub first: First,
}

impl Shared<'_> {
    /// Are there a game, players and somebody whose turn it is?
    pub fn check_table<G: Game>(&self) -> Result<(), PositionError> {
        PositionError::check_game::<G>(self.game)?;
        PositionError::check_players::<G>("colors", self.colors.len())?;
        let names: Vec<&str> = self.colors.iter().map(|color| color.name()).collect();
        PositionError::check_colors(&names, |seat| format!("colors[{seat}]"))?;
        PositionError::check_seat("turn", self.turn, self.colors.len())
    }

    /// What the set-up was like can be seen: a position has `colors` and `turn`.
    pub fn check_options(&self) -> Result<(), PositionError> {
        PositionError::check_set_up([
            (COLORS, !self.chosen.is_empty()),
            ("first", !self.first.is_random()),
        ])
    }

    /// Nothing has happened yet while the set-up waits for chance.
    pub fn check_laid_out(
        &self,
        ducats: &[impl Copy + Into<u32>],
        start: u32,
    ) -> Result<(), PositionError> {
        let Some(awaits) = self.awaits else { return Ok(()) };
        let drawing = awaits == Awaits::First && self.turn != Seat::new(0);
        let paid = ducats.iter().any(|&ducats| ducats.into() != start);
        let stacked = self.stacks.iter().any(|stack| stack.len() > 1);
        first_fault([
            ("turn", drawing, "discs-wrong-turn".into()),
            ("ducats", paid, Text::new("discs-wrong-start").with("ducats", start)),
            ("stacks", stacked, "discs-wrong-singles".into()),
            ("becalmed", self.becalmed > 0, "discs-wrong-zero".into()),
        ])
    }
}

/// How the cards of a position lie.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    /// The field of the cards that are face up, which is also their name.
    pub field: &'static str,
    /// How many are face up.
    pub face_up: usize,
    /// How many are face down.
    pub deck: usize,
    /// How many may be face up.
    pub most: usize,
    /// How many are in the box.
    pub total: usize,
}

impl Layout {
    /// Checks that cards lie as the rules let them.
    pub fn check(self, awaits: Option<Awaits>) -> Result<(), PositionError> {
        let Self { field, face_up, deck, most, total } = self;
        let of_cards = |key| Text::new(key).with("cards", Value::word(field));
        if face_up > most {
            let reason = of_cards("discs-wrong-face-up").with("most", most).with("count", face_up);
            return Err(PositionError::new(field, reason));
        }
        if face_up == 0 && deck > 0 && awaits.is_none() {
            return Err(PositionError::new(field, "discs-wrong-none-up"));
        }
        if awaits.is_some() && (face_up > 0 || deck != total) {
            let reason = of_cards("discs-wrong-shuffle").with("total", total);
            return Err(PositionError::new("awaits", reason));
        }
        Ok(())
    }

    /// Checks that no more cards are on the table and with the players than are in the box.
    pub fn check_total(self, kept: usize) -> Result<(), PositionError> {
        let Self { field, total, .. } = self;
        if self.face_up + self.deck + kept > total {
            let reason = Text::new("discs-wrong-total").with("total", total);
            return Err(PositionError::new("deck", reason.with("cards", Value::word(field))));
        }
        Ok(())
    }
}

/// Checks that there are enough of a kind for those that players own and those that cards show.
pub fn check_supply<K: Copy + PartialEq + Display>(
    kind: K,
    owned: impl Iterator<Item = u8>,
    pictured: impl Iterator<Item = K>,
    supply: u8,
) -> Result<(), Text> {
    let owned: u32 = owned.map(u32::from).sum();
    let pictured = pictured.filter(|&shown| shown == kind).count() as u32;
    if owned + pictured <= u32::from(supply) {
        return Ok(());
    }
    let text = Text::new("discs-wrong-supply").with("kind", kind.to_string());
    Err(text.with("owned", owned).with("pictured", pictured).with("supply", supply))
}

/// Checks that what players own fits on the cards that have gone: each gave two at the most.
/// `cards` is the field of the cards.
pub fn check_taken(owned: usize, gone: usize, cards: &'static str) -> Result<(), Text> {
    if owned <= 2 * gone {
        return Ok(());
    }
    let text = Text::new("discs-wrong-taken").with("owned", owned).with("gone", gone);
    Err(text.with("cards", Value::word(cards)))
}

/// The counts of a seat's things by kind, from the written ones.
pub fn counts<K: Copy, const N: usize>(
    written: Option<&BTreeMap<K, u8>>,
    index: impl Fn(K) -> usize,
) -> [u8; N] {
    let mut counts = [0; N];
    for (&kind, &count) in written.into_iter().flatten() {
        counts[index(kind)] = count;
    }
    counts
}

/// The first of these fields that is wrong.
pub fn first_fault<'a>(
    faults: impl IntoIterator<Item = (&'a str, bool, Text)>,
) -> Result<(), PositionError> {
    match faults.into_iter().find(|(_, wrong, _)| *wrong) {
        Some((field, _, reason)) => Err(PositionError::new(field, reason)),
        None => Ok(()),
    }
}

/// Is nobody richer than anybody can be?
pub fn check_ducats(ducats: &[impl Copy + Into<u32>]) -> Result<(), PositionError> {
    for (seat, &ducats) in ducats.iter().enumerate() {
        let ducats: u32 = ducats.into();
        if ducats > RICHEST {
            let reason = Text::new("discs-wrong-rich").with("ducats", ducats.to_string());
            let reason = reason.with("most", RICHEST.to_string());
            return Err(PositionError::new(format!("ducats[{seat}]"), reason));
        }
    }
    Ok(())
}

/// The kinds that somebody has, with how many; those that are missing are not written.
pub fn owned<K: Copy + Ord>(kinds: &[K], counts: &[u8]) -> BTreeMap<K, u8> {
    let owned = kinds.iter().zip(counts).filter(|(_, count)| **count > 0);
    owned.map(|(&kind, &count)| (kind, count)).collect()
}

impl Stacks {
    /// The stacks of two and more, each from the top down.
    pub fn written(&self) -> Vec<Vec<Pirate>> {
        let stacks = self.higher_than(1).iter();
        stacks.map(|top| self.members(top).as_slice().to_vec()).collect()
    }

    /// Piles up singles as they are written; `name` is what the game calls a
    /// stack (`stack` or `party`), `check` what else must hold for one.
    pub fn read(
        &mut self,
        stacks: &[Vec<Pirate>],
        name: &'static str,
        check: impl Fn(&str, &[Pirate]) -> Result<(), PositionError>,
    ) -> Result<(), PositionError> {
        let mut seen = PirateSet::NONE;
        for (number, stack) in stacks.iter().enumerate() {
            let field = format!("stacks[{number}]");
            if stack.is_empty() || stack.len() > Self::TALLEST {
                let reason = Text::new("discs-wrong-height").with("stack", Value::word(name));
                return Err(PositionError::new(field, reason.with("count", stack.len())));
            }
            for (place, &pirate) in stack.iter().enumerate() {
                let field = format!("{field}[{place}]");
                let of = |key| Text::new(key).with("pirate", pirate.to_string());
                if !self.knows(pirate) {
                    return Err(PositionError::new(field, of("discs-wrong-color")));
                }
                if seen.contains(pirate) {
                    return Err(PositionError::new(field, of("discs-wrong-twice")));
                }
                seen = seen.with(pirate);
            }
            check(&field, stack)?;
            self.pile(stack.iter().copied());
        }
        Ok(())
    }

    /// Whether five pirates of each colour are here; the error gives the number found.
    pub fn conserved(&self, colors: usize) -> Result<(), String> {
        let pirates: usize = self.tops().iter().map(|top| usize::from(self.height(top))).sum();
        if pirates == colors * 5 {
            return Ok(());
        }
        Err(format!("{pirates} pirates at a table of {colors}"))
    }
}
