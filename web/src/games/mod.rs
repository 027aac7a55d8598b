//! The tables of the games, and the list of them.
//!
//! A game's table is a folder here whose module implements [`Client`] for the game's state.

mod buccaneer;
mod discs;
mod king_of_pirates;
mod pirates;
mod planks;

use std::collections::BTreeSet;

use game::{Evaluate, Match, Record, Seat, Standing};
use leptos::prelude::*;
use protocol::v1::TableInfo;
use registry::{GameId, for_each_game, with_game};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::online;
use crate::play::Table;
use crate::replay::{self, Found, Unreadable};
use crate::shell;
use crate::shell::sights::Sight;
use crate::tutorial;
use crate::words::{say, sentence};

/// What the shell asks of a game beyond its rules: how it looks and how it speaks.
pub(crate) trait Client: Evaluate {
    /// What the front page says.
    const TILE: Tile;
    /// How many seats a quick match has.
    const QUICK_SEATS: usize;
    /// True if seats know things that others must not see: several people on one device are then
    /// asked to hand it over.
    const HAS_SECRETS: bool;
    /// The interactive lesson: see `lessons`.
    const LESSON: &'static str;

    /// The table: a component that follows `table.now`.
    fn board(table: Table<Self>) -> AnyView;

    /// What an action does, from what the seat knows, in the language of the person.
    fn action_words(view: &Self::View, seat: Seat, action: Self::Action) -> String {
        sentence(&Self::action_text(view, seat, action))
    }

    /// A sentence for the log, in the language of the person; none if the event needs none.
    fn event_words(view: &Self::View, event: &Self::Event) -> Option<String> {
        Self::event_text(view, event).map(|text| sentence(&text))
    }

    /// Why an action is refused, in the language of the person.
    fn refusal_words(view: &Self::View, refusal: &Self::Refusal) -> String {
        sentence(&Self::refusal_text(view, refusal))
    }

    /// What is asked of the seat, in one sentence.
    fn prompt(view: &Self::View, seat: Seat) -> String;

    /// True if an action is shown for confirmation before it is done.
    fn has_preview(action: Self::Action) -> bool;

    /// What an action would bring, and to whom.
    fn preview(table: Table<Self>, seat: Seat, action: Self::Action) -> AnyView;

    /// Name and mark of a seat.
    fn look(view: &Self::View, seat: Seat) -> Look;

    /// The colours that seats choose from before the match.
    fn colors() -> Vec<Swatch>;

    /// Who did what an event tells, for its mark in the log.
    fn actor(event: &Self::Event) -> Option<Seat>;

    /// The pieces an event is about, beside the seat that did it: the `data-piece` of things on the
    /// board. Those that are there light up where the log is pointed at.
    fn pieces(event: &Self::Event) -> Vec<String>;

    /// What is seen to happen beyond pieces that glide, from the view after it: coins that change
    /// hands, cards that are turned.
    fn sights(view: &Self::View, event: &Self::Event) -> Vec<Sight>;

    /// The final account: where every seat's score comes from.
    fn account(view: &Self::View) -> AnyView;

    /// The scores by seat, where the viewer may know them.
    fn scores(_view: &Self::View, standing: &Standing) -> Vec<Option<i64>> {
        standing.scores.iter().copied().map(Some).collect()
    }

    /// The kinds of things a person may not want to be asked about, for a menu.
    fn skippable() -> Vec<&'static str> {
        Vec::new()
    }

    /// The name of such a kind.
    fn kind_words(kind: &str) -> String {
        kind.to_owned()
    }

    /// What the person would do anyway: an action that is done for it, unless it holds.
    fn foregone(
        _view: &Self::View,
        _legal: &[Self::Action],
        _skipped: &BTreeSet<String>,
    ) -> Option<Self::Action> {
        None
    }

    /// What somebody sees from whom nothing is hidden: for looking back at a match.
    fn laid_open(state: &Self) -> Self::View;

    /// The kinds of cards that every seat holds, for somebody from whom nothing is hidden: names
    /// for [`Self::kind_words`], by seat.
    fn hands(_state: &Self) -> Vec<Vec<&'static str>> {
        Vec::new()
    }

    /// What ends the match, and how near that is.
    fn until_end(view: &Self::View) -> String;

    /// What an option is about, for menus.
    fn option_words(option: &str) -> String;

    /// The name of a value of an option, for menus.
    fn option_value(option: &str, value: &Value) -> String;
}

/// A game on the front page. Title, weight and sentence are keys of texts.
#[derive(Clone, Copy)]
pub(crate) struct Tile {
    pub(crate) id: &'static str,
    pub(crate) title: &'static str,
    pub(crate) players: &'static str,
    pub(crate) minutes: &'static str,
    pub(crate) weight: &'static str,
    pub(crate) sentence: &'static str,
    /// Drawn in `art`.
    pub(crate) picture: fn() -> AnyView,
    /// False while the game is still in the yard.
    pub(crate) ready: bool,
}

/// How a seat is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Look {
    pub(crate) name: String,
    /// The style class with the seat's colours.
    pub(crate) class: &'static str,
    /// The id of its symbol among the pictures.
    pub(crate) mark: &'static str,
}

/// A colour to choose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Swatch {
    /// As the game writes it in its options.
    pub(crate) value: String,
    pub(crate) look: Look,
}

/// The colours of a game as it writes and shows them.
fn swatches<C: Copy + Serialize>(all: &[C], look: impl Fn(C) -> Look) -> Vec<Swatch> {
    let written = |color: C| serde_json::to_value(color).ok()?.as_str().map(str::to_owned);
    let swatch = |&color: &C| Some(Swatch { value: written(color)?, look: look(color) });
    all.iter().filter_map(swatch).collect()
}

/// Something that is done with the type of a game.
trait Visit {
    type Answer;

    fn visit<G: Client>(&self) -> Self::Answer;
}

/// Every game, in the order of the front page.
fn each<V: Visit>(visitor: &V) -> Vec<V::Answer> {
    for_each_game!(G => visitor.visit::<G>()).into()
}

/// The game with this id, if there is one.
fn named<V: Visit>(id: &str, visitor: &V) -> Option<V::Answer> {
    let id: GameId = id.parse().ok()?;
    Some(with_game!(id, G => visitor.visit::<G>()))
}

/// The front page, in the order of the tiles.
pub(crate) fn tiles() -> Vec<Tile> {
    struct Tiles;
    impl Visit for Tiles {
        type Answer = Tile;

        fn visit<G: Client>(&self) -> Tile {
            G::TILE
        }
    }
    each(&Tiles)
}

/// The name of the game with this id, in the language of the person.
pub(crate) fn title(id: &str) -> String {
    let tile = tiles().into_iter().find(|tile| tile.id == id);
    tile.map_or_else(|| id.to_owned(), |tile| say(tile.title))
}

/// Which page of a game is asked for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Page {
    Table,
    Seats,
    /// Opening a table on line.
    Make,
}

/// A page of a game on which it is not played.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Study {
    /// The interactive lesson.
    Lesson,
    /// The match that is kept on this device, looked back at.
    Replay,
}

/// The name of a value that options of several games have.
fn option_value(value: &Value) -> String {
    match value {
        Value::Bool(true) => say("shell-yes"),
        Value::Bool(false) => say("shell-no"),
        Value::Null => say("shell-random"),
        Value::String(word) if word == "random" => say("shell-random"),
        Value::String(word) => word.clone(),
        other => other.to_string(),
    }
}

/// A page of the game with this id.
pub(crate) fn open(id: &str, page: Page) -> AnyView {
    named(id, &page).unwrap_or_else(|| shell::lost().into_any())
}

impl Visit for Page {
    type Answer = AnyView;

    fn visit<G: Client>(&self) -> AnyView {
        match self {
            Self::Table => shell::table_page::<G>().into_any(),
            Self::Seats => shell::seats_page::<G>().into_any(),
            Self::Make => online::make_page::<G>().into_any(),
        }
    }
}

/// A page of the game with this id on which it is not played.
pub(crate) fn study(id: &str, page: Study) -> AnyView {
    named(id, &page).unwrap_or_else(|| shell::lost().into_any())
}

impl Visit for Study {
    type Answer = AnyView;

    fn visit<G: Client>(&self) -> AnyView {
        match self {
            Self::Lesson => tutorial::lesson_page::<G>().into_any(),
            Self::Replay => replay::kept_page::<G>(),
        }
    }
}

/// The things about which a person may not want to be asked, of every game that has such.
pub(crate) fn auto_pass_menus() -> impl IntoView {
    struct Menus;
    impl Visit for Menus {
        type Answer = AnyView;

        fn visit<G: Client>(&self) -> AnyView {
            shell::ask_about::<G>().into_any()
        }
    }
    each(&Menus).into_iter().collect_view()
}

/// A table on line.
pub(crate) fn open_online(table: TableInfo) -> AnyView {
    struct Online(TableInfo);
    impl Visit for Online {
        type Answer = AnyView;

        fn visit<G: Client>(&self) -> AnyView {
            online::online_table::<G>(self.0.clone()).into_any()
        }
    }
    let game = table.game.clone();
    named(&game, &Online(table)).unwrap_or_else(|| shell::lost().into_any())
}

impl Visit for Found {
    type Answer = Result<AnyView, Unreadable>;

    fn visit<G: Client>(&self) -> Self::Answer {
        replay::record_page::<G>(self)
    }
}

/// Looks back at a record of whatever game it names.
pub(crate) fn open_record(found: &Found) -> Result<AnyView, Unreadable> {
    named(found.game(), found).unwrap_or_else(|| Err(Unreadable::Game(found.game().to_owned())))
}

/// Replays a record of any game and answers the hash of where it ends.
pub(crate) fn replay_hash(record: &str) -> Result<String, String> {
    #[derive(Deserialize)]
    struct Header {
        game: String,
    }
    struct Written<'a>(&'a str);
    impl Visit for Written<'_> {
        type Answer = Result<String, String>;

        fn visit<G: Client>(&self) -> Self::Answer {
            let record: Record<G> =
                serde_json::from_str(self.0).map_err(|error| error.to_string())?;
            let play = Match::replay(&record).map_err(|error| error.to_string())?;
            Ok(play.hash())
        }
    }
    let header: Header = serde_json::from_str(record).map_err(|error| error.to_string())?;
    named(&header.game, &Written(record))
        .unwrap_or_else(|| Err(format!("there is no game `{}`", header.game)))
}
