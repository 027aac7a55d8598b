//! What an action would bring, before it is done.

use game::Seat;
use king_of_pirates::{Action, Target};
use leptos::prelude::*;
use web_kit::model::MatchModel;
use web_kit::widgets::prompt;
use web_kit::words::capital;

use super::KingOfPiratesUi;
use super::arrival;
use super::names;
use super::odds;

/// What the confirmation adds to the words of the action.
pub(super) fn preview(model: MatchModel<KingOfPiratesUi>, seat: Seat, action: Action) -> AnyView {
    let now = model.now.get_untracked();
    let (view, at) = (&now.view, now.view.ships[seat.index()].at);
    let outlook = match action {
        Action::Sail(heading) => {
            at.step(heading).map_or_else(Vec::new, |to| arrival::outlook(view, seat, to))
        }
        Action::Attack(Target::Nation) => odds::nation(view, seat, at).into_iter().collect(),
        Action::Attack(Target::Player(other)) => vec![odds::duel(view, seat, other)],
        Action::Play(play) => vec![format!("{}.", capital(&names::card_about(play.card())))],
        Action::Buy(part) => vec![format!("{}.", capital(&names::part_about(part)))],
        _ => Vec::new(),
    };
    prompt::paragraphs(outlook)
}
