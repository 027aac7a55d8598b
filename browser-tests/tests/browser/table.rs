//! At an online table: it is your turn, time runs out, taking back by consent, honest dice, a code
//! for the link.

use std::time::{Duration, Instant};

use anyhow::{Result, bail, ensure};
use browser_tests::Page;
use serde_json::{Value, json};

/// Sits down at the first free seat.
async fn sit(page: &Page, table: &str) -> Result<()> {
    page.open(&format!("{table}?speed=fast")).await?;
    page.click(".sit").await?;
    page.wait_for(".stand").await.map(drop)
}

/// Two people and a bot sit down and begin.
async fn begin(host: &Page, guest: &Page, game: &str, clock: Value) -> Result<()> {
    let table = json!({
        "game": game, "players": 3, "bots": [null, null, "cabin-boy"], "bot_pause": 0, "clock": clock,
    });
    let table = host.open_table(table).await?;
    sit(host, &table).await?;
    sit(guest, &table).await?;
    host.click(".start:not([disabled])").await?;
    for page in [host, guest] {
        page.wait_for(".board").await?;
    }
    Ok(())
}

/// Which of two is asked.
async fn asked<'a>(one: &'a Page, other: &'a Page) -> Result<(&'a Page, &'a Page)> {
    for _ in 0..200 {
        if one.has("[data-asked=person]").await? {
            return Ok((one, other));
        }
        if other.has("[data-asked=person]").await? {
            return Ok((other, one));
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    bail!("nobody is asked")
}

async fn title(page: &Page) -> Result<String> {
    let title = page.run("return document.title", Value::Null).await?;
    Ok(title.as_str().unwrap_or_default().to_owned())
}

#[tokio::test]
async fn a_person_who_is_asked_sees_it_in_the_title_and_hears_a_bell() -> Result<()> {
    browser_tests::meet(async |[host, guest]: [Page; 2]| {
        for page in [&host, &guest] {
            let count = "window.rung = 0; const { start } = OscillatorNode.prototype; \
                OscillatorNode.prototype.start = function (...all) { \
                    window.rung += 1; return start.apply(this, all); }";
            page.before_scripts(count).await?;
            page.open("/").await?;
            page.store("sound", json!(true)).await?;
        }
        begin(&host, &guest, "buccaneer", json!("none")).await?;
        let (one, other) = asked(&host, &guest).await?;
        ensure!(title(one).await?.starts_with('●'), "{}", title(one).await?);
        ensure!(!title(other).await?.starts_with('●'), "{}", title(other).await?);
        let before = other.run("return window.rung", Value::Null).await?;
        for number in 0..20 {
            if other.has("[data-asked=person]").await? {
                break;
            }
            one.is_asked().await?;
            one.act_by_list(number).await?;
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
        other.wait_for("[data-asked=person]").await?;
        ensure!(title(other).await?.starts_with('●'), "{}", title(other).await?);
        let after = other.run("return window.rung", Value::Null).await?;
        ensure!(after.as_u64() > before.as_u64(), "the bell rang: {before}, {after}");
        other.click(".settings summary").await?;
        other.click(".settings label:has([lang=de]) input").await?;
        other.wait_for("html[lang=de]").await?;
        tokio::time::sleep(Duration::from_millis(300)).await;
        ensure!(title(other).await?.starts_with("● Du bist dran"), "{}", title(other).await?);
        Ok(())
    })
    .await
}

#[tokio::test]
async fn when_the_time_is_up_a_bot_plays_until_the_person_comes_back() -> Result<()> {
    browser_tests::meet(async |[host, guest]: [Page; 2]| {
        begin(&host, &guest, "buccaneer", json!({"bank": {"seconds": 10, "increment": 0}})).await?;
        let (late, _) = asked(&host, &guest).await?;
        let shown = late.text(".clock.running").await?;
        ensure!(shown.starts_with("0:"), "the clock runs: {shown}");
        let start = Instant::now();
        late.wait_for(".notice.away").await?;
        let waited = start.elapsed();
        ensure!(waited > Duration::from_secs(5), "there was time: {waited:?}");
        late.click(".come-back").await?;
        for _ in 0..100 {
            if !late.has(".notice.away").await? {
                return late.assert_no_errors().await;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        bail!("the person does not come back")
    })
    .await
}

#[tokio::test]
async fn what_showed_something_is_taken_back_if_the_others_agree() -> Result<()> {
    browser_tests::meet(async |[host, guest]: [Page; 2]| {
        begin(&host, &guest, "buccaneer", json!("none")).await?;
        // As soon as the other has acted too, taking back needs its consent.
        let (one, other) = asked(&host, &guest).await?;
        one.act_by_list(0).await?;
        other.wait_for("[data-asked=person]").await?;
        other.act_by_list(0).await?;
        one.wait_for("[data-asked=person]").await?;
        let told = one.all(".log ol li").await?.len();
        one.click(".undo").await?;
        other.click(".consent .deny").await?;
        tokio::time::sleep(Duration::from_millis(400)).await;
        ensure!(one.all(".log ol li").await?.len() == told, "nothing was taken back");
        one.click(".undo").await?;
        other.click(".consent .allow").await?;
        for _ in 0..100 {
            if one.all(".log ol li").await?.len() < told {
                ensure!(one.is_asked().await?, "the decision is open again");
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        bail!("nothing was taken back")
    })
    .await
}

#[tokio::test]
async fn the_dice_of_a_finished_match_are_checked_in_the_browser() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        let table = json!({
            "game": "planks", "players": 3, "bots": [null, "cabin-boy", "cabin-boy"], "bot_pause": 0,
        });
        let table = page.open_table(table).await?;
        sit(&page, &table).await?;
        page.click(".start:not([disabled])").await?;
        for number in 0..1_500 {
            if !page.is_asked().await? {
                break;
            }
            // A slow page may show what has been answered already.
            let _ = page.act_by_list(number).await;
        }
        page.click(".verify").await?;
        page.wait_for(".verified").await?;
        ensure!(!page.has(".verified.broken").await?, "{}", page.text(".verified").await?);
        let found = page.all(".verified li").await?.len();
        ensure!(found == 4, "rolls, commitment, shares and this browser's own: {found}");
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn a_table_shows_its_link_as_a_code() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        let table = page.open_table(json!({"game": "planks", "players": 3})).await?;
        page.open(&table).await?;
        page.click(".qr-code summary").await?;
        let script = "const box = document.querySelector('.qr svg').getBoundingClientRect(); \
            return [box.width, box.height, document.querySelector('.qr path').getAttribute('d').length]";
        let size = page.run(script, Value::Null).await?;
        ensure!(size[0].as_f64() > Some(100.0) && size[0] == size[1], "a square: {size}");
        ensure!(size[2].as_u64() > Some(1_000), "with something in it: {size}");
        page.assert_no_errors().await
    })
    .await
}
