//! What cannot arise in play is no position: counters, ships and hands.
//! Frames are looked at in `standing`.

use crate::moving::TAILWIND;
use crate::scoring::{KING, LAST_ROUND};
use crate::{Card, Command, Frame, KingOfPirates, Part, Phase, Seat, Site, Skill, Stage};
use game::{PositionError, Seats, Text};

/// KOP-5.
const DEALT: u8 = 3;
/// KOP-15: what a thief takes at the most.
const THEFT: u16 = 200;

type Checked = Result<(), PositionError>;

fn ensure(right: bool, field: impl Into<String>, reason: impl Into<Text>) -> Checked {
    if right { Ok(()) } else { Err(PositionError::new(field, reason)) }
}

impl KingOfPirates {
    pub(crate) fn check_plausible(&self) -> Checked {
        self.check_counters()?;
        for seat in self.seats() {
            self.check_purse(seat)?;
            self.check_place(seat)?;
            self.check_dug(seat)?;
            self.check_hand(seat)?;
            self.check_captain_of(seat)?;
            self.check_drawn(seat)?;
        }
        self.check_winner()?;
        self.check_start()
    }

    fn phase(&self) -> Option<Phase> {
        match self.frames.as_slice()[0] {
            Frame::Turn(phase) => Some(phase),
            _ => None,
        }
    }

    fn has_frame(&self, wanted: impl Fn(Frame) -> bool) -> bool {
        self.frames.as_slice().iter().any(|&frame| wanted(frame))
    }

    /// KOP-15, KOP-17, KOP-31: counters of this turn.
    fn check_counters(&self) -> Checked {
        let sailing = match self.frames.as_slice() {
            [Frame::Turn(Phase::Sail), rest @ ..] => !matches!(rest, [Frame::Window(_), ..]),
            [bottom, ..] => {
                matches!(bottom, Frame::Turn(Phase::Arrive | Phase::Choose) | Frame::Over)
            }
            [] => false,
        };
        let winds = if sailing { self.discards[Card::Tailwind.index()] } else { 0 };
        let at_most = |key, most: u8| Text::new(key).with("most", most);
        ensure(self.tailwinds <= winds, "tailwinds", at_most("kop-wrong-tailwinds", winds))?;
        let parts: u8 = Part::ALL.into_iter().map(|part| self.kit.part(part).sails).sum();
        let sails = self.kit.ship.sails + parts + self.kit.with_skill(Skill::Sail).len() as u8;
        let hexes = if sailing { sails + TAILWIND * self.tailwinds } else { 0 };
        ensure(self.moved <= hexes, "moved", at_most("kop-wrong-moved", hexes))?;
        let thieves = self.kit.with_command(Command::Thief).len() as u8;
        let most = if self.is_set_up() { thieves } else { 0 };
        ensure(self.stolen <= most, "stolen", at_most("kop-wrong-thefts", most))?;
        let interrupted = matches!(
            self.frames.top(),
            Frame::Haunted(_) | Frame::Promote(_) | Frame::Excess(_) | Frame::Mutiny(_)
        );
        let sent = self.kit.is_hideout(self.ship(self.turn).at);
        ensure(!self.ended || (interrupted && sent), "ended", "kop-wrong-ended")
    }

    fn is_set_up(&self) -> bool {
        !matches!(self.frames.as_slice()[0], Frame::Setup(_))
    }

    /// KOP-11: what loot, treasure and theft can have brought.
    fn check_purse(&self, seat: Seat) -> Checked {
        let field = format!("ships[{seat}].doubloons");
        let (doubloons, unit) = (self.ship(seat).doubloons, self.smallest_coin());
        let reason = Text::new("kop-wrong-coins").with("unit", unit);
        ensure(doubloons.is_multiple_of(unit), &*field, reason)?;
        let islands = [crate::Size::Small, crate::Size::Large].map(|size| self.kit.treasure(size));
        let treasure = islands.map(|island| island.doubloons).into_iter().max().unwrap_or(0);
        let most = KING.saturating_add(treasure.max(self.kit.loot().sum()));
        ensure(doubloons < most, field, "kop-wrong-rich")
    }

    /// Everything that is gained or paid is a multiple of this.
    fn smallest_coin(&self) -> u16 {
        let islands = [crate::Size::Small, crate::Size::Large].map(|size| self.kit.treasure(size));
        let coins = self.kit.loot().chain(islands.map(|island| island.doubloons));
        let coins = coins.chain([THEFT, self.kit.price()]);
        coins.fold(0, divisor).max(1)
    }

    /// KOP-8, KOP-18: who meets the Dutchman is sent away, and who enters a
    /// hex turns its tile up.
    fn check_place(&self, seat: Seat) -> Checked {
        let (field, ship) = (format!("ships[{seat}].at"), self.ship(seat));
        let hidden = self.lying(ship.at).face_down().is_some();
        ensure(!hidden, &*field, "kop-wrong-hidden")?;
        let victims = match self.frames.top() {
            Frame::Haunted(victims) => victims,
            _ => Seats::NONE,
        };
        let met = ship.at == self.dutchman && !self.kit.is_hideout(ship.at);
        ensure(met == victims.contains(seat), field, "kop-wrong-haunted")?;
        let lost = ship.held == 0 && ship.crew.is_empty();
        let field = format!("ships[{seat}]");
        ensure(!met || lost, field, "kop-wrong-robbed")
    }

    /// KOP-22.
    fn check_dug(&self, seat: Seat) -> Checked {
        let ship = self.ship(seat);
        let island = ship.dug.is_none_or(|hex| matches!(self.site(hex), Site::Island(_)));
        ensure(island, format!("ships[{seat}].dug"), "kop-wrong-no-island")?;
        let digging = seat == self.turn
            && matches!(self.frames.as_slice()[0], Frame::Turn(Phase::Choose) | Frame::Over);
        let field = format!("ships[{seat}].dug_now");
        ensure(!ship.dug_now || digging, field, "kop-wrong-dug-now")
    }

    /// KOP-12: more than the limit only while a captain goes, and until the
    /// excess is discarded.
    fn check_hand(&self, seat: Seat) -> Checked {
        let (field, held) = (format!("ships[{seat}].hand"), self.ship(seat).held);
        let changing = self.has_frame(|frame| match frame {
            Frame::Promote(owner) | Frame::Excess(owner) => owner == seat,
            Frame::Refit(refit) => refit.seat == seat,
            Frame::Mutiny(mutiny) => mutiny.seat == seat && mutiny.happens,
            Frame::Setup(_)
            | Frame::Turn(_)
            | Frame::Fight(_)
            | Frame::Window(_)
            | Frame::Haunted(_)
            | Frame::Shuffle(_)
            | Frame::Over => false,
        });
        let quartermasters = self.kit.with_command(Command::Quartermaster).len() as u8;
        let limit = if changing { 6 + quartermasters } else { self.hand_limit(seat) };
        let reason = Text::new("kop-wrong-held").with("held", held).with("limit", limit);
        ensure(held <= limit, field, reason)?;
        match self.phase() {
            Some(Phase::Draw(left)) if seat == self.turn => {
                let fits = left <= self.cards_to_draw() && held + left <= limit;
                ensure(fits, "frames[0]", "kop-wrong-draw")
            }
            _ => Ok(()),
        }
    }

    /// KOP-6: a crew has a captain, unless it is about to get one.
    fn check_captain_of(&self, seat: Seat) -> Checked {
        let ship = self.ship(seat);
        let chosen = self.has_frame(|frame| match frame {
            Frame::Refit(refit) => refit.seat == seat,
            Frame::Mutiny(mutiny) => mutiny.seat == seat && mutiny.happens,
            Frame::Promote(owner) => owner == seat,
            Frame::Setup(_)
            | Frame::Turn(_)
            | Frame::Fight(_)
            | Frame::Window(_)
            | Frame::Haunted(_)
            | Frame::Excess(_)
            | Frame::Shuffle(_)
            | Frame::Over => false,
        });
        let right = ship.captain.is_some() || ship.crew.is_empty() || chosen;
        ensure(right, format!("ships[{seat}].captain"), "kop-wrong-no-captain")
    }

    /// KOP-5, KOP-21: only a seat that chooses a crew has drawn pirates.
    fn check_drawn(&self, seat: Seat) -> Checked {
        let (ship, berths) = (self.ship(seat), self.berths(seat));
        let choosing = self.has_frame(|frame| match frame {
            Frame::Setup(Stage::Crew(seats)) => seats.contains(seat),
            Frame::Refit(refit) => refit.seat == seat,
            Frame::Setup(_)
            | Frame::Turn(_)
            | Frame::Fight(_)
            | Frame::Window(_)
            | Frame::Mutiny(_)
            | Frame::Haunted(_)
            | Frame::Promote(_)
            | Frame::Excess(_)
            | Frame::Shuffle(_)
            | Frame::Over => false,
        });
        let field = format!("ships[{seat}].drawn");
        ensure(choosing || ship.drawn.is_empty(), &*field, "kop-wrong-drawn")?;
        let most = berths + 1;
        let fits = ship.drawn.is_empty() || (ship.crew.len() + ship.drawn.len()) as u8 <= most;
        ensure(fits, field, Text::new("kop-wrong-choice").with("most", most))
    }

    /// KOP-11: over if, and only if, somebody has 10 000 or the last round is complete.
    fn check_winner(&self) -> Checked {
        let kings = self.seats().filter(|&seat| self.ship(seat).doubloons >= KING).count();
        match (kings, self.frames.top() == Frame::Over) {
            (0, false) | (1, true) => Ok(()),
            (0, true) if self.is_last_turn() => Ok(()),
            (0, true) => {
                let reason = Text::new("kop-wrong-no-king").with("last", LAST_ROUND);
                Err(PositionError::new("frames", reason))
            }
            _ => Err(PositionError::new("ships", "kop-wrong-king")),
        }
    }

    /// KOP-5: before the first turn nothing has happened to anybody.
    fn check_start(&self) -> Checked {
        let Frame::Setup(stage) = self.frames.as_slice()[0] else { return Ok(()) };
        ensure(self.round == 1 && self.turn == self.first, "round", "kop-wrong-start-round")?;
        ensure(self.passing.is_empty(), "passing", "kop-wrong-start-passing")?;
        let centre = self.dutchman == crate::Hex::CENTRE;
        ensure(centre, "dutchman", "kop-wrong-start-dutchman")?;
        for seat in self.seats() {
            let ship = self.ship(seat);
            let fresh = ship.at == self.kit.corner(ship.color)
                && ship.doubloons == 0
                && ship.scurvy == 0
                && ship.parts == [false; 2]
                && ship.dug.is_none();
            ensure(fresh, format!("ships[{seat}]"), "kop-wrong-start-ship")?;
            if let Stage::Crew(choosing) = stage {
                let right = if choosing.contains(seat) {
                    ship.crew.is_empty() && !ship.drawn.is_empty()
                } else {
                    ship.captain.is_some()
                };
                ensure(right, format!("ships[{seat}].drawn"), "kop-wrong-start-drawn")?;
                let dealt = Text::new("kop-wrong-start-hand").with("cards", DEALT);
                ensure(ship.held == DEALT, format!("ships[{seat}].hand"), dealt)?;
            }
        }
        Ok(())
    }
}

/// The greatest common divisor.
fn divisor(one: u16, other: u16) -> u16 {
    if other == 0 { one } else { divisor(other, one % other) }
}
