//! What can be pointed at, and which actions that means.

use game::Seat;
use king_of_pirates::{Action, Card, Hex, Pirate, Play, Side, Target, View};
use web_kit::model::Snapshot;

use super::KingOfPiratesUi;

/// Something that can be pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Spot {
    Hex(Hex),
    Ship(Seat),
    Pirate(Pirate),
    Side(Side),
}

/// What pointing at something would do: with the card that was taken up, or without.
pub(super) fn at(now: &Snapshot<KingOfPiratesUi>, chosen: Option<Card>, spot: Spot) -> Vec<Action> {
    let Some(seat) = now.asked() else { return Vec::new() };
    let meant = |action: &&Action| {
        let card = match action {
            Action::Play(play) => Some(play.card()),
            _ => None,
        };
        card == chosen && of(&now.view, seat, **action) == Some(spot)
    };
    now.legal.iter().filter(meant).copied().collect()
}

/// What is pointed at to do an action; none for what has a button of its own.
pub(super) fn of(view: &View, seat: Seat, action: Action) -> Option<Spot> {
    let here = view.ships.get(seat.index()).map(|ship| ship.at)?;
    match action {
        Action::Play(play) => played_at(view, play),
        Action::Steal(from) => Some(Spot::Ship(from)),
        Action::Sail(heading) => here.step(heading).map(Spot::Hex),
        Action::Stop | Action::Dig | Action::Attack(Target::Nation) => Some(Spot::Hex(here)),
        Action::Attack(Target::Player(other)) => Some(Spot::Ship(other)),
        Action::Dismiss(pirate) | Action::Captain(pirate) | Action::Scapegoat(pirate) => {
            Some(Spot::Pirate(pirate))
        }
        Action::Pass
        | Action::PassAll
        | Action::Discard(_)
        | Action::Spare
        | Action::Leave
        | Action::Buy(_)
        | Action::Hire
        | Action::Rest
        | Action::Reroll(_)
        | Action::Stand
        | Action::Submit => None,
    }
}

fn played_at(view: &View, play: Play) -> Option<Spot> {
    match play {
        Play::Assassination(victim) => Some(Spot::Pirate(victim)),
        Play::Scurvy(victim) | Play::Mutiny(victim) => Some(Spot::Ship(victim)),
        Play::Mercenaries(side) => Some(Spot::Side(side)),
        Play::FlyingDutchman(heading) => view.dutchman.step(heading).map(Spot::Hex),
        Play::Ambush
        | Play::Raid
        | Play::Citrus
        | Play::Tailwind
        | Play::Soldiers
        | Play::Keelhaul => None,
    }
}
