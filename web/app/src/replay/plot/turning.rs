//! The moments at which a match turned.

use leptos::prelude::*;
use web_kit::model::{GameUi, Look};
use web_kit::widgets::badge;
use web_kit::words::{decimal, said, say_with};

use crate::replay::plot::estimate::Point;
use crate::replay::show::Show;

/// The most turning points that are listed.
const MOST: usize = 5;
/// A change of less than this is none.
const LEAST: f64 = 0.1;

/// Whose share changed most, and by how much.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Turn {
    /// The place among the points.
    pub(super) place: usize,
    pub(super) moment: usize,
    pub(super) seat: usize,
    /// From −1 to 1.
    pub(super) change: f64,
}

/// The largest changes from one point to the next, in order of time.
pub(super) fn points(points: &[Point]) -> Vec<Turn> {
    let turn = |(place, pair): (usize, &[Point])| {
        let changes = pair[1].shares.iter().zip(&pair[0].shares).map(|(now, before)| now - before);
        let most = changes.enumerate().max_by(|a, b| a.1.abs().total_cmp(&b.1.abs()))?;
        let (seat, change) = most;
        Some(Turn { place: place + 1, moment: pair[1].moment, seat, change })
    };
    let mut turns: Vec<Turn> = points.windows(2).enumerate().filter_map(turn).collect();
    turns.retain(|turn| turn.change.abs() >= LEAST);
    turns.sort_by(|a, b| b.change.abs().total_cmp(&a.change.abs()));
    turns.truncate(MOST);
    turns.sort_by_key(|turn| turn.place);
    turns
}

/// A list of them: each leads to its moment.
pub(super) fn list<U: GameUi>(
    show: Show<U>,
    turns: &[Turn],
    looks: &[Look],
) -> Option<impl IntoView + use<U>> {
    let entry = |turn: &Turn| {
        let Turn { moment, seat, change, .. } = *turn;
        let look = &looks[seat];
        let told = show.story.get_untracked()[moment].first().map(|entry| entry.text.to_string());
        let sign = if change > 0.0 { "+" } else { "" };
        let text = say_with(
            "replay-turn",
            &[
                ("moment", moment.into()),
                ("name", look.name.as_str().into()),
                ("sign", sign.into()),
                ("change", decimal((change * 100.0).round(), 0)),
            ],
        );
        view! {
            <li>
                <button class="turn" on:click=move |_| show.step_to(moment)>
                    {badge(look)} <b>{text}</b> <span>{told}</span>
                </button>
            </li>
        }
    };
    let entries: Vec<_> = turns.iter().map(entry).collect();
    (!entries.is_empty())
        .then(|| view! { <h3>{said("replay-turns")}</h3> <ol class="turns">{entries}</ol> })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn point(moment: usize, first: f64) -> Point {
        Point { moment, shares: vec![first, 1.0 - first] }
    }

    #[test]
    fn the_largest_changes_are_named_in_order_of_time() {
        let shares = [0.5, 0.52, 0.9, 0.3, 0.35, 0.47, 0.6, 0.75, 0.6, 1.0];
        let all: Vec<Point> =
            shares.iter().enumerate().map(|(n, share)| point(n * 2, *share)).collect();
        let turns = points(&all);
        let moments: Vec<usize> = turns.iter().map(|turn| turn.moment).collect();
        assert_eq!(turns.len(), MOST);
        assert!(
            moments.is_sorted()
                && moments.contains(&4)
                && moments.contains(&6)
                && moments.contains(&18)
        );
        let fall = turns.iter().find(|turn| turn.moment == 6).expect("the fall");
        assert!((fall.change.abs() - 0.6).abs() < 1e-9);
        assert!(points(&all[..2]).is_empty(), "two hundredths are no turn");
    }
}
