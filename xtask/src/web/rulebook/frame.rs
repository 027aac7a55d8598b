//! What stands around the rules: languages, contents, and the ways to the other games.

use crate::web::rulebook::language::{LANGUAGES, Language};
use crate::web::rulebook::page::Page;

/// The pages of one language and the template that they are put into. The template's marks are
/// `{lang}`, `{title}`, `{alternates}`, `{languages}`, `{contents}`, `{games}` and `{body}`.
pub(crate) struct Frame<'a> {
    pub(crate) template: &'a str,
    pub(crate) language: &'a Language,
    pub(crate) games: &'a [String],
    pub(crate) pages: &'a [Page],
}

impl Frame<'_> {
    /// The finished page of one of the games.
    pub(crate) fn fill(&self, at: usize) -> Vec<u8> {
        let page = &self.pages[at];
        let marks = [
            ("{lang}", self.language.code.to_owned()),
            ("{title}", page.title.clone()),
            ("{alternates}", self.alternates(at)),
            ("{languages}", self.languages(at)),
            ("{contents}", self.contents(page)),
            ("{games}", self.neighbours(at)),
            ("{body}", page.body.clone()),
        ];
        let template = self.template.to_owned();
        let text = marks.iter().fold(template, |text, (mark, value)| text.replace(mark, value));
        text.into_bytes()
    }

    /// The same page in every language, for programs that look for it.
    fn alternates(&self, at: usize) -> String {
        let links = LANGUAGES.iter().map(|language| {
            let (code, address) = (language.code, self.address(language, at));
            format!("<link rel=\"alternate\" hreflang=\"{code}\" href=\"{address}\">")
        });
        links.collect::<Vec<_>>().join("\n")
    }

    /// The language switch.
    fn languages(&self, at: usize) -> String {
        let links = LANGUAGES.iter().map(|language| {
            let Language { code, name, .. } = language;
            let here = if *code == self.language.code { " aria-current=\"true\"" } else { "" };
            let address = self.address(language, at);
            format!("<a href=\"{address}\" lang=\"{code}\" hreflang=\"{code}\"{here}>{name}</a>\n")
        });
        let links = links.collect::<Vec<_>>().concat();
        format!(
            "<nav class=\"languages\" aria-label=\"{}\">\n{links}</nav>",
            self.language.languages
        )
    }

    /// A game's page in another language, as seen from a page of this one.
    fn address(&self, language: &Language, at: usize) -> String {
        format!("{}{}{}.html", self.language.up(), language.folder, self.games[at])
    }

    fn contents(&self, page: &Page) -> String {
        let sections = page.sections.iter();
        let links = sections.map(|(id, text)| format!("<li><a href=\"#{id}\">{text}</a></li>\n"));
        format!(
            "<nav class=\"contents\" aria-labelledby=\"contents\">\n\
             <h2 id=\"contents\">{}</h2>\n<ol>\n{}</ol>\n</nav>",
            self.language.contents,
            links.collect::<Vec<_>>().concat()
        )
    }

    /// The ways to the games before and after, round and round.
    fn neighbours(&self, at: usize) -> String {
        let Language { games, before, after, .. } = self.language;
        let count = self.games.len();
        let ways = [("prev", before, (at + count - 1) % count), ("next", after, (at + 1) % count)];
        let links = ways.map(|(rel, word, other)| {
            let (game, name) = (&self.games[other], self.pages[other].name());
            format!("<a rel=\"{rel}\" href=\"{game}.html\"><small>{word}</small> {name}</a>\n")
        });
        format!("<nav class=\"games\" aria-label=\"{games}\">\n{}</nav>", links.concat())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::rulebook::figures::Figures;

    #[test]
    fn a_page_leads_to_its_sections_to_other_languages_and_to_other_games() {
        let [_, german, ..] = &LANGUAGES;
        let pages = ["# Ahoi: Regeln\n\n## Zug\n\nText", "# Bord: Regeln"]
            .map(|text| Page::new(text, german, &Figures::default()).expect("a page"));
        let games = ["ahoy".to_owned(), "board".to_owned()];
        let template = "{lang} {title}\n{languages}\n{contents}\n{games}\n{body}";
        let frame = Frame { template, language: german, games: &games, pages: &pages };
        let page = String::from_utf8(frame.fill(0)).expect("text");
        for part in [
            "de Ahoi: Regeln\n",
            "<a href=\"../ahoy.html\" lang=\"en\" hreflang=\"en\">English</a>",
            "<a href=\"../de/ahoy.html\" lang=\"de\" hreflang=\"de\" aria-current=\"true\">Deutsch",
            "<a href=\"../fr/ahoy.html\" lang=\"fr\"",
            "<h2 id=\"contents\">Inhalt</h2>\n<ol>\n<li><a href=\"#section-1\">Zug</a></li>",
            "<a rel=\"prev\" href=\"board.html\"><small>Zurück</small> Bord</a>",
            "<a rel=\"next\" href=\"board.html\"><small>Weiter</small> Bord</a>",
            "<h2 id=\"section-1\">Zug</h2>\n<p>Text</p>",
        ] {
            assert!(page.contains(part), "{part} is not in\n{page}");
        }
    }
}
