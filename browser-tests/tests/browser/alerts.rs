//! Alerts in a real browser: where they are set up, and how they are shown.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpListener;
use std::sync::mpsc;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use browser_tests::Page;
use serde_json::{Value, json};

/// Takes what is sent to a webhook.
fn receiver() -> Result<(String, mpsc::Receiver<Value>)> {
    let listener = TcpListener::bind("127.0.0.1:0")?;
    let url = format!("http://{}/hook", listener.local_addr()?);
    let (sender, received) = mpsc::channel();
    std::thread::spawn(move || {
        for stream in listener.incoming().map_while(Result::ok) {
            let mut lines = BufReader::new(&stream);
            let mut length = 0;
            loop {
                let mut line = String::new();
                if lines.read_line(&mut line).is_err() || line.trim().is_empty() {
                    break;
                }
                if let Some(value) = line.to_lowercase().strip_prefix("content-length:") {
                    length = value.trim().parse().unwrap_or(0);
                }
            }
            let mut body = vec![0; length];
            let whole = lines.read_exact(&mut body).is_ok();
            let _ = write!(&stream, "HTTP/1.1 204 OK\r\n\r\n");
            if whole && sender.send(serde_json::from_slice(&body).unwrap_or_default()).is_err() {
                return;
            }
        }
    });
    Ok((url, received))
}

#[tokio::test]
async fn a_webhook_is_set_and_tested_and_choices_are_kept() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        let (url, received) = receiver()?;
        page.open("/me").await?;
        let field = page.wait_for("input[name=webhook]").await?;
        field.send_keys(&url).await?;
        page.click(".save-webhook").await?;
        page.wait_for(".webhook .done").await?;
        page.click(".test-webhook").await?;
        let told =
            tokio::task::spawn_blocking(move || received.recv_timeout(Duration::from_secs(10)));
        let told = told.await?.context("a test arrives")?;
        let text = told["text"].as_str().unwrap_or_default();
        ensure!(text.starts_with("This is a test."), "{told}");
        page.wait_for(".webhook .done").await?;

        page.click(".events tbody tr:nth-child(4) td:nth-child(3) .tick").await?;
        page.wait_for(".alerts > .done").await?;
        page.click(".quiet .tick").await?;
        page.wait_for("input[name=quiet-from]").await?;
        page.reload().await?;
        page.wait_for("input[name=quiet-from]").await?;
        let kept = "const value = (name) => document.querySelector(`input[name=${name}]`).value; \
            const box = document.querySelector(\
                '.events tbody tr:nth-child(4) td:nth-child(3) input'); \
            return [value('webhook'), value('quiet-from'), value('quiet-to'), box.checked]";
        let kept = page.run(kept, Value::Null).await?;
        ensure!(kept == json!([url, "22:00", "07:00", false]), "{kept}");
        Ok(())
    })
    .await
}

/// The notifications that are shown, as their tags and texts.
async fn notifications(page: &Page) -> Result<Value> {
    let script = "return navigator.serviceWorker.ready.then(async (kept) => \
        (await kept.getNotifications()).map(({ tag, body }) => [tag, body]))";
    page.run(script, Value::Null).await
}

#[tokio::test]
async fn a_push_message_is_shown_once_a_table_and_goes_when_the_table_opens() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.open("/").await?;
        page.run("return navigator.serviceWorker.ready.then(() => 1)", Value::Null).await?;
        page.reload().await?;
        page.wait_for(".tile .play").await?;
        page.allow_notifications().await?;
        let script = "return fetch('/api/v1/me', { method: 'POST' }).then(() => \
            fetch('/api/v1/tables', { method: 'POST', headers: { 'content-type': \
            'application/json' }, body: '{\"game\":\"planks\",\"players\":2}' })) \
            .then((made) => made.json()).then(({ id }) => id)";
        let table = page.run(script, Value::Null).await?;
        for text in ["first", "second"] {
            page.push(&json!({"text": text, "table": table}).to_string()).await?;
        }
        let mut shown = Value::Null;
        for _ in 0..100 {
            shown = notifications(&page).await?;
            if shown == json!([[table, "second"]]) {
                break;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        ensure!(shown == json!([[table, "second"]]), "{shown}");
        let path = format!("/table/{}", table.as_str().context("an id")?);
        page.open(&path).await?;
        for _ in 0..100 {
            if notifications(&page).await? == json!([]) {
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        anyhow::bail!("the notification is still there")
    })
    .await
}

/// What stands around a service worker's script that is run in a page: the app that it serves.
const APP: &str = "const heard = {}, badges = [], opened = [], caches = {}; let shown = []; \
    const self = { \
        addEventListener: (kind, act) => { heard[kind] = act; }, \
        clients: { \
            matchAll: async () => pages.map((url) => ({ url, focus: () => opened.push('front') })), \
            openWindow: async (path) => { opened.push(path); } }, \
        navigator: { setAppBadge: async (count) => { badges.push(count); } }, \
        registration: { \
            getNotifications: async () => shown, \
            showNotification: async (title, { tag, data }) => { \
                shown = [...shown.filter((other) => other.tag !== tag), { tag, data }]; } } };";

/// Pushes, one after another.
const PUSHES: &str = "for (const push of pushes) { \
        const waits = []; \
        heard.push({ data: { json: () => push }, waitUntil: (done) => waits.push(done) }); \
        await Promise.all(waits); } \
    return badges;";

/// Clicks on notifications, one after another.
const CLICKS: &str = "for (const data of pushes) { \
        const waits = [], notification = { data, close: () => opened.push('closed') }; \
        heard.notificationclick({ notification, waitUntil: (done) => waits.push(done) }); \
        await Promise.all(waits); } \
    return opened;";

/// The service worker's own script in a page, with what is done to it.
async fn worker(page: &Page, done: &str) -> Result<String> {
    page.open("/").await?;
    let source = "return fetch('/sw.js').then((found) => found.text())";
    let source = page.run(source, Value::Null).await?;
    let source = source.as_str().context("a script")?;
    Ok(format!("return (async (pages, pushes) => {{ {APP}\n{source}\n{done} }})(...arguments[0])"))
}

#[tokio::test]
async fn a_notification_opens_its_table_or_brings_it_to_the_front() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        let script = worker(&page, CLICKS).await?;
        let open = ["https://play.example/table/b", "https://play.example/"];
        let clicked = json!([{"table": "a"}, {"table": "b"}, {}]);
        let opened = page.run(&script, json!([open, clicked])).await?;
        let wanted = json!(["closed", "/table/a", "closed", "front", "closed", "/lobby"]);
        ensure!(opened == wanted, "{opened}");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn the_icon_counts_tables_with_a_notification_while_no_page_is_open() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        let script = worker(&page, PUSHES).await?;
        let pushes = json!([
            {"text": "first", "table": "a"},
            {"text": "first again", "table": "a"},
            {"text": "second", "table": "b"},
            {"text": "a test"},
        ]);
        let badges = page.run(&script, json!([[], pushes])).await?;
        ensure!(badges == json!([1, 1, 2, 2]), "{badges}");
        let badges = page.run(&script, json!([["https://play.example/"], pushes])).await?;
        ensure!(badges == json!([]), "a page that is open counts: {badges}");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_visit_takes_the_number_off_the_icon_and_a_table_that_waits_puts_it_there() -> Result<()>
{
    browser_tests::visit(async |page: Page| {
        let count = "window.badges = []; \
            navigator.setAppBadge = async (count) => { window.badges.push(count); }; \
            navigator.clearAppBadge = async () => { window.badges.push(0); };";
        page.before_scripts(count).await?;
        page.open("/lobby").await?;
        page.wait_for(".port.lobby").await?;
        let cleared = "return window.badges.length > 0 && window.badges.every((it) => it === 0)";
        ensure!(page.run(cleared, Value::Null).await? == json!(true), "nothing waits");
        let table = json!({"game": "planks", "players": 2, "bots": [null, "cabin-boy"],
            "bot_pause": 60_000, "options": {"first": 0}});
        let path = page.open_table(table).await?;
        page.open(&path).await?;
        page.click(".gathering .sit").await?;
        page.click(".start:not([disabled])").await?;
        page.wait_for("[data-asked=person]").await?;
        let last = "return window.badges.at(-1)";
        for _ in 0..100 {
            if page.run(last, Value::Null).await? == json!(1) {
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        anyhow::bail!("{}", page.run("return window.badges", Value::Null).await?)
    })
    .await
}
