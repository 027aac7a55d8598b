//! Positions: the parts that are written and checked alike.

use crate::{Awaits, Color, Pirate, PirateSet, Stacks};
use game::{ChosenColors, First, Game, PositionError, Seat};
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
        if self.game != G::ID {
            return Err(PositionError::new("game", format!("`{}` is not `{}`", self.game, G::ID)));
        }
        let players = self.colors.len();
        if !G::PLAYERS.contains(&players) {
            let (least, most) = (G::PLAYERS.start(), G::PLAYERS.end());
            let message = format!("{least} to {most} players, not {players}");
            return Err(PositionError::new("colors", message));
        }
        for (seat, color) in self.colors.iter().enumerate() {
            if self.colors[..seat].contains(color) {
                let message = format!("{} is taken twice", color.name());
                return Err(PositionError::new(format!("colors[{seat}]"), message));
            }
        }
        PositionError::check_seat("turn", self.turn, players)
    }

    /// What the set-up was like can be seen: a position has `colors` and `turn`.
    pub fn check_options(&self) -> Result<(), PositionError> {
        let of_set_up = [
            ("options.colors", !self.chosen.is_empty()),
            ("options.first", !self.first.is_random()),
        ];
        let message = "an option of the set-up means nothing in a position";
        first_fault(of_set_up.map(|(field, chosen)| (field, chosen, message)))
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
        let start = format!("everybody starts with {start}");
        first_fault([
            ("turn", drawing, "0 while the first player is to be drawn"),
            ("ducats", paid, &start),
            ("stacks", self.stacks.iter().any(|stack| stack.len() > 1), "only singles at first"),
            ("becalmed", self.becalmed > 0, "0 at first"),
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
        if face_up > most {
            let message = format!("at most {most} {field} are face up, not {face_up}");
            return Err(PositionError::new(field, message));
        }
        if face_up == 0 && deck > 0 && awaits.is_none() {
            return Err(PositionError::new(field, "none is face up although the deck has some"));
        }
        if awaits.is_some() && (face_up > 0 || deck != total) {
            let message = format!("before the shuffle all {total} {field} lie in the deck");
            return Err(PositionError::new("awaits", message));
        }
        Ok(())
    }

    /// Checks that no more cards are on the table and with the players than are in the box.
    pub fn check_total(self, kept: usize) -> Result<(), PositionError> {
        let Self { field, total, .. } = self;
        if self.face_up + self.deck + kept > total {
            return Err(PositionError::new("deck", format!("more than {total} {field} in all")));
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
) -> Result<(), String> {
    let owned: u32 = owned.map(u32::from).sum();
    let pictured = pictured.filter(|&shown| shown == kind).count() as u32;
    if owned + pictured <= u32::from(supply) {
        return Ok(());
    }
    Err(format!("{kind}: {owned} owned and {pictured} pictured, but {supply} in the box"))
}

/// Checks that what players own fits on the cards that have gone: each gave two at the most.
pub fn check_taken(owned: usize, gone: usize, name: &str) -> Result<(), String> {
    if owned <= 2 * gone {
        return Ok(());
    }
    Err(format!("{owned} owned, more than {name} that have gone ({gone}) gave"))
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
    faults: impl IntoIterator<Item = (&'a str, bool, &'a str)>,
) -> Result<(), PositionError> {
    match faults.into_iter().find(|(_, wrong, _)| *wrong) {
        Some((field, _, message)) => Err(PositionError::new(field, message)),
        None => Ok(()),
    }
}

/// Is nobody richer than anybody can be?
pub fn check_ducats(ducats: &[impl Copy + Into<u32>]) -> Result<(), PositionError> {
    for (seat, &ducats) in ducats.iter().enumerate() {
        let ducats: u32 = ducats.into();
        if ducats > RICHEST {
            let message = format!("{ducats} is more than {RICHEST}");
            return Err(PositionError::new(format!("ducats[{seat}]"), message));
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
    /// stack, `check` what else must hold for one.
    pub fn read(
        &mut self,
        stacks: &[Vec<Pirate>],
        name: &str,
        check: impl Fn(&str, &[Pirate]) -> Result<(), PositionError>,
    ) -> Result<(), PositionError> {
        let mut seen = PirateSet::NONE;
        for (number, stack) in stacks.iter().enumerate() {
            let field = format!("stacks[{number}]");
            if stack.is_empty() || stack.len() > Self::TALLEST {
                let message = format!("a {name} holds 1 to 9 pirates, not {}", stack.len());
                return Err(PositionError::new(field, message));
            }
            for (place, &pirate) in stack.iter().enumerate() {
                let field = format!("{field}[{place}]");
                if !self.knows(pirate) {
                    let message = format!("{pirate} is of a colour that does not play");
                    return Err(PositionError::new(field, message));
                }
                if seen.contains(pirate) {
                    return Err(PositionError::new(field, format!("{pirate} stands twice")));
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
