//! Real positions to change, in which rare things are as frequent as common ones.

use crate::mutation::{pick, places, shape};
use game::FastRng;
use serde_json::Value;
use std::collections::BTreeMap;

/// The most positions that are kept for a word in a place.
const EXAMPLES: usize = 6;

/// Positions by what they have where: a fight in its last step is drawn as often as a quiet sea.
#[derive(Default)]
pub(crate) struct Corpus {
    positions: Vec<Value>,
    /// By place, list indices left out, and by the word that stands there.
    examples: BTreeMap<String, BTreeMap<String, Vec<usize>>>,
}

impl Corpus {
    /// Keeps a position that has something of which there are few examples; says whether.
    pub(crate) fn add(&mut self, position: &Value) -> bool {
        let number = self.positions.len();
        let mut rare = false;
        for place in places(position) {
            let word = position.pointer(&place).and_then(Value::as_str).unwrap_or_default();
            let shape = shape(&place);
            let full = |words: &BTreeMap<String, Vec<usize>>| {
                words.get(word).is_some_and(|examples| examples.len() == EXAMPLES)
            };
            if self.examples.get(&shape).is_some_and(full) {
                continue;
            }
            let words = self.examples.entry(shape).or_default();
            let examples = words.entry(word.to_owned()).or_default();
            if examples.last() != Some(&number) {
                examples.push(number);
                rare = true;
            }
        }
        if rare {
            self.positions.push(position.clone());
        }
        rare
    }

    /// A position: each place is as likely as the others, and so is each word in it.
    pub(crate) fn draw(&self, rng: &mut FastRng) -> &Value {
        let places: Vec<_> = self.examples.values().collect();
        let words: Vec<_> =
            pick(&places, rng).into_iter().flat_map(|words| words.values()).collect();
        let examples = pick(&words, rng).and_then(|examples| pick(examples, rng));
        &self.positions[*examples.expect("a corpus has positions")]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn one_rare_word_among_many_common_ones_is_drawn_often() {
        let mut corpus = Corpus::default();
        for _ in 0..1_000 {
            corpus.add(&json!({"phase": "sail"}));
        }
        corpus.add(&json!({"phase": "fight"}));
        let mut rng = FastRng::new(3);
        let rare = (0..1_000).filter(|_| corpus.draw(&mut rng)["phase"] == "fight").count();
        assert!(rare > 150, "{rare}");
    }
}
