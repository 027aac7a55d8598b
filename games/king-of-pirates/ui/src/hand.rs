//! The viewer's cards.

use std::sync::Arc;

use king_of_pirates::{Action, Card};
use leptos::prelude::*;
use web_kit::model::{Refused, Snapshot};
use web_kit::words::{said, say};

use super::KingOfPiratesUi;
use super::helm::Helm;
use super::looks;
use super::names;
use super::pieces;
use super::spot;

pub(super) fn hand(
    helm: Helm,
    now: &Arc<Snapshot<KingOfPiratesUi>>,
) -> Option<impl IntoView + use<>> {
    // Where all hands are open they are shown with the ships.
    now.view.viewer.filter(|_| now.hands.is_empty())?;
    let cards: Vec<_> = now.view.hand.iter().map(|&card| face(helm, now, card)).collect();
    let none = cards.is_empty().then(|| view! { <p class="no-cards">{said("kop-no-cards")}</p> });
    Some(view! {
        <div class="hand" role="group" aria-label=say("kop-hand-label")>{cards} {none}</div>
    })
}

/// What can be done with a card now: played in one way or several, or discarded.
fn of(now: &Snapshot<KingOfPiratesUi>, card: Card) -> Vec<Action> {
    let with = |action: &&Action| match action {
        Action::Play(play) => play.card() == card,
        Action::Discard(other) => *other == card,
        _ => false,
    };
    now.legal.iter().filter(with).copied().collect()
}

fn face(helm: Helm, now: &Arc<Snapshot<KingOfPiratesUi>>, card: Card) -> impl IntoView + use<> {
    let uses = of(now, card);
    let ready = !uses.is_empty();
    let snapshot = now.clone();
    let click = move |_| play(helm, &snapshot, card, &uses);
    let pressed = move || (helm.chosen.get() == Some(card)).to_string();
    let class = format!("card {}", looks::tone(card));
    view! {
        <button class=class data-piece=looks::card_piece(card) data-explain=names::card_explained(card) class:source=ready aria-pressed=pressed on:click=click>
            <span class="emblem">{pieces::picture(looks::emblem(card), "site")}</span>
            <b>{names::card(card)}</b> <small>{names::card_about(card)}</small>
            <i class="time">{names::card_time(card)}</i>
        </button>
    }
}

/// Plays a card, lets its target be chosen, or says when it can be played.
fn play(helm: Helm, now: &Snapshot<KingOfPiratesUi>, card: Card, uses: &[Action]) {
    let Some(seat) = now.asked().filter(|_| !uses.is_empty()) else {
        let text = names::card_when(card);
        let refused = Refused { rule: Some(card.rule().to_owned()), text };
        return helm.model.refused.set(Some(refused));
    };
    let aimed = uses.iter().any(|action| spot::of(&now.view, seat, *action).is_some());
    match *uses {
        [only] if !aimed => helm.propose(only),
        // A target is to be chosen, or whether it is played or discarded.
        _ => helm.take(card),
    }
}
