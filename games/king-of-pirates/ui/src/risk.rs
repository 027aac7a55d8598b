//! Which actions deserve a confirmation even for those who want few of them.

use game::Seat;
use king_of_pirates::{Action, Hex, Play, Target, View};

use super::arrival;

/// Below this chance, in thousandths, a fight is a risk.
const LIKELY: i32 = 600;

pub(super) fn is_risky(view: &View, action: Action) -> bool {
    match action {
        Action::Attack(Target::Player(_)) => true,
        Action::Attack(Target::Nation) => {
            let at = view.ships[view.turn.index()].at;
            let chance = |defence| view.chance_against(view.turn, defence, 0);
            view.strength_at(at).is_some_and(|strength| chance(strength.defence) < LIKELY)
        }
        Action::Play(play) => hurts_oneself(view, play),
        Action::Sail(heading) => {
            let to = view.ships[view.turn.index()].at.step(heading);
            to.is_some_and(|to| is_risky_course(view, view.turn, to))
        }
        Action::Pass
        | Action::PassAll
        | Action::Discard(_)
        | Action::Steal(_)
        | Action::Spare
        | Action::Stop
        | Action::Dig
        | Action::Leave
        | Action::Buy(_)
        | Action::Hire
        | Action::Dismiss(_)
        | Action::Captain(_)
        | Action::Rest
        | Action::Reroll(_)
        | Action::Stand
        | Action::Scapegoat(_)
        | Action::Submit => false,
    }
}

/// KOP-8, KOP-19: the Dutchman waits there, or a warship that is likely to win.
pub(super) fn is_risky_course(view: &View, seat: Seat, to: Hex) -> bool {
    let weak = |defence| view.chance_against(seat, defence, 0) < LIKELY;
    let warship = arrival::stops(view, to).then(|| view.strength_at(to)).flatten();
    arrival::is_haunted(view, to) || warship.is_some_and(|warship| weak(warship.defence))
}

fn hurts_oneself(view: &View, play: Play) -> bool {
    match play {
        Play::Assassination(victim) => view.owner(victim) == view.viewer,
        Play::Scurvy(victim) | Play::Mutiny(victim) => Some(victim) == view.viewer,
        Play::Ambush
        | Play::Raid
        | Play::Citrus
        | Play::Tailwind
        | Play::Soldiers
        | Play::Mercenaries(_)
        | Play::Keelhaul
        | Play::FlyingDutchman(_) => false,
    }
}
