//! What a bot thought is of use when it is asked again, and never misleads it.

use bots::{Budget, Level, Mind, Thoughts};
use buccaneer::Buccaneer;
use king_of_pirates::KingOfPirates;
use pirates::Pirates;
use planks::Planks;
use table::{Evaluate, Game, Input, Match, Pending, Seat, Setup, Viewer};

fn asked<G: Game>(play: &mut Match<G>) -> Option<Seat> {
    play.settle();
    match play.pending() {
        Pending::Seats(asked) => asked.first(),
        Pending::Chance(_) | Pending::Over => None,
    }
}

fn done_since<G: Game>(play: &Match<G>, inputs: usize) -> Vec<(Seat, G::Action)> {
    let actions = play.inputs()[inputs..].iter().filter_map(|input| match input {
        Input::Action { seat, action } => Some((*seat, *action)),
        Input::Chance { .. } => None,
    });
    actions.collect()
}

/// Every seat keeps its thoughts through a whole match. How often they were
/// of use, and how often a bot was asked.
fn play_with_thoughts<G: Evaluate>(iterations: u64) -> (usize, usize) {
    let mut play = Match::<G>::new(Setup::house(3), "thoughts").expect("a set-up");
    let mut kept: Vec<(Thoughts<G::Action>, usize)> = Vec::new();
    kept.resize_with(3, || (Thoughts::default(), 0));
    let (mut useful, mut decisions) = (0, 0);
    while let Some(seat) = asked(&mut play) {
        let (thoughts, inputs) = std::mem::take(&mut kept[seat.index()]);
        let mut thoughts = thoughts.after(&done_since(&play, inputs));
        useful += usize::from(thoughts.size() > 0);
        decisions += 1;
        let view = play.state().view(Viewer::Seat(seat));
        let mind = Mind::<G>::new(Level::Admiral, &view, seat, decisions as u64);
        let choice = mind.go_on(Budget::Iterations(iterations), &mut thoughts);
        kept[seat.index()] = (thoughts, play.inputs().len());
        play.act(seat, choice.action).expect("a bot with thoughts acts legally");
    }
    (useful, decisions)
}

#[test]
fn kept_thoughts_are_of_use_and_never_lead_to_an_illegal_action() {
    fn check<G: Evaluate>(iterations: u64) {
        let (useful, decisions) = play_with_thoughts::<G>(iterations);
        assert!(useful > 0 && useful < decisions, "{}: {useful} of {decisions}", G::TITLE);
    }
    check::<Buccaneer>(300);
    check::<Pirates>(300);
    check::<KingOfPirates>(60);
    check::<Planks>(300);
}

#[test]
fn of_a_line_that_was_not_played_nothing_is_kept() {
    let mut play = Match::<Buccaneer>::new(Setup::house(3), "another line").unwrap();
    let seat = asked(&mut play).unwrap();
    let view = play.state().view(Viewer::Seat(seat));
    let think = |iterations| {
        let mut thoughts = Thoughts::default();
        let mind = Mind::<Buccaneer>::new(Level::Admiral, &view, seat, 1);
        let choice = mind.go_on(Budget::Iterations(iterations), &mut thoughts);
        (choice.action, thoughts)
    };
    let (action, thoughts) = think(2_000);
    let whole = thoughts.size();
    let kept = thoughts.after(&[(seat, action)]).size();
    assert!(0 < kept && kept < whole, "{kept} of {whole}");
    let (action, thoughts) = think(2_000);
    let other = Seat::new((seat.index() as u8 + 1) % 3);
    assert_eq!(thoughts.after(&[(other, action)]).size(), 0, "another seat");
    let (action, thoughts) = think(2_000);
    assert_eq!(thoughts.after(&[(seat, action), (seat, action)]).size(), 0, "twice");
}
