//! What every table has around its board: the question, confirmation, a steady layout, keys, notes,
//! sound, explanations, the log on a phone, the end.

use std::time::Duration;

use anyhow::{Context, Result, ensure};
use bots::Level;
use browser_tests::{Page, TestServer, Theme};
use buccaneer::Buccaneer;
use game::{Evaluate, Input, Match, Pending, Seat};
use king_of_pirates::KingOfPirates;
use planks::Planks;
use serde_json::{Value, json};

use crate::every_game::at_sea;

/// A match in which seat 0 has a choice.
fn early<G: Evaluate>() -> Result<Match<G>> {
    let seat = Seat::new(0);
    browser_tests::until(4, "table", |play: &Match<G>| {
        let asked = matches!(play.pending(), Pending::Seats(asked) if asked.contains(seat));
        asked && play.legal(seat).len() > 1 && play.inputs().len() > 6
    })
}

async fn load_early(page: &Page) -> Result<()> {
    page.load_match(&early::<Buccaneer>()?).await?;
    ensure!(page.is_asked().await?);
    Ok(())
}

#[tokio::test]
async fn the_question_is_read_out_from_a_region_that_stays() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        load_early(&page).await?;
        let keep = "window.live = document.querySelector('.question [role=status]')";
        page.run(keep, Value::Null).await?;
        let said = "return [window.live.isConnected, window.live.textContent.trim(), \
            document.querySelector('.prompt').getAttribute('aria-labelledby')]";
        let (_, first, by): (bool, String, String) =
            serde_json::from_value(page.run(said, Value::Null).await?)?;
        ensure!(!first.is_empty() && by == "question", "{first:?} {by:?}");
        let inputs = page.inputs::<Buccaneer>().await?.len();
        page.act_by_list(0).await?;
        page.wait_for_inputs::<Buccaneer>(inputs).await?;
        let (stays, again, _): (bool, String, String) =
            serde_json::from_value(page.run(said, Value::Null).await?)?;
        ensure!(stays && !again.is_empty(), "the same region speaks: {stays} {again:?}");
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn a_person_chooses_what_is_confirmed() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        load_early(&page).await?;
        page.click(".actions summary").await?;
        page.click(".action").await?;
        page.wait_for(".confirmation").await?;
        page.click(".cancel").await?;
        ensure!(!page.has(".confirmation").await?, "withdrawn");
        page.open("/settings").await?;
        page.click("[data-setting=confirm] label:nth-of-type(3)").await?;
        page.open("/play/buccaneer?speed=fast").await?;
        ensure!(page.is_asked().await?);
        let inputs = page.inputs::<Buccaneer>().await?.len();
        page.click(".actions summary").await?;
        page.click(".action").await?;
        page.wait_for_inputs::<Buccaneer>(inputs).await?;
        ensure!(!page.has(".confirmation").await?, "nothing is confirmed");
        page.assert_no_errors().await
    })
    .await
}

/// Where the scores, the log and the board are.
async fn places(page: &Page) -> Result<Value> {
    let script = "return ['.scores', '.log', '.board', '.side'].map((css) => { \
        const { x, y } = document.querySelector(css).getBoundingClientRect(); return [x, y]; })";
    page.run(script, Value::Null).await
}

#[tokio::test]
async fn nothing_moves_when_a_refusal_or_a_preview_comes() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.open("/play/buccaneer?speed=fast").await?;
        page.is_asked().await?;
        let before = places(&page).await?;
        page.click(".ship").await?;
        page.wait_for(".refused").await?;
        ensure!(places(&page).await? == before, "a refusal");
        page.run("document.querySelector('.action').click()", Value::Null).await?;
        page.wait_for(".confirmation").await?;
        ensure!(places(&page).await? == before, "a preview");
        page.click(".cancel").await?;
        page.click(".hint").await?;
        page.wait_for(".advised").await?;
        ensure!(places(&page).await? == before, "a hint");
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn a_preview_does_not_repeat_its_title() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        // On the person's own turn nobody else is asked: nothing but the person changes the question.
        page.load_position::<KingOfPirates>(at_sea()).await?;
        page.click(".hint").await?;
        page.click(".advised").await?;
        let title = page.text(".confirmation .what").await?;
        let body = page.run("return document.querySelector('.bring').innerText", Value::Null);
        let body = body.await?.as_str().unwrap_or_default().to_owned();
        ensure!(!body.contains(&title), "{title:?} in {body:?}");
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn the_menu_closes_by_escape_and_by_a_click_elsewhere() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        load_early(&page).await?;
        page.click(".settings summary").await?;
        page.wait_for(".settings[open]").await?;
        page.key("Escape", 27).await?;
        ensure!(!page.has(".settings[open]").await?, "Escape");
        ensure!(page.has(".settings summary:focus").await?, "the focus is back");
        page.click(".settings summary").await?;
        page.click(".settings [name=confirm]").await?;
        ensure!(page.has(".settings[open]").await?, "a click inside leaves it open");
        page.click(".crews").await?;
        ensure!(!page.has(".settings[open]").await?, "a click elsewhere");
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn keys_give_a_hint_the_moves_the_log_and_their_own_list() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        load_early(&page).await?;
        page.key("?", 191).await?;
        page.wait_for(".key-list[open]").await?;
        ensure!(page.all(".keys kbd").await?.len() >= 8, "every key is listed");
        page.key("h", 72).await?;
        ensure!(!page.has(".advice").await?, "a dialog keeps the keys");
        page.key("Escape", 27).await?;
        ensure!(!page.has(".key-list[open]").await?, "closed");
        page.key("h", 72).await?;
        page.wait_for(".advised").await?;
        page.key("m", 77).await?;
        page.wait_for(".actions[open] .action:focus").await?;
        page.key("l", 76).await?;
        page.wait_for(".log ol:focus").await?;
        let inputs = page.inputs::<Buccaneer>().await?;
        page.act_by_list(0).await?;
        page.wait_for_inputs::<Buccaneer>(inputs.len()).await?;
        page.key("u", 85).await?;
        for _ in 0..100 {
            if page.inputs::<Buccaneer>().await? == inputs || page.has(".refused").await? {
                return page.assert_no_errors().await;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        anyhow::bail!("nothing is undone")
    })
    .await
}

/// Counts audio contexts.
const COUNT: &str = "window.audio = 0; window.AudioContext = class extends AudioContext { \
    constructor(...all) { super(...all); window.audio += 1; } }";

async fn contexts(page: &Page) -> Result<u64> {
    page.run("return window.audio", Value::Null).await?.as_u64().context("a number")
}

#[tokio::test]
async fn three_notes_then_sound_is_offered_once_and_waits_for_a_gesture() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.before_scripts(COUNT).await?;
        page.open("/play/buccaneer?speed=normal").await?;
        ensure!(page.is_asked().await?);
        for note in 0..3 {
            page.wait_for(&format!(".bubble[data-note='{note}']")).await?;
            page.click(".bubble .next").await?;
        }
        page.wait_for(".chip").await?;
        ensure!(contexts(&page).await? == 0, "no sound until it is asked for");
        page.click(".chip .yes").await?;
        for _ in 0..100 {
            if contexts(&page).await? > 0 {
                break;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        ensure!(contexts(&page).await? == 1, "one context, at a gesture");
        ensure!(!page.has(".chip, .bubble").await?, "answered");
        page.reload().await?;
        ensure!(page.is_asked().await?);
        ensure!(!page.has(".chip, .bubble").await?, "nobody is asked twice");
        // Sound is on, and something happens that sounds, but nobody has touched this page.
        page.run("document.querySelector('.settings [name=sound]').click()", Value::Null).await?;
        page.run("document.querySelectorAll('.settings [name=sound]')[1].click()", Value::Null)
            .await?;
        tokio::time::sleep(Duration::from_millis(200)).await;
        ensure!(contexts(&page).await? == 0, "no context before a gesture");
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn symbols_are_explained_in_place_and_in_a_legend() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        load_early(&page).await?;
        let mark = "document.querySelector('.purse').dataset.explain = 'What a purse is'; \
            document.querySelector('.purse').dispatchEvent( \
                new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))";
        page.run(mark, Value::Null).await?;
        ensure!(page.text(".explained").await? == "What a purse is");
        page.key("Escape", 27).await?;
        ensure!(!page.has(".explained").await?, "Escape hides it");
        page.have_touch_screen().await?;
        page.tap(".purse", 1).await?;
        page.wait_for(".explained[role=tooltip]").await?;
        page.click(".settings summary").await?;
        page.click(".to-legend").await?;
        page.wait_for(".legend[open]").await?;
        ensure!(page.all(".legend li .symbol").await?.len() > 2, "symbols with their meanings");
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn on_a_phone_the_log_is_a_drawer_and_nothing_ends_under_the_sheet() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.resize(390, 844).await?;
        page.load_match(&browser_tests::until(4, "phone", |play: &Match<Buccaneer>| {
            play.inputs().len() >= 40
        })?)
        .await?;
        ensure!(page.is_asked().await?);
        let shown = "return [...document.querySelectorAll('.log li')] \
            .filter((line) => line.getClientRects().length).length";
        ensure!(page.run(shown, Value::Null).await? == 12, "twelve lines in the page");
        let last = page.text(".latest").await?;
        ensure!(!last.is_empty(), "the last event is in the sheet");
        page.click(".latest").await?;
        page.wait_for(".log.drawer").await?;
        let more = page.run(shown, Value::Null).await?;
        ensure!(more.as_u64() > Some(12), "the drawer has all: {more}");
        page.key("Escape", 27).await?;
        ensure!(!page.has(".log.drawer").await?, "closed");
        let gap = "scrollTo(0, 1e6); \
            const sheet = document.querySelector('.asked').getBoundingClientRect().top; \
            return sheet - document.querySelector('.side').getBoundingClientRect().bottom";
        let gap = page.run(gap, Value::Null).await?.as_f64().context("pixels")?;
        ensure!(gap >= 0.0, "{gap} px under the sheet");
        page.assert_no_errors().await
    })
    .await
}

/// A match before its last action, which is seat 0's, and the place of that action in the list.
fn before_the_end() -> Result<(Match<Buccaneer>, usize)> {
    for number in 0..40 {
        let play = browser_tests::until::<Buccaneer>(3, &format!("end {number}"), |_| false)?;
        let record = play.record();
        let is_action = |input: &Input<Buccaneer>| matches!(input, Input::Action { .. });
        let last = record.inputs.iter().rposition(is_action).context("an action")?;
        let Input::Action { seat, action } = &record.inputs[last] else { continue };
        let mut before = Match::at_start(&record)?;
        for input in &record.inputs[..last] {
            before.apply(input).map_err(anyhow::Error::msg)?;
        }
        let place = before.legal(*seat).iter().position(|legal| legal == action);
        if let (0, Some(place)) = (seat.index(), place) {
            return Ok((before, place));
        }
    }
    anyhow::bail!("no match ends with an action of seat 0")
}

/// Does the last action of a match at the usual pace.
async fn end(page: &Page) -> Result<()> {
    let (play, place) = before_the_end()?;
    page.keep::<Buccaneer>(browser_tests::record(&play, Level::Greedy)?).await?;
    page.open("/play/buccaneer?speed=normal").await?;
    ensure!(page.is_asked().await?);
    page.run("document.querySelector('.actions').open = true", Value::Null).await?;
    page.run("document.querySelectorAll('.action')[arguments[0]].click()", json!(place)).await?;
    if page.has(".confirm").await? {
        page.click(".confirm").await?;
    }
    page.wait_for(".ending").await.map(drop)
}

async fn totals(page: &Page) -> Result<Vec<i64>> {
    let script =
        "return [...document.querySelectorAll('.tally .total')].map((it) => +it.innerText)";
    Ok(serde_json::from_value(page.run(script, Value::Null).await?)?)
}

#[tokio::test]
async fn the_end_is_a_scene_that_counts_and_can_be_skipped() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        end(&page).await?;
        ensure!(page.has(".ending.playing .pouring").await?, "coins pour");
        let early: i64 = totals(&page).await?.iter().sum();
        page.key("Escape", 27).await?;
        ensure!(!page.has(".ending.playing, .pouring").await?, "skipped");
        let late = totals(&page).await?;
        ensure!(early < late.iter().sum(), "counted up: {early} to {late:?}");
        ensure!(late.is_sorted_by(|one, next| one >= next), "the best first: {late:?}");
        let title =
            page.run("return document.querySelector('.ending h2').textContent", Value::Null);
        let title = title.await?.to_string();
        ensure!(title.contains("win"), "{title}");
        ensure!(
            !page
                .run("return document.querySelector('.scores').offsetHeight > 0", Value::Null)
                .await?
                .as_bool()
                .unwrap_or(true),
            "the scores stand once"
        );
        let buttons = page.text(".ending .buttons").await?;
        ensure!(buttons == "Rematch\nReview my mistakes\nChange players\nHome", "{buttons}");
        let turned = page.wait_for(".turning-point a").await?;
        let (text, link) = (turned.text().await?, turned.attr("href").await?);
        ensure!(text.starts_with("Turning point: ") && text.contains(" %"), "{text}");
        let moment = text.split("move ").nth(1).and_then(|rest| rest.split(' ').next());
        let link = link.context("a link")?;
        ensure!(moment.is_some_and(|moment| link.ends_with(&format!("#{moment}"))), "{link}");
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn the_end_stands_still_for_people_who_want_it_so() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.prefer(Theme::Light).await?;
        end(&page).await?;
        ensure!(!page.has(".ending.playing, .pouring").await?, "nothing moves");
        ensure!(totals(&page).await?.iter().sum::<i64>() > 0, "all is counted");
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn a_click_while_the_connection_is_lost_says_so() -> Result<()> {
    browser_tests::strand(async |page: Page, server: TestServer| {
        let table = json!({
            "game": "planks", "players": 2, "bots": [null, "cabin-boy"], "bot_pause": 0,
            "clock": "none",
        });
        let table = page.open_table(table).await?;
        page.open(&format!("{table}?speed=fast")).await?;
        page.click(".sit").await?;
        page.click(".start:not([disabled])").await?;
        page.wait_for("[data-asked=person]").await?;
        server.close().await?;
        page.wait_for(".notice.lost").await?;
        page.run("document.querySelector('.action').click()", Value::Null).await?;
        let said = page.text(".refused").await?;
        ensure!(said.contains("Connection lost"), "{said}");
        let still = "const target = document.querySelector('.board .source, .board .target'); \
            return target ? getComputedStyle(target).animationName : 'none'";
        ensure!(page.run(still, Value::Null).await? == "none", "nothing glows");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn an_end_that_was_seen_is_shown_at_once() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        let play = browser_tests::until::<Planks>(4, "seen", |_| false)?;
        page.keep::<Planks>(browser_tests::record(&play, Level::Greedy)?).await?;
        page.open("/play/planks?speed=normal").await?;
        page.wait_for(".ending").await?;
        ensure!(!page.has(".ending.playing").await?, "no scene");
        ensure!(totals(&page).await?.len() == 4);
        page.assert_no_errors().await
    })
    .await
}
