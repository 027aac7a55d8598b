//! The final account.

use game::Seat;
use leptos::prelude::*;
use template_game::View;
use web_kit::widgets::name_tag;
use web_kit::words::say;

use super::looks;

/// Gold, kept charm and score of every seat, the best first.
pub(super) fn account(view: &View) -> impl IntoView + use<> {
    let mut seats: Vec<Seat> = Seat::all(view.colors.len()).collect();
    seats.sort_by_key(|seat| std::cmp::Reverse(view.standing.scores[seat.index()]));
    let row = |seat: &Seat| {
        let kept = if view.played.contains(seat) { 0 } else { view.keepsake };
        view! {
            <tr class:won=view.standing.winners.contains(seat)>
                <th scope="row">{name_tag(looks::of_seat(view, *seat))}</th>
                <td>{view.gold[seat.index()]}</td>
                <td>{kept}</td>
                <td class="total">{view.standing.scores[seat.index()]}</td>
            </tr>
        }
    };
    view! {
        <table class="account">
            <thead><tr><td></td><th scope="col">{say("tpl-gold-title")}</th><th scope="col">{say("tpl-kept")}</th><th scope="col">{say("tpl-total")}</th></tr></thead>
            <tbody>{seats.iter().map(row).collect_view()}</tbody>
        </table>
    }
}
