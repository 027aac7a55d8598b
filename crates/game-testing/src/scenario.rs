//! A match in the middle, for tests of rules: what is done in it, what is
//! refused, and who is asked.

use game::{ActError, Events, Game, Match, Pending, Refusal, Seat, Viewer};
use serde_json::Value;

/// A position with some of its fields changed.
///
/// # Panics
/// If the changes are no object.
#[must_use]
pub fn changed(mut position: Value, changes: &Value) -> Value {
    for (field, value) in changes.as_object().expect("changes are an object") {
        position[field] = value.clone();
    }
    position
}

/// A match that a test plays. Everything panics that should not happen.
#[derive(Clone, Debug)]
pub struct Scenario<G: Game>(pub Match<G>);

impl<G: Game> Scenario<G> {
    /// Goes on from a position.
    ///
    /// # Panics
    /// If it is none.
    #[must_use]
    pub fn load(position: &Value) -> Self {
        let read: G::Position = serde_json::from_value(position.clone())
            .unwrap_or_else(|error| panic!("{error} in {position}"));
        Self(Match::load(read, "rules").unwrap_or_else(|error| panic!("{error} in {position}")))
    }

    /// Applies a legal action; returns the events that everybody sees.
    pub fn act(&mut self, seat: u8, action: G::Action) -> Vec<G::Event> {
        self.act_unseen(seat, action).told(Viewer::Spectator)
    }

    /// Applies a legal action; all that happened.
    ///
    /// # Panics
    /// If it is refused.
    pub fn act_unseen(&mut self, seat: u8, action: G::Action) -> Events<G> {
        let events = self.0.act(Seat::new(seat), action);
        let events = events.unwrap_or_else(|error| panic!("{action:?} of seat {seat}: {error}"));
        assert_eq!(self.0.state().conserved(), Ok(()));
        events
    }

    /// Supplies an outcome of chance; returns the events that everybody sees.
    ///
    /// # Panics
    /// If it is no answer.
    pub fn resolve(&mut self, outcome: G::Outcome) -> Vec<G::Event> {
        let events = self.0.resolve(outcome).expect("an answer to what is asked");
        assert_eq!(self.0.state().conserved(), Ok(()));
        events.told(Viewer::Spectator)
    }

    /// Why an action is refused.
    ///
    /// # Panics
    /// If it is not, or if it changes anything.
    pub fn refusal(&mut self, seat: u8, action: G::Action) -> G::Refusal {
        assert!(!self.legal(seat).contains(&action), "{action:?} is listed as legal");
        let before = self.position();
        match self.0.act(Seat::new(seat), action) {
            Err(ActError::Refused(refusal)) => {
                assert_eq!(self.position(), before, "a refused action changes nothing");
                refusal
            }
            other => panic!("{action:?} should be refused, but: {other:?}"),
        }
    }

    /// The rule that an action breaks.
    pub fn rule(&mut self, seat: u8, action: G::Action) -> &'static str {
        self.refusal(seat, action).rule()
    }

    /// The one seat that is asked.
    ///
    /// # Panics
    /// If it is not one.
    pub fn asked(&self) -> u8 {
        match self.all_asked()[..] {
            [seat] => seat,
            _ => panic!("one seat should be asked, but: {:?}", self.0.pending()),
        }
    }

    /// All seats that are asked.
    pub fn all_asked(&self) -> Vec<u8> {
        self.0.asked().iter().map(|seat| seat.index() as u8).collect()
    }

    /// Is nobody asked any more?
    pub fn is_over(&self) -> bool {
        matches!(self.0.pending(), Pending::Over)
    }

    /// The legal actions of a seat.
    pub fn legal(&self, seat: u8) -> Vec<G::Action> {
        self.0.legal(Seat::new(seat))
    }

    /// Where it stands, written down.
    pub fn position(&self) -> G::Position {
        self.state().position()
    }

    /// Where it stands.
    pub fn state(&self) -> &G {
        self.0.state()
    }
}

/// Gives a game's own table of a test all that a [`Scenario`] can.
#[macro_export]
macro_rules! scenario {
    ($table:ident: $game:ty) => {
        impl ::std::ops::Deref for $table {
            type Target = $crate::Scenario<$game>;

            fn deref(&self) -> &Self::Target {
                &self.0
            }
        }

        impl ::std::ops::DerefMut for $table {
            fn deref_mut(&mut self) -> &mut Self::Target {
                &mut self.0
            }
        }
    };
}
