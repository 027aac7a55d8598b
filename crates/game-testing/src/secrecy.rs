//! Laws about what is hidden.
//!
//! A viewer's *determinization* is a state in which everything hidden from
//! the viewer is drawn anew. If the viewer could tell the two states apart,
//! by its view, by who is asked, by what it may do, or by the events it gets
//! happened, then something hidden has leaked.

use crate::walk::{give, random_input, some_states};
use game::{FastRng, Game, Input, Pending, Rng, Seat, Viewer};
use serde::Serialize;
use std::collections::BTreeMap;

/// The view of a determinization is the view it was made from, and so are
/// the prompts: who is asked, and what the viewer itself may do.
pub fn views_survive_determinization<G: Game>(players: usize) {
    some_states::<G>(players, 12, |play, rng| {
        for viewer in Viewer::all(players) {
            view_survives(play.state(), viewer, rng);
        }
    });
}

/// The same, for one viewer of one state.
pub(crate) fn view_survives<G: Game>(truth: &G, viewer: Viewer, rng: &mut FastRng) {
    let view = truth.view(viewer);
    let read: G::View = serde_json::from_str(&json(&view)).expect("a view can be read back");
    assert_eq!(read, view);
    let imagined = G::determinize(&view, rng);
    assert_eq!(imagined.view(viewer), view, "{viewer:?} of {truth:?}");
    assert_eq!(json(&imagined.view(viewer)), json(&view));
    assert_eq!(prompt(&imagined), prompt(truth), "{viewer:?} sees another prompt");
    assert_eq!(imagined.conserved(), Ok(()), "{imagined:?}");
    if let Viewer::Seat(seat) = viewer {
        let (mut own, mut imagined_own) = (Vec::new(), Vec::new());
        truth.legal(seat, &mut |action| own.push(action));
        imagined.legal(seat, &mut |action| imagined_own.push(action));
        assert_eq!(own, imagined_own, "{viewer:?} may do other things");
        refusals_are_alike(truth, &imagined, seat, rng);
    }
}

/// The longest that a thumbnail is when it is written.
const THUMBNAIL: usize = 600;

/// The thumbnail of a match is small, and stays the same when everything that a spectator doesn't
/// know is drawn anew.
pub fn thumbnails_tell_nothing_hidden<G: Game>(players: usize) {
    some_states::<G>(players, 12, |play, rng| {
        let view = play.state().view(Viewer::Spectator);
        let thumbnail = G::thumbnail(&view);
        let text = json(&thumbnail);
        assert!(text.len() <= THUMBNAIL, "{} bytes: {text}", text.len());
        for viewer in Viewer::all(players) {
            let imagined = G::determinize(&play.state().view(viewer), rng);
            let drawn = G::thumbnail(&imagined.view(Viewer::Spectator));
            assert_eq!(drawn, thumbnail, "{viewer:?} of {:?}", play.state());
        }
    });
}

/// How many of the actions that can be written down have their refusals compared.
const REFUSALS: usize = 24;

/// What is refused, and why, follows from what the seat knows.
fn refusals_are_alike<G: Game>(truth: &G, imagined: &G, seat: Seat, rng: &mut FastRng) {
    if !matches!(truth.pending(), Pending::Seats(asked) if asked.contains(seat)) {
        return;
    }
    let universe = truth.universe();
    for _ in 0..REFUSALS.min(universe.len()) {
        let action = universe[rng.below(universe.len() as u32) as usize];
        let (refused, expected) = (imagined.check(seat, action), truth.check(seat, action));
        assert_eq!(refused, expected, "{seat:?} is refused {action:?} by what is hidden");
        let text = |state: &G, result: Result<(), G::Refusal>| {
            let view = state.view(Viewer::Seat(seat));
            result.err().map(|refusal| G::refusal_text(&view, &refusal))
        };
        assert_eq!(text(imagined, refused), text(truth, expected), "{seat:?} and {action:?}");
    }
}

/// How many determinizations are tried for one that the input turns into
/// something the viewer cannot tell from the truth.
const TRIES: u32 = 24;

/// A kind of event that was sent this often must have been compared.
const OFTEN: u64 = 200;

/// **Non-interference.** A viewer's events follow from what it saw
/// before, the input, and what it sees after. So of two states that look the
/// same to it before and after the same input it gets the same events, byte for
/// byte. States are drawn until one looks like the truth afterwards; an event
/// for which none is ever found has not been judged, and that fails too.
pub fn hidden_things_do_not_interfere<G: Game>(players: usize) {
    hidden_things_do_not_interfere_when_told::<G>(players, G::tell);
}

/// The same law for another way of telling events, to see that it catches
/// those that tell too much.
pub fn hidden_things_do_not_interfere_when_told<G: Game>(
    players: usize,
    tell: impl Fn(&G::Event, Viewer) -> Option<G::Event>,
) {
    let mut heard = BTreeMap::<String, Heard>::new();
    let mut compared = 0_u64;
    some_states::<G>(players, 12, |play, rng| {
        for viewer in Viewer::all(players) {
            let Some(step) = Transition::random(play.state(), rng) else { continue };
            let told = |events: &[G::Event]| -> Vec<String> {
                events.iter().filter_map(|event| tell(event, viewer)).map(|e| json(&e)).collect()
            };
            let (before, after) = (play.state().view(viewer), step.truth.view(viewer));
            let truly_told = told(&step.events);
            let twin = (0..TRIES).find_map(|_| step.twin(&before, &after, viewer, rng));
            for kind in truly_told.iter().map(|event| kind_of(event)) {
                heard.entry(kind.to_owned()).or_default().add(twin.is_some());
            }
            if let Some(events) = twin {
                let truth = &step.truth;
                assert_eq!(
                    truly_told,
                    told(&events),
                    "{viewer:?} learns what is hidden: {truth:?}"
                );
                compared += 1;
            }
        }
    });
    assert!(compared > 0, "no state was compared");
    for (kind, Heard { told, compared }) in heard {
        assert!(compared > 0 || told < OFTEN, "{kind} was sent {told} times and never compared");
    }
}

/// How often a kind of event was sent, and how often it was compared.
#[derive(Default)]
struct Heard {
    told: u64,
    compared: u64,
}

impl Heard {
    fn add(&mut self, compared: bool) {
        self.told += 1;
        self.compared += u64::from(compared);
    }
}

/// The first word of an event as it is written.
fn kind_of(event: &str) -> &str {
    event.split('"').nth(1).unwrap_or(event)
}

/// An input, the state it leads to, and what happened.
struct Transition<G: Game> {
    input: Input<G>,
    truth: G,
    events: Vec<G::Event>,
}

impl<G: Game> Transition<G> {
    /// A random input; none if it is over, or if the input lays open by the
    /// rules what was hidden.
    fn random(before: &G, rng: &mut FastRng) -> Option<Self> {
        let input = random_input(before, rng)?;
        let mut truth = before.clone();
        let events = give(&mut truth, &input)?;
        (!G::lays_open(&events)).then_some(Self { input, truth, events })
    }

    /// What happens in a state that looks the same before, drawn at random:
    /// if the input is possible in it, and it looks the same afterwards.
    fn twin(
        &self,
        before: &G::View,
        after: &G::View,
        viewer: Viewer,
        rng: &mut FastRng,
    ) -> Option<Vec<G::Event>> {
        let mut state = G::determinize(before, rng);
        let events = give(&mut state, &self.input)?;
        (state.view(viewer) == *after).then_some(events)
    }
}

fn prompt<G: Game>(state: &G) -> String {
    match state.pending() {
        Pending::Seats(asked) => format!("{asked:?}"),
        Pending::Chance(chance) => format!("chance {}", json(&chance)),
        Pending::Over => "over".to_owned(),
    }
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("what a viewer gets is plain data")
}
