//! The way of a ship over several hexes.

use king_of_pirates::{Class, Heading, Hex, Tile, View};

/// The first step of a shortest way; of several, the one with the least danger.
pub(super) fn step(view: &View, at: Hex, to: Hex) -> Option<Heading> {
    let nearer = |hex: &Hex| hex.distance(to) < at.distance(to);
    let beside = Heading::ALL.into_iter().filter_map(|heading| at.step(heading));
    let next =
        beside.filter(nearer).min_by_key(|hex| if *hex == to { 0 } else { danger(view, *hex) });
    next.and_then(|hex| heading(at, hex))
}

/// The hexes between a ship and where it sails.
pub(super) fn between(view: &View, at: Hex, to: Hex) -> Vec<Hex> {
    let next = |at: &Hex| step(view, *at, to).and_then(|heading| at.step(heading));
    std::iter::successors(next(&at), next).take_while(|hex| *hex != to).collect()
}

/// KOP-8, KOP-18, KOP-19: the Dutchman and warships stop a ship, and nobody knows what is face down.
fn danger(view: &View, hex: Hex) -> u8 {
    let tile = view.tile(hex);
    match tile.map(|tile| tile.tile.and_then(Tile::class)) {
        _ if view.dutchman == hex => 3,
        Some(Some(Class::Warship)) => 2,
        Some(None) if tile.is_some_and(|tile| tile.tile.is_none()) => 1,
        _ => 0,
    }
}

/// The direction from a hex to one beside it.
fn heading(from: Hex, to: Hex) -> Option<Heading> {
    Heading::ALL.into_iter().find(|&heading| from.step(heading) == Some(to))
}
