//! What an action would bring, before it is done.

use game::Seat;
use king_of_pirates::{Action, Card, Hex, Target, View, with_cannonballs};
use leptos::prelude::*;
use web_kit::model::MatchModel;
use web_kit::widgets::prompt;
use web_kit::words::{capital, say_with};

use super::KingOfPiratesUi;
use super::arrival;
use super::names;

/// What the confirmation adds to the words of the action.
pub(super) fn preview(model: MatchModel<KingOfPiratesUi>, seat: Seat, action: Action) -> AnyView {
    let now = model.now.get_untracked();
    let (view, at) = (&now.view, now.view.ships[seat.index()].at);
    let outlook = match action {
        Action::Sail(heading) => {
            at.step(heading).map_or_else(Vec::new, |to| arrival::outlook(view, seat, to))
        }
        Action::Attack(Target::Nation) => nation(view, seat, at).into_iter().collect(),
        Action::Attack(Target::Player(other)) => vec![duel(view, seat, other)],
        Action::Play(play) => vec![format!("{}.", capital(&names::card_about(play.card())))],
        Action::Buy(part) => vec![format!("{}.", capital(&names::part_about(part)))],
        _ => Vec::new(),
    };
    prompt::paragraphs(outlook)
}

/// The chance against what a nation has on a hex.
pub(super) fn nation(view: &View, seat: Seat, at: Hex) -> Option<String> {
    let ship = &view.ships[seat.index()];
    let card = u32::from(view.edition().loot_worth());
    let strength = view.strength_at(at)?;
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
        return Some(odds);
    }
    Some(format!("{odds} {}", say_with("kop-odds-raid", &[("raid", raid.into())])))
}

/// In a duel, both sides' bonuses.
fn duel(view: &View, seat: Seat, other: Seat) -> String {
    let (ship, foe) = (&view.ships[seat.index()], &view.ships[other.index()]);
    let card = u32::from(view.edition().loot_worth());
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
