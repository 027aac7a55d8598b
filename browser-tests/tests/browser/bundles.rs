//! The client is loaded in bundles: a page loads only its own, and together they are one client.

use anyhow::{Result, ensure};
use browser_tests::Page;
use serde_json::{Value, json};

/// The bundles that the page itself has asked for; what the service worker fetches is not counted.
async fn loaded(page: &Page) -> Result<Vec<String>> {
    let script = "return [...new Set(performance.getEntriesByType('resource') \
        .map((entry) => /\\/([a-z-]+)-[0-9a-f]{8}_bg\\.wasm$/.exec(entry.name)?.[1]) \
        .filter((name) => name && name !== 'bot-worker'))]";
    Ok(serde_json::from_value(page.run(script, Value::Null).await?)?)
}

/// The first question about a table fails, unless the address says which game it is.
const BUSY: &str = "if (!location.search) { \
    const { fetch } = window; \
    window.fetch = (address, ...rest) => { \
        if (!String(address).startsWith('/api/v1/tables/')) return fetch(address, ...rest); \
        window.fetch = fetch; \
        return Promise.reject(new Error('busy')); \
    } }";

/// Says when the games can be chosen.
const WATCH: &str = "new MutationObserver((_, observer) => { \
    if (!document.querySelector('.tile .play')) return; \
    observer.disconnect(); \
    window.usable = performance.now(); \
    }).observe(document, { childList: true, subtree: true })";

#[tokio::test]
async fn the_front_page_needs_no_board() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.before_scripts(WATCH).await?;
        page.open("/").await?;
        page.wait_for(".tile .play").await?;
        ensure!(loaded(&page).await? == ["home"], "{:?}", loaded(&page).await?);
        // Boards come as soon as somebody points at a link to one, and not before.
        let point = "document.querySelector(arguments[0]) \
            .dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))";
        page.run(point, json!("a[href='/play/planks']")).await?;
        for _ in 0..100 {
            if loaded(&page).await? == ["home", "planks"] {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        ensure!(loaded(&page).await? == ["home", "planks"], "{:?}", loaded(&page).await?);
        let early = "return performance.getEntriesByType('resource') \
            .filter((entry) => entry.name.includes('/planks-') && entry.startTime < window.usable).length";
        ensure!(page.run(early, Value::Null).await? == 0, "before the page could be used");
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn pages_of_different_bundles_are_one_client() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.open("/").await?;
        page.click(".tile .play").await?;
        ensure!(page.is_asked().await?, "a match has begun");
        ensure!(page.path().await? == "/play/buccaneer");
        ensure!(loaded(&page).await? == ["buccaneer"], "{:?}", loaded(&page).await?);
        page.click(".top .home").await?;
        ensure!(page.text(".tile .play").await?.starts_with("Continue"), "it is kept");
        ensure!(loaded(&page).await? == ["home"], "{:?}", loaded(&page).await?);
        page.click(".settings summary").await?;
        page.click(".to-settings").await?;
        page.wait_for("[data-setting=theme]").await?;
        page.open("/").await?;
        page.click("a[href='/lobby']").await?;
        page.wait_for("main.lobby").await?;
        ensure!(loaded(&page).await? == ["home"], "{:?}", loaded(&page).await?);
        // Through the history of both bundles to the match.
        page.run("history.go(-2)", Value::Null).await?;
        page.wait_for("[data-setting=theme]").await?;
        page.run("history.go(-2)", Value::Null).await?;
        ensure!(page.is_asked().await?, "the match continues");
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn a_table_is_shown_by_the_bundle_of_its_game() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.open("/lobby/new/planks").await?;
        page.click(".open-table").await?;
        page.wait_for("main.online").await?;
        let path = page.path().await?;
        ensure!(path.starts_with("/table/"), "{path}");
        page.reload().await?;
        page.wait_for("main.online").await?;
        ensure!(loaded(&page).await? == ["planks"], "{:?}", loaded(&page).await?);
        // The server is too busy for the script that chooses the bundle: the home bundle asks again.
        page.before_scripts(BUSY).await?;
        page.open(&path).await?;
        page.wait_for("main.online").await?;
        ensure!(loaded(&page).await? == ["planks"], "{:?}", loaded(&page).await?);
        page.open("/table/nothing").await?;
        page.wait_for("main a[href='/lobby']").await?;
        ensure!(loaded(&page).await? == ["home"], "{:?}", loaded(&page).await?);
        Ok(())
    })
    .await
}
