//! What only harms the seat that does it.

use crate::{Action, Choice, Color, Deciding, Planks};
use game::{Game, Nobody, Seat};

impl Planks {
    pub(super) fn harms_itself(&self, seat: Seat, action: Action) -> bool {
        match action {
            Action::Slide(_) | Action::Move(_) => self.drops_own_for_nothing(seat, action),
            Action::Return(_) => self.breaks_code(seat, action),
            Action::Decide(deciding) => self.decides_for_nothing(seat, deciding),
            Action::Place(_) => false,
        }
    }

    /// PLK-13: whether pirates of the seat fall and of no rival, without
    /// leaving the seat more gold to collect than each of its rivals.
    fn drops_own_for_nothing(&self, seat: Seat, action: Action) -> bool {
        let mut after = *self;
        after.act(seat, action, &mut Nobody);
        let fallen = |of: Seat| after.in_water(of) > self.in_water(of);
        let rivals = || Seat::all(self.players()).filter(|&other| other != seat);
        if !fallen(seat) || rivals().any(fallen) {
            return false;
        }
        let gold = after.gold_of(seat);
        gold == 0 || rivals().any(|rival| after.gold_of(rival) >= gold)
    }

    /// PLK-17: whether somebody falls while a pirate is brought back: the seat
    /// loses what it has collected, and rivals are paid for theirs.
    fn breaks_code(&self, seat: Seat, action: Action) -> bool {
        let mut after = *self;
        after.act(seat, action, &mut Nobody);
        after.aboard_all() <= self.aboard_all()
    }

    /// PLK-12: gold where there is none, or pirates that are all aboard.
    fn decides_for_nothing(&self, seat: Seat, deciding: Deciding) -> bool {
        let Deciding { color, choice } = deciding;
        let (gold, water) = (self.collectable(seat, color), self.water[color.index()]);
        match choice {
            Choice::Gold => gold == 0 && water > 0,
            Choice::Pirates => gold > 0 && water == 0,
        }
    }

    fn in_water(&self, seat: Seat) -> u8 {
        self.own(seat).iter().map(|color| self.water[color.index()]).sum()
    }

    fn gold_of(&self, seat: Seat) -> u32 {
        self.own(seat).iter().map(|color| self.collectable(seat, color)).sum()
    }

    fn aboard_all(&self) -> u8 {
        Color::ALL.into_iter().map(|color| self.aboard(crate::Colors::one(color)) as u8).sum()
    }
}
