//! The final account.

use disc_stacks_ui as discs;
use leptos::prelude::*;
use pirates::{Payout, Token, View};
use web_kit::art;
use web_kit::model::Count;
use web_kit::widgets::name_tag;
use web_kit::words::{say, say_with};

/// Purse, tokens, voyage and black spot of every seat.
pub(super) fn tally(view: &View) -> Vec<Count> {
    let payouts = view.payout();
    let count = |symbol, label, of: &dyn Fn(&Payout) -> i64| Count {
        label: say(label),
        symbol: Some(symbol),
        by_seat: payouts.iter().map(of).collect(),
    };
    vec![
        count("coin", "discs-purse", &|payout| payout.ducats.into()),
        count("booty-chest", "pir-tokens", &|payout| payout.tokens.iter().sum::<u32>().into()),
        count("emblem-wheel", "pir-voyage", &|payout| payout.voyage().into()),
        count("black-spot", "pir-black-spot", &|payout| -i64::from(payout.black_spot)),
    ]
}

/// Purse, tokens, voyage and black spot of every seat, the richest first.
pub(super) fn account(view: &View) -> impl IntoView + use<> {
    let mut payouts = view.payout();
    payouts.sort_by_key(|payout| std::cmp::Reverse(payout.total()));
    let head = [
        ("coin", "discs-purse"),
        ("booty-chest", "pir-tokens"),
        ("emblem-wheel", "pir-voyage"),
        ("black-spot", "pir-black-spot"),
    ];
    let head = head.map(|(symbol, title)| {
        view! { <th scope="col" data-explain=say(title)>{art::symbol(symbol)}<span class="unseen">{say(title)}</span></th> }
    });
    let rows = payouts.iter().map(|payout| row(view, payout)).collect_view();
    view! {
        <table class="account">
            <thead><tr><td></td>{head.collect_view()}<th scope="col">{say("discs-total")}</th></tr></thead>
            <tbody>{rows}</tbody>
        </table>
    }
}

fn row(view: &View, payout: &Payout) -> impl IntoView + use<> {
    let by_kind = Token::ALL
        .map(|token| format!("{} {}", discs::booty(token.name()), payout.tokens[token.index()]));
    let voyage = say_with(
        "pir-voyage-sum",
        &[
            ("wheels", payout.wheels.into()),
            ("anchors", payout.anchors.into()),
            ("price", payout.price.into()),
        ],
    );
    let spot = if payout.black_spot > 0 { format!("−{}", payout.black_spot) } else { "0".into() };
    view! {
        <tr class:won=view.standing.winners.contains(&payout.seat)>
            <th scope="row">{name_tag(discs::of(view.colors[payout.seat.index()]))}</th>
            <td>{payout.ducats}</td>
            <td data-explain=by_kind.join(", ")>{payout.tokens.iter().sum::<u32>()}</td>
            <td data-explain=voyage>{payout.voyage()}</td>
            <td>{spot}</td>
            <td class="total">{payout.total()}</td>
        </tr>
    }
}
