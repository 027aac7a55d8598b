//! The match between two inputs.

use bots::Hint;
use game::{Seat, Seats, Standing, Viewer};

use crate::model::{Action, Event, GameUi, View, Who};

/// Who moves next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// A person at this device.
    Person(Seat),
    /// A bot at this device.
    Bot(Seat),
    /// Somebody at another device, or a bot of the server.
    Elsewhere(Seat),
    /// Nobody: the match is over.
    Over,
}

/// The match between two inputs, as this page may see it.
pub struct Snapshot<U: GameUi> {
    /// What the viewer may know.
    pub view: View<U>,
    /// Whose view it is.
    pub viewer: Viewer,
    /// Who moves next.
    pub next: Next,
    /// Every seat that is asked, here or elsewhere.
    pub thinking: Seats,
    /// Identifies the question to the person who is asked: it stays the same while others answer
    /// theirs.
    pub question: u64,
    /// What the person who is asked may do.
    pub legal: Vec<Action<U>>,
    /// Scores and winners, if the match ended now.
    pub standing: Standing,
    /// The events of the last action, for things that move.
    pub news: Vec<Event<U>>,
    /// The kinds of cards in every hand, if nothing is hidden: see [`GameUi::hands`].
    pub hands: Vec<Vec<&'static str>>,
    /// The seat of the person at this page, if there is exactly one.
    pub you: Option<Seat>,
    /// Who plays each seat.
    pub who: Vec<Who>,
    /// The clocks, if the table has any.
    pub clocks: Option<Clocks>,
}

impl<U: GameUi> Snapshot<U> {
    /// The person here who is asked.
    pub fn asked(&self) -> Option<Seat> {
        match self.next {
            Next::Person(seat) => Some(seat),
            Next::Bot(_) | Next::Elsewhere(_) | Next::Over => None,
        }
    }

    /// The person here who is asked, and which question: unchanged while others answer.
    pub fn asked_this(&self) -> Option<(Seat, u64)> {
        self.asked().map(|seat| (seat, self.question))
    }

    /// The name of the player of a seat, or its colour.
    pub fn called(&self, seat: Seat) -> String {
        let name = self.who.get(seat.index()).and_then(|who| who.name(seat));
        name.filter(|name| !name.is_empty()).unwrap_or_else(|| U::look(&self.view, seat).name)
    }

    /// True if the seat belongs to the only person at this page.
    pub fn is_you(&self, seat: Seat) -> bool {
        self.you == Some(seat)
    }
}

/// The clocks of a table.
#[derive(Clone, Debug, PartialEq)]
pub struct Clocks {
    /// Milliseconds left by seat; none for a seat without a clock.
    pub left: Vec<Option<u64>>,
    /// The seats whose clocks are running.
    pub running: Vec<Seat>,
    /// When they were read: see [`crate::device::now`].
    pub read_at: f64,
}

/// Why something was refused, and by which rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The id of the rule, if it was a rule.
    pub rule: Option<String>,
    /// The reason, in the reader's language.
    pub text: String,
}

impl Refused {
    /// A refusal that no rule demands.
    pub fn without_rule(text: String) -> Self {
        Self { rule: None, text }
    }
}

/// What a strong bot would do in the place of the person who is asked.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Advice<A> {
    /// Nobody asked for a hint.
    #[default]
    Unasked,
    /// A bot is thinking.
    Thinking,
    /// The hints, best first.
    Given(Vec<Hint<A>>),
}
