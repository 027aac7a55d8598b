//! Pages on a phone: five ways at the bottom, the main button above them, nothing to the side.

use anyhow::{Result, ensure};
use browser_tests::Page;
use serde_json::{Value, json};

/// How far the page can be scrolled to the side.
const SIDEWAYS: &str =
    "return document.documentElement.scrollWidth - document.documentElement.clientWidth";

#[tokio::test]
async fn five_ways_at_the_bottom_and_nothing_to_the_side() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.resize(360, 740).await?;
        let table =
            page.open_table(json!({"game": "planks", "players": 3, "public": true})).await?;
        for path in [
            "/",
            "/lobby",
            "/lobby/new/planks",
            "/settings",
            "/me",
            "/replay",
            &table,
            "/play/planks/seats",
            "/learn/planks",
            "/nowhere",
        ] {
            page.open(path).await?;
            page.wait_for("main").await?;
            page.wait_for(".bottom-bar").await?;
            let sideways = page.run(SIDEWAYS, Value::Null).await?;
            ensure!(sideways == json!(0), "{path}: {sideways} px to the side");
            let items = "return [...document.querySelectorAll('.bottom-bar a')].map((way) => { \
                const { width, height, bottom } = way.getBoundingClientRect(); \
                return width >= 56 && height >= 56 && bottom <= innerHeight; })";
            let items = page.run(items, Value::Null).await?;
            ensure!(items == json!([true, true, true, true, true]), "{path}: {items}");
        }
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn the_main_button_stands_above_the_bar_and_a_board_has_none() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.resize(390, 844).await?;
        for (path, button) in [
            ("/lobby", ".play-now"),
            ("/lobby/new/planks", ".open-table"),
            ("/play/planks/seats", ".start"),
        ] {
            page.open(path).await?;
            page.wait_for(button).await?;
            let places = "const bar = document.querySelector('.bottom-bar').getBoundingClientRect(); \
                const main = document.querySelector(arguments[0]).getBoundingClientRect(); \
                return [bar.top - main.bottom, main.top]";
            let (gap, top): (f64, f64) =
                serde_json::from_value(page.run(places, json!(button)).await?)?;
            ensure!((0.0..24.0).contains(&gap), "{path}: {gap} px above the bar");
            ensure!(top > 600.0, "{path}: within reach of a thumb, not at {top}");
        }
        page.open("/lobby").await?;
        page.click(".bottom-bar a[href='/me']").await?;
        page.wait_for(".my-name").await?;
        page.wait_for(".bottom-bar a[href='/me'][aria-current=page]").await?;
        page.open("/play/planks?speed=fast").await?;
        page.is_asked().await?;
        let shown = "return getComputedStyle(document.querySelector('.bottom-bar')).display";
        ensure!(page.run(shown, Value::Null).await? == json!("none"), "a board has its sheet");
        page.resize(1280, 800).await?;
        page.open("/lobby").await?;
        page.wait_for(".bottom-bar").await?;
        ensure!(page.run(shown, Value::Null).await? == json!("none"), "large screens have none");
        page.assert_no_errors().await
    })
    .await
}
