//! Teaches the network that tells shares of the win, and prints its weights.
//!
//! `cargo run --release -p king-of-pirates --example train -- MATCHES > weights.rs`,
//! which `src/bot/weights.rs` was made by with 200 000 matches. What is left
//! of surprise, in matches that it was not taught by, goes to standard error:
//! the mean of the logarithm of one over the winner's share.

mod network;
mod samples;

use game::{FastRng, Rng};
use network::{Network, Teacher};
use samples::{Lesson, lessons};

const EPOCHS: usize = 6;
/// Weights change after so many lessons.
const BATCH: usize = 512;
/// Of a hundred matches so many are for the test.
const TESTED: u64 = 10;

fn main() {
    let matches: u64 =
        std::env::args().nth(1).map_or(2_000, |text| text.parse().expect("a number"));
    let tested = matches * TESTED / 100;
    let mut taught: Vec<Lesson> = (tested..matches).flat_map(lessons).collect();
    let tested: Vec<Lesson> = (0..tested).flat_map(lessons).collect();
    let mut rng = FastRng::new(1);
    let mut teacher = Teacher::new(Network::new(&mut rng), EPOCHS * taught.len().div_ceil(BATCH));
    for epoch in 1..=EPOCHS {
        rng.shuffle(&mut taught);
        taught.chunks(BATCH).for_each(|batch| teacher.teach(batch));
        let surprise: f32 = tested.iter().map(|lesson| teacher.network.surprise(lesson)).sum();
        let even: f32 = tested.iter().map(|lesson| (lesson.len() as f32).ln()).sum();
        let count = tested.len() as f32;
        eprintln!("{epoch}: {:.4}, with even shares {:.4}", surprise / count, even / count);
    }
    print!("{}", teacher.network);
}
