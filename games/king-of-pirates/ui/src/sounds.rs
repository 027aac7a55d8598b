//! What events sound like.

use king_of_pirates::Event;
use web_kit::sound::Sound;

pub(super) fn of(event: &Event) -> Option<Sound> {
    match event {
        Event::Rolled { .. } => Some(Sound::Dice),
        Event::Rerolls { .. } | Event::Attacked { .. } => Some(Sound::Cannon),
        Event::Played { .. } | Event::Drew { .. } | Event::TurnedUp { .. } => Some(Sound::Card),
        Event::Stole { .. } | Event::Dug { .. } | Event::Bought { .. } | Event::Looted { .. } => {
            Some(Sound::Coins)
        }
        Event::Sunk { .. }
        | Event::Mutinied { .. }
        | Event::Killed { .. }
        | Event::MutinyPrevented { scapegoat: Some(_), .. } => Some(Sound::Splash),
        Event::MutinyLooms { .. } | Event::Haunted { .. } | Event::LastRound { .. } => {
            Some(Sound::Horn)
        }
        Event::Refitted { .. } | Event::Stopped { .. } => Some(Sound::Knock),
        Event::First { .. }
        | Event::TilesLaid { .. }
        | Event::Shuffled { .. }
        | Event::Turn { .. }
        | Event::Discarded { .. }
        | Event::Passed { .. }
        | Event::WindowClosed { .. }
        | Event::DutchmanMoved { .. }
        | Event::Sent { .. }
        | Event::Scurvy { .. }
        | Event::Cured { .. }
        | Event::RumLost { .. }
        | Event::MutinyPrevented { scapegoat: None, .. }
        | Event::Promoted { .. }
        | Event::Sailed { .. }
        | Event::Hired { .. }
        | Event::Dismissed { .. }
        | Event::FightVoid { .. }
        | Event::Fought { .. }
        | Event::LastRoundOver { .. }
        | Event::Won { .. } => None,
    }
}
