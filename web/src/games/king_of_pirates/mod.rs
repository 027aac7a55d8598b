//! The table of King of Pirates.

mod account;
mod board;
mod decisions;
mod fight;
mod fleet;
mod hand;
mod hexes;
mod looks;
mod pieces;
mod preview;

use std::collections::BTreeSet;

use king_of_pirates::{
    Action, Card, Color, Event, FightStep, Frame, KingOfPirates, Moment, Phase, RefitStep, View,
};
use leptos::prelude::*;
use serde_json::Value;
use table::Seat;

use crate::art;
use crate::games::{Client, Look, Tile};
use crate::play::Table;

impl Client for KingOfPirates {
    const TILE: Tile = Tile {
        id: "king-of-pirates",
        title: "King of Pirates",
        players: "2–6",
        minutes: "90",
        weight: "hearty",
        sentence: "Sail an open sea of islands, convoys and forts, and outrun the Dutchman.",
        picture: art::tile_king,
        ready: true,
    };
    const QUICK_SEATS: usize = 4;
    const HAS_SECRETS: bool = true;

    fn board(table: Table<Self>) -> AnyView {
        board::board(table).into_any()
    }

    fn prompt(view: &View, seat: Seat) -> String {
        format!("{}: {}", looks::name(view, seat), asked(view, seat))
    }

    fn has_preview(action: Action) -> bool {
        matches!(action, Action::Play(_) | Action::Attack(_) | Action::Dig | Action::Buy(_))
    }

    fn preview(table: Table<Self>, seat: Seat, action: Action) -> AnyView {
        preview::preview(table, seat, action)
    }

    fn look(view: &View, seat: Seat) -> Look {
        looks::of(looks::color(view, seat))
    }

    fn look_ahead(seat: Seat) -> Look {
        looks::of(Color::ALL[seat.index()])
    }

    fn actor(event: &Event) -> Option<Seat> {
        looks::actor(event)
    }

    fn account(view: &View) -> AnyView {
        account::account(view).into_any()
    }

    fn skippable() -> Vec<&'static str> {
        Card::ALL.into_iter().filter(|card| *card != Card::TreasureMap).map(Card::name).collect()
    }

    /// KOP-39: a window in which no card can be played that the person cares about is passed.
    fn foregone(view: &View, legal: &[Action], skipped: &BTreeSet<String>) -> Option<Action> {
        let idle = |action: &Action| match action {
            Action::Play(play) => skipped.contains(play.card().name()),
            _ => true,
        };
        let window = matches!(view.top(), Frame::Window(_));
        (window && legal.iter().all(idle) && legal.contains(&Action::Pass)).then_some(Action::Pass)
    }

    fn until_end(view: &View) -> String {
        let most = view.ships.iter().map(|ship| ship.doubloons).max().unwrap_or(0);
        format!("Round {}. The richest has {most} of 10000 doubloons", view.round)
    }

    fn option_value(_: &str, value: &Value) -> String {
        match value {
            Value::Null => "random".to_owned(),
            Value::Number(seat) => format!("seat {seat}"),
            other => other.to_string(),
        }
    }
}

/// What is asked, by the frame on top.
fn asked(view: &View, seat: Seat) -> &'static str {
    match view.top() {
        Frame::Turn(Phase::Discard) => "your hand is full. Discard a card, or play one.",
        Frame::Turn(Phase::Theft(_)) => "your captain is a thief. Whose purse?",
        Frame::Turn(Phase::Sail) if view.movement > 0 => "sail to a hex that glows, or stop.",
        Frame::Turn(Phase::Sail) => "play a card, or stop here.",
        Frame::Turn(Phase::Choose) => "attack, or end your turn?",
        Frame::Refit(refit) => match refit.step {
            RefitStep::Buy => "buy parts for your ship, or look for pirates.",
            RefitStep::Hire(_) | RefitStep::Choose
                if view.ships[seat.index()].crew.or(view.drawn).len()
                    > view.ships[seat.index()].berths =>
            {
                "who has to go?"
            }
            RefitStep::Hire(_) | RefitStep::Choose => "who is captain?",
        },
        Frame::Fight(fight) => match fight.step {
            FightStep::AttackAim | FightStep::DefenceAim => "fire a cannonball, or keep the dice?",
            FightStep::AttackRoll(_)
            | FightStep::DefenceRoll(_)
            | FightStep::Result
            | FightStep::Loot(_) => "the dice fall.",
        },
        Frame::Window(window) => match window.at {
            Moment::Upkeep => "before the ship sails: play a card, or pass.",
            Moment::Landed => "the ship has stopped: play a card, or pass.",
            Moment::Before => "before the dice fall: play a card, or pass.",
            Moment::After => "before the result stands: play a card, or pass.",
        },
        Frame::Mutiny(_) => "a mutiny! Prevent it, or let it happen.",
        Frame::Promote(_) => "choose a new captain.",
        Frame::Turn(Phase::Draw(_) | Phase::Compass | Phase::Upkeep)
        | Frame::Setup(_)
        | Frame::Haunted(_)
        | Frame::Shuffle(_)
        | Frame::Over => "wait and see.",
    }
}
