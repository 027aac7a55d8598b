//! The match is over: who won, where the scores come from, and what next.

use std::sync::Arc;

use leptos::prelude::*;
use web_kit::model::{GameUi, MatchModel};
use web_kit::widgets::prompt;
use web_kit::words::said;

/// What a page offers when the match is over.
#[derive(Clone)]
pub(crate) struct AfterMatch {
    buttons: Part,
    below: Part,
}

type Part = Arc<dyn Fn() -> AnyView + Send + Sync>;

impl AfterMatch {
    /// Buttons, which may change, and what stands below them.
    pub(crate) fn new(
        buttons: impl Fn() -> AnyView + Send + Sync + 'static,
        below: impl Fn() -> AnyView + Send + Sync + 'static,
    ) -> Self {
        Self { buttons: Arc::new(buttons), below: Arc::new(below) }
    }
}

/// The final account.
pub(crate) fn ending<U: GameUi>(model: MatchModel<U>, after: AfterMatch) -> impl IntoView {
    let now = model.now.get_untracked();
    // On a small screen the page may be scrolled down to the board.
    window().scroll_to_with_x_and_y(0.0, 0.0);
    let winners = &now.standing.winners;
    let you = winners.iter().any(|seat| now.is_you(*seat));
    let title = match (winners.len(), you) {
        (1, true) => "shell-end-yours",
        (1, false) => "shell-end-theirs",
        (_, true) => "shell-end-you-share",
        (_, false) => "shell-end-shared",
    };
    let AfterMatch { buttons, below } = after;
    view! {
        <section class="ending panel" aria-label=said("shell-scores-final")>
            <h2>{said(title)}</h2>
            <p class="winners">{
                let now = now.clone();
                move || prompt::name_tags::<U>(&now.view, &now.standing.winners)
            }</p>
            {move || U::account(&now.view)}
            <div class="buttons">
                {move || buttons()}
                <a class="button" href="/">{said("shell-harbour")}</a>
            </div>
            {below()}
        </section>
    }
}

/// The link to the replay of a match.
pub(crate) fn look_back(address: String) -> impl IntoView {
    view! { <a class="button look-back" href=address>{said("replay-title")}</a> }
}
