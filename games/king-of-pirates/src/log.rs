//! Events in words.

use crate::words::{self, cards, color, foe, name, place};
use crate::{Dice, Event, Hex, Moment, Pile, Pirate, Play, Target, Tile, View};
use table::Seat;

#[allow(clippy::too_many_lines)] // one arm an event
pub(crate) fn narrate(view: &View, event: &Event) -> String {
    let who = |seat: &Seat| color(view, *seat);
    let pirate = |pirate: &Pirate| name(view, *pirate);
    let crew = |pirates: &[Pirate]| {
        let names: Vec<String> = pirates.iter().map(pirate).collect();
        if names.is_empty() { "nobody".to_owned() } else { names.join(", ") }
    };
    match event {
        Event::First { seat } => format!("{} begins.", who(seat)),
        Event::TilesLaid { sharks: true } => "The shark waters are laid out.".to_owned(),
        Event::TilesLaid { sharks: false } => "The ocean is laid out.".to_owned(),
        Event::Shuffled { pile: Pile::Actions, cards } => {
            format!("{cards} action cards are shuffled.")
        }
        Event::Shuffled { pile: Pile::Pirates, cards } => format!("{cards} pirates are shuffled."),
        Event::Drew { seat, count, cards: None } => {
            format!("{} draws {count} action {}.", who(seat), plural(*count, "card"))
        }
        Event::Drew { seat, cards: Some(drawn), .. } => {
            format!("{} draws {}.", who(seat), cards(drawn))
        }
        Event::Turn { seat, round } => format!("Round {round}: {}'s turn.", who(seat)),
        Event::Discarded { seat, card } => format!("{} discards {card}.", who(seat)),
        Event::Played { seat, play } => played(view, *seat, *play),
        // KOP-39: passes would fill the log; that the window closes says it.
        Event::Passed { .. } => String::new(),
        Event::WindowClosed { at } => closed(*at).to_owned(),
        Event::DutchmanMoved { to } => {
            format!("The Flying Dutchman sails to {}.", place(view, *to))
        }
        Event::Haunted { seat, cards: lost, pirates } => format!(
            "{} meets the Flying Dutchman and loses {} and {}.",
            who(seat),
            cards(lost),
            crew(pirates)
        ),
        Event::Sent { seat, to } => format!("{} is driven to {}.", who(seat), place(view, *to)),
        Event::Scurvy { seat, tokens: 0 } => format!("The healer of {} sees to it.", who(seat)),
        Event::Scurvy { seat, .. } => format!("{} has scurvy aboard.", who(seat)),
        Event::Cured { seat } => format!("{} is rid of all scurvy.", who(seat)),
        Event::RumLost { seat, rum: 0, .. } => {
            format!("The crew of {} finds no rum.", who(seat))
        }
        Event::RumLost { seat, rum, left } => {
            format!("The crew of {} drinks {rum} rum; {left} left.", who(seat))
        }
        Event::MutinyLooms { seat } => format!("A mutiny is brewing aboard {}.", who(seat)),
        Event::MutinyPrevented { seat, scapegoat: Some(goat) } => {
            format!("{} throws out {} and prevents it.", who(seat), pirate(goat))
        }
        Event::MutinyPrevented { seat, scapegoat: None } => {
            format!("Somebody is keelhauled: no mutiny aboard {}.", who(seat))
        }
        Event::Mutinied { seat, captain: Some(captain) } => {
            format!("Mutiny! The crew of {} throws out {}.", who(seat), pirate(captain))
        }
        Event::Mutinied { seat, captain: None } => {
            format!("Mutiny! There is no captain to throw out of {}.", who(seat))
        }
        Event::Killed { seat, pirate: dead } => {
            format!("{} of {} is assassinated.", pirate(dead), who(seat))
        }
        Event::Promoted { seat, pirate: captain } => {
            format!("{} is now captain of {}.", pirate(captain), who(seat))
        }
        Event::Stole { seat, from, doubloons } => {
            format!("{} steals {doubloons} doubloons from {}.", who(seat), who(from))
        }
        Event::Sailed { seat, to } => format!("{} sails to {}.", who(seat), place(view, *to)),
        Event::TurnedUp { at, tile } => turned_up(*at, *tile),
        Event::Stopped { seat, at } => format!("{} stops at {}.", who(seat), place(view, *at)),
        Event::Dug { seat, maps, doubloons, .. } => {
            format!("{} digs up {doubloons} doubloons with {}.", who(seat), words::maps(*maps))
        }
        Event::Bought { seat, part, price } => {
            format!("{} buys the {} for {price} doubloons.", who(seat), part.name())
        }
        Event::Hired { seat, pirates } => format!("{} meets {}.", who(seat), crew(pirates)),
        Event::Dismissed { seat, pirate: gone } => {
            format!("{} lets {} go.", who(seat), pirate(gone))
        }
        Event::Refitted { seat, captain, rum, cannonballs } => {
            let captain = captain.as_ref().map_or_else(|| "no captain".to_owned(), pirate);
            let who = who(seat);
            let balls = plural(*cannonballs, "cannonball");
            format!("{who} is ready: {captain} commands, {rum} rum, {cannonballs} {balls}.")
        }
        Event::Attacked { seat, target, at } => {
            format!("{} attacks {}.", who(seat), foe(view, *target, Some(*at)))
        }
        Event::Rerolls { seat, dice } => {
            let which = match dice {
                Dice::First => "the first die",
                Dice::Second => "the second die",
                Dice::Both => "both dice",
            };
            format!("{} fires a cannonball to roll {which} again.", who(seat))
        }
        Event::Rolled { seat, dice: [first, second] } => {
            format!("{} rolls {first} and {second}.", who(seat))
        }
        Event::FightVoid { seat } => format!("{} has nobody left to fight.", who(seat)),
        Event::Fought { seat, target, attack, defence, won } => {
            let verb = if *won { "wins" } else { "loses" };
            let of = match target {
                Target::Nation => "a defence of ",
                Target::Player(_) => "",
            };
            format!("{} {verb}: {attack} against {of}{defence}.", who(seat))
        }
        Event::Sunk { at, tile } => format!("The {tile} at {at} is gone."),
        Event::Looted { seat, from, cards, doubloons } => {
            let cards: Vec<String> = cards.iter().map(ToString::to_string).collect();
            let whose = from.as_ref().map_or_else(String::new, |from| format!(" of {}", who(from)));
            let cards = cards.join(" + ");
            format!("{} draws {cards} and takes {doubloons} doubloons{whose}.", who(seat))
        }
        Event::LastRound { round } => {
            format!("Round {round} is the last: after it, the richest player wins.")
        }
        Event::LastRoundOver { round } => format!(
            "Round {round}, the last, is over: the richest player wins; tied players share the win."
        ),
        Event::Won { seat, doubloons } => {
            format!("With {doubloons} doubloons {} is King of Pirates!", who(seat))
        }
    }
}

fn played(view: &View, seat: Seat, play: Play) -> String {
    let (who, card) = (color(view, seat), play.card());
    match play {
        Play::Ambush
        | Play::Raid
        | Play::Citrus
        | Play::Tailwind
        | Play::Soldiers
        | Play::Keelhaul => format!("{who} plays {card}."),
        Play::Assassination(pirate) => format!("{who} plays {card} on {}.", name(view, pirate)),
        Play::Scurvy(victim) | Play::Mutiny(victim) => {
            format!("{who} plays {card} on {}.", color(view, victim))
        }
        Play::Mercenaries(side) => {
            let side = match side {
                crate::Side::Attacker => "attacker",
                crate::Side::Defender => "defender",
            };
            format!("{who} plays {card} for the {side}.")
        }
        Play::FlyingDutchman(heading) => format!("{who} plays {card}, to the {heading}."),
    }
}

/// KOP-39.
fn closed(at: Moment) -> &'static str {
    match at {
        Moment::Upkeep => "Nobody plays another card: the upkeep is over.",
        Moment::Landed => "Nobody plays another card: the movement is over.",
        Moment::Before => "Nobody plays another card: the dice are rolled.",
        Moment::After => "Nobody plays another card: the dice decide.",
    }
}

fn turned_up(at: Hex, tile: Tile) -> String {
    if tile.class().is_some() {
        format!("A {tile} is sighted at {at}.")
    } else {
        format!("Nothing but sea at {at}.")
    }
}

fn plural(count: u8, noun: &str) -> String {
    if count == 1 { noun.to_owned() } else { format!("{noun}s") }
}
