//! The table and the edition as pictures of text.

use crate::{Color, Gold, House, Plank, Row, Space, Stock, View};
use game::{Ink, Seat, Sketch};

/// Spaces of the sea that are drawn on each side of the rope line.
const REACH: i8 = 9;

/// The ship from above, then purses and water.
pub(crate) fn table(view: &View) -> Sketch {
    let mut sketch = Sketch::new();
    ship(&mut sketch, view);
    crews(&mut sketch, view);
    sketch
}

/// One line a plank, bow first; `|` marks the edges of the deck. Pirates by
/// their letter, free spaces by their doubloons.
fn ship(sketch: &mut Sketch, view: &View) {
    sketch
        .line()
        .put(format!("{:<9}{:^40}", "", "port   ·   the ship   ·   starboard"), Ink::Strong);
    sketch.put("tips beyond 100 %", Ink::Faint);
    for row in &view.planks {
        let rolled = view.dice.is_some_and(|dice| dice.contains(&row.plank));
        let mark = if rolled { '*' } else { ' ' };
        sketch.line().put(format!("{mark} {:<7}", row.plank.name()), plank_ink(row.plank));
        for deck in -REACH..=REACH {
            cell(sketch, row, deck);
        }
        let gauge = view.gauges[row.plank.index()];
        let ink = if gauge.abs() >= 800 { Ink::Strong } else { Ink::Faint };
        sketch.put(format!("  {:>+4} %", gauge / 10), ink);
    }
    let heel = match view.heel {
        _ if view.calm => "calm sea".to_owned(),
        0 => "the ship lies even".to_owned(),
        heel if heel < 0 => format!("heels {} to port", -heel),
        heel => format!("heels {heel} to starboard"),
    };
    sketch.line().put(format!("{:<9}{heel}", ""), Ink::Faint);
}

/// What lies at a place of the deck or over the sea beside it.
fn cell(sketch: &mut Sketch, row: &Row, deck: i8) {
    sketch.put(if deck == -3 || deck == 4 { "|" } else { " " }, Ink::Faint);
    let Ok(space) = Space::try_from(deck - row.offset) else {
        sketch.put(if (-3..=3).contains(&deck) { "·" } else { "~" }, Ink::Faint);
        return;
    };
    if let Some(&color) = row.pirates.get(&space) {
        sketch.put(initial(color).to_string(), pirate_ink(color));
        return;
    }
    let sign = match row.doubloons.map_or(0, |gold| gold.on(space)) {
        0 if space == Space::ROPE => "=".to_owned(),
        0 => "-".to_owned(),
        gold => gold.to_string(),
    };
    sketch.put(sign, plank_ink(row.plank));
}

fn crews(sketch: &mut Sketch, view: &View) {
    sketch.line();
    let fins = "^".repeat(view.fins as usize);
    sketch.line().put("Sharks ", Ink::Strong).put(format!("{fins:<9}"), Ink::Cyan);
    sketch.text(format!("Doubloons left {} of {}", view.supply, view.stock));
    if view.sold_out {
        sketch.put(", the last turn", Ink::Strong);
    }
    if let Some([one, other]) = view.dice {
        sketch.text("   Dice ").put(one.name(), plank_ink(one));
        sketch.text(" and ").put(other.name(), plank_ink(other));
    }
    for (seat, colors) in view.colors.iter().enumerate() {
        let mark = if view.turn == Seat::new(seat as u8) { '>' } else { ' ' };
        sketch.line().text(format!("{mark} seat {seat} "));
        let purse = view.purses[seat].map_or_else(|| "?".to_owned(), |purse| purse.to_string());
        sketch.text(format!("{purse:>4} doubloons "));
        for &color in colors {
            crew(sketch, view, color);
        }
    }
    if let Some(neutral) = view.neutral {
        sketch.line().text(format!("{:<24}", "  neutral"));
        crew(sketch, view, neutral);
    }
}

fn crew(sketch: &mut Sketch, view: &View, color: Color) {
    let (water, hand) = (view.water[color.index()], view.hand[color.index()]);
    sketch.put(format!("  {} {color:<6}", initial(color)), pirate_ink(color));
    sketch.text(format!("on {} gold", view.gold_under(color)));
    if water > 0 {
        sketch.put(format!(", {water} overboard"), Ink::Strong);
    }
    if hand > 0 {
        sketch.put(format!(", {hand} to place"), Ink::Faint);
    }
}

fn plank_ink(plank: Plank) -> Ink {
    match plank {
        Plank::Red => Ink::Red,
        Plank::Blue => Ink::Blue,
        Plank::Purple => Ink::Purple,
        Plank::Yellow => Ink::Yellow,
        Plank::Green => Ink::Green,
        Plank::Orange => Ink::Orange,
    }
}

fn pirate_ink(color: Color) -> Ink {
    match color {
        Color::White => Ink::White,
        Color::Black => Ink::Black,
        Color::Gray => Ink::Plain,
        Color::Teal => Ink::Cyan,
    }
}

fn initial(color: Color) -> char {
    match color {
        Color::White => 'W',
        Color::Black => 'B',
        Color::Gray => 'G',
        Color::Teal => 'T',
    }
}

/// The edition: sharks, stock, statics and planks.
pub(crate) fn edition(edition: &House) -> Sketch {
    let mut sketch = Sketch::new();
    let House { name, fins, stock: Stock { ones, twos }, balance, rocking, planks } = edition;
    sketch.line().put(format!("Squabble on the Planks, edition `{name}`"), Ink::Strong);
    sketch.line().text(format!("  {fins} fins, {ones} ones and {twos} twos"));
    sketch.line().text(format!(
        "  a pirate weighs {}, a plank {}, the deck ends at {} half-spaces",
        balance.pirate, balance.plank, balance.edge
    ));
    sketch.line().text(format!(
        "  a heel of {} moves the edge one space, {} is the most that counts",
        rocking.per_space, rocking.most
    ));
    for faces in planks {
        sketch.line().put(format!("  {:<7}", faces.plank.name()), plank_ink(faces.plank));
        sketch.text(format!("A {}", gold(faces.a)));
        if let Some(b) = faces.b {
            sketch.text(format!("   B {}", gold(b)));
        }
    }
    sketch
}

fn gold(gold: Gold) -> String {
    <[u8; 9]>::from(gold).map(|count| count.to_string()).join(" ")
}
