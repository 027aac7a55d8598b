//! Laws about what is hidden.
//!
//! A viewer's *determinization* is a state in which everything hidden from
//! the viewer is drawn anew. If the viewer could tell the two states apart,
//! by its view, by who is asked, by what it may do, or by what it is told
//! happened, then something hidden has leaked.

use crate::walk::{random_seat, some_states};
use serde::Serialize;
use table::{FastRng, Game, Pending, Rng, Viewer};

/// The view of a determinization is the view it was made from, and so are
/// the prompts: who is asked, and what the viewer itself may do.
pub fn views_survive_determinization<G: Game>(players: usize) {
    some_states::<G>(players, 12, |play, rng| {
        let truth = play.state();
        for viewer in Viewer::all(players) {
            let view = truth.view(viewer);
            let read: G::View =
                serde_json::from_str(&json(&view)).expect("a view can be read back");
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
            }
        }
    });
}

/// **Non-interference.** The same input is given to the truth and to a
/// determinization. As long as the viewer's view stays the same in both, it
/// must have been told the same, byte for byte.
pub fn hidden_things_do_not_interfere<G: Game>(players: usize) {
    let mut compared = 0_u64;
    some_states::<G>(players, 12, |play, rng| {
        for viewer in Viewer::all(players) {
            let mut truth = play.state().clone();
            let mut imagined = G::determinize(&truth.view(viewer), rng);
            if let Some((told, imagined_told)) = step(&mut truth, &mut imagined, viewer, rng)
                && truth.view(viewer) == imagined.view(viewer)
            {
                assert_eq!(told, imagined_told, "{viewer:?} is told what is hidden: {truth:?}");
                compared += 1;
            }
        }
    });
    assert!(compared > 0, "no state was compared");
}

/// Gives both states one input that is possible in both; what the viewer is
/// told of it, as text. None if there is no such input, or if it lays open by
/// the rules what was hidden.
fn step<G: Game>(
    truth: &mut G,
    imagined: &mut G,
    viewer: Viewer,
    rng: &mut FastRng,
) -> Option<(String, String)> {
    let (mut events, mut imagined_events) = (Vec::new(), Vec::new());
    match truth.pending() {
        Pending::Over => return None,
        Pending::Chance(_) => {
            let outcome = truth.roll(rng);
            imagined.admit(&outcome).ok()?;
            truth.resolve(&outcome, &mut events);
            imagined.resolve(&outcome, &mut imagined_events);
        }
        Pending::Seats(asked) => {
            let seat = random_seat(asked, rng);
            let action = truth.nth(seat, rng.below(truth.count(seat)));
            imagined.check(seat, action).ok()?;
            truth.act(seat, action, &mut events);
            imagined.act(seat, action, &mut imagined_events);
        }
    }
    if events.iter().any(G::lays_open) {
        return None;
    }
    let told = |events: &[G::Event]| {
        let told: Vec<_> = events.iter().filter_map(|event| G::tell(event, viewer)).collect();
        json(&told)
    };
    Some((told(&events), told(&imagined_events)))
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
