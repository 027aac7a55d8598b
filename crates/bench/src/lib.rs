//! How fast an engine plays, measured in one way for every game.
//!
//! A game's `benches/playout.rs` calls [`playouts`]. It prints, for each
//! number of players, random actions a second on one core: as the search
//! plays them (count the actions, then choose one by its index), and, beside
//! it in the same run, the plain way (list all legal actions, then choose).
//! The spread tells how noisy the machine was. [`playouts_beside`] measures a
//! game beside another implementation of it.

use game::{FastRng, Game, Nobody, Pending, Rng, Setup, playout};
use std::{hint::black_box, time::Instant};

const SAMPLES: usize = 21;
const MILLIS: u128 = 100;

/// Measures random playouts of a game and prints a line for each number of
/// players.
pub fn playouts<G: Game>() {
    println!("{}: a state is {} bytes", G::TITLE, size_of::<G>());
    println!("  players   actions a second (least .. most)    allocations   listing them all");
    for players in G::PLAYERS {
        let start = dealt::<G>(players);
        let mut rng = FastRng::new(players as u64);
        let (mut fast, mut plain) = (Vec::new(), Vec::new());
        for _ in 0..SAMPLES {
            fast.push(rate(|| playout(&mut start.clone(), &mut rng)));
            plain.push(rate(|| listing_playout(&mut start.clone(), &mut rng)));
        }
        let allocations = allocation_counter::measure(|| {
            for _ in 0..100 {
                black_box(playout(&mut start.clone(), &mut rng));
            }
        });
        let (median, least, most) = spread(&mut fast);
        let (plain, ..) = spread(&mut plain);
        println!(
            "  {players:>7}   {median:>6.2} M ({least:>5.2} .. {most:>5.2})   {:>18}   {plain:>8.2} M (×{:.1})",
            allocations.count_total,
            median / plain,
        );
    }
}

/// Measures random playouts of a game beside something else that plays a match
/// and gives the number of its actions: in turn, in one run.
pub fn playouts_beside<G: Game>(name: &str, play: impl Fn(usize, &mut FastRng) -> u32) {
    println!("  players   actions a second (least .. most)   {name:>28}   ratio (least .. most)");
    for players in G::PLAYERS {
        let start = dealt::<G>(players);
        let mut rng = FastRng::new(players as u64);
        let (mut ours, mut theirs, mut ratios) = (Vec::new(), Vec::new(), Vec::new());
        for _ in 0..SAMPLES {
            ours.push(rate(|| playout(&mut start.clone(), &mut rng)));
            theirs.push(rate(|| play(players, &mut rng)));
            ratios.push(ours[ours.len() - 1] / theirs[theirs.len() - 1]);
        }
        let [ours, theirs, ratio] = [&mut ours, &mut theirs, &mut ratios].map(|all| spread(all));
        println!(
            "  {players:>7}   {:>6.2} M ({:>5.2} .. {:>5.2})   {:>8.2} M ({:>5.2} .. {:>5.2})   {:.2} ({:.2} .. {:.2})",
            ours.0, ours.1, ours.2, theirs.0, theirs.1, theirs.2, ratio.0, ratio.1, ratio.2,
        );
    }
}

/// A match with its set-up drawn.
fn dealt<G: Game>(players: usize) -> G {
    let mut state = G::new(&Setup::house(players)).expect("the house set-up is valid");
    let mut rng = FastRng::new(1718);
    while matches!(state.pending(), Pending::Chance(_)) {
        let outcome = state.roll(&mut rng);
        state.resolve(&outcome, &mut Nobody);
    }
    state
}

/// Millions of actions a second over one sample.
fn rate(mut play: impl FnMut() -> u32) -> f64 {
    let (start, mut actions) = (Instant::now(), 0_u64);
    while start.elapsed().as_millis() < MILLIS {
        for _ in 0..64 {
            actions += u64::from(black_box(play()));
        }
    }
    actions as f64 / start.elapsed().as_secs_f64() / 1e6
}

/// Random play that lists every legal action before it chooses.
fn listing_playout<G: Game>(state: &mut G, rng: &mut impl Rng) -> u32 {
    let (mut actions, mut legal) = (0, Vec::new());
    loop {
        match state.pending() {
            Pending::Over => return actions,
            Pending::Chance(_) => {
                let outcome = state.roll(rng);
                state.resolve(&outcome, &mut Nobody);
            }
            Pending::Seats(asked) => {
                let seat = asked.first().expect("somebody is asked");
                legal.clear();
                state.legal(seat, &mut |action| legal.push(action));
                let action = legal[rng.below(legal.len() as u32) as usize];
                state.act(seat, action, &mut Nobody);
                actions += 1;
            }
        }
    }
}

/// Median, least and most.
fn spread(rates: &mut [f64]) -> (f64, f64, f64) {
    rates.sort_by(f64::total_cmp);
    (rates[rates.len() / 2], rates[0], rates[rates.len() - 1])
}
