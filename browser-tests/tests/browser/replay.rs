//! Looking back at matches in a real browser.

use std::time::Duration;

use anyhow::{Context, Result, ensure};
use bots::Level;
use browser_tests::Page;
use buccaneer::Buccaneer;
use game::{Evaluate, Game, Match, Pending};
use king_of_pirates::KingOfPirates;
use pirates::Pirates;
use planks::Planks;
use serde_json::{Value, json};

use crate::board::places;

/// How many moments a match has after its first: as often somebody acted.
fn actions<G: Game>(play: &Match<G>) -> usize {
    let action = |input: &&game::Input<G>| matches!(input, game::Input::Action { .. });
    play.inputs().iter().filter(action).count()
}

/// Keeps a match on the device and looks back at it.
async fn look_back<G: Game>(page: &Page, play: &Match<G>, at: &str) -> Result<()> {
    page.keep::<G>(browser_tests::record(play, Level::Greedy)?).await?;
    page.open(&format!("/replay/here/{}?speed=fast{at}", G::ID)).await?;
    page.wait_for(".steps .place").await.map(drop)
}

/// What the page says, its numbers without the thin spaces between thousands.
async fn plain(page: &Page, at: &str) -> Result<String> {
    Ok(page.text(at).await?.replace('\u{202f}', ""))
}

async fn place(page: &Page) -> Result<String> {
    plain(page, ".steps .place").await
}

/// Waits until the page shows a moment.
pub(crate) async fn at_moment(page: &Page, moment: usize, last: usize) -> Result<()> {
    let wanted = format!("Move {moment} of {last}");
    for _ in 0..200 {
        if place(page).await? == wanted {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    anyhow::bail!("{wanted}, not {}", place(page).await?)
}

/// Steps through a whole match of a game, to its final scores.
async fn from_first_to_last<G: Evaluate>(page: &Page) -> Result<()> {
    let play = browser_tests::until::<G>(3, "look back", |_| false)?;
    ensure!(matches!(play.pending(), Pending::Over), "{} is over", G::ID);
    look_back(page, &play, "").await?;
    let last = actions(&play);
    at_moment(page, 0, last).await?;
    ensure!(!page.has(".final").await?, "nobody has won yet");
    for moment in 1..=last.min(60) {
        page.click(".forth").await?;
        at_moment(page, moment, last).await?;
    }
    page.click(".controls .last").await?;
    at_moment(page, last, last).await?;
    let total = plain(page, ".final .account").await?;
    let scores = play.state().standing().scores;
    for score in &scores {
        ensure!(total.contains(&score.to_string()), "{}: {scores:?} in {total}", G::ID);
    }
    ensure!(page.has(".story .present[aria-current=step]").await?, "the log marks the end");
    page.assert_no_errors().await
}

#[tokio::test]
async fn a_finished_match_is_replayed_from_the_first_step_to_the_final_scores() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        from_first_to_last::<Buccaneer>(&page).await?;
        from_first_to_last::<Pirates>(&page).await?;
        from_first_to_last::<KingOfPirates>(&page).await?;
        from_first_to_last::<Planks>(&page).await
    })
    .await
}

#[tokio::test]
async fn keys_slider_and_playing_lead_through_a_match() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        let play = browser_tests::until::<Buccaneer>(3, "keys", |play| play.inputs().len() > 12)?;
        let last = actions(&play);
        look_back(&page, &play, "").await?;
        let press = "window.dispatchEvent(new KeyboardEvent('keydown', { key: arguments[0] }))";
        for (key, moment) in
            [("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("Home", 0)]
        {
            page.run(press, json!(key)).await?;
            at_moment(&page, moment, last).await?;
        }
        let slide = "const slider = document.querySelector('.slider input'); \
            slider.value = 3; slider.dispatchEvent(new Event('input', { bubbles: true }))";
        page.run(slide, Value::Null).await?;
        at_moment(&page, 3, last).await?;
        page.run(press, json!(" ")).await?;
        at_moment(&page, last, last).await?;
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn a_link_to_a_moment_opens_there_and_carries_the_record() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        let play = browser_tests::until::<Buccaneer>(4, "a link", |_| false)?;
        let last = actions(&play);
        look_back(&page, &play, "#7").await?;
        at_moment(&page, 7, last).await?;
        page.click(".forth").await?;
        at_moment(&page, 8, last).await?;
        page.click(".share").await?;
        let link = page.wait_for(".shared .link").await?.attr("value").await?;
        let link = link.context("a link")?;
        let shared = link.find("/replay/given/buccaneer#").map(|at| link[at..].to_owned());
        let shared = shared.context("a path")?;
        let board = page.text(".board").await?;
        page.run("localStorage.clear()", Value::Null).await?;
        page.open("/").await?;
        page.wait_for(".tile").await?;
        page.open(&shared).await?;
        at_moment(&page, 8, last).await?;
        ensure!(page.text(".board").await? == board, "the same moment");
        // Earlier links do not name the game.
        page.open("/").await?;
        page.open(&shared.replace("/given/buccaneer", "")).await?;
        at_moment(&page, 8, last).await?;
        ensure!(page.path().await? == "/replay/given/buccaneer");
        page.open("/").await?;
        page.open(&shared[..shared.len() / 2]).await?;
        ensure!(page.text(".refused").await?.contains("damaged"));
        Ok(())
    })
    .await
}

#[tokio::test]
async fn from_any_moment_on_one_plays_another_match() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        let play = browser_tests::until::<Buccaneer>(4, "what if", |_| false)?;
        look_back(&page, &play, "#5").await?;
        page.click(".branch").await?;
        // Nobody is made somebody else without being asked.
        page.click(".as-seat.main").await?;
        ensure!(page.is_asked().await?, "somebody at this device plays on");
        ensure!(page.path().await? == "/play/buccaneer");
        let inputs = page.inputs::<Buccaneer>().await?;
        let before: Vec<Value> =
            serde_json::from_value(serde_json::to_value(&play.record().inputs)?)?;
        let same = inputs.iter().zip(&before).take_while(|(new, old)| new == old).count();
        ensure!(same >= 5 && inputs.len() < before.len(), "{same} of {} inputs", inputs.len());
        page.act_by_list(0).await?;
        page.wait_for_inputs::<Buccaneer>(inputs.len()).await?;
        // The match that was looked back at is in the archive, and so is the one under way.
        page.open("/replay?speed=fast").await?;
        page.wait_for(".card-of-match:nth-child(2)").await?;
        ensure!(page.all(".card-of-match.over").await?.len() == 1, "the finished match is kept");
        page.open("/replay/here/buccaneer?speed=fast#2").await?;
        page.click(".branch").await?;
        page.click(".as-seat").await?;
        ensure!(page.is_asked().await?);
        page.open("/replay?speed=fast").await?;
        page.wait_for(".card-of-match:nth-child(3)").await?;
        page.assert_no_errors().await
    })
    .await
}

/// Pastes a text and opens it.
async fn paste(page: &Page, text: &str) -> Result<()> {
    page.open("/replay?speed=fast").await?;
    page.wait_for(".pasted textarea").await?;
    let script = "const area = document.querySelector('.pasted textarea'); \
        area.closest('details')?.setAttribute('open', ''); area.value = arguments[0]; area.dispatchEvent(new Event('input', { bubbles: true }))";
    page.run(script, json!(text)).await?;
    page.click(".open-record").await
}

#[tokio::test]
async fn a_broken_record_says_what_is_wrong() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        let play = browser_tests::until::<Planks>(3, "broken", |play| play.inputs().len() > 30)?;
        let record = serde_json::to_value(play.record())?;
        paste(&page, "ahoy").await?;
        ensure!(page.text(".refused").await?.contains("isn’t a record"));
        paste(&page, "{}").await?;
        ensure!(page.text(".refused").await?.contains("which game"));
        let mut chess = record.clone();
        chess["game"] = json!("chess");
        paste(&page, &chess.to_string()).await?;
        ensure!(page.text(".refused").await?.contains("chess"));
        let mut old = record.clone();
        old["rules"] = json!(999);
        paste(&page, &old.to_string()).await?;
        ensure!(page.text(".refused").await?.contains("rules version 999"));
        let mut wrong = record.clone();
        wrong["inputs"][20] = wrong["inputs"][3].clone();
        paste(&page, &wrong.to_string()).await?;
        ensure!(page.text(".refused").await?.contains("input 20"));
        paste(&page, &json!({ "record": record, "players": ["Anne", null, "Mary"] }).to_string())
            .await?;
        page.wait_for(".steps .place").await?;
        ensure!(page.text(".scores").await?.contains("Anne"));
        Ok(())
    })
    .await
}

const LOOK_AS_THE_SECOND: &str = "const menu = document.querySelector('.eyes select'); \
    menu.value = '1'; menu.dispatchEvent(new Event('change', { bubbles: true }))";

#[tokio::test]
async fn all_hands_are_open_to_who_sees_everything() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        let play = browser_tests::until::<KingOfPirates>(3, "hands", |_| false)?;
        look_back(&page, &play, "#60").await?;
        let (open, held) = (page.all(".open-hand .held").await?.len(), cards(&page).await?);
        ensure!(held > 4 && open == held, "{open} of {held} cards are open");
        page.run(LOOK_AS_THE_SECOND, Value::Null).await?;
        page.wait_for(".hand .card").await?;
        ensure!(!page.has(".open-hand").await?, "others' cards are hidden");
        page.assert_no_errors().await
    })
    .await
}

/// How many cards everybody holds, by the pictures of their backs.
async fn cards(page: &Page) -> Result<usize> {
    Ok(page.all(".fleet .stocks use[href='#king-card']").await?.len())
}

#[tokio::test]
async fn eyes_see_what_their_seat_could_see() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        let play = browser_tests::until::<Planks>(3, "eyes", |_| false)?;
        look_back(&page, &play, "#40").await?;
        let scores = page.text(".scores").await?;
        ensure!(!scores.contains('?'), "everything: {scores}");
        page.run(LOOK_AS_THE_SECOND, Value::Null).await?;
        tokio::time::sleep(Duration::from_millis(200)).await;
        let scores = page.text(".scores").await?;
        ensure!(scores.matches('?').count() == 2, "one seat's eyes: {scores}");
        // A running match is seen by its player only.
        let running = browser_tests::until::<Planks>(3, "eyes", |play| play.inputs().len() > 40)?;
        look_back(&page, &running, "").await?;
        ensure!(!page.has(".eyes").await?, "there is no choice");
        ensure!(page.text(".scores").await?.contains('?'));
        page.assert_no_errors().await
    })
    .await
}

/// Notes every place at which the button is drawn.
const WATCH: &str = "window.seen = []; (function look() { \
    const place = document.querySelector('.plot .stop')?.getBoundingClientRect(); \
    if (!place) return; \
    const now = [place.left, place.top + scrollY, place.width, place.height].map(Math.round); \
    if (String(seen.at(-1)) !== String(now)) seen.push(now); \
    requestAnimationFrame(look); })()";

#[tokio::test]
async fn the_chances_of_winning_are_drawn_and_can_be_stopped() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        let play = browser_tests::until::<Buccaneer>(3, "chances", |_| false)?;
        look_back(&page, &play, "").await?;
        // The bots begin by themselves.
        page.wait_for(".plot progress").await?;
        let before = places(&page, ".plot .stop").await?;
        page.click(".plot .stop").await?;
        for _ in 0..100 {
            if page.text(".plot .stop").await? == "Continue" {
                break;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        ensure!(page.text(".plot .stop").await? == "Continue");
        page.run(WATCH, Value::Null).await?;
        page.click(".plot .stop").await?;
        for _ in 0..600 {
            if page.has(".plot .curves").await? && !page.has(".plot progress").await? {
                break;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        let seen = page.run("return seen", Value::Null).await?;
        ensure!(seen == json!(before), "the button stays under the pointer: {seen}, {before:?}");
        let wide = "return document.documentElement.scrollWidth - innerWidth";
        ensure!(page.run(wide, Value::Null).await?.as_i64() <= Some(0), "nothing sticks out");
        ensure!(page.all(".plane .curve").await?.len() == 3, "a curve for each seat");
        let dashes = "return new Set([...document.querySelectorAll('.plane .curve path:last-child')] \
            .map((path) => getComputedStyle(path).strokeDasharray)).size";
        ensure!(page.run(dashes, Value::Null).await? == 3, "told apart without colours");
        let rows = page.run("return document.querySelectorAll('.numbers tbody tr').length", Value::Null).await?;
        ensure!(rows.as_u64() > Some(10), "{rows} moments in the table");
        let last = page.run("return [...document.querySelectorAll('.numbers tbody tr:last-child td')].map(c => c.textContent)", Value::Null).await?;
        ensure!(last.to_string().contains("100 %"), "the winner has won: {last}");
        page.click(".turns .turn:not([aria-current])").await?;
        page.wait_for(".turns .turn[aria-current=step]").await?;
        ensure!(page.text(".turn-detail .verdict").await?.contains('%'), "who, and how much");
        let seen = "const at = document.querySelector('.plane').getBoundingClientRect(); \
            return at.top >= 0 && at.bottom <= innerHeight";
        ensure!(page.run(seen, Value::Null).await? == true, "the curve is in sight");
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn the_curve_is_dragged_to_a_moment() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        let play = browser_tests::until::<Buccaneer>(3, "drag", |_| false)?;
        let last = actions(&play);
        look_back(&page, &play, "").await?;
        page.wait_for(".plane").await?;
        let press = "const plane = document.querySelector('.plane'); \
            const at = plane.getBoundingClientRect(); \
            const point = (kind, share, buttons) => plane.dispatchEvent(new PointerEvent(kind, { \
                bubbles: true, buttons, pointerId: 1, clientX: at.left + at.width * share, clientY: at.top + 5 })); \
            point('pointerdown', 0.25, 1); point('pointermove', arguments[0], 1); point('pointermove', 0.1, 0)";
        page.run(press, json!(0.5)).await?;
        // The middle is between two moments.
        let middle = last / 2;
        match at_moment(&page, middle, last).await {
            Ok(()) => Ok(()),
            Err(_) => at_moment(&page, middle + 1, last).await,
        }
    })
    .await
}

#[tokio::test]
async fn a_match_is_reviewed_from_the_first_mistake_on() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        let play = browser_tests::until::<Buccaneer>(3, "review", |_| false)?;
        page.load_match(&play).await?;
        page.click(".review-mistakes").await?;
        for _ in 0..600 {
            if page.has(".swings").await? && !page.has(".plot progress").await? {
                break;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        ensure!(page.text(".swings h3").await? == "Your mistakes");
        if page.has(".turns .turn").await? {
            page.wait_for(".turns li:first-child .turn[aria-current=step]").await?;
            ensure!(page.has(".turns .blunder, .turns .mistake").await?, "only mistakes");
            ensure!(!page.has(".turns .lucky, .turns .unlucky, .turns .brilliant").await?);
        } else {
            ensure!(page.has(".no-turns").await?, "it says that there are none");
        }
        page.assert_no_errors().await
    })
    .await
}
