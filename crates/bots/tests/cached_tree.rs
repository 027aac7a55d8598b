//! A cached tree helps with the next decision and never misleads it.

use bots::{Bot, Budget, CachedTree, Level};
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

/// The number of decisions, of those that reused a tree, and of those that did
/// so right after a forced action.
#[derive(Default)]
struct Tally {
    decisions: usize,
    reused: usize,
    after_forced: usize,
}

/// Plays a match in which every seat keeps its tree.
fn play_with_cached_trees<G: Evaluate>(iterations: u64) -> Tally {
    let mut play = Match::<G>::new(Setup::house(3), "cached trees").expect("a set-up");
    let mut kept: Vec<(CachedTree<G::Action>, usize)> = Vec::new();
    kept.resize_with(3, || (CachedTree::default(), 0));
    let (mut tally, mut was_forced) = (Tally::default(), [false; 3]);
    while let Some(seat) = asked(&mut play) {
        let (mut cached, inputs) = std::mem::take(&mut kept[seat.index()]);
        cached.follow(done_since(&play, inputs));
        let view = play.state().view(Viewer::Seat(seat));
        let bot = Bot::<G>::new(Level::Admiral, &view, seat, tally.decisions as u64);
        let choice = bot.choose_cached(Budget::Iterations(iterations), &mut cached);
        let reused = choice.reused_nodes > 0;
        tally.reused += usize::from(reused);
        tally.after_forced += usize::from(reused && was_forced[seat.index()]);
        tally.decisions += 1;
        was_forced[seat.index()] = choice.iterations == 0;
        kept[seat.index()] = (cached, play.inputs().len());
        play.act(seat, choice.action).expect("a bot with a cached tree acts legally");
    }
    tally
}

#[test]
fn cached_trees_are_reused_and_never_lead_to_an_illegal_action() {
    fn check<G: Evaluate>(iterations: u64) {
        let Tally { reused, decisions, .. } = play_with_cached_trees::<G>(iterations);
        assert!(reused > 0 && reused < decisions, "{}: {reused} of {decisions}", G::TITLE);
    }
    check::<Buccaneer>(300);
    check::<Pirates>(300);
    check::<KingOfPirates>(60);
    check::<Planks>(300);
}

#[test]
fn a_forced_action_keeps_the_cached_tree() {
    let tally = play_with_cached_trees::<KingOfPirates>(60);
    let (after, decisions) = (tally.after_forced, tally.decisions);
    assert!(after > 0, "no reuse after a forced action in {decisions} decisions");
}

#[test]
fn nothing_is_reused_after_other_actions() {
    let mut play = Match::<Buccaneer>::new(Setup::house(3), "another line").unwrap();
    let seat = asked(&mut play).unwrap();
    let view = play.state().view(Viewer::Seat(seat));
    let bot = Bot::<Buccaneer>::new(Level::Admiral, &view, seat, 1);
    let reused_after = |done: &[(Seat, buccaneer::Action)]| {
        let mut cached = CachedTree::default();
        bot.choose_cached(Budget::Iterations(2_000), &mut cached);
        cached.follow(done.iter().copied());
        bot.choose_cached(Budget::Iterations(20), &mut cached).reused_nodes
    };
    let action = bot.choose(Budget::Iterations(2_000)).action;
    let other = Seat::new((seat.index() as u8 + 1) % 3);
    assert!(reused_after(&[]) > 1, "the same decision again");
    assert_eq!(reused_after(&[(other, action)]), 0, "another seat");
    assert_eq!(reused_after(&[(seat, action), (seat, action)]), 0, "twice");
}
