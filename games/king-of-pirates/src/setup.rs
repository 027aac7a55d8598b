//! Set-up: KOP-4 and KOP-5.

use crate::kit::Kit;
use crate::state::{Lying, Ship};
use crate::{
    Card, Color, Event, Frame, Hex, KingOfPirates, List, Pirates, Refit, RefitStep, Site, Stage,
    Tile,
};
use serde::{Deserialize, Serialize};
use serde_json::json;
use table::{Frames, OptionSpec, Seat, Seats, Setup, SetupError, Sink};

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

/// What a table may choose.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// KOP-5: the seat that begins, if it is not to be drawn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first: Option<Seat>,
}

pub(crate) fn options() -> Vec<OptionSpec> {
    vec![OptionSpec {
        name: "first",
        about: "who begins; drawn if nobody is named",
        default: json!(null),
        values: std::iter::once(json!(null)).chain((0..6).map(|n| json!(n))).collect(),
    }]
}

impl KingOfPirates {
    /// KOP-5: everything laid out, nothing shuffled yet.
    pub(crate) fn set_up(setup: &Setup<Self>) -> Result<Self, SetupError> {
        SetupError::check_players::<Self>(setup.players)?;
        let mut state = Self::bare(&Kit::new(&setup.edition), COLORS[setup.players]);
        if let Some(seat) = setup.options.first {
            if seat.index() >= setup.players {
                let message = format!("there is no seat {seat} at this table");
                return Err(SetupError::Option { option: "first", message });
            }
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
            drawn: Pirates::NONE,
            frames: Frames::new(Frame::Setup(Stage::First)),
            players: colors.len() as u8,
            first: Seat::new(0),
            turn: Seat::new(0),
            round: 1,
            dutchman: Hex::CENTRE,
            moved: 0,
            tailwinds: 0,
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
        if let Stage::Crew(seat) = stage {
            if seat == self.first {
                self.deal(sink);
            }
            let step = RefitStep::Hire(self.berths(seat) + 1);
            self.frames.push(Frame::Refit(Refit { seat, step }));
        }
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

    /// A ship is manned: the next one, or the first turn.
    pub(crate) fn manned(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let next = seat.next(self.players as usize);
        if next == self.first {
            self.begin_turn(sink);
        } else {
            self.set_stage(Stage::Crew(next), sink);
        }
    }
}
