//! Parties as leaning towers of discs, and the quay they stand on.

use std::sync::Arc;

use disc_stacks::{Color, Disc};
use disc_stacks_ui as discs;
use leptos::ev::{MouseEvent, PointerEvent};
use leptos::prelude::*;
use pirates::View;
use wasm_bindgen::JsCast;
use web_kit::art;
use web_kit::model::Snapshot;
use web_kit::words::{listed, say, say_with};
use web_sys::Element;

use super::PiratesUi;
use super::pointer::Pointer;

/// The parties, each in its place.
pub(super) fn quay(pointer: Pointer, now: &Arc<Snapshot<PiratesUi>>) -> impl IntoView + use<> {
    let parties = now.view.stacks.iter().filter(|party| party.len() > 1).cloned().collect();
    pointer.slots.update_value(|slots| *slots = discs::arrange(slots, parties));
    let slots = pointer.slots.get_value();
    let empty = slots.is_empty().then(|| view! { <p class="empty">{say("pir-no-parties")}</p> });
    let place = |slot: Option<Vec<Disc>>| {
        view! { <div class="slot">{slot.map(|discs| party(pointer, now, &discs))}</div> }
    };
    view! { {empty} <div class="towers">{slots.into_iter().map(place).collect_view()}</div> }
}

/// A party or single that can be pointed at.
pub(super) fn party(
    pointer: Pointer,
    now: &Arc<Snapshot<PiratesUi>>,
    party: &[Disc],
) -> impl IntoView + use<> {
    let captain = discs::top(party).expect("the captain's wage is always seen");
    let source = Pointer::is_source(now, captain);
    let selected = move || pointer.source.get() == Some(captain);
    let target = {
        let now = now.clone();
        Memo::new(move |_| pointer.is_target(&now, captain))
    };
    let arriving = Memo::new(move |_| pointer.arriving(captain));
    let over = move || pointer.drag.over.get().is_some_and(|over| over == discs::piece(captain));
    let captive = move || pointer.captive_in(captain).map(|place| place.to_string());
    // A fast hand leaves the stack with its first move.
    let follow = move |event: PointerEvent| pointer.drag.follow(&event, || pointer.lift(captain));
    let release = move |event: PointerEvent| {
        if let Some(name) = pointer.drag.release(&event) {
            pointer.drop_on(captain, name.as_deref());
        }
    };
    let clicked = move |event: MouseEvent| {
        let on_captive = || place_of(&event).is_some_and(|place| pointer.disc(captain, place));
        if pointer.drag.is_click(&event) && !on_captive() {
            pointer.party(captain);
        }
    };
    let below = party.len();
    let lean = if captain.index().is_multiple_of(2) { "left" } else { "right" };
    view! {
        <button
            class=format!("stack holds-piece {lean}")
            class:single=below == 1
            class:source=source
            class:mutinous=Pointer::is_mutinous(now, captain)
            class:selected=selected
            class:target=move || target.get()
            class:chosen=move || arriving.get().is_some()
            class:leaving=move || pointer.is_leaving(captain)
            class:over=over
            data-captive=captive
            data-drop=discs::piece(captain)
            aria-pressed=move || selected().to_string()
            aria-label=label(&now.view, party)
            on:click=clicked
            on:pointerdown=move |event: PointerEvent| {
                if source {
                    pointer.drag.take(&event);
                }
            }
            on:pointermove=follow
            on:pointerleave=follow
            on:pointerup=release
            on:pointercancel=move |event: PointerEvent| {
                if pointer.drag.let_go(&event) {
                    pointer.drop_on(captain, None);
                }
            }
        >
            {discs::tower(captain, party)}
            {move || arriving.get().map(|upper| discs::ghost(below, &upper))}
            {(below > 1).then(|| foot(&now.view, party))}
        </button>
    }
}

/// The place in its party of the disc that was clicked, counted from the captain.
fn place_of(event: &MouseEvent) -> Option<u8> {
    let target: Element = event.target()?.dyn_into().ok()?;
    let disc = target.closest("[data-depth]").ok().flatten()?;
    disc.get_attribute("data-depth")?.parse().ok()
}

/// Height, captain and mate, and who could mutiny.
fn foot(view: &View, party: &[Disc]) -> impl IntoView + use<> {
    let rebels = mutineers(view, party).into_iter().map(|color| {
        let title = may_mutiny(&[color]);
        view! {
            <span class=format!("rebel {}", color.name()) data-explain=title>{art::symbol(discs::mark(color))} "!"</span>
        }
    });
    view! {
        <span class="foot">
            {discs::captain(party[0].color)}
            {discs::mate(party[1].color)}
            <span class="height" data-explain=say("pir-height")>{party.len()}</span>
        </span>
        <span class="rebels">{rebels.collect_view()}</span>
    }
}

/// PIR-12: the colours in another's party that is strong enough for a card in sight.
fn mutineers(view: &View, party: &[Disc]) -> Vec<Color> {
    let strong = view.cards.iter().any(|card| usize::from(card.crew) <= party.len());
    let captain = party[0].color;
    let inside = |color: &Color| party.iter().any(|disc| disc.color == *color);
    let others = view.colors.iter().copied().filter(|color| *color != captain);
    others.filter(|color| strong && inside(color)).collect()
}

fn label(view: &View, party: &[Disc]) -> String {
    let names: Vec<_> = party.iter().copied().map(discs::words).collect();
    if let [single] = &names[..] {
        return say_with("discs-alone", &[("pirate", single.into())]);
    }
    let whole = say_with(
        "pir-party",
        &[
            ("height", party.len().into()),
            ("captain", discs::color(party[0].color).into()),
            ("mate", discs::color(party[1].color).into()),
            ("pirates", names.join(", ").into()),
        ],
    );
    match &mutineers(view, party)[..] {
        [] => whole,
        rebels => format!("{whole}; {}", may_mutiny(rebels)),
    }
}

fn may_mutiny(rebels: &[Color]) -> String {
    let names: Vec<_> = rebels.iter().copied().map(discs::color).collect();
    let count = names.len();
    say_with("pir-may-mutiny", &[("rebels", listed(&names).into()), ("count", count.into())])
}
