//! What an action would bring, before it is done.

use game::Seat;
use king_of_pirates::{Action, Card, Target, View, with_cannonballs};
use leptos::prelude::*;
use web_kit::model::MatchModel;
use web_kit::words::{capital, say_with};

use super::KingOfPiratesUi;
use super::names;

/// What the confirmation adds to the words of the action.
pub(super) fn preview(model: MatchModel<KingOfPiratesUi>, seat: Seat, action: Action) -> AnyView {
    let now = model.now.get_untracked();
    let outlook = match action {
        Action::Attack(target) => Some(odds(&now.view, seat, target)),
        Action::Play(play) => Some(format!("{}.", capital(&names::card_about(play.card())))),
        Action::Buy(part) => Some(format!("{}.", capital(&names::part_about(part)))),
        _ => None,
    };
    outlook.map(|outlook| view! { <p class="outlook">{outlook}</p> }).into_any()
}

/// The chance against a nation; in a duel, both sides' bonuses.
fn odds(view: &View, seat: Seat, target: Target) -> String {
    let ship = &view.ships[seat.index()];
    let card = u32::from(view.edition().loot_worth());
    match target {
        Target::Nation => {
            let Some(strength) = view.strength_at(ship.at) else { return String::new() };
            let need = i16::from(strength.defence) - ship.prowess[0];
            let now = with_cannonballs(need, 0) / 10;
            let balls = view.chance_against(seat, strength.defence, 0) / 10;
            let raid = view.chance_against(seat, strength.defence, 2) / 10;
            let odds = say_with(
                "kop-odds-nation",
                &[
                    ("need", need.max(2).into()),
                    ("now", now.into()),
                    ("balls", balls.into()),
                    ("loot", strength.loot.into()),
                    ("doubloons", (u32::from(strength.loot) * card).into()),
                ],
            );
            if !view.hand.contains(&Card::Raid) {
                return odds;
            }
            format!("{odds} {}", say_with("kop-odds-raid", &[("raid", raid.into())]))
        }
        Target::Player(other) => {
            let foe = &view.ships[other.index()];
            let signed = |bonus: i16| format!("{bonus:+}").replace('-', "−");
            say_with(
                "kop-odds-duel",
                &[
                    ("yours", signed(ship.prowess[1]).into()),
                    ("theirs", signed(foe.prowess[1]).into()),
                    ("foe", names::color(foe.color).into()),
                    ("doubloons", (card * 4).into()),
                    ("have", ship.doubloons.into()),
                    ("has", foe.doubloons.into()),
                ],
            )
        }
    }
}
