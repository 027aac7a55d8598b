//! The board from above: the sea with its ships, the quay with its stacks, the crews.

use leptos::prelude::*;
use web_kit::model::MatchModel;
use web_kit::words::said;

use super::BuccaneerUi;
use super::crews;
use super::majorities;
use super::pointer::Pointer;
use super::ships;
use super::stacks;

/// The whole board. Every input redraws it; pointing only changes classes.
pub(super) fn board(model: MatchModel<BuccaneerUi>) -> impl IntoView {
    let pointer = Pointer::new(model);
    view! {
        <section class="sea" aria-label=said("buc-ships-label")>
            {move || ships::ships(pointer, &model.now.get())}
        </section>
        <section class="quay" aria-label=said("buc-stacks-label")>
            {move || stacks::quay(pointer, &model.now.get())}
        </section>
        <section class="crews" aria-label=said("discs-crews-label")>
            {move || crews::crews(pointer, &model.now.get())}
        </section>
        <section class="majorities panel">
            <h2>{said("buc-booty-title")}</h2>
            {move || majorities::majorities(&model.now.get().view)}
        </section>
    }
}
