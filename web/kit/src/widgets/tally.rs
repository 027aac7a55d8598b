//! The final scores, counted kind by kind.

use leptos::prelude::*;

use crate::art;
use crate::model::{Count, Look};
use crate::widgets::name_tag;
use crate::words::{say, tell_value};

/// A seat of the final account.
pub struct Row {
    /// How it is shown.
    pub look: Look,
    /// Its place among the seats.
    pub seat: usize,
    /// True for winners.
    pub won: bool,
    /// Its final score.
    pub total: i64,
}

/// A row a seat, a column a kind, the total last. `progress` runs from 0 to 1; kind after kind is
/// counted up.
pub fn table(counts: &[Count], rows: Vec<Row>, progress: Signal<f64>) -> impl IntoView + use<> {
    let columns = counts.len();
    let head = counts.iter().map(heading).collect_view();
    let row = |Row { look, seat, won, total }: Row| {
        let values: Vec<i64> =
            counts.iter().map(|count| count.by_seat.get(seat).copied().unwrap_or(0)).collect();
        // What is not of any kind is counted with the last.
        let rest = total - values.iter().sum::<i64>();
        let sum = values.clone();
        let cells = values.into_iter().enumerate().map(|(column, value)| {
            let counted =
                move || tell_value(&part(value, counted(progress.get(), column, columns)).into());
            view! { <td>{counted}</td> }
        });
        let total = move || {
            let now = progress.get();
            let kinds = sum.iter().enumerate();
            let kinds: i64 =
                kinds.map(|(column, value)| part(*value, counted(now, column, columns))).sum();
            let last = counted(now, columns.saturating_sub(1), columns.max(1));
            tell_value(&(kinds + part(rest, last)).into())
        };
        let winner = move || won && progress.get() >= 1.0;
        view! {
            <tr class:won=winner>
                <th scope="row">{name_tag(look)}</th>
                {cells.collect_view()}
                <td class="total">{total}</td>
            </tr>
        }
    };
    view! {
        <table class="account tally">
            <thead><tr><td></td>{head}<th scope="col">{say("shell-total")}</th></tr></thead>
            <tbody>{rows.into_iter().map(row).collect_view()}</tbody>
        </table>
    }
}

fn heading(count: &Count) -> impl IntoView + use<> {
    let (label, title) = (count.label.clone(), count.label.clone());
    match count.symbol {
        Some(symbol) => view! {
            <th scope="col" title=title>{art::symbol(symbol)}<span class="unseen">{label}</span></th>
        }
        .into_any(),
        None => view! { <th scope="col">{label}</th> }.into_any(),
    }
}

/// How much of a column has been counted: one after the other, from 0 to 1.
fn counted(progress: f64, column: usize, columns: usize) -> f64 {
    (progress * columns as f64 - column as f64).clamp(0.0, 1.0)
}

fn part(value: i64, share: f64) -> i64 {
    (value as f64 * share).round() as i64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_are_counted_one_after_the_other_and_to_the_end() {
        assert_eq!([0, 1, 2].map(|column| part(10, counted(0.5, column, 3))), [10, 5, 0]);
        assert_eq!([0, 1, 2].map(|column| part(-7, counted(1.0, column, 3))), [-7, -7, -7]);
        assert_eq!(part(99, counted(0.0, 0, 1)), 0);
    }
}
