//! The sea, what is asked, the hand and the fleet.

use king_of_pirates::Card;
use leptos::prelude::*;
use web_kit::model::MatchModel;
use web_kit::words::said;

use super::KingOfPiratesUi;
use super::decisions;
use super::fight;
use super::fleet;
use super::hand;
use super::hexes;
use super::pieces;

/// The whole board. Every input redraws it; pointing only changes classes.
pub(super) fn board(model: MatchModel<KingOfPiratesUi>) -> impl IntoView {
    let chosen = RwSignal::new(None::<Card>);
    Effect::new(move |_| {
        // What others do at the same time leaves the choice as it was.
        model.question.track();
        chosen.set(None);
    });
    view! {
        {pieces::symbols()}
        <section class="chart" aria-label=said("kop-sea-label")>
            {move || hexes::hexes(model, &model.now.get())}
        </section>
        <section class="helm" aria-label=said("kop-helm-label")>
            {move || fight::fight(&model.now.get().view)}
            {move || decisions::decisions(model, &model.now.get())}
            {move || hand::hand(model, &model.now.get(), chosen)}
        </section>
        <section class="fleet" aria-label=said("kop-fleet-label")>
            {move || fleet::fleet(&model.now.get())}
        </section>
    }
}
