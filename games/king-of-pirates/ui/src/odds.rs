//! The chances of a fight, in words.

use game::Seat;
use king_of_pirates::{Card, Hex, View, with_cannonballs};
use web_kit::words::say_with;

use super::names;

/// The chance against what a nation has on a hex.
pub(super) fn nation(view: &View, seat: Seat, at: Hex) -> Option<String> {
    let ship = &view.ships[seat.index()];
    let card = u32::from(view.edition().loot_worth());
    let strength = view.strength_at(at)?;
    let need = i16::from(strength.defence) - ship.prowess[0];
    let now = with_cannonballs(need, 0) / 10;
    let balls = view.chance_against(seat, strength.defence, 0) / 10;
    let raid = view.chance_against(seat, strength.defence, 2) / 10;
    let odds = say_with(
        "kop-odds-nation",
        &[
            ("need", need.max(2).into()),
            ("now", now.into()),
            ("balls", balls.into()),
            ("loot", strength.loot.into()),
            ("doubloons", (u32::from(strength.loot) * card).into()),
        ],
    );
    if !view.hand.contains(&Card::Raid) {
        return Some(odds);
    }
    Some(format!("{odds} {}", say_with("kop-odds-raid", &[("raid", raid.into())])))
}

/// In a duel, both sides' bonuses.
pub(super) fn duel(view: &View, seat: Seat, other: Seat) -> String {
    let (ship, foe) = (&view.ships[seat.index()], &view.ships[other.index()]);
    let card = u32::from(view.edition().loot_worth());
    let signed = |bonus: i16| format!("{bonus:+}").replace('-', "−");
    say_with(
        "kop-odds-duel",
        &[
            ("yours", signed(ship.prowess[1]).into()),
            ("theirs", signed(foe.prowess[1]).into()),
            ("foe", names::color(foe.color).into()),
            ("doubloons", (card * 4).into()),
            ("have", ship.doubloons.into()),
            ("has", foe.doubloons.into()),
        ],
    )
}
