//! The state: everything on the table, in plain data.

use crate::components::Cards;
use crate::kit::Kit;
use crate::{
    Card, Color, Command, Fight, Frame, Hex, List, Part, Pirate, Pirates, Site, Skill, Tile,
};
use game::{Frames, Seat, Seats};

/// A match of King of Pirates.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct KingOfPirates {
    pub(crate) kit: Kit,
    /// By seat.
    pub(crate) ships: [Ship; Seat::MOST],
    /// By hex.
    pub(crate) tiles: [Lying; Hex::COUNT],
    /// The action deck, the next card last.
    pub(crate) deck: List<Card, { Card::COUNT }>,
    pub(crate) discards: [u8; Card::KINDS],
    /// The pirate deck, the next last. Who is neither here nor aboard nor
    /// drawn lies among the discards.
    pub(crate) pirates: List<Pirate, { Pirate::COUNT }>,
    pub(crate) frames: Frames<Frame, 4>,
    pub(crate) players: u8,
    pub(crate) first: Seat,
    pub(crate) turn: Seat,
    pub(crate) round: u16,
    pub(crate) dutchman: Hex,
    /// Hexes sailed this turn.
    pub(crate) moved: u8,
    /// KOP-31: tailwinds played this turn.
    pub(crate) tailwinds: u8,
    /// KOP-15: thefts of this turn.
    pub(crate) stolen: u8,
    /// KOP-39: who passes in all windows of this turn.
    pub(crate) passing: Seats,
    /// KOP-6, KOP-8: the turn ends as soon as what is above it is done.
    pub(crate) ended: bool,
}

const _: () = assert!(size_of::<KingOfPirates>() <= 1056, "search clones it millions of times");

/// A player's ship and what belongs to it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Ship {
    pub(crate) crew: Pirates,
    /// KOP-5, KOP-21: pirates drawn and not yet taken or let go.
    pub(crate) drawn: Pirates,
    pub(crate) doubloons: u16,
    pub(crate) color: Color,
    pub(crate) at: Hex,
    pub(crate) captain: Option<Pirate>,
    pub(crate) rum: u8,
    pub(crate) cannonballs: u8,
    pub(crate) scurvy: u8,
    /// By part.
    pub(crate) parts: [bool; 2],
    pub(crate) hand: [u8; Card::KINDS],
    /// How many cards the hand holds.
    pub(crate) held: u8,
    /// The kinds of card of which the hand holds any.
    pub(crate) kinds: Cards,
    /// KOP-22: the island dug on its last turn, or on this one.
    pub(crate) dug: Option<Hex>,
    /// KOP-22: whether it was on this one.
    pub(crate) dug_now: bool,
}

/// What lies on a hex: nothing, or a tile face down or face up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Lying(u8);

impl Lying {
    pub(crate) const NOTHING: Self = Self(0);
    /// Every index is below this.
    pub(crate) const TILES: usize = 16;
    const UP: u8 = 0x10;
    const DOWN: u8 = 0x20;
    const TILE: u8 = Self::TILES as u8 - 1;

    pub(crate) fn down(tile: Tile) -> Self {
        Self(tile.index() as u8 | Self::DOWN)
    }

    pub(crate) fn up(tile: Tile) -> Self {
        Self(tile.index() as u8 | Self::UP)
    }

    /// The number of the tile, that of an empty one if there is none.
    #[inline]
    pub(crate) fn index(self) -> usize {
        usize::from(self.0 & Self::TILE)
    }

    #[inline]
    pub(crate) fn is_down(self) -> bool {
        self.0 & Self::DOWN != 0
    }

    #[inline]
    pub(crate) fn tile(self) -> Option<Tile> {
        (self != Self::NOTHING).then(|| Tile::numbered(self.0 & Self::TILE))
    }

    #[inline]
    pub(crate) fn face_down(self) -> Option<Tile> {
        self.is_down().then(|| Tile::numbered(self.0 & Self::TILE))
    }

    #[inline]
    pub(crate) fn face_up(self) -> Option<Tile> {
        (self.0 & Self::UP != 0).then(|| Tile::numbered(self.0 & Self::TILE))
    }
}

impl KingOfPirates {
    pub(crate) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        Seat::all(self.players as usize)
    }

    #[inline]
    pub(crate) fn ship(&self, seat: Seat) -> &Ship {
        &self.ships[seat.index()]
    }

    #[inline]
    pub(crate) fn ship_mut(&mut self, seat: Seat) -> &mut Ship {
        &mut self.ships[seat.index()]
    }

    #[inline]
    pub(crate) fn lying(&self, hex: Hex) -> Lying {
        self.tiles[hex.index()]
    }

    #[inline]
    pub(crate) fn site(&self, hex: Hex) -> Site {
        self.kit.site(hex)
    }

    /// The fight that goes on, if one does.
    #[inline]
    pub(crate) fn fight(&self) -> Option<Fight> {
        self.frames.as_slice().iter().find_map(|frame| match frame {
            Frame::Fight(fight) => Some(*fight),
            Frame::Setup(_)
            | Frame::Turn(_)
            | Frame::Refit(_)
            | Frame::Window(_)
            | Frame::Mutiny(_)
            | Frame::Haunted(_)
            | Frame::Promote(_)
            | Frame::Excess(_)
            | Frame::Shuffle(_)
            | Frame::Over => None,
        })
    }

    /// The fight that goes on, to change; it may lie under a window.
    pub(crate) fn fight_mut(&mut self) -> Option<&mut Fight> {
        self.frames.as_mut_slice().iter_mut().find_map(|frame| match frame {
            Frame::Fight(fight) => Some(fight),
            Frame::Setup(_)
            | Frame::Turn(_)
            | Frame::Refit(_)
            | Frame::Window(_)
            | Frame::Mutiny(_)
            | Frame::Haunted(_)
            | Frame::Promote(_)
            | Frame::Excess(_)
            | Frame::Shuffle(_)
            | Frame::Over => None,
        })
    }

    /// How many aboard have a crew ability.
    #[inline]
    pub(crate) fn skill(&self, seat: Seat, skill: Skill) -> u8 {
        self.ship(seat).crew.and(self.kit.with_skill(skill)).len() as u8
    }

    /// How many captain abilities of a kind work: the captain's own, and
    /// those of the others under an inspiring captain.
    #[inline]
    pub(crate) fn command(&self, seat: Seat, command: Command) -> u8 {
        self.commanding(seat, command).len() as u8
    }

    /// Those aboard whose captain ability of a kind works.
    #[inline]
    pub(crate) fn commanding(&self, seat: Seat, command: Command) -> Pirates {
        let ship = self.ship(seat);
        let Some(captain) = ship.captain else { return Pirates::NONE };
        let inspiring = self.kit.with_command(Command::Inspiring).contains(captain);
        let heard = if inspiring { ship.crew } else { Pirates::one(captain) };
        heard.and(self.kit.with_command(command))
    }

    /// A quantity of bow, stern and the parts bought.
    #[inline]
    fn hull(&self, seat: Seat, of: impl Fn(crate::Hull) -> u8) -> u8 {
        let parts = self.ship(seat).parts;
        let bought = Part::ALL.into_iter().filter(|&part| parts[part as usize]);
        of(self.kit.ship) + bought.map(|part| of(self.kit.part(part))).sum::<u8>()
    }

    pub(crate) fn sails(&self, seat: Seat) -> u8 {
        self.hull(seat, |hull| hull.sails)
    }

    pub(crate) fn berths(&self, seat: Seat) -> u8 {
        self.hull(seat, |hull| hull.berths)
    }

    pub(crate) fn rum_room(&self, seat: Seat) -> u8 {
        self.hull(seat, |hull| hull.rum) + self.skill(seat, Skill::Rum)
    }

    pub(crate) fn cannonball_room(&self, seat: Seat) -> u8 {
        self.hull(seat, |hull| hull.cannonballs) + self.skill(seat, Skill::Powder)
    }

    /// The pirates that were let go, thrown out or killed.
    pub(crate) fn lost_pirates(&self) -> Pirates {
        let deck: Pirates = self.pirates.as_slice().iter().copied().collect();
        let ships = &self.ships[..self.players as usize];
        let seen = |set: Pirates, ship: &Ship| set.or(ship.crew).or(ship.drawn);
        let all = Pirates::from_bits((1 << Pirate::COUNT) - 1);
        all.except(ships.iter().fold(deck, seen))
    }

    /// Takes a pirate off a ship; what it had room for is lost.
    pub(crate) fn take_off(&mut self, seat: Seat, pirate: Pirate) {
        let ship = self.ship_mut(seat);
        ship.crew = ship.crew.without(pirate);
        if ship.captain == Some(pirate) {
            ship.captain = None;
        }
        self.spill(seat);
    }

    /// **Ruling:** rum and cannonballs without room are lost.
    pub(crate) fn spill(&mut self, seat: Seat) {
        let (rum, cannonballs) = (self.rum_room(seat), self.cannonball_room(seat));
        let ship = self.ship_mut(seat);
        ship.rum = ship.rum.min(rum);
        ship.cannonballs = ship.cannonballs.min(cannonballs);
    }

    /// Whose ship a pirate is on.
    pub(crate) fn owner(&self, pirate: Pirate) -> Option<Seat> {
        self.seats().find(|&seat| self.ship(seat).crew.contains(pirate))
    }
}

impl Ship {
    /// At the start of a match.
    pub(crate) fn new(color: Color, at: Hex) -> Self {
        Self {
            crew: Pirates::NONE,
            drawn: Pirates::NONE,
            doubloons: 0,
            color,
            at,
            captain: None,
            rum: 0,
            cannonballs: 0,
            scurvy: 0,
            parts: [false; 2],
            hand: [0; Card::KINDS],
            held: 0,
            kinds: Cards::NONE,
            dug: None,
            dug_now: false,
        }
    }

    #[inline]
    pub(crate) fn holds(&self, card: Card) -> bool {
        self.kinds.contains(card)
    }

    pub(crate) fn take(&mut self, card: Card) {
        self.hand[card.index()] += 1;
        self.held += 1;
        self.kinds = self.kinds.with(card);
    }

    /// A card of this kind leaves the hand.
    #[inline]
    pub(crate) fn lose(&mut self, card: Card) {
        let left = &mut self.hand[card.index()];
        *left -= 1;
        if *left == 0 {
            self.kinds = self.kinds.without(card);
        }
        self.held -= 1;
    }
}
