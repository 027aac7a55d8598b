//! The written form of a state: the whole truth.

use crate::frame::seat_list;
use crate::{Card, Color, Edition, Frame, Hex, KingOfPirates, Part, Phase, Pirate, Pirates, Tile};
use game::{Game, Seat, Seats};
use serde::{Deserialize, Serialize};

/// A state, written out. See `docs/notation.md`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Always `"king-of-pirates"`.
    pub game: String,
    /// By seat.
    pub ships: Vec<ShipPosition>,
    /// Those still on the board; hexes that are not mentioned are open sea.
    #[serde(default)]
    pub tiles: Vec<TilePosition>,
    /// Where the Flying Dutchman is; the centre if nothing is said.
    #[serde(default = "centre")]
    pub dutchman: Hex,
    /// The action deck, next first. Cards neither here nor in a hand are
    /// discards.
    #[serde(default)]
    pub deck: Vec<Card>,
    /// The pirate deck, next first. Pirates neither here nor aboard nor drawn
    /// are discards.
    #[serde(default)]
    pub pirates: Vec<Pirate>,
    /// Whose turn it is.
    pub turn: Seat,
    /// Who began.
    #[serde(default = "first_seat")]
    pub first: Seat,
    /// Which round, from 1.
    #[serde(default = "one")]
    pub round: u16,
    /// Hexes sailed this turn.
    #[serde(default, skip_serializing_if = "game::is_default")]
    pub moved: u8,
    /// Tailwinds played this turn.
    #[serde(default, skip_serializing_if = "game::is_default")]
    pub tailwinds: u8,
    /// KOP-15: thefts of this turn.
    #[serde(default, skip_serializing_if = "game::is_default")]
    pub stolen: u8,
    /// KOP-39: who passes in all windows of this turn.
    #[serde(default, skip_serializing_if = "game::is_default", with = "seat_list")]
    pub passing: Seats,
    /// The turn ends as soon as the frames above it are done.
    #[serde(default, skip_serializing_if = "game::is_default")]
    pub ended: bool,
    /// What is going on, from the bottom to the top; the beginning of a turn
    /// if nothing is said.
    #[serde(default = "turn_begins")]
    pub frames: Vec<Frame>,
    /// The component values, if they are not those of the house edition.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub components: Option<Edition>,
}

/// A player's ship.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShipPosition {
    /// The player's colour.
    pub color: Color,
    /// Where it is; its own corner if nothing is said.
    #[serde(default)]
    pub at: Option<Hex>,
    /// The player's doubloons.
    #[serde(default)]
    pub doubloons: u16,
    /// Full if nothing is said.
    #[serde(default)]
    pub rum: Option<u8>,
    /// Full if nothing is said.
    #[serde(default)]
    pub cannonballs: Option<u8>,
    /// Tokens.
    #[serde(default)]
    pub scurvy: u8,
    /// Middle parts bought.
    #[serde(default)]
    pub parts: Vec<Part>,
    /// In the stern cabin.
    #[serde(default)]
    pub captain: Option<Pirate>,
    /// The other pirates aboard.
    #[serde(default)]
    pub crew: Vec<Pirate>,
    /// KOP-5, KOP-21: drawn, and not yet taken or let go.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub drawn: Vec<Pirate>,
    /// The action cards in hand.
    #[serde(default)]
    pub hand: Vec<Card>,
    /// KOP-22: the island dug on this player's last turn, or on this one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dug: Option<Hex>,
    /// KOP-22: whether it was on this turn.
    #[serde(default, skip_serializing_if = "game::is_default")]
    pub dug_now: bool,
}

/// A tile on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TilePosition {
    /// Where it lies.
    pub at: Hex,
    /// What it shows.
    pub tile: Tile,
    /// Face up.
    #[serde(default)]
    pub up: bool,
}

fn centre() -> Hex {
    Hex::CENTRE
}

fn first_seat() -> Seat {
    Seat::new(0)
}

fn one() -> u16 {
    1
}

fn turn_begins() -> Vec<Frame> {
    vec![Frame::Turn(Phase::Discard)]
}

impl KingOfPirates {
    pub(crate) fn position(&self) -> Position {
        let lying = |hex: Hex| {
            let up = self.lying(hex).face_up().is_some();
            self.lying(hex).tile().map(|tile| TilePosition { at: hex, tile, up })
        };
        Position {
            game: Self::ID.to_owned(),
            ships: self.seats().map(|seat| self.write_ship(seat)).collect(),
            tiles: Hex::all().filter_map(lying).collect(),
            dutchman: self.dutchman,
            deck: self.deck.as_slice().iter().rev().copied().collect(),
            pirates: self.pirates.as_slice().iter().rev().copied().collect(),
            turn: self.turn,
            first: self.first,
            round: self.round,
            moved: self.moved,
            tailwinds: self.tailwinds,
            stolen: self.stolen,
            passing: self.passing,
            ended: self.ended,
            frames: self.frames.as_slice().to_vec(),
            components: self.kit.write(),
        }
    }

    fn write_ship(&self, seat: Seat) -> ShipPosition {
        let ship = self.ship(seat);
        let captain = ship.captain.map_or(Pirates::NONE, Pirates::one);
        ShipPosition {
            color: ship.color,
            at: Some(ship.at),
            doubloons: ship.doubloons,
            rum: Some(ship.rum),
            cannonballs: Some(ship.cannonballs),
            scurvy: ship.scurvy,
            parts: Part::ALL.into_iter().filter(|&part| ship.parts[part as usize]).collect(),
            captain: ship.captain,
            crew: ship.crew.except(captain).iter().collect(),
            drawn: ship.drawn.iter().collect(),
            hand: listed_cards(ship.hand),
            dug: ship.dug,
            dug_now: ship.dug_now,
        }
    }
}

/// Counted cards, one by one.
pub(crate) fn listed_cards(counts: [u8; Card::KINDS]) -> Vec<Card> {
    let each = |card: Card| std::iter::repeat_n(card, counts[card.index()] as usize);
    Card::ALL.into_iter().flat_map(each).collect()
}
