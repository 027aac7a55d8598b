//! A host before the match: keeps a seat for somebody, changes the table, closes it; and standing
//! answers where a decision may take days.

use anyhow::{Result, ensure};
use browser_tests::Page;
use serde_json::{Value, json};

/// Gives the person of a page an account with this name.
async fn register(page: &Page, name: &str) -> Result<()> {
    page.open("/me").await?;
    for (field, text) in [("account-name", name), ("password", "a long and salty word")] {
        let field = page.wait_for(&format!("input[name={field}]")).await?;
        field.clear().await?;
        field.send_keys(text).await?;
    }
    page.click(".keep-account").await?;
    page.wait_for(".sign-out").await.map(drop)
}

async fn reserve(host: &Page, name: &str) -> Result<()> {
    host.wait_for("input[name=reserve]").await?.send_keys(name).await?;
    host.click(".keep-seat").await
}

#[tokio::test]
async fn a_host_keeps_a_seat_and_the_person_hears_of_it_elsewhere() -> Result<()> {
    browser_tests::meet(async |[host, friend, stranger]: [Page; 3]| {
        register(&friend, "Mary Read").await?;
        friend.open("/lobby").await?;
        friend.wait_for(".port.lobby").await?;
        host.open("/lobby/new/planks").await?;
        host.click(".sizes .size:nth-child(1)").await?;
        host.click(".open-table").await?;
        host.wait_for(".stand").await?;
        let table = host.path().await?;

        reserve(&host, "Nobody Atall").await?;
        let said = host.text(".gathering .refused").await?;
        ensure!(said.contains("account"), "{said}");
        reserve(&host, "Mary Read").await?;
        host.wait_for(".give-up").await?;
        ensure!(!host.has("input[name=reserve]").await?, "no seat is left");

        stranger.open(&table).await?;
        stranger.wait_for(".gathering .seats li").await?;
        ensure!(!stranger.has(".sit").await?, "the seat is kept");
        // The friend is in the lobby and hears of it there.
        let told = friend.text(".notice.told").await?;
        ensure!(told.contains("kept a seat for you"), "{told}");
        friend.click(".notice.told a").await?;
        friend.wait_for(".stand").await?;
        ensure!(friend.path().await? == table, "the way leads to the table");
        for page in [&friend, &stranger] {
            page.assert_no_errors().await?;
        }
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_host_changes_the_table_and_everybody_says_ready_again() -> Result<()> {
    browser_tests::meet(async |[host, guest]: [Page; 2]| {
        host.open("/lobby/new/buccaneer").await?;
        host.click(".sizes .size:nth-child(1)").await?;
        host.click(".open-table").await?;
        host.wait_for(".stand").await?;
        let table = host.path().await?;
        guest.open(&table).await?;
        guest.click(".gathering .sit").await?;
        guest.click(".ready").await?;
        guest.wait_for(".ready[aria-pressed=true]").await?;
        ensure!(guest.text(".terms").await?.contains("Relaxed"), "the pace of new tables");
        ensure!(!guest.has(".change-table, .close-table").await?, "guests change nothing");

        host.click(".change-table summary").await?;
        host.click(".change-table label:has([name=clock]):nth-of-type(3)").await?;
        host.click(".change-table label:has([name=public]):nth-of-type(2)").await?;
        host.click(".save-table").await?;
        for page in [&host, &guest] {
            let changed = "return document.querySelector('.terms').textContent.includes('A day')";
            wait_until(page, changed).await?;
            ensure!(page.text(".terms").await?.contains("with the link"));
        }
        guest.wait_for(".ready[aria-pressed=false]").await?;

        // While the host is away, anyone with a seat adds bots and starts the match, and no more.
        host.open("/rules/en/buccaneer.html").await?;
        guest.wait_for(".add-bot").await?;
        ensure!(!guest.has(".change-table, .close-table, .remove, .reserve").await?);
        host.open(&table).await?;
        host.wait_for(".close-table").await?;
        wait_until(&guest, "return !document.querySelector('.add-bot')").await?;
        host.click(".close-table").await?;
        host.click(".keep-open").await?;
        host.click(".close-table").await?;
        host.click(".close-now").await?;
        guest.wait_for(".notice.stuck").await?;
        guest.assert_no_errors().await
    })
    .await
}

async fn wait_until(page: &Page, script: &str) -> Result<()> {
    for _ in 0..200 {
        if page.run(script, Value::Null).await? == json!(true) {
            return Ok(());
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    anyhow::bail!("not true: {script}")
}

#[tokio::test]
async fn a_rated_table_is_for_accounts_and_the_lobby_finds_it() -> Result<()> {
    browser_tests::meet(async |[host, friend, guest]: [Page; 3]| {
        register(&host, "Anne Bonny").await?;
        register(&friend, "Mary Read").await?;
        host.open("/lobby/new/planks").await?;
        host.click(".sizes .size:nth-child(1)").await?;
        ensure!(host.text(".summary").await?.contains("Friendly"), "unless somebody chooses");
        host.click("label:has([name=rated]):nth-of-type(2)").await?;
        wait_until(
            &host,
            "return document.querySelector('.summary').textContent.includes('Rated')",
        )
        .await?;
        // Without a clock a match is not rated, and says so.
        host.click("label:has([name=clock]):nth-of-type(5)").await?;
        host.wait_for("label:has([name=rated]:disabled)").await?;
        ensure!(host.text(".summary").await?.contains("Friendly"), "it has no clock");
        host.click("label:has([name=clock]):nth-of-type(2)").await?;
        host.click(".open-table").await?;
        host.wait_for(".stand").await?;
        ensure!(host.text(".terms").await?.contains("Rated"));
        let table = host.path().await?;

        guest.open("/lobby").await?;
        guest.click(".by-rated").await?;
        guest.wait_for(".vessel-tile .rope-tag .rated").await?;
        let search = guest.run("return location.search", Value::Null).await?;
        ensure!(search == json!("?rated=yes"), "{search}");
        guest.click(".portholes .sit").await?;
        let said = guest.text(".gathering .refused").await?;
        ensure!(said.contains("accounts"), "{said}");
        friend.open(&table).await?;
        friend.click(".gathering .sit").await?;
        friend.wait_for(".stand").await?;
        host.click(".start:not([disabled])").await?;
        for page in [&host, &friend, &guest] {
            page.wait_for(".board").await?;
            page.assert_no_errors().await?;
        }
        Ok(())
    })
    .await
}

#[tokio::test]
async fn play_now_for_a_rated_match_needs_an_account() -> Result<()> {
    browser_tests::meet(async |[one, other]: [Page; 2]| {
        one.open("/lobby").await?;
        one.click(".quick label:has([name=rated])").await?;
        one.click(".play-now:not([disabled])").await?;
        let said = one.text(".quick .refused").await?;
        ensure!(said.contains("accounts"), "{said}");
        for (page, name) in [(&one, "Anne Bonny"), (&other, "Mary Read")] {
            register(page, name).await?;
            page.open("/lobby?speed=fast").await?;
            page.click(".quick-game option[value=planks]").await?;
            page.click(".quick label:has([name=rated])").await?;
            page.click(".play-now:not([disabled])").await?;
            page.wait_for(".stand").await?;
        }
        ensure!(one.path().await? == other.path().await?, "they meet");
        for page in [&one, &other] {
            page.click(".at-quay .ready").await?;
        }
        for page in [&one, &other] {
            page.wait_for(".board").await?;
            page.assert_no_errors().await?;
        }
        Ok(())
    })
    .await
}

#[tokio::test]
async fn the_server_passes_for_a_person_until_their_turn() -> Result<()> {
    browser_tests::meet(async |[one, other]: [Page; 2]| {
        let table = json!({"game": "king-of-pirates", "players": 3, "clock": {"days": 1},
            "bots": [null, null, "mate"], "bot_pause": 0, "options": {"first": 0}});
        let path = one.open_table(table).await?;
        for page in [&one, &other] {
            page.open(&format!("{path}?speed=fast")).await?;
            page.click(".gathering .sit").await?;
            page.wait_for(".stand").await?;
        }
        one.click(".start:not([disabled])").await?;
        for page in [&one, &other] {
            page.wait_for(".board").await?;
        }
        ensure!(other.is_asked().await? || one.has("[data-asked=person]").await?);
        other.wait_for(".standing input").await?;
        other.click(".standing label").await?;
        wait_until(&other, "return document.querySelector('.standing input').checked").await?;
        other.reload().await?;
        wait_until(
            &other,
            "return document.querySelector('.standing input')?.checked === true \
            || document.querySelector('[data-asked=person]') !== null",
        )
        .await?;
        other.assert_no_errors().await
    })
    .await
}
