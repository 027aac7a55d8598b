//! The final account.

use buccaneer::{Booty, Payout, View};
use disc_stacks_ui as discs;
use leptos::prelude::*;
use web_kit::art;
use web_kit::model::Count;
use web_kit::widgets::name_tag;
use web_kit::words::say;

use super::looks;
use super::majorities;

/// Purse and booty of every seat, kind by kind.
pub(super) fn tally(view: &View) -> Vec<Count> {
    let payouts = majorities::payouts(view);
    let by_seat = |of: &dyn Fn(&Payout) -> i64| payouts.iter().map(of).collect();
    let purse = Count {
        label: say("discs-purse"),
        symbol: Some("coin"),
        by_seat: by_seat(&|payout| payout.ducats.into()),
    };
    let booty = Booty::ALL.map(|kind| Count {
        label: discs::booty(kind.name()),
        symbol: Some(looks::picture(kind)),
        by_seat: by_seat(&|payout| payout.booty[kind.index()].into()),
    });
    std::iter::once(purse).chain(booty).collect()
}

/// Purse and booty of every seat, the richest first.
pub(super) fn account(view: &View) -> impl IntoView + use<> {
    let mut payouts = majorities::payouts(view);
    payouts.sort_by_key(|payout| std::cmp::Reverse(payout.total()));
    let kinds = Booty::ALL.map(|kind| {
        let name = discs::booty(kind.name());
        view! { <th scope="col" data-explain=looks::about(kind, view.worth.of(kind))>{art::symbol(looks::picture(kind))}<span class="unseen">{name}</span></th> }
    });
    let row = |payout: &Payout| {
        let booty = payout.booty.map(|ducats| view! { <td>{ducats}</td> });
        view! {
            <tr class:won=view.standing.winners.contains(&payout.seat)>
                <th scope="row">{name_tag(looks::of(view.colors[payout.seat.index()]))}</th>
                <td>{payout.ducats}</td>
                {booty.collect_view()}
                <td class="total">{payout.total()}</td>
            </tr>
        }
    };
    view! {
        <table class="account">
            <thead>
                <tr>
                    <td></td>
                    <th scope="col" data-explain=say("discs-tip-purse")>{art::symbol("coin")}<span class="unseen">{say("discs-purse")}</span></th>
                    {kinds.collect_view()}
                    <th scope="col">{say("discs-total")}</th>
                </tr>
            </thead>
            <tbody>{payouts.iter().map(row).collect_view()}</tbody>
        </table>
    }
}
