//! The lessons, played to the end in a real browser.

use anyhow::{Context, Result, ensure};
use browser_tests::Page;
use buccaneer::Buccaneer;
use game::Game;
use king_of_pirates::KingOfPirates;
use lessons::Lesson;
use pirates::Pirates;
use planks::Planks;
use serde_json::{Value, json};

/// The button in the list of everything whose text is that of the action to do.
async fn choose<G: Game>(page: &Page, lesson: &Lesson<G>, step: usize) -> Result<()> {
    let (action, seat) = (lesson.steps[step].actions[0], lesson.steps[step].seat);
    let place = lesson.start(step)?.legal(seat).iter().position(|legal| *legal == action);
    let place = place.context("a legal action")?;
    let script = "document.querySelector('.lesson .actions').open = true; \
        document.querySelectorAll('.lesson .actions .action')[arguments[0]].click()";
    page.run(script, json!(place)).await?;
    if page.has(".confirm").await? {
        page.click(".confirm").await?;
    }
    Ok(())
}

/// Plays every step of a lesson, and then goes to a match.
async fn learn<G: Game>(page: &Page, text: &str) -> Result<()> {
    let lesson = Lesson::<G>::read(text)?;
    page.open("/").await?;
    page.store("speed", json!("fast")).await?;
    page.click(&format!(".learn[href='/learn/{}']", G::ID)).await?;
    // The goal comes first, with a picture.
    page.wait_for(".goal .tile-picture svg").await?;
    ensure!(!page.text(".goal .aim").await?.starts_with("tutorial-"), "a text, not its key");
    page.click(".goal .begin").await?;
    for step in 0..lesson.steps.len() {
        let told = page.text(".coach .step-of").await?;
        ensure!(told.contains(&format!("Step {} of", step + 1)), "{}: {told}", G::ID);
        page.wait_for(".coach .task").await?;
        ensure!(page.has(".coach .taught .rule").await?, "{}: rules of step {step}", G::ID);
        ensure!(!page.text(".coach .task").await?.starts_with("tutorial-"), "a text, not its key");
        choose(page, &lesson, step).await.with_context(|| lesson.steps[step].task.clone())?;
        page.wait_for(".coach .done").await.with_context(|| lesson.steps[step].task.clone())?;
        if step + 1 < lesson.steps.len() {
            page.click(".coach .next").await?;
        }
    }
    page.assert_no_errors().await?;
    page.click(".to-match").await?;
    page.wait_for("[data-asked], .ending").await?;
    ensure!(page.path().await? == format!("/play/{}", G::ID));
    Ok(())
}

#[tokio::test]
async fn the_lesson_of_buccaneer_is_learned_to_the_end() -> Result<()> {
    browser_tests::visit(async |page: Page| learn::<Buccaneer>(&page, buccaneer::LESSON).await)
        .await
}

#[tokio::test]
async fn the_lesson_of_pirates_is_learned_to_the_end() -> Result<()> {
    browser_tests::visit(async |page: Page| learn::<Pirates>(&page, pirates::LESSON).await).await
}

#[tokio::test]
async fn the_lesson_of_king_of_pirates_is_learned_to_the_end() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        learn::<KingOfPirates>(&page, king_of_pirates::LESSON).await
    })
    .await
}

#[tokio::test]
async fn the_lesson_of_planks_is_learned_to_the_end() -> Result<()> {
    browser_tests::visit(async |page: Page| learn::<Planks>(&page, planks::LESSON).await).await
}

#[tokio::test]
async fn a_step_is_done_by_pointing_and_everything_else_is_answered() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.open("/learn/buccaneer?speed=fast").await?;
        page.click(".goal .begin").await?;
        let pulse =
            "return getComputedStyle(document.querySelector('.stack.source')).animationName";
        ensure!(page.run(pulse, Value::Null).await? == "lesson-pulse", "what to click pulses");
        // A lone pirate boards nothing.
        page.click(".ship").await?;
        ensure!(page.text(".refused").await?.contains("BUC-10"));
        // What the rules allow, but the step is not about.
        let stray = "document.querySelector('.lesson .actions').open = true; \
            document.querySelector('.lesson .actions .action').click()";
        page.run(stray, Value::Null).await?;
        ensure!(page.text(".refused").await?.contains("In this step"));
        ensure!(!page.has(".confirm").await?, "nothing is offered");
        page.click(".stack.source").await?;
        page.click(".stack.target").await?;
        page.click(".confirm").await?;
        page.wait_for(".coach .done").await?;
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn a_lesson_goes_on_where_it_was_left_and_leaves_the_match_alone() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.open("/play/buccaneer?speed=fast").await?;
        ensure!(page.is_asked().await?);
        let before = page.inputs::<Buccaneer>().await?;
        page.open("/learn/buccaneer?speed=fast").await?;
        page.click(".goal .begin").await?;
        page.click(".skip").await?;
        page.click(".skip").await?;
        page.reload().await?;
        ensure!(page.text(".step-of").await?.contains("Step 3"));
        page.click(".coach .back").await?;
        ensure!(page.text(".step-of").await?.contains("Step 2"));
        page.click(".restart").await?;
        ensure!(page.text(".step-of").await?.contains("Step 1"));
        ensure!(page.inputs::<Buccaneer>().await? == before, "the match is as it was");
        page.assert_no_errors().await
    })
    .await
}
