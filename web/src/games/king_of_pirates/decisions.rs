//! Buttons for what is asked beyond sailing and cards.

use king_of_pirates::{Action, KingOfPirates};
use leptos::prelude::*;

use crate::games::Client;
use crate::play::{Snapshot, Table};

pub(super) fn decisions(
    table: Table<KingOfPirates>,
    now: &Snapshot<KingOfPirates>,
) -> Option<impl IntoView + use<>> {
    let seat = now.asked()?;
    let shown = |action: &&Action| {
        !matches!(action, Action::Sail(_) | Action::Play(_) | Action::Discard(_))
    };
    let button = |&action: &Action| {
        let text = KingOfPirates::action_words(&now.view, seat, action);
        let quiet = matches!(
            action,
            Action::PassAll | Action::Rest | Action::Submit | Action::Leave | Action::Spare
        );
        view! {
            <button class="decide" class:quiet=quiet on:click=move |_| table.propose(action)>{text}</button>
        }
    };
    let buttons: Vec<_> = now.legal.iter().filter(shown).map(button).collect();
    (!buttons.is_empty()).then(|| view! { <div class="decisions">{buttons}</div> })
}
