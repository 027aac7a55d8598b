//! How the game feels between bots that look one action ahead; `examples/feel` prints the figures.

#[path = "../examples/feel/played.rs"]
mod played;

use bots::Level;
use game::Seat;
use played::{Played, mean, play};

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
