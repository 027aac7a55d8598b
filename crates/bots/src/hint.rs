//! Opinions in words.

use crate::Opinion;
use game::{Evaluate, FastRng, Nobody, Seat};
use serde::{Deserialize, Serialize};

/// What a strong bot thinks of an action.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Hint<A> {
    /// The action.
    pub action: A,
    /// For people.
    pub text: String,
    /// The share of the win that it promises, from 0 to 1.
    pub win: f64,
    /// By how much it changes the seat's score at once, as far as can be seen.
    pub gain: i64,
    /// One sentence why.
    pub why: String,
}

/// Opinions, the best first, each with one sentence why.
pub fn hints<G: Evaluate>(
    view: &G::View,
    seat: Seat,
    opinions: &[Opinion<G::Action>],
) -> Vec<Hint<G::Action>> {
    let text = |action| G::describe(view, seat, action);
    let hint = |(place, opinion): (usize, &Opinion<G::Action>)| {
        let rival = if place == 0 { opinions.get(1) } else { opinions.first() };
        let gain = gain::<G>(view, seat, opinion.action);
        Hint {
            action: opinion.action,
            text: text(opinion.action),
            win: opinion.value,
            gain,
            why: why(gain, opinion, rival.map(|rival| (text(rival.action), rival.value))),
        }
    };
    opinions.iter().enumerate().map(hint).collect()
}

/// By how much the action changes the seat's score at once, as far as can be
/// seen.
fn gain<G: Evaluate>(view: &G::View, seat: Seat, action: G::Action) -> i64 {
    let mut state = G::determinize(view, &mut FastRng::new(1));
    let before = state.standing().scores[seat.index()];
    state.act(seat, action, &mut Nobody);
    state.standing().scores[seat.index()] - before
}

fn why<A>(gain: i64, opinion: &Opinion<A>, rival: Option<(String, f64)>) -> String {
    let now = match gain {
        0 => "Changes no score yet".to_owned(),
        1.. => format!("Brings {gain} at once"),
        ..0 => format!("Costs {} at once", -gain),
    };
    let Some((other, value)) = rival else { return format!("{now}; there is nothing else to do.") };
    let (own, other_win) = (percent(opinion.value), percent(value));
    format!("{now}, and wins {own} of the lines of play looked at; “{other}” wins {other_win}.")
}

fn percent(share: f64) -> String {
    format!("{:.0} %", share * 100.0)
}
