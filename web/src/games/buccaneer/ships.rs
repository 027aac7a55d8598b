//! The face-up ships.

use std::sync::Arc;

use buccaneer::{Buccaneer, Ship};
use leptos::prelude::*;

use super::looks;
use super::pointer::Pointer;
use crate::art;
use crate::play::Snapshot;

/// A card for each ship in sight, and how many are still beyond the horizon.
pub(super) fn ships(pointer: Pointer, now: &Arc<Snapshot<Buccaneer>>) -> impl IntoView + use<> {
    let cards = now.view.ships.iter().enumerate();
    let cards = cards.map(|(index, ship)| card(pointer, now.clone(), index as u8, *ship));
    let hidden = now.view.unseen.len();
    view! {
        <div class="ships">{cards.collect_view()}</div>
        <p class="horizon">
            {match hidden {
                0 => "No more ships beyond the horizon".to_owned(),
                1 => "One more ship beyond the horizon".to_owned(),
                more => format!("{more} more ships beyond the horizon"),
            }}
        </p>
    }
}

fn card(pointer: Pointer, now: Arc<Snapshot<Buccaneer>>, index: u8, ship: Ship) -> impl IntoView {
    let height = {
        let now = now.clone();
        move || {
            let source = pointer.source.get()?;
            now.view.stacks.iter().find(|s| looks::top(s) == Some(source)).map(Vec::len)
        }
    };
    let crew = move || match height() {
        Some(height) => format!("{height} of {}", ship.crew),
        None => ship.crew.to_string(),
    };
    let target = Memo::new(move |_| pointer.is_ship_target(&now, index));
    let booty = ship.booty().map(|kind| {
        view! { <span class="piece" title=kind.name()>{art::symbol(looks::picture(kind))}</span> }
    });
    view! {
        <button
            class="ship"
            class:target=move || target.get()
            aria-label=label(ship)
            style:view-transition-name=format!("ship-{}-{}", ship.ducats, ship.crew)
            on:click=move |_| pointer.ship(index)
        >
            {art::ship(ship.crew)}
            <span class="facts">
                <span class="fact crew" title="Pirates needed">{art::symbol("mark-flag")} <b>{crew}</b></span>
                <span class="fact ducats" title="Ducats for the captain">{art::symbol("coin")} <b>{ship.ducats}</b></span>
                <span class="fact wild" title="Wage of a ? pirate"><i>"?"</i> <b>{ship.wild}</b></span>
                <span class="fact booty">{booty.collect_view()}</span>
            </span>
        </button>
    }
}

fn label(ship: Ship) -> String {
    let booty: Vec<_> = ship.booty().map(buccaneer::Booty::name).collect();
    format!(
        "Ship: needs {} pirates, carries {} ducats, pays a question mark {}, booty {}",
        ship.crew,
        ship.ducats,
        ship.wild,
        booty.join(" and ")
    )
}
