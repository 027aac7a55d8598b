//! Those who may sit at a seat, with face, name and a line of character.

use game::Seat;
use leptos::prelude::*;
use web_kit::art;
use web_kit::model::{cast, who};
use web_kit::words::{capital, say};

use crate::archive::Player;

/// What a player is called: "Molly".
pub(super) fn name(player: Player, seat: Seat) -> String {
    match player {
        Player::Person => capital(&say("shell-who-person")),
        Player::Bot(level) => {
            cast::at(level, seat).map_or_else(|| who::bot(level), |bot| bot.name.to_owned())
        }
    }
}

/// A player in a few words: "Molly, first mate".
pub(super) fn label(player: Player, seat: Seat) -> String {
    match player {
        Player::Bot(level) if cast::at(level, seat).is_some() => {
            format!("{}, {}", name(player, seat), who::rank(level))
        }
        Player::Person | Player::Bot(_) => name(player, seat),
    }
}

/// What is said about a player: how a bot plays, and what it is like.
pub(super) fn about(player: Player, seat: Seat) -> impl IntoView {
    let (skill, line) = match player {
        Player::Person => (say("pages-person-about"), None),
        Player::Bot(level) => {
            (capital(&who::about(level)), cast::at(level, seat).map(cast::Character::line))
        }
    };
    view! {
        <span class="player-about">{skill}</span>
        {line.map(|line| view! { <span class="player-line">{line}</span> })}
    }
}

/// A player's face.
pub(super) fn face(player: Player, seat: Seat) -> AnyView {
    match player {
        Player::Person => art::person().into_any(),
        Player::Bot(level) => cast::face(level, seat),
    }
}
