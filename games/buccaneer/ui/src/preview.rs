//! What an action would bring, before it is done.

use buccaneer::{Action, Boarding, View};
use disc_stacks::{Color, Pirate};
use disc_stacks_ui as discs;
use game::Seat;
use leptos::prelude::*;
use web_kit::art;
use web_kit::model::MatchModel;
use web_kit::widgets::{name_tag, your_tag};
use web_kit::words::{say, say_with};

use super::BuccaneerUi;
use super::looks;
use super::shares::{self, Role, Share};

/// The consequences of an action in a few lines.
pub(super) fn preview(model: MatchModel<BuccaneerUi>, seat: Seat, action: Action) -> AnyView {
    let now = model.now.get_untracked();
    match action {
        Action::Move(upper, lower) => of_move(&now.view, seat, upper, lower).into_any(),
        Action::Board(boarding) => of_boarding(model, &now.view, seat, boarding).into_any(),
        Action::Mutiny(_) => ().into_any(),
    }
}

fn of_move(view: &View, seat: Seat, upper: Pirate, lower: Pirate) -> impl IntoView + use<> {
    let find = |top| view.stacks.iter().find(|stack| looks::top(stack) == Some(top));
    let heights = [upper, lower].map(|top| find(top).map_or(0, Vec::len));
    let height = heights[0] + heights[1];
    let mate = find(upper).and_then(|stack| stack.get(1)).map_or(lower.color(), |disc| disc.color);
    let own = view.colors[seat.index()];
    let mate = if mate == own { say("shell-who-you") } else { discs::color(mate) };
    let ready = view.ships.iter().filter(|ship| usize::from(ship.crew) <= height).count();
    let outlook = say_with(
        "buc-outlook",
        &[("height", height.into()), ("mate", mate.into()), ("ships", ready.into())],
    );
    view! { <p class="outlook">{outlook}</p> }
}

fn of_boarding(
    model: MatchModel<BuccaneerUi>,
    view: &View,
    seat: Seat,
    boarding: Boarding,
) -> impl IntoView + use<> {
    let ship = view.ships[boarding.ship as usize];
    let choices: Vec<_> = ship.captain_choices().collect();
    let choose = (choices.len() > 1).then(|| {
        let choice = |booty| {
            let pressed = (booty == boarding.booty).to_string();
            let other = Action::Board(Boarding { booty, ..boarding });
            view! {
                <button class="piece-choice" aria-pressed=pressed on:click=move |_| model.propose(other)>
                    {art::symbol(looks::picture(booty))} {discs::booty(booty.name())}
                </button>
            }
        };
        view! {
            <div class="booty-choice" role="group" aria-label=say("discs-captain-takes")>
                <span>{say("discs-take")}</span> {choices.into_iter().map(choice).collect_view()}
            </div>
        }
    });
    let own = view.colors[seat.index()];
    let rows = shares::shares(view, boarding).into_iter().map(|share| row(share, own));
    view! { {choose} <table class="shares"><tbody>{rows.collect_view()}</tbody></table> }
}

fn row(share: Share, own: Color) -> impl IntoView {
    let role = match share.role {
        Some(Role::Captain) => say("discs-role-captain"),
        Some(Role::Mate) => say("discs-role-mate"),
        None => String::new(),
    };
    let booty = share.booty.into_iter().map(|kind| {
        view! { <span class="piece" role="img" aria-label=discs::booty(kind.name())>{art::symbol(looks::picture(kind))}</span> }
    });
    let look = looks::of(share.color);
    let tag =
        if share.color == own { your_tag(&look).into_any() } else { name_tag(look).into_any() };
    view! {
        <tr>
            <th scope="row">{tag} <span class="role-name">{role}</span></th>
            <td class="gain">{art::symbol("coin")} {discs::gain(share.ducats.least, share.ducats.most)}</td>
            <td class="pieces">{booty.collect_view()}</td>
        </tr>
    }
}
