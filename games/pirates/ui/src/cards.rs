//! The face-up cards: ships, ruins, the sea monster.

use std::sync::Arc;

use disc_stacks_ui as discs;
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use pirates::{Card, Kind, Token};
use web_kit::art;
use web_kit::model::Snapshot;
use web_kit::words::say_with;

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
    let worth = now.view.worth;
    let chosen = Memo::new(move |_| pointer.raiding(index));
    let target = Memo::new(move |_| pointer.is_card_target(&now, index));
    let over = move || pointer.drag.over.get().is_some_and(|over| over == looks::card_piece(card));
    let choice = card.captain_choices().flatten().count() > 1;
    let token = move |kind: Token| {
        let take = move |event: MouseEvent| {
            if choice && target.get_untracked() {
                event.stop_propagation();
                pointer.token(index, kind);
            }
        };
        view! {
            <span class="piece" data-explain=looks::about(kind, worth.of(kind)) on:click=take>
                {art::symbol(looks::picture(kind))}
            </span>
        }
    };
    view! {
        <button
            class=format!("ship prize {}", class(card.kind))
            class:target=move || target.get()
            class:chosen=move || chosen.get().is_some()
            class:over=over
            aria-label=looks::label(card)
            data-explain=looks::label(card)
            data-piece=looks::card_piece(card)
            data-drop=looks::card_piece(card)
            data-glide=looks::card_piece(card)
            on:click=move |_| pointer.card(index)
        >
            {looks::scene(card)}
            {looks::emblems(card)}
            <span class="facts">
                {discs::facts(crew, card.ducats, card.wild)}
                <span class="fact booty">{card.tokens().map(token).collect_view()}</span>
            </span>
            {move || chosen.get().map(|crew| view! { <span class="boarders">{discs::ghost(0, &crew)}</span> })}
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
