//! Actions in words.

use crate::{Action, Card, Dice, Hex, Pirate, Play, Side, Site, Size, Target, View};
use game::Seat;

pub(crate) fn describe(view: &View, seat: Seat, action: Action) -> String {
    match action {
        Action::Pass => "Pass".to_owned(),
        Action::PassAll => "Pass for the rest of this turn".to_owned(),
        Action::Play(play) => describe_play(view, play),
        Action::Discard(card) => format!("Discard {card}"),
        Action::Steal(from) => {
            let doubloons = view.ships.get(from.index()).map_or(0, |ship| ship.doubloons.min(200));
            format!("Steal {doubloons} doubloons from {}", color(view, from))
        }
        Action::Spare => "Steal from nobody now".to_owned(),
        Action::Sail(heading) => {
            let to = view.ships.get(seat.index()).and_then(|ship| ship.at.step(heading));
            match to {
                Some(hex) => format!("Sail {heading} to {}", place(view, hex)),
                None => format!("Sail {heading}"),
            }
        }
        Action::Stop => "Stop here".to_owned(),
        Action::Dig => describe_dig(view, seat),
        Action::Leave => "Leave the treasure here".to_owned(),
        Action::Buy(part) => {
            format!("Buy the {} for {} doubloons", part.name(), view.edition().parts.price)
        }
        Action::Hire => "Buy nothing; look for pirates".to_owned(),
        Action::Dismiss(pirate) => format!("Let {} go", card_of(view, pirate)),
        Action::Captain(pirate) => format!("Make {} captain", card_of(view, pirate)),
        Action::Attack(target) => {
            let at = view.ships.get(seat.index()).map(|ship| ship.at);
            format!("Attack {}", foe(view, target, at))
        }
        Action::Rest => "Attack nobody; end the turn".to_owned(),
        Action::Reroll(dice) => describe_reroll(view, dice),
        Action::Stand => "Keep the dice".to_owned(),
        Action::Scapegoat(pirate) => format!("Throw {} to the sharks instead", name(view, pirate)),
        Action::Submit => "Let the mutiny happen".to_owned(),
    }
}

fn describe_play(view: &View, play: Play) -> String {
    match play {
        Play::Ambush => "Play ambush: +3 for your defence".to_owned(),
        Play::Raid => "Play raid: +2 for your attack".to_owned(),
        Play::Assassination(pirate) => match view.owner(pirate) {
            Some(seat) => {
                format!("Play assassination: kill {} of {}", name(view, pirate), color(view, seat))
            }
            None => format!("Play assassination: kill {}", name(view, pirate)),
        },
        Play::Citrus => "Play citrus: discard all your scurvy".to_owned(),
        Play::Tailwind => "Play tailwind: up to two more hexes".to_owned(),
        Play::Soldiers => "Play soldiers: +2 for the nation".to_owned(),
        Play::Scurvy(seat) => format!("Play scurvy: one token for {}", color(view, seat)),
        Play::Mutiny(seat) => format!("Play mutiny: the crew of {} rises", color(view, seat)),
        Play::Mercenaries(side) => format!("Play mercenaries: +1 for {}", side_name(view, side)),
        Play::Keelhaul => "Play keelhaul: there is no mutiny".to_owned(),
        Play::FlyingDutchman(heading) => {
            let to = view.dutchman.step(heading).unwrap_or(Hex::CENTRE);
            format!("Play Flying Dutchman: it sails {heading} to {}", place(view, to))
        }
    }
}

fn describe_dig(view: &View, seat: Seat) -> String {
    let ship = view.ships.get(seat.index());
    let Some((ship, treasure)) = ship.and_then(|ship| Some((ship, view.treasure(ship.at)?))) else {
        return "Dig".to_owned();
    };
    let needed = treasure.maps.saturating_sub(ship.hints);
    format!("Dig with {} for {} doubloons", maps(needed), treasure.doubloons)
}

/// Counted treasure maps.
pub(crate) fn maps(count: u8) -> String {
    match count {
        0 => "no treasure map".to_owned(),
        1 => "1 treasure map".to_owned(),
        _ => format!("{count} treasure maps"),
    }
}

fn describe_reroll(view: &View, dice: Dice) -> String {
    match (dice, view.dice_in_question()) {
        (Dice::First, Some([first, _])) => format!("Fire a cannonball: roll the {first} again"),
        (Dice::Second, Some([_, second])) => format!("Fire a cannonball: roll the {second} again"),
        (Dice::First, None) => "Fire a cannonball: roll the first die again".to_owned(),
        (Dice::Second, None) => "Fire a cannonball: roll the second die again".to_owned(),
        (Dice::Both, _) => "Fire a cannonball: roll both dice again".to_owned(),
    }
}

fn side_name(view: &View, side: Side) -> String {
    match (side, view.fight().and_then(|fight| fight.defender())) {
        (Side::Attacker, _) => color(view, view.turn),
        (Side::Defender, Some(seat)) => color(view, seat),
        (Side::Defender, None) => "the city".to_owned(),
    }
}

pub(crate) fn color(view: &View, seat: Seat) -> String {
    let ship = view.ships.get(seat.index());
    ship.map_or_else(|| format!("seat {seat}"), |ship| ship.color.to_string())
}

pub(crate) fn name(view: &View, pirate: Pirate) -> String {
    view.pirate(pirate).name.clone()
}

fn card_of(view: &View, pirate: Pirate) -> String {
    let card = view.pirate(pirate);
    format!("{} ({}; captain: {})", card.name, card.crew.about(), card.captain.about())
}

/// A hex by what is known to be there.
pub(crate) fn place(view: &View, hex: Hex) -> String {
    let what = match (view.site(hex), view.tile(hex)) {
        (Site::Hideout(None), _) => "the middle hideout".to_owned(),
        (Site::Hideout(Some(color)), _) => format!("the {} hideout", color.name().to_lowercase()),
        (Site::City(nation), _) => format!("the {nation} city"),
        (Site::Fortress(nation), _) => format!("the {nation} fortress"),
        (Site::Island(Size::Large), _) => "a large island".to_owned(),
        (Site::Island(Size::Small), _) => "a small island".to_owned(),
        (Site::Ocean | Site::Sharks, Some(tile)) => match tile.tile {
            Some(tile) => format!("the {tile}"),
            None => "unknown waters".to_owned(),
        },
        (Site::Ocean | Site::Sharks, None) => "open sea".to_owned(),
    };
    format!("{what} ({hex})")
}

pub(crate) fn foe(view: &View, target: Target, at: Option<Hex>) -> String {
    match (target, at) {
        (Target::Player(seat), _) => color(view, seat),
        (Target::Nation, Some(hex)) => place(view, hex),
        (Target::Nation, None) => "the nation".to_owned(),
    }
}

pub(crate) fn cards(cards: &[Card]) -> String {
    let names: Vec<&str> = cards.iter().map(|card| card.name()).collect();
    if names.is_empty() { "nothing".to_owned() } else { names.join(", ") }
}
