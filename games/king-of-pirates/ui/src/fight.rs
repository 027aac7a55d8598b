//! The fight that goes on: dice and totals.

use king_of_pirates::{Target, View};
use leptos::prelude::*;
use web_kit::words::say;

use super::looks;

pub(super) fn fight(view: &View) -> Option<impl IntoView + use<>> {
    let fight = view.fight()?;
    let (attack, defence) = view.totals?;
    let attacker = looks::name(view, view.turn);
    let defender = match fight.target {
        Target::Player(seat) => looks::name(view, seat),
        Target::Nation => say("kop-defence"),
    };
    Some(view! {
        <div class="fight" role="status">
            <span class="side"><b>{attacker}</b> {dice(fight.attack)} <b class="total">{attack}</b></span>
            <span class="versus">{say("kop-against")}</span>
            <span class="side"><b>{defender}</b> {dice(fight.defence)} <b class="total">{defence}</b></span>
        </div>
    })
}

fn dice(dice: [u8; 2]) -> Option<impl IntoView> {
    let rolled = !dice.contains(&0);
    rolled.then(|| {
        dice.map(|die| view! { <span class="die">{die}</span> }).into_iter().collect_view()
    })
}
