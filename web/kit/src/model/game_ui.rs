//! What a game's user interface provides.

use std::collections::BTreeSet;
use std::time::Duration;

use game::{Evaluate, Game, Seat, Standing};
use leptos::prelude::*;
use serde::Serialize;
use serde_json::Value;

use crate::model::{MatchModel, Snapshot};
use crate::motion::effects::VisualEffect;
use crate::sound::Sound;
use crate::words::{reworded, say, sentence};

/// The actions of a user interface's game.
pub type Action<U> = <<U as GameUi>::Game as Game>::Action;
/// The views of a user interface's game.
pub type View<U> = <<U as GameUi>::Game as Game>::View;
/// The events of a user interface's game.
pub type Event<U> = <<U as GameUi>::Game as Game>::Event;
/// The refusals of a user interface's game.
pub type Refusal<U> = <<U as GameUi>::Game as Game>::Refusal;

/// How a game looks and speaks.
///
/// A crate of its own implements it for a unit type, because the game's state and this trait both
/// belong to other crates.
pub trait GameUi: Sized + Send + Sync + 'static {
    /// The state of the game.
    type Game: Evaluate;

    /// The id of the game, in addresses and style classes.
    const ID: &'static str = <Self::Game as Game>::ID;

    /// The tile on the front page.
    const TILE: Tile;
    /// How many seats a quick match has.
    const QUICK_SEATS: usize;
    /// True if seats have secrets: several people who share a device are then asked to hand it
    /// over.
    const HAS_SECRETS: bool;
    /// The interactive lesson as JSON: see the crate `lessons`.
    const LESSON: &'static str;

    /// The board, which follows `model.now`.
    fn board(model: MatchModel<Self>) -> AnyView;

    /// What an action does, from what the seat knows, in the reader's language.
    fn action_words(view: &View<Self>, seat: Seat, action: Action<Self>) -> String {
        sentence(&Self::Game::action_text(view, seat, action))
    }

    /// The message that names what is the acting seat's own, and the one that does so to its person:
    /// "Red 5", "your 5".
    const OWN: Option<[&'static str; 2]> = None;

    /// The same to the person who is asked for it.
    fn words_to_you(view: &View<Self>, seat: Seat, action: Action<Self>) -> String {
        let text = Self::Game::action_text(view, seat, action);
        sentence(&match Self::OWN {
            Some(own) => reworded(text, own),
            None => text,
        })
    }

    /// A sentence for the log, in the reader's language; none if the event needs none.
    fn event_words(view: &View<Self>, event: &Event<Self>) -> Option<String> {
        Self::Game::event_text(view, event).map(|text| sentence(&text))
    }

    /// Why an action is refused, in the reader's language.
    fn refusal_words(view: &View<Self>, refusal: &Refusal<Self>) -> String {
        sentence(&Self::Game::refusal_text(view, refusal))
    }

    /// What the person in the seat is asked to do now, in one sentence, from what is legal. What
    /// follows from a piece already picked is [`MatchModel::guidance`].
    fn prompt(now: &Snapshot<Self>, seat: Seat) -> String;

    /// True if an action is shown for confirmation before it is done.
    fn has_preview(action: Action<Self>) -> bool;

    /// True if an action deserves a confirmation even for a person who wants few of them.
    fn is_risky(_view: &View<Self>, action: Action<Self>) -> bool {
        Self::has_preview(action)
    }

    /// False if nothing comes of a legal action: the list of moves leaves it out.
    fn is_worth_listing(_view: &View<Self>, _action: Action<Self>) -> bool {
        true
    }

    /// What an action would bring, and to whom.
    fn preview(model: MatchModel<Self>, seat: Seat, action: Action<Self>) -> AnyView;

    /// Name and mark of a seat.
    fn look(view: &View<Self>, seat: Seat) -> Look;

    /// The message that names a seat by its `color`, the style class of its look, if people's names
    /// can stand in its place.
    fn seat_key(_view: &View<Self>) -> Option<&'static str> {
        None
    }

    /// The colours that seats choose from before the match.
    fn colors() -> Vec<Swatch>;

    /// The seat that caused an event, for its mark in the log.
    fn actor(event: &Event<Self>) -> Option<Seat>;

    /// The pieces an event is about, apart from the seat that caused it: the `data-piece` of things
    /// on the board. They are highlighted while the log entry has the pointer or the focus.
    fn pieces(event: &Event<Self>) -> Vec<String>;

    /// The pieces an action is about: the `data-piece` of things on the board. They are marked while
    /// a hint or a line of the list of actions points at the action.
    fn action_pieces(_view: &View<Self>, _action: Action<Self>) -> Vec<String> {
        Vec::new()
    }

    /// What an event sounds like, from the view after it.
    fn sound(_view: &View<Self>, _event: &Event<Self>) -> Option<Sound> {
        None
    }

    /// The effects of an event beyond pieces that glide, from the view after it: coins that change
    /// hands, cards that are turned.
    fn effects(view: &View<Self>, event: &Event<Self>) -> Vec<VisualEffect>;

    /// The key of what is said when a seat has won: it has the seat's name as `name`, and `you` is
    /// 1 if that is the only person at the page.
    const WINS: &'static str = "shell-end-wins";

    /// What every seat's score is made of, kind by kind, for the end of a match. Without kinds the
    /// end shows [`Self::account`].
    fn tally(_view: &View<Self>) -> Vec<Count> {
        Vec::new()
    }

    /// The final account: where every seat's score comes from.
    fn account(view: &View<Self>) -> AnyView;

    /// The scores by seat; none where the viewer may not know them.
    fn scores(_view: &View<Self>, standing: &Standing) -> Vec<Option<i64>> {
        standing.scores.iter().copied().map(Some).collect()
    }

    /// The kinds of cards that a person may choose not to be asked about, for a menu.
    fn skippable() -> Vec<&'static str> {
        Vec::new()
    }

    /// The name of such a kind.
    fn kind_words(kind: &str) -> String {
        kind.to_owned()
    }

    /// An action that is done for the person, because only it makes sense: at once, or after a
    /// countdown where somebody could read the time it takes.
    fn foregone(
        _view: &View<Self>,
        _legal: &[Action<Self>],
        _skipped: &BTreeSet<String>,
    ) -> Option<Action<Self>> {
        None
    }

    /// How long an event is shown, beyond the time in which its line in the log can be read: bots
    /// wait for it.
    fn shown_for(_event: &Event<Self>) -> Duration {
        Duration::ZERO
    }

    /// True for an action without a log line, such as a pass: a bot takes no time for it.
    fn is_silent(_action: Action<Self>) -> bool {
        false
    }

    /// The view of somebody who may see everything, for replays.
    fn laid_open(state: &Self::Game) -> View<Self>;

    /// The kinds of cards in every hand, by seat, for somebody who may see everything; see
    /// [`Self::kind_words`].
    fn hands(_state: &Self::Game) -> Vec<Vec<&'static str>> {
        Vec::new()
    }

    /// What ends the match, and how near that is.
    fn until_end(view: &View<Self>) -> String;

    /// What an option is about, for menus.
    fn option_words(option: &str) -> String;

    /// The name of a value of an option, for menus.
    fn option_value(option: &str, value: &Value) -> String;
}

/// A game on the front page. Title, weight and sentence are keys of texts.
#[derive(Clone, Copy)]
pub struct Tile {
    /// The id of the game.
    pub id: &'static str,
    /// The key of its name.
    pub title: &'static str,
    /// How many players: "3–5".
    pub players: &'static str,
    /// How long a match takes.
    pub minutes: &'static str,
    /// The key of how demanding it is.
    pub weight: &'static str,
    /// The key of what it is about.
    pub sentence: &'static str,
    /// The key of how to win it, for the beginning of its lesson.
    pub goal: &'static str,
    /// The style class and the mark of every seat, in the order in which seats get their colours.
    pub seats: &'static [(&'static str, &'static str)],
    /// Its picture.
    pub picture: fn() -> AnyView,
}

/// What one kind of thing brought every seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Count {
    /// Its name.
    pub label: String,
    /// The id of its symbol among the pictures.
    pub symbol: Option<&'static str>,
    /// The points by seat.
    pub by_seat: Vec<i64>,
}

/// How a seat is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Look {
    /// What the seat is called.
    pub name: String,
    /// The style class with the seat's colours.
    pub class: &'static str,
    /// The id of its symbol among the pictures.
    pub mark: &'static str,
}

/// A colour to choose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Swatch {
    /// As the game writes it in its options.
    pub value: String,
    /// How a seat of this colour is shown.
    pub look: Look,
}

/// The colours of a game as it writes and shows them.
pub fn swatches<C: Copy + Serialize>(all: &[C], look: impl Fn(C) -> Look) -> Vec<Swatch> {
    let written = |color: C| serde_json::to_value(color).ok()?.as_str().map(str::to_owned);
    let swatch = |&color: &C| Some(Swatch { value: written(color)?, look: look(color) });
    all.iter().filter_map(swatch).collect()
}

/// The name of a value that options of several games have.
pub fn option_value(value: &Value) -> String {
    match value {
        Value::Bool(true) => say("shell-yes"),
        Value::Bool(false) => say("shell-no"),
        Value::Null => say("shell-random"),
        Value::String(word) if word == "random" => say("shell-random"),
        Value::String(word) => word.clone(),
        other => other.to_string(),
    }
}
