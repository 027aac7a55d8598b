//! The report of an arena.

use crate::{
    Entrant, Fixture, Interval, MatchResult, Rating, SeatResult, Share, Spread, Times,
    rating::ratings,
};
use bots::Budget;
use registry::GameId;
use serde::Serialize;

/// Statistics of an arena's matches.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// The game.
    pub game: GameId,
    /// The budget of bots without one of their own.
    pub budget: Budget,
    /// The seed of everything random.
    pub seed: String,
    /// Matches begun.
    pub matches: usize,
    /// Matches played to the end; only these count below.
    pub finished: usize,
    /// Illegal actions of all bots in all matches: must be 0.
    pub illegal: u64,
    /// Decisions more than 5 % over a budget of milliseconds.
    pub overruns: u64,
    /// The methods behind the intervals.
    pub method: &'static str,
    /// By place in the list.
    pub bots: Vec<BotLine>,
    /// Summed by level.
    pub levels: Vec<LevelLine>,
    /// By seat, over all bots.
    pub seats: Vec<SeatLine>,
}

/// The methods behind the intervals, for readers.
pub(crate) const METHOD: &str = "95 % intervals: Wilson's score interval, shared wins as \
     fractions, with the effective number of matches from the spread between deals; means by \
     Student's t. Ratings: Weng-Lin (Bradley-Terry), every match rated in order, from 25.";

/// How one bot did.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BotLine {
    /// Its place in the list.
    pub bot: usize,
    /// Its level and budget.
    #[serde(flatten)]
    pub entrant: Entrant,
    /// How it did.
    #[serde(flatten)]
    pub line: Results,
}

/// How all bots of a level and budget did together.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LevelLine {
    /// The level and budget.
    #[serde(flatten)]
    pub entrant: Entrant,
    /// How many of them play in each match.
    pub bots: usize,
    /// How they did; the rating is the mean of theirs.
    #[serde(flatten)]
    pub line: Results,
}

/// How one bot or several did.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Results {
    /// Wins, shared ones as fractions.
    pub wins: f64,
    /// Of all matches.
    pub share: Share,
    /// The share if all were equally strong.
    pub fair: f64,
    /// How many times the fair share.
    pub ratio: f64,
    /// 95 % confidence.
    pub ratio_interval: Interval,
    /// Among those it met.
    pub rating: Rating,
    /// Its scores.
    pub score: Spread,
    /// Actions per match.
    pub actions: f64,
    /// Milliseconds per decision.
    pub millis: Millis,
    /// Illegal actions, in unfinished matches too.
    pub illegal: u64,
    /// Decisions over a budget of milliseconds, in unfinished matches too.
    pub overruns: u64,
}

/// The times of decisions, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[allow(missing_docs)]
pub struct Millis {
    pub mean: f64,
    pub p50: f64,
    pub p99: f64,
    pub worst: f64,
}

/// How a seat did.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatLine {
    /// Its number.
    pub seat: usize,
    /// Its share of the wins.
    pub share: Share,
    /// Its scores.
    pub score: Spread,
}

impl Report {
    /// The report on these matches, in any order.
    pub fn new(fixture: &Fixture, results: &[MatchResult]) -> Self {
        let mut results: Vec<&MatchResult> = results.iter().collect();
        results.sort_by_key(|result| result.number);
        let finished: Vec<&MatchResult> =
            results.iter().copied().filter(|result| result.finished).collect();
        let matches = Matches { fixture, all: &results, finished: &finished };
        let sum = |count: fn(&SeatResult) -> u32| results.iter().map(|one| total(one, count)).sum();
        Self {
            game: fixture.game,
            budget: fixture.budget,
            seed: fixture.seed.clone(),
            matches: results.len(),
            finished: finished.len(),
            illegal: sum(|seat| seat.illegal),
            overruns: sum(|seat| seat.overruns),
            method: METHOD,
            bots: matches.by_bot(),
            levels: matches.by_level(),
            seats: seats(fixture, &finished),
        }
    }
}

fn total(result: &MatchResult, count: fn(&SeatResult) -> u32) -> u64 {
    result.seats.iter().map(|seat| u64::from(count(seat))).sum()
}

/// Win share and scores by seat, of finished matches.
pub(crate) fn seats(fixture: &Fixture, finished: &[&MatchResult]) -> Vec<SeatLine> {
    by_place(fixture, finished, |_, seat| Some(seat))
}

/// Win share and scores by a place that maps to a seat in each match.
pub(crate) fn by_place(
    fixture: &Fixture,
    finished: &[&MatchResult],
    seat_of: impl Fn(&MatchResult, usize) -> Option<usize>,
) -> Vec<SeatLine> {
    let line = |place: usize| {
        let found = || {
            finished.iter().filter_map(|one| {
                Some((fixture.deal(one.number), &one.seats[seat_of(one, place)?]))
            })
        };
        SeatLine {
            seat: place,
            share: Share::grouped(found().map(|(deal, seat)| (deal, seat.won))),
            score: Spread::grouped(found().map(|(deal, seat)| (deal, seat.score as f64))),
        }
    };
    (0..fixture.players()).map(line).collect()
}

struct Matches<'a> {
    fixture: &'a Fixture,
    all: &'a [&'a MatchResult],
    finished: &'a [&'a MatchResult],
}

impl Matches<'_> {
    fn by_bot(&self) -> Vec<BotLine> {
        let ratings = ratings(self.fixture.players(), self.finished.iter().copied());
        let line = |(bot, &entrant): (usize, &Entrant)| BotLine {
            bot,
            entrant,
            line: self.line(&[bot], ratings[bot]),
        };
        self.fixture.bots.iter().enumerate().map(line).collect()
    }

    fn by_level(&self) -> Vec<LevelLine> {
        let ratings = ratings(self.fixture.players(), self.finished.iter().copied());
        let mut entrants = self.fixture.bots.clone();
        entrants.sort_unstable();
        entrants.dedup();
        let line = |entrant: Entrant| {
            let alike = |&bot: &usize| self.fixture.bots[bot] == entrant;
            let bots: Vec<usize> = (0..self.fixture.players()).filter(alike).collect();
            let rating = mean_rating(bots.iter().map(|&bot| ratings[bot]));
            LevelLine { entrant, bots: bots.len(), line: self.line(&bots, rating) }
        };
        entrants.into_iter().rev().map(line).collect()
    }

    fn line(&self, bots: &[usize], rating: Rating) -> Results {
        let share = Share::grouped(self.wins(bots));
        let fair = bots.len() as f64 / self.fixture.players() as f64;
        let deal = |one: &MatchResult| self.fixture.deal(one.number);
        let finished = || of_bots(self.finished, bots);
        let actions: Vec<f64> = finished().map(|(_, seat)| f64::from(seat.actions)).collect();
        let all = || of_bots(self.all, bots).map(|(_, seat)| seat);
        Results {
            wins: share.share * share.matches as f64,
            share,
            fair,
            ratio: share.share / fair,
            ratio_interval: share.interval.times(1.0 / fair),
            rating,
            score: Spread::grouped(finished().map(|(one, seat)| (deal(one), seat.score as f64))),
            actions: Spread::of(&actions).mean,
            millis: millis(all()),
            illegal: all().map(|seat| u64::from(seat.illegal)).sum(),
            overruns: all().map(|seat| u64::from(seat.overruns)).sum(),
        }
    }

    /// The bots' share of each finished match, with its deal.
    fn wins(&self, bots: &[usize]) -> impl Iterator<Item = (u64, f64)> {
        let won = |one: &MatchResult| {
            let seats = one.seats.iter().filter(|seat| bots.contains(&seat.bot));
            seats.map(|seat| seat.won).sum()
        };
        self.finished.iter().map(move |one| (self.fixture.deal(one.number), won(one)))
    }
}

/// Every seat that one of the bots had, with its match.
fn of_bots<'a>(
    results: &'a [&'a MatchResult],
    bots: &'a [usize],
) -> impl Iterator<Item = (&'a MatchResult, &'a SeatResult)> {
    let seats = results.iter().flat_map(|&one| one.seats.iter().map(move |seat| (one, seat)));
    seats.filter(|(_, seat)| bots.contains(&seat.bot))
}

fn mean_rating(ratings: impl ExactSizeIterator<Item = Rating>) -> Rating {
    let count = ratings.len().max(1) as f64;
    let (rating, uncertainty) =
        ratings.fold((0.0, 0.0), |(sum, rest), one| (sum + one.rating, rest + one.uncertainty));
    Rating { rating: rating / count, uncertainty: uncertainty / count }
}

fn millis<'a>(seats: impl Iterator<Item = &'a SeatResult>) -> Millis {
    let mut times = Times::default();
    seats.for_each(|seat| times.merge(&seat.times));
    Millis {
        mean: times.mean(),
        p50: times.quantile(0.5),
        p99: times.quantile(0.99),
        worst: times.worst(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::play;
    use bots::Level;

    #[test]
    fn shares_add_up_and_the_order_of_playing_does_not_matter() {
        let bots = vec![Level::Greedy, Level::Random, Level::Random];
        let fixture = Fixture::new(GameId::Buccaneer, bots);
        let mut results: Vec<_> = (0..12).map(|number| play(&fixture, number).unwrap().0).collect();
        let report = Report::new(&fixture, &results);
        let shares: f64 = report.bots.iter().map(|bot| bot.line.share.share).sum();
        let seats: f64 = report.seats.iter().map(|seat| seat.share.share).sum();
        assert!((shares - 1.0).abs() < 1e-9 && (seats - 1.0).abs() < 1e-9);
        assert_eq!((report.matches, report.finished, report.illegal), (12, 12, 0));
        assert_eq!(report.levels.len(), 2);
        assert_eq!((report.levels[1].entrant.level, report.levels[1].bots), (Level::Random, 2));
        assert!((report.levels[1].line.fair - 2.0 / 3.0).abs() < 1e-9);
        results.reverse();
        assert_eq!(Report::new(&fixture, &results), report);
    }

    #[test]
    fn no_matches_are_no_reason_to_fall_over() {
        let fixture = Fixture::new(GameId::Buccaneer, vec![Level::Random; 3]);
        let report = Report::new(&fixture, &[]);
        assert_eq!(report.finished, 0);
        assert!(report.bots.iter().all(|bot| bot.line.ratio.is_finite()));
    }
}
