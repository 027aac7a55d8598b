//! Squabble on the Planks played in a real browser, as a person does: by clicking what glows.

use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use browser_tests::{Hand, Page, Stretch};
use planks::Planks;
use serde_json::{Value, json};

use crate::board::{description, lights_up};

/// More actions of one seat than any match against bots takes.
const ACTIONS: usize = 600;

/// Where the red plank is taken hold of: a space with nobody on it.
const RED: &str = ".lane.red .space:not(.occupied)";
const FRAME: Duration = Duration::from_millis(16);

/// Does one thing: an arrow, a decision, or a pirate and where he goes.
async fn act(page: &Page, number: usize) -> Result<bool> {
    if !page.is_asked().await? {
        return Ok(false);
    }
    if page.has(".decide.target").await? {
        page.pick(".decide.target", number).await?;
        return Ok(true);
    }
    if page.has(".shove").await? {
        page.pick(".shove", number).await?;
    } else {
        if page.has(".space.source").await? {
            page.pick(".space.source", number).await?;
        }
        page.pick(".space.target", number).await?;
    }
    if page.has(".confirm").await? {
        page.click(".confirm").await?;
    }
    Ok(true)
}

async fn play_to_the_end(page: &Page) -> Result<usize> {
    for number in 0..ACTIONS {
        if !act(page, number).await? {
            return Ok(number);
        }
    }
    bail!("the match does not end")
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
    browser_tests::visit(async |page: Page| {
        page.open("/play/planks?speed=fast").await?;
        let actions = play_to_the_end(&page).await?;
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
    browser_tests::visit(async |page: Page| {
        page.load_position::<Planks>(position(&json!({}))).await?;
        ensure!(page.text(".scores").await?.contains('?'), "others' doubloons are hidden");
        page.click(".lane.red .shove.starboard").await?;
        page.wait_for(".lane.red.doomed").await?;
        let said = page.text(".confirmation").await?;
        ensure!(said.contains("The red plank tips to starboard with 2 pirates"), "{said}");
        page.click(".confirm").await?;
        page.wait_for(".lane.blue.onto").await?;
        ensure!(!page.has(".lane.red .stands").await?, "nobody is on the red plank");
        page.click(".space.source").await?;
        page.click(".lane.blue .space.target").await?;
        page.click(".confirm").await?;
        page.wait_for(".decide.gold").await?;
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn on_a_phone_the_decision_stands_above_the_sheet() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.resize(390, 844).await?;
        page.load_position::<Planks>(position(&json!({}))).await?;
        for step in [".lane.red .shove.starboard", ".confirm", ".space.source"] {
            page.click(step).await?;
        }
        page.click(".lane.blue .space.target:not(.occupied)").await?;
        page.click(".confirm").await?;
        page.wait_for(".decide.gold").await?;
        let seen = "const place = document.querySelector('.decide.gold').getBoundingClientRect(); \
            const sheet = document.querySelector('.asked').getBoundingClientRect(); \
            return place.top > 0 && place.bottom <= sheet.top";
        ensure!(page.run(seen, Value::Null).await? == true, "it is seen without scrolling");
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn few_slides_stand_once_as_round_arrows() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.resize(390, 844).await?;
        // Red to either side, or purple, which is empty and stays.
        let dice = json!({ "dice": ["red", "purple"] });
        page.load_position::<Planks>(position(&dice)).await?;
        page.wait_for(".shove.stay").await?;
        ensure!(!page.has(".few .choice").await?, "no button says what an arrow says");
        let sizes = "return [...document.querySelectorAll('.shove:not(.stay)')] \
            .map((arrow) => [arrow.offsetWidth, arrow.offsetHeight])";
        let sizes: Vec<[u32; 2]> = serde_json::from_value(page.run(sizes, Value::Null).await?)?;
        ensure!(sizes.len() == 2, "an arrow to either side: {sizes:?}");
        ensure!(sizes.iter().all(|[width, height]| width == height), "round: {sizes:?}");
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn a_push_on_the_rope_asks_for_its_direction() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.load_position::<Planks>(position(&json!({"phase": {"move": "blue"}}))).await?;
        page.click(".lane.green .space.source").await?;
        page.click(".lane.blue .space.rope").await?;
        let choices = page.all(".confirmation .piece-choice").await?;
        ensure!(choices.len() == 2, "port or starboard");
        page.click_nth(".confirmation .piece-choice", 1).await?;
        ensure!(page.text(".confirmation .what").await?.contains("to starboard"));
        page.click(".confirm").await?;
        page.wait_for("[data-asked=bot], [data-asked=person]").await?;
        page.assert_no_errors().await
    })
    .await
}

/// The pixels of a space along the planks, which lie across a wide screen.
async fn space_width(page: &Page) -> Result<i64> {
    let script = "return document.querySelector('.lane.red .plank').getBoundingClientRect().width";
    let width = page.run(script, Value::Null).await?.as_f64().context("a width")?;
    Ok((width / 9.0) as i64)
}

/// Moves by `pixels`, evenly in `steps` of a sixtieth of a second.
fn stretches(pixels: i64, steps: i64) -> Vec<Stretch> {
    let at = |step: i64| pixels * step / steps;
    let stretch = |step| Stretch { right: at(step + 1) - at(step), down: 0, lasts: FRAME };
    (0..steps).map(stretch).collect()
}

/// What the engine recorded for the person's slide, as soon as it has.
async fn slide(page: &Page) -> Result<Value> {
    for _ in 0..100 {
        let inputs = page.inputs::<Planks>().await?;
        let slid = inputs.iter().find(|input| input["action"]["slide"].is_object());
        if let Some(input) = slid {
            ensure!(input["seat"] == 0, "the person slid: {input}");
            return Ok(input["action"]["slide"].clone());
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    bail!("no slide was recorded")
}

#[tokio::test]
async fn a_plank_dragged_by_mouse_slides_without_a_jolt() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.load_position::<Planks>(position(&json!({}))).await?;
        let space = space_width(&page).await?;
        page.drag(RED, Hand::Mouse, &stretches(-2 * space, 8)).await?;
        let slide = slide(&page).await?;
        ensure!(slide["plank"] == "red" && slide["to"] == "port", "{slide}");
        ensure!(slide["jolt"].as_u64().unwrap_or(0) == 0, "a table without hands: {slide}");
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn with_hands_a_slow_drag_is_steady_and_a_jerk_is_a_jolt() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        let hands = position(&json!({"options": {"sea": "calm", "hands": true}}));
        for hand in [Hand::Mouse, Hand::Finger] {
            page.load_position::<Planks>(hands.clone()).await?;
            let space = space_width(&page).await?;
            page.drag(RED, hand, &stretches(-2 * space, 60)).await?;
            let calm = slide(&page).await.with_context(|| format!("{hand:?}, calm"))?["jolt"]
                .as_u64()
                .unwrap_or(0);

            page.load_position::<Planks>(hands.clone()).await?;
            let mut jerk = stretches(-4 * space, 3);
            jerk.extend(stretches(3 * space, 3));
            jerk.extend(stretches(-4 * space, 3));
            page.drag(RED, hand, &jerk).await?;
            let slide = slide(&page).await.with_context(|| format!("{hand:?}, a jerk"))?;
            let hard = slide["jolt"].as_u64().unwrap_or(0);
            ensure!(calm <= 3 && hard >= 6, "{hand:?}: calm {calm}, a jerk {hard}");
            ensure!(slide["to"] == "port", "{slide}");
        }
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn the_question_follows_the_step_and_nobody_is_brought_back_from_nowhere() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        let planks = json!({"planks": [
            {"plank": "red", "offset": 2, "pirates": {"3": "black", "4": "gray"}},
            {"plank": "blue", "pirates": {"-4": "white", "0": "gray", "4": "teal"}},
            {"plank": "purple"},
            {"plank": "yellow", "pirates": {"-4": "black", "-1": "teal", "4": "gray"}},
            {"plank": "green", "pirates": {"-4": "white", "-1": "black"}},
            {"plank": "orange", "pirates": {"-4": "white", "-1": "teal"}}]});
        page.load_position::<Planks>(position(&planks)).await?;
        let asked = async || page.text(".sentence").await;
        let slide = "Slide red or blue. Then move one of your pirates onto the other.";
        ensure!(asked().await? == slide, "{}", asked().await?);
        page.click(".lane.red .shove.starboard").await?;
        let sure = asked().await?;
        ensure!(sure == "Slide red to starboard? Careful: what shakes will tip.", "{sure}");
        page.click(".confirm").await?;
        page.wait_for(".lane.blue.onto").await?;
        ensure!(asked().await?.starts_with("Pick one of your pirates"), "{}", asked().await?);
        ensure!(description(&page, ".space.source").await? == "can be chosen");
        page.click(".lane.green .space.source").await?;
        ensure!(asked().await?.starts_with("Now pick where he goes"), "{}", asked().await?);
        page.click(".lane.blue .space.target:not(.occupied)").await?;
        ensure!(asked().await? == "Put him there?", "{}", asked().await?);
        page.click(".confirm").await?;
        page.wait_for(".decide.gold").await?;
        ensure!(!page.has(".decide.pirates").await?, "nobody of White is overboard");
        page.click(".actions summary").await?;
        ensure!(page.all(".action").await?.len() == 1, "nor is it listed");
        ensure!(asked().await?.starts_with("Collect your gold"), "{}", asked().await?);
        let log = page.text(".log").await?;
        ensure!(log.contains("White moves from green 4 port to blue"), "{log}");
        let tip = lights_up(&page, ".fins", "pointerover").await?;
        ensure!(tip.starts_with("5 sharks left"), "{tip}");
        page.assert_no_errors().await
    })
    .await
}
