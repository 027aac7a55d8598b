//! The table and the edition as pictures of text.

use crate::{Card, House, Kind, Token, View, price_of_wheel};
use disc_stacks::draw_stacks;
use game::{Ink, Seat, Sketch};

/// The table: cards, parties, purses, kept cards.
pub(crate) fn table(view: &View) -> Sketch {
    let mut sketch = Sketch::new();
    cards(&mut sketch, view);
    parties(&mut sketch, view);
    purses(&mut sketch, view);
    kept(&mut sketch, view);
    prices(&mut sketch, view);
    sketch
}

fn cards(sketch: &mut Sketch, view: &View) {
    sketch.line().put("Cards in sight", Ink::Strong);
    sketch.put(format!("  ({} more to come)", view.to_come()), Ink::Faint);
    for (number, card) in view.cards.iter().enumerate() {
        sketch.line().put(format!("  {number}  "), Ink::Strong).text(row(*card));
    }
}

fn row(card: Card) -> String {
    let tokens: Vec<&str> = card.tokens().map(Token::name).collect();
    let Card { crew, ducats, wild, .. } = card;
    let (kind, tokens) = (card.kind, tokens.join(", "));
    let row = format!(
        "{kind:<11}  crew {crew}   {ducats:>2} ducats   ? = {wild}   {tokens:<13}  {}",
        emblems(card)
    );
    row.trim_end().to_owned()
}

/// Wheels as `*`, anchors as `+`: a mark each.
fn emblems(card: Card) -> String {
    match card.kind {
        Kind::Ship => "*".repeat(card.wheels.into()),
        Kind::Ruin => "+".repeat(card.anchors.into()),
        Kind::Monster => String::new(),
    }
}

fn parties(sketch: &mut Sketch, view: &View) {
    sketch.line();
    sketch.line().put("Parties", Ink::Strong).put("  (the captain on the left)", Ink::Faint);
    draw_stacks(sketch, &view.colors, &view.stacks);
}

fn purses(sketch: &mut Sketch, view: &View) {
    sketch.line();
    sketch.line().put(format!("{:<10}{:>7}", "Purses", "ducats"), Ink::Strong);
    for token in Token::ALL {
        sketch.put(format!("  {}", heading(view, token)), Ink::Faint);
    }
    sketch.put("  if it ended now", Ink::Faint);
    for (seat, color) in view.colors.iter().enumerate() {
        let here = Seat::new(seat as u8);
        let mark = if view.turn == here { '>' } else { ' ' };
        sketch.line().put(format!("{mark} {color:<8}"), color.ink());
        sketch.text(format!("{:>7}", view.ducats[seat]));
        for token in Token::ALL {
            let width = heading(view, token).len() + 2;
            sketch.text(format!("{:>width$}", view.tokens(here, token)));
        }
        sketch.text(format!("{:>17}", view.standing.scores[seat]));
        if view.black_spot == Some(here) {
            sketch.put("  ● black spot", Ink::Strong);
        }
    }
}

fn heading(view: &View, token: Token) -> String {
    match view.worth.of(token) {
        0 => token.name().to_owned(),
        worth => format!("{token} ({worth})"),
    }
}

/// PIR-23: what everybody has kept, with its wheels and anchors.
fn kept(sketch: &mut Sketch, view: &View) {
    sketch.line();
    sketch.line().put("Kept", Ink::Strong);
    sketch.put("  (ducats and kind; * is a wheel, + an anchor)", Ink::Faint);
    for (seat, &color) in Seat::all(view.colors.len()).zip(&view.colors) {
        sketch.line().put(format!("  {color:<8}"), color.ink());
        match view.face_down(seat) {
            0 => {
                let wheels: u32 = view.kept(seat).map(|card| u32::from(card.wheels)).sum();
                let anchors: u32 = view.kept(seat).map(|card| u32::from(card.anchors)).sum();
                sketch.text(format!("{wheels} wheels, {anchors} anchors"));
            }
            1 => drop(sketch.text("1 card, face down")),
            cards => drop(sketch.text(format!("{cards} cards, face down"))),
        }
        for &card in view.kept(seat) {
            let mark = emblems(card);
            let space = if mark.is_empty() { "" } else { " " };
            sketch.put(format!("  {} {}{space}{mark}", card.ducats, card.kind), Ink::Faint);
        }
    }
}

/// PIR-24: the price of a wheel.
fn prices(sketch: &mut Sketch, view: &View) {
    sketch.line();
    sketch.line().put("A wheel pays", Ink::Strong);
    for anchors in 0..=4 {
        let price = price_of_wheel(view.colors.len(), anchors);
        let more = if anchors == 4 { " or more" } else { "" };
        sketch.put(format!("  {price} with {anchors}{more}"), Ink::Faint);
    }
    sketch.put(" anchors", Ink::Faint);
}

/// The edition: worths and cards.
pub(crate) fn edition(edition: &House) -> Sketch {
    let mut sketch = Sketch::new();
    sketch.line().put(format!("Pirates, edition `{}`", edition.name), Ink::Strong);
    for token in Token::BOOTY {
        sketch.line().text(format!("  {:<12} {:>2}", token.name(), edition.worth.of(token)));
    }
    for (number, card) in edition.cards.iter().enumerate() {
        sketch.line().text(format!("  {:>2}  {}", number + 1, row(*card)));
    }
    sketch
}
