//! Playing many matches on many cores.

use crate::{ArenaError, Fixture, MatchResult, play::play};
use engine::{AnyMatch, MatchError};
use std::{
    sync::{
        atomic::{AtomicUsize, Ordering},
        mpsc::{SyncSender, sync_channel},
    },
    thread,
};

/// A played match.
pub struct Done {
    /// Its result.
    pub result: MatchResult,
    /// The match itself, for its record.
    pub table: Box<dyn AnyMatch>,
}

type Message = Result<Done, MatchError>;

/// Plays the matches of these numbers and passes each to `each` as soon as it
/// is done, in any order. The first error ends the run.
pub fn run<E: From<ArenaError>>(
    fixture: &Fixture,
    numbers: &[u64],
    threads: usize,
    mut each: impl FnMut(Done) -> Result<(), E>,
) -> Result<(), E> {
    let next = AtomicUsize::new(0);
    thread::scope(|scope| {
        // The reader keeps up easily; a short queue bounds the memory.
        let (sender, receiver) = sync_channel::<Message>(2 * threads.max(1));
        for _ in 0..threads.clamp(1, numbers.len().max(1)) {
            let sender = sender.clone();
            let next = &next;
            scope.spawn(move || work(fixture, numbers, next, &sender));
        }
        drop(sender);
        // Returning drops the receiver, and the workers stop.
        receiver.into_iter().try_for_each(|message| each(message.map_err(ArenaError::from)?))
    })
}

fn work(fixture: &Fixture, numbers: &[u64], next: &AtomicUsize, sender: &SyncSender<Message>) {
    while let Some(&number) = numbers.get(next.fetch_add(1, Ordering::Relaxed)) {
        let done = play(fixture, number).map(|(result, table)| Done { result, table });
        if sender.send(done).is_err() {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::Level;
    use registry::GameId;

    fn hashes(threads: usize) -> Vec<(u64, String)> {
        let fixture = Fixture::new(GameId::Buccaneer, vec![Level::Random; 3]);
        let numbers: Vec<u64> = (0..12).collect();
        let mut found = Vec::new();
        run::<ArenaError>(&fixture, &numbers, threads, |done| {
            found.push((done.result.number, done.result.hash));
            Ok(())
        })
        .unwrap();
        found.sort();
        found
    }

    #[test]
    fn one_thread_and_several_play_the_same_matches() {
        let one = hashes(1);
        assert_eq!(one.len(), 12);
        assert_eq!(one, hashes(5));
    }

    #[test]
    fn the_first_error_ends_it() {
        let fixture = Fixture::new(GameId::Buccaneer, vec![Level::Random; 9]);
        let error = run::<ArenaError>(&fixture, &[0, 1, 2], 2, |_| Ok(())).unwrap_err();
        assert!(error.to_string().contains("3 to 5 players"), "{error}");
    }
}
