//! The way from the wreck to the harbour, the helm below it, the boats.

use leptos::prelude::*;
use web_kit::model::MatchModel;
use web_kit::words::said;

use super::TemplateGameUi;
use super::boats;
use super::helm;
use super::pieces;
use super::pointer::Pointer;
use super::way;

/// The whole board. Every input redraws it; pointing only changes classes.
pub(super) fn board(model: MatchModel<TemplateGameUi>) -> impl IntoView {
    let pointer = Pointer::new(model);
    view! {
        {pieces::symbols()}
        <section class="sea" aria-label=said("tpl-way-label")>
            {move || way::way(pointer, &model.now.get())}
            {move || helm::helm(pointer, &model.now.get())}
        </section>
        <section class="crews" aria-label=said("tpl-boats-label")>
            {move || boats::boats(&model.now.get())}
        </section>
    }
}
