//! Colours are clicked: for every seat here, for your own seat online.

use anyhow::{Result, ensure};
use browser_tests::Page;
use serde_json::{Value, json};

/// The colour of a seat's row.
fn swatch(seat: usize, color: &str) -> String {
    format!("li:nth-child({}) .swatch.{color}", seat + 1)
}

/// What the match that is kept here was begun with.
async fn chosen(page: &Page, game: &str) -> Result<Value> {
    let script = "return JSON.parse(localStorage.getItem(arguments[0])) \
        .record.start.setup.options.colors ?? null";
    page.run(script, json!(format!("freebooter.match.{game}"))).await
}

async fn is_pressed(page: &Page, css: &str) -> Result<bool> {
    page.has(&format!("{css}[aria-pressed=true]")).await
}

async fn is_taken(page: &Page, css: &str) -> Result<bool> {
    page.has(&format!("{css}:disabled")).await
}

#[tokio::test]
async fn every_seat_here_has_a_row_of_colours() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.open("/play/buccaneer/seats?speed=fast").await?;
        page.click(".size").await?; // three seats
        page.click(&swatch(0, "green")).await?;
        ensure!(is_pressed(&page, &swatch(0, "green")).await?);
        ensure!(page.has("li:nth-child(1) .name-tag.green").await?, "the seat shows its colour");
        for other in 1..3 {
            ensure!(is_taken(&page, &swatch(other, "green")).await?, "it is taken");
            ensure!(!is_taken(&page, &swatch(other, "blue")).await?, "another is free");
        }
        let label = "return document.querySelector(arguments[0]).getAttribute('aria-label')";
        let label = page.run(label, json!(swatch(1, "green"))).await?;
        ensure!(label == "Green, taken", "a screen reader says it: {label}");
        // By keyboard: the focus stays where it is.
        page.tab_to(&swatch(2, "red")).await?;
        page.key("Enter", 13).await?;
        ensure!(is_pressed(&page, &swatch(2, "red")).await?);
        let focus = "return document.activeElement.matches(arguments[0])";
        ensure!(page.run(focus, json!(swatch(2, "red"))).await? == true);
        page.click(".start").await?;
        page.wait_for(".crews").await?;
        ensure!(chosen(&page, "buccaneer").await? == json!(["green", null, "red"]));
        // They are offered again the next time, and a second click leaves one open.
        page.open("/play/buccaneer/seats").await?;
        ensure!(is_pressed(&page, &swatch(0, "green")).await?);
        page.click(&swatch(0, "green")).await?;
        ensure!(!is_pressed(&page, &swatch(0, "green")).await?);
        ensure!(!is_taken(&page, &swatch(1, "green")).await?);
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn two_people_on_the_planks_have_two_colours_each() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.open("/play/planks/seats?speed=fast").await?;
        page.click(".size").await?; // two seats
        for color in ["teal", "black"] {
            page.click(&swatch(0, color)).await?;
        }
        ensure!(is_pressed(&page, &swatch(0, "teal")).await?, "the first is still chosen");
        ensure!(is_taken(&page, &swatch(1, "black")).await?);
        page.click(".start").await?;
        page.wait_for(".board").await?;
        ensure!(chosen(&page, "planks").await?[0] == json!(["teal", "black"]));
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn everybody_chooses_for_their_own_seat_online() -> Result<()> {
    browser_tests::meet(async |[host, guest]: [Page; 2]| {
        let new = json!({"game": "buccaneer", "players": 3, "bots": [null, null, "mate"],
            "bot_pause": 0});
        let table = host.open_table(new).await?;
        for page in [&host, &guest] {
            page.open(&format!("{table}?speed=fast")).await?;
            page.click(".sit").await?;
            page.wait_for(".stand").await?;
        }
        ensure!(guest.all(".swatches").await?.len() == 1, "a guest chooses for one seat");
        host.wait_for("li:nth-child(3) .swatches").await?; // and the host for the bot too
        host.click(&swatch(0, "yellow")).await?;
        guest.wait_for(&format!("{}:disabled", swatch(1, "yellow"))).await?;
        guest.wait_for("li:nth-child(1) .name-tag.yellow").await?;
        guest.click(&swatch(1, "green")).await?;
        host.click(&swatch(2, "black")).await?;
        host.wait_for("li:nth-child(2) .name-tag.green").await?;
        host.wait_for("li:nth-child(3) .name-tag.black").await?;
        host.click(".start:not([disabled])").await?;
        for page in [&host, &guest] {
            page.wait_for(".board").await?;
            for (place, color) in ["yellow", "green", "black"].into_iter().enumerate() {
                let tag = format!(".scores li:nth-child({}) .name-tag.{color}", place + 1);
                page.wait_for(&tag).await?;
            }
            page.assert_no_errors().await?;
        }
        Ok(())
    })
    .await
}
