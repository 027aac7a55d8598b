//! Messages are read and filled as Fluent means them.

use game::{Join, Text, Value};
use text::{Bundle, Language, Reason, Words, capital};

fn bundle(language: Language, source: &str) -> Bundle {
    let mut bundle = Bundle::new(language);
    bundle.add(source).unwrap_or_else(|error| panic!("{error}"));
    bundle
}

/// What the message `a` of this source says in a language.
fn say(language: Language, source: &str, name: &'static str, value: impl Into<Value>) -> String {
    Words(&[&bundle(language, source)]).say(&Text::new("a").with(name, value))
}

#[test]
fn a_file_that_is_not_understood_is_refused() {
    let read = |text: &str| Bundle::new(Language::English).add(text);
    let refused = |text: &str| read(text).expect_err("refused").reason;
    assert_eq!(refused("no message"), Reason::NoMessage);
    assert_eq!(refused("a = 1\na = 2"), Reason::Twice);
    assert_eq!(refused("a ="), Reason::Empty);
    assert_eq!(refused("a = { $open"), Reason::Brace);
    assert_eq!(refused("a = closed }"), Reason::Brace);
    assert_eq!(refused("a = { -term }"), Reason::Placeholder);
    assert_eq!(refused("a = { $n ->\n [one] x\n}"), Reason::Variants);
}

#[test]
fn choices_follow_the_language() {
    let text = "# a comment\na = You have { $n ->\n    [0] nothing\n    [one] one ship\n   *[other] { $n } ships\n}\n    at sea.";
    assert_eq!(say(Language::English, text, "n", 0), "You have nothing at sea.");
    assert_eq!(say(Language::English, text, "n", 1), "You have one ship at sea.");
    let many = say(Language::German, text, "n", 12_000);
    assert_eq!(many, "You have 12\u{202f}000 ships at sea.");
    let few = "a = { $n ->\n [one] peu\n *[other] beaucoup\n}{\"{\"}";
    assert_eq!(say(Language::French, few, "n", 0), "peu{");
    assert_eq!(say(Language::Italian, few, "n", 0), "beaucoup{");
}

#[test]
fn plural_forms_are_those_of_cldr() {
    let text = "a = { $n ->\n [one] one\n [many] many\n *[other] other\n}";
    let form = |language, value: Value| say(language, text, "n", value);
    assert_eq!(form(Language::English, 1.into()), "one");
    assert_eq!(form(Language::English, Value::decimal(1.0, 1)), "other");
    assert_eq!(form(Language::French, Value::decimal(1.5, 1)), "one");
    assert_eq!(form(Language::Italian, Value::decimal(1.5, 1)), "other");
    assert_eq!(form(Language::German, (-1).into()), "one");
}

#[test]
fn words_choose_variants_by_name_and_else_the_default() {
    let text = "a = { $color ->\n [red] Rot\n *[blue] Blau\n}";
    assert_eq!(say(Language::German, text, "color", "red"), "Rot");
    assert_eq!(say(Language::German, text, "color", "green"), "Blau");
}

#[test]
fn numbers_are_written_as_the_language_wants() {
    let say = |language, value: Value| say(language, "a = { $n }", "n", value);
    assert_eq!(say(Language::English, Value::decimal(1_234.56, 1)), "1\u{202f}234.6");
    assert_eq!(say(Language::German, Value::decimal(-12_345.5, 1)), "\u{2212}12\u{202f}345,5");
    assert_eq!(say(Language::English, Value::decimal(0.05, 2)), "0.05");
    assert_eq!(say(Language::French, 7.into()), "7");
}

#[test]
fn messages_and_lists_stand_within_messages() {
    let source = "a = In sight: { $ships }.\nship = the { $name }\n\
        list-and = { $first } and { $last }";
    let ship = |name: &'static str| Text::new("ship").with("name", name);
    let say = |list: Value| say(Language::English, source, "ships", list);
    assert_eq!(say(ship("Anne").into()), "In sight: the Anne.");
    let three = [ship("Anne"), ship("Mary"), ship("Jack")];
    assert_eq!(say(Join::And.of(three.clone())), "In sight: the Anne, the Mary and the Jack.");
    assert_eq!(say(Join::Semicolon.of(three)), "In sight: the Anne; the Mary; the Jack.");
    assert_eq!(say(Join::And.of([1, 2])), "In sight: 1 and 2.");
    assert_eq!(say(Join::Plus.of([1])), "In sight: 1.");
    assert_eq!(say(Join::And.of(Vec::<Text>::new())), "In sight: .");
    assert_eq!(say(None.into()), "In sight: .");
}

#[test]
fn what_is_not_there_is_seen() {
    assert_eq!(say(Language::English, "a = Hold { $this }.", "that", 1), "Hold {$this}.");
    let words = [&bundle(Language::English, "a = x")];
    assert_eq!(Words(&words).say(&Text::new("b")), "b");
}

#[test]
fn the_first_language_that_has_the_message_says_it() {
    let german = bundle(Language::German, "a = Eins");
    let english = bundle(Language::English, "a = One\nb = { $n }");
    let words = [&german, &english];
    assert_eq!(Words(&words).say(&Text::new("a")), "Eins");
    let number = Text::new("b").with("n", Value::decimal(1.5, 1));
    assert_eq!(Words(&words).say(&number), "1.5");
}

#[test]
fn sentences_begin_with_a_capital() {
    assert_eq!(capital("éclair".to_owned()), "Éclair");
    assert_eq!(capital("“no”".to_owned()), "“no”");
    assert_eq!(capital(String::new()), "");
}

#[test]
fn a_tag_names_a_language() {
    assert_eq!(Language::of("de-CH"), Some(Language::German));
    assert_eq!(Language::of("fr_CH.UTF-8"), Some(Language::French));
    assert_eq!(Language::of("IT"), Some(Language::Italian));
    assert_eq!(Language::of("nl"), None);
    assert_eq!(Language::of("C"), None);
}
