//! Words of others in messages: a key of ten thousand letters is shown by its beginning.

use std::borrow::Cow;

/// Longer than any key, value or path that makes sense.
const LONGEST: usize = 200;
const SHOWN: usize = 60;

/// The same text with every word of more than 200 characters shown by its first 60.
///
/// ```
/// assert_eq!(game::shorten("unknown field `ship`"), "unknown field `ship`");
/// let long = format!("unknown field `{}`", "x".repeat(10_000));
/// assert!(game::shorten(&long).ends_with("… (10002 characters)"));
/// ```
pub fn shorten(text: &str) -> Cow<'_, str> {
    let is_long = |word: &str| word.len() > LONGEST && word.chars().count() > LONGEST;
    if !text.split(char::is_whitespace).any(is_long) {
        return text.into();
    }
    let parts = text.split_inclusive(char::is_whitespace).map(|part| {
        let word = part.trim_end_matches(char::is_whitespace);
        if !is_long(word) {
            return Cow::from(part);
        }
        let (shown, space) = (word.chars().take(SHOWN), &part[word.len()..]);
        let shown: String = shown.collect();
        format!("{shown}… ({} characters){space}", word.chars().count()).into()
    });
    parts.collect::<String>().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_long_words_are_shortened_and_lines_stay() {
        let long = "ä".repeat(500);
        let text = format!("one\n two {long}\nthree");
        let short = shorten(&text);
        assert!(short.starts_with("one\n two ää") && short.ends_with("… (500 characters)\nthree"));
        assert!(short.chars().count() < 120);
        let usual = "a/path/of/a/file.toml:3: `ships[3].crew`: not a number";
        assert!(matches!(shorten(usual), Cow::Borrowed(same) if same == usual));
    }

    #[test]
    fn length_is_counted_in_characters() {
        let longest = "ä".repeat(LONGEST);
        assert_eq!(shorten(&longest), longest);
        let longer = longest + "ä";
        assert!(shorten(&longer).ends_with("… (201 characters)"));
    }
}
