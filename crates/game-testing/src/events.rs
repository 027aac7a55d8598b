//! The law about the form of events: what counts them knows no game.

use std::collections::BTreeMap;

use game::{FastRng, Game, Input, Match, Pending, Seat, Setup, Viewer};
use serde_json::{Map, Value};

use crate::walk::{random_input, random_setup};

/// How many whole games are looked at.
const GAMES: u64 = 12;

/// The event that names the seat that begins.
const FIRST: &str = "first";

/// **Events.** What counts events, such as the arena, reads them by name. So an event is its kind, or
/// its kind with named fields. The field `seat` is the seat that caused it. Where chance draws who
/// begins, exactly one event of the match is `first`, and it names that seat. The field `round` counts
/// from 1 and never falls. An object within a field that has a `kind` has a word there.
pub fn events_can_be_counted<G: Game>(players: usize) {
    for number in 0..GAMES {
        let mut rng = FastRng::new(number);
        // Random options may name who begins.
        let drawn = number == 0;
        let setup =
            if drawn { Setup::house(players) } else { random_setup::<G>(players, &mut rng) };
        let mut play =
            Match::<G>::new(setup, &format!("law {number}")).expect("the set-up is valid");
        let mut counted = Counted { players, round: 0, kinds: BTreeMap::new() };
        while play.pending() != Pending::Over {
            let Some(input) = random_input(play.state(), &mut rng) else { break };
            let happened = match input {
                Input::Chance { outcome } => play.resolve(outcome).expect("it is admitted"),
                Input::Action { seat, action } => play.act(seat, action).expect("it is legal"),
            };
            for event in happened.told(Viewer::Spectator) {
                let event = serde_json::to_value(&event).expect("an event is plain data");
                counted.event(&event);
            }
        }
        let firsts = counted.kinds.get(FIRST).copied().unwrap_or_default();
        let right = if drawn { firsts == 1 } else { firsts <= 1 };
        assert!(right, "{firsts} events `{FIRST}`: {:?}", counted.kinds);
    }
}

/// What the events of a match so far have in them.
struct Counted {
    players: usize,
    round: u64,
    kinds: BTreeMap<String, u32>,
}

impl Counted {
    fn event(&mut self, event: &Value) {
        let nothing = Map::new();
        let (kind, fields) = match event {
            Value::String(kind) => (kind, &nothing),
            Value::Object(tagged) if tagged.len() == 1 => {
                let (kind, body) = tagged.iter().next().expect("it has one");
                (kind, body.as_object().unwrap_or_else(|| panic!("fields have names: {event}")))
            }
            _ => panic!("an event is a kind, or a kind with fields: {event}"),
        };
        assert!(is_word(kind), "a kind is one word in small letters: {event}");
        *self.kinds.entry(kind.clone()).or_default() += 1;
        for (field, value) in fields {
            match field.as_str() {
                "seat" => assert!(self.is_seat(value), "`seat` is a seat: {event}"),
                "round" => self.next_round(value, event),
                _ => assert!(has_kind(value), "a `kind` is a word: {event}"),
            }
        }
        assert!(kind != FIRST || fields.contains_key("seat"), "`{FIRST}` has a seat: {event}");
    }

    fn is_seat(&self, value: &Value) -> bool {
        let seat = value.as_u64().and_then(|seat| u8::try_from(seat).ok());
        seat.is_some_and(|seat| Seat::all(self.players).any(|known| known == Seat::new(seat)))
    }

    fn next_round(&mut self, value: &Value, event: &Value) {
        let round = value.as_u64().unwrap_or_else(|| panic!("`round` is a number: {event}"));
        assert!(round >= self.round.max(1), "round {} came before: {event}", self.round);
        self.round = round;
    }
}

fn is_word(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_lowercase())
        && text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_')
}

fn has_kind(value: &Value) -> bool {
    value.get("kind").is_none_or(|kind| kind.as_str().is_some_and(is_word))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn counted(events: &[Value]) -> Counted {
        let mut counted = Counted { players: 3, round: 0, kinds: BTreeMap::new() };
        for event in events {
            counted.event(event);
        }
        counted
    }

    #[test]
    fn events_in_the_agreed_form_are_counted() {
        let counted = counted(&[
            json!({"first": {"seat": 2}}),
            json!("becalmed"),
            json!({"turn": {"seat": 0, "round": 1}}),
            json!({"turn": {"seat": 1, "round": 2, "play": {"kind": "storm"}}}),
        ]);
        assert_eq!((counted.kinds["turn"], counted.round), (2, 2));
    }

    fn is_refused(events: &[Value]) {
        let counts = std::panic::catch_unwind(|| counted(events));
        assert!(counts.is_err(), "{events:?}");
    }

    #[test]
    fn any_other_form_is_refused() {
        is_refused(&[json!({"Moved": {"seat": 1}})]);
        is_refused(&[json!({"moved": 1})]);
        is_refused(&[json!({"moved": {}, "sunk": {}})]);
        is_refused(&[json!({"moved": {"seat": 3}})]);
        is_refused(&[json!({"moved": {"seat": "red"}})]);
        is_refused(&[json!({"first": {"player": 1}})]);
        is_refused(&[json!({"turn": {"round": 2}}), json!({"turn": {"round": 1}})]);
        is_refused(&[json!({"turn": {"round": 0}})]);
        is_refused(&[json!({"played": {"play": {"kind": 7}}})]);
    }
}
