//! Things that move, unless the player turned motion off, in a real browser.
//!
//! Matches are looked back at, one step before something happens.

use std::time::Duration;

use anyhow::{Context, Result, ensure};
use bots::Level;
use browser_tests::{Page, Theme};
use buccaneer::Buccaneer;
use game::{Evaluate, Input, Match};
use king_of_pirates::KingOfPirates;
use pirates::Pirates;
use planks::Planks;
use serde_json::{Value, json};

use crate::replay::at_moment;

/// Notes what moves, however shortly.
const NOTE: &str = "window.seen = {}; \
    const note = (name) => { window.seen[name] = (window.seen[name] || 0) + 1; }; \
    new MutationObserver(() => { \
        document.querySelectorAll('[data-effect]').forEach((it) => note(it.dataset.effect)); \
        document.querySelectorAll('.flight').forEach(() => note('coin')); \
        document.querySelectorAll('.falling .pirate').forEach(() => note('falling')); \
        document.querySelectorAll('.falling .splash').forEach(() => note('splash')); \
        document.querySelectorAll('.falling .fleeing').forEach(() => note('fleeing')); \
        document.querySelectorAll('.gliding').forEach(() => note('gliding')); \
    }).observe(document, { childList: true, subtree: true, attributeFilter: ['class'] });";

/// A finished match, and the first moment after which something had happened.
fn moment<G: Evaluate>(wanted: impl Fn(&G::Event) -> bool) -> Result<(Match<G>, usize)> {
    let play = browser_tests::until::<G>(3, "motion", |_| false)?;
    let record = play.record();
    let (mut again, mut actions) = (Match::at_start(&record)?, 0);
    for input in &record.inputs {
        actions += usize::from(matches!(input, Input::Action { .. }));
        let events = again.apply(input).map_err(anyhow::Error::msg)?;
        if actions > 0 && events.all().iter().any(&wanted) {
            return Ok((play, actions));
        }
    }
    anyhow::bail!("it never happens in {}", G::ID)
}

/// Looks back at the moment before something happens and steps into it; answers what moved.
async fn seen<G: Evaluate>(
    page: &Page,
    wanted: impl Fn(&G::Event) -> bool,
) -> Result<serde_json::Map<String, Value>> {
    let (play, moment) = moment::<G>(wanted)?;
    let last = play.inputs().iter().filter(|input| matches!(input, Input::Action { .. })).count();
    page.keep::<G>(browser_tests::record(&play, Level::Greedy)?).await?;
    page.open(&format!("/replay/here/{}?speed=normal#{}", G::ID, moment - 1)).await?;
    at_moment(page, moment - 1, last).await?;
    page.run("window.seen = {}", Value::Null).await?;
    page.click(".forth").await?;
    at_moment(page, moment, last).await?;
    tokio::time::sleep(Duration::from_millis(300)).await;
    page.assert_no_errors().await?;
    let seen = page.run("return window.seen", Value::Null).await?;
    seen.as_object().cloned().context("what was seen")
}

/// Waits until nothing of what moved is left on the page.
async fn comes_to_rest(page: &Page) -> Result<()> {
    for _ in 0..100 {
        if !page.has("[data-effect], .falling, .gliding").await? {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    anyhow::bail!("something stays on the page")
}

/// Steps into what happens; all of these are seen, and go away.
async fn moves<G: Evaluate>(
    page: &Page,
    effects: &[&str],
    wanted: impl Fn(&G::Event) -> bool,
) -> Result<()> {
    let seen = seen::<G>(page, wanted).await?;
    for effect in effects {
        ensure!(seen.contains_key(*effect), "{}: no {effect} in {seen:?}", G::ID);
    }
    comes_to_rest(page).await
}

#[tokio::test]
async fn coins_fly_when_money_changes_hands() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.before_scripts(NOTE).await?;
        let coins = ["coins", "coin"];
        moves::<Buccaneer>(&page, &coins, |event| {
            matches!(event, buccaneer::Event::Boarded { .. })
        })
        .await?;
        moves::<Pirates>(&page, &coins, |event| matches!(event, pirates::Event::Captured { .. }))
            .await?;
        moves::<KingOfPirates>(&page, &coins, |event| {
            matches!(event, king_of_pirates::Event::Dug { .. })
        })
        .await?;
        moves::<Planks>(&page, &coins, |event| matches!(event, planks::Event::Collected { .. }))
            .await
    })
    .await
}

#[tokio::test]
async fn cards_and_tiles_turn_when_they_come_to_light() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.before_scripts(NOTE).await?;
        moves::<Buccaneer>(&page, &["turned"], |event| {
            matches!(event, buccaneer::Event::TurnedUp { .. })
        })
        .await?;
        moves::<Pirates>(&page, &["turned"], |event| {
            matches!(event, pirates::Event::TurnedUp { .. })
        })
        .await?;
        moves::<KingOfPirates>(&page, &["turned"], |event| {
            matches!(event, king_of_pirates::Event::TurnedUp { .. })
        })
        .await?;
        moves::<KingOfPirates>(&page, &["shown", "coin"], |event| {
            matches!(event, king_of_pirates::Event::Looted { .. })
        })
        .await
    })
    .await
}

/// A plank goes over with pirates on it.
fn tips(event: &planks::Event) -> bool {
    matches!(event, planks::Event::Tipped(fall) if !fall.pirates.is_empty())
}

#[tokio::test]
async fn planks_tip_with_a_splash_and_a_shark_that_flees() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.before_scripts(NOTE).await?;
        moves::<Planks>(&page, &["falling", "splash", "fleeing"], tips).await
    })
    .await
}

#[tokio::test]
async fn pieces_glide_to_their_new_place() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.before_scripts(NOTE).await?;
        let glide = ["gliding"];
        moves::<Buccaneer>(&page, &glide, |event| matches!(event, buccaneer::Event::Moved { .. }))
            .await?;
        moves::<Pirates>(&page, &glide, |event| matches!(event, pirates::Event::Assembled { .. }))
            .await?;
        moves::<KingOfPirates>(&page, &glide, |event| {
            matches!(event, king_of_pirates::Event::Sailed { .. })
        })
        .await?;
        moves::<Planks>(&page, &glide, |event| matches!(event, planks::Event::SetDown { .. })).await
    })
    .await
}

/// Whatever happens, nothing moves.
async fn stands_still(page: &Page) -> Result<()> {
    for seen in [
        seen::<Buccaneer>(page, |event| matches!(event, buccaneer::Event::Boarded { .. })).await?,
        seen::<KingOfPirates>(page, |event| {
            matches!(event, king_of_pirates::Event::TurnedUp { .. })
        })
        .await?,
        seen::<Planks>(page, tips).await?,
    ] {
        ensure!(seen.is_empty(), "{seen:?}");
    }
    Ok(())
}

#[tokio::test]
async fn nothing_moves_for_people_who_want_it_so() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.before_scripts(NOTE).await?;
        page.open("/?speed=fast").await?;
        page.store("motion", json!("still")).await?;
        stands_still(&page).await?;
        page.store("motion", json!("system")).await?;
        page.prefer(Theme::Light).await?;
        stands_still(&page).await
    })
    .await
}
