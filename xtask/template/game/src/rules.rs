//! The rules as the contract asks for them. What takes more than a line is in
//! a method of the same name, in the file of its chapter.

use crate::{
    Action, Chance, Edition, Event, Options, Outcome, Pips, Position, Refusal, TemplateGame, Track,
    View, components::PipsSet, options, sketch, state::MOST_PLAYERS, text,
};
use game::{Game, Groups, Pending, Rng, Seat, Seats, Sink, Text, Viewer};
use std::ops::{ControlFlow, RangeInclusive};

impl Game for TemplateGame {
    const ID: &'static str = "template-game";
    const TITLE: &'static str = "Template Game";
    const PLAYERS: RangeInclusive<usize> = 2..=MOST_PLAYERS;
    const RULES: u32 = 1;
    /// Two draws; then a boat moves in every turn, and each turn is a roll and
    /// an action.
    const LONGEST: usize = 2 + 2 * MOST_PLAYERS * Track::MOST;

    game::own_parts!();

    fn players(&self) -> usize {
        self.players as usize
    }

    #[inline]
    fn pending(&self) -> Pending<Chance> {
        match (self.awaits, self.asked_seat()) {
            (Some(awaits), _) => Pending::Chance(self.chance(awaits)),
            (None, Some(seat)) => Pending::Seats(Seats::one(seat)),
            (None, None) => Pending::Over,
        }
    }

    #[inline]
    fn enumerate(&self, seat: Seat, groups: &mut impl Groups<Action>) -> ControlFlow<()> {
        if self.asked_seat() != Some(seat) {
            return ControlFlow::Continue(());
        }
        self.rowings(seat, groups)
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Row(pips) => self.check_row(pips),
            Action::Charm => self.check_charm(seat),
        }
    }

    #[inline]
    fn act(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        match action {
            Action::Row(pips) => self.apply_row(seat, pips, sink),
            Action::Charm => self.apply_charm(seat, sink),
        }
    }

    #[inline]
    fn roll(&self, rng: &mut impl Rng) -> Outcome {
        self.roll(rng)
    }

    fn admit(&self, outcome: &Outcome) -> Result<(), Text> {
        self.admit(outcome)
    }

    #[inline]
    fn resolve(&mut self, outcome: &Outcome, sink: &mut impl Sink<Event>) {
        self.resolve(outcome, sink);
    }

    fn tell(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.told(viewer))
    }

    fn action_text(view: &View, seat: Seat, action: Action) -> Text {
        text::action_text(view, seat, action)
    }

    fn event_text(view: &View, event: &Event) -> Option<Text> {
        Some(text::event_text(view, event))
    }

    fn refusal_text(_: &View, refusal: &Refusal) -> Text {
        text::refusal_text(refusal)
    }

    fn universe(&self) -> Vec<Action> {
        Pips::ALL.into_iter().map(Action::Row).chain([Action::Charm]).collect()
    }

    /// TPL-2, TPL-6: the charms differ, and all gold that was taken is
    /// somebody's.
    fn conserved(&self) -> Result<(), String> {
        let charms: PipsSet = self.charms.iter().copied().flatten().collect();
        let dealt = self.charms.iter().flatten().count();
        if charms.len() as usize != dealt {
            return Err(format!("a charm was dealt twice: {:?}", self.charms));
        }
        let taken: u16 = self.taken().iter().map(|&space| u16::from(self.track.gold(space))).sum();
        let owned: u16 = self.gold.iter().sum();
        (taken == owned).then_some(()).ok_or_else(|| format!("{taken} taken, {owned} owned"))
    }
}
