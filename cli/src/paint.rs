//! Sketches in colour.

use anstyle::{AnsiColor, Color, Style};
use game::{Ink, Sketch};

/// A sketch with its inks as terminal styles. What is printed through
/// `anstream` loses them where `NO_COLOR` or a pipe asks for it.
pub(crate) fn paint(sketch: &Sketch) -> String {
    let mut text = String::new();
    for line in sketch.lines() {
        for span in line {
            text.push_str(&inked(&span.text, span.ink));
        }
        text.push('\n');
    }
    text
}

/// One piece of text in an ink.
pub(crate) fn inked(text: &str, ink: Ink) -> String {
    let style = style(ink);
    format!("{style}{text}{style:#}")
}

fn style(ink: Ink) -> Style {
    let colored = |color: AnsiColor| Style::new().bold().fg_color(Some(Color::Ansi(color)));
    match ink {
        Ink::Plain => Style::new(),
        Ink::Strong => Style::new().bold(),
        Ink::Faint => Style::new().dimmed(),
        Ink::Red => colored(AnsiColor::Red),
        Ink::Blue => colored(AnsiColor::BrightBlue),
        // Black on a dark terminal is nothing: grey, and the letter tells.
        Ink::Black => colored(AnsiColor::BrightBlack),
        Ink::Yellow => colored(AnsiColor::Yellow),
        Ink::Green => colored(AnsiColor::Green),
        Ink::Purple => colored(AnsiColor::Magenta),
        Ink::Orange => colored(AnsiColor::BrightRed),
        Ink::Cyan => colored(AnsiColor::Cyan),
        Ink::White => colored(AnsiColor::White),
    }
}
