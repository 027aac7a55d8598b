//! Two people in two browsers and two bots, online.

use std::time::Duration;

use anyhow::{Result, bail, ensure};
use browser_tests::Page;
use serde_json::{Value, json};

/// More actions of one person than any match takes.
const ACTIONS: usize = 1_500;
/// After this number of actions a person has seen enough of the game and passes where that is possible:
/// random play could go on forever.
const LIVELY: usize = 60;
/// After this number of actions the second person closes the page and comes back.
const GONE_AFTER: usize = 3;

/// Opens a table with bots that do not wait.
async fn open_table(page: &Page, game: &str) -> Result<String> {
    let table = json!({
        "game": game, "players": 4, "bots": [null, null, "mate", "mate"], "bot_pause": 0,
        "public": true,
    });
    page.open_table(table).await
}

/// Opens a table with the menus of the page.
async fn open_table_by_hand(page: &Page, game: &str) -> Result<String> {
    page.open("/lobby?speed=fast").await?;
    page.click(&format!(".new-table[href$='/{game}']")).await?;
    for seat in [3, 4] {
        page.click(&format!(".portholes li:nth-child({seat}) .toggle")).await?;
    }
    page.click(".open-table").await?;
    page.wait_for(".gathering").await?;
    page.path().await
}

/// Both sit down, and the match begins.
async fn begin(host: &Page, guest: &Page, table: &str) -> Result<()> {
    host.open(&format!("{table}?speed=fast")).await?;
    host.wait_for(".gathering .sit, .stand").await?;
    // Who has opened the table in the page sits already.
    if !host.has(".stand").await? {
        host.click(".gathering .sit").await?;
    }
    host.wait_for(".stand").await?;
    guest.open(&format!("{table}?speed=fast")).await?;
    guest.click(".gathering .sit").await?;
    guest.wait_for(".stand").await?;
    host.click(".start:not([disabled])").await?;
    for page in [host, guest] {
        page.wait_for(".board").await?;
    }
    Ok(())
}

/// Acts whenever this person is asked, until the match is over.
async fn play(page: Page, table: String, leaves: bool) -> Result<usize> {
    let mut acted = 0;
    for _ in 0..20 * ACTIONS {
        if page.has(".ending").await? {
            return Ok(acted);
        }
        if !page.has("[data-asked=person]").await? {
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        }
        // Somebody else may have been faster where several are asked: then the list is another.
        if acted > LIVELY && passes(&page).await? || page.act_by_list(acted).await.is_ok() {
            acted += 1;
        }
        if leaves && acted == GONE_AFTER {
            page.reopen(&format!("{table}?speed=fast")).await?;
            page.wait_for(".board").await?;
            acted += 1;
        }
    }
    bail!("the match does not end")
}

/// Passes for the rest of a turn in King of Pirates, if that is possible now.
async fn passes(page: &Page) -> Result<bool> {
    let script = "const all = [...document.querySelectorAll('.action')]; \
        const pass = all.find(action => action.textContent.includes('rest of this turn')); \
        pass?.click(); return Boolean(pass)";
    let found = page.run(script, Value::Null).await? == Value::Bool(true);
    if found && page.has(".confirm").await? {
        page.click(".confirm").await?;
    }
    Ok(found)
}

/// Both play to the end and see the same account of it.
async fn play_to_the_end(host: Page, guest: Page, table: &str) -> Result<()> {
    begin(&host, &guest, table).await?;
    let (one, other) = tokio::join!(
        tokio::spawn(play(host.clone(), table.to_owned(), false)),
        tokio::spawn(play(guest.clone(), table.to_owned(), true)),
    );
    let (one, other) = (one??, other??);
    ensure!(one > 3 && other > 3, "both played: {one} and {other} actions");
    let accounts = [host.text(".account").await?, guest.text(".account").await?];
    ensure!(accounts[0] == accounts[1], "both see the same account: {accounts:?}");
    ensure!(!guest.text(".log ol").await?.is_empty(), "the log is there after coming back");
    for page in [&host, &guest] {
        page.assert_no_errors().await?;
    }
    Ok(())
}

#[tokio::test]
async fn buccaneer_is_played_on_line_and_once_more() -> Result<()> {
    browser_tests::meet(async |[host, guest]: [Page; 2]| {
        let table = open_table_by_hand(&host, "buccaneer").await?;
        play_to_the_end(host.clone(), guest.clone(), &table).await?;
        host.click(".again").await?;
        guest.click(".rematch").await?;
        guest.wait_for(".gathering").await?;
        ensure!(guest.path().await? != table, "a table of its own");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn pirates_is_played_on_line_and_looked_back_at() -> Result<()> {
    browser_tests::meet(async |[host, guest]: [Page; 2]| {
        let table = open_table(&host, "pirates").await?;
        play_to_the_end(host.clone(), guest, &table).await?;
        let account = host.text(".account").await?;
        host.click(".look-back").await?;
        host.click(".controls .last").await?;
        let replayed = host.text(".final .account").await?;
        ensure!(replayed == account, "it ends as it ended: {account} is now {replayed}");
        host.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn king_of_pirates_is_played_on_line() -> Result<()> {
    browser_tests::meet(async |[host, guest]: [Page; 2]| {
        let table = open_table(&host, "king-of-pirates").await?;
        play_to_the_end(host, guest, &table).await
    })
    .await
}

#[tokio::test]
async fn planks_is_played_on_line() -> Result<()> {
    browser_tests::meet(async |[host, guest]: [Page; 2]| {
        let table = open_table(&host, "planks").await?;
        play_to_the_end(host, guest, &table).await
    })
    .await
}

#[tokio::test]
async fn who_has_no_seat_looks_on_and_everybody_talks() -> Result<()> {
    browser_tests::meet(async |[host, guest, onlooker]: [Page; 3]| {
        let table = open_table(&host, "buccaneer").await?;
        begin(&host, &guest, &table).await?;
        onlooker.open(&table).await?;
        onlooker.wait_for(".board").await?;
        ensure!(onlooker.text(".notice").await?.contains("watching"));
        ensure!(!onlooker.has("[data-asked=person]").await?, "nothing is asked of an onlooker");
        let say = "const input = document.querySelector('.chat input'); input.value = 'Ahoy!'; \
            input.dispatchEvent(new Event('input', { bubbles: true }))";
        guest.run(say, Value::Null).await?;
        guest.click(".chat form button").await?;
        for page in [&host, &guest, &onlooker] {
            page.wait_for(".chat li").await?;
            ensure!(page.text(".chat li").await?.contains("Ahoy!"));
        }
        onlooker.assert_no_errors().await
    })
    .await
}
