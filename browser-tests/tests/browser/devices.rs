//! Ways to play: several people at one device, a finger on a phone, a keyboard alone.

use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use browser_tests::Page;
use buccaneer::Buccaneer;
use game::{Evaluate, Game, Pending};
use king_of_pirates::KingOfPirates;
use pirates::Pirates;
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
async fn two_people_at_one_device_play_to_the_end_behind_the_hand_over_screen() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.keep::<Planks>(begun::<Planks>(&json!(["person", "person", {"bot": "greedy"}]))?)
            .await?;
        page.open("/play/planks?speed=fast").await?;
        let mut handed = 0;
        for number in 0..ACTIONS {
            page.wait_for("[data-asked=person], .ending, .hand-over").await?;
            if page.has(".ending").await? {
                ensure!(handed > 4, "the device was handed over {handed} times");
                ensure!(page.all(".account .total").await?.len() == 3, "three seats");
                return page.assert_no_errors().await;
            }
            if page.has(".hand-over").await? {
                handed += 1;
                let hidden = seen(&page).await?;
                ensure!(hidden == "hidden 0", "behind the hand-over screen: {hidden}");
                page.click(".hand-over button").await?;
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

/// Everything that acts has a name, and the question is said in a region that is read out.
async fn speaks<G: Game>(page: &Page) -> Result<()> {
    let script = "const live = document.querySelector('.question [role=status]'); \
        const asked = live?.querySelector('[data-asked=person]'); \
        return asked && [asked.innerText.trim(), live.getAttribute('aria-live')]";
    let said: Option<[String; 2]> = serde_json::from_value(page.run(script, Value::Null).await?)?;
    // A window in which there is nothing to play is passed at once.
    let Some([asked, live]) = said else { return Ok(()) };
    ensure!(!asked.is_empty() && live == "polite", "{}: {asked:?}", G::ID);
    let heard = page.accessible().await?;
    let acts = |role: &str| ["button", "link", "checkbox", "radio", "slider"].contains(&role);
    let nameless: Vec<_> =
        heard.iter().filter(|(role, name)| acts(role) && name.trim().is_empty()).collect();
    ensure!(nameless.is_empty(), "{}: {nameless:?}", G::ID);
    let regions: Vec<_> = heard.iter().filter(|(role, _)| role == "region").collect();
    let named = regions.iter().any(|(_, name)| name.contains(&asked));
    // Such a window may have been passed while the tree was read.
    let same = page.run(script, Value::Null).await? == json!([asked, live]);
    ensure!(named || !same, "{}: no region is named {asked:?}: {regions:?}", G::ID);
    Ok(())
}

/// Chooses from the list of moves by its key, arrows and Enter. The page may pass meanwhile where
/// there is nothing to play.
async fn act_by_keys(page: &Page, number: usize) -> Result<()> {
    page.key("m", 77).await?;
    for _ in 0..20 {
        if page.has(".action:focus").await? {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let count = page.all(".actions .action").await?.len();
    for _ in 0..number * 7 % count.clamp(1, 12) {
        page.key("ArrowDown", 40).await?;
    }
    page.key("Enter", 13).await?;
    // What is to be confirmed has the focus by itself.
    if page.has(".confirm:focus").await? {
        page.key("Enter", 13).await?;
    }
    Ok(())
}

/// A whole match without a mouse, listened to all the way.
async fn by_keyboard<G: Evaluate>(page: &Page, players: &Value) -> Result<()> {
    page.keep::<G>(begun::<G>(players)?).await?;
    page.open(&format!("/play/{}?speed=fast", G::ID)).await?;
    let mut unanswered = 0;
    for number in 0..ACTIONS {
        if !page.is_asked().await? {
            ensure!(number > 5, "{}: a match takes more than {number} actions", G::ID);
            page.tab_to(".again").await?;
            page.key("Enter", 13).await?;
            page.wait_for(".sentence").await?;
            return page.assert_no_errors().await;
        }
        if number % 10 == 0 {
            speaks::<G>(page).await?;
        }
        let inputs = page.inputs::<G>().await?.len();
        act_by_keys(page, number).await?;
        let answered = page.inputs::<G>().await?.len() > inputs;
        unanswered = if answered { 0 } else { unanswered + 1 };
        ensure!(unanswered < 5, "{}: {number} is not answered", G::ID);
    }
    bail!("{}: the match does not end", G::ID)
}

#[tokio::test]
async fn a_whole_match_of_every_game_by_keyboard_alone() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        let bot = json!({"bot": "greedy"});
        let three = json!(["person", bot, bot]);
        by_keyboard::<Buccaneer>(&page, &three).await?;
        by_keyboard::<Pirates>(&page, &three).await?;
        by_keyboard::<Planks>(&page, &json!(["person", bot])).await
    })
    .await
}

#[tokio::test]
async fn a_whole_match_of_king_of_pirates_by_keyboard_alone() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        by_keyboard::<KingOfPirates>(&page, &json!(["person", {"bot": "greedy"}])).await
    })
    .await
}

#[tokio::test]
async fn a_match_is_begun_by_keyboard_and_legal_pieces_say_so() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.open("/?speed=fast").await?;
        page.wait_for(".tile .play").await?;
        page.store("seats.buccaneer", json!(["person", {"bot": "greedy"}, {"bot": "greedy"}]))
            .await?;
        page.open("/play/buccaneer/seats?speed=fast").await?;
        page.wait_for(".start").await?;
        page.tab_to(".start").await?;
        page.key("Enter", 13).await?;
        ensure!(page.is_asked().await?);
        page.tab_to(".source[aria-description='can be chosen']").await?;
        page.key("Enter", 13).await?;
        page.wait_for(".target[aria-description='can be chosen']").await?;
        let silent = ".board [aria-description]:not(.source, .target)";
        ensure!(!page.has(silent).await?, "only what can be chosen says so");
        page.assert_no_errors().await
    })
    .await
}
