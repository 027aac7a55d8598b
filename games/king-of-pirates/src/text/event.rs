//! Events as keys and values.

use super::names::{
    self, card, cards, cards_and_pirates, foe, heading, part, pirate, pirates, place,
};
use crate::{Dice, Event, Hex, Pile, Pirate, Play, Side, Target, Tile, View};
use game::{Join, Seat, Text};

/// A sentence for the log; none where an event needs none.
#[expect(clippy::too_many_lines, reason = "one arm an event")]
pub(crate) fn event_text(view: &View, event: &Event) -> Option<Text> {
    let who = |seat: &Seat| names::who(view, *seat);
    let name = |one: &Pirate| pirate(view, *one);
    let at = |hex: &Hex| place(view, *hex);
    let of = |key, seat: &Seat| Text::new(key).with("who", who(seat));
    Some(match event {
        Event::First { seat } => of("kop-first", seat),
        Event::TilesLaid { sharks: true } => Text::new("kop-laid-sharks"),
        Event::TilesLaid { sharks: false } => Text::new("kop-laid-ocean"),
        Event::Shuffled { pile, cards } => {
            let key = match pile {
                Pile::Actions => "kop-shuffled-actions",
                Pile::Pirates => "kop-shuffled-pirates",
            };
            Text::new(key).with("cards", *cards)
        }
        Event::Drew { seat, count, cards: None } => {
            of("kop-drew-hidden", seat).with("count", *count)
        }
        Event::Drew { seat, cards: Some(drawn), .. } => {
            of("kop-drew", seat).with("cards", cards(drawn))
        }
        Event::Turn { seat, round } => of("kop-turn", seat).with("round", *round),
        Event::Discarded { seat, card: thrown } => {
            of("kop-discarded", seat).with("card", card(*thrown))
        }
        Event::Played { seat, play } => played(view, *seat, *play),
        // KOP-39: passes would fill the log, and what follows says that the window is closed.
        Event::Passed { .. } | Event::WindowClosed { .. } => return None,
        Event::DutchmanMoved { to } => Text::new("kop-dutchman-moved").with("place", at(to)),
        Event::Haunted { seat, cards: lost, pirates: gone } => {
            of("kop-haunted", seat).with("lost", cards_and_pirates(view, lost, gone))
        }
        Event::Sent { seat, to } => of("kop-sent", seat).with("place", at(to)),
        Event::Scurvy { seat, tokens: 0 } => of("kop-scurvy-healed", seat),
        Event::Scurvy { seat, .. } => of("kop-scurvy", seat),
        Event::Cured { seat } => of("kop-cured", seat),
        Event::RumLost { seat, rum, left } => {
            of("kop-rum-lost", seat).with("rum", *rum).with("left", *left)
        }
        Event::MutinyLooms { seat } => of("kop-mutiny-looms", seat),
        Event::MutinyPrevented { seat, scapegoat: Some(goat) } => {
            of("kop-prevented-goat", seat).with("pirate", name(goat))
        }
        Event::MutinyPrevented { seat, scapegoat: None } => of("kop-prevented", seat),
        Event::Mutinied { seat, captain: Some(captain) } => {
            of("kop-mutinied", seat).with("pirate", name(captain))
        }
        Event::Mutinied { seat, captain: None } => of("kop-mutinied-nobody", seat),
        Event::Killed { seat, pirate } => of("kop-killed", seat).with("pirate", name(pirate)),
        Event::Promoted { seat, pirate } => of("kop-promoted", seat).with("pirate", name(pirate)),
        Event::Stole { seat, from, doubloons } => {
            of("kop-stole", seat).with("from", who(from)).with("doubloons", *doubloons)
        }
        Event::Sailed { seat, to } => of("kop-sailed", seat).with("place", at(to)),
        Event::TurnedUp { at, tile } => turned_up(*at, *tile),
        Event::Stopped { seat, at: hex } => of("kop-stopped", seat).with("place", at(hex)),
        Event::Dug { seat, maps, doubloons, .. } => {
            of("kop-dug", seat).with("maps", *maps).with("doubloons", *doubloons)
        }
        Event::Bought { seat, part: bought, price } => {
            of("kop-bought", seat).with("part", part(*bought)).with("price", *price)
        }
        Event::Hired { seat, pirates: met } => {
            of("kop-hired", seat).with("pirates", pirates(view, met))
        }
        Event::Dismissed { seat, pirate } => of("kop-dismissed", seat).with("pirate", name(pirate)),
        Event::Refitted { seat, captain, rum, cannonballs } => of("kop-refitted", seat)
            .with("captain", captain.as_ref().map_or_else(|| Text::new("kop-nobody").into(), name))
            .with("rum", *rum)
            .with("balls", *cannonballs),
        Event::Attacked { seat, target, at } => {
            of("kop-attacked", seat).with("foe", foe(view, *target, Some(*at)))
        }
        Event::Rerolls { seat, dice } => {
            let key = match dice {
                Dice::First => "kop-rerolls-first",
                Dice::Second => "kop-rerolls-second",
                Dice::Both => "kop-rerolls-both",
            };
            of(key, seat)
        }
        Event::Rolled { seat, dice: [first, second] } => {
            of("kop-rolled", seat).with("first", *first).with("second", *second)
        }
        Event::FightVoid { seat } => of("kop-fight-void", seat),
        Event::Fought { seat, target, attack, defence, won } => {
            let key = match (target, won) {
                (Target::Nation, true) => "kop-won-nation",
                (Target::Nation, false) => "kop-lost-nation",
                (Target::Player(_), true) => "kop-won-duel",
                (Target::Player(_), false) => "kop-lost-duel",
            };
            of(key, seat).with("attack", *attack).with("defence", *defence)
        }
        Event::Sunk { at, tile } => located("kop-sunk", *at, *tile),
        Event::Looted { seat, from, cards, doubloons } => {
            let text = match from {
                Some(from) => of("kop-looted-from", seat).with("from", who(from)),
                None => of("kop-looted", seat),
            };
            let cards = Join::Plus.of(cards.iter().map(ToString::to_string));
            text.with("cards", cards).with("doubloons", *doubloons)
        }
        Event::LastRound { round } => Text::new("kop-last-round").with("round", *round),
        Event::LastRoundOver { round } => Text::new("kop-last-round-over").with("round", *round),
        Event::Won { seat, doubloons } => of("kop-won", seat).with("doubloons", *doubloons),
    })
}

fn played(view: &View, seat: Seat, play: Play) -> Text {
    let of = |key| {
        let text = Text::new(key).with("who", names::who(view, seat));
        text.with("card", card(play.card()))
    };
    match play {
        Play::Ambush
        | Play::Raid
        | Play::Citrus
        | Play::Tailwind
        | Play::Soldiers
        | Play::Keelhaul => of("kop-played"),
        Play::Assassination(victim) => of("kop-played-on").with("whom", pirate(view, victim)),
        Play::Scurvy(victim) | Play::Mutiny(victim) => {
            of("kop-played-on").with("whom", names::who(view, victim))
        }
        Play::Mercenaries(Side::Attacker) => of("kop-played-attacker"),
        Play::Mercenaries(Side::Defender) => of("kop-played-defender"),
        Play::FlyingDutchman(to) => of("kop-played-dutchman").with("heading", heading(to)),
    }
}

fn turned_up(at: Hex, tile: Tile) -> Text {
    let key = if tile.class().is_some() { "kop-sighted" } else { "kop-only-sea" };
    located(key, at, tile)
}

fn located(key: &'static str, at: Hex, tile: Tile) -> Text {
    Text::new(key).with("hex", names::coordinates(at)).with("tile", names::tile(tile))
}
