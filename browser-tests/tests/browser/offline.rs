//! After one visit the client needs no server to play against bots.

use anyhow::{Result, ensure};
use browser_tests::{Page, TestServer};
use serde_json::Value;

/// Waits until everything is kept on the device.
async fn wait_until_kept(page: &Page) -> Result<()> {
    let script = "return navigator.serviceWorker.ready.then(async (kept) => { \
        while (kept.active.state !== 'activated') await new Promise((go) => setTimeout(go, 50)); \
        return kept.active.state; })";
    let state = page.run(script, Value::Null).await?;
    ensure!(state == "activated", "{state}");
    Ok(())
}

#[tokio::test]
async fn without_a_server_the_client_opens_and_bots_play() -> Result<()> {
    browser_tests::strand(async |page: Page, server: TestServer| {
        page.open("/?speed=fast").await?;
        page.wait_for(".tile .play").await?;
        wait_until_kept(&page).await?;
        server.close().await?;
        page.reload().await?;
        page.wait_for(".tile .play").await?;
        for game in ["pirates", "king-of-pirates"] {
            page.open(&format!("/play/{game}?speed=fast")).await?;
            ensure!(page.is_asked().await?, "{game}: a match begins");
        }
        for game in ["buccaneer", "planks"] {
            page.open(&format!("/play/{game}?speed=fast")).await?;
            ensure!(page.is_asked().await?, "{game}: a match begins");
            let kept = format!(
                "return JSON.parse(localStorage['freebooter.match.{game}']).record.inputs.length"
            );
            let before = page.run(&kept, Value::Null).await?.as_u64();
            page.act_by_list(0).await?;
            for _ in 0..200 {
                if page.run(&kept, Value::Null).await?.as_u64() > before.map(|count| count + 1) {
                    break;
                }
                tokio::time::sleep(std::time::Duration::from_millis(50)).await;
            }
            let after = page.run(&kept, Value::Null).await?.as_u64();
            ensure!(after > before.map(|count| count + 1), "{game}: a bot answered");
        }
        // Rules that were never read, in any language, and an unknown page of them.
        for path in ["/rules/pirates.html", "/rules/it/planks.html", "/rules/", "/rules/foo.html"] {
            page.open(path).await?;
            ensure!(page.has(".rulebook h1").await?, "{path}");
        }
        page.open("/me").await?;
        page.wait_for(".refused-page").await?;
        Ok(())
    })
    .await
}

#[tokio::test]
async fn what_is_kept_is_the_version_of_the_page() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.open("/").await?;
        wait_until_kept(&page).await?;
        page.reload().await?;
        page.wait_for(".tile .play").await?;
        let script = "return (async () => { \
            const names = await caches.keys(); \
            const cache = await caches.open(names[0]); \
            const kept = (await cache.keys()).map((request) => new URL(request.url).pathname); \
            const wanted = performance.getEntriesByType('resource') \
                .map((entry) => new URL(entry.name).pathname) \
                .filter((path) => !path.startsWith('/api/') && path !== '/sw.js'); \
            return [names.length, wanted.filter((path) => !kept.includes(path))]; })()";
        let [stores, missing] = page
            .run(script, Value::Null)
            .await?
            .as_array()
            .and_then(|both| <[Value; 2]>::try_from(both.clone()).ok())
            .unwrap_or_default();
        ensure!(stores == 1, "one version is kept, not {stores}");
        ensure!(missing.as_array().is_some_and(Vec::is_empty), "not kept: {missing}");
        page.assert_no_errors().await
    })
    .await
}
