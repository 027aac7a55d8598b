//! The table from above: the sea with its cards, the quay with its parties, the crews.

use leptos::prelude::*;
use pirates::Pirates;

use super::pointer::Pointer;
use super::{cards, crews, stacks, tracks};
use crate::play::Table;

/// The whole table. It is drawn anew with every input; pointing only changes classes.
pub(super) fn board(table: Table<Pirates>) -> impl IntoView {
    let pointer = Pointer::new(table);
    view! {
        <section class="sea" aria-label="Cards in sight">
            {move || cards::cards(pointer, &table.now.get())}
        </section>
        <section class="quay" aria-label="Parties">
            {move || stacks::quay(pointer, &table.now.get())}
        </section>
        <section class="crews" aria-label="Crews">
            {move || crews::crews(pointer, &table.now.get())}
        </section>
        <div class="tracks">
            <section class="voyage majorities panel">
                <h2>"Wheels times anchors"</h2>
                {move || tracks::voyage(&table.now.get())}
            </section>
            <section class="majorities panel">
                <h2>"Tokens"</h2>
                {move || tracks::tokens(&table.now.get().view)}
            </section>
        </div>
    }
}
