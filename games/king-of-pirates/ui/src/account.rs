//! The final account.

use game::Seat;
use king_of_pirates::View;
use leptos::prelude::*;
use web_kit::model::Count;
use web_kit::widgets::name_tag;
use web_kit::words::say;

use super::looks;
use super::names;

/// KOP-11: doubloons alone decide.
pub(super) fn tally(view: &View) -> Vec<Count> {
    let by_seat = view.ships.iter().map(|ship| ship.doubloons.into()).collect();
    vec![Count { label: say("kop-doubloons"), symbol: Some("coin"), by_seat }]
}

/// The doubloons of every seat, the richest first.
pub(super) fn account(view: &View) -> impl IntoView + use<> {
    let mut seats: Vec<Seat> = Seat::all(view.ships.len()).collect();
    seats.sort_by_key(|seat| std::cmp::Reverse(view.ships[seat.index()].doubloons));
    let row = |seat: &Seat| {
        let ship = &view.ships[seat.index()];
        view! {
            <tr class:won=view.standing.winners.contains(seat)>
                <th scope="row">{name_tag(looks::of(ship.color))}</th>
                <td>{ship.parts.len()}</td>
                <td>{ship.crew.len()}</td>
                <td class="total">{names::number(ship.doubloons)}</td>
            </tr>
        }
    };
    view! {
        <table class="account">
            <thead><tr><td></td><th scope="col">{say("kop-parts")}</th><th scope="col">{say("kop-crew")}</th><th scope="col">{say("kop-doubloons")}</th></tr></thead>
            <tbody>{seats.iter().map(row).collect_view()}</tbody>
        </table>
    }
}
