//! Closes the sockets of sessions that have ended.

use std::pin::Pin;
use std::task::{Context, Poll};

use store::Id;
use tokio::sync::broadcast;

/// Endings that a busy socket can be behind.
const BEHIND: usize = 64;

/// Which keys of a person are no longer any.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Which {
    All,
    /// This one.
    One(Id),
    /// All but this one.
    Others(Id),
}

impl Which {
    fn contains(self, key: Id) -> bool {
        match self {
            Self::All => true,
            Self::One(ended) => ended == key,
            Self::Others(kept) => kept != key,
        }
    }
}

#[derive(Clone, Copy, Debug)]
struct Ending {
    person: Id,
    which: Which,
}

/// Tells sockets of endings.
#[derive(Debug)]
pub(crate) struct Endings(broadcast::Sender<Ending>);

impl Endings {
    pub(crate) fn new() -> Self {
        Self(broadcast::Sender::new(BEHIND))
    }

    pub(crate) fn tell(&self, person: Id, which: Which) {
        // Without sockets nobody listens.
        let _ = self.0.send(Ending { person, which });
    }

    /// Hears every ending from now on.
    pub(crate) fn listen(&self) -> Listening {
        Listening(self.0.subscribe())
    }
}

/// Hears endings, and does not know yet of whom.
#[derive(Debug)]
pub(crate) struct Listening(broadcast::Receiver<Ending>);

impl Listening {
    /// Done when this key ends or has ended since [`Endings::listen`].
    pub(crate) fn of(self, person: Id, key: Id) -> Ended {
        let mut endings = self.0;
        Ended(Box::pin(async move {
            // A socket that missed some of them ends as well: its client connects again if it may.
            while let Ok(ending) = endings.recv().await {
                if ending.person == person && ending.which.contains(key) {
                    return;
                }
            }
        }))
    }
}

/// Done when a session is no longer one.
pub(crate) struct Ended(Pin<Box<dyn Future<Output = ()> + Send>>);

impl Future for Ended {
    type Output = ();

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<()> {
        self.0.as_mut().poll(context)
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    #[test]
    fn an_ending_between_listening_and_looking_up_is_heard() {
        let endings = Endings::new();
        let (anne, key) = (Id::random(), Id::random());
        let listening = endings.listen();
        endings.tell(anne, Which::All);
        assert!(listening.of(anne, key).now_or_never().is_some());
    }

    #[test]
    fn only_the_keys_that_end_are_let_go() {
        let endings = Endings::new();
        let (anne, mary) = (Id::random(), Id::random());
        let [first, second] = [Id::random(), Id::random()];
        let heard = |which| {
            let (one, two) = (endings.listen().of(anne, first), endings.listen().of(anne, second));
            let hers = endings.listen().of(mary, first);
            endings.tell(anne, which);
            [one, two, hers].map(|ended| ended.now_or_never().is_some())
        };
        assert_eq!(heard(Which::All), [true, true, false]);
        assert_eq!(heard(Which::One(first)), [true, false, false]);
        assert_eq!(heard(Which::Others(first)), [false, true, false]);
    }
}
