//! How much a match of King of Pirates asks of a person: clicks in your own turn, and from its
//! end to the next one the seconds and the questions, against three bots at their ordinary pace. The
//! person here answers at once. `cargo xtask bench pace 2` plays two matches.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use browser_tests::Page;
use serde_json::Value;

/// A match takes some minutes.
const LONGEST: Duration = Duration::from_secs(3_600);

/// Plays like a person who clicks what glows: sails where a fight is likely to be won, attacks, keeps
/// winning dice, passes questions out of turn. Notes what every turn and every wait takes.
const PLAYER: &str = include_str!("pace.js");

#[tokio::main]
async fn main() -> Result<()> {
    let matches = std::env::args().nth(1).map_or(Ok(1), |matches| matches.parse());
    let matches: usize = matches.context("how many matches?")?;
    let mut all = Noted::default();
    for _ in 0..matches {
        let noted = browser_tests::visit(async |page: Page| {
            page.before_scripts(PLAYER).await?;
            page.resize(1440, 900).await?;
            page.open("/play/king-of-pirates").await?;
            play(&page).await
        });
        all.add(&noted.await?)?;
    }
    all.report(matches)
}

/// Waits for the end of the match; answers what was noted.
async fn play(page: &Page) -> Result<Value> {
    let start = Instant::now();
    while !page.has(".ending").await? {
        ensure!(start.elapsed() < LONGEST, "the match does not end");
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    page.run("return window.pace", Value::Null).await
}

#[derive(Default)]
struct Noted {
    clicks: Vec<f64>,
    seconds: Vec<f64>,
    questions: Vec<f64>,
}

impl Noted {
    fn add(&mut self, noted: &Value) -> Result<()> {
        for (name, list) in [
            ("clicks", &mut self.clicks),
            ("seconds", &mut self.seconds),
            ("questions", &mut self.questions),
        ] {
            let numbers = noted[name].as_array().context("a list")?;
            list.extend(numbers.iter().filter_map(Value::as_f64));
        }
        Ok(())
    }

    fn report(mut self, matches: usize) -> Result<()> {
        ensure!(!self.seconds.is_empty(), "the match was too short");
        println!("King of Pirates, {matches} matches, {} turns", self.clicks.len());
        println!("{:<42} {:>6} {:>6} {:>6}", "", "mean", "median", "most");
        line("clicks in your own turn", &mut self.clicks);
        line("seconds to your next turn", &mut self.seconds);
        line("questions in between", &mut self.questions);
        Ok(())
    }
}

fn line(about: &str, numbers: &mut [f64]) {
    numbers.sort_by(f64::total_cmp);
    let mean = numbers.iter().sum::<f64>() / numbers.len() as f64;
    let (median, most) = (numbers[numbers.len() / 2], numbers[numbers.len() - 1]);
    println!("{about:<42} {mean:>6.1} {median:>6.1} {most:>6.1}");
}
