//! What must hold for every game, at every number of players.
//!
//! A game's `tests/laws.rs` is one line, and each law becomes a test for each
//! number of players:
//!
//! ```ignore
//! game_testing::hold!(buccaneer::Buccaneer: three 3, four 4, five 5);
//! ```
//!
//! Each test plays random games with random options: 2 000 of them, or as
//! many as `FREEBOOTER_LAW_GAMES` says.

mod corpus;
mod draws;
mod events;
mod legality;
mod mutation;
mod outside;
pub mod rulebook;
mod scenario;
mod secrecy;
pub mod set_up;
mod truth;
mod walk;
mod words;

pub use draws::{options_are_described, what_is_random_differs};
pub use events::events_can_be_counted;
pub use legality::{every_game_ends, legal_is_what_check_allows, somebody_can_act};
pub use outside::mutated_positions_play_to_the_end;
pub use scenario::{Scenario, changed};
pub use secrecy::{
    hidden_things_do_not_interfere, hidden_things_do_not_interfere_when_told,
    thumbnails_tell_nothing_hidden, views_survive_determinization,
};
pub use truth::{
    components_are_conserved, positions_round_trip, records_of_older_rules_are_refused,
    records_replay_to_the_same_hash,
};
pub use walk::{count_nodes, random_setup};
pub use words::{
    english, english_edition, english_error, english_log, english_sketch, everything_has_words,
    running_log,
};

/// Makes every law a test, once for each number of players.
#[macro_export]
macro_rules! hold {
    ($game:ty: $($name:ident $players:literal),+ $(,)?) => {
        $(mod $name {
            $crate::hold!(@ $game, $players,
                legal_is_what_check_allows,
                somebody_can_act,
                every_game_ends,
                components_are_conserved,
                records_replay_to_the_same_hash,
                positions_round_trip,
                views_survive_determinization,
                thumbnails_tell_nothing_hidden,
                hidden_things_do_not_interfere,
                what_is_random_differs,
                everything_has_words,
                events_can_be_counted,
            );
        })+

        #[test]
        fn options_are_described() {
            $crate::options_are_described::<$game>();
        }
    };
    (@ $game:ty, $players:literal, $($law:ident,)+) => {
        $(#[test]
        fn $law() {
            $crate::$law::<$game>($players);
        })+
    };
}
