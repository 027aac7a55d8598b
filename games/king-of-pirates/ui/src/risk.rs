//! Which actions deserve a confirmation even for those who want few of them.

use king_of_pirates::{Action, Play, Target, View};

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
        Action::Pass
        | Action::PassAll
        | Action::Discard(_)
        | Action::Steal(_)
        | Action::Spare
        | Action::Sail(_)
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
