//! A hideout: KOP-21. Buying, then drawing pirates, then choosing a crew,
//! then filling up.

use crate::chance::listed;
use crate::{
    Action, Event, Frame, KingOfPirates, Manning, Matter, Part, Pile, Pirate, Pirates, Refit,
    RefitStep, Refusal, Seat, Stage,
};
use game::{Groups, Sink};
use std::ops::ControlFlow;

impl KingOfPirates {
    #[inline]
    pub(crate) fn refit_asks(&self, refit: Refit) -> bool {
        match refit.step {
            RefitStep::Buy => {
                Part::ALL.iter().any(|&part| self.check_price(refit.seat, part).is_ok())
            }
            RefitStep::Hire(_) => false,
            RefitStep::Choose => !self.choosable(refit.seat).is_empty(),
        }
    }

    pub(crate) fn step_refit(&mut self, refit: Refit, sink: &mut impl Sink<Event>) {
        match refit.step {
            RefitStep::Buy => self.begin_hiring(refit.seat),
            RefitStep::Hire(left) => self.draw_pirates(refit.seat, left, sink),
            RefitStep::Choose => self.finish_crew(refit.seat, None, sink),
        }
    }

    fn refit(&self, seat: Seat, step: RefitStep) -> bool {
        self.frames.top() == Frame::Refit(Refit { seat, step })
    }

    fn set_refit(&mut self, seat: Seat, step: RefitStep) {
        *self.frames.top_mut() = Frame::Refit(Refit { seat, step });
    }

    /// KOP-21: each part that the seat can pay, then each choice of its crew.
    #[inline]
    pub(crate) fn refits(&self, refit: Refit, groups: &mut impl Groups<Action>) -> ControlFlow<()> {
        let seat = refit.seat;
        match refit.step {
            RefitStep::Buy => {
                let mut parts =
                    Part::ALL.into_iter().filter(|&part| self.check_price(seat, part).is_ok());
                parts.try_for_each(|part| groups.one(Action::Buy(part)))?;
                groups.one(Action::Hire)
            }
            RefitStep::Hire(_) => ControlFlow::Continue(()),
            RefitStep::Choose => self.crews(seat, groups),
        }
    }

    /// KOP-5, KOP-21: a captain where the crew fits, and anybody may be let
    /// go; at the start only a pirate who has no berth.
    #[inline]
    pub(crate) fn crews(&self, seat: Seat, groups: &mut impl Groups<Action>) -> ControlFlow<()> {
        let (crew, too_many) = (self.choosable(seat), self.somebody_has_to_go(seat));
        if !too_many {
            groups.each(crew, Action::Captain)?;
        }
        if too_many || !self.is_setting_up() {
            groups.each(crew, Action::Dismiss)?;
        }
        ControlFlow::Continue(())
    }

    fn check_price(&self, seat: Seat, part: Part) -> Result<(), Refusal> {
        let ship = self.ship(seat);
        if ship.parts[part as usize] {
            return Err(Refusal::HasPart(part));
        }
        let (price, doubloons) = (self.kit.price(), ship.doubloons);
        (doubloons >= price).then_some(()).ok_or(Refusal::TooDear { price, doubloons })
    }

    pub(crate) fn check_hideout(&self, seat: Seat, part: Option<Part>) -> Result<(), Refusal> {
        if !self.refit(seat, RefitStep::Buy) {
            return Err(Refusal::NotAsked(Matter::Hideout));
        }
        part.map_or(Ok(()), |part| self.check_price(seat, part))
    }

    pub(crate) fn apply_buy(&mut self, seat: Seat, part: Part, sink: &mut impl Sink<Event>) {
        let price = self.kit.price();
        let ship = self.ship_mut(seat);
        ship.doubloons -= price;
        ship.parts[part as usize] = true;
        sink.emit(|| Event::Bought { seat, part, price });
    }

    /// KOP-21: as many pirates as empty berths, and one more.
    pub(crate) fn begin_hiring(&mut self, seat: Seat) {
        let empty = self.berths(seat).saturating_sub(self.ship(seat).crew.len() as u8);
        self.set_refit(seat, RefitStep::Hire(empty + 1));
    }

    /// KOP-21: from the deck, which is shuffled again when it is empty;
    /// fewer if there are no more.
    fn draw_pirates(&mut self, seat: Seat, left: u8, sink: &mut impl Sink<Event>) {
        let (mut left, mut drawn) = (left, Pirates::NONE);
        while left > 0 {
            let Some(pirate) = self.pirates.pop() else { break };
            drawn = drawn.with(pirate);
            left -= 1;
        }
        let ship = self.ship_mut(seat);
        ship.drawn = ship.drawn.or(drawn);
        if !drawn.is_empty() {
            sink.emit(|| Event::Hired { seat, pirates: listed(drawn) });
        }
        if left > 0 && !self.lost_pirates().is_empty() {
            self.set_refit(seat, RefitStep::Hire(left));
            self.frames.push(Frame::Shuffle(Pile::Pirates));
        } else {
            self.set_refit(seat, RefitStep::Choose);
        }
    }

    /// Those aboard and those drawn.
    pub(crate) fn choosable(&self, seat: Seat) -> Pirates {
        self.ship(seat).crew.or(self.ship(seat).drawn)
    }

    /// KOP-5, KOP-21: is the seat choosing its crew?
    pub(crate) fn is_manning(&self, seat: Seat) -> bool {
        match self.frames.top() {
            Frame::Setup(Stage::Crew(seats)) => seats.contains(seat),
            top => top == Frame::Refit(Refit { seat, step: RefitStep::Choose }),
        }
    }

    fn is_setting_up(&self) -> bool {
        matches!(self.frames.top(), Frame::Setup(_))
    }

    fn somebody_has_to_go(&self, seat: Seat) -> bool {
        self.choosable(seat).len() > self.berths(seat).into()
    }

    /// KOP-5, KOP-6, KOP-21: what the choice of a crew or a captain is for.
    fn manning(&self) -> Manning {
        match self.frames.top() {
            Frame::Setup(_) => Manning::Start,
            Frame::Promote(_) => Manning::Succession,
            _ => Manning::Hideout,
        }
    }

    fn check_yours(&self, seat: Seat, pirate: Pirate) -> Result<(), Refusal> {
        let yours = self.choosable(seat).contains(pirate).then_some(());
        yours.ok_or_else(|| Refusal::NotYours(pirate, self.manning()))
    }

    pub(crate) fn check_dismiss(&self, seat: Seat, pirate: Pirate) -> Result<(), Refusal> {
        if !self.is_manning(seat) {
            return Err(Refusal::NotAsked(Matter::Crew));
        }
        if self.is_setting_up() && !self.somebody_has_to_go(seat) {
            return Err(Refusal::NobodyHasToGo);
        }
        self.check_yours(seat, pirate)
    }

    pub(crate) fn apply_dismiss(
        &mut self,
        seat: Seat,
        pirate: Pirate,
        sink: &mut impl Sink<Event>,
    ) {
        let ship = self.ship_mut(seat);
        ship.drawn = ship.drawn.without(pirate);
        self.take_off(seat, pirate);
        sink.emit(|| Event::Dismissed { seat, pirate });
    }

    /// A captain is chosen in a hideout, or when there is none.
    pub(crate) fn check_captain(&self, seat: Seat, pirate: Pirate) -> Result<(), Refusal> {
        let choosing = self.is_manning(seat);
        if !choosing && self.frames.top() != Frame::Promote(seat) {
            return Err(Refusal::NotAsked(Matter::Crew));
        }
        if choosing && self.somebody_has_to_go(seat) {
            return Err(Refusal::TooManyAboard(self.manning()));
        }
        self.check_yours(seat, pirate)
    }

    pub(crate) fn apply_captain(
        &mut self,
        seat: Seat,
        pirate: Pirate,
        sink: &mut impl Sink<Event>,
    ) {
        if self.frames.top() == Frame::Promote(seat) {
            self.frames.pop();
            self.ship_mut(seat).captain = Some(pirate);
            sink.emit(|| Event::Promoted { seat, pirate });
            self.limit_hand(seat);
        } else {
            self.finish_crew(seat, Some(pirate), sink);
        }
    }

    /// KOP-21: filling up comes last, so new room counts.
    fn finish_crew(&mut self, seat: Seat, captain: Option<Pirate>, sink: &mut impl Sink<Event>) {
        let crew = self.choosable(seat);
        let ship = self.ship_mut(seat);
        ship.crew = crew;
        ship.drawn = Pirates::NONE;
        ship.captain = captain;
        let (rum, cannonballs) = (self.rum_room(seat), self.cannonball_room(seat));
        let ship = self.ship_mut(seat);
        ship.rum = rum;
        ship.cannonballs = cannonballs;
        sink.emit(|| Event::Refitted { seat, captain, rum, cannonballs });
        if self.is_setting_up() {
            self.manned(seat);
        } else {
            self.frames.pop();
            self.limit_hand(seat);
        }
    }
}
