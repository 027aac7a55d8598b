//! The table and the edition as pictures of text.

use crate::{Color, Edition, Gold, Plank, Row, Side, Space, Stock, View, text};
use game::{Ink, Say, Seat, Sketch, Text};

/// Spaces of the sea that are drawn on each side of the rope line.
const REACH: i8 = 9;

/// The ship from above, then purses and water.
pub(crate) fn table(view: &View, say: Say<'_>) -> Sketch {
    let mut sketch = Sketch::new();
    ship(&mut sketch, view, say);
    crews(&mut sketch, view, say);
    sketch
}

/// One line a plank, bow first; `|` marks the edges of the deck. Pirates by
/// their letter, free spaces by their doubloons.
fn ship(sketch: &mut Sketch, view: &View, say: Say<'_>) {
    let sides = say(Text::new("plk-sketch-ship"));
    sketch.line().put(format!("{:<9}{sides:^40}", ""), Ink::Strong);
    sketch.put(say(Text::new("plk-sketch-tips")), Ink::Faint);
    for row in &view.planks {
        let rolled = view.dice.is_some_and(|dice| dice.contains(&row.plank));
        let mark = if rolled { '*' } else { ' ' };
        let name = say(text::plank(row.plank));
        sketch.line().put(format!("{mark} {name:<7}"), plank_ink(row.plank));
        for deck in -REACH..=REACH {
            cell(sketch, row, deck);
        }
        let gauge = view.gauges[row.plank.index()];
        let ink = if gauge.abs() >= 800 { Ink::Strong } else { Ink::Faint };
        sketch.put(format!("  {:>+4} %", gauge / 10), ink);
    }
    let heels = |by, to| Text::new("plk-heels").with("heel", by).with("side", text::side(to));
    let heel = match view.heel {
        _ if view.calm => Text::new("plk-calm"),
        0 => Text::new("plk-even"),
        heel if heel < 0 => heels(-heel, Side::Port),
        heel => heels(heel, Side::Starboard),
    };
    sketch.line().put(format!("{:<9}{}", "", say(heel)), Ink::Faint);
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

fn crews(sketch: &mut Sketch, view: &View, say: Say<'_>) {
    sketch.line();
    let (sharks, fins) = (say(Text::new("plk-sketch-sharks")), "^".repeat(view.fins as usize));
    sketch.line().put(format!("{sharks} "), Ink::Strong).put(format!("{fins:<9}"), Ink::Cyan);
    let left = Text::new("plk-sketch-left").with("supply", view.supply).with("stock", view.stock);
    sketch.text(say(left));
    if view.sold_out {
        sketch.put(format!("   {}", say(Text::new("plk-last-turn"))), Ink::Strong);
    }
    if let Some([one, other]) = view.dice {
        sketch.text(format!("   {} ", say(Text::new("plk-sketch-dice"))));
        sketch.put(say(text::plank(one)), plank_ink(one)).text(", ");
        sketch.put(say(text::plank(other)), plank_ink(other));
    }
    for (seat, colors) in view.colors.iter().enumerate() {
        let mark = if view.turn == Seat::new(seat as u8) { '>' } else { ' ' };
        let name = say(Text::new("plk-sketch-seat").with("seat", seat));
        sketch.line().text(format!("{mark} {name} "));
        let purse = view.purses[seat].map_or_else(|| "?".to_owned(), |purse| purse.to_string());
        sketch.text(format!("{purse:>4} {} ", say(Text::new("plk-some"))));
        for &color in colors {
            crew(sketch, view, color, say);
        }
    }
    if let Some(neutral) = view.neutral {
        sketch.line().text(format!("  {:<22}", say(Text::new("plk-neutral"))));
        crew(sketch, view, neutral, say);
    }
}

fn crew(sketch: &mut Sketch, view: &View, color: Color, say: Say<'_>) {
    let (water, hand) = (view.water[color.index()], view.hand[color.index()]);
    let name = say(text::color(color));
    sketch.put(format!("  {} {name:<6}", initial(color)), pirate_ink(color));
    sketch.text(say(Text::new("plk-sketch-gold").with("gold", view.gold_under(color))));
    if water > 0 {
        let water = format!(", {water} {}", say(Text::new("plk-is-overboard")));
        sketch.put(water, Ink::Strong);
    }
    if hand > 0 {
        sketch.put(format!(", {hand} {}", say(Text::new("plk-to-place"))), Ink::Faint);
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
pub(crate) fn edition(edition: &Edition, say: Say<'_>) -> Sketch {
    let mut sketch = Sketch::new();
    let Edition { name, fins, stock: Stock { ones, twos }, balance, rocking, planks } = edition;
    sketch.head_edition(say, Text::new("plk-title"), name);
    for values in [
        Text::new("plk-sketch-stock").with("fins", *fins).with("ones", *ones).with("twos", *twos),
        Text::new("plk-sketch-balance")
            .with("pirate", balance.pirate)
            .with("plank", balance.plank)
            .with("edge", balance.edge),
        Text::new("plk-sketch-rocking").with("heel", rocking.per_space).with("most", rocking.most),
    ] {
        sketch.line().text(format!("  {}", say(values)));
    }
    for faces in planks {
        let plank = say(text::plank(faces.plank));
        sketch.line().put(format!("  {plank:<7}"), plank_ink(faces.plank));
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
