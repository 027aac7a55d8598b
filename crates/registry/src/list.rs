//! The list. A new game is one line here.

use serde::{Deserialize, Serialize};

// The first token lets this macro write `$` into the macros that it makes.
macro_rules! games {
    ($d:tt $($game:ident in $package:ident,)+) => {
        /// A game that can be played.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        #[allow(missing_docs)]
        pub enum GameId {
            $($game,)+
        }

        impl GameId {
            /// Every game, in the order in which people see them.
            pub const ALL: &'static [Self] = &[$(Self::$game),+];
        }

        /// The crates that the macros name.
        #[doc(hidden)]
        pub mod crates {
            $(pub use $package;)+
        }

        /// Evaluates an expression with the game of an id as a type:
        /// `with_game!(id, G => G::TITLE)`.
        #[macro_export]
        macro_rules! with_game {
            ($d id:expr, $d name:ident => $d body:expr) => {
                match $d id {
                    $($d crate::GameId::$game => {
                        type $d name = $d crate::crates::$package::$game;
                        $d body
                    })+
                }
            };
        }

        /// Evaluates an expression with every game as a type, in the order of
        /// [`GameId::ALL`], into an array: `for_each_game!(G => G::ID)`.
        #[macro_export]
        macro_rules! for_each_game {
            ($d name:ident => $d body:expr) => {
                [$({
                    type $d name = $d crate::crates::$package::$game;
                    $d body
                }),+]
            };
        }
    };
}

games! { $
    Buccaneer in buccaneer,
    Pirates in pirates,
    KingOfPirates in king_of_pirates,
    Planks in planks,
}
