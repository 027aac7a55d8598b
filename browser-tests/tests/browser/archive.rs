//! The archive of this device: nothing that was played is thrown away.

use anyhow::{Result, ensure};
use bots::Level;
use browser_tests::Page;
use buccaneer::Buccaneer;
use game::Game;
use planks::Planks;
use serde_json::Value;

/// How many cards there are, once there are any.
async fn cards(page: &Page) -> Result<usize> {
    page.open("/replay?speed=fast").await?;
    page.wait_for(".card-of-match, .nothing").await?;
    Ok(page.all(".card-of-match").await?.len())
}

#[tokio::test]
async fn a_new_match_keeps_the_running_one_in_the_archive() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        let play = browser_tests::until::<Buccaneer>(4, "kept", |play| play.inputs().len() > 20)?;
        page.keep::<Buccaneer>(browser_tests::record(&play, Level::Greedy)?).await?;
        page.open("/play/buccaneer/seats?speed=fast").await?;
        ensure!(page.text(".keeps").await?.contains("My matches"));
        page.click(".start").await?;
        page.wait_for("[data-asked]").await?;
        ensure!(cards(&page).await? == 2, "both are there");
        // The old one is continued where it was left, and the new one stays.
        page.click_nth(".card-of-match .continue", 1).await?;
        page.wait_for("[data-asked]").await?;
        ensure!(page.inputs::<Buccaneer>().await?.len() >= play.inputs().len());
        ensure!(cards(&page).await? == 2, "both are still there");
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn a_match_of_an_earlier_version_and_one_handed_in_before_a_crash_are_kept() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        let old = browser_tests::until::<Buccaneer>(3, "old", |_| false)?;
        let torn = browser_tests::until::<Buccaneer>(3, "torn", |_| false)?;
        // The tab was closed after the match was handed in and before the database had it.
        page.keep::<Buccaneer>(browser_tests::record(&old, Level::Greedy)?).await?;
        page.store("aside.buccaneer.1", browser_tests::record(&torn, Level::Greedy)?).await?;
        let other = browser_tests::until::<Planks>(3, "other", |play| play.inputs().len() > 9)?;
        page.store("match.planks", browser_tests::record(&other, Level::Greedy)?).await?;
        ensure!(cards(&page).await? == 3);
        let shown = page.text(".cards").await?;
        for score in old.state().standing().scores {
            ensure!(shown.contains(&score.to_string()), "{score} in {shown}");
        }
        let left = "return Object.keys(localStorage).filter((key) => key.includes('aside')).length";
        ensure!(page.run(left, Value::Null).await? == 0, "the database has it");
        ensure!(cards(&page).await? == 3, "and shows it again");
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn a_deleted_match_is_brought_back() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        let play = browser_tests::until::<Buccaneer>(3, "deleted", |_| false)?;
        page.keep::<Buccaneer>(browser_tests::record(&play, Level::Greedy)?).await?;
        ensure!(cards(&page).await? == 1);
        page.click(".card-of-match .delete").await?;
        page.wait_for(".nothing").await?;
        page.click(".restore").await?;
        page.wait_for(".card-of-match").await?;
        page.click(".card-of-match .open").await?;
        page.wait_for(".steps .place").await?;
        page.assert_no_errors().await
    })
    .await
}

/// The first access to the database of a document never comes about.
const LOCK: &str = "const open = IDBFactory.prototype.open; \
    let first = true; \
    IDBFactory.prototype.open = function (...all) { \
        const request = open.apply(this, all); \
        if (first) Object.defineProperty(request, 'onsuccess', { set() {} }); \
        first = false; \
        return request; \
    };";

#[tokio::test]
async fn a_match_in_a_locked_database_is_waited_for() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        let play = browser_tests::until::<Buccaneer>(3, "locked", |_| false)?;
        page.open("/?speed=fast").await?;
        page.store("aside.buccaneer.1", browser_tests::record(&play, Level::Greedy)?).await?;
        ensure!(cards(&page).await? == 1);
        let left = "return Object.keys(localStorage).filter((key) => key.includes('aside')).length";
        ensure!(page.run(left, Value::Null).await? == 0, "only the database has it");
        page.before_scripts(LOCK).await?;
        page.click(".card-of-match .open").await?;
        page.wait_for(".steps .place, .refused").await?;
        ensure!(page.has(".steps .place").await?, "it is not given up");
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn without_a_database_the_last_few_are_kept_and_the_page_says_so() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.before_scripts("Object.defineProperty(window, 'indexedDB', { value: null })").await?;
        let play = browser_tests::until::<Buccaneer>(3, "none", |play| play.inputs().len() > 9)?;
        page.keep::<Buccaneer>(browser_tests::record(&play, Level::Greedy)?).await?;
        page.open("/play/buccaneer/seats?speed=fast").await?;
        page.click(".start").await?;
        page.wait_for("[data-asked]").await?;
        ensure!(cards(&page).await? == 2, "both are there");
        ensure!(page.text(".archive .short").await?.contains("last five"));
        page.assert_no_errors().await
    })
    .await
}
