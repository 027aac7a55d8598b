//! The sea with what is fought and chosen over it, the ships, and the hand.

use leptos::prelude::*;
use web_kit::model::MatchModel;
use web_kit::words::said;

use super::KingOfPiratesUi;
use super::afloat;
use super::decisions;
use super::fleet;
use super::hand;
use super::harbour;
use super::helm::Helm;
use super::hexes;
use super::looks;
use super::pieces;
use super::stage;
use super::zoom::{self, Zoom};

/// The whole board.
pub(super) fn board(model: MatchModel<KingOfPiratesUi>) -> impl IntoView {
    let helm = Helm::new(model);
    let zoom = Zoom::new(helm);
    // The confirmation stands beside what it is about while there is a goal.
    let goal = move || helm.confirmed_at().map(|_| view! { <span class="goal" hidden></span> });
    view! {
        {pieces::symbols()}
        <section class="chart" class:close=move || zoom.close.get() aria-label=said("kop-sea-label")>
            <div class="frame" node_ref=zoom.frame>{hexes::hexes(helm)}</div>
            {zoom::button(zoom)}
            {afloat::forecast(helm)}
            {stage::stage(helm)}
            // Loot is turned up here, above a fight's verdict.
            <span class="loot-place" data-piece=looks::LOOT aria-hidden="true"></span>
            {move || harbour::harbour(helm, &model.now.get())}
            {goal}
        </section>
        <section class="fleet" aria-label=said("kop-fleet-label")>
            {move || fleet::fleet(helm, &model.now.get())}
        </section>
        <section class="helm" aria-label=said("kop-helm-label")>
            {move || decisions::decisions(helm, &model.now.get())}
            {move || hand::hand(helm, &model.now.get())}
            <p class="unseen" role="status">{move || helm.about.get()}</p>
        </section>
    }
}
