//! What a viewer may know: KOP-40.

use crate::frame::seat_list;
use crate::kit::Kit;
use crate::position::listed_cards;
use crate::state::{Lying, Ship};
use crate::{
    Card, Class, Color, Edition, Fight, FightStep, Frame, Hex, KingOfPirates, List, Part, Pirate,
    PirateCard, Pirates, Site, Size, Strength, Tile, Treasure, with_cannonballs,
};
use game::{Frames, Rng, Seat, Seats, Standing, Viewer};
use serde::{Deserialize, Serialize};

/// The table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    /// Whose view it is; nobody's for a spectator.
    pub viewer: Option<Seat>,
    /// By seat.
    pub ships: Vec<ShipView>,
    /// The viewer's own cards.
    pub hand: Vec<Card>,
    /// Tiles on the board; hexes that are not mentioned are open sea.
    pub tiles: Vec<TileView>,
    /// What lies face down on the ocean, counted by kind of tile.
    pub hidden_ocean: [u8; Tile::KINDS],
    /// What lies face down on the shark waters.
    pub hidden_sharks: [u8; Tile::KINDS],
    /// Where the Flying Dutchman is.
    pub dutchman: Hex,
    /// How many action cards are left in the deck.
    pub deck: u8,
    /// The discarded action cards, counted by kind.
    pub discards: [u8; Card::KINDS],
    /// The action cards in the deck and in the hands of others.
    pub unseen: [u8; Card::KINDS],
    /// The pirates left in the deck, in no order.
    pub pirates: Pirates,
    /// Whose turn it is.
    pub turn: Seat,
    /// Who began.
    pub first: Seat,
    /// Which round, from 1.
    pub round: u16,
    /// Hexes sailed this turn.
    pub moved: u8,
    /// Tailwinds played this turn.
    pub tailwinds: u8,
    /// KOP-15: thefts of this turn.
    #[serde(default, skip_serializing_if = "game::is_default")]
    pub stolen: u8,
    /// KOP-17: hexes that the active player may still sail.
    pub movement: u8,
    /// KOP-39: who passes in all windows of this turn.
    #[serde(with = "seat_list")]
    pub passing: Seats,
    /// The turn ends as soon as the frames above it are done.
    #[serde(default, skip_serializing_if = "game::is_default")]
    pub ended: bool,
    /// What is going on, from the bottom to the top.
    pub frames: Vec<Frame>,
    /// The totals of the fight that goes on: attacker, defender.
    pub totals: Option<(i16, i16)>,
    /// The component values, if they are not those of the house edition.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub components: Option<Edition>,
    /// Doubloons, and the winner once there is one.
    pub standing: Standing,
}

/// A ship as everybody sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct ShipView {
    pub color: Color,
    pub at: Hex,
    pub doubloons: u16,
    pub rum: u8,
    pub rum_room: u8,
    pub cannonballs: u8,
    pub cannonball_room: u8,
    pub scurvy: u8,
    /// KOP-17: hexes a turn.
    pub speed: u8,
    pub berths: u8,
    pub parts: Vec<Part>,
    pub captain: Option<Pirate>,
    /// All pirates aboard, the captain included.
    pub crew: Pirates,
    /// KOP-5, KOP-21: drawn, and not yet taken or let go.
    #[serde(default, skip_serializing_if = "game::is_default")]
    pub drawn: Pirates,
    /// How many action cards the player holds.
    pub cards: u8,
    /// KOP-22: maps that abilities save.
    pub hints: u8,
    /// What abilities and scurvy add in a fight against a nation, and against
    /// a player.
    pub prowess: [i16; 2],
    pub dug: Option<Hex>,
    pub dug_now: bool,
}

/// A tile as everybody sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct TileView {
    pub at: Hex,
    /// What is on it, if it is face up.
    pub tile: Option<Tile>,
}

impl KingOfPirates {
    pub(crate) fn view(&self, viewer: Viewer) -> View {
        let viewer = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let hand = viewer.map_or([0; Card::KINDS], |seat| self.ship(seat).hand);
        let seen = |kind: usize| self.discards[kind] + hand[kind];
        let tile = |hex: Hex| {
            let lying = self.lying(hex);
            lying.tile().map(|_| TileView { at: hex, tile: lying.face_up() })
        };
        View {
            viewer,
            ships: self.seats().map(|seat| self.view_ship(seat)).collect(),
            hand: listed_cards(hand),
            tiles: Hex::all().filter_map(tile).collect(),
            hidden_ocean: self.hidden(Site::Ocean),
            hidden_sharks: self.hidden(Site::Sharks),
            dutchman: self.dutchman,
            deck: self.deck.len() as u8,
            discards: self.discards,
            unseen: std::array::from_fn(|kind| self.kit.cards[kind] - seen(kind)),
            pirates: self.pirates.as_slice().iter().copied().collect(),
            turn: self.turn,
            first: self.first,
            round: self.round,
            moved: self.moved,
            tailwinds: self.tailwinds,
            stolen: self.stolen,
            movement: self.movement_left(),
            passing: self.passing,
            ended: self.ended,
            frames: self.frames.as_slice().to_vec(),
            totals: self.fight().map(|fight| self.totals(fight)),
            components: self.kit.write(),
            standing: self.standing(),
        }
    }

    fn view_ship(&self, seat: Seat) -> ShipView {
        let ship = self.ship(seat);
        ShipView {
            color: ship.color,
            at: ship.at,
            doubloons: ship.doubloons,
            rum: ship.rum,
            rum_room: self.rum_room(seat),
            cannonballs: ship.cannonballs,
            cannonball_room: self.cannonball_room(seat),
            scurvy: ship.scurvy,
            speed: self.speed(seat),
            berths: self.berths(seat),
            parts: Part::ALL.into_iter().filter(|&part| ship.parts[part as usize]).collect(),
            captain: ship.captain,
            crew: ship.crew,
            drawn: ship.drawn,
            cards: ship.held,
            hints: self.hints(seat),
            prowess: [self.prowess(seat, false), self.prowess(seat, true)],
            dug: ship.dug,
            dug_now: ship.dug_now,
        }
    }

    fn hidden(&self, water: Site) -> [u8; Tile::KINDS] {
        let mut counts = [0; Tile::KINDS];
        for tile in self.waters(water).filter_map(|hex| self.lying(hex).face_down()) {
            counts[tile.index()] += 1;
        }
        counts
    }

    /// Deals unseen cards, face-down tiles and the pirate deck anew.
    pub(crate) fn determinize(view: &View, rng: &mut impl Rng) -> Self {
        let kit = view.components.as_ref().map_or_else(Kit::house, Kit::new);
        let colors: Vec<Color> = view.ships.iter().map(|ship| ship.color).collect();
        let mut state = Self::bare(&kit, &colors);
        for (seat, ship) in view.ships.iter().enumerate() {
            state.ships[seat] = ship.imagine();
        }
        state.deal_tiles(view, rng);
        state.deal_cards(view, rng);
        let mut pirates: List<Pirate, { Pirate::COUNT }> = view.pirates.iter().collect();
        rng.shuffle(pirates.as_mut_slice());
        state.pirates = pirates;
        state.dutchman = view.dutchman;
        state.turn = view.turn;
        state.first = view.first;
        state.round = view.round;
        state.moved = view.moved;
        state.tailwinds = view.tailwinds;
        state.stolen = view.stolen;
        state.passing = view.passing;
        state.ended = view.ended;
        let (bottom, above) = view.frames.split_first().expect("a view has frames");
        state.frames = Frames::new(*bottom);
        for &frame in above {
            state.frames.push(frame);
        }
        state
    }

    fn deal_tiles(&mut self, view: &View, rng: &mut impl Rng) {
        let mut pools = [view.hidden_ocean, view.hidden_sharks].map(|counts| {
            let each = |tile: Tile| std::iter::repeat_n(tile, counts[tile.index()] as usize);
            let mut pool: List<Tile, { Hex::COUNT }> = Tile::all().flat_map(each).collect();
            rng.shuffle(pool.as_mut_slice());
            pool
        });
        for written in &view.tiles {
            let pool = &mut pools[usize::from(self.site(written.at) == Site::Sharks)];
            self.tiles[written.at.index()] = match written.tile {
                Some(tile) => Lying::up(tile),
                None => Lying::down(pool.pop().expect("a view counts what lies face down")),
            };
        }
    }

    fn deal_cards(&mut self, view: &View, rng: &mut impl Rng) {
        let mut unseen: List<Card, { Card::COUNT }> =
            listed_cards(view.unseen).into_iter().collect();
        rng.shuffle(unseen.as_mut_slice());
        for (seat, ship) in view.ships.iter().enumerate() {
            let own = view.viewer.is_some_and(|viewer| viewer.index() == seat);
            for place in 0..ship.cards {
                let card = if own { view.hand.get(place as usize).copied() } else { unseen.pop() };
                self.ships[seat].take(card.expect("a view counts the cards that it hides"));
            }
        }
        self.deck = unseen;
        self.discards = view.discards;
    }
}

impl ShipView {
    /// Everything but the hand.
    fn imagine(&self) -> Ship {
        let mut ship = Ship::new(self.color, self.at);
        ship.crew = self.crew;
        ship.drawn = self.drawn;
        ship.doubloons = self.doubloons;
        ship.captain = self.captain;
        ship.rum = self.rum;
        ship.cannonballs = self.cannonballs;
        ship.scurvy = self.scurvy;
        for &part in &self.parts {
            ship.parts[part as usize] = true;
        }
        ship.dug = self.dug;
        ship.dug_now = self.dug_now;
        ship
    }
}

impl View {
    /// The edition that is played.
    pub fn edition(&self) -> &Edition {
        self.components.as_ref().unwrap_or_else(|| Edition::shipped())
    }

    /// The chance, in thousandths, that a seat beats a defence of a nation as
    /// it is now, with all its cannonballs and this much help from cards.
    pub fn chance_against(&self, seat: Seat, defence: u8, help: i16) -> i32 {
        let ship = &self.ships[seat.index()];
        with_cannonballs(i16::from(defence) - ship.prowess[0] - help, ship.cannonballs)
    }

    /// The card of a pirate.
    pub fn pirate(&self, pirate: Pirate) -> &PirateCard {
        &self.edition().pirates[pirate.index()]
    }

    /// What a hex is.
    pub fn site(&self, hex: Hex) -> Site {
        self.edition().board.sites().map_or(Site::Ocean, |sites| sites[hex.index()])
    }

    /// Every site, by hex.
    pub fn sites(&self) -> [Site; Hex::COUNT] {
        self.edition().board.sites().unwrap_or([Site::Ocean; Hex::COUNT])
    }

    /// The tile on a hex.
    pub fn tile(&self, hex: Hex) -> Option<TileView> {
        self.tiles.iter().find(|tile| tile.at == hex).copied()
    }

    /// What a nation has on a hex, face up.
    pub fn strength_at(&self, hex: Hex) -> Option<Strength> {
        let targets = self.edition().targets;
        match self.site(hex) {
            Site::City(_) => Some(targets.city),
            Site::Fortress(_) => Some(targets.fortress),
            Site::Ocean | Site::Sharks => Some(match self.tile(hex)?.tile?.class()? {
                Class::SmallMerchant => targets.small_merchant,
                Class::LargeMerchant => targets.large_merchant,
                Class::Warship => targets.warship,
            }),
            Site::Hideout(_) | Site::Island(_) => None,
        }
    }

    /// The frame that is going on.
    pub fn top(&self) -> Frame {
        self.frames.last().copied().unwrap_or(Frame::Over)
    }

    /// The fight that is going on, perhaps below a window.
    pub fn fight(&self) -> Option<Fight> {
        self.frames.iter().find_map(|frame| match frame {
            Frame::Fight(fight) => Some(*fight),
            _ => None,
        })
    }

    /// The dice that a cannonball of this moment would roll again.
    pub fn dice_in_question(&self) -> Option<[u8; 2]> {
        let fight = self.fight()?;
        let attacking = matches!(fight.step, FightStep::AttackAim);
        Some(if attacking { fight.attack } else { fight.defence })
    }

    /// Whose crew a pirate is in.
    pub fn owner(&self, pirate: Pirate) -> Option<Seat> {
        let seat = self.ships.iter().position(|ship| ship.crew.contains(pirate))?;
        Some(Seat::new(seat as u8))
    }

    /// What the treasure of the island on a hex is worth, and how many maps it takes.
    pub fn treasure(&self, hex: Hex) -> Option<Treasure> {
        let islands = self.edition().islands;
        match self.site(hex) {
            Site::Island(Size::Large) => Some(islands.large),
            Site::Island(Size::Small) => Some(islands.small),
            Site::Ocean | Site::Sharks | Site::Hideout(_) | Site::City(_) | Site::Fortress(_) => {
                None
            }
        }
    }
}
