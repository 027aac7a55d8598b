//! How smoothly things move: the time between the frames of every animation while bots play at
//! their ordinary pace. `cargo xtask bench client` runs it; on a machine that does other things the
//! figures mean little.

use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use browser_tests::Page;
use serde_json::Value;

const GAMES: [&str; 4] = ["buccaneer", "pirates", "king-of-pirates", "planks"];
const WATCHED: Duration = Duration::from_secs(20);
/// A frame of a screen that shows sixty a second, and a little.
const ON_TIME: f64 = 17.5;

/// Notes the gap before each frame while something moves: a piece that glides or a card that turns
/// (animated by script), coins and falling planks (by the style sheet).
const NOTE: &str = "window.gaps = []; \
    let until = 0, last = null; \
    const frame = (now) => { \
        if (last !== null) window.gaps.push(now - last); \
        last = now < until ? now : null; \
        if (last !== null) requestAnimationFrame(frame); \
    }; \
    const move = (lasts) => { \
        const still = performance.now() >= until; \
        until = Math.max(until, performance.now() + lasts); \
        if (still) { last = null; requestAnimationFrame(frame); } \
    }; \
    const animate = Element.prototype.animate; \
    Element.prototype.animate = function (frames, options) { \
        move(options.duration); \
        return animate.call(this, frames, options); \
    }; \
    addEventListener('animationstart', (event) => { \
        if (event.target.closest('.effects, .falling')) move(800); \
    });";

#[tokio::main]
async fn main() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.before_scripts(NOTE).await?;
        page.resize(1440, 900).await?;
        println!("milliseconds between frames while things move");
        println!("{:<16} {:>7} {:>7} {:>7} {:>8}", "game", "frames", "median", "95 %", "on time");
        for game in GAMES {
            report(game, watch(&page, game).await?);
        }
        Ok(())
    })
    .await
}

/// Plays on for a while; answers the gaps between frames.
async fn watch(page: &Page, game: &str) -> Result<Vec<f64>> {
    page.open(&format!("/play/{game}")).await?;
    let start = Instant::now();
    let mut number = 0;
    while start.elapsed() < WATCHED {
        if page.has("[data-asked=person]").await? {
            // What is gliding cannot be pointed at; the next time it can.
            let _ = page.act_by_list(number).await;
            number += 1;
        }
        tokio::time::sleep(Duration::from_millis(300)).await;
    }
    let gaps = page.run("return window.gaps", Value::Null).await?;
    Ok(gaps.as_array().context("gaps")?.iter().filter_map(Value::as_f64).collect())
}

fn report(game: &str, mut gaps: Vec<f64>) {
    gaps.sort_by(f64::total_cmp);
    let at =
        |share: f64| gaps.get((gaps.len() as f64 * share) as usize).copied().unwrap_or(f64::NAN);
    let on_time = gaps.iter().filter(|gap| **gap <= ON_TIME).count() as f64 / gaps.len() as f64;
    println!(
        "{game:<16} {:>7} {:>7.1} {:>7.1} {:>6.0} %",
        gaps.len(),
        at(0.5),
        at(0.95),
        on_time * 100.0
    );
}
