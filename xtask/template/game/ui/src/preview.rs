//! What an action would bring, before it is done.

use game::Seat;
use leptos::prelude::*;
use template_game::{Action, text};
use web_kit::model::MatchModel;
use web_kit::words::{say_with, tell};

use super::TemplateGameUi;

/// TPL-5, TPL-8: the charm can be played once, and is worth something if it is kept.
pub(super) fn preview(model: MatchModel<TemplateGameUi>, _: Seat, action: Action) -> AnyView {
    match action {
        Action::Row(_) => ().into_any(),
        Action::Charm => {
            let keepsake = model.now.get_untracked().view.keepsake;
            let gold = tell(&text::gold_text(keepsake));
            let words = say_with("tpl-charm-goes", &[("gold", gold.into())]);
            view! { <p class="outlook">{words}</p> }.into_any()
        }
    }
}
