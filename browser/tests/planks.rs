//! Squabble on the Planks played in a real browser, as a person does: by clicking what glows.

use anyhow::{Context, Result, bail, ensure};
use browser::Page;
use planks::Planks;
use serde_json::{Value, json};
use table::Match;

/// More actions of one seat than any match against bots takes.
const ACTIONS: usize = 600;

/// Waits until the person is asked; false if the match is over.
async fn is_asked(page: &Page) -> Result<bool> {
    page.wait_for("[data-asked=person], .ending").await?;
    Ok(!page.has(".ending").await?)
}

/// Does one thing: an arrow, a decision, or a pirate and where he goes.
async fn act(page: &Page, number: usize) -> Result<bool> {
    if !is_asked(page).await? {
        return Ok(false);
    }
    if page.has(".decide.target").await? {
        pick(page, ".decide.target", number).await?;
        return Ok(true);
    }
    if page.has(".shove").await? {
        pick(page, ".shove", number).await?;
    } else {
        if page.has(".space.source").await? {
            pick(page, ".space.source", number).await?;
        }
        pick(page, ".space.target", number).await?;
    }
    if page.has(".confirm").await? {
        page.click(".confirm").await?;
    }
    Ok(true)
}

/// Clicks one of several, another one each time.
async fn pick(page: &Page, css: &str, number: usize) -> Result<()> {
    page.wait_for(css).await?;
    let all = page.all(css).await?;
    all.get(number * 7 % all.len().max(1)).context("one that glows")?.click().await?;
    Ok(())
}

async fn play_on(page: &Page) -> Result<usize> {
    for number in 0..ACTIONS {
        if !act(page, number).await? {
            return Ok(number);
        }
    }
    bail!("the match does not end")
}

/// Lays a position on the table; the person has seat 0.
async fn set_table(page: &Page, position: Value) -> Result<()> {
    let play = Match::<Planks>::load(serde_json::from_value(position)?, "browser")?;
    page.open("/?speed=fast").await?;
    let store = "localStorage.setItem('freebooter.match.planks', JSON.stringify(arguments[0]))";
    page.run(store, browser::record(&play)?).await?;
    page.open("/play/planks?speed=fast").await?;
    ensure!(is_asked(page).await?);
    Ok(())
}

/// White may slide red, which tips to starboard and holds to port.
fn position(changes: &Value) -> Value {
    let mut position = json!({
        "game": "planks", "colors": [["white"], ["black"], ["gray"], ["teal"]], "turn": 0,
        "planks": [
            {"plank": "red", "offset": 2, "pirates": {"3": "black", "4": "white"}},
            {"plank": "blue", "pirates": {"-4": "white", "0": "gray", "4": "teal"}},
            {"plank": "purple"},
            {"plank": "yellow", "pirates": {"-4": "black", "-1": "teal", "4": "gray"}},
            {"plank": "green", "pirates": {"-4": "white", "-1": "black"}},
            {"plank": "orange", "pirates": {"-4": "gray", "-1": "teal"}}],
        "purses": [4, 6, 3, 5], "fins": 5, "phase": "slide", "dice": ["red", "blue"],
        "options": {"sea": "calm"},
    });
    for (field, value) in changes.as_object().into_iter().flatten() {
        position[field] = value.clone();
    }
    position
}

#[tokio::test]
async fn a_whole_match_is_played_to_its_final_scores() -> Result<()> {
    browser::visit(async |page: Page| {
        page.open("/play/planks?speed=fast").await?;
        let actions = play_on(&page).await?;
        ensure!(actions > 10, "a match takes more than {actions} actions");
        let totals = page.all(".account .total").await?;
        ensure!(totals.len() == 4, "four seats");
        let mut purses = Vec::new();
        for total in totals {
            purses.push(total.text().await?.trim().parse::<i64>().context("doubloons")?);
        }
        ensure!(purses.is_sorted_by(|a, b| a >= b), "the richest first: {purses:?}");
        page.assert_no_errors().await?;
        page.click(".again").await?;
        page.wait_for("[data-asked=person]").await?;
        ensure!(page.text(".until-end").await?.contains("103 doubloons"));
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn a_plank_that_would_tip_is_shown_before_and_falls_after() -> Result<()> {
    browser::visit(async |page: Page| {
        set_table(&page, position(&json!({}))).await?;
        ensure!(page.text(".scores").await?.contains('?'), "others' doubloons are hidden");
        page.click(".lane.red .shove.starboard").await?;
        page.wait_for(".lane.red.doomed").await?;
        let said = page.text(".confirmation").await?;
        ensure!(said.contains("The red plank tips to starboard with 2 pirates"), "{said}");
        page.click(".confirm").await?;
        page.wait_for(".falling.red").await?;
        page.wait_for(".lane.blue.onto").await?;
        page.click(".space.source").await?;
        page.click(".lane.blue .space.target").await?;
        page.click(".confirm").await?;
        page.wait_for(".decide.gold").await?;
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn a_refusal_names_the_rule() -> Result<()> {
    browser::visit(async |page: Page| {
        set_table(&page, position(&json!({}))).await?;
        page.click(".lane.green .space").await?;
        ensure!(page.text(".refused").await?.contains("PLK-5"));
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn a_push_on_the_rope_asks_for_its_direction() -> Result<()> {
    browser::visit(async |page: Page| {
        set_table(&page, position(&json!({"phase": {"move": "blue"}}))).await?;
        page.click(".lane.green .space.source").await?;
        page.click(".lane.blue .space.rope").await?;
        let choices = page.all(".confirmation .piece-choice").await?;
        ensure!(choices.len() == 2, "port or starboard");
        choices[1].click().await?;
        ensure!(page.text(".confirmation .what").await?.contains("to starboard"));
        page.click(".confirm").await?;
        page.wait_for("[data-asked=bot], [data-asked=person]").await?;
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn a_record_gives_the_same_hash_here_and_in_the_browser() -> Result<()> {
    browser::visit(async |page: Page| {
        page.open("/").await?;
        page.wait_for(".tile").await?;
        for players in 2..=4 {
            for stop in [1, 40, usize::MAX] {
                let play =
                    browser::until::<Planks>(players, "hash", |play| play.inputs().len() >= stop)?;
                let record = Value::String(serde_json::to_string(&play.record())?);
                let hash = page.run("return freebooter.replayHash(arguments[0])", record).await?;
                ensure!(hash == play.hash(), "{players} players, {stop} inputs: {hash}");
            }
        }
        page.assert_no_errors().await
    })
    .await
}
