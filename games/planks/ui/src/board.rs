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
            {[Side::Port, Side::Starboard].map(toward)}
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

/// The name of a side of the ship, out on the water.
fn toward(side: Side) -> impl IntoView {
    let class = match side {
        Side::Port => "toward port",
        Side::Starboard => "toward starboard",
    };
    view! { <span class=class aria-hidden="true">{move || looks::side(side)}</span> }
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
    let leans = |to| say_with("plk-heels", &[("side", looks::side(to).into())]);
    let heel = match view.heel {
        _ if view.calm => say("plk-calm"),
        0 => say("plk-even"),
        ..0 => leans(Side::Port),
        1.. => leans(Side::Starboard),
    };
    let dice = view.dice.map(|dice| {
        let dice = dice.map(pieces::die);
        view! { <span class="dice" role="group" tabindex="0" aria-label=say("plk-dice-label") data-explain=say("plk-tip-dice")>{dice.into_iter().collect_view()}</span> }
    });
    let left = say_with("plk-sharks", &[("left", view.fins.into())]);
    let sharks = say_with("plk-tip-sharks", &[("left", view.fins.into())]);
    let most = i32::from(view.rocking.most);
    let leans =
        say_with("plk-tip-heel", &[("heel", view.heel.abs().into()), ("most", most.into())]);
    let leans = if view.calm { String::new() } else { leans };
    view! {
        <div class="weather">
            <span class="fins" role="group" tabindex="0" aria-label=left data-explain=sharks>
                {fins.collect_view()}
            </span>
            {dice}
            <span class="heel" role="note" tabindex="0" data-explain=leans>{heel}</span>
        </div>
    }
}
