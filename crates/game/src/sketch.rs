//! Pictures made of text: the board in a terminal.

use crate::Text;

/// Puts a text into words, in the language of the person who reads the picture.
pub type Say<'a> = &'a dyn Fn(Text) -> String;

/// A picture of lines. The program that shows it decides what the inks look like.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sketch {
    lines: Vec<Vec<Span>>,
}

/// A run of text in one ink.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    /// The text, without line breaks.
    pub text: String,
    /// Its ink.
    pub ink: Ink,
}

/// How a run of text stands out. Colour is never the only mark of a thing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Ink {
    #[default]
    Plain,
    /// A heading, or what matters now.
    Strong,
    /// What may be overlooked.
    Faint,
    Red,
    Blue,
    Black,
    Yellow,
    Green,
    Purple,
    Orange,
    Cyan,
    White,
}

impl Sketch {
    /// A picture with nothing on it.
    pub fn new() -> Self {
        Self::default()
    }

    /// Begins a new line.
    pub fn line(&mut self) -> &mut Self {
        self.lines.push(Vec::new());
        self
    }

    /// Adds text to the last line, which is begun if there is none.
    pub fn put(&mut self, text: impl Into<String>, ink: Ink) -> &mut Self {
        if self.lines.is_empty() {
            self.line();
        }
        if let Some(line) = self.lines.last_mut() {
            line.push(Span { text: text.into(), ink });
        }
        self
    }

    /// Adds plain text to the last line.
    pub fn text(&mut self, text: impl Into<String>) -> &mut Self {
        self.put(text, Ink::Plain)
    }

    /// Heads the picture of an edition with the game's title and the edition's name.
    pub fn head_edition(&mut self, say: Say<'_>, title: Text, name: &str) -> &mut Self {
        let heading = Text::new("sketch-edition").with("title", title).with("name", name);
        self.line().put(say(heading), Ink::Strong)
    }

    /// The lines, from the top.
    pub fn lines(&self) -> &[Vec<Span>] {
        &self.lines
    }
}

/// Without ink.
impl std::fmt::Display for Sketch {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for line in &self.lines {
            for span in line {
                f.write_str(&span.text)?;
            }
            f.write_str("\n")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sketch_without_ink_is_its_text() {
        let mut sketch = Sketch::new();
        sketch.put("Red", Ink::Red).text(" 10");
        sketch.line().text("Blue 9");
        assert_eq!(sketch.to_string(), "Red 10\nBlue 9\n");
        let inks: Vec<Vec<Ink>> =
            sketch.lines().iter().map(|line| line.iter().map(|span| span.ink).collect()).collect();
        assert_eq!(inks, [vec![Ink::Red, Ink::Plain], vec![Ink::Plain]]);
    }
}
