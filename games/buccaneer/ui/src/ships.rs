//! The face-up ships.

use std::sync::Arc;

use buccaneer::Ship;
use disc_stacks_ui as discs;
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use web_kit::art;
use web_kit::model::Snapshot;
use web_kit::words::{listed, say_with};

use super::BuccaneerUi;
use super::looks;
use super::pointer::Pointer;

/// A card for each ship in sight, and how many are still beyond the horizon.
pub(super) fn ships(pointer: Pointer, now: &Arc<Snapshot<BuccaneerUi>>) -> impl IntoView + use<> {
    let cards = now.view.ships.iter().enumerate();
    let cards = cards.map(|(index, ship)| card(pointer, now.clone(), index as u8, *ship));
    let hidden = now.view.unseen.len();
    view! {
        <div class="ships">{cards.collect_view()}</div>
        <p class="horizon">
            {say_with("buc-horizon", &[("more", hidden.into())])}
        </p>
    }
}

fn card(pointer: Pointer, now: Arc<Snapshot<BuccaneerUi>>, index: u8, ship: Ship) -> impl IntoView {
    let height = {
        let now = now.clone();
        move || {
            let source = pointer.source.get()?;
            now.view.stacks.iter().find(|s| looks::top(s) == Some(source)).map(Vec::len)
        }
    };
    let crew = move || match height() {
        Some(height) => discs::crew_of(height, ship.crew),
        None => ship.crew.to_string(),
    };
    let worth = now.view.worth;
    let chosen = Memo::new(move |_| pointer.boarding(index));
    let target = Memo::new(move |_| pointer.is_ship_target(&now, index));
    let over = move || pointer.drag.over.get().is_some_and(|over| over == looks::ship_piece(ship));
    let booty = ship.booty().map(|kind| {
        let take = move |event: MouseEvent| {
            if target.get_untracked() {
                event.stop_propagation();
                pointer.booty(index, kind);
            }
        };
        view! {
            <span class="piece" data-explain=looks::about(kind, worth.of(kind)) on:click=take>
                {art::symbol(looks::picture(kind))}
            </span>
        }
    });
    view! {
        <button
            class="ship"
            class:target=move || target.get()
            class:chosen=move || chosen.get().is_some()
            class:over=over
            aria-label=label(ship)
            data-explain=label(ship)
            data-piece=looks::ship_piece(ship)
            data-drop=looks::ship_piece(ship)
            data-glide=looks::ship_piece(ship)
            on:click=move |_| pointer.ship(index)
        >
            {discs::ship(ship.crew)}
            <span class="facts">
                {discs::facts(crew, ship.ducats, ship.wild)}
                <span class="fact booty">{booty.collect_view()}</span>
            </span>
            {move || chosen.get().map(|crew| view! { <span class="boarders">{discs::ghost(0, &crew)}</span> })}
        </button>
    }
}

fn label(ship: Ship) -> String {
    let booty: Vec<_> = ship.booty().map(|kind| discs::booty(kind.name())).collect();
    say_with(
        "buc-ship-label",
        &[
            ("crew", ship.crew.into()),
            ("ducats", ship.ducats.into()),
            ("wild", ship.wild.into()),
            ("booty", listed(&booty).into()),
        ],
    )
}
