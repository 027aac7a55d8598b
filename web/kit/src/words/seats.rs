//! The names of people in place of the colours of their seats.

use std::cell::RefCell;
use std::fmt::Write as _;
use std::sync::Arc;

use leptos::prelude::*;
use text::Bundle;

/// Which message names seats, and who sits where: colour and name.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Seated {
    key: &'static str,
    names: Vec<(String, Option<String>)>,
}

thread_local! {
    static SEATED: RefCell<Option<Seated>> = const { RefCell::new(None) };
    static OVERLAY: ArcRwSignal<Option<Arc<Bundle>>> = ArcRwSignal::new(None);
}

/// From now on sentences call people by their names. `key` is the message that names a seat by its
/// `color`; seats without a name keep their colour.
pub fn name_seats(key: &'static str, names: Vec<(String, Option<String>)>) {
    let seated = Some(Seated { key, names });
    if SEATED.with_borrow(|now| *now != seated) {
        SEATED.set(seated);
        rebuild();
    }
}

/// Seats are called by their colours again.
pub fn forget_seats() {
    SEATED.set(None);
    OVERLAY.with(|overlay| overlay.set(None));
}

/// The messages that come before those of the language.
pub(super) fn overlay() -> Option<Arc<Bundle>> {
    OVERLAY.with(|overlay| overlay.get())
}

/// Writes the names anew, with the colours of the present language.
pub(super) fn rebuild() {
    let Some(seated) = SEATED.with_borrow(Clone::clone) else { return };
    OVERLAY.with(|overlay| overlay.set(None));
    let color = |color: &str| super::say_with(seated.key, &[("color", color.into())]);
    let text = untrack(|| message(&seated, color));
    let mut bundle = Bundle::new(untrack(super::language));
    // Names have letters, digits and a few signs, none of which mean anything in a message.
    match bundle.add(&text) {
        Ok(()) => OVERLAY.with(|overlay| overlay.set(Some(Arc::new(bundle)))),
        Err(error) => leptos::logging::error!("names of seats: {error}"),
    }
}

/// The message in the part of Fluent that bundles read.
fn message(seated: &Seated, word: impl Fn(&str) -> String) -> String {
    let mut text = format!("{} = {{ $color ->\n", seated.key);
    let last = seated.names.len().saturating_sub(1);
    for (place, (color, name)) in seated.names.iter().enumerate() {
        let star = if place == last { '*' } else { ' ' };
        let name = name.clone().unwrap_or_else(|| word(color));
        // Writing to a string cannot fail.
        let _ = writeln!(text, "   {star}[{color}] {name}");
    }
    text.push_str("}\n");
    text
}

#[cfg(test)]
mod tests {
    use text::Language;

    use super::*;

    #[test]
    fn people_have_names_and_bots_keep_their_colours() {
        let names =
            vec![("red".to_owned(), Some("Ada O'Malley".to_owned())), ("blue".to_owned(), None)];
        let text = message(&Seated { key: "discs-color", names }, |color| format!("a {color}"));
        let mut bundle = Bundle::new(Language::English);
        bundle.add(&text).expect("a message");
        let words = text::Words(&[&bundle]);
        let said = |color: &'static str| {
            let name = game::Text::new("discs-color").with("color", game::Value::word(color));
            words.say(&name)
        };
        assert_eq!([said("red"), said("blue")], ["Ada O'Malley", "a blue"]);
    }
}
