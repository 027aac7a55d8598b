//! Reading what is going on in a position, so that the match can go on.

use crate::{Color, Colors, Gold, Phase, Plank, Planks, Position, reading::Read};
use game::{PositionError, Seat, Seats, Text};

impl Planks {
    /// The phase and all that belongs to it, and to it alone.
    pub(crate) fn read_phase(&mut self, position: &Position) -> Read {
        self.phase = position.phase;
        forbid_strangers(position)?;
        forbid_repeats(position)?;
        self.sold_out = position.sold_out || self.supply() == 0;
        self.splash = position.splash || matches!(self.phase, Phase::Decide | Phase::Return);
        self.undecided = position.undecided.iter().copied().collect();
        self.collecting =
            position.collecting.iter().copied().chain(self.left_overboard()).collect();
        self.read_broke(position)?;
        self.read_end(position)?;
        self.read_dice(position)?;
        self.read_collected(position)?;
        self.read_asked(position)?;
        match self.phase {
            Phase::Place => self.check_placing(),
            Phase::Roll | Phase::Slide | Phase::Over => self.check_neutral_aboard(),
            Phase::Move(plank) => self.check_moving(plank),
            Phase::Decide => self.check_deciding(),
            Phase::Return => self.check_returning(),
        }
    }

    /// PLK-14: a colour with somebody overboard and nobody to be brought back
    /// chose gold, whether or not the position says so.
    fn left_overboard(&self) -> impl Iterator<Item = Color> + use<> {
        let (due, later, water) = (self.due, self.later, self.water);
        let owned = if self.phase == Phase::Return { self.owned() } else { Colors::NONE };
        owned.iter().filter(move |color| {
            let index = color.index();
            due[index] + later[index] == 0 && water[index] > 0
        })
    }

    /// PLK-18: over exactly when the fins or the doubloons are gone and the
    /// turn is finished. A position without a phase may be one of the end.
    fn read_end(&mut self, position: &Position) -> Read {
        match position.phase {
            Phase::Roll if self.is_last_turn() => self.phase = Phase::Over,
            Phase::Over if !self.is_last_turn() => {
                return Err(PositionError::new("phase", "plk-wrong-left"));
            }
            Phase::Place | Phase::Slide if self.is_last_turn() => {
                return Err(PositionError::new("phase", "plk-wrong-gone"));
            }
            Phase::Move(_) | Phase::Decide | Phase::Return if self.fins == 0 => {
                return Err(PositionError::new("phase", "plk-wrong-fins-gone"));
            }
            Phase::Move(_) | Phase::Decide | Phase::Return => self.check_empty_supply()?,
            Phase::Place | Phase::Roll | Phase::Slide | Phase::Over => {}
        }
        if self.phase != Phase::Place && self.hand != [0; Color::COUNT] {
            return Err(PositionError::new("hand", "plk-wrong-placed"));
        }
        Ok(())
    }

    /// PLK-18: before the decisions only a broken code hands out doubloons;
    /// and only the seat that broke it has put any back.
    fn check_empty_supply(&self) -> Read {
        if !self.sold_out {
            return Ok(());
        }
        if self.phase != Phase::Return && self.broke.is_empty() {
            return Err(PositionError::new("purses", "plk-wrong-sold-out"));
        }
        let put_back = self.phase == Phase::Return && !self.broke.is_empty();
        if self.supply() > 0 && !put_back {
            return Err(PositionError::new("sold_out", "plk-wrong-put-back"));
        }
        Ok(())
    }

    fn read_dice(&mut self, position: &Position) -> Read {
        let rolled = matches!(self.phase, Phase::Slide | Phase::Move(_));
        match position.dice {
            Some([one, other]) if one == other => {
                Err(PositionError::new("dice", "plk-wrong-equal-dice"))
            }
            Some(dice) => {
                self.dice = dice;
                Ok(())
            }
            None if rolled => Err(PositionError::new("dice", "plk-wrong-rolled")),
            None => Ok(()),
        }
    }

    /// PLK-17: before pirates come back only an unsteady hand breaks the code.
    fn read_broke(&mut self, position: &Position) -> Read {
        for &seat in &position.broke {
            PositionError::check_seat("broke", seat, self.players.into())?;
        }
        self.broke = position.broke.iter().copied().collect();
        if self.phase == Phase::Return || self.broke.is_empty() {
            return Ok(());
        }
        let wrong = |key: &'static str| Err(PositionError::new("broke", key));
        match () {
            () if !self.hands => wrong("plk-wrong-hands"),
            () if self.broke != Seats::one(self.turn) => wrong("plk-wrong-breaker"),
            () if !self.splash => wrong("plk-wrong-no-splash"),
            () => Ok(()),
        }
    }

    /// PLK-13, PLK-17: what each seat collected this turn, and has still.
    fn read_collected(&mut self, position: &Position) -> Read {
        let (collected, players) = (&position.collected, self.players as usize);
        if !collected.is_empty() {
            PositionError::check_per_seat("collected", collected.len(), players)?;
        }
        for (seat, &doubloons) in Seat::all(players).zip(collected) {
            let colors = self.own(seat).and(self.collecting).len() as u8;
            let reason = match () {
                () if doubloons == 0 => continue,
                () if colors == 0 => "plk-wrong-no-gold",
                () if self.broke.contains(seat) => "plk-wrong-returned",
                () if u16::from(doubloons) > self.purses[seat.index()] => "plk-wrong-over-purse",
                () if doubloons > colors * Color::PIRATES * Gold::MOST => "plk-wrong-over-pirates",
                () => {
                    self.collected[seat.index()] = doubloons;
                    continue;
                }
            };
            return Err(PositionError::new(format!("collected[{seat}]"), reason));
        }
        Ok(())
    }

    fn read_asked(&mut self, position: &Position) -> Read {
        self.asked = position.asked.unwrap_or_else(|| self.next_asked());
        PositionError::check_seat("asked", self.asked, self.players.into())
    }

    /// Who is next if the position does not say so.
    fn next_asked(&self) -> Seat {
        match self.phase {
            Phase::Place => self.next_to_place(),
            Phase::Return => self.neutral_to_return().unwrap_or_else(|| {
                let mut seats = self.turn.round(self.players as usize);
                seats.find(|&seat| !self.returnable(seat).is_empty()).unwrap_or(self.turn)
            }),
            Phase::Roll | Phase::Slide | Phase::Move(_) | Phase::Decide | Phase::Over => {
                Seat::new(0)
            }
        }
    }

    /// PLK-2: one after the other, beginning with the start player.
    fn next_to_place(&self) -> Seat {
        let all = Color::PIRATES as usize * Color::COUNT;
        let placed = all - self.hand.iter().sum::<u8>() as usize;
        self.after_turn(placed)
    }

    /// PLK-15: who places the next neutral pirate, if one is due.
    fn neutral_to_return(&self) -> Option<Seat> {
        let due = self.due[self.neutral()?.index()];
        (due > 0).then(|| self.after_turn((Color::PIRATES - due).into()))
    }

    /// The seat `places` to the left of the one whose turn it is.
    fn after_turn(&self, places: usize) -> Seat {
        let players = self.players as usize;
        self.turn.round(players).nth(places % players).expect("a round has every seat")
    }

    /// PLK-2: nothing has happened but placing, seat after seat.
    fn check_placing(&self) -> Read {
        let wrong = |field: &str, key: &'static str| Err(PositionError::new(field, key));
        match () {
            () if self.hand == [0; Color::COUNT] => wrong("hand", "plk-wrong-none-to-place"),
            () if self.water != [0; Color::COUNT] => wrong("water", "plk-wrong-set-up-water"),
            () if self.handed_out() > 0 => wrong("purses", "plk-wrong-set-up-purses"),
            () if self.quiet > 0 => wrong("quiet", "plk-wrong-set-up-quiet"),
            () if self.fins < self.sharks => wrong("fins", "plk-wrong-set-up-fins"),
            () if self.asked != self.next_to_place() => Err(PositionError::new(
                "asked",
                of("plk-wrong-next-to-place", self.next_to_place()),
            )),
            () if self.offsets.iter().filter(|&&offset| offset != 0).count() > 1 => {
                wrong("planks", "plk-wrong-set-up-planks")
            }
            () => self.check_hands(),
        }
    }

    /// PLK-2: everybody gets round to placing.
    fn check_hands(&self) -> Read {
        let mut ahead = *self;
        while ahead.hand != [0; Color::COUNT] {
            let Some(color) = ahead.placeable(ahead.asked).iter().next() else {
                return Err(PositionError::new("hand", of("plk-wrong-none-left", ahead.asked)));
            };
            ahead.hand[color.index()] -= 1;
            ahead.asked = ahead.asked.next(self.players as usize);
        }
        Ok(())
    }

    /// PLK-15: three neutral pirates overboard come back in the same turn.
    fn check_neutral_aboard(&self) -> Read {
        match self.neutral() {
            Some(neutral) if self.water[neutral.index()] == Color::PIRATES => {
                Err(PositionError::new(format!("water.{neutral}"), "plk-wrong-neutral-back"))
            }
            Some(_) | None => Ok(()),
        }
    }

    fn check_moving(&self, onto: Plank) -> Read {
        if !self.dice.contains(&onto) {
            let reason = Text::new("plk-wrong-not-rolled").with("plank", onto.name());
            return Err(PositionError::new("phase", reason));
        }
        if !self.can_move(self.turn, onto) {
            return Err(PositionError::new("phase", "plk-wrong-none-to-move"));
        }
        if self.splash { self.check_splash() } else { self.check_neutral_aboard() }
    }

    /// PLK-11: who fell is overboard.
    fn check_splash(&self) -> Read {
        if self.water == [0; Color::COUNT] {
            return Err(PositionError::new("water", "plk-wrong-dry"));
        }
        Ok(())
    }

    /// PLK-12: the active player decides first, then clockwise.
    fn check_deciding(&self) -> Read {
        let wrong = |field: &str, key: &'static str| Err(PositionError::new(field, key));
        if self.undecided.is_empty() {
            return wrong("undecided", "plk-wrong-all-decided");
        }
        if !self.undecided.except(self.owned()).is_empty() {
            return wrong("undecided", "plk-wrong-neutral-decides");
        }
        self.check_collecting()?;
        if !self.collecting.and(self.undecided).is_empty() {
            return wrong("collecting", "plk-wrong-decided");
        }
        let mut seats = self.turn.round(self.players as usize);
        seats.find(|&seat| !self.own(seat).and(self.undecided).is_empty());
        if seats.any(|seat| !self.own(seat).except(self.undecided).is_empty()) {
            return wrong("undecided", "plk-wrong-deciding-order");
        }
        self.check_splash()
    }

    fn check_collecting(&self) -> Read {
        if !self.collecting.except(self.owned()).is_empty() {
            return Err(PositionError::new("collecting", "plk-wrong-neutral-collects"));
        }
        Ok(())
    }

    /// PLK-14: a colour that chose gold brings nobody back, any other brings
    /// back all.
    fn check_returning(&self) -> Read {
        self.check_collecting()?;
        for color in self.owned().iter() {
            let index = color.index();
            let (due, water) = (self.due[index] + self.later[index], self.water[index]);
            let reason = match () {
                () if due > water => "plk-wrong-over-water",
                () if due > 0 && self.collecting.contains(color) => "plk-wrong-chose-gold",
                () if due > 0 && due < water => "plk-wrong-all-return",
                () => continue,
            };
            return Err(PositionError::new(format!("due.{color}"), reason));
        }
        self.check_neutral_return()?;
        if self.returnable(self.asked).is_empty() {
            return Err(PositionError::new("asked", of("plk-wrong-none-to-return", self.asked)));
        }
        Ok(())
    }

    /// PLK-15: one placed by each player, beginning with the active one.
    fn check_neutral_return(&self) -> Read {
        let Some(neutral) = self.neutral() else { return Ok(()) };
        let index = neutral.index();
        if self.later[index] > 0 {
            return Err(PositionError::new("later", "plk-wrong-neutral-three"));
        }
        if self.due[index] > self.water[index] {
            return Err(PositionError::new(format!("due.{neutral}"), "plk-wrong-over-water"));
        }
        match self.neutral_to_return() {
            Some(seat) if seat != self.asked => {
                Err(PositionError::new("asked", of("plk-wrong-next-neutral", seat)))
            }
            Some(_) | None => Ok(()),
        }
    }
}

fn of(key: &'static str, seat: Seat) -> Text {
    Text::new(key).with("seat", seat.index())
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
    let deciding = step == Phase::Decide;
    let returning = step == Phase::Return;
    let between_turns = matches!(step, Phase::Place | Phase::Roll | Phase::Slide | Phase::Over);
    let strangers = [
        ("splash", position.splash && !matches!(step, Phase::Move(_))),
        ("broke", !position.broke.is_empty() && between_turns),
        ("undecided", !position.undecided.is_empty() && !deciding),
        ("collecting", !position.collecting.is_empty() && !deciding && !returning),
        ("collected", !position.collected.is_empty() && !returning),
        ("due", !position.due.is_empty() && !returning),
        ("later", !position.later.is_empty() && !returning),
        ("asked", position.asked.is_some() && !returning && step != Phase::Place),
        (
            "dice",
            position.dice.is_some() && matches!(step, Phase::Place | Phase::Roll | Phase::Over),
        ),
    ];
    match strangers.iter().find(|(_, stranger)| *stranger) {
        Some((field, _)) => Err(PositionError::new(*field, "plk-wrong-phase")),
        None => Ok(()),
    }
}

/// Lists that name something twice are mistakes too.
fn forbid_repeats(position: &Position) -> Read {
    let lists = [
        ("undecided", repeats(&position.undecided)),
        ("collecting", repeats(&position.collecting)),
        ("broke", repeats(&position.broke)),
        ("awaits", repeats(&position.awaits)),
    ];
    match lists.iter().find(|(_, repeated)| *repeated) {
        Some((field, _)) => Err(PositionError::new(*field, "plk-wrong-repeated")),
        None => Ok(()),
    }
}

fn repeats<T: PartialEq>(list: &[T]) -> bool {
    list.iter().enumerate().any(|(place, item)| list[..place].contains(item))
}
