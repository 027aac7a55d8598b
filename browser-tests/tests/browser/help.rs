//! Bots think in a worker; hints and taking back.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use bots::Level;
use browser_tests::Page;
use buccaneer::Buccaneer;
use game::{Evaluate, Match, Pending, Seat};
use king_of_pirates::KingOfPirates;
use pirates::Pirates;
use planks::Planks;
use serde_json::{Value, json};

/// Longer than this a page does not stand still, in milliseconds.
const LONG: f64 = 100.0;

/// A match just before seat 0 acts for the second time.
fn early<G: Evaluate>() -> Result<Match<G>> {
    let seat = Seat::new(0);
    let stop = |play: &Match<G>| {
        let asked = matches!(play.pending(), Pending::Seats(asked) if asked.contains(seat));
        asked && play.legal(seat).len() > 1 && play.inputs().len() > 6
    };
    browser_tests::until(4, "help", stop)
}

/// Begins to note tasks of the page that last long.
async fn watch_tasks(page: &Page) -> Result<()> {
    let script = "window.tasks = []; \
        new PerformanceObserver(list => list.getEntries().forEach(entry => \
            window.tasks.push([entry.startTime, entry.duration]))).observe({ type: 'longtask' })";
    page.run(script, Value::Null).await.map(drop)
}

/// The longest task since the page was watched, in milliseconds.
async fn longest_task(page: &Page) -> Result<f64> {
    let script = "return Math.max(0, ...window.tasks.map(task => task[1]))";
    page.run(script, Value::Null).await?.as_f64().context("a number")
}

#[tokio::test]
async fn the_page_never_stands_still_while_admirals_think_for_their_full_second() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.load_match_against(Level::Admiral, &early::<Buccaneer>()?).await?;
        ensure!(page.is_asked().await?);
        page.act_by_list(0).await?;
        page.wait_for("[data-asked=bot]").await?;
        // What the click made the page do is over; from here on only bots are busy.
        tokio::time::sleep(Duration::from_millis(300)).await;
        watch_tasks(&page).await?;
        let start = Instant::now();
        ensure!(page.is_asked().await?);
        let thought = start.elapsed();
        ensure!(thought > Duration::from_millis(2_200), "three admirals thought {thought:?}");
        let longest = longest_task(&page).await?;
        ensure!(longest <= LONG, "the page stood still for {longest} ms");
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn without_a_worker_the_page_thinks_itself() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        let broken = "window.Worker = class { constructor() { setTimeout(() => this.onerror()); } \
            postMessage() {} terminate() {} }";
        page.before_scripts(broken).await?;
        page.load_match_against(Level::Admiral, &early::<Buccaneer>()?).await?;
        ensure!(page.is_asked().await?);
        for number in 0..3 {
            let inputs = page.inputs::<Buccaneer>().await?.len();
            page.act_by_list(number).await?;
            page.wait_for_inputs::<Buccaneer>(inputs + 1).await?;
        }
        Ok(())
    })
    .await
}

async fn hint_in<G: Evaluate>(page: &Page) -> Result<()> {
    page.load_match(&early::<G>()?).await?;
    ensure!(page.is_asked().await?);
    page.click(".hint").await?;
    let said = page.text(".advised").await?;
    ensure!(said.starts_with("Best: "), "{}: {said}", G::ID);
    ensure!(page.all(".advised").await?.len() == 1, "{}: one line", G::ID);
    let why = page.text(".advice .why").await?;
    let other = why.contains("(next best ") || why.contains("(another move is about as good)");
    ensure!(other && why.contains("points"), "{}: {why}", G::ID);
    let before = page.inputs::<G>().await?.len();
    page.click(".advised").await?;
    page.wait_for(".confirm").await?;
    ensure!(page.inputs::<G>().await?.len() == before, "{}: a hint only previews", G::ID);
    page.click(".confirm").await?;
    ensure!(page.is_asked().await?);
    ensure!(page.inputs::<G>().await?.len() > before, "{}: what was advised is done", G::ID);
    page.assert_no_errors().await
}

#[tokio::test]
async fn a_hint_names_the_best_action_and_previews_it_whatever_is_confirmed() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.open("/?speed=fast").await?;
        page.store("confirm", json!("never")).await?;
        hint_in::<Buccaneer>(&page).await?;
        hint_in::<Pirates>(&page).await?;
        hint_in::<KingOfPirates>(&page).await?;
        hint_in::<Planks>(&page).await
    })
    .await
}

#[tokio::test]
async fn what_is_advised_glows_on_the_board() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.load_match(&early::<Buccaneer>()?).await?;
        ensure!(page.is_asked().await?);
        ensure!(!page.has(".hinted").await?, "nobody asked");
        let asked = page.text("[data-asked=person]").await?;
        page.click(".board .source").await?;
        ensure!(page.text("[data-asked=person]").await? != asked, "something is picked");
        page.click(".hint").await?;
        page.wait_for(".board .hinted").await?;
        ensure!(page.text("[data-asked=person]").await? == asked, "a hint puts it down");
        page.click(".advised").await?;
        page.click(".confirm").await?;
        ensure!(page.is_asked().await?);
        tokio::time::sleep(Duration::from_millis(200)).await;
        ensure!(!page.has(".hinted").await?, "the hint is gone with the question");
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn a_decision_is_taken_back_with_what_bots_did_since() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.load_match(&early::<Buccaneer>()?).await?;
        ensure!(page.is_asked().await?);
        let before = [page.text(".board").await?, page.text(".log ol").await?];
        let inputs = page.inputs::<Buccaneer>().await?;
        page.act_by_list(0).await?;
        page.wait_for_inputs::<Buccaneer>(inputs.len() + 1).await?;
        page.click(".undo").await?;
        ensure!(page.is_asked().await?);
        ensure!(page.inputs::<Buccaneer>().await? == inputs, "the match is as it was");
        ensure!([page.text(".board").await?, page.text(".log ol").await?] == before);
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn what_came_after_a_roll_stays() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        let position = json!({
            "game": "planks", "colors": [["white"], ["black"], ["gray"], ["teal"]], "turn": 0,
            "planks": [
                {"plank": "red", "pirates": {"-1": "white", "1": "black"}},
                {"plank": "blue", "pirates": {"-4": "black", "4": "teal"}},
                {"plank": "purple", "pirates": {"-1": "teal", "1": "gray"}},
                {"plank": "yellow", "pirates": {"-1": "white", "1": "black"}},
                {"plank": "green", "pirates": {"-1": "white", "1": "gray"}},
                {"plank": "orange", "pirates": {"-1": "teal", "1": "gray"}}],
            "purses": [4, 6, 3, 5], "fins": 5, "phase": {"move": "blue"}, "dice": ["red", "blue"],
            "options": {"sea": "calm"}});
        page.load_position::<Planks>(position).await?;
        page.click(".undo").await?;
        ensure!(page.text(".refused").await?.contains("nothing of yours"));
        page.act_by_list(0).await?;
        page.wait_for_inputs::<Planks>(2).await?;
        let inputs = page.inputs::<Planks>().await?;
        page.click(".undo").await?;
        ensure!(page.text(".refused").await?.contains("dice or cards"));
        ensure!(page.inputs::<Planks>().await? == inputs, "nothing changed");
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn a_match_that_is_over_makes_way_for_a_new_one() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.load_match(&browser_tests::until::<Buccaneer>(4, "over", |_| false)?).await?;
        page.wait_for(".ending").await?;
        page.open("/?speed=fast").await?;
        ensure!(page.text(".tile .play").await? == "Play now");
        page.click(".tile .play").await?;
        ensure!(page.is_asked().await?, "a new match");
        page.open("/?speed=fast").await?;
        let play = page.text(".tile .play").await?;
        ensure!(play.starts_with("Continue"), "{play}");
        page.assert_no_errors().await
    })
    .await
}
