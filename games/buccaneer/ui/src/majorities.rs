//! The booty of all seats, and what each kind would pay now.

use buccaneer::{Booty, Buccaneer, Payout, View};
use disc_stacks_ui as discs;
use game::{FastRng, Game, Seat};
use leptos::prelude::*;
use web_kit::art;
use web_kit::widgets::badge;
use web_kit::words::say;

use super::looks;

/// What everybody would have if it ended now. Purse and booty are public, so any state that fits
/// the view gives the true account.
pub(super) fn payouts(view: &View) -> Vec<Payout> {
    Buccaneer::determinize(view, &mut FastRng::new(0)).payout()
}

/// A row a kind, a column a seat: pieces, and the ducats they would bring.
pub(super) fn majorities(view: &View) -> impl IntoView + use<> {
    let payouts = payouts(view);
    let head = view.colors.iter().map(|color| {
        let look = looks::of(*color);
        view! { <th scope="col"><span class="unseen">{look.name.clone()}</span> {badge(&look)}</th> }
    });
    let row = |kind: Booty| {
        let cells = Seat::all(view.colors.len())
            .map(|seat| cell(view.pieces(seat, kind), payouts[seat.index()].booty[kind.index()]));
        view! {
            <tr>
                <th scope="row" tabindex="0" data-explain=looks::about(kind, view.worth.of(kind))>
                    {art::symbol(looks::picture(kind))} <span class="kind">{discs::booty(kind.name())}</span>
                    <span class="worth">{discs::most(view.worth.of(kind))}</span>
                </th>
                {cells.collect_view()}
            </tr>
        }
    };
    view! {
        <table>
            <caption>{say("buc-pieces")}</caption>
            <thead><tr><td></td>{head.collect_view()}</tr></thead>
            <tbody>{Booty::ALL.map(row).collect_view()}</tbody>
        </table>
    }
}

fn cell(pieces: u8, pay: u16) -> impl IntoView {
    match pieces {
        0 => view! { <td class="none">"–"</td> }.into_any(),
        _ => view! { <td><b>{pieces}</b> <small data-explain=say("discs-now")>"+" {pay}</small></td> }
            .into_any(),
    }
}
