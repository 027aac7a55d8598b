//! Trains the network that estimates shares of the win, and prints its weights.
//!
//! `cargo run --release -p king-of-pirates --example train -- MATCHES > weights.rs`
//! made `src/bot/weights.rs` with 200 000 matches. The cross-entropy on
//! held-out matches goes to standard error after each epoch.

mod network;
mod samples;

use game::{FastRng, Rng};
use network::{Network, Trainer};
use samples::{Sample, samples};

const EPOCHS: usize = 6;
/// The number of samples in a gradient step.
const BATCH: usize = 512;
/// The percentage of matches held out for the test set.
const HELD_OUT: u64 = 10;

fn main() {
    let matches: u64 =
        std::env::args().nth(1).map_or(2_000, |text| text.parse().expect("a number"));
    let held_out = matches * HELD_OUT / 100;
    let mut training: Vec<Sample> = (held_out..matches).flat_map(samples).collect();
    let test: Vec<Sample> = (0..held_out).flat_map(samples).collect();
    let mut rng = FastRng::new(1);
    let mut trainer = Trainer::new(Network::new(&mut rng), EPOCHS * training.len().div_ceil(BATCH));
    for epoch in 1..=EPOCHS {
        rng.shuffle(&mut training);
        training.chunks(BATCH).for_each(|batch| trainer.step(batch));
        let entropy: f32 = test.iter().map(|sample| trainer.network.cross_entropy(sample)).sum();
        let even: f32 = test.iter().map(|sample| (sample.len() as f32).ln()).sum();
        let count = test.len() as f32;
        eprintln!("{epoch}: {:.4}, with even shares {:.4}", entropy / count, even / count);
    }
    print!("{}", trainer.network);
}
