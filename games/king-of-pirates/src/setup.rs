//! Set-up: KOP-4 and KOP-5.

use crate::chance::listed;
use crate::kit::Kit;
use crate::state::{Lying, Ship};
use crate::{Card, Color, Event, Frame, Hex, KingOfPirates, List, Site, Stage, Tile};
use game::{First, Frames, Seat, Seats, Setup, SetupError, Sink};

/// KOP-5: action cards at the start.
const HAND: u8 = 3;

/// Who sits where: alternate corners are alike, and players spread out.
const COLORS: [&[Color]; 7] = [
    &[],
    &[],
    &[Color::Red, Color::Black],
    &[Color::Red, Color::Black, Color::Green],
    &[Color::Red, Color::Blue, Color::Yellow, Color::Green],
    &[Color::Red, Color::Blue, Color::Black, Color::Yellow, Color::Green],
    &Color::ALL,
];

/// KOP-5: the colours in the order in which they are given to seats that
/// chose none.
fn order(players: usize) -> Vec<Color> {
    let spread = COLORS[players];
    let rest = Color::ALL.into_iter().filter(|color| !spread.contains(color));
    spread.iter().copied().chain(rest).collect()
}

impl KingOfPirates {
    /// KOP-5: everything laid out, nothing shuffled yet.
    pub(crate) fn new(setup: &Setup<Self>) -> Result<Self, SetupError> {
        SetupError::check_players::<Self>(setup.players)?;
        let colors = setup.options.colors.assign(setup.players, 1, &order(setup.players))?;
        let mut state = Self::bare(&Kit::new(&setup.edition), &colors.concat());
        let first = setup.options.first.map_or(First::Random, First::Seat);
        if let Some(seat) = first.named(setup.players)? {
            state.first = seat;
            state.turn = seat;
            *state.frames.top_mut() = Frame::Setup(Stage::Ocean);
        }
        Ok(state)
    }

    /// Ships in their corners; no tiles, all cards among the discards.
    pub(crate) fn bare(kit: &Kit, colors: &[Color]) -> Self {
        let mut ships = [Ship::new(Color::Red, Hex::CENTRE); Seat::MOST];
        for (seat, &color) in colors.iter().enumerate() {
            ships[seat] = Ship::new(color, kit.corner(color));
        }
        Self {
            kit: *kit,
            ships,
            tiles: [Lying::NOTHING; Hex::COUNT],
            deck: List::new(),
            discards: kit.cards,
            pirates: List::new(),
            frames: Frames::new(Frame::Setup(Stage::First)),
            players: colors.len() as u8,
            first: Seat::new(0),
            turn: Seat::new(0),
            round: 1,
            dutchman: Hex::CENTRE,
            moved: 0,
            tailwinds: 0,
            stolen: 0,
            passing: Seats::NONE,
            ended: false,
        }
    }

    /// KOP-4: the tiles of one water are laid face down.
    pub(crate) fn lay(&mut self, water: Site, tiles: &[Tile], sink: &mut impl Sink<Event>) {
        let mut tiles = tiles.iter();
        for hex in Hex::all() {
            if self.site(hex) == water {
                let tile = tiles.next().expect("an admitted outcome has a tile for every hex");
                self.tiles[hex.index()] = Lying::down(*tile);
            }
        }
        let sharks = water == Site::Sharks;
        sink.emit(|| Event::TilesLaid { sharks });
        self.set_stage(if sharks { Stage::Actions } else { Stage::Sharks }, sink);
    }

    pub(crate) fn set_stage(&mut self, stage: Stage, sink: &mut impl Sink<Event>) {
        *self.frames.top_mut() = Frame::Setup(stage);
        if let Stage::Crew(_) = stage {
            self.deal(sink);
            self.deal_pirates(sink);
        }
    }

    /// KOP-5: a pirate for every berth and one more, for everybody before
    /// anybody chooses.
    fn deal_pirates(&mut self, sink: &mut impl Sink<Event>) {
        let players = self.players as usize;
        for _ in 0..=self.kit.ship.berths {
            for seat in self.first.round(players) {
                let Some(pirate) = self.pirates.pop() else { break };
                let ship = self.ship_mut(seat);
                ship.drawn = ship.drawn.with(pirate);
            }
        }
        for seat in self.first.round(players) {
            let pirates = listed(self.ship(seat).drawn);
            sink.emit(|| Event::Hired { seat, pirates });
        }
        *self.frames.top_mut() = Frame::Setup(Stage::Crew(self.seats().collect()));
    }

    /// KOP-5: three action cards for everybody.
    fn deal(&mut self, sink: &mut impl Sink<Event>) {
        for seat in self.first.round(self.players as usize) {
            let mut cards = List::<Card, { HAND as usize }>::new();
            for _ in 0..HAND {
                let Some(card) = self.deck.pop() else { break };
                self.ship_mut(seat).take(card);
                cards.push(card);
            }
            sink.emit(|| Event::drew(seat, cards.as_slice()));
        }
    }

    /// KOP-5: a ship is manned; the first turn begins when all are.
    pub(crate) fn manned(&mut self, seat: Seat) {
        if let Frame::Setup(Stage::Crew(seats)) = self.frames.top_mut() {
            *seats = seats.without(seat);
        }
    }
}
