//! What an action would bring, before it is done.

use king_of_pirates::{Action, KingOfPirates, Target, View, with_cannonballs};
use leptos::prelude::*;
use table::{Game, Seat};

use super::looks;
use crate::play::Table;

pub(super) fn preview(table: Table<KingOfPirates>, seat: Seat, action: Action) -> AnyView {
    let now = table.now.get_untracked();
    let text = KingOfPirates::describe(&now.view, seat, action);
    let odds = match action {
        Action::Attack(target) => Some(odds(&now.view, seat, target)),
        Action::Play(play) => Some(format!("{}.", looks::about(play.card()))),
        _ => None,
    };
    let odds = odds.map(|odds| view! { <p class="outlook">{odds}</p> });
    view! { <p>{text}</p> {odds} }.into_any()
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
            format!(
                "You need {need} on two dice: {now} %, {balls} % with all your cannonballs, \
                 {raid} % with a raid besides. {} loot cards, about {} doubloons.",
                strength.loot,
                u32::from(strength.loot) * card
            )
        }
        Target::Player(other) => {
            let foe = &view.ships[other.index()];
            format!(
                "Two dice and {:+} for you, two dice and {:+} for {}; a tie is yours. \
                 The winner takes four loot cards' worth, about {} doubloons, at most what the loser has: \
                 you {}, {} {}.",
                ship.prowess[1],
                foe.prowess[1],
                foe.color,
                card * 4,
                ship.doubloons,
                foe.color,
                foe.doubloons
            )
        }
    }
}
