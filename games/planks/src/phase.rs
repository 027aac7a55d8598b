//! Reading what is going on in a position, so that the match can go on.

use crate::{Color, Colors, Phase, Plank, Planks, Position, Step};
use table::{PositionError, Seat};

type Read = Result<(), PositionError>;

impl Planks {
    /// The phase and all that belongs to it, and to it alone.
    pub(crate) fn read_phase(&mut self, position: &Position) -> Read {
        self.phase = position.phase.into();
        self.read_end(position)?;
        forbid_strangers(position)?;
        self.read_dice(position)?;
        self.read_asked(position)?;
        self.splash = position.splash || matches!(self.phase, Phase::Decide | Phase::Return);
        self.broke = position.broke;
        self.undecided = position.undecided.iter().copied().collect();
        self.collecting = position.collecting.iter().copied().collect();
        match self.phase {
            Phase::Place => self.check_placing(),
            Phase::Roll | Phase::Slide | Phase::Over => Ok(()),
            Phase::Move(plank) => self.check_moving(plank),
            Phase::Decide => self.check_deciding(),
            Phase::Return => self.check_returning(),
        }
    }

    /// PLK-18: over exactly when the fins or the doubloons are gone. A
    /// position without a phase may be one of the end.
    fn read_end(&mut self, position: &Position) -> Read {
        let over = self.fins == 0 || self.supply() == 0;
        match (position.phase, over) {
            (Step::Roll, true) => self.phase = Phase::Over,
            (Step::Over, true) => {}
            (Step::Over, false) => {
                return Err(PositionError::new("phase", "fins and doubloons are left"));
            }
            (_, true) => {
                return Err(PositionError::new("phase", "fins or doubloons are gone: it is over"));
            }
            (_, false) => {}
        }
        if self.phase != Phase::Place && self.hand != [0; Color::COUNT] {
            return Err(PositionError::new("hand", "everybody was placed in the set-up"));
        }
        Ok(())
    }

    fn read_dice(&mut self, position: &Position) -> Read {
        let rolled = matches!(self.phase, Phase::Slide | Phase::Move(_));
        match position.dice {
            Some([one, other]) if one == other => {
                Err(PositionError::new("dice", "equal dice are rolled again"))
            }
            Some(dice) => {
                self.dice = dice;
                Ok(())
            }
            None if rolled => Err(PositionError::new("dice", "they have been rolled")),
            None => Ok(()),
        }
    }

    fn read_asked(&mut self, position: &Position) -> Read {
        let asked = match position.asked {
            Some(seat) if seat.index() >= self.players as usize => {
                return Err(PositionError::new("asked", format!("there is no seat {seat}")));
            }
            Some(seat) => seat,
            None if self.phase.keeps_asked() => self.turn,
            None => Seat::new(0),
        };
        self.asked = asked;
        Ok(())
    }

    /// PLK-2: everybody gets round to placing, seat after seat.
    fn check_placing(&self) -> Read {
        let mut ahead = *self;
        while ahead.hand != [0; Color::COUNT] {
            let Some(color) = ahead.placeable(ahead.asked).iter().next() else {
                let message = format!("seat {} would have nobody left to place", ahead.asked);
                return Err(PositionError::new("hand", message));
            };
            ahead.hand[color.index()] -= 1;
            ahead.asked = ahead.asked.next(self.players as usize);
        }
        if self.hand == [0; Color::COUNT] {
            return Err(PositionError::new("hand", "nobody is left to place"));
        }
        if self.offsets.iter().filter(|&&offset| offset != 0).count() > 1 {
            let message = "in the set-up the planks lie in the middle, one at most beside it";
            return Err(PositionError::new("planks", message));
        }
        Ok(())
    }

    fn check_moving(&self, onto: Plank) -> Read {
        if !self.dice.contains(&onto) {
            return Err(PositionError::new("phase", format!("{onto} was not rolled")));
        }
        if !self.can_move(self.turn, onto) {
            return Err(PositionError::new("phase", "there is nobody to move"));
        }
        if self.broke && !self.splash {
            return Err(PositionError::new("broke", "the code is broken by a splash only"));
        }
        Ok(())
    }

    fn check_deciding(&self) -> Read {
        let wrong = |field, message: &str| Err(PositionError::new(field, message));
        if self.undecided.is_empty() {
            return wrong("undecided", "somebody must have yet to decide");
        }
        if !self.undecided.except(self.owned()).is_empty() {
            return wrong("undecided", "nobody decides for the neutral colour");
        }
        if !self.collecting.except(self.owned()).is_empty() {
            return wrong("collecting", "the neutral colour collects nothing");
        }
        if !self.collecting.and(self.undecided).is_empty() {
            return wrong("collecting", "a colour that collects has decided");
        }
        if self.collecting.iter().any(|color| self.aboard(Colors::one(color)) == 0) {
            return wrong("collecting", "a colour with nobody aboard cannot collect");
        }
        if self.broke && !self.collecting.and(self.own(self.turn)).is_empty() {
            return wrong("collecting", "who broke the code does not collect");
        }
        Ok(())
    }

    fn check_returning(&self) -> Read {
        for color in Color::ALL {
            let index = color.index();
            if self.due[index] + self.later[index] > self.water[index] {
                let message = "more than are overboard";
                return Err(PositionError::new(format!("due.{color}"), message));
            }
        }
        if self.neutral().is_some_and(|neutral| self.later[neutral.index()] > 0) {
            let message = "neutral pirates come back when all three are overboard";
            return Err(PositionError::new("later", message));
        }
        if self.returnable(self.asked).is_empty() {
            let message = format!("seat {} has nobody to bring back", self.asked);
            return Err(PositionError::new("asked", message));
        }
        Ok(())
    }
}

impl Phase {
    /// Is the asked seat a fact of its own in this phase?
    pub(crate) fn keeps_asked(self) -> bool {
        matches!(self, Self::Place | Self::Return)
    }
}

/// Fields that mean nothing in the phase are mistakes.
fn forbid_strangers(position: &Position) -> Read {
    let step = position.phase;
    let deciding = step == Step::Decide;
    let returning = step == Step::Return;
    let strangers = [
        ("splash", position.splash && !matches!(step, Step::Move(_))),
        ("broke", position.broke && matches!(step, Step::Place | Step::Roll | Step::Slide)),
        ("broke", position.broke && step == Step::Over),
        ("undecided", !position.undecided.is_empty() && !deciding),
        ("collecting", !position.collecting.is_empty() && !deciding),
        ("due", !position.due.is_empty() && !returning),
        ("later", !position.later.is_empty() && !returning),
        ("asked", position.asked.is_some() && !returning && step != Step::Place),
        ("dice", position.dice.is_some() && matches!(step, Step::Place | Step::Roll | Step::Over)),
    ];
    match strangers.iter().find(|(_, stranger)| *stranger) {
        Some((field, _)) => Err(PositionError::new(*field, "means nothing in this phase")),
        None => Ok(()),
    }
}
