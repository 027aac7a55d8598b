//! What stands on a hex in numbers and words. It lies above the ships, so that none of it is covered.

use king_of_pirates::Hex;
use leptos::prelude::*;

use super::cell::Cell;
use super::names;
use super::pieces;

/// The marks of a hex; screen readers find them in its label and its explanation.
pub(super) fn mark(hex: Hex, look: Memo<Cell>) -> impl IntoView {
    let (q, r) = hex.coords();
    let target = move || look.with(|look| look.far.is_some());
    view! {
        <span class="mark" class:goes=target aria-hidden="true" data-at=hex.to_string() style:--q=q.to_string() style:--r=r.to_string()>
            {move || look.with(|look| drawn(look, hex))}
        </span>
    }
}

fn drawn(look: &Cell, hex: Hex) -> impl IntoView + use<> {
    let flag = look.nation.map(|nation| {
        view! { <span class="of" data-explain=names::nation_sign(nation)>{pieces::flag(nation)}</span> }
    });
    let value = look.value.map(|(id, value)| {
        view! { <span class="takes" data-explain=names::sign(id)>{pieces::picture(id, "token")}<b>{value}</b></span> }
    });
    let odds = look.chance.map(|chance| view! { <span class="odds">{chance} " %"</span> });
    let any = value.is_some() || odds.is_some();
    let value = any.then(|| view! { <span class="value">{flag}{value}{odds}</span> });
    let far = look.far.filter(|far| *far > 0).map(|far| view! { <span class="cost">{far}</span> });
    let short = look.short.clone().map(|short| view! { <span class="short">{short}</span> });
    let name = names::hex_name(hex);
    view! { {value} {far} {short} <span class="name">{name}</span> }
}
