//! Ways to play: several people at one device, a finger on a phone, a keyboard alone.

use anyhow::{Context, Result, bail, ensure};
use browser_tests::Page;
use buccaneer::Buccaneer;
use game::{Evaluate, Game, Pending};
use planks::Planks;
use serde_json::{Value, json};

/// More actions than any match takes.
const ACTIONS: usize = 1_500;

/// A match that is about to begin, with these at its seats.
fn begun<G: Evaluate>(players: &Value) -> Result<Value> {
    let play =
        browser_tests::until::<G>(players.as_array().context("seats")?.len(), "here", |_| true)?;
    ensure!(matches!(play.pending(), Pending::Seats(_)), "somebody begins");
    Ok(json!({ "players": players, "record": play.record(), "over": false }))
}

/// Text of the board that a person could see now.
async fn seen(page: &Page) -> Result<String> {
    let script = "const board = document.querySelector('.board'); \
        return getComputedStyle(board).visibility + ' ' + board.innerText.length";
    Ok(page.run(script, Value::Null).await?.as_str().unwrap_or_default().to_owned())
}

#[tokio::test]
async fn two_people_at_one_device_play_to_the_end_behind_a_curtain() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.keep::<Planks>(begun::<Planks>(&json!(["person", "person", {"bot": "greedy"}]))?)
            .await?;
        page.open("/play/planks?speed=fast").await?;
        let mut handed = 0;
        for number in 0..ACTIONS {
            page.wait_for("[data-asked=person], .ending, .curtain").await?;
            if page.has(".ending").await? {
                ensure!(handed > 4, "the device was handed over {handed} times");
                ensure!(page.all(".account .total").await?.len() == 3, "three seats");
                return page.assert_no_errors().await;
            }
            if page.has(".curtain").await? {
                handed += 1;
                let hidden = seen(&page).await?;
                ensure!(hidden == "hidden 0", "behind the curtain: {hidden}");
                page.click(".curtain button").await?;
                let shown = seen(&page).await?;
                ensure!(shown.starts_with("visible"), "after it: {shown}");
            }
            page.act_by_list(number).await?;
        }
        bail!("the match does not end")
    })
    .await
}

#[tokio::test]
async fn a_whole_match_on_a_phone_by_touch() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.resize(390, 844).await?;
        page.have_touch_screen().await?;
        let players = json!(["person", {"bot": "greedy"}, {"bot": "greedy"}]);
        page.keep::<Buccaneer>(begun::<Buccaneer>(&players)?).await?;
        page.open("/play/buccaneer?speed=fast").await?;
        for number in 0..ACTIONS {
            if !page.is_asked().await? {
                ensure!(number > 5, "a match takes more than {number} actions");
                let wide = "return document.documentElement.scrollWidth - innerWidth";
                ensure!(page.run(wide, Value::Null).await? == 0, "nothing is wider than the phone");
                return page.assert_no_errors().await;
            }
            if !page.has(".actions[open]").await? {
                page.tap(".actions summary", 0).await?;
            }
            page.tap(".actions[open] .action", number).await?;
            if page.has(".confirm").await? {
                page.tap(".confirm", 0).await?;
            }
        }
        bail!("the match does not end")
    })
    .await
}

#[tokio::test]
async fn a_whole_match_by_keyboard_alone() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.open("/?speed=fast").await?;
        page.wait_for(".tile .play").await?;
        page.store("seats.buccaneer", json!(["person", {"bot": "greedy"}, {"bot": "greedy"}]))
            .await?;
        page.open("/play/buccaneer/seats?speed=fast").await?;
        page.wait_for(".start").await?;
        page.tab_to(".start").await?;
        page.key("Enter", 13).await?;
        for number in 0..ACTIONS {
            if !page.is_asked().await? {
                ensure!(number > 5, "a match takes more than {number} actions");
                page.tab_to(".again").await?;
                page.key("Enter", 13).await?;
                page.wait_for(".sentence").await?;
                return page.assert_no_errors().await;
            }
            if !page.has(".actions[open]").await? {
                page.tab_to(".actions summary").await?;
                page.key("Enter", 13).await?;
                page.wait_for(".actions[open]").await?;
            }
            let inputs = page.inputs::<Buccaneer>().await?.len();
            let count = page.all(".action").await?.len();
            page.tab_to(&format!("li:nth-child({}) > .action", number * 7 % count.max(1) + 1))
                .await?;
            page.key("Enter", 13).await?;
            if page.has(".confirm").await? {
                // It has the focus by itself.
                page.tab_to(".confirm").await?;
                page.key("Enter", 13).await?;
            }
            ensure!(
                page.inputs::<Buccaneer>().await?.len() > inputs,
                "{} answered",
                Buccaneer::TITLE
            );
        }
        bail!("the match does not end")
    })
    .await
}
