//! The table and the edition as pictures of text.

use crate::{Card, Edition, Kind, Token, View, price_of_wheel, text};
use disc_stacks::sketch::{Purses, card_row, draw_stacks, head_cards, head_edition};
use disc_stacks::text::color as color_text;
use game::{Ink, Say, Seat, Sketch, Text};

/// The table: cards, parties, purses, kept cards.
pub(crate) fn table(view: &View, say: Say<'_>) -> Sketch {
    let mut sketch = Sketch::new();
    head_cards(&mut sketch, say, Text::new("pir-cards-label"), view.to_come());
    for (number, row) in rows(&view.cards, say).into_iter().enumerate() {
        sketch.line().put(format!("  {number}  "), Ink::Strong).text(row);
    }
    let heading = Text::new("pir-parties-label");
    draw_stacks(&mut sketch, say, heading, &view.colors, &view.stacks);
    purses(&mut sketch, view, say);
    kept(&mut sketch, view, say);
    prices(&mut sketch, view, say);
    sketch
}

/// A line a card, with its marks in a column.
fn rows(cards: &[Card], say: Say<'_>) -> Vec<String> {
    let columns = |card: &Card| {
        let tokens = card.tokens().map(Token::name);
        card_row(say, (card.crew, card.ducats, card.wild), tokens)
    };
    let columns: Vec<String> = cards.iter().map(columns).collect();
    let width = columns.iter().map(|row| row.chars().count()).max().unwrap_or(0);
    let row = |(card, columns): (&Card, String)| {
        let row = format!("{:<11}  {columns:<width$}  {}", kind(*card, say), emblems(*card));
        row.trim_end().to_owned()
    };
    cards.iter().zip(columns).map(row).collect()
}

fn kind(card: Card, say: Say<'_>) -> String {
    say(Text::new("pir-sketch-kind").with("kind", text::kind(card.kind)))
}

/// Wheels as `*`, anchors as `+`: a mark each.
fn emblems(card: Card) -> String {
    match card.kind {
        Kind::Ship => "*".repeat(card.wheels.into()),
        Kind::Ruin => "+".repeat(card.anchors.into()),
        Kind::Monster => String::new(),
    }
}

fn purses(sketch: &mut Sketch, view: &View, say: Say<'_>) {
    let purses = Purses {
        colors: &view.colors,
        turn: view.turn,
        ducats: &view.ducats,
        kinds: &Token::ALL.map(|token| (token.name(), view.worth.of(token))),
        scores: &view.standing.scores,
    };
    let spot = format!("● {}", say(Text::new("pir-black-spot")));
    let mark = |seat| (view.black_spot == Some(seat)).then(|| spot.clone());
    purses.draw(sketch, say, |seat, kind| view.tokens(seat, Token::ALL[kind]), mark);
}

/// PIR-23: what everybody has kept, with its wheels and anchors.
fn kept(sketch: &mut Sketch, view: &View, say: Say<'_>) {
    sketch.line();
    sketch.line().put(say(Text::new("pir-kept-label")), Ink::Strong);
    sketch.put(format!("  {}", say(Text::new("pir-sketch-marks"))), Ink::Faint);
    for (seat, &color) in Seat::all(view.colors.len()).zip(&view.colors) {
        sketch.line().put(format!("  {:<8}", say(color_text(color))), color.ink());
        let cards = match view.face_down(seat) {
            0 => {
                let wheels: u32 = view.kept(seat).map(|card| u32::from(card.wheels)).sum();
                let anchors: u32 = view.kept(seat).map(|card| u32::from(card.anchors)).sum();
                Text::new("pir-sketch-emblems").with("wheels", wheels).with("anchors", anchors)
            }
            cards => Text::new("pir-face-down").with("count", cards),
        };
        sketch.text(say(cards));
        for &card in view.kept(seat) {
            let mark = emblems(card);
            let space = if mark.is_empty() { "" } else { " " };
            let kind = kind(card, say);
            sketch.put(format!("  {} {kind}{space}{mark}", card.ducats), Ink::Faint);
        }
    }
}

/// PIR-24: the price of a wheel.
fn prices(sketch: &mut Sketch, view: &View, say: Say<'_>) {
    sketch.line();
    sketch.line().put(say(Text::new("pir-sketch-wheel-pays")), Ink::Strong);
    for anchors in 0..=4 {
        let price = price_of_wheel(view.colors.len(), anchors);
        let key = if anchors == 4 { "pir-sketch-price-last" } else { "pir-sketch-price" };
        let text = Text::new(key).with("price", price).with("anchors", anchors);
        sketch.put(format!("  {}", say(text)), Ink::Faint);
    }
}

/// The edition: worths and cards.
pub(crate) fn edition(edition: &Edition, say: Say<'_>) -> Sketch {
    let mut sketch = Sketch::new();
    let kinds = Token::BOOTY.map(|token| (token.name(), edition.worth.of(token)));
    head_edition(&mut sketch, say, (Text::new("pir-title"), &edition.name), &kinds);
    for (number, row) in rows(&edition.cards, say).into_iter().enumerate() {
        sketch.line().text(format!("  {:>2}  {row}", number + 1));
    }
    sketch
}
