//! King of Pirates played in a real browser, as a person does: by clicking what glows.

use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use browser_tests::Page;
use game::{Game, Seat, Viewer};
use king_of_pirates::KingOfPirates;
use serde_json::{Value, json};

/// More actions of one seat than any match against bots takes.
const ACTIONS: usize = 1_500;

/// Does one thing: sails if a hex glows and it is time to, or presses a button.
async fn act(page: &Page, number: usize) -> Result<bool> {
    if !page.is_asked().await? {
        return Ok(false);
    }
    if page.has(".hex.target").await? && number % 3 != 2 {
        page.pick(".hex.target", number).await?;
    } else if page.has(".decide").await? {
        page.pick(".decide", number).await?;
    } else {
        page.pick(".card.source", number).await?;
        if page.has(".decide").await? {
            page.pick(".decide", number).await?;
        }
    }
    if page.has(".confirm").await? {
        page.click(".confirm").await?;
    }
    Ok(true)
}

async fn play_on(page: &Page) -> Result<usize> {
    let mut missed = 0;
    for number in 0..ACTIONS {
        match act(page, number).await {
            Ok(true) => {}
            Ok(false) => return Ok(number),
            // A window with nothing to play closed by itself before the click.
            Err(error) => {
                missed += 1;
                ensure!(missed < ACTIONS / 10, "nothing can be clicked: {error}");
            }
        }
    }
    bail!("the match does not end")
}

/// Red beside the French city, with cards for every moment.
fn position() -> Value {
    json!({"game": "king-of-pirates", "turn": 0, "frames": [{"turn": "sail"}],
        "deck": ["raid", "citrus", "ambush", "soldiers", "tailwind", "treasure_map"],
        "pirates": [10, 11, 12, 13],
        "tiles": [{"at": [3, 1], "tile": {"small_merchant": "french"}, "up": true},
            {"at": [2, 1], "tile": "empty"}],
        "ships": [
            {"color": "red", "at": [3, 1], "doubloons": 8_000, "captain": 0, "crew": [1],
                "hand": ["raid", "scurvy"]},
            {"color": "blue", "doubloons": 9_000, "captain": 2, "crew": [3], "hand": ["soldiers"]},
            {"color": "black", "doubloons": 9_000, "captain": 4, "crew": [5]}]})
}

#[tokio::test]
async fn a_whole_match_is_played_to_a_winner() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.open("/play/king-of-pirates?speed=fast").await?;
        page.wait_for(".hex").await?;
        ensure!(page.all(".hex").await?.len() == 61, "the whole board");
        let actions = play_on(&page).await?;
        ensure!(actions > 10, "a match takes more than {actions} actions");
        let totals = page.all(".account .total").await?;
        ensure!(totals.len() == 4, "four seats");
        let first = totals[0].text().await?.trim().parse::<i64>().context("doubloons")?;
        ensure!(first >= 10_000, "the winner has {first}");
        page.assert_no_errors().await
    })
    .await
}

/// Whether a button says that the French city is attacked.
async fn offers_attack(page: &Page) -> Result<bool> {
    let script = "return [...document.querySelectorAll('.decide')].map(b => b.textContent)";
    let texts = page.run(script, json!(null)).await?;
    let texts = texts.as_array().into_iter().flatten().filter_map(Value::as_str);
    Ok(texts.map(str::to_lowercase).any(|text| text.contains("attack") && text.contains("city")))
}

#[tokio::test]
async fn a_city_sailed_to_offers_the_choice_to_attack() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.lay_position::<KingOfPirates>(position()).await?;
        page.wait_for(".hex.target").await?;
        ensure!(!offers_attack(&page).await?, "there is nothing to attack where it sails");
        page.pick(".hex[aria-label*='2,2'].target", 0).await?;
        let mut offered = false;
        for _ in 0..50 {
            offered = offers_attack(&page).await?;
            if offered {
                break;
            }
            // The window before the fight is passed.
            if page.has(".decide").await? && page.is_asked().await? {
                page.pick(".decide", 0).await?;
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
        ensure!(offered, "the city can be attacked: {}", page.text(".decisions").await?);
        page.assert_no_errors().await
    })
    .await
}

/// The engine's own chance for red to beat the city, as the page writes it.
fn chance_of_the_city() -> Result<String> {
    let seat = Seat::new(0);
    let state = KingOfPirates::from_position(&serde_json::from_value(position())?)?;
    let view = state.view(Viewer::Seat(seat));
    let defence = view.edition().targets.city.defence;
    Ok(format!("{} %", view.chance_against(seat, defence, 0) / 10))
}

#[tokio::test]
async fn a_city_shows_the_chance_to_beat_it() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.lay_position::<KingOfPirates>(position()).await?;
        page.wait_for(".hex[aria-label*='2,2'] .odds").await?;
        let script = "return document.querySelector(arguments[0]).textContent";
        let shown = page.run(script, json!(".hex[aria-label*='2,2'] .odds")).await?;
        let expected = chance_of_the_city()?;
        ensure!(shown.as_str().map(str::trim) == Some(&expected), "{shown}, not {expected}");
        page.assert_no_errors().await
    })
    .await
}
