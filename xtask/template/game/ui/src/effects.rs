//! What events look and sound like: gold flies, charms are shown.

use template_game::Event;
use web_kit::motion::effects::{Place, VisualEffect};
use web_kit::motion::layout::seat_piece;
use web_kit::sound::Sound;

use super::pieces;

pub(super) fn of(event: &Event) -> Vec<VisualEffect> {
    match event {
        Event::Took { seat, gold, from } => {
            let from = Place::Piece(pieces::space(*from));
            vec![VisualEffect::coins(from, Place::Purse(*seat), *gold)]
        }
        Event::Played { seat, charm } => {
            let at = Place::Piece(seat_piece(*seat));
            vec![VisualEffect::Shown { at, faces: vec![charm.get().to_string()] }]
        }
        Event::First { .. }
        | Event::Dealt { .. }
        | Event::Rolled { .. }
        | Event::Rowed { .. }
        | Event::Over { .. } => Vec::new(),
    }
}

pub(super) fn sound(event: &Event) -> Option<Sound> {
    match event {
        Event::Rolled { .. } => Some(Sound::Dice),
        Event::Played { .. } | Event::Dealt { .. } => Some(Sound::Card),
        Event::Rowed { .. } => Some(Sound::Splash),
        Event::Took { .. } => Some(Sound::Coins),
        Event::First { .. } | Event::Over { .. } => None,
    }
}
