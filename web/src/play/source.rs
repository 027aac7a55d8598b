//! Where the truth about a match lies: on this device, with the server, in a lesson or in a record.

use game::{FastRng, Seat};

use crate::games::Client;
use crate::play::{Entry, Guided, Next, Past, Player, Remote, Sitting, Snapshot, Who, who};

/// A match here or there, a lesson, the past; boards see no difference.
pub(crate) enum Source<G: Client> {
    Here(Sitting<G>),
    There(Box<Remote<G>>),
    Lesson(Box<Guided<G>>),
    Past(Box<Past<G>>),
}

impl<G: Client> Source<G> {
    /// The table as it is now.
    pub(crate) fn snapshot(&self) -> Snapshot<G> {
        match self {
            Self::Here(sitting) => here(sitting),
            Self::There(remote) => there(remote),
            Self::Lesson(guided) => guided.snapshot(),
            Self::Past(past) => past.snapshot(),
        }
    }

    /// Which rule an action breaks.
    pub(crate) fn check(&self, seat: Seat, action: G::Action) -> Result<(), G::Refusal> {
        match self {
            Self::Here(sitting) => sitting.play().state().check(seat, action),
            Self::There(remote) => remote.check(seat, action),
            Self::Lesson(guided) => guided.check(action),
            Self::Past(past) => past.moments()[past.last()].state().check(seat, action),
        }
    }

    /// False for what the rules allow, but the step of a lesson is not about.
    pub(crate) fn wants(&self, action: G::Action) -> bool {
        match self {
            Self::Here(_) | Self::There(_) | Self::Past(_) => true,
            Self::Lesson(guided) => guided.wants(action),
        }
    }

    /// Everything told, oldest first.
    pub(crate) fn log(&self) -> Vec<Entry> {
        match self {
            Self::Here(sitting) => sitting.log().to_vec(),
            Self::There(remote) => remote.log(),
            Self::Lesson(guided) => guided.log().to_vec(),
            // It is told as a whole, beside the board.
            Self::Past(_) => Vec::new(),
        }
    }

    /// Tells everything once more: the language is another.
    pub(crate) fn retell(&mut self) {
        match self {
            Self::Here(sitting) => sitting.retell(),
            Self::There(remote) => remote.retell(),
            Self::Lesson(guided) => guided.retell(),
            // Its story is told beside the board.
            Self::Past(_) => {}
        }
    }

    /// The match on this device, if it is one.
    pub(crate) fn here(&self) -> Option<&Sitting<G>> {
        match self {
            Self::Here(sitting) => Some(sitting),
            Self::There(_) | Self::Lesson(_) | Self::Past(_) => None,
        }
    }

    pub(crate) fn there_mut(&mut self) -> Option<&mut Remote<G>> {
        match self {
            Self::There(remote) => Some(remote),
            Self::Here(_) | Self::Lesson(_) | Self::Past(_) => None,
        }
    }

    /// The step of a lesson, if it is one.
    pub(crate) fn lesson(&self) -> Option<&Guided<G>> {
        match self {
            Self::Lesson(guided) => Some(guided),
            Self::Here(_) | Self::There(_) | Self::Past(_) => None,
        }
    }

    /// The match looked back at, if it is one.
    pub(crate) fn past(&self) -> Option<&Past<G>> {
        match self {
            Self::Past(past) => Some(past),
            Self::Here(_) | Self::There(_) | Self::Lesson(_) => None,
        }
    }

    pub(crate) fn past_mut(&mut self) -> Option<&mut Past<G>> {
        match self {
            Self::Past(past) => Some(past),
            Self::Here(_) | Self::There(_) | Self::Lesson(_) => None,
        }
    }

    /// The match with the server, if it is one.
    pub(crate) fn there(&self) -> Option<&Remote<G>> {
        match self {
            Self::There(remote) => Some(remote),
            Self::Here(_) | Self::Lesson(_) | Self::Past(_) => None,
        }
    }
}

fn here<G: Client>(sitting: &Sitting<G>) -> Snapshot<G> {
    let (next, viewer) = (sitting.next(), sitting.viewer());
    let legal = match next {
        Next::Person(seat) => steady(sitting, seat),
        Next::Bot(_) | Next::Elsewhere(_) | Next::Over => Vec::new(),
    };
    let you = sitting.only_person();
    let who = |(seat, player): (Seat, &Player)| match player {
        Player::Person if you == Some(seat) => Who::You,
        Player::Person => Who::Person,
        Player::Bot(level) => Who::Bot(*level),
    };
    let players = sitting.players();
    Snapshot {
        view: sitting.play().state().view(viewer),
        viewer,
        next,
        thinking: sitting.asked(),
        question: match next {
            Next::Person(seat) => sitting.prompt(seat),
            Next::Bot(_) | Next::Elsewhere(_) | Next::Over => 0,
        },
        legal,
        standing: sitting.play().state().standing(),
        news: sitting.news().to_vec(),
        hands: Vec::new(),
        you,
        who: Seat::all(players.len()).zip(players).map(who).collect(),
        clocks: None,
    }
}

/// The legal actions, each once: where a hand can slip, as a steady hand does them.
fn steady<G: Client>(sitting: &Sitting<G>, seat: Seat) -> Vec<G::Action> {
    let (mut rng, state) = (FastRng::new(0), sitting.play().state());
    let mut legal = sitting.play().legal(seat);
    legal.retain(|action| state.motor_noise(*action, 100, &mut rng) == *action);
    legal
}

fn there<G: Client>(remote: &Remote<G>) -> Snapshot<G> {
    Snapshot {
        view: remote.view().clone(),
        viewer: remote.viewer(),
        next: remote.next(),
        thinking: remote.asked(),
        question: remote.since(),
        legal: remote.legal().to_vec(),
        standing: remote.standing(),
        news: remote.news().to_vec(),
        hands: Vec::new(),
        you: remote.seat(),
        who: who::seated(&remote.session.table_now()),
        clocks: remote.clocks(),
    }
}
