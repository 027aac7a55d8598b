//! The final account.

use leptos::prelude::*;
use pirates::{Payout, Token, View};

use super::tracks;
use crate::art;
use crate::games::discs;
use crate::shell::name_tag;

/// Purse, tokens, voyage and black spot of every seat, the richest first.
pub(super) fn account(view: &View) -> impl IntoView + use<> {
    let mut payouts = tracks::payouts(view);
    payouts.sort_by_key(|payout| std::cmp::Reverse(payout.total()));
    let head = [
        ("coin", "Purse"),
        ("booty-chest", "Tokens"),
        ("emblem-wheel", "Wheels times anchors"),
        ("black-spot", "Black spot"),
    ];
    let head = head.map(|(symbol, title)| {
        view! { <th scope="col" title=title>{art::symbol(symbol)}<span class="unseen">{title}</span></th> }
    });
    let rows = payouts.iter().map(|payout| row(view, payout)).collect_view();
    view! {
        <table class="account">
            <thead><tr><td></td>{head.collect_view()}<th scope="col">"Total"</th></tr></thead>
            <tbody>{rows}</tbody>
        </table>
    }
}

fn row(view: &View, payout: &Payout) -> impl IntoView + use<> {
    let by_kind = Token::ALL.map(|token| format!("{token} {}", payout.tokens[token.index()]));
    let voyage =
        format!("{} wheels, {} anchors: {} each", payout.wheels, payout.anchors, payout.price);
    let spot = if payout.black_spot > 0 { format!("−{}", payout.black_spot) } else { "0".into() };
    view! {
        <tr class:won=view.standing.winners.contains(&payout.seat)>
            <th scope="row">{name_tag(discs::of(view.colors[payout.seat.index()]))}</th>
            <td>{payout.ducats}</td>
            <td title=by_kind.join(", ")>{payout.tokens.iter().sum::<u32>()}</td>
            <td title=voyage>{payout.voyage()}</td>
            <td>{spot}</td>
            <td class="total">{payout.total()}</td>
        </tr>
    }
}
