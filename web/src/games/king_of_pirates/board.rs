//! The sea, what is asked, the hand and the fleet.

use king_of_pirates::{Card, KingOfPirates};
use leptos::prelude::*;

use super::{decisions, fight, fleet, hand, hexes, pieces};
use crate::play::Table;
use crate::words::said;

/// The whole table. It is drawn anew with every input; pointing only changes classes.
pub(super) fn board(table: Table<KingOfPirates>) -> impl IntoView {
    let chosen = RwSignal::new(None::<Card>);
    Effect::new(move |_| {
        // What others do at the same time leaves the choice as it was.
        table.question.track();
        chosen.set(None);
    });
    view! {
        {pieces::symbols()}
        <section class="chart" aria-label=said("kop-sea-label")>
            {move || hexes::hexes(table, &table.now.get())}
        </section>
        <section class="helm" aria-label=said("kop-helm-label")>
            {move || fight::fight(&table.now.get().view)}
            {move || decisions::decisions(table, &table.now.get())}
            {move || hand::hand(table, &table.now.get(), chosen)}
        </section>
        <section class="fleet" aria-label=said("kop-fleet-label")>
            {move || fleet::fleet(&table.now.get())}
        </section>
    }
}
