//! The board from above: the sea with its cards, the quay with its parties, the crews.

use leptos::prelude::*;
use web_kit::model::MatchModel;
use web_kit::words::said;

use super::PiratesUi;
use super::cards;
use super::crews;
use super::pointer::Pointer;
use super::stacks;
use super::tracks;

/// The whole board. Every input redraws it; pointing only changes classes.
pub(super) fn board(model: MatchModel<PiratesUi>) -> impl IntoView {
    let pointer = Pointer::new(model);
    view! {
        <section class="sea" aria-label=said("pir-cards-label")>
            {move || cards::cards(pointer, &model.now.get())}
        </section>
        <section class="quay" aria-label=said("pir-parties-label")>
            {move || stacks::quay(pointer, &model.now.get())}
        </section>
        <section class="crews" aria-label=said("discs-crews-label")>
            {move || crews::crews(pointer, &model.now.get())}
        </section>
        <div class="tracks">
            <section class="voyage majorities panel" tabindex="0" aria-label=said("pir-voyage")>
                <h2>{said("pir-voyage")}</h2>
                {move || tracks::voyage(&model.now.get())}
            </section>
            <section class="majorities panel">
                <h2>{said("pir-tokens")}</h2>
                {move || tracks::tokens(&model.now.get().view)}
            </section>
        </div>
    }
}
