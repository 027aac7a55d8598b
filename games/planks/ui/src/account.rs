//! The final account.

use game::Seat;
use leptos::prelude::*;
use planks::View;
use web_kit::model::Count;
use web_kit::widgets::name_tag;
use web_kit::words::say;

use super::looks;

/// The purse of every seat, which is open at the end.
pub(super) fn tally(view: &View) -> Vec<Count> {
    let by_seat = view.purses.iter().map(|purse| purse.unwrap_or(0).into()).collect();
    vec![Count { label: say("plk-doubloons-title"), symbol: Some("coin"), by_seat }]
}

/// The purse of every seat, the richest first.
pub(super) fn account(view: &View) -> impl IntoView + use<> {
    let mut seats: Vec<Seat> = Seat::all(view.colors.len()).collect();
    seats.sort_by_key(|seat| std::cmp::Reverse(view.purses[seat.index()]));
    let row = |seat: &Seat| {
        let overboard: u8 =
            view.colors[seat.index()].iter().map(|color| view.water[color.index()]).sum();
        view! {
            <tr class:won=view.winners.contains(seat)>
                <th scope="row">{name_tag(looks::of_seat(&view.colors[seat.index()]))}</th>
                <td>{overboard}</td>
                <td class="total">{view.purses[seat.index()]}</td>
            </tr>
        }
    };
    view! {
        <table class="account">
            <thead><tr><td></td><th scope="col">{say("plk-overboard")}</th><th scope="col">{say("plk-doubloons-title")}</th></tr></thead>
            <tbody>{seats.iter().map(row).collect_view()}</tbody>
        </table>
    }
}
