//! What happens where a ship sails to, before it does.

use game::Seat;
use king_of_pirates::{Card, Class, Hex, Site, Tile, View};
use web_kit::words::{say, say_with};

use super::looks;
use super::names;
use super::odds;

/// Where the course leads, and how far.
pub(super) fn words(view: &View, seat: Seat, to: Hex) -> String {
    let hexes = view.ships[seat.index()].at.distance(to);
    let place = names::what(view, to);
    say_with("kop-course", &[("hexes", hexes.into()), ("place", place.into())])
}

/// What there is to expect, a paragraph each.
pub(super) fn outlook(view: &View, seat: Seat, to: Hex) -> Vec<String> {
    let left = view.movement.saturating_sub(view.ships[seat.index()].at.distance(to));
    let left = say_with("kop-course-left", &[("hexes", left.into())]);
    let stops = stops(view, to);
    let place = place(view, seat, to);
    let met = met(view, seat, to);
    place.into_iter().chain(met).chain((!stops).then_some(left)).collect()
}

/// KOP-8, KOP-19: does the Dutchman or a warship end the movement there?
pub(super) fn stops(view: &View, to: Hex) -> bool {
    is_haunted(view, to) || class_at(view, to) == Some(Class::Warship)
}

/// KOP-8: is the Dutchman there, outside a hideout?
pub(super) fn is_haunted(view: &View, to: Hex) -> bool {
    view.dutchman == to && !view.site(to).is_hideout()
}

fn class_at(view: &View, to: Hex) -> Option<Class> {
    view.tile(to)?.tile?.class()
}

fn place(view: &View, seat: Seat, to: Hex) -> Option<String> {
    if is_haunted(view, to) {
        return Some(say("kop-arrive-dutchman"));
    }
    match view.site(to) {
        Site::Hideout(_) => Some(say("kop-arrive-hideout")),
        Site::Island(_) => view.treasure(to).map(|treasure| {
            let maps = view.hand.iter().filter(|card| **card == Card::TreasureMap).count() as u8;
            let held = maps + view.ships[seat.index()].hints;
            let (needed, doubloons) = (treasure.maps, treasure.doubloons);
            say_with(
                "kop-arrive-island",
                &[("maps", needed.into()), ("held", held.into()), ("doubloons", doubloons.into())],
            )
        }),
        Site::City(_) | Site::Fortress(_) => odds::nation(view, seat, to),
        Site::Ocean | Site::Sharks => match view.tile(to) {
            Some(tile) if tile.tile.is_none() => Some(unknown(view, to)),
            Some(_) if class_at(view, to) == Some(Class::Warship) => {
                let chance = odds::nation(view, seat, to).unwrap_or_default();
                Some(format!("{} {chance}", say("kop-arrive-warship")))
            }
            _ => odds::nation(view, seat, to),
        },
    }
}

/// How likely a ship lies face down in such waters.
fn unknown(view: &View, to: Hex) -> String {
    let sharks = view.site(to) == Site::Sharks;
    let hidden = if sharks { view.hidden_sharks } else { view.hidden_ocean };
    let of = |wanted: &dyn Fn(Option<Class>) -> bool| -> u32 {
        let tiles = Tile::all().filter(|tile| wanted(tile.class()));
        tiles.map(|tile| u32::from(hidden[tile.index()])).sum()
    };
    let (all, ships) = (of(&|_| true), of(&|class| class.is_some()));
    let warships = of(&|class| class == Some(Class::Warship));
    let numbers = [("tiles", all.into()), ("ships", ships.into()), ("warships", warships.into())];
    say_with("kop-arrive-unknown", &numbers)
}

/// KOP-20: the rivals there.
fn met(view: &View, seat: Seat, to: Hex) -> Option<String> {
    let safe = view.site(to).is_hideout() || is_haunted(view, to);
    let others = Seat::all(view.ships.len()).filter(|other| *other != seat && !safe);
    let there = others.filter(|other| view.ships[other.index()].at == to);
    let who: Vec<String> = there.map(|other| looks::name(view, other)).collect();
    (!who.is_empty()).then(|| say_with("kop-arrive-rivals", &[("who", who.join(", ").into())]))
}
