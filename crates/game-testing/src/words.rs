//! The law about what a game says, and words for its tests.

use crate::walk::{few_states, give, random_input};
use game::{
    Edition, FastRng, Game, Match, Pending, Rng, Seat, Setup, Text, Value, Viewer, random_action,
};
use text::{Bundle, Language, Words};

/// How many refusals are put into words in one state.
const REFUSALS: usize = 24;

/// One state in this number is looked at.
const SPARSE: u32 = 8;

/// All messages that a game's texts may name, in a language.
fn bundle<G: Game>(language: Language) -> Bundle {
    let mut bundle = Bundle::new(language);
    for messages in [G::MESSAGES, G::ERROR_MESSAGES, text::MESSAGES, text::ERROR_MESSAGES] {
        for source in language.of_messages(&messages) {
            bundle.add(source).unwrap_or_else(|error| panic!("{language:?}: {error}"));
        }
    }
    bundle
}

/// A text of a game as an English sentence.
pub fn english<G: Game>(text: &Text) -> String {
    Words(&[&bundle::<G>(Language::English)]).sentence(text)
}

/// What is wrong with an edition or a position, in English.
pub fn english_error<G: Game>(text: &Text) -> String {
    Words(&[&bundle::<G>(Language::English)]).say(text)
}

/// **Words of errors.** What is wrong with a position has words in every language.
pub(crate) fn error_has_words<G: Game>(text: &Text) {
    for language in Language::ALL {
        whole(&bundle::<G>(language), text);
    }
}

/// A table as an English picture of text.
pub fn english_sketch<G: Game>(view: &G::View) -> String {
    let bundle = bundle::<G>(Language::English);
    G::sketch(view, &|text| Words(&[&bundle]).say(&text)).to_string()
}

/// An edition as an English picture of text.
pub fn english_edition<G: Game>(edition: &G::Edition) -> String {
    let bundle = bundle::<G>(Language::English);
    edition.sketch(&|text| Words(&[&bundle]).say(&text)).to_string()
}

/// The English log of events, for a reader with this view.
pub fn english_log<G: Game>(view: &G::View, events: &[G::Event]) -> Vec<String> {
    let bundle = bundle::<G>(Language::English);
    let texts = events.iter().filter_map(|event| G::event_text(view, event));
    texts.map(|text| Words(&[&bundle]).sentence(&text)).collect()
}

/// Every sentence of the English log of a random match that a spectator reads while it runs, of
/// the events that `counts` names.
pub fn running_log<G: Game>(players: usize, counts: impl Fn(&G::Event) -> bool) -> Vec<String> {
    let mut rng = FastRng::new(5);
    let mut play = Match::<G>::new(Setup::house(players), "silent").expect("a set-up");
    play.settle();
    let mut log = Vec::new();
    while let Pending::Seats(asked) = play.pending() {
        let seat = asked.first().expect("somebody is asked");
        let action = random_action(play.state(), seat, &mut rng);
        let events = play.act(seat, action).expect("a legal action").told(Viewer::Spectator);
        let view = play.state().view(Viewer::Spectator);
        if play.pending() != Pending::Over {
            let events: Vec<G::Event> = events.into_iter().filter(&counts).collect();
            log.extend(english_log::<G>(&view, &events));
        }
    }
    log
}

/// **Words.** Every legal action, every event that somebody gets, every refusal and every picture
/// of the table has words in every language: the message is there, and so are the values of all its
/// placeholders.
pub fn everything_has_words<G: Game>(players: usize) {
    let bundles = Language::ALL.map(bundle::<G>);
    let mut said = 0_u64;
    for bundle in &bundles {
        G::Edition::house().sketch(&|text| whole(bundle, &text));
    }
    few_states::<G>(players, |play, rng| {
        if rng.below(SPARSE) > 0 {
            return;
        }
        for text in texts(play, rng) {
            for bundle in &bundles {
                whole(bundle, &text);
            }
            said += 1;
        }
        for bundle in &bundles {
            let view = play.state().view(Viewer::Seat(Seat::new(0)));
            G::sketch(&view, &|text| whole(bundle, &text));
        }
    });
    assert!(said > 0, "nothing was said");
}

/// What is said in a state: of actions, of refusals, and of what happens next.
fn texts<G: Game>(play: &Match<G>, rng: &mut FastRng) -> Vec<Text> {
    let state = play.state();
    let mut texts = Vec::new();
    if let Pending::Seats(asked) = state.pending() {
        for seat in asked.iter() {
            let view = state.view(Viewer::Seat(seat));
            state.legal(seat, &mut |action| texts.push(G::action_text(&view, seat, action)));
            texts.extend(refusals(state, seat, &view, rng));
        }
    }
    let Some(input) = random_input(state, rng) else { return texts };
    let mut after = state.clone();
    let events = give(&mut after, &input).expect("the input is possible");
    for viewer in Viewer::all(state.players()) {
        let view = after.view(viewer);
        let told = events.iter().filter_map(|event| G::tell(event, viewer));
        texts.extend(told.filter_map(|event| G::event_text(&view, &event)));
    }
    texts
}

fn refusals<G: Game>(state: &G, seat: Seat, view: &G::View, rng: &mut FastRng) -> Vec<Text> {
    let universe = state.universe();
    let some = (0..REFUSALS).map(|_| universe[rng.below(universe.len() as u32) as usize]);
    let refused = some.filter_map(|action| state.check(seat, action).err());
    refused.map(|refusal| G::refusal_text(view, &refusal)).collect()
}

/// A text in words, of which none is missing.
fn whole(bundle: &Bundle, text: &Text) -> String {
    has_messages(bundle, text);
    let words = Words(&[bundle]).say(text);
    let whole = !words.trim().is_empty() && !words.contains(['{', '}']);
    assert!(whole, "{:?} says “{words}” for {text:?}", bundle.language());
    words
}

/// The message is there and has the values that it names, and so have those within.
fn has_messages(bundle: &Bundle, text: &Text) {
    let language = bundle.language();
    let Some(pattern) = bundle.get(&text.key) else { panic!("no {language:?} text of {text:?}") };
    for name in pattern.names() {
        assert!(text.value(name).is_some(), "{language:?} wants the value {name} in {text:?}");
    }
    for (_, value) in &text.values {
        within(bundle, value);
    }
}

fn within(bundle: &Bundle, value: &Value) {
    match value {
        Value::Text(text) => has_messages(bundle, text),
        Value::List(list) => list.items.iter().for_each(|item| within(bundle, item)),
        Value::Number(_) | Value::Word(_) | Value::Decimal(_) => {}
    }
}
