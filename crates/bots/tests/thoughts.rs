//! What a bot thought is of use when it is asked again, and never misleads it.

use bots::{Budget, Level, Mind, Thoughts};
use buccaneer::Buccaneer;
use game::{Evaluate, Game, Input, Match, Pending, Seat, Setup, Viewer};
use king_of_pirates::KingOfPirates;
use pirates::Pirates;
use planks::Planks;

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

/// How often a bot was asked, how often its thoughts were of use, and how
/// often they were although it had had no choice the last time.
#[derive(Default)]
struct Tally {
    decisions: usize,
    useful: usize,
    after_no_choice: usize,
}

/// Every seat keeps its thoughts through a whole match.
fn play_with_thoughts<G: Evaluate>(iterations: u64) -> Tally {
    let mut play = Match::<G>::new(Setup::house(3), "thoughts").expect("a set-up");
    let mut kept: Vec<(Thoughts<G::Action>, usize)> = Vec::new();
    kept.resize_with(3, || (Thoughts::default(), 0));
    let (mut tally, mut had_no_choice) = (Tally::default(), [false; 3]);
    while let Some(seat) = asked(&mut play) {
        let (mut thoughts, inputs) = std::mem::take(&mut kept[seat.index()]);
        thoughts.follow(done_since(&play, inputs));
        let view = play.state().view(Viewer::Seat(seat));
        let mind = Mind::<G>::new(Level::Admiral, &view, seat, tally.decisions as u64);
        let choice = mind.go_on(Budget::Iterations(iterations), &mut thoughts);
        let useful = choice.recalled > 0;
        tally.useful += usize::from(useful);
        tally.after_no_choice += usize::from(useful && had_no_choice[seat.index()]);
        tally.decisions += 1;
        had_no_choice[seat.index()] = choice.iterations == 0;
        kept[seat.index()] = (thoughts, play.inputs().len());
        play.act(seat, choice.action).expect("a bot with thoughts acts legally");
    }
    tally
}

#[test]
fn kept_thoughts_are_of_use_and_never_lead_to_an_illegal_action() {
    fn check<G: Evaluate>(iterations: u64) {
        let Tally { useful, decisions, .. } = play_with_thoughts::<G>(iterations);
        assert!(useful > 0 && useful < decisions, "{}: {useful} of {decisions}", G::TITLE);
    }
    check::<Buccaneer>(300);
    check::<Pirates>(300);
    check::<KingOfPirates>(60);
    check::<Planks>(300);
}

#[test]
fn an_action_without_a_choice_does_not_make_a_bot_forget() {
    let tally = play_with_thoughts::<KingOfPirates>(60);
    let (after, decisions) = (tally.after_no_choice, tally.decisions);
    assert!(after > 0, "of {decisions} decisions none followed one without a choice");
}

#[test]
fn of_a_line_that_was_not_played_nothing_is_recalled() {
    let mut play = Match::<Buccaneer>::new(Setup::house(3), "another line").unwrap();
    let seat = asked(&mut play).unwrap();
    let view = play.state().view(Viewer::Seat(seat));
    let mind = Mind::<Buccaneer>::new(Level::Admiral, &view, seat, 1);
    let recalled_after = |done: &[(Seat, buccaneer::Action)]| {
        let mut thoughts = Thoughts::default();
        mind.go_on(Budget::Iterations(2_000), &mut thoughts);
        thoughts.follow(done.iter().copied());
        mind.go_on(Budget::Iterations(20), &mut thoughts).recalled
    };
    let action = mind.choose(Budget::Iterations(2_000)).action;
    let other = Seat::new((seat.index() as u8 + 1) % 3);
    assert!(recalled_after(&[]) > 1, "asked the same again");
    assert_eq!(recalled_after(&[(other, action)]), 0, "another seat");
    assert_eq!(recalled_after(&[(seat, action), (seat, action)]), 0, "twice");
}
