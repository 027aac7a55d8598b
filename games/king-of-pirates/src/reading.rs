//! A position is checked when it is read; errors name the field.

use crate::kit::Kit;
use crate::scoring::LAST_ROUND;
use crate::state::{Lying, Ship};
use crate::text;
use crate::{
    Card, Color, Frame, Hex, KingOfPirates, List, Part, Pirates, Position, Seat, ShipPosition,
    Stage, Tile,
};
use game::{Edition, Frames, Nobody, PositionError, Text};

impl KingOfPirates {
    pub(crate) fn from_position(position: &Position) -> Result<Self, PositionError> {
        let colors = check_table(position)?;
        let kit = match &position.components {
            None => Kit::house(),
            Some(house) => {
                house.validate().map_err(|fault| {
                    let reason = Text::new("kop-wrong-components").with("fault", fault.text());
                    PositionError::new("components", reason)
                })?;
                Kit::new(house)
            }
        };
        let mut state = Self::bare(&kit, &colors);
        state.read_scalars(position)?;
        for (seat, ship) in position.ships.iter().enumerate() {
            let manned = !position.is_unmanned(Seat::new(seat as u8));
            state.read_ship(seat, ship, manned)?;
        }
        state.read_crews(position)?;
        state.read_tiles(position)?;
        state.read_cards(position)?;
        state.read_frames(position)?;
        state.check_plausible()?;
        state.run(&mut Nobody);
        Ok(state)
    }

    fn read_scalars(&mut self, position: &Position) -> Result<(), PositionError> {
        let players = position.ships.len();
        for (field, seat) in [("turn", position.turn), ("first", position.first)] {
            PositionError::check_seat(field, seat, players)?;
        }
        if position.round == 0 {
            return Err(PositionError::new("round", "kop-wrong-round-zero"));
        }
        if position.round > LAST_ROUND {
            let reason = Text::new("kop-wrong-round").with("last", LAST_ROUND);
            return Err(PositionError::new("round", reason));
        }
        for seat in position.passing.iter() {
            PositionError::check_seat("passing", seat, players)?;
        }
        self.turn = position.turn;
        self.first = position.first;
        self.round = position.round;
        self.moved = position.moved;
        self.tailwinds = position.tailwinds;
        self.stolen = position.stolen;
        self.passing = position.passing;
        self.ended = position.ended;
        self.dutchman = position.dutchman;
        Ok(())
    }

    fn read_ship(
        &mut self,
        seat: usize,
        written: &ShipPosition,
        manned: bool,
    ) -> Result<(), PositionError> {
        let field = |name: &str| format!("ships[{seat}].{name}");
        let corner = self.kit.corner(written.color);
        let mut ship = Ship::new(written.color, written.at.unwrap_or(corner));
        ship.doubloons = written.doubloons;
        ship.scurvy = written.scurvy;
        ship.dug = written.dug;
        ship.dug_now = written.dug_now;
        if written.dug_now && written.dug.is_none() {
            return Err(PositionError::new(field("dug_now"), "kop-wrong-no-dug"));
        }
        for &part in &written.parts {
            if std::mem::replace(&mut ship.parts[part as usize], true) {
                let reason = Text::new("kop-wrong-part-twice").with("part", text::part(part));
                return Err(PositionError::new(field("parts"), reason));
            }
        }
        ship.captain = written.captain;
        ship.drawn = written.drawn.iter().copied().collect();
        if ship.drawn.len() as usize != written.drawn.len() {
            return Err(PositionError::new(field("drawn"), "kop-wrong-pirate-twice"));
        }
        for (place, &pirate) in written.captain.iter().chain(&written.crew).enumerate() {
            if ship.crew.contains(pirate) {
                let reason = Text::new("kop-wrong-crew-twice").with("pirate", pirate.to_string());
                return Err(PositionError::new(field("crew"), reason.with("place", place)));
            }
            ship.crew = ship.crew.with(pirate);
        }
        if written.hand.len() > Card::COUNT {
            return Err(PositionError::new(field("hand"), "kop-wrong-hand-size"));
        }
        written.hand.iter().for_each(|&card| ship.take(card));
        self.ships[seat] = ship;
        self.read_stores(seat, written, manned)
    }

    /// KOP-5: a ship that is not manned yet has no stores.
    fn read_stores(
        &mut self,
        seat: usize,
        written: &ShipPosition,
        manned: bool,
    ) -> Result<(), PositionError> {
        let owner = Seat::new(seat as u8);
        let berths = self.berths(owner);
        let crew = self.ship(owner).crew.len() as u8;
        if crew > berths {
            let reason = Text::new("kop-wrong-berths").with("crew", crew).with("berths", berths);
            return Err(PositionError::new(format!("ships[{seat}].crew"), reason));
        }
        let store = |name: &str, written: Option<u8>, room: u8| match written {
            Some(count) if count > room => {
                let reason = Text::new("kop-wrong-room").with("count", count).with("room", room);
                Err(PositionError::new(format!("ships[{seat}].{name}"), reason))
            }
            Some(count) => Ok(count),
            None => Ok(room),
        };
        let rum = store("rum", written.rum, if manned { self.rum_room(owner) } else { 0 })?;
        let room = if manned { self.cannonball_room(owner) } else { 0 };
        let cannonballs = store("cannonballs", written.cannonballs, room)?;
        let ship = self.ship_mut(owner);
        ship.rum = rum;
        ship.cannonballs = cannonballs;
        Ok(())
    }

    /// No pirate may be in two places.
    fn read_crews(&mut self, position: &Position) -> Result<(), PositionError> {
        let mut seen = Pirates::NONE;
        let mut once = |field: String, pirates: Pirates| {
            if let Some(twice) = seen.and(pirates).first() {
                let reason = Text::new("kop-wrong-two-places").with("pirate", twice.to_string());
                return Err(PositionError::new(field, reason));
            }
            seen = seen.or(pirates);
            Ok(())
        };
        for seat in 0..position.ships.len() {
            once(format!("ships[{seat}].crew"), self.ships[seat].crew)?;
        }
        for seat in 0..position.ships.len() {
            once(format!("ships[{seat}].drawn"), self.ships[seat].drawn)?;
        }
        for (place, &pirate) in position.pirates.iter().enumerate() {
            once(format!("pirates[{place}]"), Pirates::one(pirate))?;
        }
        self.pirates = position.pirates.iter().rev().copied().collect();
        Ok(())
    }

    fn read_tiles(&mut self, position: &Position) -> Result<(), PositionError> {
        for (number, written) in position.tiles.iter().enumerate() {
            let field = |name: &str| format!("tiles[{number}].{name}");
            let (hex, tile) = (written.at, written.tile);
            let at = |key| Text::new(key).with("hex", hex.to_string());
            if !self.site(hex).is_sea() {
                return Err(PositionError::new(field("at"), at("kop-wrong-no-sea")));
            }
            if self.lying(hex) != Lying::NOTHING {
                return Err(PositionError::new(field("at"), at("kop-wrong-tile-there")));
            }
            if written.up && tile.class().is_none() {
                return Err(PositionError::new(field("tile"), "kop-wrong-empty-tile"));
            }
            self.tiles[hex.index()] = if written.up { Lying::up(tile) } else { Lying::down(tile) };
            let (there, box_) =
                (self.lying_on(self.site(hex), tile), self.kit.tiles(self.site(hex)));
            if there > box_[tile.index()] {
                let reason = Text::new("kop-wrong-tiles").with("tile", text::tile(tile));
                let reason = reason.with("count", box_[tile.index()]);
                return Err(PositionError::new(field("tile"), reason));
            }
        }
        Ok(())
    }

    /// How many tiles of a kind lie on one water.
    fn lying_on(&self, water: crate::Site, tile: Tile) -> u8 {
        self.waters(water).filter(|&hex| self.lying(hex).tile() == Some(tile)).count() as u8
    }

    /// What is in no hand and not in the deck lies among the discards.
    fn read_cards(&mut self, position: &Position) -> Result<(), PositionError> {
        let mut left = self.kit.cards;
        let mut use_up = |field: String, card: Card| {
            let reason = || Text::new("kop-wrong-card").with("card", text::card(card));
            let fewer = left[card.index()].checked_sub(1);
            left[card.index()] = fewer.ok_or_else(|| PositionError::new(field, reason()))?;
            Ok(())
        };
        for (seat, ship) in position.ships.iter().enumerate() {
            for (place, &card) in ship.hand.iter().enumerate() {
                use_up(format!("ships[{seat}].hand[{place}]"), card)?;
            }
        }
        for (place, &card) in position.deck.iter().enumerate() {
            use_up(format!("deck[{place}]"), card)?;
        }
        self.discards = left;
        self.deck = position.deck.iter().rev().copied().collect::<List<Card, { Card::COUNT }>>();
        Ok(())
    }

    fn read_frames(&mut self, position: &Position) -> Result<(), PositionError> {
        let Some((&bottom, above)) = position.frames.split_first() else {
            return Err(PositionError::new("frames", "kop-wrong-no-frame"));
        };
        if above.len() > 3 {
            return Err(PositionError::new("frames", "kop-wrong-frames"));
        }
        self.frames = Frames::new(bottom);
        self.check_bottom(bottom)?;
        self.check_frame(0, bottom)?;
        for (number, &frame) in above.iter().enumerate() {
            let below = position.frames[number];
            if !frame.may_stand_on(below) {
                let field = format!("frames[{}]", number + 1);
                return Err(PositionError::new(field, "kop-wrong-interrupt"));
            }
            self.frames.push(frame);
        }
        for (number, &frame) in above.iter().enumerate() {
            self.check_frame(number + 1, frame)?;
        }
        Ok(())
    }
}

impl Position {
    /// KOP-5: does the seat still have to man its ship for the first time?
    fn is_unmanned(&self, seat: Seat) -> bool {
        match self.frames.first() {
            Some(Frame::Setup(Stage::Crew(seats))) => seats.contains(seat),
            Some(Frame::Setup(_)) => true,
            _ => false,
        }
    }
}

fn check_table(position: &Position) -> Result<Vec<Color>, PositionError> {
    PositionError::check_game::<KingOfPirates>(&position.game)?;
    PositionError::check_players::<KingOfPirates>("ships", position.ships.len())?;
    let colors: Vec<Color> = position.ships.iter().map(|ship| ship.color).collect();
    PositionError::check_colors(&colors, |seat| format!("ships[{seat}].color"))?;
    for (seat, ship) in position.ships.iter().enumerate() {
        if ship.parts.len() > Part::ALL.len() {
            let field = format!("ships[{seat}].parts");
            return Err(PositionError::new(field, "kop-wrong-two-parts"));
        }
        if ship.at.is_some_and(|at| at.index() >= Hex::COUNT) {
            return Err(PositionError::new(format!("ships[{seat}].at"), "kop-wrong-off-board"));
        }
    }
    Ok(colors)
}
