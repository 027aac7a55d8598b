//! The table and the edition as pictures of text.

use crate::{Booty, Edition, Ship, View, Worth};
use disc_stacks::sketch::{Purses, card_row, draw_stacks, head_cards, head_edition};
use game::{Ink, Say, Sketch, Text};

/// The table: ships, stacks, purses.
pub(crate) fn table(view: &View, say: Say<'_>) -> Sketch {
    let mut sketch = Sketch::new();
    head_cards(&mut sketch, say, Text::new("buc-ships-label"), view.unseen.len());
    for (number, ship) in view.ships.iter().enumerate() {
        sketch.line().put(format!("  {number}  "), Ink::Strong).text(row(*ship, say));
    }
    let heading = Text::new("buc-stacks-label");
    draw_stacks(&mut sketch, say, heading, &view.colors, &view.stacks);
    let purses = Purses {
        colors: &view.colors,
        turn: view.turn,
        ducats: &view.ducats,
        kinds: &kinds(view.worth),
        scores: &view.standing.scores,
    };
    purses.draw(&mut sketch, say, |seat, kind| view.pieces(seat, Booty::ALL[kind]), |_| None);
    sketch
}

fn row(ship: Ship, say: Say<'_>) -> String {
    card_row(say, (ship.crew, ship.ducats, ship.wild), ship.booty().map(Booty::name))
}

fn kinds(worth: Worth) -> [(&'static str, u8); 4] {
    Booty::ALL.map(|kind| (kind.name(), worth.of(kind)))
}

/// The edition: worths and ships.
pub(crate) fn edition(edition: &Edition, say: Say<'_>) -> Sketch {
    let mut sketch = Sketch::new();
    let title = Text::new("buc-title");
    head_edition(&mut sketch, say, (title, &edition.name), &kinds(edition.worth));
    for (number, ship) in edition.ships.iter().enumerate() {
        sketch.line().text(format!("  {:>2}  {}", number + 1, row(*ship, say)));
    }
    sketch
}
