//! The face-up cards: ships, ruins, the sea monster.

use std::sync::Arc;

use disc_stacks_ui as discs;
use leptos::prelude::*;
use pirates::{Card, Kind};
use web_kit::art;
use web_kit::model::Snapshot;
use web_kit::words::{say, say_with};

use super::PiratesUi;
use super::looks;
use super::pointer::Pointer;

/// The cards in sight, and how many are still to come.
pub(super) fn cards(pointer: Pointer, now: &Arc<Snapshot<PiratesUi>>) -> impl IntoView + use<> {
    let cards = now.view.cards.iter().enumerate();
    let cards = cards.map(|(index, card)| tile(pointer, now.clone(), index as u8, *card));
    let more = say_with("pir-horizon", &[("more", now.view.to_come().into())]);
    view! {
        <div class="prizes">{cards.collect_view()}</div>
        <p class="horizon">{more}</p>
    }
}

fn tile(pointer: Pointer, now: Arc<Snapshot<PiratesUi>>, index: u8, card: Card) -> impl IntoView {
    let height = {
        let now = now.clone();
        move || {
            let source = pointer.source.get()?;
            now.view.stacks.iter().find(|s| discs::top(s) == Some(source)).map(Vec::len)
        }
    };
    let crew = move || match height() {
        Some(height) => discs::crew_of(height, card.crew),
        None => card.crew.to_string(),
    };
    let target = Memo::new(move |_| pointer.is_card_target(&now, index));
    view! {
        <button
            class=format!("ship prize {}", class(card.kind))
            class:target=move || target.get()
            aria-label=looks::label(card)
            data-piece=piece(card)
            data-glide=piece(card)
            on:click=move |_| pointer.card(index)
        >
            {looks::scene(card)}
            {looks::emblems(card)}
            <span class="facts">
                <span class="fact crew" title=say("discs-needed")>{art::symbol("mark-flag")} <b>{crew}</b></span>
                <span class="fact ducats" title=say("discs-for-captain")>{art::symbol("coin")} <b>{card.ducats}</b></span>
                <span class="fact wild" title=say("discs-wild")><i>"?"</i> <b>{card.wild}</b></span>
                <span class="fact booty">{card.tokens().map(looks::token).collect_view()}</span>
            </span>
        </button>
    }
}

/// The frame of a card says what it is, and so does its picture.
fn class(kind: Kind) -> &'static str {
    match kind {
        Kind::Ship => "a-ship",
        Kind::Ruin => "a-ruin",
        Kind::Monster => "a-monster",
    }
}

/// The name of a card, for following it and for highlighting it.
pub(super) fn piece(card: Card) -> String {
    format!("card-{}-{}-{}", card.ducats, card.crew, card.wild)
}
