//! How fast entries become durable: one at a time against many at once.
//!
//! `cargo bench -p store`; the folder of `TMPDIR` is the one that is measured.

use std::time::{Duration, Instant};

use store::{Append, Id, MatchKey, NewMatch, Store};

const ROUNDS: usize = 9;
const ENTRY: usize = 200;

fn main() {
    let folder = tempfile::tempdir().expect("a folder for the data");
    let store = Store::open(folder.path()).expect("new data");
    println!("entries of {ENTRY} bytes; median of {ROUNDS} rounds (least to most), a second");
    for matches in [1, 8, 64, 500] {
        let mut logs: Vec<_> = (0..matches).map(|_| Log::begin(&store)).collect();
        let rates: Vec<_> = (0..ROUNDS).map(|_| round(&store, &mut logs)).collect();
        show(matches, rates);
    }
}

struct Log {
    key: MatchKey,
    next: u64,
}

impl Log {
    fn begin(store: &Store) -> Self {
        let new = NewMatch {
            id: Id::random(),
            game: "pirates".into(),
            public: false,
            settings: "{}".into(),
            seats: Vec::new(),
        };
        Self { key: store.create_match(new).wait().expect("there is room"), next: 0 }
    }
}

/// Each match has one entry under way at a time, as at a table.
fn round(store: &Store, logs: &mut [Log]) -> f64 {
    let start = Instant::now();
    let mut entries = 0;
    while start.elapsed() < Duration::from_millis(400) {
        let receipts: Vec<_> = logs
            .iter_mut()
            .map(|log| {
                let append = Append::entries(log.key, log.next, vec!["x".repeat(ENTRY)]);
                log.next += 1;
                store.append(append)
            })
            .collect();
        entries += receipts.len();
        for receipt in receipts {
            receipt.wait().expect("there is room");
        }
    }
    entries as f64 / start.elapsed().as_secs_f64()
}

fn show(matches: usize, mut rates: Vec<f64>) {
    rates.sort_by(f64::total_cmp);
    let (least, median, most) = (rates[0], rates[ROUNDS / 2], rates[ROUNDS - 1]);
    println!("{matches:>4} at once: {median:>8.0} ({least:.0} to {most:.0})");
}
