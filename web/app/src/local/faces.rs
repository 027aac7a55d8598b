//! Those who may sit at a seat, with face, name and a line of character.

use game::Level;
use leptos::prelude::*;
use web_kit::art;

use crate::archive::Player;

/// The keys of the name and of what is said about a player.
pub(super) fn keys(player: Player) -> (&'static str, &'static str) {
    match player {
        Player::Person => ("pages-person-name", "pages-person-about"),
        Player::Bot(level) => match level {
            Level::CabinBoy => ("pages-bot-cabin-boy", "pages-bot-cabin-boy-about"),
            Level::Captain => ("pages-bot-captain", "pages-bot-captain-about"),
            Level::Admiral => ("pages-bot-admiral", "pages-bot-admiral-about"),
            Level::Mate | Level::Random | Level::Greedy | Level::Plain => {
                ("pages-bot-mate", "pages-bot-mate-about")
            }
        },
    }
}

/// A player's face.
pub(super) fn face(player: Player) -> AnyView {
    match player {
        Player::Person => art::picture(include_str!("art/person.svg")).into_any(),
        Player::Bot(level) => art::bot_face(level).into_any(),
    }
}
