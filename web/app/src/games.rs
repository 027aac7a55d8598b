//! The list of the games with their user interfaces.

use game::{Evaluate, Game};
use registry::{GameId, for_each_game};
use web_kit::model::{GameUi, Tile};
use web_kit::words::say;

/// The English texts of the games. Those of other languages are fetched, so only these constants
/// are named here.
pub(crate) const ENGLISH: &[&[&str]] = &for_each_game!(G => const { <G as Game>::MESSAGES.en });

/// Ties a game of the registry to its user interface.
trait HasUi: Evaluate {
    type Ui: GameUi<Game = Self>;
}

// A new game is one line here.
macro_rules! boards {
    ($($package:ident::$game:ident: $ui_package:ident::$ui:ident,)+) => {
        $(
            impl HasUi for registry::crates::$package::$game {
                type Ui = $ui_package::$ui;
            }

            // Tests show the boards of some games.
            #[cfg(test)]
            #[allow(unused_imports)]
            pub(crate) use $ui_package::$ui;
        )+
    };
}

boards! {
    buccaneer::Buccaneer: buccaneer_ui::BuccaneerUi,
    pirates::Pirates: pirates_ui::PiratesUi,
    king_of_pirates::KingOfPirates: king_of_pirates_ui::KingOfPiratesUi,
    planks::Planks: planks_ui::PlanksUi,
}

/// Something that is done with the user interface of every game. The home bundle contains all of
/// it, so it must not touch boards or rules.
pub(crate) trait Visit {
    type Answer;

    fn visit<U: GameUi>(&self) -> Self::Answer;
}

/// Visits every game, in the order of the front page.
pub(crate) fn each<V: Visit>(visitor: &V) -> Vec<V::Answer> {
    for_each_game!(G => visitor.visit::<<G as HasUi>::Ui>()).into()
}

/// The tiles of the front page.
pub(crate) fn tiles() -> Vec<Tile> {
    struct Tiles;
    impl Visit for Tiles {
        type Answer = Tile;

        fn visit<U: GameUi>(&self) -> Tile {
            U::TILE
        }
    }
    each(&Tiles)
}

/// The ids of all games.
pub(crate) fn ids() -> impl Iterator<Item = &'static str> {
    GameId::ALL.iter().map(|id| id.name())
}

/// The name of the game with this id, in the reader's language.
pub(crate) fn title(id: &str) -> String {
    tile(id).map_or_else(|| id.to_owned(), |tile| say(tile.title))
}

/// The tile of the game with this id, if there is one.
pub(crate) fn tile(id: &str) -> Option<Tile> {
    tiles().into_iter().find(|tile| tile.id == id)
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Looks;

    impl Visit for Looks {
        type Answer = ();

        fn visit<U: GameUi>(&self) {
            let looks = U::colors().into_iter().map(|swatch| (swatch.look.class, swatch.look.mark));
            assert_eq!(U::TILE.seats, looks.collect::<Vec<_>>(), "{}", U::ID);
        }
    }

    #[test]
    fn tiles_know_how_seats_look() {
        each(&Looks);
    }
}
