//! One match between bots.

use crate::{Facts, Fixture, Times};
use bots::Budget;
use engine::{AnyMatch, Asked, Happened, MatchError};
use game::{Seat, Viewer};
use serde::{Deserialize, Serialize};
use std::time::{Duration, Instant};

/// Far more inputs than any match needs: beyond it, play goes round in circles.
const MAX_INPUTS: usize = 200_000;
/// A decision overruns its budget beyond this factor.
const TOLERANCE: f64 = 1.05;

/// The result of a match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MatchResult {
    /// Its number.
    pub number: u64,
    /// Whether it was played to the end; if not, nobody has won.
    pub finished: bool,
    /// The hash of its final state.
    pub hash: String,
    /// By seat.
    pub seats: Vec<SeatResult>,
    /// Why it was not played to the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub trouble: Option<String>,
    /// Counts of its events, if the fixture asks for them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub facts: Option<Facts>,
}

impl MatchResult {
    /// The number of actions.
    pub fn actions(&self) -> u64 {
        self.seats.iter().map(|seat| u64::from(seat.actions)).sum()
    }
}

/// The result of a seat in a match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeatResult {
    /// The bot in the seat, by its place in the list.
    pub bot: usize,
    /// Its score.
    pub score: i64,
    /// Its share of the win.
    pub won: f64,
    /// The number of its actions.
    pub actions: u32,
    /// The number of illegal actions it chose.
    pub illegal: u32,
    /// The number of decisions more than 5 % over the budget, whether of
    /// milliseconds or of iterations.
    pub overruns: u32,
    /// The times of its decisions.
    pub times: Times,
}

/// Plays the match of this number to the end.
pub(crate) fn play(
    fixture: &Fixture,
    number: u64,
) -> Result<(MatchResult, Box<dyn AnyMatch>), MatchError> {
    let mut run = MatchRun::new(fixture, number)?;
    let trouble = run.play()?;
    Ok(run.finish(trouble))
}

struct MatchRun<'a> {
    fixture: &'a Fixture,
    number: u64,
    table: Box<dyn AnyMatch>,
    seats: Vec<SeatResult>,
    facts: Option<Facts>,
}

impl<'a> MatchRun<'a> {
    fn new(fixture: &'a Fixture, number: u64) -> Result<Self, MatchError> {
        let table = fixture.open(number)?;
        let seats = fixture.seating(number).into_iter().map(|bot| SeatResult {
            bot,
            score: 0,
            won: 0.0,
            actions: 0,
            illegal: 0,
            overruns: 0,
            times: Times::default(),
        });
        let facts = fixture.facts.then(|| Facts::new(fixture.players()));
        Ok(Self { fixture, number, table, seats: seats.collect(), facts })
    }

    /// Plays to the end, or says why it cannot.
    fn play(&mut self) -> Result<Option<String>, MatchError> {
        let seeds = self.fixture.bot_seeds(self.number);
        while self.table.inputs() < MAX_INPUTS {
            let settled = self.table.settle();
            self.note(settled.as_ref());
            let seed = seeds.seed(self.table.inputs());
            let seat = match self.table.asked() {
                Asked::Over(_) => return Ok(None),
                // Any of several asked seats may act first.
                Asked::Players(asked) => asked[(seed % asked.len() as u64) as usize],
                Asked::Chance(_) => continue,
            };
            if let Err(error) = self.let_act(seat, seed) {
                return match error {
                    MatchError::Illegal { .. } => Ok(Some(format!("seat {seat}: {error}"))),
                    other => Err(other),
                };
            }
        }
        Ok(Some(format!("no end after {MAX_INPUTS} inputs")))
    }

    fn let_act(&mut self, seat: Seat, seed: u64) -> Result<(), MatchError> {
        let at = &mut self.seats[seat.index()];
        let (level, budget) = (self.fixture.bots[at.bot].level, self.fixture.budget_of(at.bot));
        let start = Instant::now();
        let choice = self.table.bot(level, seat, budget, seed)?;
        let time = start.elapsed();
        at.times.add(time);
        at.overruns += u32::from(is_overrun(time, choice.iterations, budget));
        at.actions += 1;
        match self.table.act(seat, &choice.action) {
            Ok(happened) => self.note(happened.as_ref()),
            Err(error) => {
                at.illegal += 1;
                return Err(error);
            }
        }
        Ok(())
    }

    fn note(&mut self, happened: &dyn Happened) {
        if let Some(facts) = &mut self.facts {
            facts.events(&happened.told(Viewer::Spectator));
            facts.scores(&self.table.standing().scores);
        }
    }

    fn finish(mut self, trouble: Option<String>) -> (MatchResult, Box<dyn AnyMatch>) {
        let standing = self.table.standing();
        for (seat, score) in self.seats.iter_mut().zip(standing.scores) {
            seat.score = score;
        }
        for winner in &standing.winners {
            self.seats[winner.index()].won = 1.0 / standing.winners.len() as f64;
        }
        let result = MatchResult {
            number: self.number,
            finished: trouble.is_none(),
            hash: self.table.hash(),
            seats: self.seats,
            trouble,
            facts: self.facts,
        };
        (result, self.table)
    }
}

fn is_overrun(time: Duration, iterations: u64, budget: Budget) -> bool {
    let (used, given) = match budget {
        Budget::Iterations(given) => (iterations as f64, given),
        Budget::Millis(given) => (time.as_secs_f64() * 1e3, given),
    };
    used > given as f64 * TOLERANCE
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::Level;
    use registry::GameId;

    #[test]
    fn a_match_is_decided_by_its_number() {
        for &game in GameId::ALL {
            let fixture = Fixture::new(game, vec![Level::Random; 3]);
            let (first, table) = play(&fixture, 5).unwrap();
            let (second, _) = play(&fixture, 5).unwrap();
            assert_eq!(first.hash, second.hash);
            assert_eq!(first.hash, table.hash());
            assert!(first.finished && first.actions() > 0);
            let won: f64 = first.seats.iter().map(|seat| seat.won).sum();
            assert!((won - 1.0).abs() < 1e-9);
            assert_eq!(first.seats.iter().map(|seat| seat.bot).collect::<Vec<_>>(), [2, 0, 1]);
        }
    }

    #[test]
    fn five_percent_over_is_not_over() {
        let time = Duration::from_millis;
        assert!(!is_overrun(time(104), 900, Budget::Millis(100)));
        assert!(is_overrun(time(106), 900, Budget::Millis(100)));
        assert!(!is_overrun(time(900), 104, Budget::Iterations(100)));
        assert!(is_overrun(time(900), 106, Budget::Iterations(100)));
    }
}
