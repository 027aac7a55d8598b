//! What the end would bring now: wheels times anchors, and the tokens.

use leptos::prelude::*;
use pirates::{Payout, Pirates, Token, View, price_of_wheel};
use table::{FastRng, Game, Seat};

use super::looks;
use crate::art;
use crate::games::discs;
use crate::play::Snapshot;
use crate::shell::badge;
use crate::words::say;

/// What everybody would have if it ended now. Everything that counts is public, so any state that
/// fits the view gives the true account.
pub(super) fn payouts(view: &View) -> Vec<Payout> {
    Pirates::determinize(view, &mut FastRng::new(0)).payout()
}

/// PIR-24: the price of a wheel by anchors, and where everybody stands.
pub(super) fn voyage(now: &Snapshot<Pirates>) -> impl IntoView + use<> {
    let payouts = payouts(&now.view);
    let players = now.view.colors.len();
    let head = (0..=4).map(|anchors| {
        let text = if anchors == 4 { "4+".to_owned() } else { anchors.to_string() };
        view! { <th scope="col">{text}</th> }
    });
    let prices = (0..=4).map(|anchors| view! { <td>{price_of_wheel(players, anchors)}</td> });
    let row = |payout: &Payout| {
        let look = discs::of(now.view.colors[payout.seat.index()]);
        let column = payout.anchors.min(4);
        let cells = (0..=4).map(|anchors| {
            let reached = anchors == column;
            let here = reached.then(|| {
                let sum = format!("{} × {} = {}", payout.wheels, payout.price, payout.voyage());
                view! { <span class="cell">{sum}</span> }
            });
            view! { <td class:reached=reached>{here}</td> }
        });
        view! {
            <tr class:mine=now.is_you(payout.seat)>
                <th scope="row">{badge(&look)} <span class="unseen">{look.name.clone()}</span></th>
                {cells.collect_view()}
            </tr>
        }
    };
    view! {
        <table>
            <caption>{say("pir-voyage-caption")}</caption>
            <thead>
                <tr><th scope="row">{art::symbol("emblem-anchor")} <span class="kind">{say("pir-anchors")}</span></th>{head.collect_view()}</tr>
                <tr class="prices"><th scope="row">{art::symbol("emblem-wheel")} <span class="kind">{say("pir-wheel-pays")}</span></th>{prices.collect_view()}</tr>
            </thead>
            <tbody>{payouts.iter().map(row).collect_view()}</tbody>
        </table>
    }
}

/// PIR-22, PIR-23: a row a kind, a column a seat: tokens, and what they would bring.
pub(super) fn tokens(view: &View) -> impl IntoView + use<> {
    let payouts = payouts(view);
    let head = view.colors.iter().map(|color| {
        let look = discs::of(*color);
        view! { <th scope="col"><span class="unseen">{look.name.clone()}</span> {badge(&look)}</th> }
    });
    let row = |kind: Token| {
        let cells = Seat::all(view.colors.len()).map(|seat| {
            let ducats = payouts[seat.index()].tokens[kind.index()];
            cell(view.tokens(seat, kind), ducats, kind)
        });
        let worth = (view.worth.of(kind) > 0).then(|| {
            view! { <span class="worth" title=say("pir-worth")>{view.worth.of(kind)}</span> }
        });
        view! {
            <tr>
                <th scope="row">
                    {art::symbol(looks::picture(kind))} <span class="kind">{discs::booty(kind.name())}</span> {worth}
                </th>
                {cells.collect_view()}
            </tr>
        }
    };
    view! {
        <table>
            <caption>{say("pir-tokens-caption")}</caption>
            <thead><tr><td></td>{head.collect_view()}</tr></thead>
            <tbody>{Token::ALL.map(row).collect_view()}</tbody>
        </table>
    }
}

fn cell(tokens: u8, ducats: u32, kind: Token) -> AnyView {
    // PIR-23: most wheel or anchor tokens bring no ducats but an increase.
    let pay = match kind {
        Token::Wheel if ducats == 0 => say("pir-plus-wheel"),
        Token::Anchor if ducats == 0 => say("pir-plus-anchor"),
        _ => format!("+{ducats}"),
    };
    match tokens {
        0 => view! { <td class="none">"–"</td> }.into_any(),
        _ => {
            view! { <td><b>{tokens}</b> <small title=say("pir-now")>{pay}</small></td> }.into_any()
        }
    }
}
