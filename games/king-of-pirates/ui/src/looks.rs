//! Colours, symbols and names.

use game::Seat;
use king_of_pirates::{
    Action, Card, Class, Color, Event, Hex, Nation, Part, Pirate, Site, Skill, Target, Tile, View,
};
use leptos::prelude::document;
use wasm_bindgen::JsCast;
use web_kit::model::Look;
use web_kit::motion::layout::seat_piece;
use web_sys::{Element, HtmlElement};

use super::names;
use super::spot::{self, Spot};

/// The piece over which loot cards are turned up.
pub(super) const LOOT: &str = "loot";

/// A colour's name, style and symbol.
pub(super) fn of(color: Color) -> Look {
    Look { name: names::color(color), class: class(color), mark: mark(color) }
}

pub(super) fn class(color: Color) -> &'static str {
    match color {
        Color::Red => "red",
        Color::Blue => "blue",
        Color::Black => "black",
        Color::Yellow => "yellow",
        Color::Green => "green",
        Color::Purple => "purple",
    }
}

/// The symbol that tells a colour where colours cannot be told apart.
pub(super) fn mark(color: Color) -> &'static str {
    match color {
        Color::Red => "mark-swords",
        Color::Blue => "mark-anchor",
        Color::Black => "mark-skull",
        Color::Yellow => "mark-sun",
        Color::Green => "mark-palm",
        Color::Purple => "mark-crown",
    }
}

pub(super) fn color(view: &View, seat: Seat) -> Color {
    view.ships.get(seat.index()).map_or(Color::Red, |ship| ship.color)
}

pub(super) fn name(view: &View, seat: Seat) -> String {
    names::color(color(view, seat))
}

/// The picture of a nation's ship.
pub(super) fn class_picture(class: Class) -> &'static str {
    match class {
        Class::SmallMerchant => "small",
        Class::LargeMerchant => "large",
        Class::Warship => "warship",
    }
}

/// What a nation has on a hex: its picture and its flag.
pub(super) fn nation_at(view: &View, hex: Hex) -> (Option<&'static str>, Option<Nation>) {
    match view.site(hex) {
        Site::City(nation) => (Some("city"), Some(nation)),
        Site::Fortress(nation) => (Some("fortress"), Some(nation)),
        Site::Ocean | Site::Sharks => {
            let shown = view.tile(hex).and_then(|tile| tile.tile).and_then(Tile::shows);
            shown.map_or((None, None), |(class, of)| (Some(class_picture(class)), Some(of)))
        }
        Site::Hideout(_) | Site::Island(_) => (None, None),
    }
}

/// The symbol on an action card.
pub(super) fn emblem(card: Card) -> &'static str {
    match card {
        Card::TreasureMap => "map",
        Card::Tailwind => "wind",
        Card::Raid => "swords",
        Card::Mercenaries => "helmet",
        Card::Ambush => "ambush",
        Card::Soldiers => "musket",
        Card::Scurvy => "scurvy",
        Card::Citrus => "lemon",
        Card::Mutiny => "fist",
        Card::Keelhaul => "rope",
        Card::Assassination => "dagger",
        Card::FlyingDutchman => "dutchman",
    }
}

/// The style class with the colour of an action card: by what it is for.
pub(super) fn tone(card: Card) -> &'static str {
    match card {
        Card::TreasureMap => "tone-gold",
        Card::Tailwind | Card::FlyingDutchman => "tone-sea",
        Card::Raid | Card::Mercenaries | Card::Ambush | Card::Soldiers => "tone-fight",
        Card::Scurvy | Card::Mutiny | Card::Assassination => "tone-harm",
        Card::Citrus | Card::Keelhaul => "tone-help",
    }
}

/// The symbol of what a pirate can do.
pub(super) fn skill_emblem(skill: Skill) -> &'static str {
    match skill {
        Skill::Loot => "chest",
        Skill::Duel => "swords",
        Skill::Hint => "map",
        Skill::Rum => "rum",
        Skill::Gunnery => "cannon",
        Skill::Sail => "sail",
        Skill::Warded => "shield",
        Skill::Powder => "ball",
        Skill::Scapegoat => "rope",
    }
}

/// The name of a pirate, for highlighting.
pub(super) fn pirate_piece(pirate: Pirate) -> String {
    format!("pirate-{}", pirate.index())
}

/// The name of a part that is for sale.
pub(super) fn part_piece(part: Part) -> String {
    format!("part-{}", part as usize)
}

/// Instead of a button's name.
const NO_BUTTON: &str = "";

/// The name of the button of an action that has one.
pub(super) fn button_piece(action: Action) -> &'static str {
    match action {
        Action::Pass => "do-pass",
        Action::PassAll => "do-pass-all",
        Action::Spare => "do-spare",
        Action::Stop => "do-stop",
        Action::Dig => "do-dig",
        Action::Leave => "do-leave",
        Action::Hire => "do-hire",
        Action::Rest => "do-rest",
        Action::Submit => "do-submit",
        Action::Stand => "do-stand",
        Action::Reroll(_) => "do-reroll",
        Action::Attack(_) => "do-attack",
        Action::Play(_)
        | Action::Discard(_)
        | Action::Steal(_)
        | Action::Sail(_)
        | Action::Buy(_)
        | Action::Dismiss(_)
        | Action::Captain(_)
        | Action::Scapegoat(_) => NO_BUTTON,
    }
}

/// What an action is about: its place on the board, its card, or its button.
pub(super) fn action_pieces(view: &View, action: Action) -> Vec<String> {
    let asked = view.viewer.unwrap_or(view.turn);
    let place = match spot::of(view, asked, action) {
        Some(Spot::Hex(hex)) => Some(hex_piece(hex)),
        Some(Spot::Ship(seat)) => Some(seat_piece(seat)),
        Some(Spot::Pirate(pirate)) => Some(pirate_piece(pirate)),
        Some(Spot::Side(_)) | None => None,
    };
    let own = match action {
        Action::Play(play) => Some(card_piece(play.card())),
        Action::Discard(card) => Some(card_piece(card)),
        Action::Buy(part) => Some(part_piece(part)),
        _ if button_piece(action) != NO_BUTTON => Some(button_piece(action).to_owned()),
        _ => None,
    };
    own.into_iter().chain(place).collect()
}

/// A piece on the page.
pub(super) fn find(piece: &str) -> Option<Element> {
    document().query_selector(&format!("[data-piece='{piece}']")).ok().flatten()
}

/// Puts the focus on an element; a page without focus is no reason to fail.
pub(super) fn focus(element: Element) {
    if let Ok(element) = element.dyn_into::<HtmlElement>() {
        let _ = element.focus();
    }
}

/// Who did what an event tells.
pub(super) fn actor(event: &Event) -> Option<Seat> {
    match event {
        Event::First { seat }
        | Event::Drew { seat, .. }
        | Event::Turn { seat, .. }
        | Event::Discarded { seat, .. }
        | Event::Played { seat, .. }
        | Event::Passed { seat, .. }
        | Event::Haunted { seat, .. }
        | Event::Sent { seat, .. }
        | Event::Scurvy { seat, .. }
        | Event::Cured { seat }
        | Event::RumLost { seat, .. }
        | Event::MutinyLooms { seat }
        | Event::MutinyPrevented { seat, .. }
        | Event::Mutinied { seat, .. }
        | Event::Killed { seat, .. }
        | Event::Promoted { seat, .. }
        | Event::Stole { seat, .. }
        | Event::Sailed { seat, .. }
        | Event::Stopped { seat, .. }
        | Event::Dug { seat, .. }
        | Event::Bought { seat, .. }
        | Event::Hired { seat, .. }
        | Event::Dismissed { seat, .. }
        | Event::Refitted { seat, .. }
        | Event::Attacked { seat, .. }
        | Event::Rerolls { seat, .. }
        | Event::Rolled { seat, .. }
        | Event::FightVoid { seat }
        | Event::Fought { seat, .. }
        | Event::Looted { seat, .. }
        | Event::Won { seat, .. } => Some(*seat),
        Event::TilesLaid { .. }
        | Event::Shuffled { .. }
        | Event::WindowClosed { .. }
        | Event::DutchmanMoved { .. }
        | Event::TurnedUp { .. }
        | Event::Sunk { .. }
        | Event::LastRound { .. }
        | Event::LastRoundOver { .. } => None,
    }
}

/// The name of a hex, for highlighting it.
pub(super) fn hex_piece(hex: Hex) -> String {
    let (q, r) = hex.coords();
    format!("hex-{q},{r}")
}

/// The hex of this name.
pub(super) fn hex_named(name: &str) -> Option<Hex> {
    Hex::all().find(|hex| hex_piece(*hex) == name)
}

/// The name of the panel of a ship, beside which is confirmed what is played on it.
pub(super) fn panel_piece(seat: Seat) -> String {
    format!("panel-{}", seat.index())
}

/// The name of a card in a hand, for turning it up.
pub(super) fn card_piece(card: Card) -> String {
    format!("hand-{}", card.name())
}

/// What an event is about, beside the seat that did it.
pub(super) fn pieces(event: &Event) -> Vec<String> {
    match event {
        Event::DutchmanMoved { to } => vec!["dutchman".to_owned(), hex_piece(*to)],
        Event::Sent { to, .. } | Event::Sailed { to, .. } => vec![hex_piece(*to)],
        Event::TurnedUp { at, .. }
        | Event::Stopped { at, .. }
        | Event::Dug { at, .. }
        | Event::Sunk { at, .. }
        | Event::Attacked { at, .. } => vec![hex_piece(*at)],
        Event::Stole { from, .. } | Event::Looted { from: Some(from), .. } => {
            vec![seat_piece(*from)]
        }
        Event::Fought { target: Target::Player(seat), .. } => vec![seat_piece(*seat)],
        // The seat says it all.
        Event::First { .. }
        | Event::TilesLaid { .. }
        | Event::Shuffled { .. }
        | Event::Drew { .. }
        | Event::Turn { .. }
        | Event::Discarded { .. }
        | Event::Played { .. }
        | Event::Passed { .. }
        | Event::WindowClosed { .. }
        | Event::Haunted { .. }
        | Event::Scurvy { .. }
        | Event::Cured { .. }
        | Event::RumLost { .. }
        | Event::MutinyLooms { .. }
        | Event::MutinyPrevented { .. }
        | Event::Mutinied { .. }
        | Event::Killed { .. }
        | Event::Promoted { .. }
        | Event::Bought { .. }
        | Event::Hired { .. }
        | Event::Dismissed { .. }
        | Event::Refitted { .. }
        | Event::Rerolls { .. }
        | Event::Rolled { .. }
        | Event::FightVoid { .. }
        | Event::Fought { target: Target::Nation, .. }
        | Event::Looted { from: None, .. }
        | Event::LastRound { .. }
        | Event::LastRoundOver { .. }
        | Event::Won { .. } => Vec::new(),
    }
}
