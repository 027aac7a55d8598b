//! Bots play whole games, and each level is stronger than the one below.

use bots::{Bot, Budget, Level, choose};
use buccaneer::Buccaneer;
use game::{
    Evaluate, FastRng, Game, Match, Nobody, Pending, Rng, Seat, Setup, Viewer, promising_action,
    random_action,
};
use king_of_pirates::KingOfPirates;
use pirates::Pirates;
use planks::Planks;

/// The share of wins of one strong seat against three weak ones; the seats
/// rotate.
fn share_of_wins<G: Evaluate>(strong: Level, weak: Level, budget: Budget, games: u64) -> f64 {
    let share = |number| {
        let seat = Seat::new((number % 4) as u8);
        let winners = play::<G>(seat, strong, weak, budget, number);
        if winners.contains(&seat) { 1.0 / winners.len() as f64 } else { 0.0 }
    };
    (0..games).map(share).sum::<f64>() / games as f64
}

fn play<G: Evaluate>(
    strong: Seat,
    level: Level,
    others: Level,
    budget: Budget,
    number: u64,
) -> Vec<Seat> {
    let mut play = Match::<G>::new(Setup::house(4), &format!("arena {number}")).expect("a set-up");
    let mut moves = 0;
    loop {
        play.settle();
        let Pending::Seats(asked) = play.pending() else { break };
        let seat = asked.first().expect("somebody is asked");
        let viewer = Viewer::Seat(seat);
        let level = if seat == strong { level } else { others };
        moves += 1;
        let view = play.state().view(viewer);
        let bot = Bot::<G>::new(level, &view, seat, number * 1_000 + moves);
        let choice = bot.remembering(&play.told(viewer)).choose(budget);
        play.act(seat, choice.action).expect("a bot's action is legal");
    }
    play.state().standing().winners
}

fn clearly_stronger<G: Evaluate>(strong: Level, weak: Level) {
    clearly_stronger_within::<G>(strong, weak, Budget::Iterations(200), 40);
}

fn clearly_stronger_within<G: Evaluate>(strong: Level, weak: Level, budget: Budget, games: u64) {
    let share = share_of_wins::<G>(strong, weak, budget, games);
    assert!(share > 0.4, "{}: {strong} wins {share:.2} against three {weak}", G::TITLE);
}

#[test]
fn greedy_beats_random() {
    clearly_stronger::<Buccaneer>(Level::Greedy, Level::Random);
    clearly_stronger::<Pirates>(Level::Greedy, Level::Random);
    clearly_stronger::<Planks>(Level::Greedy, Level::Random);
}

/// Less than a thousandth of the iterations of a second is enough.
#[test]
fn in_king_of_pirates_a_few_iterations_beat_looking_one_action_ahead() {
    let few = Budget::Iterations(20);
    clearly_stronger_within::<KingOfPirates>(Level::Admiral, Level::Greedy, few, 24);
}

#[test]
fn mate_beats_cabin_boy() {
    clearly_stronger::<Buccaneer>(Level::Mate, Level::CabinBoy);
    clearly_stronger::<Pirates>(Level::Mate, Level::CabinBoy);
    clearly_stronger::<Planks>(Level::Mate, Level::CabinBoy);
}

/// The values after the best of this many sampled actions, summed up over a
/// match.
fn promised<G: Evaluate, const SAMPLES: usize>() -> i64 {
    let mut play = Match::<G>::new(Setup::house(4), "looks").expect("a set-up");
    let (mut way, mut rng) = (FastRng::new(1), FastRng::new(2));
    let mut sum = 0;
    for _ in 0..150 {
        play.settle();
        let Pending::Seats(asked) = play.pending() else { break };
        let seat = asked.first().expect("somebody is asked");
        for _ in 0..8 {
            let action = promising_action::<_, SAMPLES>(play.state(), seat, &mut rng);
            play.state().check(seat, action).expect("a sampled action is legal");
            let mut next = play.state().clone();
            next.act(seat, action, &mut Nobody);
            sum += i64::from(next.evaluate(seat));
        }
        let next = random_action(play.state(), seat, &mut way);
        play.act(seat, next).expect("it is legal");
    }
    sum
}

#[test]
fn the_best_of_more_samples_is_better_and_legal() {
    fn more_is_better<G: Evaluate>() {
        let promises = [promised::<G, 1>(), promised::<G, 4>(), promised::<G, 32>()];
        assert!(promises.is_sorted_by(|few, many| few < many), "{}: {promises:?}", G::TITLE);
    }
    more_is_better::<Buccaneer>();
    more_is_better::<Pirates>();
    more_is_better::<KingOfPirates>();
    more_is_better::<Planks>();
}

/// Checks the rollout policy at every decision of a few matches.
fn rollout_policy_is_legal<G: Evaluate>() {
    for players in G::PLAYERS {
        let mut state = G::new(&Setup::house(players)).expect("a set-up");
        let mut rng = FastRng::new(players as u64);
        for _ in 0..3_000 {
            match state.pending() {
                Pending::Over => break,
                Pending::Chance(_) => {
                    let outcome = state.roll(&mut rng);
                    state.resolve(&outcome, &mut Nobody);
                }
                Pending::Seats(asked) => {
                    let seat = asked.first().expect("somebody is asked");
                    let chosen = state.rollout_policy(seat, &mut rng);
                    state.check(seat, chosen).expect("the rollout policy is legal");
                    let other = random_action(&state, seat, &mut rng);
                    let action = if rng.below(2) == 0 { chosen } else { other };
                    state.act(seat, action, &mut Nobody);
                }
            }
        }
    }
}

#[test]
fn the_rollout_policy_is_always_legal() {
    rollout_policy_is_legal::<Buccaneer>();
    rollout_policy_is_legal::<Pirates>();
    rollout_policy_is_legal::<KingOfPirates>();
    rollout_policy_is_legal::<Planks>();
}

#[test]
fn in_king_of_pirates_an_admiral_without_time_follows_the_rollout_policy() {
    let mut play =
        Match::<KingOfPirates>::new(Setup::house(4), "rollout policy").expect("a set-up");
    let (mut alike, mut asked_of) = (0, 0);
    let mut rng = FastRng::new(7);
    for number in 0..300 {
        play.settle();
        let Pending::Seats(asked) = play.pending() else { break };
        let seat = asked.first().expect("somebody is asked");
        let policy = play.state().rollout_policy(seat, &mut rng);
        if play.legal(seat).len() > 1 {
            let view = play.state().view(Viewer::Seat(seat));
            let budget = Budget::Iterations(1);
            let choice = choose::<KingOfPirates>(Level::Admiral, &view, seat, budget, number);
            alike += u32::from(choice.action == policy);
            asked_of += 1;
        }
        play.act(seat, policy).expect("it is legal");
    }
    // The policy picks among equally short courses at random.
    assert!(alike * 10 > asked_of * 8, "{alike} of {asked_of}");
}

#[test]
fn the_same_seed_and_budget_give_the_same_choice() {
    let mut play = Match::<Buccaneer>::new(Setup::house(4), "same").unwrap();
    play.settle();
    let Pending::Seats(asked) = play.pending() else { panic!("a seat begins") };
    let seat = asked.first().unwrap();
    let view = play.state().view(Viewer::Seat(seat));
    for level in Level::ALL {
        let pick = |seed| choose::<Buccaneer>(level, &view, seat, Budget::Iterations(300), seed);
        assert_eq!(pick(3), pick(3));
    }
}

/// At the start of Pirates the rivals' single pirates are alike. If the first in the list were always
/// taken, its colour would be in more parties and win more often.
#[test]
fn equal_actions_are_chosen_at_random() {
    let mut play = Match::<Pirates>::new(Setup::house(4), "alike").unwrap();
    play.settle();
    let Pending::Seats(asked) = play.pending() else { panic!("somebody begins") };
    let seat = asked.first().unwrap();
    let view = play.state().view(Viewer::Seat(seat));
    let mut onto = Vec::new();
    for seed in 0..60 {
        let budget = Budget::Iterations(100);
        let action = choose::<Pirates>(Level::Admiral, &view, seat, budget, seed).action;
        let pirates::Action::Assemble(_, under) = action else {
            panic!("nothing else is possible")
        };
        onto.push(under.color());
    }
    let most = onto.iter().map(|one| onto.iter().filter(|other| *other == one).count()).max();
    assert!(most.is_some_and(|most| most < 36), "{onto:?}");
}

#[test]
fn a_budget_of_iterations_is_exact_and_no_time_is_one_iteration() {
    let mut play = Match::<Buccaneer>::new(Setup::house(5), "budget").unwrap();
    play.settle();
    let Pending::Seats(asked) = play.pending() else { panic!("a seat begins") };
    let seat = asked.first().unwrap();
    let view = play.state().view(Viewer::Seat(seat));
    let tried = |level, budget| choose::<Buccaneer>(level, &view, seat, budget, 1).iterations;
    assert_eq!(tried(Level::Admiral, Budget::Iterations(777)), 777);
    assert_eq!(tried(Level::Plain, Budget::Iterations(50)), 50);
    assert_eq!(tried(Level::Mate, Budget::Iterations(100_000)), 100, "a mate searches no longer");
    for level in Level::ALL {
        for few in [1, 3, 10] {
            assert!(tried(level, Budget::Iterations(few)) <= few, "{level} with {few}");
        }
    }
    // Without any time each searcher does one iteration, to have something to choose by.
    let searchers = std::thread::available_parallelism().map_or(1, |all| all.get() as u64);
    for level in [Level::Captain, Level::Admiral, Level::Plain] {
        let iterations = tried(level, Budget::Millis(0));
        assert!((1..=searchers).contains(&iterations), "{level} did {iterations}");
    }
}

#[test]
fn beliefs_hold_exactly_the_remembered_facts() {
    let mut play = Match::<Buccaneer>::new(Setup::house(4), "memory").unwrap();
    play.settle();
    for _ in 0..12 {
        let Pending::Seats(asked) = play.pending() else { break };
        let seat = asked.first().unwrap();
        let action = play.legal(seat)[0];
        play.act(seat, action).unwrap();
    }
    let viewer = Viewer::Spectator;
    let unknown = |memory: u32| {
        let mut view = play.state().view(viewer);
        let mut turn = 0;
        Buccaneer::fill_beliefs(&mut view, &play.told(viewer), &mut || {
            turn += 1;
            turn % 4 < memory
        });
        view.stacks.iter().flatten().filter(|disc| disc.wage.is_none()).count()
    };
    let covered = unknown(0);
    assert!(covered >= 5, "{covered} wages are covered");
    assert!((1..covered).contains(&unknown(2)), "of two in four some are known");
    assert_eq!(unknown(4), 0, "all of them were seen before");
    let mut view = play.state().view(viewer);
    Buccaneer::fill_beliefs(&mut view, &play.told(viewer), &mut || true);
    let truth = play.state().position().stacks;
    for stack in view.stacks.iter().filter(|stack| stack.len() > 1) {
        let remembered: Vec<_> = stack.iter().map(|disc| disc.pirate().unwrap()).collect();
        assert!(truth.contains(&remembered), "{remembered:?}");
    }
}
