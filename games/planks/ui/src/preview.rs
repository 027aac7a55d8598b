//! What an action would bring, before it is done.

use game::Seat;
use leptos::prelude::*;
use planks::{Action, Fall, Side};
use web_kit::model::MatchModel;
use web_kit::words::{say, say_with};

use super::PlanksUi;
use super::looks;
use super::pieces;

/// What would fall, whether that breaks the code, and where somebody is pushed.
pub(super) fn preview(model: MatchModel<PlanksUi>, seat: Seat, action: Action) -> AnyView {
    let now = model.now.get_untracked();
    let Ok(seen) = now.view.preview(seat, action) else { return ().into_any() };
    let falls = seen.falls.iter().map(falls_over).collect_view();
    let safe = seen.falls.is_empty().then(|| {
        let brink = seen.gauges.iter().map(|gauge| gauge.abs()).max().unwrap_or(0) / 10;
        let text = say_with("plk-safe", &[("percent", brink.into())]);
        view! { <p class="outlook">{text}</p> }
    });
    let code = seen.breaks_code().then(|| {
        let at_stake = now.view.at_stake(seat);
        let put_back = (at_stake > 0).then(|| {
            say_with("plk-puts-back", &[("doubloons", looks::doubloons(at_stake.into()).into())])
        });
        view! { <p class="refused">{say("plk-breaks-code")} " " {put_back}</p> }
    });
    let jolt = (action.jolt() > 0).then(|| {
        let text = say_with("plk-shakes", &[("jolt", action.jolt().into())]);
        view! { <p class="outlook">{text}</p> }
    });
    view! { {pushes(model, action)} {falls} {safe} {code} {jolt} }.into_any()
}

fn falls_over(fall: &Fall) -> impl IntoView + use<> {
    let words = say_with(
        "plk-fate",
        &[
            ("plank", looks::plank_adjective(fall.plank).into()),
            ("side", looks::side(fall.to).into()),
            ("count", fall.pirates.len().into()),
        ],
    );
    let pirates = fall.pirates.iter().map(|color| pieces::pirate(*color)).collect_view();
    view! { <p class="fate">{words} <span class="lost">{pirates}</span></p> }
}

/// PLK-7: on the rope space the direction is chosen.
fn pushes(model: MatchModel<PlanksUi>, action: Action) -> Option<impl IntoView> {
    let with = move |side: Side| match action {
        Action::Move(moving) => {
            moving.push.map(|_| Action::Move(planks::Moving { push: Some(side), ..moving }))
        }
        Action::Return(returning) => returning
            .push
            .map(|_| Action::Return(planks::Returning { push: Some(side), ..returning })),
        Action::Place(_) | Action::Slide(_) | Action::Decide(_) => None,
    };
    let legal = model.now.get_untracked();
    let buttons: Vec<_> = Side::BOTH
        .into_iter()
        .filter_map(|side| Some((side, with(side)?)))
        .filter(|(_, other)| legal.legal.contains(&other.with_jolt(0)))
        .map(|(side, other)| {
            let pressed = (other == action).to_string();
            view! {
                <button class="piece-choice" aria-pressed=pressed on:click=move |_| model.propose(other)>
                    {looks::side(side)}
                </button>
            }
        })
        .collect();
    (!buttons.is_empty()).then(|| {
        view! {
            <div class="booty-choice" role="group" aria-label=say("plk-push-to")>
                <span>{say("plk-push-to")}</span> {buttons}
            </div>
        }
    })
}
