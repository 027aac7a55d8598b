//! The ship from above, the sea around it, the crews.

use leptos::prelude::*;
use planks::{Planks, View};

use super::identity::{self, Identities};
use super::pointer::Pointer;
use super::{crews, falls, lanes, pieces};
use crate::play::Table;

/// The whole table. It is drawn anew with every input; pointing only changes classes.
pub(super) fn board(table: Table<Planks>) -> impl IntoView {
    let pointer = Pointer::new(table);
    let known = StoredValue::new(Identities::new());
    let planks = move || {
        let now = table.now.get();
        known.update_value(|known| *known = identity::recognise(known, &now.view));
        lanes::lanes(pointer, &now, &known.get_value())
    };
    view! {
        {pieces::symbols()}
        <section class="sea" aria-label="The ship">
            {move || weather(&table.now.get().view)}
            <div class="vessel" style:--heel=move || heel(pointer)>
                <div class="hull" aria-hidden="true"></div>
                <div class="deck" aria-hidden="true"></div>
                {planks}
                {falls::falls(table)}
            </div>
            {move || crews::choices(pointer, &table.now.get())}
        </section>
        <section class="crews" aria-label="Crews">
            {move || crews::crews(&table.now.get())}
        </section>
    }
}

/// The heel that the ship shows: what it would be while an action is pointed at.
fn heel(pointer: Pointer) -> String {
    let view = &pointer.table.now.get().view;
    let most = i32::from(view.rocking.most);
    let heel = pointer.outlook.get().map_or(view.heel, |seen| seen.heel);
    heel.clamp(-most, most).to_string()
}

/// Sharks, dice, and how the ship heels.
fn weather(view: &View) -> impl IntoView + use<> {
    let fins = (0..view.fins).map(|_| pieces::picture("planks-fin", "0 0 40 32", "fin"));
    let heel = match view.heel {
        _ if view.calm => "A calm sea".to_owned(),
        0 => "The ship lies even".to_owned(),
        heel if heel < 0 => format!("Heels {} to port", -heel),
        heel => format!("Heels {heel} to starboard"),
    };
    let dice = view.dice.map(|dice| {
        let dice = dice.map(pieces::die);
        view! { <span class="dice" aria-label="The dice">{dice.into_iter().collect_view()}</span> }
    });
    view! {
        <div class="weather">
            <span class="fins" title=format!("{} sharks left", view.fins)>
                {fins.collect_view()} <span class="unseen">{format!("{} sharks left", view.fins)}</span>
            </span>
            {dice}
            <span class="heel">{heel}</span>
        </div>
    }
}
