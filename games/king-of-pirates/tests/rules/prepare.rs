//! The one helper: a table from a few words, and what may be asked of it.

use game::{ChanceError, Edition as _, Game, Pending, Seat, Viewer};
use game_testing::{Scenario, changed};
use king_of_pirates::{
    Action, Card, Chance, Command, Edition, Event, Frame, Heading, Hex, KingOfPirates, Outcome,
    Pirate, Play, ShipPosition, Skill, Tile, Upkeep, View,
};
use serde_json::{Value, json};

pub(crate) const FORTRESS: [i8; 2] = [4, -2];
pub(crate) const CITY: [i8; 2] = [2, 2];
pub(crate) const LARGE: [i8; 2] = [3, -1];
pub(crate) const SMALL: [i8; 2] = [2, -3];
pub(crate) const OCEAN: [i8; 2] = [3, -2];
pub(crate) const SHARKS: [i8; 2] = [1, 0];
pub(crate) const RED_CORNER: [i8; 2] = [4, 0];

/// Red, blue and black in their corners without pirates, no tiles, a deck of
/// maps; red's turn. `changes` overrides fields; ships get their colours.
pub(crate) fn position(changes: &Value) -> Value {
    let position = json!({
        "game": "king-of-pirates", "turn": 0, "ships": [{}, {}, {}],
        "deck": ["treasure_map", "treasure_map", "treasure_map", "treasure_map", "treasure_map"],
        "pirates": [],
    });
    let mut position = changed(position, changes);
    let colors = ["red", "blue", "black", "yellow", "green", "purple"];
    if let Some(ships) = position["ships"].as_array_mut() {
        for (ship, color) in ships.iter_mut().zip(colors) {
            if ship.get("color").is_none() {
                ship["color"] = json!(color);
            }
        }
    }
    position
}

#[derive(Clone)]
pub(crate) struct Table(Scenario<KingOfPirates>);

game_testing::scenario!(Table: KingOfPirates);

pub(crate) fn prepare(changes: &Value) -> Table {
    Table(Scenario::load(&position(changes)))
}

/// KOP-39: a window in which everybody who holds a card is asked.
pub(crate) fn window(at: &str, ships: &Value) -> Value {
    let ships = ships.as_array().expect("ships are a list").iter().enumerate();
    let holds = |ship: &Value| ship["hand"].as_array().is_some_and(|hand| !hand.is_empty());
    let asked: Vec<usize> = ships.filter(|(_, ship)| holds(ship)).map(|(seat, _)| seat).collect();
    json!({"window": {"at": at, "asked": asked}})
}

/// Red about to sail.
pub(crate) fn sailing(ships: &Value) -> Table {
    prepare(&json!({"ships": ships, "frames": [{"turn": "sail"}]}))
}

/// Red has ended its movement and may choose whom to fight.
pub(crate) fn choosing(ships: &Value) -> Table {
    prepare(&json!({"ships": ships, "frames": [{"turn": "choose"}]}))
}

/// A warship of the British, face up.
pub(crate) fn lying(at: [i8; 2], kind: &str, up: bool) -> Value {
    json!({"at": at, "tile": {kind: "british"}, "up": up})
}

impl Table {
    pub(crate) fn play(&mut self, seat: u8, play: Play) -> Vec<Event> {
        self.act(seat, Action::Play(play))
    }

    pub(crate) fn bad_fate(&mut self, outcome: Outcome) -> String {
        let before = self.position();
        let error = self.0.0.resolve(outcome).expect_err("no answer");
        assert_eq!(self.position(), before);
        match error {
            ChanceError::Inadmissible(why) => game_testing::english_error::<KingOfPirates>(&why),
            ChanceError::NotPending => "not pending".to_owned(),
        }
    }

    pub(crate) fn compass(&mut self, face: Heading) -> Vec<Event> {
        self.resolve(Outcome::Compass(face))
    }

    pub(crate) fn upkeep(&mut self, face: Upkeep) -> Vec<Event> {
        self.resolve(Outcome::Upkeep(face))
    }

    pub(crate) fn dice(&mut self, first: u8, second: u8) -> Vec<Event> {
        self.resolve(Outcome::Dice([first, second]))
    }

    pub(crate) fn loot(&mut self, cards: &[u16]) -> Vec<Event> {
        self.resolve(Outcome::Loot(cards.iter().copied().collect()))
    }

    pub(crate) fn play_rule(&mut self, seat: u8, play: Play) -> &'static str {
        self.rule(seat, Action::Play(play))
    }

    pub(crate) fn chance(&self) -> Chance {
        match self.0.0.pending() {
            Pending::Chance(chance) => chance,
            other => panic!("chance should be asked, but: {other:?}"),
        }
    }

    /// Everybody passes until the window closes.
    pub(crate) fn close_window(&mut self) {
        while let Frame::Window(window) = self.top() {
            let seat = window.asked.first().expect("an open window asks somebody");
            self.act(seat.index() as u8, Action::Pass);
        }
    }

    /// Nobody prevents the mutiny.
    pub(crate) fn submit(&mut self) {
        while let Frame::Mutiny(mutiny) = self.top()
            && let Some(seat) = mutiny.asked.first()
        {
            let action = if seat == mutiny.seat { Action::Submit } else { Action::Pass };
            self.act(seat.index() as u8, action);
        }
    }

    pub(crate) fn may(&self, seat: u8, action: Action) -> bool {
        self.legal(seat).contains(&action)
    }

    pub(crate) fn ship(&self, seat: usize) -> ShipPosition {
        self.position().ships[seat].clone()
    }

    pub(crate) fn doubloons(&self) -> Vec<u16> {
        self.position().ships.iter().map(|ship| ship.doubloons).collect()
    }

    pub(crate) fn place(&self, seat: usize) -> [i8; 2] {
        self.ship(seat).at.expect("a written ship is somewhere").into()
    }

    pub(crate) fn top(&self) -> Frame {
        *self.position().frames.last().expect("there are frames")
    }

    pub(crate) fn turn(&self) -> u8 {
        self.position().turn.index() as u8
    }

    pub(crate) fn view(&self, seat: u8) -> View {
        self.state().view(Viewer::Seat(Seat::new(seat)))
    }

    /// Which tile lies on a hex, and whether it is face up.
    pub(crate) fn tile(&self, at: [i8; 2]) -> Option<(Tile, bool)> {
        let at = hex(at);
        let tiles = self.position().tiles;
        tiles.iter().find(|tile| tile.at == at).map(|tile| (tile.tile, tile.up))
    }
}

pub(crate) fn hex([q, r]: [i8; 2]) -> Hex {
    Hex::at(q, r).expect("a hex of the board")
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number)
}

/// The `nth` pirate with a crew ability.
pub(crate) fn sailor(skill: Skill, nth: usize) -> Pirate {
    pick(nth, |number| Edition::house().pirates[number].crew == skill)
}

/// The `nth` pirate with a captain ability.
pub(crate) fn leader(command: Command, nth: usize) -> Pirate {
    pick(nth, |number| Edition::house().pirates[number].captain == command)
}

/// A pirate with neither of these.
pub(crate) fn plain(skills: &[Skill], commands: &[Command]) -> Pirate {
    pick(0, |number| {
        let card = &Edition::house().pirates[number];
        !skills.contains(&card.crew) && !commands.contains(&card.captain)
    })
}

fn pick(nth: usize, has: impl Fn(usize) -> bool) -> Pirate {
    let mut found = Pirate::all().filter(|pirate| has(pirate.index()));
    found.nth(nth).expect("there are enough such pirates")
}

pub(crate) fn hand(cards: &[Card]) -> Value {
    json!(cards)
}
