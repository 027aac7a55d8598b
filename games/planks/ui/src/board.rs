//! The ship from above, the sea around it, the crews.

use leptos::prelude::*;
use planks::{Side, View};
use web_kit::model::MatchModel;
use web_kit::words::{said, say, say_with};

use super::PlanksUi;
use super::crews;
use super::falls;
use super::identity::{self, Identities};
use super::lanes;
use super::looks;
use super::pieces;
use super::pointer::Pointer;

/// The whole board. Every input redraws it; pointing only changes classes.
pub(super) fn board(model: MatchModel<PlanksUi>) -> impl IntoView {
    let pointer = Pointer::new(model);
    let known = StoredValue::new(Identities::new());
    let planks = move || {
        let now = model.now.get();
        known.update_value(|known| *known = identity::recognise(known, &now.view));
        lanes::lanes(pointer, &now, &known.get_value())
    };
    view! {
        {pieces::symbols()}
        <section class="sea" aria-label=said("plk-ship-label")>
            {move || weather(&model.now.get().view)}
            <div class="vessel" style:--heel=move || heel(pointer)>
                <div class="hull" aria-hidden="true"></div>
                <div class="deck" aria-hidden="true"></div>
                {planks}
                {falls::falls(model)}
            </div>
            {move || crews::choices(pointer, &model.now.get())}
        </section>
        <section class="crews" aria-label=said("plk-crews-label")>
            {move || crews::crews(&model.now.get())}
        </section>
    }
}

/// The heel that the ship shows: what it would be while an action is pointed at.
fn heel(pointer: Pointer) -> String {
    let view = &pointer.model.now.get().view;
    let most = i32::from(view.rocking.most);
    let heel = pointer.outlook.get().map_or(view.heel, |seen| seen.heel);
    heel.clamp(-most, most).to_string()
}

/// Sharks, dice, and how the ship heels.
fn weather(view: &View) -> impl IntoView + use<> {
    let fins = (0..view.fins).map(|_| pieces::picture("planks-fin", "0 0 40 32", "fin"));
    let heels = |heel: i32, to| {
        say_with("plk-heels", &[("heel", heel.into()), ("side", looks::side(to).into())])
    };
    let heel = match view.heel {
        _ if view.calm => say("plk-calm"),
        0 => say("plk-even"),
        heel if heel < 0 => heels(-heel, Side::Port),
        heel => heels(heel, Side::Starboard),
    };
    let dice = view.dice.map(|dice| {
        let dice = dice.map(pieces::die);
        view! { <span class="dice" aria-label=say("plk-dice-label")>{dice.into_iter().collect_view()}</span> }
    });
    let left = say_with("plk-sharks", &[("left", view.fins.into())]);
    let title = left.clone();
    view! {
        <div class="weather">
            <span class="fins" title=title>
                {fins.collect_view()} <span class="unseen">{left}</span>
            </span>
            {dice}
            <span class="heel">{heel}</span>
        </div>
    }
}
