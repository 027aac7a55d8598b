//! The viewer's cards, and what a chosen card can do.

use std::sync::Arc;

use king_of_pirates::{Action, Card};
use leptos::prelude::*;
use web_kit::model::{GameUi, MatchModel, Refused, Snapshot};
use web_kit::words::say;

use super::KingOfPiratesUi;
use super::looks;
use super::names;

pub(super) fn hand(
    model: MatchModel<KingOfPiratesUi>,
    now: &Arc<Snapshot<KingOfPiratesUi>>,
    chosen: RwSignal<Option<Card>>,
) -> Option<impl IntoView + use<>> {
    // Where all hands are open they are shown with the ships.
    now.view.viewer.filter(|_| now.hands.is_empty())?;
    let cards: Vec<_> = now.view.hand.iter().map(|&card| face(model, now, card, chosen)).collect();
    let snapshot = now.clone();
    let ways = move || chosen.get().map(|card| uses(model, &snapshot, card));
    Some(view! {
        <div class="hand" role="group" aria-label=say("kop-hand-label")>{cards}</div>
        {ways}
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

fn face(
    model: MatchModel<KingOfPiratesUi>,
    now: &Arc<Snapshot<KingOfPiratesUi>>,
    card: Card,
    chosen: RwSignal<Option<Card>>,
) -> impl IntoView + use<> {
    let uses = of(now, card);
    let ready = !uses.is_empty();
    let click = move |_| match uses[..] {
        [] => {
            let text = names::card_when(card);
            model.refused.set(Some(Refused { rule: Some(card.rule().to_owned()), text }));
        }
        [only] => model.propose(only),
        _ => chosen.set(if chosen.get_untracked() == Some(card) { None } else { Some(card) }),
    };
    let pressed = move || (chosen.get() == Some(card)).to_string();
    view! {
        <button class="card" data-piece=looks::card_piece(card) class:source=ready aria-pressed=pressed on:click=click>
            <b>{names::card(card)}</b> <small>{names::card_about(card)}</small>
        </button>
    }
}

fn uses(
    model: MatchModel<KingOfPiratesUi>,
    now: &Snapshot<KingOfPiratesUi>,
    card: Card,
) -> Option<impl IntoView + use<>> {
    let seat = now.asked()?;
    let button = |action: Action| {
        let text = KingOfPiratesUi::action_words(&now.view, seat, action);
        view! { <button class="decide" on:click=move |_| model.propose(action)>{text}</button> }
    };
    let buttons: Vec<_> = of(now, card).into_iter().map(button).collect();
    Some(view! { <div class="decisions" role="group" aria-label=names::card(card)>{buttons}</div> })
}
