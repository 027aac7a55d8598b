//! Counts of the events in a match of any game: an event's JSON names its kind
//! and, mostly, the seat that caused it (the law `events_can_be_counted`).

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// Counts of what happened in a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Facts {
    players: usize,
    /// The seat that began, if an event named it.
    pub first: Option<usize>,
    /// The highest round that an event named.
    pub rounds: Option<u64>,
    /// How often the sole lead passed to another seat.
    pub lead_changes: u32,
    leader: Option<usize>,
    /// By kind of event.
    pub events: BTreeMap<String, Counts>,
    /// By kind of event, field and value.
    pub deeds: BTreeMap<String, Counts>,
}

/// How often something happened.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counts {
    /// By the seat that caused it.
    pub seats: Vec<u32>,
    /// Caused by no seat.
    pub nobody: u32,
}

impl Counts {
    /// The total.
    pub fn total(&self) -> u32 {
        self.nobody + self.seats.iter().sum::<u32>()
    }

    fn add(&mut self, seat: Option<usize>, players: usize) {
        self.seats.resize(players, 0);
        match seat.and_then(|seat| self.seats.get_mut(seat)) {
            Some(count) => *count += 1,
            None => self.nobody += 1,
        }
    }
}

/// The event of every game that names the first player.
const BEGINS: &str = "first";
/// Separates kind, field and value in the key of a deed.
pub(crate) const SEPARATOR: char = '\t';

impl Facts {
    pub(crate) fn new(players: usize) -> Self {
        Self {
            players,
            first: None,
            rounds: None,
            lead_changes: 0,
            leader: None,
            events: BTreeMap::new(),
            deeds: BTreeMap::new(),
        }
    }

    /// Counts the events that a spectator sees.
    pub(crate) fn events(&mut self, events: &[Value]) {
        for event in events {
            match event {
                Value::String(kind) => self.event(kind, &Map::new()),
                Value::Object(tagged) => {
                    for (kind, body) in tagged {
                        self.event(kind, body.as_object().unwrap_or(&Map::new()));
                    }
                }
                _ => {}
            }
        }
    }

    fn event(&mut self, kind: &str, fields: &Map<String, Value>) {
        let number = |name| fields.get(name).and_then(Value::as_u64);
        let seat = number("seat").map(|seat| seat as usize);
        if kind == BEGINS {
            self.first = seat;
        }
        self.rounds = self.rounds.max(number("round"));
        self.events.entry(kind.to_owned()).or_default().add(seat, self.players);
        for (field, value) in fields {
            if field == "seat" || field == "round" {
                continue;
            }
            if let Some(label) = label(value) {
                let name = format!("{kind}{SEPARATOR}{field}{SEPARATOR}{label}");
                self.deeds.entry(name).or_default().add(seat, self.players);
            }
        }
    }

    /// Notes who leads now.
    pub(crate) fn scores(&mut self, scores: &[i64]) {
        let Some(best) = scores.iter().max() else { return };
        let mut leaders = (0..).zip(scores).filter(|&(_, score)| score == best);
        let (Some((alone, _)), None) = (leaders.next(), leaders.next()) else { return };
        let changed = self.leader.is_some_and(|leader| leader != alone);
        self.lead_changes += u32::from(changed);
        self.leader = Some(alone);
    }
}

/// A field's value as one word, if it fits in one.
fn label(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => Some(text.clone()),
        Value::Bool(_) | Value::Number(_) => Some(value.to_string()),
        Value::Object(fields) => match (fields.get("kind").and_then(Value::as_str), fields.len()) {
            (Some(kind), _) => Some(kind.to_owned()),
            (None, 1) => fields.keys().next().cloned(),
            (None, _) => None,
        },
        Value::Null | Value::Array(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn events_are_counted_by_kind_and_seat() {
        let mut facts = Facts::new(3);
        facts.events(&[
            json!({"first": {"seat": 2}}),
            json!("becalmed"),
            json!({"moved": {"seat": 1, "height": 3, "round": 2}}),
            json!({"moved": {"seat": 1, "height": 4, "round": 7}}),
            json!({"played": {"seat": 0, "play": {"scurvy": 2}}}),
        ]);
        assert_eq!(facts.events["becalmed"].nobody, 1);
        assert_eq!(facts.events["moved"].seats, [0, 2, 0]);
        assert_eq!(facts.deeds["moved\theight\t3"].total(), 1);
        assert_eq!(facts.deeds["played\tplay\tscurvy"].seats, [1, 0, 0]);
        assert_eq!((facts.rounds, facts.first), (Some(7), Some(2)));
    }

    #[test]
    fn the_lead_changes_when_somebody_else_leads_alone() {
        let mut facts = Facts::new(2);
        for scores in [[0, 0], [3, 0], [3, 3], [3, 0], [3, 4], [9, 4]] {
            facts.scores(&scores);
        }
        assert_eq!(facts.lead_changes, 2);
    }
}
