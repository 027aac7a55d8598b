//! What holds for every game in a real browser.

use anyhow::{Result, ensure};
use browser_tests::Page;
use buccaneer::Buccaneer;
use game::{Evaluate, Match};
use king_of_pirates::KingOfPirates;
use pirates::Pirates;
use planks::Planks;
use serde_json::{Value, json};

/// Replays matches of every size, just begun, under way and over, natively and in the page.
async fn hashes_agree<G: Evaluate>(page: &Page) -> Result<()> {
    page.open(&format!("/play/{}/seats", G::ID)).await?;
    page.wait_for(".start").await?;
    for players in G::PLAYERS {
        for inputs in [1, 40, usize::MAX] {
            let stop = |play: &Match<G>| play.inputs().len() >= inputs;
            let play = browser_tests::until(players, "hash", stop)?;
            let record = Value::String(serde_json::to_string(&play.record())?);
            let hash = page.run("return freebooter.replayHash(arguments[0])", record).await?;
            ensure!(hash == play.hash(), "{} for {players}, {inputs} inputs: {hash}", G::ID);
        }
    }
    Ok(())
}

#[tokio::test]
async fn a_record_gives_the_same_hash_here_and_in_the_browser() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        hashes_agree::<Buccaneer>(&page).await?;
        hashes_agree::<Pirates>(&page).await?;
        hashes_agree::<KingOfPirates>(&page).await?;
        hashes_agree::<Planks>(&page).await?;
        page.assert_no_errors().await
    })
    .await
}

/// Points at something that is not allowed; the page must say which rule forbids it.
async fn is_refused(page: &Page, css: &str, rule: &str) -> Result<()> {
    page.click(css).await?;
    let said = page.text(".refused").await?;
    ensure!(said.contains(rule), "{rule} is named: {said}");
    ensure!(page.has(&format!(".refused a[href*='#{rule}']")).await?, "a link to {rule}");
    page.assert_no_errors().await
}

/// Red's turn with pirates who stand alone, before a card for three; nobody has a party.
fn ashore() -> Value {
    json!({"game": "pirates", "colors": ["red", "blue", "black", "yellow"], "turn": 0,
        "ducats": [10, 10, 10, 10],
        "cards": [{"kind": "ship", "crew": 3, "ducats": 12, "wild": 2, "tokens": ["chest"],
            "wheels": 1}]})
}

/// Red out at sea, with a card that is for its fights only.
pub(crate) fn at_sea() -> Value {
    json!({"game": "king-of-pirates", "turn": 0, "frames": [{"turn": "sail"}],
        "deck": ["raid", "citrus", "ambush", "soldiers"], "pirates": [10, 11, 12, 13],
        "tiles": [],
        "ships": [
            {"color": "red", "at": [3, 1], "doubloons": 8_000, "captain": 0, "crew": [1],
                "hand": ["raid", "scurvy"]},
            {"color": "blue", "doubloons": 9_000, "captain": 2, "crew": [3]},
            {"color": "black", "doubloons": 9_000, "captain": 4, "crew": [5]}]})
}

/// White has rolled red and blue.
fn rolled() -> Value {
    json!({"game": "planks", "colors": [["white"], ["black"], ["gray"], ["teal"]], "turn": 0,
        "planks": [
            {"plank": "red", "offset": 2, "pirates": {"3": "black", "4": "white"}},
            {"plank": "blue", "pirates": {"-4": "white", "0": "gray", "4": "teal"}},
            {"plank": "purple"},
            {"plank": "yellow", "pirates": {"-4": "black", "-1": "teal", "4": "gray"}},
            {"plank": "green", "pirates": {"-4": "white", "-1": "black"}},
            {"plank": "orange", "pirates": {"-4": "gray", "-1": "teal"}}],
        "purses": [4, 6, 3, 5], "fins": 5, "phase": "slide", "dice": ["red", "blue"],
        "options": {"sea": "calm"}})
}

#[tokio::test]
async fn a_refusal_names_the_rule() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        // Nobody has the crew for a ship or a card at the very beginning.
        page.open("/play/buccaneer?speed=fast").await?;
        page.is_asked().await?;
        is_refused(&page, ".ship", "BUC-10").await?;
        // In a deal of its own a bot may have climbed onto a pirate of this person: then a mutiny
        // captures a card for two at once.
        page.load_position::<Pirates>(ashore()).await?;
        is_refused(&page, ".prize", "PIR-6").await?;
        page.load_position::<KingOfPirates>(at_sea()).await?;
        is_refused(&page, ".card:not(.source)", "KOP-28").await?;
        page.load_position::<Planks>(rolled()).await?;
        is_refused(&page, ".lane.green .space", "PLK-5").await
    })
    .await
}

/// Points at every line of the log; how much lights up at each, and how much stays lit afterwards.
const POINT: &str = "return [...document.querySelectorAll('.log li')].map((line) => { \
    const lit = () => document.querySelectorAll('.lit').length; \
    line.dispatchEvent(new PointerEvent('pointermove', { movementX: 3 })); \
    const during = lit(); \
    line.dispatchEvent(new PointerEvent('pointerleave')); \
    return [during, lit()]; })";

/// Lines slide under a pointer that rests; how much lights up.
const REST: &str = "for (const line of document.querySelectorAll('.log li')) { \
    line.dispatchEvent(new PointerEvent('pointerenter')); \
    line.dispatchEvent(new PointerEvent('pointermove', { movementX: 0 })); } \
    return document.querySelectorAll('.lit').length";

/// Seats light up at most lines, and at some also the pieces that were moved.
async fn log_lights_up<G: Evaluate>(page: &Page) -> Result<()> {
    page.load_match(&browser_tests::until(4, "lit", |play: &Match<G>| play.inputs().len() >= 40)?)
        .await?;
    ensure!(page.is_asked().await?, "{}: under way", G::ID);
    ensure!(page.run(REST, Value::Null).await? == 0, "{}: a resting pointer lights up", G::ID);
    let lines = page.run(POINT, Value::Null).await?;
    let lines: Vec<(u64, u64)> = serde_json::from_value(lines)?;
    ensure!(lines.len() > 10, "{}: {lines:?}", G::ID);
    ensure!(lines.iter().any(|(during, _)| *during > 1), "{}: pieces {lines:?}", G::ID);
    ensure!(lines.iter().all(|(_, after)| *after == 0), "{}: stays lit {lines:?}", G::ID);
    page.assert_no_errors().await
}

/// The number of lit pieces, and whether a line of the log has the focus.
async fn lit(page: &Page) -> Result<(u64, bool)> {
    let script = "return [document.querySelectorAll('.lit').length, \
        document.activeElement.matches('.log li')]";
    Ok(serde_json::from_value(page.run(script, Value::Null).await?)?)
}

#[tokio::test]
async fn by_keyboard_the_log_is_one_stop_and_its_lines_light_up() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        let under_way = |play: &Match<Buccaneer>| play.inputs().len() >= 40;
        page.load_match(&browser_tests::until(4, "lit", under_way)?).await?;
        page.is_asked().await?;
        page.tab_to(".log ol").await?;
        ensure!(lit(&page).await? == (0, false), "nothing is pointed at yet");
        let mut most = 0;
        for line in 0..6 {
            page.key("ArrowDown", 40).await?;
            let (pieces, focused) = lit(&page).await?;
            ensure!(focused, "line {line} has the focus");
            most = most.max(pieces);
        }
        ensure!(most > 1, "a seat and its pieces light up: {most}");
        page.key("Home", 36).await?;
        let (pieces, _) = lit(&page).await?;
        page.key("Tab", 9).await?;
        let (after, focused) = lit(&page).await?;
        ensure!(pieces > 0 && after == 0 && !focused, "{pieces} lit, then {after}");
        ensure!(
            page.run("return !document.activeElement.closest('.log ol')", Value::Null).await?
                == true,
            "one stop"
        );
        page.assert_no_errors().await
    })
    .await
}

/// The names of what is lit.
const LIT: &str = "return [...document.querySelectorAll('.lit')].map((it) => it.dataset.piece)";
/// Points at the first line that tells of more than a seat.
const POINT_AT_ONE: &str = "for (const line of document.querySelectorAll('.log li')) { \
    line.dispatchEvent(new PointerEvent('pointermove', { movementX: 3 })); \
    if (document.querySelectorAll('.lit').length > 1) return; \
    line.dispatchEvent(new PointerEvent('pointerleave')); }";

async fn lit_names(page: &Page) -> Result<std::collections::BTreeSet<String>> {
    Ok(serde_json::from_value(page.run(LIT, Value::Null).await?)?)
}

#[tokio::test]
async fn nothing_stays_lit_that_no_line_tells_of() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        let under_way = |play: &Match<Buccaneer>| play.inputs().len() >= 20;
        page.load_match(&browser_tests::until(4, "lit", under_way)?).await?;
        page.is_asked().await?;
        page.run(POINT_AT_ONE, Value::Null).await?;
        let before = lit_names(&page).await?;
        ensure!(before.len() > 1, "{before:?}");
        // The board changes below the line that is still pointed at.
        let inputs = page.inputs::<Buccaneer>().await?.len();
        page.act_by_list(0).await?;
        page.wait_for_inputs::<Buccaneer>(inputs).await?;
        tokio::time::sleep(std::time::Duration::from_millis(200)).await;
        let after = lit_names(&page).await?;
        ensure!(after.is_subset(&before), "{after:?} after {before:?}");
        // The line itself is replaced.
        page.run(POINT_AT_ONE, Value::Null).await?;
        ensure!(!lit_names(&page).await?.is_empty(), "lit again");
        page.click(".settings summary").await?;
        page.click(".settings label:has([lang=de]) input").await?;
        page.wait_for("html[lang=de]").await?;
        tokio::time::sleep(std::time::Duration::from_millis(500)).await;
        ensure!(lit_names(&page).await?.is_empty(), "the line is gone");
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn what_the_log_tells_of_lights_up_on_the_board() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        log_lights_up::<Buccaneer>(&page).await?;
        log_lights_up::<Pirates>(&page).await?;
        log_lights_up::<KingOfPirates>(&page).await?;
        log_lights_up::<Planks>(&page).await
    })
    .await
}
