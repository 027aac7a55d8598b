//! Stacks and purses as text.

use crate::text::{booty, color as color_text};
use crate::{Color, Disc, Wage};
use game::{Ink, Say, Seat, Sketch, Text};
use std::cmp::Reverse;

impl Color {
    /// How it is printed.
    pub fn ink(self) -> Ink {
        match self {
            Self::Red => Ink::Red,
            Self::Blue => Ink::Blue,
            Self::Black => Ink::Black,
            Self::Yellow => Ink::Yellow,
            Self::Green => Ink::Green,
        }
    }

    /// One letter a colour; blacK, because Blue and Black both begin with B.
    fn initial(self) -> char {
        match self {
            Self::Red => 'R',
            Self::Blue => 'B',
            Self::Black => 'K',
            Self::Yellow => 'Y',
            Self::Green => 'G',
        }
    }
}

/// Heads the list of cards that lie face up, and says how many follow.
pub fn head_cards(sketch: &mut Sketch, say: Say<'_>, heading: Text, to_come: usize) {
    sketch.line().put(say(heading), Ink::Strong);
    let to_come = Text::new("discs-sketch-to-come").with("count", to_come);
    sketch.put(format!("  {}", say(to_come)), Ink::Faint);
}

/// Crew, ducats, the wage of a `?` and booty of a card, in columns.
pub fn card_row(
    say: Say<'_>,
    (crew, ducats, wild): (u8, u8, u8),
    kinds: impl Iterator<Item = &'static str>,
) -> String {
    let kinds: Vec<String> = kinds.map(|kind| say(booty(kind))).collect();
    let crew_of = say(Text::new("discs-sketch-crew"));
    let ducats_of = say(Text::new("discs-sketch-ducats"));
    let kinds = kinds.join(", ");
    format!("{crew_of} {crew}   {ducats:>2} {ducats_of}   ? = {wild}   {kinds}")
}

/// Draws the stacks of every colour, the tallest first; the top pirate of each on the left.
pub fn draw_stacks(
    sketch: &mut Sketch,
    say: Say<'_>,
    heading: Text,
    colors: &[Color],
    stacks: &[Vec<Disc>],
) {
    sketch.line();
    sketch.line().put(say(heading), Ink::Strong);
    sketch.put(format!("  {}", say(Text::new("discs-sketch-captain-left"))), Ink::Faint);
    for &color in colors {
        let mut own: Vec<_> = stacks.iter().filter(|stack| stack[0].color == color).collect();
        own.sort_by_key(|stack| Reverse(stack.len()));
        sketch.line().put(format!("  {:<8}", say(color_text(color))), color.ink());
        if own.is_empty() {
            sketch.put(say(Text::new("discs-sketch-none")), Ink::Faint);
        }
        for stack in own {
            for disc in stack {
                let sign = disc.wage.map_or('·', Wage::sign);
                sketch.put(format!("{}{sign}", disc.color.initial()), disc.color.ink());
            }
            sketch.text("  ");
        }
    }
}

/// What everybody owns, in columns under headings.
pub struct Purses<'a, D> {
    /// By seat.
    pub colors: &'a [Color],
    /// The seat that is marked.
    pub turn: Seat,
    /// By seat.
    pub ducats: &'a [D],
    /// The kinds of things by name, each with what the most of it is worth.
    pub kinds: &'a [(&'static str, u8)],
    /// By seat, as if the match ended now.
    pub scores: &'a [i64],
}

impl<D: Copy + Into<u32>> Purses<'_, D> {
    /// Draws a line a seat; `owned` gives how many of the `kinds` a seat has, `mark` what else is
    /// said of it.
    pub fn draw(
        &self,
        sketch: &mut Sketch,
        say: Say<'_>,
        owned: impl Fn(Seat, usize) -> u8,
        mark: impl Fn(Seat) -> Option<String>,
    ) {
        let headings: Vec<String> = self.kinds.iter().map(|kind| heading(say, *kind)).collect();
        let ducats = say(Text::new("discs-sketch-ducats"));
        let now = say(Text::new("discs-sketch-now"));
        let width = |heading: &str| heading.chars().count() + 2;
        let first = ducats.chars().count().max(7);
        let purses = say(Text::new("discs-sketch-purses"));
        sketch.line();
        sketch.line().put(format!("{purses:<10}{ducats:>first$}"), Ink::Strong);
        for heading in &headings {
            sketch.put(format!("  {heading}"), Ink::Faint);
        }
        sketch.put(format!("  {now}"), Ink::Faint);
        for (seat, &color) in Seat::all(self.colors.len()).zip(self.colors) {
            let turn = if self.turn == seat { '>' } else { ' ' };
            sketch.line().put(format!("{turn} {:<8}", say(color_text(color))), color.ink());
            sketch.text(format!("{:>first$}", self.ducats[seat.index()].into()));
            for (kind, heading) in headings.iter().enumerate() {
                sketch.text(format!("{:>1$}", owned(seat, kind), width(heading)));
            }
            sketch.text(format!("{:>1$}", self.scores[seat.index()], width(&now)));
            if let Some(mark) = mark(seat) {
                sketch.put(format!("  {mark}"), Ink::Strong);
            }
        }
    }
}

fn heading(say: Say<'_>, (kind, worth): (&'static str, u8)) -> String {
    match worth {
        0 => say(booty(kind)),
        worth => format!("{} ({worth})", say(booty(kind))),
    }
}

/// The name of an edition, and what the most of each kind is worth in it.
pub fn head_edition(
    sketch: &mut Sketch,
    say: Say<'_>,
    (title, name): (Text, &str),
    kinds: &[(&'static str, u8)],
) {
    sketch.head_edition(say, title, name);
    for (kind, worth) in kinds {
        sketch.line().text(format!("  {:<12} {worth:>2}", say(booty(kind))));
    }
}
