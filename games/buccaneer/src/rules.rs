//! The rules as the contract asks for them. What takes more than a line is in
//! a method of the same name, in the file of its chapter.

use crate::{
    Action, Boarding, Booty, Buccaneer, Chance, Edition, Event, Options, Outcome, Position,
    Refusal, View, options, sketch, text, thumbnail,
};
use disc_stacks::{Awaits, Pirate};
use game::{Game, Groups, Pending, Rng, Seat, Seats, Sink, Text, Thumbnail, Viewer};
use std::ops::{ControlFlow, RangeInclusive};

impl Game for Buccaneer {
    const ID: &'static str = "buccaneer";
    const TITLE: &'static str = "Buccaneer";
    const PLAYERS: RangeInclusive<usize> = 3..=5;
    const RULES: u32 = 1;
    /// Each move leaves one stack less, so at most 24 are made before
    /// somebody boards or all is dissolved, and that happens twice at the
    /// most before three ships go: 49 turns a ship, 15 ships, at most four
    /// answers before a turn, and the two draws of the set-up.
    const LONGEST: usize = 15 * 49 * 5 + 2;

    game::own_parts!();

    fn players(&self) -> usize {
        self.seating.players()
    }

    #[inline]
    fn pending(&self) -> Pending<Chance> {
        match self.awaits {
            Some(Awaits::First) => {
                return Pending::Chance(Chance::First { players: self.players() as u8 });
            }
            Some(Awaits::Deck) => return Pending::Chance(Chance::Deck { ships: self.total }),
            None => {}
        }
        if self.is_over() {
            return Pending::Over;
        }
        Pending::Seats(Seats::one(self.asked_for_demand().unwrap_or(self.turn)))
    }

    #[inline]
    fn enumerate(&self, seat: Seat, groups: &mut impl Groups<Action>) -> ControlFlow<()> {
        if !self.is_asked(seat) {
            return ControlFlow::Continue(());
        }
        if !self.asking.is_empty() {
            groups.one(Action::Mutiny(true))?;
            return groups.one(Action::Mutiny(false));
        }
        if self.demanded.is_empty() {
            self.moves(seat, groups)?;
        }
        self.boardings(seat, groups)
    }

    /// BUC-17: nobody has to demand anything.
    fn whose_turn(&self) -> Option<Seat> {
        Some(self.turn)
    }

    fn idle(&self, _: Seat) -> Option<Action> {
        (!self.asking.is_empty()).then_some(Action::Mutiny(false))
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let answering = !self.asking.is_empty();
        match action {
            Action::Mutiny(_) if answering => return Ok(()),
            Action::Mutiny(_) => return Err(Refusal::NoMutiny),
            Action::Move(..) | Action::Board(_) if answering => return Err(Refusal::AnswerFirst),
            Action::Move(upper, lower) => self.check_move(seat, upper, lower)?,
            Action::Board(boarding) => drop(self.check_board(seat, boarding)?),
        }
        self.check_demands(action)
    }

    #[inline]
    fn act(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        match action {
            Action::Move(upper, lower) => self.apply_move(seat, upper, lower, sink),
            Action::Board(boarding) => self.apply_board(seat, boarding, sink),
            Action::Mutiny(yes) => self.apply_answer(seat, yes, sink),
        }
    }

    fn roll(&self, rng: &mut impl Rng) -> Outcome {
        Outcome::draw(self.awaits.expect("chance is pending"), self.players(), rng)
    }

    fn admit(&self, outcome: &Outcome) -> Result<(), Text> {
        outcome.admit(self.awaits, self.players(), "ships")
    }

    fn resolve(&mut self, outcome: &Outcome, sink: &mut impl Sink<Event>) {
        self.resolve(outcome, sink);
    }

    fn tell(event: &Event, _: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn action_text(view: &View, _: Seat, action: Action) -> Text {
        text::action_text(view, action)
    }

    fn event_text(view: &View, event: &Event) -> Option<Text> {
        Some(text::event_text(view, event))
    }

    fn refusal_text(_: &View, refusal: &Refusal) -> Text {
        text::refusal_text(refusal)
    }

    fn thumbnail(view: &View) -> Thumbnail {
        thumbnail::thumbnail(view)
    }

    /// At most five ships are gone.
    fn open_to_latecomers(&self) -> bool {
        usize::from(self.total) + 5 >= Edition::SHIPS
    }

    fn universe(&self) -> Vec<Action> {
        let moves = Pirate::all()
            .flat_map(|upper| Pirate::all().map(move |lower| Action::Move(upper, lower)));
        let boardings = Pirate::all().flat_map(|stack| {
            (0..4).flat_map(move |ship| {
                Booty::ALL.map(|booty| Action::Board(Boarding { stack, ship, booty }))
            })
        });
        moves.chain(boardings).chain([true, false].map(Action::Mutiny)).collect()
    }

    fn conserved(&self) -> Result<(), String> {
        self.stacks.conserved(self.players())?;
        let stock = self.check_stock(&self.ships[..self.total as usize].iter());
        stock.map_err(|text| text.to_string())
    }
}
