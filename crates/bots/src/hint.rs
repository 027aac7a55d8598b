//! Hints: the statistics of a search, and why an action is recommended.

use crate::ActionStats;
use game::{Evaluate, FastRng, Nobody, Seat, Text, Value};
use serde::{Deserialize, Serialize};

/// An action with a strong bot's assessment.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Hint<A> {
    /// The action.
    pub action: A,
    /// The expected share of the win, from 0 to 1.
    pub win: f64,
    /// How much it changes the seat's score at once, as far as the seat can see.
    pub gain: i64,
}

/// Hints from the statistics of a search, in the same order.
pub fn hints<G: Evaluate>(
    view: &G::View,
    seat: Seat,
    actions: &[ActionStats<G::Action>],
) -> Vec<Hint<G::Action>> {
    let hint = |stats: &ActionStats<G::Action>| Hint {
        action: stats.action,
        win: stats.value,
        gain: gain::<G>(view, seat, stats.action),
    };
    actions.iter().map(hint).collect()
}

/// Why each of the hints is given, beside the best other one. `text` says what an action does.
pub fn reasons<A: Copy>(hints: &[Hint<A>], text: impl Fn(A) -> Text) -> Vec<Text> {
    let reason = |(place, hint): (usize, &Hint<A>)| {
        let rival = if place == 0 { hints.get(1) } else { hints.first() };
        why(hint, rival.map(|rival| (text(rival.action), rival.win)))
    };
    hints.iter().enumerate().map(reason).collect()
}

/// How much the action changes the seat's score at once, as far as the seat can
/// see.
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
