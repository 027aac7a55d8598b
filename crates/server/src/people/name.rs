//! Rules for names.

use store::{AccountName, random_bytes};
use unicode_normalization::UnicodeNormalization;

const SHORTEST: usize = 2;
const LONGEST: usize = 24;

const FIRST: [&str; 24] = [
    "Barnacle",
    "Bold",
    "Brass",
    "Bright",
    "Copper",
    "Coral",
    "Crimson",
    "Daring",
    "Foggy",
    "Gale",
    "Iron",
    "Jolly",
    "Lucky",
    "Merry",
    "Midnight",
    "Old",
    "Rum",
    "Salty",
    "Sly",
    "Silver",
    "Starboard",
    "Storm",
    "Tar",
    "Windward",
];

const SECOND: [&str; 24] = [
    "Abel", "Ada", "Bart", "Bess", "Cora", "Dirk", "Ebba", "Finn", "Greta", "Hal", "Ida", "Jack",
    "Kit", "Lotte", "Mads", "Nell", "Olaf", "Pearl", "Quinn", "Rosa", "Sam", "Tess", "Ulla", "Wim",
];

/// A name that people can read, and that is not taken for another one by its looks alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Name(String);

/// Why a text is no name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum BadName {
    #[error("a name must have {SHORTEST} to {LONGEST} characters")]
    Length,
    #[error("a name can contain letters, digits, spaces and . - _ ', but not {0:?}")]
    Character(char),
    #[error("a name cannot contain invisible characters like U+{0:04X}")]
    Unseen(u32),
    #[error("a name must start with a letter or a digit")]
    Beginning,
    #[error("this name is reserved for deleted accounts")]
    Former,
}

impl Name {
    pub(crate) fn new(text: &str) -> Result<Self, BadName> {
        if let Some(unseen) = text.chars().find(|c| is_ignorable(*c)) {
            return Err(BadName::Unseen(u32::from(unseen)));
        }
        let normal: String = text.nfkc().collect();
        let name = normal.split_whitespace().collect::<Vec<_>>().join(" ");
        let odd = |c: &char| !(c.is_alphanumeric() || " .-_'".contains(*c) || is_mark(*c));
        if let Some(odd) = name.chars().find(odd) {
            return Err(BadName::Character(odd));
        }
        if !(SHORTEST..=LONGEST).contains(&name.chars().count()) {
            return Err(BadName::Length);
        }
        if !name.starts_with(char::is_alphanumeric) {
            return Err(BadName::Beginning);
        }
        let name = Self(name);
        if name.folded() == Self(store::FORMER.to_owned()).folded() {
            return Err(BadName::Former);
        }
        Ok(name)
    }

    /// One for a guest who has not chosen any.
    pub(crate) fn random() -> Self {
        let [first, second, high, low] = random_bytes().map(usize::from);
        let number = (high * 256 + low) % 1000;
        Self(format!("{} {} {number}", FIRST[first % FIRST.len()], SECOND[second % SECOND.len()]))
    }

    /// As it is compared: case, spaces and signs make no difference.
    pub(crate) fn folded(&self) -> String {
        let lower = self.0.to_lowercase();
        lower.nfkc().filter(|c| c.is_alphanumeric() || is_mark(*c)).collect()
    }

    pub(crate) fn account(&self) -> AccountName {
        AccountName { shown: self.0.clone(), folded: self.folded() }
    }

    pub(crate) fn into_text(self) -> String {
        self.0
    }
}

/// Accents that have no letter of their own with them.
fn is_mark(c: char) -> bool {
    unicode_normalization::char::is_combining_mark(c)
}

/// `Default_Ignorable_Code_Point` of Unicode 17: shown as nothing, so that two names with and
/// without one look the same.
fn is_ignorable(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
        | '\u{ffa0}' | '\u{fff0}'..='\u{fff8}' | '\u{1bca0}'..='\u{1bca3}'
        | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_tidied() {
        for (text, name) in [
            ("Anne Bonny", "Anne Bonny"),
            ("  Anne \t Bonny\n", "Anne Bonny"),
            ("Ａｎｎｅ", "Anne"),
            ("Störtebeker", "Störtebeker"),
            ("鄭一嫂", "鄭一嫂"),
            ("O'Malley-2", "O'Malley-2"),
        ] {
            assert_eq!(Name::new(text), Ok(Name(name.to_owned())));
        }
    }

    #[test]
    fn what_is_no_name_is_refused() {
        for (text, error) in [
            ("", BadName::Length),
            ("A", BadName::Length),
            (&"x".repeat(25), BadName::Length),
            ("<b>Anne</b>", BadName::Character('<')),
            ("Anne\u{202e}ynnoB", BadName::Unseen(0x202e)),
            ("Anne\u{0}", BadName::Character('\u{0}')),
            ("- Anne", BadName::Beginning),
            ("A Former Player", BadName::Former),
        ] {
            assert_eq!(Name::new(text), Err(error), "{text:?}");
        }
    }

    #[test]
    fn nobody_passes_for_another_by_a_character_that_is_not_seen() {
        let unseen = [
            '\u{3164}',
            '\u{1160}',
            '\u{34f}',
            '\u{fe00}',
            '\u{e0100}',
            '\u{17b4}',
            '\u{180b}',
            '\u{ffa0}',
            '\u{200d}',
            '\u{feff}',
            '\u{ad}',
        ];
        for c in unseen {
            for name in [format!("Anne{c}"), format!("{c}Anne"), format!("An{c}ne")] {
                assert_eq!(Name::new(&name), Err(BadName::Unseen(c.into())), "{c:?}");
            }
        }
    }

    #[test]
    fn names_that_look_alike_are_the_same() {
        let folded = |text| Name::new(text).unwrap().folded();
        assert_eq!(folded("Anne Bonny"), folded("anne-BONNY"));
        assert_eq!(folded("ＡＮＮＥ"), folded("Anne"));
        assert_ne!(folded("Anne"), folded("Anna"));
    }

    #[test]
    fn guests_have_good_names() {
        for _ in 0..1000 {
            let name = Name::random();
            assert_eq!(Name::new(&name.0), Ok(name));
        }
    }
}
