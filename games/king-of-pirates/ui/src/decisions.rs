//! Buttons for what is asked and has no place on the board.

use king_of_pirates::{Action, Card, Play};
use leptos::prelude::*;
use web_kit::model::{GameUi, Snapshot};

use super::KingOfPiratesUi;
use super::helm::Helm;
use super::looks;

pub(super) fn decisions(
    helm: Helm,
    now: &Snapshot<KingOfPiratesUi>,
) -> Option<impl IntoView + use<>> {
    let seat = now.asked()?;
    let button = |&action: &Action| {
        let text = KingOfPiratesUi::action_words(&now.view, seat, action);
        let class = if is_quiet(action) { "decide quiet" } else { "decide" };
        view! {
            <button class=class data-piece=looks::button_piece(action) on:click=move |_| helm.propose(action)>
                {text}
            </button>
        }
    };
    let chosen = helm.chosen.get();
    let here =
        |action: &&Action| is_here(**action) || chosen.is_some_and(|card| is_of(**action, card));
    let buttons: Vec<_> = now.legal.iter().filter(here).map(button).collect();
    (!buttons.is_empty()).then(|| view! { <div class="decisions">{buttons}</div> })
}

/// Ends or leaves out something.
fn is_quiet(action: Action) -> bool {
    matches!(
        action,
        Action::PassAll | Action::Rest | Action::Submit | Action::Leave | Action::Spare
    )
}

/// KOP-12: with a full hand, the card that was taken up is discarded or played.
fn is_of(action: Action, card: Card) -> bool {
    match action {
        Action::Discard(thrown) => thrown == card,
        Action::Play(play) => play.card() == card && !needs_target(play),
        _ => false,
    }
}

fn needs_target(play: Play) -> bool {
    match play {
        Play::Assassination(_)
        | Play::Scurvy(_)
        | Play::Mutiny(_)
        | Play::Mercenaries(_)
        | Play::FlyingDutchman(_) => true,
        Play::Ambush
        | Play::Raid
        | Play::Citrus
        | Play::Tailwind
        | Play::Soldiers
        | Play::Keelhaul => false,
    }
}

/// Whether an action has its button here; the others are cards, pirates, parts, ships and dice.
pub(super) fn is_here(action: Action) -> bool {
    match action {
        Action::Pass
        | Action::PassAll
        | Action::Spare
        | Action::Stop
        | Action::Dig
        | Action::Leave
        | Action::Hire
        | Action::Attack(_)
        | Action::Rest
        | Action::Submit => true,
        Action::Play(_)
        | Action::Discard(_)
        | Action::Steal(_)
        | Action::Sail(_)
        | Action::Buy(_)
        | Action::Dismiss(_)
        | Action::Captain(_)
        | Action::Reroll(_)
        | Action::Stand
        | Action::Scapegoat(_) => false,
    }
}
