//! One page of rules: from Markdown to HTML with anchors, figures and tables that scroll.

use std::collections::BTreeSet;

use anyhow::{Context, Result, bail};
use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd, TextMergeStream, html};

use crate::web::rulebook::figures::Figures;
use crate::web::rulebook::language::Language;
use crate::web::rulebook::{escaped, is_rule};

/// What a page says.
pub(crate) struct Page {
    /// Its first heading.
    pub(crate) title: String,
    /// The anchors and texts of the headings below, as HTML.
    pub(crate) sections: Vec<(String, String)>,
    /// Everything below the title, as HTML.
    pub(crate) body: String,
}

impl Page {
    /// Reads a page in a language.
    pub(crate) fn new(markdown: &str, language: &Language, figures: &Figures) -> Result<Self> {
        let parser = Parser::new_ext(markdown, Options::ENABLE_TABLES);
        let events: Vec<_> = TextMergeStream::new(parser).map(unbroken).collect();
        let mut writer = Writer::new(&events, language, figures);
        writer.write(&events)?;
        let mut body = String::new();
        html::push_html(&mut body, writer.written.into_iter());
        let title = writer.title.context("the page has no title")?;
        Ok(Self { title, sections: writer.sections, body: with_classes(&body) })
    }

    /// The game's name: the title up to its colon.
    pub(crate) fn name(&self) -> &str {
        self.title.split(':').next().unwrap_or(&self.title).trim_end()
    }
}

/// No line breaks within 10 000, before 5 %, or before a French colon.
fn unbroken(event: Event<'_>) -> Event<'_> {
    let Event::Text(text) = event else { return event };
    let mut held = String::with_capacity(text.len());
    for (at, letter) in text.char_indices() {
        let (before, after) = (&text[..at], &text[at + letter.len_utf8()..]);
        let holds = letter == ' ' && (before.ends_with('«') || belongs_to(before, after));
        held.push(if holds { '\u{a0}' } else { letter });
    }
    Event::Text(held.into())
}

/// True if what comes after a space must not begin a line.
fn belongs_to(before: &str, after: &str) -> bool {
    let is_digit = |c: char| c.is_ascii_digit();
    let within_number = before.ends_with(is_digit) && after.starts_with(is_digit);
    within_number || after.starts_with([':', ';', '?', '!', '»', '%'])
}

/// The content security policy allows no style in an element; a class says the same.
fn with_classes(body: &str) -> String {
    ["left", "center", "right"].iter().fold(body.to_owned(), |body, side| {
        body.replace(&format!(" style=\"text-align: {side}\""), &format!(" class=\"{side}\""))
    })
}

/// Goes through what a page holds and writes it down again for the browser.
struct Writer<'a> {
    rules: BTreeSet<&'a str>,
    language: &'a Language,
    figures: &'a Figures,
    title: Option<String>,
    sections: Vec<(String, String)>,
    written: Vec<Event<'a>>,
}

impl<'a> Writer<'a> {
    fn new(events: &'a [Event<'a>], language: &'a Language, figures: &'a Figures) -> Self {
        let texts = events.iter().filter_map(|event| match event {
            Event::Text(text) => Some(&**text),
            _ => None,
        });
        let rules = texts.filter(|text| is_rule(text)).collect();
        Self { rules, language, figures, title: None, sections: Vec::new(), written: Vec::new() }
    }

    fn write(&mut self, mut events: &'a [Event<'a>]) -> Result<()> {
        while !events.is_empty() {
            let taken = self.write_next(events)?;
            events = &events[taken..];
        }
        Ok(())
    }

    /// Writes what comes first and answers how many events that was.
    fn write_next(&mut self, events: &'a [Event<'a>]) -> Result<usize> {
        use Event::{End, Start, Text};
        match events {
            [Start(Tag::Heading { level, .. }), Text(text), End(TagEnd::Heading(_)), ..] => {
                self.heading(*level, text);
                Ok(3)
            }
            [
                Start(Tag::Paragraph),
                Start(Tag::Image { dest_url, .. }),
                Text(caption),
                End(TagEnd::Image),
                End(TagEnd::Paragraph),
                ..,
            ] => {
                self.html(self.figures.figure(dest_url, caption, self.language.up())?);
                Ok(5)
            }
            [Start(Tag::Strong), Text(text), End(TagEnd::Strong), ..] => {
                self.strong(text);
                Ok(3)
            }
            [Start(Tag::Heading { .. } | Tag::Image { .. }), ..] => {
                bail!("a heading is plain text, and a figure a paragraph of its own with a caption")
            }
            [event, ..] => {
                self.plain(event);
                Ok(1)
            }
            [] => Ok(0),
        }
    }

    /// Every section is a place that links lead to, by its number in every language.
    fn heading(&mut self, level: HeadingLevel, text: &str) {
        if level == HeadingLevel::H1 {
            self.title = Some(escaped(text));
            return;
        }
        let id = format!("section-{}", self.sections.len() + 1);
        self.html(format!("<{level} id=\"{id}\">{}</{level}>\n", escaped(text)));
        self.sections.push((id, escaped(text)));
    }

    /// A rule's number is a place that links lead to, and leads there itself.
    fn strong(&mut self, text: &str) {
        let shown = escaped(text);
        self.html(if is_rule(text) {
            format!("<a class=\"rule\" id=\"{text}\" href=\"#{text}\">{text}</a>")
        } else if text.starts_with(self.language.ruling) {
            format!("<strong class=\"ruling\">{shown}</strong>")
        } else {
            format!("<strong>{shown}</strong>")
        });
    }

    fn plain(&mut self, event: &'a Event<'a>) {
        match event {
            Event::Start(Tag::Table(_)) => {
                // Wide tables scroll by themselves, by keyboard too.
                self.html("<div class=\"wide\" role=\"group\" tabindex=\"0\">".into());
                self.written.push(event.clone());
            }
            Event::End(TagEnd::Table) => {
                self.written.push(event.clone());
                self.html("</div>\n".into());
            }
            Event::Text(text) => self.text(text),
            _ => self.written.push(event.clone()),
        }
    }

    /// Text in which every rule of this page that it names is a link.
    fn text(&mut self, text: &'a str) {
        for piece in text.split_inclusive(|c: char| !c.is_ascii_alphanumeric() && c != '-') {
            let word = piece.trim_end_matches(|c: char| !c.is_ascii_alphanumeric());
            if self.rules.contains(word) {
                self.html(format!("<a class=\"cited\" href=\"#{word}\">{word}</a>"));
                self.written.push(Event::Text(piece[word.len()..].into()));
            } else {
                self.written.push(Event::Text(piece.into()));
            }
        }
    }

    fn html(&mut self, text: String) {
        self.written.push(Event::InlineHtml(text.into()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::rulebook::language::ENGLISH;

    fn body(markdown: &str) -> String {
        let figures = Figures::one("a.svg", "<svg><title>A</title></svg>");
        let page = Page::new(&format!("# Sail: rules\n\n{markdown}"), &ENGLISH, &figures);
        page.expect("a page").body
    }

    #[test]
    fn every_rule_is_a_place_that_links_lead_to() {
        assert_eq!(
            body("- **BUC-8** *Move* and **fast** (BUC-8, BUC-9). **Ruling:** a < b"),
            "<ul>\n<li><a class=\"rule\" id=\"BUC-8\" href=\"#BUC-8\">BUC-8</a> <em>Move</em> and \
             <strong>fast</strong> (<a class=\"cited\" href=\"#BUC-8\">BUC-8</a>, BUC-9). \
             <strong class=\"ruling\">Ruling:</strong> a &lt; b</li>\n</ul>\n"
        );
    }

    #[test]
    fn what_belongs_together_stays_on_a_line() {
        assert_eq!(
            body("Décision : 10 000 « ou » 5 %, in 3"),
            "<p>Décision\u{a0}: 10\u{a0}000 «\u{a0}ou\u{a0}» 5\u{a0}%, in 3</p>\n"
        );
    }

    #[test]
    fn a_figure_stands_alone() {
        let written = body("![Two & a ship](figures/a.svg)");
        assert!(written.starts_with("<figure><a href=\"figures/a.svg\""), "{written}");
        assert!(written.ends_with("Two &amp; a ship</figcaption></figure>\n"), "{written}");
        let inline = "# T\n\nSee ![this](figures/a.svg).";
        assert!(Page::new(inline, &ENGLISH, &Figures::default()).is_err());
    }

    #[test]
    fn tables_scroll_and_need_no_style_of_their_own() {
        let written = body("| a | b |\n|---|--:|\n| c | 1 |");
        assert!(written.starts_with("<div class=\"wide\" role=\"group\" tabindex=\"0\"><table>"));
        assert!(written.contains("<td>c</td><td class=\"right\">1</td>"), "{written}");
        assert!(!written.contains("style="));
    }

    #[test]
    fn a_page_knows_its_title_and_its_sections() {
        let page = Page::new("# Sail: rules\n\n## A\n\n## B & C", &ENGLISH, &Figures::default());
        let page = page.expect("a page");
        assert_eq!((page.title.as_str(), page.name()), ("Sail: rules", "Sail"));
        let expected = [("section-1", "A"), ("section-2", "B &amp; C")];
        assert_eq!(page.sections, expected.map(|(id, text)| (id.to_owned(), text.to_owned())));
        assert!(Page::new("text", &ENGLISH, &Figures::default()).is_err());
    }
}
