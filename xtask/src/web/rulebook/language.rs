//! The languages of the rulebook and the few words of its own that a page needs.

/// A language, with what stands around the rules in it.
pub(crate) struct Language {
    /// Its code, as in `<html lang>`.
    pub(crate) code: &'static str,
    /// The folder of its pages below `rules/`, with a slash, or nothing.
    pub(crate) folder: &'static str,
    /// What those who speak it call it.
    pub(crate) name: &'static str,
    /// The heading of the language switch, for those who hear the page.
    pub(crate) languages: &'static str,
    /// The heading of the table of contents.
    pub(crate) contents: &'static str,
    /// The heading of the list of games.
    pub(crate) games: &'static str,
    /// The link to the game before.
    pub(crate) before: &'static str,
    /// The link to the game after.
    pub(crate) after: &'static str,
    /// The links to a match, and to the lesson.
    pub(crate) play: &'static str,
    pub(crate) learn: &'static str,
    /// The title of the list of rulebooks, and of the page for one that does not exist.
    pub(crate) rules: &'static str,
    pub(crate) lost: &'static str,
    /// What begins a ruling.
    pub(crate) ruling: &'static str,
}

/// The language that the others are translated from.
pub(crate) const ENGLISH: Language = Language {
    code: "en",
    folder: "",
    name: "English",
    languages: "Language",
    contents: "Contents",
    games: "The games",
    before: "Previous",
    after: "Next",
    play: "Play",
    learn: "Learn",
    rules: "The rules",
    lost: "There’s no such page here. These are the rules we have:",
    ruling: "Ruling",
};

/// All languages, in the order of the language switch.
pub(crate) const LANGUAGES: [Language; 4] = [
    ENGLISH,
    Language {
        code: "de",
        folder: "de/",
        name: "Deutsch",
        languages: "Sprache",
        contents: "Inhalt",
        games: "Die Spiele",
        before: "Zurück",
        after: "Weiter",
        play: "Spielen",
        learn: "Lernen",
        rules: "Die Regeln",
        lost: "Diese Seite gibt es nicht. Das sind die Regeln, die wir haben:",
        ruling: "Festlegung",
    },
    Language {
        code: "fr",
        folder: "fr/",
        name: "Français",
        languages: "Langue",
        contents: "Sommaire",
        games: "Les jeux",
        before: "Précédent",
        after: "Suivant",
        play: "Jouer",
        learn: "Apprendre",
        rules: "Les règles",
        lost: "Cette page n’existe pas. Voici les règles que nous avons :",
        ruling: "Décision",
    },
    Language {
        code: "it",
        folder: "it/",
        name: "Italiano",
        languages: "Lingua",
        contents: "Indice",
        games: "I giochi",
        before: "Precedente",
        after: "Successivo",
        play: "Gioca",
        learn: "Impara",
        rules: "Le regole",
        lost: "Questa pagina non esiste. Ecco le regole che abbiamo:",
        ruling: "Decisione",
    },
];

impl Language {
    /// The way from one of its pages up to `rules/`.
    pub(crate) fn up(&self) -> &'static str {
        if self.folder.is_empty() { "" } else { "../" }
    }
}
