//! How the game feels between bots that look one action ahead: the figures
//! that `editions/house.toml` records.

use bots::{Budget, Level, choose};
use planks::{Event, Planks};
use table::{Game, Nobody, Pending, Seat, Setup, Viewer};

/// What a match came to.
struct Played {
    turns: u32,
    handed_out: u32,
    by_fins: bool,
    scores: Vec<i64>,
    winners: Vec<Seat>,
}

fn play(levels: &[Level], seed: u64) -> Played {
    let mut state = Planks::new(&Setup::house(levels.len())).expect("a valid set-up");
    let mut rng = table::FastRng::new(seed);
    let (mut turns, mut step) = (0, 0);
    loop {
        step += 1;
        match state.pending() {
            Pending::Over => break,
            Pending::Chance(_) => {
                let outcome = state.roll(&mut rng);
                let mut events = Vec::new();
                state.resolve(&outcome, &mut events);
                turns += events.iter().filter(|e| matches!(e, Event::Rolled { .. })).count() as u32;
            }
            Pending::Seats(asked) => {
                let seat = asked.first().expect("somebody is asked");
                let view = state.view(Viewer::Seat(seat));
                let thought = seed.wrapping_mul(1_000_003).wrapping_add(step);
                let level = levels[seat.index()];
                let choice = choose::<Planks>(level, &view, seat, Budget::Iterations(300), thought);
                state.act(seat, choice.action, &mut Nobody);
            }
        }
    }
    let position = state.position();
    let handed_out = position.purses.iter().map(|&purse| u32::from(purse)).sum();
    let standing = state.standing();
    Played {
        turns,
        handed_out,
        by_fins: position.fins == 0,
        scores: standing.scores,
        winners: standing.winners,
    }
}

fn mean(values: impl Iterator<Item = u32>) -> f64 {
    let values: Vec<u32> = values.collect();
    f64::from(values.iter().sum::<u32>()) / values.len() as f64
}

#[test]
fn four_greedy_bots_play_24_to_40_turns_for_45_to_95_doubloons() {
    let matches: Vec<Played> = (0..60).map(|seed| play(&[Level::Greedy; 4], seed)).collect();
    let turns = mean(matches.iter().map(|played| played.turns));
    let gold = mean(matches.iter().map(|played| played.handed_out));
    let fins = matches.iter().filter(|played| played.by_fins).count();
    println!("{turns:.1} turns, {gold:.1} doubloons, {fins} of {} by fins", matches.len());
    assert!((24.0..=40.0).contains(&turns), "{turns} turns");
    assert!((45.0..=95.0).contains(&gold), "{gold} doubloons");
}

#[test]
fn greedy_beats_random_clearly() {
    for players in 2..=4 {
        let mut wins = 0;
        for seed in 0..24 {
            let mut levels = vec![Level::Random; players];
            levels[seed as usize % players] = Level::Greedy;
            let played = play(&levels, seed);
            assert_eq!(played.scores.len(), players);
            wins += u32::from(played.winners == [Seat::new((seed as usize % players) as u8)]);
        }
        println!("{players} players: greedy won {wins} of 24");
        assert!(wins >= 18, "greedy won {wins} of 24 against random with {players} players");
    }
}

/// `cargo test -p planks --test feel -- --ignored --nocapture` prints the
/// figures of the edition file.
#[test]
#[ignore = "measures more than it checks"]
fn figures() {
    for players in 2..=4 {
        let matches: Vec<Played> =
            (0..500).map(|seed| play(&vec![Level::Greedy; players], seed)).collect();
        let turns = mean(matches.iter().map(|played| played.turns));
        let gold = mean(matches.iter().map(|played| played.handed_out));
        let within = |low, high| {
            matches.iter().filter(|played| (low..=high).contains(&played.turns)).count()
        };
        let fins = matches.iter().filter(|played| played.by_fins).count();
        println!("{players} players: {turns:.1} turns, {gold:.1} doubloons");
        println!("  {} of 500 in 24 to 40 turns, {fins} ended by fins", within(24, 40));
    }
}
