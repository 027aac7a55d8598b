//! The rules as the contract asks for them. What takes more than a line is in
//! a method of the same name, in the file of its chapter.

use crate::{
    Action, Chance, Choice, Color, Deciding, Edition, Event, JOLT, Moving, Options, Outcome, Phase,
    Placing, Plank, Planks, Position, Refusal, Returning, Side, Sliding, Space, Spot, View,
    options, sketch, text, thumbnail,
};
use game::{Game, Groups, Pending, Rng, Seat, Seats, Sink, Text, Thumbnail, Viewer};
use std::ops::{ControlFlow, RangeInclusive};

impl Game for Planks {
    const ID: &'static str = "planks";
    const TITLE: &'static str = "Squabble on the Planks";
    const PLAYERS: RangeInclusive<usize> = 2..=4;
    const RULES: u32 = 2;
    /// Three draws and twelve placings. A shark flees after forty turns of
    /// three inputs at the most, and after a splash: four decisions, and
    /// nobody comes back more often than a plank falls, which is once for
    /// each of the six. An edition has at most twenty sharks.
    const LONGEST: usize = 3 + 12 + 20 * (40 * 3 + 4 + 7 * (12 + 3));

    game::own_parts!();

    fn players(&self) -> usize {
        self.players as usize
    }

    #[inline]
    fn pending(&self) -> Pending<Chance> {
        match (self.awaits(), self.asked_seat()) {
            (Some(awaits), _) => Pending::Chance(self.question(awaits)),
            (None, Some(seat)) => Pending::Seats(Seats::one(seat)),
            (None, None) => Pending::Over,
        }
    }

    #[inline]
    fn enumerate(&self, seat: Seat, groups: &mut impl Groups<Action>) -> ControlFlow<()> {
        if self.asked_seat() != Some(seat) {
            return ControlFlow::Continue(());
        }
        match self.phase {
            Phase::Place => self.placings(seat, groups),
            Phase::Slide => self.slides(groups),
            Phase::Move(_) => self.moves(seat, groups),
            Phase::Decide => self.decisions(seat, groups),
            Phase::Return => self.returnings(seat, groups),
            Phase::Roll | Phase::Over => ControlFlow::Continue(()),
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match (self.phase, action) {
            (Phase::Place, Action::Place(placing)) => self.check_place(seat, placing),
            (Phase::Slide, Action::Slide(sliding)) => self.check_slide(sliding),
            (Phase::Move(_), Action::Move(moving)) => self.check_move(seat, moving),
            (Phase::Decide, Action::Decide(deciding)) => self.check_decide(seat, deciding),
            (Phase::Return, Action::Return(returning)) => self.check_return(seat, returning),
            (Phase::Place, _) => Err(Refusal::PlaceFirst),
            (Phase::Roll | Phase::Slide | Phase::Over, _) => Err(Refusal::SlideFirst),
            (Phase::Move(_), _) => Err(Refusal::MoveFirst),
            (Phase::Decide, _) => Err(Refusal::DecideFirst),
            (Phase::Return, _) => Err(Refusal::ReturnFirst),
        }
    }

    #[inline]
    fn act(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        match action {
            Action::Place(placing) => self.apply_place(seat, placing, sink),
            Action::Slide(sliding) => self.apply_slide(seat, sliding, sink),
            Action::Move(moving) => self.apply_move(seat, moving, sink),
            Action::Decide(deciding) => self.apply_decide(seat, deciding, sink),
            Action::Return(returning) => self.apply_return(seat, returning, sink),
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
        text::event_text(view, event)
    }

    fn refusal_text(_: &View, refusal: &Refusal) -> Text {
        text::refusal_text(refusal)
    }

    fn thumbnail(view: &View) -> Thumbnail {
        thumbnail::thumbnail(view)
    }

    /// At least five sharks are left, or all of them.
    fn open_to_latecomers(&self) -> bool {
        self.fins >= self.sharks.min(5)
    }

    fn universe(&self) -> Vec<Action> {
        universe(if self.hands { JOLT + 1 } else { 1 })
    }

    fn conserved(&self) -> Result<(), String> {
        for color in Color::ALL {
            let aboard = self.aboard(crate::Colors::one(color)) as u8;
            let (water, hand) = (self.water[color.index()], self.hand[color.index()]);
            if aboard + water + hand != Color::PIRATES {
                return Err(format!("{color}: {aboard} aboard, {water} overboard, {hand} in hand"));
            }
        }
        let fresh = Plank::ALL.map(|plank| {
            let mut again = *self;
            again.weigh(plank);
            again.loads[plank.index()]
        });
        if fresh != self.loads {
            return Err(format!("the loads are {fresh:?}, not {:?}", self.loads));
        }
        if self.beyond(None) != 0 {
            return Err("a plank lies beyond the edge and has not tipped".to_owned());
        }
        self.doubloons_add_up()
    }
}

impl Planks {
    /// PLK-17, PLK-18: nobody puts back what it has not got, and an empty
    /// supply is remembered.
    fn doubloons_add_up(&self) -> Result<(), String> {
        let (purses, collected) = (self.purses, self.collected);
        if purses.iter().zip(collected).any(|(&purse, collected)| u16::from(collected) > purse) {
            return Err(format!("{collected:?} collected this turn, but purses are {purses:?}"));
        }
        if self.supply() == 0 && !self.sold_out {
            return Err(format!("{purses:?} of {}: the supply is empty", self.stock));
        }
        Ok(())
    }

    /// Who is asked, when chance is not.
    #[inline]
    pub(crate) fn asked_seat(&self) -> Option<Seat> {
        if self.awaited.next().is_some() {
            return None;
        }
        match self.phase {
            Phase::Place | Phase::Return => Some(self.asked),
            Phase::Slide | Phase::Move(_) => Some(self.turn),
            Phase::Decide => Some(self.deciding()),
            Phase::Roll | Phase::Over => None,
        }
    }
}

/// Everything that can be written, with jolts up to this one.
fn universe(hardest: u8) -> Vec<Action> {
    let pushes = || [None, Some(Side::Port), Some(Side::Starboard)].into_iter();
    let jolts = move || 0..=hardest;
    let placed = Color::ALL.into_iter().flat_map(|color| Spot::all().map(move |at| (color, at)));
    let mut all: Vec<Action> =
        placed.clone().map(|(color, at)| Action::Place(Placing { color, at })).collect();
    for jolt in jolts() {
        for to in pushes() {
            all.extend(Plank::ALL.map(|plank| Action::Slide(Sliding { plank, to, jolt })));
        }
        for push in pushes() {
            all.extend(Spot::all().flat_map(|from| {
                Space::all().map(move |to| Action::Move(Moving { from, to, push, jolt }))
            }));
            all.extend(
                placed
                    .clone()
                    .map(|(color, at)| Action::Return(Returning { color, at, push, jolt })),
            );
        }
    }
    for choice in [Choice::Gold, Choice::Pirates] {
        all.extend(Color::ALL.map(|color| Action::Decide(Deciding { color, choice })));
    }
    all
}
