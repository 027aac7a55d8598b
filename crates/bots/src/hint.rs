//! Opinions, and why they are held.

use crate::Opinion;
use game::{Evaluate, FastRng, Nobody, Seat, Text, Value};
use serde::{Deserialize, Serialize};

/// What a strong bot thinks of an action.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Hint<A> {
    /// The action.
    pub action: A,
    /// The share of the win that it promises, from 0 to 1.
    pub win: f64,
    /// By how much it changes the seat's score at once, as far as can be seen.
    pub gain: i64,
}

/// Opinions, the best first.
pub fn hints<G: Evaluate>(
    view: &G::View,
    seat: Seat,
    opinions: &[Opinion<G::Action>],
) -> Vec<Hint<G::Action>> {
    let hint = |opinion: &Opinion<G::Action>| Hint {
        action: opinion.action,
        win: opinion.value,
        gain: gain::<G>(view, seat, opinion.action),
    };
    opinions.iter().map(hint).collect()
}

/// Why each of the hints is given, beside the best other one. `text` says what an action does.
pub fn reasons<A: Copy>(hints: &[Hint<A>], text: impl Fn(A) -> Text) -> Vec<Text> {
    let reason = |(place, hint): (usize, &Hint<A>)| {
        let rival = if place == 0 { hints.get(1) } else { hints.first() };
        why(hint, rival.map(|rival| (text(rival.action), rival.win)))
    };
    hints.iter().enumerate().map(reason).collect()
}

/// By how much the action changes the seat's score at once, as far as can be
/// seen.
fn gain<G: Evaluate>(view: &G::View, seat: Seat, action: G::Action) -> i64 {
    let mut state = G::determinize(view, &mut FastRng::new(1));
    let before = state.standing().scores[seat.index()];
    state.act(seat, action, &mut Nobody);
    state.standing().scores[seat.index()] - before
}

fn why<A>(hint: &Hint<A>, rival: Option<(Text, f64)>) -> Text {
    let now = match hint.gain {
        0 => Text::new("hint-nothing"),
        gain @ 1.. => Text::new("hint-brings").with("gain", gain),
        loss @ ..0 => Text::new("hint-costs").with("loss", -loss),
    };
    match rival {
        None => Text::new("hint-only").with("now", now),
        Some((other, win)) => Text::new("hint-beside")
            .with("now", now)
            .with("own", percent(hint.win))
            .with("other", other)
            .with("its", percent(win)),
    }
}

/// A share of the win, as people read it.
pub fn percent(share: f64) -> Text {
    Text::new("hint-share").with("percent", Value::decimal(share * 100.0, 0))
}
