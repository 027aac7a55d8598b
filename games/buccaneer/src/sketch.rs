//! The table and the edition as pictures of text.

use crate::{Booty, House, Ship, View};
use disc_stacks::draw_stacks;
use game::{Ink, Seat, Sketch};

/// The table: ships, stacks, purses.
pub(crate) fn table(view: &View) -> Sketch {
    let mut sketch = Sketch::new();
    ships(&mut sketch, view);
    stacks(&mut sketch, view);
    purses(&mut sketch, view);
    sketch
}

fn ships(sketch: &mut Sketch, view: &View) {
    sketch.line().put("Ships in sight", Ink::Strong);
    sketch.put(format!("  ({} more to come)", view.unseen.len()), Ink::Faint);
    for (number, ship) in view.ships.iter().enumerate() {
        sketch.line().put(format!("  {number}  "), Ink::Strong).text(card(*ship));
    }
}

fn card(ship: Ship) -> String {
    let booty: Vec<&str> = ship.booty().map(Booty::name).collect();
    let Ship { crew, ducats, wild, .. } = ship;
    format!("crew {crew}   {ducats:>2} ducats   ? = {wild}   {}", booty.join(", "))
}

fn stacks(sketch: &mut Sketch, view: &View) {
    sketch.line();
    sketch.line().put("Stacks", Ink::Strong).put("  (the captain on the left)", Ink::Faint);
    draw_stacks(sketch, &view.colors, &view.stacks);
}

fn purses(sketch: &mut Sketch, view: &View) {
    sketch.line();
    sketch.line().put(format!("{:<10}{:>7}", "Purses", "ducats"), Ink::Strong);
    for kind in Booty::ALL {
        sketch.put(format!("  {} ({})", kind.name(), view.worth.of(kind)), Ink::Faint);
    }
    sketch.put("  if it ended now", Ink::Faint);
    for (seat, color) in view.colors.iter().enumerate() {
        let mark = if view.turn.index() == seat { '>' } else { ' ' };
        sketch.line().put(format!("{mark} {color:<8}"), color.ink());
        sketch.text(format!("{:>7}", view.ducats[seat]));
        for kind in Booty::ALL {
            let width = kind.name().len() + view.worth.of(kind).to_string().len() + 5;
            sketch.text(format!("{:>width$}", view.pieces(Seat::new(seat as u8), kind)));
        }
        sketch.text(format!("{:>17}", view.standing.scores[seat]));
    }
}

/// The edition: worths and ships.
pub(crate) fn edition(edition: &House) -> Sketch {
    let mut sketch = Sketch::new();
    sketch.line().put(format!("Buccaneer, edition `{}`", edition.name), Ink::Strong);
    for kind in Booty::ALL {
        sketch.line().text(format!("  {:<12} {:>2}", kind.name(), edition.worth.of(kind)));
    }
    for (number, ship) in edition.ships.iter().enumerate() {
        sketch.line().text(format!("  {:>2}  {}", number + 1, card(*ship)));
    }
    sketch
}
