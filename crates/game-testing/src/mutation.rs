//! Positions with something changed in them, as a careless or a malicious program might send them.

use game::{FastRng, Rng};
use serde_json::{Number, Value};
use std::collections::BTreeMap;

/// No more values are remembered for one place of a position.
const MOST_VALUES: usize = 100;

/// Numbers at which counters and seats break.
const EDGES: [i64; 10] = [0, 1, 9, 12, 60, 100, 255, 256, 65_535, i64::MAX];

/// Changes positions of one game, with what real ones have in the same place.
#[derive(Default)]
pub(crate) struct Mutator {
    /// What real positions have in a place, list indices left out.
    seen: BTreeMap<String, Vec<Value>>,
    /// Every word of real positions.
    words: Vec<String>,
}

impl Mutator {
    /// Remembers what a real position has in its places.
    pub(crate) fn collect(&mut self, position: &Value) {
        for place in places(position) {
            let value = at(position, &place);
            if let Value::String(word) = value
                && !self.words.contains(word)
            {
                self.words.push(word.clone());
            }
            let seen = self.seen.entry(shape(&place)).or_default();
            if seen.len() < MOST_VALUES && !seen.contains(value) {
                seen.push(value.clone());
            }
        }
    }

    /// The position with one to three things changed.
    pub(crate) fn mutate(&self, position: &Value, rng: &mut FastRng) -> Value {
        let mut mutant = position.clone();
        for _ in 0..[1, 1, 1, 2, 2, 3][rng.below(6) as usize] {
            self.change(&mut mutant, rng);
        }
        mutant
    }

    /// Changes one thing. Half of the changes keep what there is of everything in all.
    fn change(&self, position: &mut Value, rng: &mut FastRng) {
        match rng.below(8) {
            0 => swap_values(position, rng),
            1 => transfer(position, rng),
            2 => move_element(position, rng),
            3 => rearrange(position, rng),
            4 => self.copy_from_real(position, rng),
            _ => {
                let place = random_place(position, rng);
                let value = at_mut(position, &place);
                self.damage(value, &shape(&place), rng);
            }
        }
    }

    /// Puts what another real position has into the same place, of the largest parts most often.
    fn copy_from_real(&self, position: &mut Value, rng: &mut FastRng) {
        let place = match rng.below(2) {
            0 => pick(&places_below(position), rng).cloned(),
            _ => None,
        };
        let place = place.unwrap_or_else(|| random_place(position, rng));
        if let Some(value) = self.seen.get(&shape(&place)).and_then(|seen| pick(seen, rng)) {
            *at_mut(position, &place) = value.clone();
        }
    }

    fn damage(&self, value: &mut Value, shape: &str, rng: &mut FastRng) {
        match value {
            _ if rng.below(32) == 0 => *value = Value::Null,
            _ if rng.below(4) == 0 => *value = self.any_seen(shape, rng),
            Value::Null => *value = self.any_seen(shape, rng),
            Value::Bool(flag) => *flag = !*flag,
            Value::Number(number) => *number = other_number(number, rng),
            Value::String(word) => *word = self.other_word(word, shape, rng),
            Value::Array(list) => self.damage_list(list, shape, rng),
            Value::Object(fields) => {
                let names: Vec<String> = fields.keys().cloned().collect();
                let Some(name) = pick(&names, rng) else { return };
                let place = format!("{shape}/{}", escaped(name));
                match rng.below(8) {
                    0..=3 => drop(fields.remove(name)),
                    4..=6 => drop(fields.insert(name.clone(), self.any_seen(&place, rng))),
                    _ => {
                        let value = fields.remove(name).unwrap_or_default();
                        let other = pick(&self.words, rng).cloned().unwrap_or_default();
                        fields.insert(other, value);
                    }
                }
            }
        }
    }

    fn damage_list(&self, list: &mut Vec<Value>, shape: &str, rng: &mut FastRng) {
        let index = rng.below(list.len().max(1) as u32) as usize;
        match rng.below(5) {
            0 if !list.is_empty() => drop(list.remove(index)),
            1 if !list.is_empty() => list.insert(index, list[index].clone()),
            2 => list.clear(),
            3 => list.truncate(index),
            _ => list.insert(index, self.any_seen(&format!("{shape}/*"), rng)),
        }
    }

    /// Another word: of the same place, of any place, or one with another number in it.
    fn other_word(&self, word: &str, shape: &str, rng: &mut FastRng) -> String {
        match rng.below(8) {
            0..=4 => match self.any_seen(shape, rng) {
                Value::String(other) => other,
                _ => String::new(),
            },
            5 => pick(&self.words, rng).cloned().unwrap_or_default(),
            _ => word.chars().map(|c| if c.is_ascii_digit() { digit(rng) } else { c }).collect(),
        }
    }

    fn any_seen(&self, shape: &str, rng: &mut FastRng) -> Value {
        self.seen.get(shape).and_then(|seen| pick(seen, rng)).cloned().unwrap_or_default()
    }
}

/// Exchanges what two places of the same kind have.
fn swap_values(position: &mut Value, rng: &mut FastRng) {
    let one = random_place(position, rng);
    let alike: Vec<String> =
        places(position).into_iter().filter(|place| shape(place) == shape(&one)).collect();
    let Some(other) = pick(&alike, rng) else { return };
    let (left, right) = (at(position, &one).clone(), at(position, other).clone());
    *at_mut(position, &one) = right;
    *at_mut(position, other) = left;
}

/// One less here, one more there.
fn transfer(position: &mut Value, rng: &mut FastRng) {
    let numbers: Vec<String> =
        places(position).into_iter().filter(|place| at(position, place).is_i64()).collect();
    let step = [1, 1, 1, 2, 5, 100][rng.below(6) as usize];
    for step in [step, -step] {
        let Some(place) = pick(&numbers, rng) else { return };
        let value = at_mut(position, place);
        *value = value.as_i64().and_then(|number| number.checked_add(step)).into();
    }
}

/// Takes something from one list and puts it into another, or elsewhere in the same.
fn move_element(position: &mut Value, rng: &mut FastRng) {
    let lists: Vec<String> =
        places(position).into_iter().filter(|place| at(position, place).is_array()).collect();
    let Some(from) = pick(&lists, rng) else { return };
    let Value::Array(source) = at_mut(position, from) else { return };
    if source.is_empty() {
        return;
    }
    let element = source.remove(rng.below(source.len() as u32) as usize);
    // What was taken may have had lists in it.
    let left = lists.iter().filter(|place| position.pointer(place).is_some_and(Value::is_array));
    let left: Vec<&String> = left.collect();
    let Some(to) = pick(&left, rng) else { return };
    if let Value::Array(target) = at_mut(position, to) {
        target.insert(rng.below(target.len() as u32 + 1) as usize, element);
    }
}

/// Puts a list into another order.
fn rearrange(position: &mut Value, rng: &mut FastRng) {
    let long = |place: &String| at(position, place).as_array().is_some_and(|list| list.len() > 1);
    let lists: Vec<String> = places(position).into_iter().filter(long).collect();
    let Some(Value::Array(list)) = pick(&lists, rng).map(|place| at_mut(position, place)) else {
        return;
    };
    match rng.below(3) {
        0 => list.reverse(),
        1 => rng.shuffle(list),
        _ => {
            let (one, other) = (rng.below(list.len() as u32), rng.below(list.len() as u32));
            list.swap(one as usize, other as usize);
        }
    }
}

fn other_number(number: &Number, rng: &mut FastRng) -> Number {
    let Some(number) = number.as_i64() else { return Number::from(0) };
    match rng.below(16) {
        0..=3 => number.wrapping_add(1).into(),
        4..=7 => number.wrapping_sub(1).into(),
        8 => number.wrapping_neg().into(),
        9 => number.wrapping_mul(2).into(),
        10..=12 => rng.below(8).into(),
        _ => EDGES[rng.below(EDGES.len() as u32) as usize].into(),
    }
}

fn digit(rng: &mut FastRng) -> char {
    char::from(b'0' + rng.below(10) as u8)
}

/// A place somewhere below one of the position's fields, each field as likely as the others: the
/// many tiles of a board are not changed more often than whose turn it is.
fn random_place(position: &Value, rng: &mut FastRng) -> String {
    let field = pick(&places_below(position), rng).cloned().unwrap_or_default();
    let below: Vec<String> = places(at(position, &field));
    let place = pick(&below, rng).cloned().unwrap_or_default();
    field + &place
}

/// The places of an object's fields.
fn places_below(position: &Value) -> Vec<String> {
    let fields = position.as_object().into_iter().flatten();
    fields.map(|(name, _)| format!("/{}", escaped(name))).collect()
}

/// The JSON pointers of a value and of everything in it.
pub(crate) fn places(value: &Value) -> Vec<String> {
    let mut all = vec![String::new()];
    let mut add = |name: &str, value: &Value| {
        all.extend(places(value).into_iter().map(|place| format!("/{name}{place}")));
    };
    match value {
        Value::Array(list) => {
            list.iter().enumerate().for_each(|(index, value)| add(&index.to_string(), value));
        }
        Value::Object(fields) => {
            fields.iter().for_each(|(name, value)| add(&escaped(name), value));
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
    all
}

fn escaped(name: &str) -> String {
    name.replace('~', "~0").replace('/', "~1")
}

/// A pointer with `*` for every index of a list.
pub(crate) fn shape(place: &str) -> String {
    let number = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    let parts = place.split('/').map(|part| if number(part) { "*" } else { part });
    parts.collect::<Vec<_>>().join("/")
}

fn at<'a>(position: &'a Value, place: &str) -> &'a Value {
    position.pointer(place).expect("a place of this position")
}

fn at_mut<'a>(position: &'a mut Value, place: &str) -> &'a mut Value {
    position.pointer_mut(place).expect("a place of this position")
}

pub(crate) fn pick<'a, T>(items: &'a [T], rng: &mut FastRng) -> Option<&'a T> {
    (!items.is_empty()).then(|| &items[rng.below(items.len() as u32) as usize])
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn mutants_of_a_position_are_many_and_most_differ_from_it() {
        let real = json!({"turn": 0, "crew": [["red:1", "blue:2"], ["red:3"]], "over": false,
            "frames": [{"turn": "sail"}, {"fight": {"dice": [1, 2]}}]});
        let mut mutator = Mutator::default();
        mutator.collect(&real);
        let mut rng = FastRng::new(1);
        let mutants: Vec<Value> = (0..1_000).map(|_| mutator.mutate(&real, &mut rng)).collect();
        let different: std::collections::BTreeSet<String> =
            mutants.iter().map(Value::to_string).collect();
        assert!(different.len() > 300, "{}", different.len());
        assert!(mutants.iter().filter(|&mutant| mutant != &real).count() > 600);
    }

    #[test]
    fn places_are_found_and_named() {
        let value = json!({"a": [1, {"b/c": 2}]});
        assert_eq!(places(&value), ["", "/a", "/a/0", "/a/1", "/a/1/b~1c"]);
        assert_eq!(at(&value, "/a/1/b~1c"), &json!(2));
        assert_eq!(shape("/a/1/b~1c"), "/a/*/b~1c");
    }
}
