//! Ratings by the method of Weng and Lin, which handles several players.

use crate::MatchResult;
use game::{Seat, Standing};
use serde::Serialize;
use skillratings::{
    MultiTeamOutcome,
    weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team},
};

/// A bot's strength among those it met; all begin at 25.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Rating {
    /// The rating.
    pub rating: f64,
    /// Its standard deviation by the method.
    pub uncertainty: f64,
}

/// The rating of each bot after these matches, in this order.
pub(crate) fn ratings<'a>(
    bots: usize,
    results: impl IntoIterator<Item = &'a MatchResult>,
) -> Vec<Rating> {
    let config = WengLinConfig::new();
    let mut ratings = vec![WengLinRating::new(); bots];
    for result in results {
        let before: Vec<[WengLinRating; 1]> =
            result.seats.iter().map(|seat| [ratings[seat.bot]]).collect();
        let ranks = places(result).into_iter().map(MultiTeamOutcome::new);
        let teams: Vec<_> = before.iter().map(|team| &team[..]).zip(ranks).collect();
        let after = weng_lin_multi_team(&teams, &config);
        for (seat, team) in result.seats.iter().zip(after) {
            ratings[seat.bot] = team[0];
        }
    }
    let plain = |one: WengLinRating| Rating { rating: one.rating, uncertainty: one.uncertainty };
    ratings.into_iter().map(plain).collect()
}

/// The place of each seat.
fn places(result: &MatchResult) -> Vec<usize> {
    let won = |seat: &Seat| result.seats[seat.index()].won > 0.0;
    let winners = Seat::all(result.seats.len()).filter(won).collect();
    let scores = result.seats.iter().map(|seat| seat.score).collect();
    Standing { scores, winners }.places()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{SeatResult, Times};

    fn result(outcome: &[(usize, i64, f64)]) -> MatchResult {
        let seat = |&(bot, score, won)| SeatResult {
            bot,
            score,
            won,
            actions: 1,
            illegal: 0,
            overruns: 0,
            times: Times::default(),
        };
        MatchResult {
            number: 0,
            finished: true,
            hash: String::new(),
            seats: outcome.iter().map(seat).collect(),
            trouble: None,
            facts: None,
        }
    }

    #[test]
    fn places_are_shared_by_winners_and_by_equal_scores() {
        let result = result(&[(0, 5, 0.0), (1, 9, 0.5), (2, 12, 0.5), (3, 5, 0.0), (4, 7, 0.0)]);
        assert_eq!(places(&result), [4, 1, 1, 4, 3]);
    }

    /// Two equal players, one match: the published update of the
    /// Bradley-Terry model, 25 ± 2.6352 with uncertainty 8.0655.
    #[test]
    fn one_match_of_two_moves_ratings_as_published() {
        let rated = ratings(2, &[result(&[(1, 3, 1.0), (0, 2, 0.0)])]);
        assert!((rated[1].rating - 27.6352).abs() < 1e-3, "{rated:?}");
        assert!((rated[0].rating - 22.3648).abs() < 1e-3, "{rated:?}");
        assert!((rated[0].uncertainty - 8.0655).abs() < 1e-3, "{rated:?}");
    }

    #[test]
    fn who_always_wins_rises_and_the_equal_stay_equal() {
        let match_of_three = result(&[(0, 9, 1.0), (1, 4, 0.0), (2, 4, 0.0)]);
        let rated = ratings(3, &vec![match_of_three; 50]);
        assert!(rated[0].rating > rated[1].rating + 5.0, "{rated:?}");
        assert!((rated[1].rating - rated[2].rating).abs() < 1e-9, "{rated:?}");
    }
}
