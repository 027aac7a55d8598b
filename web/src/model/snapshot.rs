//! The match between two inputs.

use bots::Hint;
use game::{Seat, Seats, Standing, Viewer};

use crate::model::{Action, Event, GameUi, View, Who};

/// Who moves next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Next {
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
pub(crate) struct Snapshot<U: GameUi> {
    /// What the viewer may know.
    pub(crate) view: View<U>,
    /// Whose view it is.
    pub(crate) viewer: Viewer,
    /// Who moves next.
    pub(crate) next: Next,
    /// Every seat that is asked, here or elsewhere.
    pub(crate) thinking: Seats,
    /// Identifies the question to the person who is asked: it stays the same while others answer
    /// theirs.
    pub(crate) question: u64,
    /// What the person who is asked may do.
    pub(crate) legal: Vec<Action<U>>,
    /// Scores and winners, if the match ended now.
    pub(crate) standing: Standing,
    /// The events of the last action, for things that move.
    pub(crate) news: Vec<Event<U>>,
    /// The kinds of cards in every hand, if nothing is hidden: see [`GameUi::hands`].
    pub(crate) hands: Vec<Vec<&'static str>>,
    /// The seat of the person at this page, if there is exactly one.
    pub(crate) you: Option<Seat>,
    /// Who plays each seat.
    pub(crate) who: Vec<Who>,
    /// The clocks, if the table has any.
    pub(crate) clocks: Option<Clocks>,
}

impl<U: GameUi> Snapshot<U> {
    /// The person here who is asked.
    pub(crate) fn asked(&self) -> Option<Seat> {
        match self.next {
            Next::Person(seat) => Some(seat),
            Next::Bot(_) | Next::Elsewhere(_) | Next::Over => None,
        }
    }

    /// The person here who is asked, and which question: unchanged while others answer.
    pub(crate) fn asked_this(&self) -> Option<(Seat, u64)> {
        self.asked().map(|seat| (seat, self.question))
    }

    /// True if the seat belongs to the only person at this page.
    pub(crate) fn is_you(&self, seat: Seat) -> bool {
        self.you == Some(seat)
    }
}

/// The clocks of a table.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Clocks {
    /// Milliseconds left by seat; none for a seat without a clock.
    pub(crate) left: Vec<Option<u64>>,
    /// The seats whose clocks are running.
    pub(crate) running: Vec<Seat>,
    /// When they were read: see [`crate::device::now`].
    pub(crate) read_at: f64,
}

/// Why something was refused, and by which rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Refused {
    /// The id of the rule, if it was a rule.
    pub(crate) rule: Option<String>,
    /// The reason, in the reader's language.
    pub(crate) text: String,
}

impl Refused {
    /// A refusal that no rule demands.
    pub(crate) fn without_rule(text: String) -> Self {
        Self { rule: None, text }
    }
}

/// What a strong bot would do in the place of the person who is asked.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) enum Advice<A> {
    /// Nobody asked for a hint.
    #[default]
    Unasked,
    /// A bot is thinking.
    Thinking,
    /// The hints, best first.
    Given(Vec<Hint<A>>),
}
