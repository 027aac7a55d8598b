//! Bots play whole games, and each level is stronger than the one below.

use bots::{Budget, Level, choose};
use buccaneer::Buccaneer;
use table::{Evaluate, Game, Match, Pending, Seat, Setup, Viewer};

/// Plays one match; seat `strong` has one level, the others another. Gives
/// the strong seat's share of the win.
fn share_of_win<G: Evaluate>(players: usize, strong: Seat, levels: [Level; 2], number: u64) -> f64 {
    let mut play = Match::<G>::new(Setup::house(players), &format!("arena {number}")).unwrap();
    let mut moves = 0;
    loop {
        play.settle();
        let Pending::Seats(asked) = play.pending() else { break };
        let seat = asked.first().unwrap();
        let level = levels[usize::from(seat != strong)];
        let view = play.state().view(Viewer::Seat(seat));
        moves += 1;
        let choice =
            choose::<G>(level, &view, seat, Budget::Iterations(200), number * 1000 + moves);
        play.act(seat, choice.action).expect("a bot's action is legal");
    }
    let winners = play.state().standing().winners;
    if winners.contains(&strong) { 1.0 / winners.len() as f64 } else { 0.0 }
}

#[test]
fn greedy_beats_random_clearly() {
    for players in [3, 4, 5] {
        let games = 60;
        let share: f64 = (0..games)
            .map(|number| {
                let seat = Seat::new((number % players) as u8);
                share_of_win::<Buccaneer>(
                    players,
                    seat,
                    [Level::Greedy, Level::Random],
                    number as u64,
                )
            })
            .sum::<f64>()
            / games as f64;
        let fair = 1.0 / players as f64;
        assert!(share > 1.6 * fair, "{players} players: {share:.2} of the wins, fair is {fair:.2}");
    }
}

#[test]
fn the_same_seed_and_budget_give_the_same_choice() {
    let mut play = Match::<Buccaneer>::new(Setup::house(4), "same").unwrap();
    play.settle();
    let Pending::Seats(asked) = play.pending() else { panic!("a seat begins") };
    let seat = asked.first().unwrap();
    let view = play.state().view(Viewer::Seat(seat));
    for level in Level::ALL {
        let pick = |seed| choose::<Buccaneer>(level, &view, seat, Budget::Iterations(500), seed);
        assert_eq!(pick(3), pick(3));
    }
}
