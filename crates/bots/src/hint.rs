//! Hints: the statistics of a search in words.

use crate::ActionStats;
use game::{Evaluate, FastRng, Nobody, Seat};
use serde::{Deserialize, Serialize};

/// An action with a strong bot's assessment.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Hint<A> {
    /// The action.
    pub action: A,
    /// The action in words.
    pub text: String,
    /// The expected share of the win, from 0 to 1.
    pub win: f64,
    /// How much it changes the seat's score at once, as far as the seat can see.
    pub gain: i64,
    /// The reason in one sentence.
    pub why: String,
}

/// Hints from the statistics of a search, in the same order.
pub fn hints<G: Evaluate>(
    view: &G::View,
    seat: Seat,
    actions: &[ActionStats<G::Action>],
) -> Vec<Hint<G::Action>> {
    let text = |action| G::describe(view, seat, action);
    let hint = |(place, stats): (usize, &ActionStats<G::Action>)| {
        let rival = if place == 0 { actions.get(1) } else { actions.first() };
        let gain = gain::<G>(view, seat, stats.action);
        Hint {
            action: stats.action,
            text: text(stats.action),
            win: stats.value,
            gain,
            why: why(gain, stats, rival.map(|rival| (text(rival.action), rival.value))),
        }
    };
    actions.iter().enumerate().map(hint).collect()
}

/// How much the action changes the seat's score at once, as far as the seat can
/// see.
fn gain<G: Evaluate>(view: &G::View, seat: Seat, action: G::Action) -> i64 {
    let mut state = G::determinize(view, &mut FastRng::new(1));
    let before = state.standing().scores[seat.index()];
    state.act(seat, action, &mut Nobody);
    state.standing().scores[seat.index()] - before
}

fn why<A>(gain: i64, stats: &ActionStats<A>, rival: Option<(String, f64)>) -> String {
    let now = match gain {
        0 => "Changes no score yet".to_owned(),
        1.. => format!("Brings {gain} at once"),
        ..0 => format!("Costs {} at once", -gain),
    };
    let Some((other, value)) = rival else { return format!("{now}; there is nothing else to do.") };
    let (own, other_win) = (percent(stats.value), percent(value));
    format!("{now}, and wins {own} of the lines of play looked at; “{other}” wins {other_win}.")
}

fn percent(share: f64) -> String {
    format!("{:.0} %", share * 100.0)
}
