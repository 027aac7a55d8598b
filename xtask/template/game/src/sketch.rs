//! The table and the edition as pictures of text.

use crate::{Color, Edition, Pips, Track, View};
use crate::text::color as named;
use game::{Ink, Say, Seat, Sketch, Text};

/// The way with its gold, a line for each boat, then purses and charms.
pub(crate) fn table(view: &View, say: Say<'_>) -> Sketch {
    let mut sketch = Sketch::new();
    sketch.line().put(format!("{:<9}", say(Text::new("tpl-sketch-gold"))), Ink::Strong);
    for space in view.track.spaces() {
        let (sign, ink) = match view.gold_on(space) {
            0 => ("·".to_owned(), Ink::Faint),
            gold => (gold.to_string(), Ink::Yellow),
        };
        sketch.put(format!("{sign} "), ink);
    }
    sketch.put(say(Text::new("tpl-sketch-harbour")), Ink::Strong);
    for (seat, &color) in Seat::all(view.colors.len()).zip(&view.colors) {
        boat(&mut sketch, view, seat, color, say);
    }
    if let Some(dice) = view.dice {
        let [one, other] = dice.map(Pips::get);
        sketch.line();
        let dice = Text::new("tpl-sketch-dice").with("one", one).with("other", other);
        sketch.line().put(say(dice), Ink::Strong);
    }
    sketch
}

/// A boat on its way, what it carries, and its charm as far as it is known.
fn boat(sketch: &mut Sketch, view: &View, seat: Seat, color: Color, say: Say<'_>) {
    let mark = if view.turn == seat { '>' } else { ' ' };
    sketch.line().put(format!("{mark} {:<7}", say(named(color))), ink(color));
    let place = view.places[seat.index()];
    for space in view.track.spaces() {
        sketch.put(if space == place { "B " } else { "~ " }, ink(color));
    }
    let charm = match view.charm(seat) {
        _ if view.played.contains(&seat) => say(Text::new("tpl-sketch-played")),
        Some(charm) => charm.get().to_string(),
        None => "?".to_owned(),
    };
    let carried = Text::new("tpl-sketch-boat").with("gold", view.gold[seat.index()]);
    sketch.text(format!("  {}", say(carried.with("charm", charm))));
}

fn ink(color: Color) -> Ink {
    match color {
        Color::Red => Ink::Red,
        Color::Blue => Ink::Blue,
        Color::Green => Ink::Green,
        Color::Yellow => Ink::Yellow,
    }
}

/// The edition: the way and the keepsake.
pub(crate) fn edition(edition: &Edition, say: Say<'_>) -> Sketch {
    let mut sketch = Sketch::new();
    let Edition { name, keepsake, track } = edition;
    let head = Text::new("tpl-sketch-edition").with("name", name.as_str());
    sketch.line().put(say(head), Ink::Strong);
    let kept = Text::new("tpl-sketch-keepsake").with("gold", *keepsake);
    sketch.line().text(format!("  {}", say(kept)));
    let way = Text::new("tpl-sketch-way").with("gold", gold(*track));
    sketch.line().text(format!("  {}", say(way)));
    sketch
}

fn gold(track: Track) -> String {
    Vec::from(track).iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}
