//! What a game must be able to say and do.

use crate::groups::{Count, Nth, Visit};
use crate::{
    Edition, Groups, Messages, Rng, Say, Seat, Seats, Sink, Sketch, Text, Thumbnail, Viewer,
};
use serde::{Serialize, de::DeserializeOwned};
use std::{
    fmt::Debug,
    hash::Hash,
    ops::{ControlFlow, RangeInclusive},
};

/// A game: its state, and the rules as functions of it.
///
/// The state is plain data, cheap to clone, with no history, no clock and no
/// randomness of its own. Everything here is a pure function of the state and
/// its arguments; `act` and `resolve` are the only ways to change it.
pub trait Game: Clone + PartialEq + Debug + Send + Sync + 'static {
    /// The game's id, as in `"buccaneer"`.
    const ID: &'static str;
    /// The name people know.
    const TITLE: &'static str;
    /// How many may play.
    const PLAYERS: RangeInclusive<usize>;
    /// Rises whenever the same inputs could lead to another state.
    const RULES: u32;
    /// No match has more inputs than this.
    const LONGEST: usize;
    /// Every sentence of the game, by language, but for [`Self::ERROR_MESSAGES`].
    const MESSAGES: Messages;
    /// What may be wrong with a set-up, an edition, a position or an outcome, by language. It is
    /// apart from what is said at the table, which the browser loads.
    const ERROR_MESSAGES: Messages;

    /// The component values.
    type Edition: Edition;
    /// What a table may choose.
    type Options: Clone + Default + PartialEq + Debug + Send + Sync + Serialize + DeserializeOwned;
    /// One small choice of a seat.
    type Action: Copy + Eq + Hash + Debug + Send + Sync + Serialize + DeserializeOwned;
    /// What chance is asked: dice, a shuffle.
    type Chance: Clone + PartialEq + Debug + Send + Sync + Serialize;
    /// What chance answers.
    type Outcome: Clone + PartialEq + Debug + Send + Sync + Serialize + DeserializeOwned;
    /// What happened, for the log and the animation. Statistics read some names in its JSON, and a law
    /// looks after them: the field `seat` is the seat that caused it, `round` the round that begins, a
    /// `kind` within a field its kind, and the event `first` names the seat that was drawn to begin.
    type Event: Clone + PartialEq + Debug + Send + Sync + Serialize + DeserializeOwned;
    /// What one viewer may know.
    type View: Clone + PartialEq + Debug + Send + Sync + Serialize + DeserializeOwned;
    /// The written form of a state: the whole truth.
    type Position: Clone + PartialEq + Debug + Send + Sync + Serialize + DeserializeOwned;
    /// Why an action is refused, with the rule it breaks.
    type Refusal: Refusal;

    /// The options with their defaults and values, for menus and help.
    fn options() -> Vec<OptionSpec>;

    /// A match at its very beginning; its shuffles are still to be drawn.
    fn new(setup: &Setup<Self>) -> Result<Self, SetupError>;

    /// The state that a position describes.
    fn from_position(position: &Self::Position) -> Result<Self, PositionError>;

    /// The state written out. `from_position` of it gives the same state.
    fn position(&self) -> Self::Position;

    /// How many seats the table has.
    fn players(&self) -> usize;

    /// Who is asked: seats, chance, or nobody because it is over.
    ///
    /// Depends on public facts only, never on a hidden hand.
    fn pending(&self) -> Pending<Self::Chance>;

    /// Tells questions apart that offer a seat the same actions, where several
    /// seats are asked at once: it changes when what another seat did gives an
    /// answer that is on its way another meaning. A pass that was chosen before
    /// a card was played is no pass after it.
    ///
    /// Depends on public facts only.
    fn question(&self, seat: Seat) -> u64 {
        let _ = seat;
        0
    }

    /// Gives the legal actions of a seat in a fixed order; none if the seat is
    /// not asked. What there is to know of them follows from this.
    fn enumerate(&self, seat: Seat, groups: &mut impl Groups<Self::Action>) -> ControlFlow<()>;

    /// Visits every legal action of a seat.
    fn legal(&self, seat: Seat, visit: &mut impl FnMut(Self::Action)) {
        let _ = self.enumerate(seat, &mut Visit(visit));
    }

    /// How many actions `legal` visits.
    #[inline]
    fn count(&self, seat: Seat) -> u32 {
        let mut count = Count(0);
        let _ = self.enumerate(seat, &mut count);
        count.0
    }

    /// The `index`-th action that `legal` visits.
    ///
    /// # Panics
    /// If there are not that many.
    #[inline]
    fn nth(&self, seat: Seat, index: u32) -> Self::Action {
        let mut nth = Nth { left: index, found: None };
        let _ = self.enumerate(seat, &mut nth);
        nth.found.expect("the index is below the count of legal actions")
    }

    /// The rule that an action of an asked seat breaks, if any.
    ///
    /// `Ok` for exactly the actions that `legal` visits.
    fn check(&self, seat: Seat, action: Self::Action) -> Result<(), Self::Refusal>;

    /// The action of an asked seat that does the least (pass, stop, let it
    /// be), where the rules have one: what a table may do for somebody whose
    /// time has run out.
    fn idle(&self, seat: Seat) -> Option<Self::Action> {
        let _ = seat;
        None
    }

    /// Whose turn it is, in games that ask other seats meanwhile.
    fn whose_turn(&self) -> Option<Seat> {
        None
    }

    /// Applies a legal action. Everybody at the table sees what a seat does;
    /// only chance has secrets.
    fn act(&mut self, seat: Seat, action: Self::Action, sink: &mut impl Sink<Self::Event>);

    /// Draws an answer to the pending chance.
    fn roll(&self, rng: &mut impl Rng) -> Self::Outcome;

    /// Whether an outcome answers the pending chance; the text says why not.
    fn admit(&self, outcome: &Self::Outcome) -> Result<(), Text>;

    /// Applies an admitted outcome.
    fn resolve(&mut self, outcome: &Self::Outcome, sink: &mut impl Sink<Self::Event>);

    /// The viewer's own version of an event, or none.
    fn tell(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// Whether the events of one input lay open for all to see what was
    /// hidden, and the next moment cover it again. The laws allow such events
    /// to tell it.
    fn lays_open(events: &[Self::Event]) -> bool {
        let _ = events;
        false
    }

    /// What the viewer may know, built up from nothing.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// A state that the viewer could be in: what it knows is kept, the rest
    /// is drawn. `view` of it gives the same view again.
    fn determinize(view: &Self::View, rng: &mut impl Rng) -> Self;

    /// The scores as they are now, and who has won if it is over.
    fn standing(&self) -> Standing;

    /// What the action does, from what the seat knows: one line.
    fn action_text(view: &Self::View, seat: Seat, action: Self::Action) -> Text;

    /// What happened: one sentence for the log, none if the event needs none;
    /// the view names the seats.
    fn event_text(view: &Self::View, event: &Self::Event) -> Option<Text>;

    /// Why an action of the seat that has this view is refused.
    fn refusal_text(view: &Self::View, refusal: &Self::Refusal) -> Text;

    /// The table as a picture of text, as the viewer sees it.
    fn sketch(view: &Self::View, say: Say<'_>) -> Sketch;

    /// The match as a small picture for lists of tables, from the view of a
    /// spectator: at most 600 bytes when it is written. A game without one
    /// shows its emblem.
    fn thumbnail(view: &Self::View) -> Thumbnail {
        let _ = view;
        Thumbnail::default()
    }

    /// Whether a person who takes over a seat now still has a match before
    /// them. It depends on public facts only.
    fn open_to_latecomers(&self) -> bool {
        true
    }

    /// Every action that can be written down for this game, legal or not:
    /// what the laws check `legal` and `check` against.
    fn universe(&self) -> Vec<Self::Action>;

    /// Counts the components; the text says what has been lost or invented.
    fn conserved(&self) -> Result<(), String>;
}

/// Who is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pending<C> {
    /// These seats; more than one if they answer independently.
    Seats(Seats),
    /// Dice or cards.
    Chance(C),
    /// Nobody: the match is over.
    Over,
}

impl<C> Pending<C> {
    /// The seats that are asked; none if chance is, or nobody.
    pub fn seats(&self) -> Seats {
        match self {
            Self::Seats(asked) => *asked,
            Self::Chance(_) | Self::Over => Seats::NONE,
        }
    }
}

/// The set-up of a match.
#[derive(Clone, Debug, PartialEq)]
pub struct Setup<G: Game> {
    /// How many play.
    pub players: usize,
    /// The component values.
    pub edition: G::Edition,
    /// The table's choices.
    pub options: G::Options,
}

impl<G: Game> Setup<G> {
    /// The house edition with default options.
    pub fn house(players: usize) -> Self {
        Self { players, edition: G::Edition::house(), options: G::Options::default() }
    }
}

/// An option of a game, for menus and help.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct OptionSpec {
    /// Its name in set-ups and positions.
    #[serde(skip)]
    pub name: &'static str,
    /// The message that says what it decides.
    #[serde(skip)]
    pub about: &'static str,
    /// The value it has when nothing is said.
    pub default: serde_json::Value,
    /// Every value it may have.
    pub values: Vec<serde_json::Value>,
    /// Each seat has a value of its own: the option is a list by seat, with
    /// `null` for a seat that chose nothing.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub per_seat: bool,
}

impl OptionSpec {
    /// An option with one value of these; the first is the default.
    ///
    /// # Panics
    /// If there is no value.
    pub fn one_of(
        name: &'static str,
        about: &'static str,
        values: impl IntoIterator<Item = serde_json::Value>,
    ) -> Self {
        let values: Vec<_> = values.into_iter().collect();
        Self { name, about, default: values[0].clone(), values, per_seat: false }
    }

    /// An option that is off unless it is chosen.
    pub fn switch(name: &'static str, about: &'static str) -> Self {
        Self::one_of(name, about, [false.into(), true.into()])
    }
}

/// Scores, and the winners once it is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, serde::Deserialize)]
pub struct Standing {
    /// By seat.
    pub scores: Vec<i64>,
    /// Those who share the win; empty while the match goes on.
    pub winners: Vec<Seat>,
}

impl Standing {
    /// Who came in which place, by seat, counted from 1. Winners share the
    /// first, whatever broke their tie; the others follow by score, and equal
    /// scores share a place.
    pub fn places(&self) -> Vec<usize> {
        let rank = |seat: Seat| {
            if self.winners.contains(&seat) {
                (true, 0)
            } else {
                (false, self.scores[seat.index()])
            }
        };
        let seats = || Seat::all(self.scores.len());
        let place = |seat| 1 + seats().filter(|&other| rank(other) > rank(seat)).count();
        seats().map(place).collect()
    }
}

/// Why an action is refused; [`Game::refusal_text`] says it to people.
pub trait Refusal: Debug + Clone + PartialEq + Send + Sync + 'static {
    /// The id of the rule that it breaks, as in `"BUC-8"`.
    fn rule(&self) -> &'static str;
}

/// A match that cannot begin.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// Too few or too many seats.
    #[error("{title} is for {min} to {max} players, not {players}")]
    Players {
        /// The game.
        title: &'static str,
        /// Fewest.
        min: usize,
        /// Most.
        max: usize,
        /// Asked for.
        players: usize,
    },
    /// An option that does not fit the table.
    #[error("option `{option}`: {reason}")]
    Option {
        /// Its name.
        option: &'static str,
        /// What is wrong with it.
        reason: Text,
    },
}

impl SetupError {
    /// What is wrong, for people.
    pub fn text(&self) -> Text {
        match self {
            Self::Players { title, min, max, players } => Text::new("wrong-players")
                .with("title", *title)
                .with("least", *min)
                .with("most", *max)
                .with("players", *players),
            Self::Option { option, reason } => {
                Text::new("wrong-option").with("option", *option).with("reason", reason.clone())
            }
        }
    }

    /// Checks a number of players against the game's range.
    pub fn check_players<G: Game>(players: usize) -> Result<(), Self> {
        if G::PLAYERS.contains(&players) {
            return Ok(());
        }
        let (min, max) = (*G::PLAYERS.start(), *G::PLAYERS.end());
        Err(Self::Players { title: G::TITLE, min, max, players })
    }
}

/// A position that is no state of the game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{field}`: {reason}")]
pub struct PositionError {
    /// The field, as in `stacks[2][0]`.
    pub field: String,
    /// What is wrong with it.
    pub reason: Text,
}

impl PositionError {
    /// An error of a field.
    pub fn new(field: impl Into<String>, reason: impl Into<Text>) -> Self {
        Self { field: field.into(), reason: reason.into() }
    }

    /// The field and what is wrong with it, for people.
    pub fn text(&self) -> Text {
        Text::new("wrong-field").with("field", &self.field).with("reason", self.reason.clone())
    }

    /// Checks that the position is one of this game.
    pub fn check_game<G: Game>(game: &str) -> Result<(), Self> {
        let reason = || Text::new("wrong-game").with("found", game).with("wanted", G::ID);
        (game == G::ID).then_some(()).ok_or_else(|| Self::new("game", reason()))
    }

    /// Checks that as many play as may; `field` is the list that says how many.
    pub fn check_players<G: Game>(field: &str, players: usize) -> Result<(), Self> {
        let (least, most) = (*G::PLAYERS.start(), *G::PLAYERS.end());
        let range = Text::new("wrong-player-count").with("least", least).with("most", most);
        let fits = G::PLAYERS.contains(&players).then_some(());
        fits.ok_or_else(|| Self::new(field, range.with("players", players)))
    }

    /// Checks that no option of the set-up is chosen: what the set-up was like can be seen.
    pub fn check_set_up<'a>(chosen: impl IntoIterator<Item = (&'a str, bool)>) -> Result<(), Self> {
        match chosen.into_iter().find(|(_, chosen)| *chosen) {
            Some((option, _)) => Err(Self::new(format!("options.{option}"), "wrong-set-up-option")),
            None => Ok(()),
        }
    }

    /// Checks that no colour is taken twice; gives the seat that takes it again.
    pub fn check_colors<C: PartialEq + std::fmt::Display>(
        colors: &[C],
        field: impl Fn(usize) -> String,
    ) -> Result<(), Self> {
        match (1..colors.len()).find(|&seat| colors[..seat].contains(&colors[seat])) {
            Some(seat) => {
                let color = colors[seat].to_string();
                Err(Self::new(field(seat), Text::new("wrong-color-twice").with("color", color)))
            }
            None => Ok(()),
        }
    }

    /// Checks that a table of this number of players has the seat.
    pub fn check_seat(field: impl Into<String>, seat: Seat, players: usize) -> Result<(), Self> {
        let exists = (seat.index() < players).then_some(());
        exists.ok_or_else(|| Self::new(field, no_seat(seat)))
    }

    /// Checks that a list has an entry for each player.
    pub fn check_per_seat(field: &str, found: usize, players: usize) -> Result<(), Self> {
        let fits = (found == players).then_some(());
        let reason = || Text::new("wrong-per-seat").with("found", found).with("players", players);
        fits.ok_or_else(|| Self::new(field, reason()))
    }
}

fn no_seat(seat: Seat) -> Text {
    Text::new("wrong-seat").with("seat", seat.index())
}

/// For fields of positions and views that are left out where they say nothing.
pub fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_shared_by_winners_and_by_equal_scores() {
        let winners = vec![Seat::new(1), Seat::new(2)];
        let standing = Standing { scores: vec![5, 9, 12, 5, 7], winners };
        assert_eq!(standing.places(), [4, 1, 1, 4, 3]);
    }

    #[test]
    fn a_winner_is_before_a_player_with_more_points() {
        let standing = Standing { scores: vec![3, 8], winners: vec![Seat::new(0)] };
        assert_eq!(standing.places(), [1, 2]);
    }
}
