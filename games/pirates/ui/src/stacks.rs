//! Parties as leaning towers of discs, and the quay they stand on.

use std::sync::Arc;

use disc_stacks::{Color, Disc};
use disc_stacks_ui as discs;
use leptos::prelude::*;
use pirates::View;
use web_kit::art;
use web_kit::model::Snapshot;
use web_kit::words::{listed, say, say_with};

use super::PiratesUi;
use super::pointer::Pointer;

/// The parties, tallest first.
pub(super) fn quay(pointer: Pointer, now: &Arc<Snapshot<PiratesUi>>) -> impl IntoView + use<> {
    let mut parties: Vec<_> = now.view.stacks.iter().filter(|party| party.len() > 1).collect();
    parties.sort_by_key(|party| std::cmp::Reverse(party.len()));
    if parties.is_empty() {
        return view! { <p class="empty">{say("pir-no-parties")}</p> }.into_any();
    }
    let towers = parties.into_iter().map(|discs| party(pointer, now, discs)).collect_view();
    view! { <div class="towers">{towers}</div> }.into_any()
}

/// A party or single that can be pointed at.
pub(super) fn party(
    pointer: Pointer,
    now: &Arc<Snapshot<PiratesUi>>,
    discs: &[Disc],
) -> impl IntoView + use<> {
    let captain = discs::top(discs).expect("the captain's wage is always seen");
    let source = Pointer::is_source(now, captain);
    let selected = move || pointer.source.get() == Some(captain);
    let target = {
        let now = now.clone();
        Memo::new(move |_| pointer.is_target(&now, captain))
    };
    let lean = if captain.index().is_multiple_of(2) { "left" } else { "right" };
    view! {
        <button
            class=format!("stack {lean}")
            class:single=discs.len() == 1
            class:source=source
            class:mutinous=Pointer::is_mutinous(now, captain)
            class:selected=selected
            class:target=move || target.get()
            aria-pressed=move || selected().to_string()
            aria-label=label(&now.view, discs)
            on:click=move |_| pointer.party(captain)
        >
            {discs::tower(captain, discs)}
            {(discs.len() > 1).then(|| foot(&now.view, discs))}
        </button>
    }
}

/// Height, captain and mate, and who could mutiny.
fn foot(view: &View, party: &[Disc]) -> impl IntoView + use<> {
    let rebels = mutineers(view, party).into_iter().map(|color| {
        let title = may_mutiny(&[color]);
        view! {
            <span class=format!("rebel {}", color.name()) title=title>{art::symbol(discs::mark(color))} "!"</span>
        }
    });
    view! {
        <span class="foot">
            {discs::captain(party[0].color)}
            {discs::mate(party[1].color)}
            <span class="height" title=say("pir-height")>{party.len()}</span>
            {rebels.collect_view()}
        </span>
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
