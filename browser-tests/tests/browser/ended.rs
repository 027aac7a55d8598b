//! Connections that will never come back, and what a person does while one is down.

use std::time::Duration;

use anyhow::{Result, bail, ensure};
use browser_tests::{Page, TestServer};
use serde_json::{Value, json};

/// Sits down alone with a bot that takes its time, and begins.
async fn begin(page: &Page) -> Result<String> {
    let table = json!({"game": "planks", "players": 2, "bots": [null, "cabin-boy"],
        "bot_pause": 60_000, "options": {"first": 0}});
    let path = page.open_table(table).await?;
    page.open(&format!("{path}?speed=fast")).await?;
    page.click(".gathering .sit").await?;
    page.click(".start:not([disabled])").await?;
    page.wait_for("[data-asked=person]").await?;
    Ok(path)
}

const SIGN_OUT: &str =
    "return fetch('/api/v1/session', { method: 'DELETE' }).then((it) => it.status)";

#[tokio::test]
async fn a_table_that_is_gone_says_so_instead_of_reconnecting_for_ever() -> Result<()> {
    browser_tests::strand(async |page: Page, server: TestServer| {
        begin(&page).await?;
        let server = server.close().await?.replace().await?;
        let said = page.text(".refused-page h2").await?;
        ensure!(said.contains("no longer exists"), "{said}");
        ensure!(!page.has(".board").await?, "nothing is left to click in vain");
        page.click(".refused-page .button.main").await?;
        page.wait_for(".port.lobby").await?;
        server.close().await.map(drop)
    })
    .await
}

#[tokio::test]
async fn who_is_signed_out_is_told_at_the_table_and_in_the_lobby() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        let table = begin(&page).await?;
        ensure!(page.run(SIGN_OUT, Value::Null).await? == json!(204));
        page.wait_for(".refused-page .to-sign-in").await?;
        page.click(".as-guest").await?;
        page.wait_for(".board").await?;
        ensure!(page.path().await? == table, "a new guest looks on");
        page.open("/lobby").await?;
        page.wait_for(".port.lobby").await?;
        ensure!(page.run(SIGN_OUT, Value::Null).await? == json!(204));
        page.click(".refused-page .to-sign-in").await?;
        page.wait_for(".sign-in").await?;
        Ok(())
    })
    .await
}

#[tokio::test]
async fn somebody_who_leaves_while_the_connection_is_down_has_left() -> Result<()> {
    browser_tests::strand(async |page: Page, server: TestServer| {
        // The page at home comes from the device.
        page.open("/").await?;
        page.run("return navigator.serviceWorker.ready.then(() => 1)", Value::Null).await?;
        let table = begin(&page).await?;
        let stopped = server.close().await?;
        page.wait_for(".notice.lost").await?;
        page.click(".leave").await?;
        let said = page.text(".leaving .offline").await?;
        ensure!(said.contains("as soon as it can be reached"), "{said}");
        page.click(".leave-now").await?;
        page.wait_for(".tile .play").await?;
        page.wait_for(".notice.later").await?;
        ensure!(page.path().await? == "/");
        let server = stopped.restart().await?;
        let id = table.rsplit('/').next().unwrap_or_default();
        let away = format!(
            "return fetch('/api/v1/tables/{id}').then((it) => it.json()) \
            .then(({{ seats }}) => 'away' in seats[0].occupant)"
        );
        let mut left = Value::Null;
        for _ in 0..100 {
            left = page.run(&away, Value::Null).await.unwrap_or(Value::Null);
            if left == json!(true) && !page.has(".notice.later").await? {
                return server.close().await.map(drop);
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
        bail!("the seat is still theirs: {left}")
    })
    .await
}
