//! What stands around the rules: languages, contents, and the ways to the other games.

use crate::web::rulebook::language::{LANGUAGES, Language};
use crate::web::rulebook::page::Page;

/// The pages of one language and the template that they are put into. The template's marks are
/// `{lang}`, `{title}`, `{alternates}`, `{languages}`, `{contents}`, `{ways}`, `{games}` and
/// `{body}`.
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
            ("{ways}", self.ways(at)),
            ("{games}", self.neighbours(at)),
            ("{body}", page.body.clone()),
        ];
        self.filled(&marks)
    }

    /// The list of all games; with a word before it, the page for an address that leads nowhere.
    pub(crate) fn index(&self, is_lost: bool) -> Vec<u8> {
        let Language { code, rules, lost, .. } = self.language;
        let said = if is_lost { format!("<p class=\"lost\">{lost}</p>\n") } else { String::new() };
        let entries = (0..self.games.len()).map(|at| self.entry(at));
        let body = format!("{said}<ul class=\"books\">\n{}</ul>", entries.collect::<String>());
        let switch = LANGUAGES.iter().map(|language| {
            let here = if language.code == *code { " aria-current=\"true\"" } else { "" };
            let Language { code, name, folder, .. } = language;
            format!(
                "<a href=\"/rules/{folder}\" lang=\"{code}\" hreflang=\"{code}\"{here}>{name}</a>\n"
            )
        });
        let switch = switch.collect::<String>();
        let label = self.language.languages;
        let languages = format!("<nav class=\"languages\" aria-label=\"{label}\">\n{switch}</nav>");
        self.filled(&[
            ("{lang}", (*code).to_owned()),
            ("{title}", (*rules).to_owned()),
            ("{alternates}", String::new()),
            ("{languages}", languages),
            ("{contents}", String::new()),
            ("{ways}", String::new()),
            ("{games}", String::new()),
            ("{body}", body),
        ])
    }

    /// A game in the list: its name, and the ways to rules, match and lesson.
    fn entry(&self, at: usize) -> String {
        let (game, name) = (&self.games[at], self.pages[at].name());
        let address = format!("/rules/{}{game}.html", self.language.folder);
        format!("<li><h2><a href=\"{address}\">{name}</a></h2>\n{}</li>\n", self.ways(at))
    }

    /// The ways to a match and to the lesson.
    fn ways(&self, at: usize) -> String {
        let (game, Language { play, learn, .. }) = (&self.games[at], self.language);
        let name = self.pages[at].name();
        format!(
            "<p class=\"ways\"><a class=\"button main\" href=\"/play/{game}\" \
             aria-label=\"{play}: {name}\">{play}</a> \
             <a class=\"button\" href=\"/learn/{game}\" aria-label=\"{learn}: {name}\">{learn}</a></p>\n"
        )
    }

    fn filled(&self, marks: &[(&str, String)]) -> Vec<u8> {
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
        let template = "{lang} {title}\n{languages}\n{contents}\n{ways}{games}\n{body}";
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
            "href=\"/play/ahoy\" aria-label=\"Spielen: Ahoi\">Spielen</a>",
            "href=\"/learn/ahoy\" aria-label=\"Lernen: Ahoi\">Lernen</a>",
        ] {
            assert!(page.contains(part), "{part} is not in\n{page}");
        }
        let list = String::from_utf8(frame.index(false)).expect("text");
        assert!(list.contains("<a href=\"/rules/de/board.html\">Bord</a>"), "{list}");
        assert!(!list.contains(german.lost));
        assert!(String::from_utf8(frame.index(true)).expect("text").contains(german.lost));
    }
}
