//! Laws about what is drawn: dice, decks, and what a viewer does not know.

use crate::walk::few_states;
use game::{FastRng, Game, Pending, Rng, Viewer};
use std::collections::BTreeMap;

/// What chance answers is drawn, and so is what a viewer does not know: of every question of chance
/// there are different answers, and of some views there are different determinizations.
pub fn what_is_random_differs<G: Game>(players: usize) {
    let mut answers = BTreeMap::<String, bool>::new();
    let mut worlds = false;
    few_states::<G>(players, |play, rng| {
        let state = play.state();
        if let Pending::Chance(chance) = state.pending() {
            let question = serde_json::to_value(&chance).expect("a question is plain data");
            let kind = question.as_object().and_then(|question| question.keys().next());
            let differ = differ(rng, |rng| state.roll(rng));
            *answers.entry(kind.cloned().unwrap_or_default()).or_default() |= differ;
        }
        let view = state.view(Viewer::Spectator);
        worlds = worlds || differ(rng, |rng| G::determinize(&view, rng));
    });
    let same: Vec<_> = answers.iter().filter(|(_, differ)| !**differ).collect();
    assert!(same.is_empty(), "always the same: {same:?}");
    assert!(!answers.is_empty(), "chance was never asked");
    assert!(worlds, "nothing hidden was ever drawn in another way");
}

/// Whether several draws are not all the same.
fn differ<T: PartialEq>(rng: &mut FastRng, draw: impl Fn(&mut FastRng) -> T) -> bool {
    let first = draw(rng);
    (0..6).any(|_| draw(&mut FastRng::new(u64::from(rng.word()))) != first)
}

/// Every option is described, with the default that it has when nothing is said; each of its values
/// can be read, and another one makes other options.
pub fn options_are_described<G: Game>() {
    let read = |name: &str, value: &serde_json::Value| -> G::Options {
        let chosen = serde_json::json!({ name: value });
        serde_json::from_value(chosen).expect("a value of an option can be read")
    };
    let described = G::options();
    for spec in described.iter().filter(|spec| !spec.per_seat) {
        assert!(spec.values.contains(&spec.default), "{}: its default is no value", spec.name);
        for value in &spec.values {
            let usual = read(spec.name, value) == G::Options::default();
            assert_eq!(usual, *value == spec.default, "{}: {value}", spec.name);
        }
    }
    let written = serde_json::to_value(G::Options::default()).expect("options are plain data");
    for name in written.as_object().into_iter().flat_map(serde_json::Map::keys) {
        assert!(described.iter().any(|spec| spec.name == name), "`{name}` is not described");
    }
}
