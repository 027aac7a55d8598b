//! Buttons for what is asked beyond sailing and cards.

use king_of_pirates::Action;
use leptos::prelude::*;
use web_kit::model::{GameUi, MatchModel, Snapshot};

use super::KingOfPiratesUi;

pub(super) fn decisions(
    model: MatchModel<KingOfPiratesUi>,
    now: &Snapshot<KingOfPiratesUi>,
) -> Option<impl IntoView + use<>> {
    let seat = now.asked()?;
    let shown = |action: &&Action| {
        !matches!(action, Action::Sail(_) | Action::Play(_) | Action::Discard(_))
    };
    let button = |&action: &Action| {
        let text = KingOfPiratesUi::action_words(&now.view, seat, action);
        let quiet = matches!(
            action,
            Action::PassAll | Action::Rest | Action::Submit | Action::Leave | Action::Spare
        );
        view! {
            <button class="decide" class:quiet=quiet on:click=move |_| model.propose(action)>{text}</button>
        }
    };
    let buttons: Vec<_> = now.legal.iter().filter(shown).map(button).collect();
    (!buttons.is_empty()).then(|| view! { <div class="decisions">{buttons}</div> })
}
