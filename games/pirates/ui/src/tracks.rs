//! What the end would bring now: wheels times anchors, and the tokens.

use disc_stacks_ui as discs;
use game::Seat;
use leptos::prelude::*;
use pirates::{Payout, Token, View, price_of_wheel};
use web_kit::art;
use web_kit::model::Snapshot;
use web_kit::widgets::badge;
use web_kit::words::say;

use super::PiratesUi;
use super::crews;
use super::looks;

/// PIR-24: the price of a wheel by anchors, and where everybody stands whose cards are seen.
pub(super) fn voyage(now: &Snapshot<PiratesUi>) -> impl IntoView + use<> {
    let payouts = now.view.payout();
    let players = now.view.colors.len();
    let head = (0..=4).map(|anchors| {
        let text = if anchors == 4 { "4+".to_owned() } else { anchors.to_string() };
        view! { <th scope="col">{text}</th> }
    });
    let prices = (0..=4).map(|anchors| view! { <td>{price_of_wheel(players, anchors)}</td> });
    let row = |payout: &Payout| {
        let look = discs::of(now.view.colors[payout.seat.index()]);
        let cells = if now.view.face_down(payout.seat) == 0 {
            reached(payout).into_any()
        } else {
            let hidden = crews::face_down(&now.view, payout.seat);
            view! { <td class="face-down" colspan="5">{hidden}</td> }.into_any()
        };
        view! {
            <tr class:mine=now.is_you(payout.seat)>
                <th scope="row">{badge(&look)} <span class="unseen">{look.name.clone()}</span></th>
                {cells}
            </tr>
        }
    };
    view! {
        <table>
            <caption>{say("pir-voyage-caption")}</caption>
            <thead>
                <tr><th scope="row" tabindex="0" data-explain=say("pir-tip-anchor")>{art::symbol("emblem-anchor")} <span class="kind">{say("pir-anchors")}</span></th>{head.collect_view()}</tr>
                <tr class="prices"><th scope="row" tabindex="0" data-explain=say("pir-tip-wheel")>{art::symbol("emblem-wheel")} <span class="kind">{say("pir-wheel-pays")}</span></th>{prices.collect_view()}</tr>
            </thead>
            <tbody>{payouts.iter().map(row).collect_view()}</tbody>
        </table>
    }
}

/// The columns of a seat, with the sum under its number of anchors.
fn reached(payout: &Payout) -> impl IntoView + use<> {
    let column = payout.anchors.min(4);
    // Two parts, so that a narrow column breaks between them and not out of its frame.
    let times = format!("{} × {}", payout.wheels, payout.price);
    let sum = format!("= {}", payout.voyage());
    let cell = |anchors| {
        let here = (anchors == column).then(|| {
            view! { <span class="cell"><span>{times.clone()}</span> <b>{sum.clone()}</b></span> }
        });
        view! { <td class:reached=anchors == column>{here}</td> }
    };
    (0..=4).map(cell).collect_view()
}

/// PIR-22, PIR-23: a row a kind, a column a seat: tokens, and what they would bring.
pub(super) fn tokens(view: &View) -> impl IntoView + use<> {
    let payouts = view.payout();
    let head = view.colors.iter().map(|color| {
        let look = discs::of(*color);
        view! { <th scope="col"><span class="unseen">{look.name.clone()}</span> {badge(&look)}</th> }
    });
    let row = |kind: Token| {
        let cells = Seat::all(view.colors.len()).map(|seat| {
            let ducats = payouts[seat.index()].tokens[kind.index()];
            cell(view.tokens(seat, kind), ducats, kind)
        });
        let worth = view.worth.of(kind);
        let tip = looks::about(kind, worth);
        let worth = (worth > 0).then(|| view! { <span class="worth">{discs::most(worth)}</span> });
        view! {
            <tr>
                <th scope="row" tabindex="0" data-explain=tip>
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
        _ => view! { <td><b>{tokens}</b> <small data-explain=say("discs-now")>{pay}</small></td> }
            .into_any(),
    }
}
