//! PLK-19: purses are hidden, but a viewer with a perfect memory knows their
//! contents.

use game::{Evaluate, FastRng, Game, Match, Pending, Rng, Seat, Setup, Viewer};
use planks::{Event, Options, Planks, View};

/// Plays a random match and shows it before every action.
fn watch(players: usize, number: u64, mut each: impl FnMut(&Match<Planks>)) {
    let options = Options { hands: number % 2 == 1, ..Options::default() };
    let setup = Setup { options, ..Setup::house(players) };
    let mut play = Match::<Planks>::new(setup, &format!("watched {number}")).expect("a set-up");
    let mut rng = FastRng::new(number);
    loop {
        play.settle();
        let Pending::Seats(asked) = play.pending() else { return };
        each(&play);
        let seat = asked.first().expect("somebody is asked");
        let legal = play.legal(seat);
        play.act(seat, legal[rng.below(legal.len() as u32) as usize]).expect("it is legal");
    }
}

fn believed(play: &Match<Planks>, viewer: Viewer, told: &[Event], memory: bool) -> View {
    let mut view = play.state().view(viewer);
    Planks::fill_beliefs(&mut view, told, &mut || memory);
    view
}

#[test]
fn plk_19_a_perfect_memory_knows_every_purse() {
    let (mut counted, mut put_back) = (0, 0);
    // In the last of them somebody breaks the code after collecting (PLK-17).
    for number in 0..26 {
        watch(2 + number as usize % 3, number, |play| {
            let truth: Vec<_> = play.state().position().purses.into_iter().map(Some).collect();
            for viewer in Viewer::all(truth.len()) {
                let view = believed(play, viewer, &play.told(viewer), true);
                assert_eq!(view.purses, truth, "match {number}, {viewer:?}");
                let state = Planks::determinize(&view, &mut FastRng::new(number));
                assert_eq!(&state, play.state(), "nothing else is hidden");
            }
            counted += truth.iter().flatten().sum::<u16>() as usize;
            let gave_back = |event: &&Event| matches!(event, Event::PutBack { .. });
            put_back += play.told(Viewer::Spectator).iter().filter(gave_back).count();
        });
    }
    assert!(put_back > 0, "nobody had to put anything back");
    assert!(counted > 1_000, "hardly anything was collected: {counted}");
}

#[test]
fn plk_19_without_memory_only_untouched_purses_are_known() {
    watch(4, 3, |play| {
        let view = believed(play, Viewer::Spectator, &play.told(Viewer::Spectator), false);
        let told = play.told(Viewer::Spectator);
        for (seat, seen) in Seat::all(4).zip(&view.purses) {
            let got = |event: &Event| match event {
                Event::Collected { seat: whose, .. } | Event::Consoled { seat: whose, .. } => {
                    *whose == seat
                }
                _ => false,
            };
            assert_eq!(*seen, (!told.iter().any(got)).then_some(0));
        }
    });
}

#[test]
fn plk_19_nothing_is_made_up_about_a_match_joined_late() {
    watch(4, 4, |play| {
        let told = play.told(Viewer::Spectator);
        let late = told.iter().position(|event| matches!(event, Event::Rolled { .. }));
        let Some(late) = late else { return };
        let view = believed(play, Viewer::Spectator, &told[late..], true);
        let truth = play.state().position().purses;
        let right = |(seen, truth): (&Option<u16>, u16)| seen.is_none_or(|seen| seen == truth);
        assert!(view.purses.iter().zip(truth).all(right), "{:?}", view.purses);
    });
}
