//! Events in the language of the person.

use game::Seat;
use king_of_pirates::{Dice, Event, Hex, Moment, Pile, Pirate, Play, Side, Target, Tile, View};
use web_kit::words::{Value, say, say_with};

use super::names::{self, card, cards, foe, heading, part, pirate, pirates, place};

#[expect(clippy::too_many_lines, reason = "one arm an event")]
pub(super) fn event(view: &View, event: &Event) -> String {
    let who = |seat: &Seat| -> Value { names::who(view, *seat).into() };
    let name = |one: &Pirate| -> Value { pirate(view, *one).into() };
    let at = |hex: &Hex| -> Value { place(view, *hex).into() };
    let of = |key: &str, seat: &Seat| say_with(key, &[("who", who(seat))]);
    let and = |key: &str, seat: &Seat, more: &str, value: Value| {
        say_with(key, &[("who", who(seat)), (more, value)])
    };
    match event {
        Event::First { seat } => of("kop-first", seat),
        Event::TilesLaid { sharks: true } => say("kop-laid-sharks"),
        Event::TilesLaid { sharks: false } => say("kop-laid-ocean"),
        Event::Shuffled { pile, cards } => {
            let key = match pile {
                Pile::Actions => "kop-shuffled-actions",
                Pile::Pirates => "kop-shuffled-pirates",
            };
            say_with(key, &[("cards", (*cards).into())])
        }
        Event::Drew { seat, count, cards: None } => {
            and("kop-drew-hidden", seat, "count", (*count).into())
        }
        Event::Drew { seat, cards: Some(drawn), .. } => {
            and("kop-drew", seat, "cards", cards(drawn).into())
        }
        Event::Turn { seat, round } => and("kop-turn", seat, "round", (*round).into()),
        Event::Discarded { seat, card: thrown } => {
            and("kop-discarded", seat, "card", card(*thrown).into())
        }
        Event::Played { seat, play } => played(view, *seat, *play),
        // KOP-39: passes would fill the log; that the window closes says it.
        Event::Passed { .. } => String::new(),
        Event::WindowClosed { at } => say(closed(*at)),
        Event::DutchmanMoved { to } => say_with("kop-dutchman-moved", &[("place", at(to))]),
        Event::Haunted { seat, cards: lost, pirates: gone } => say_with(
            "kop-haunted",
            &[
                ("who", who(seat)),
                ("cards", cards(lost).into()),
                ("pirates", pirates(view, gone).into()),
            ],
        ),
        Event::Sent { seat, to } => and("kop-sent", seat, "place", at(to)),
        Event::Scurvy { seat, tokens: 0 } => of("kop-scurvy-healed", seat),
        Event::Scurvy { seat, .. } => of("kop-scurvy", seat),
        Event::Cured { seat } => of("kop-cured", seat),
        Event::RumLost { seat, rum, left } => say_with(
            "kop-rum-lost",
            &[("who", who(seat)), ("rum", (*rum).into()), ("left", (*left).into())],
        ),
        Event::MutinyLooms { seat } => of("kop-mutiny-looms", seat),
        Event::MutinyPrevented { seat, scapegoat: Some(goat) } => {
            and("kop-prevented-goat", seat, "pirate", name(goat))
        }
        Event::MutinyPrevented { seat, scapegoat: None } => of("kop-prevented", seat),
        Event::Mutinied { seat, captain: Some(captain) } => {
            and("kop-mutinied", seat, "pirate", name(captain))
        }
        Event::Mutinied { seat, captain: None } => of("kop-mutinied-nobody", seat),
        Event::Killed { seat, pirate } => and("kop-killed", seat, "pirate", name(pirate)),
        Event::Promoted { seat, pirate } => and("kop-promoted", seat, "pirate", name(pirate)),
        Event::Stole { seat, from, doubloons } => say_with(
            "kop-stole",
            &[("who", who(seat)), ("from", who(from)), ("doubloons", (*doubloons).into())],
        ),
        Event::Sailed { seat, to } => and("kop-sailed", seat, "place", at(to)),
        Event::TurnedUp { at, tile } => turned_up(*at, *tile),
        Event::Stopped { seat, at: hex } => and("kop-stopped", seat, "place", at(hex)),
        Event::Dug { seat, maps, doubloons, .. } => say_with(
            "kop-dug",
            &[("who", who(seat)), ("maps", (*maps).into()), ("doubloons", (*doubloons).into())],
        ),
        Event::Bought { seat, part: bought, price } => say_with(
            "kop-bought",
            &[("who", who(seat)), ("part", part(*bought).into()), ("price", (*price).into())],
        ),
        Event::Hired { seat, pirates: met } => {
            and("kop-hired", seat, "pirates", pirates(view, met).into())
        }
        Event::Dismissed { seat, pirate } => and("kop-dismissed", seat, "pirate", name(pirate)),
        Event::Refitted { seat, captain, rum, cannonballs } => say_with(
            "kop-refitted",
            &[
                ("who", who(seat)),
                ("captain", captain.as_ref().map_or_else(|| say("kop-nobody").into(), name)),
                ("rum", (*rum).into()),
                ("balls", (*cannonballs).into()),
            ],
        ),
        Event::Attacked { seat, target, at } => {
            and("kop-attacked", seat, "foe", foe(view, *target, Some(*at)).into())
        }
        Event::Rerolls { seat, dice } => {
            let key = match dice {
                Dice::First => "kop-rerolls-first",
                Dice::Second => "kop-rerolls-second",
                Dice::Both => "kop-rerolls-both",
            };
            of(key, seat)
        }
        Event::Rolled { seat, dice: [first, second] } => say_with(
            "kop-rolled",
            &[("who", who(seat)), ("first", (*first).into()), ("second", (*second).into())],
        ),
        Event::FightVoid { seat } => of("kop-fight-void", seat),
        Event::Fought { seat, target, attack, defence, won } => {
            let key = match (target, won) {
                (Target::Nation, true) => "kop-won-nation",
                (Target::Nation, false) => "kop-lost-nation",
                (Target::Player(_), true) => "kop-won-duel",
                (Target::Player(_), false) => "kop-lost-duel",
            };
            say_with(
                key,
                &[("who", who(seat)), ("attack", (*attack).into()), ("defence", (*defence).into())],
            )
        }
        Event::Sunk { at, tile } => located("kop-sunk", *at, *tile),
        Event::Looted { seat, from, cards, doubloons } => {
            let cards: Vec<String> = cards.iter().map(ToString::to_string).collect();
            let given = [
                ("who", who(seat)),
                ("cards", cards.join(" + ").into()),
                ("doubloons", (*doubloons).into()),
                ("from", from.as_ref().map_or_else(|| "".into(), who)),
            ];
            say_with(if from.is_some() { "kop-looted-from" } else { "kop-looted" }, &given)
        }
        Event::Won { seat, doubloons } => and("kop-won", seat, "doubloons", (*doubloons).into()),
    }
}

fn played(view: &View, seat: Seat, play: Play) -> String {
    let (who, name) = (names::who(view, seat), card(play.card()));
    let basic: [(&str, Value); 2] = [("who", who.into()), ("card", name.into())];
    let [who, name] = basic;
    match play {
        Play::Ambush
        | Play::Raid
        | Play::Citrus
        | Play::Tailwind
        | Play::Soldiers
        | Play::Keelhaul => say_with("kop-played", &[who, name]),
        Play::Assassination(victim) => {
            say_with("kop-played-on", &[who, name, ("whom", pirate(view, victim).into())])
        }
        Play::Scurvy(victim) | Play::Mutiny(victim) => {
            say_with("kop-played-on", &[who, name, ("whom", names::who(view, victim).into())])
        }
        Play::Mercenaries(Side::Attacker) => say_with("kop-played-attacker", &[who, name]),
        Play::Mercenaries(Side::Defender) => say_with("kop-played-defender", &[who, name]),
        Play::FlyingDutchman(to) => {
            say_with("kop-played-dutchman", &[who, name, ("heading", heading(to).into())])
        }
    }
}

/// KOP-39.
fn closed(at: Moment) -> &'static str {
    match at {
        Moment::Upkeep => "kop-closed-upkeep",
        Moment::Landed => "kop-closed-landed",
        Moment::Before => "kop-closed-before",
        Moment::After => "kop-closed-after",
    }
}

fn turned_up(at: Hex, tile: Tile) -> String {
    let key = if tile.class().is_some() { "kop-sighted" } else { "kop-only-sea" };
    located(key, at, tile)
}

fn located(key: &str, at: Hex, tile: Tile) -> String {
    let (hex, tile) = (at.to_string(), names::tile(tile));
    say_with(key, &[("hex", hex.into()), ("tile", tile.into())])
}
