//! The board of Pirates in the browser.

mod account;
mod ask;
mod board;
mod cards;
mod crews;
mod effects;
mod looks;
mod pointer;
mod preview;
mod stacks;
#[cfg(test)]
mod tests;
mod tracks;

use disc_stacks::Color;
use disc_stacks_ui as discs;
use game::{Game, Seat, Standing, Viewer};
use leptos::prelude::*;
use pirates::{Action, Event, Pirates, View};
use serde_json::Value;
use web_kit::art;
use web_kit::model::{
    Count, GameUi, Look, MatchModel, Snapshot, Swatch, Tile, option_value, swatches,
};
use web_kit::motion::effects::VisualEffect;
use web_kit::motion::layout::seat_piece;
use web_kit::sound::Sound;
use web_kit::words::say_with;

/// The user interface of Pirates.
pub struct PiratesUi;

impl GameUi for PiratesUi {
    type Game = Pirates;

    const TILE: Tile = Tile {
        id: "pirates",
        title: "pir-title",
        players: "3–5",
        minutes: "45",
        weight: "shell-weight-light",
        sentence: "pir-pitch",
        goal: "pir-goal",
        seats: &[
            ("red", "mark-swords"),
            ("blue", "mark-anchor"),
            ("black", "mark-skull"),
            ("yellow", "mark-sun"),
            ("green", "mark-palm"),
        ],
        picture: || {
            let tile = include_str!("../art/tile.svg");
            art::picture_with(tile, "<!--monster-->", looks::MONSTER).into_any()
        },
    };
    const QUICK_SEATS: usize = 4;
    const HAS_SECRETS: bool = true;
    const LESSON: &'static str = pirates::LESSON;

    const OWN: Option<[&'static str; 2]> = Some(["discs-own", "discs-yours"]);

    fn board(model: MatchModel<Self>) -> AnyView {
        board::board(model).into_any()
    }

    fn prompt(now: &Snapshot<Self>, seat: Seat) -> String {
        ask::question(now, seat)
    }

    fn has_preview(_: Action) -> bool {
        true
    }

    /// What pays out or costs ducats; assembling is undone by moving on.
    fn is_risky(_: &View, action: Action) -> bool {
        match action {
            Action::Capture(_) | Action::Mutiny(_) | Action::Ransom(_) => true,
            Action::Assemble(..) => false,
        }
    }

    fn preview(model: MatchModel<Self>, seat: Seat, action: Action) -> AnyView {
        preview::preview(model, seat, action)
    }

    fn look(view: &View, seat: Seat) -> Look {
        discs::of(view.colors[seat.index()])
    }

    fn seat_key(_: &View) -> Option<&'static str> {
        Some("discs-color")
    }

    fn colors() -> Vec<Swatch> {
        swatches(&Color::ALL, discs::of)
    }

    fn actor(event: &Event) -> Option<Seat> {
        match event {
            Event::First { seat }
            | Event::Assembled { seat, .. }
            | Event::Mutinied { seat, .. }
            | Event::Spotted { seat }
            | Event::Captured { seat, .. }
            | Event::Took { seat, .. }
            | Event::Paid { seat, .. }
            | Event::Kept { seat, .. }
            | Event::Ransomed { seat, .. }
            | Event::Passed { seat } => Some(*seat),
            Event::TurnedUp { .. }
            | Event::Discarded { .. }
            | Event::Becalmed
            | Event::SailedAway
            | Event::Over { .. } => None,
        }
    }

    fn pieces(event: &Event) -> Vec<String> {
        match event {
            Event::TurnedUp { cards } => cards.iter().copied().map(looks::card_piece).collect(),
            Event::Assembled { party, onto, .. } => vec![discs::piece(*party), discs::piece(*onto)],
            Event::Mutinied { against, party, .. } => {
                vec![seat_piece(*against), discs::piece(*party)]
            }
            Event::Captured { party, card, .. } => {
                vec![discs::piece(*party), looks::card_piece(*card)]
            }
            Event::Ransomed { from, party, pirate, .. } => {
                vec![seat_piece(*from), discs::piece(*party), discs::piece(*pirate)]
            }
            Event::Kept { card, .. } | Event::Discarded { card } => vec![looks::card_piece(*card)],
            Event::First { .. }
            | Event::Spotted { .. }
            | Event::Took { .. }
            | Event::Paid { .. }
            | Event::Passed { .. }
            | Event::Becalmed
            | Event::SailedAway
            | Event::Over { .. } => Vec::new(),
        }
    }

    fn action_pieces(view: &View, action: Action) -> Vec<String> {
        match action {
            Action::Assemble(upper, lower) => vec![discs::piece(upper), discs::piece(lower)],
            Action::Capture(raid) | Action::Mutiny(raid) => {
                let card = view.cards.get(raid.card as usize).copied().map(looks::card_piece);
                std::iter::once(discs::piece(raid.party)).chain(card).collect()
            }
            Action::Ransom(ransom) => vec![discs::piece(ransom.party), discs::piece(ransom.onto)],
        }
    }

    fn sound(_: &View, event: &Event) -> Option<Sound> {
        match event {
            Event::Assembled { .. } => Some(Sound::Knock),
            Event::Captured { .. } => Some(Sound::Horn),
            Event::Mutinied { .. } => Some(Sound::Cannon),
            Event::Paid { .. } | Event::Ransomed { .. } => Some(Sound::Coins),
            Event::TurnedUp { .. } | Event::Discarded { .. } | Event::SailedAway => {
                Some(Sound::Card)
            }
            Event::Spotted { .. } => Some(Sound::Bell),
            Event::Over { .. } => Some(Sound::Cheer),
            Event::First { .. }
            | Event::Took { .. }
            | Event::Kept { .. }
            | Event::Passed { .. }
            | Event::Becalmed => None,
        }
    }

    fn effects(view: &View, event: &Event) -> Vec<VisualEffect> {
        effects::of(view, event)
    }

    fn tally(view: &View) -> Vec<Count> {
        account::tally(view)
    }

    fn account(view: &View) -> AnyView {
        account::account(view).into_any()
    }

    /// PIR-10: without the kept cards that the viewer does not see.
    fn scores(view: &View, _: &Standing) -> Vec<Option<i64>> {
        view.standing.scores.iter().copied().map(Some).collect()
    }

    fn laid_open(state: &Pirates) -> View {
        let mut position = state.position();
        position.options.open_stacks = true;
        position.options.open_cards = true;
        // The same state with open stacks and cards is as possible as it was with covered ones.
        Pirates::from_position(&position).unwrap_or(*state).view(Viewer::Spectator)
    }

    fn until_end(view: &View) -> String {
        let left = view.cards.len() + view.to_come();
        say_with("pir-until-end", &[("left", left.into())])
    }

    fn option_words(option: &str) -> String {
        discs::option_words(option)
    }

    fn option_value(_: &str, value: &Value) -> String {
        option_value(value)
    }
}
