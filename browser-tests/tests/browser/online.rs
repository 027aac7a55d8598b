//! Two people in two browsers, one on a phone, and a bot, online.

use std::time::{Duration, Instant};

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
/// After this number of actions the person on the phone leaves for good.
const LEFT_AFTER: usize = 5;
/// Nobody waits longer than this for the match to move on.
const LONGEST_WAIT: Duration = Duration::from_secs(60);

/// What a person does besides playing.
#[derive(Clone, Copy, PartialEq)]
enum Way {
    Stays,
    /// Closes the page in the middle, and opens it again.
    Returns,
    /// Leaves for good.
    Leaves,
}

/// Opens a table with bots that do not wait.
async fn open_table(page: &Page, game: &str) -> Result<String> {
    let table = json!({
        "game": game, "players": 4, "bots": [null, null, null, "mate"], "bot_pause": 0,
        "public": true,
    });
    page.open_table(table).await
}

/// Opens a table with the menus of the page.
async fn open_table_by_hand(page: &Page, game: &str) -> Result<String> {
    page.open("/lobby?speed=fast").await?;
    page.click(&format!(".new-table[href$='/{game}']")).await?;
    page.click(".portholes li:nth-child(4) .toggle").await?;
    page.click(".open-table").await?;
    page.wait_for(".gathering").await?;
    page.path().await
}

/// Everybody sits down, and the match begins.
async fn begin(host: &Page, guests: &[&Page], table: &str) -> Result<()> {
    host.open(&format!("{table}?speed=fast")).await?;
    host.wait_for(".gathering").await?;
    // Who has opened the table in the page sits already, and the page soon knows.
    for _ in 0..40 {
        if host.has(".stand").await? {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    if !host.has(".stand").await? {
        host.click(".gathering .sit").await?;
    }
    host.wait_for(".stand").await?;
    for guest in guests {
        guest.open(&format!("{table}?speed=fast")).await?;
        guest.click(".gathering .sit").await?;
        guest.wait_for(".stand").await?;
    }
    host.click(".start:not([disabled])").await?;
    for page in guests.iter().chain([&host]) {
        page.wait_for(".board").await?;
    }
    Ok(())
}

/// Acts whenever this person is asked, until the match is over or the person leaves.
async fn play(page: Page, table: String, way: Way) -> Result<usize> {
    let mut acted = 0;
    let (mut moved, mut shown) = (Instant::now(), Value::Null);
    for _ in 0..20 * ACTIONS {
        if page.has(".ending").await? {
            return Ok(acted);
        }
        if !page.has("[data-asked=person]").await? {
            tokio::time::sleep(Duration::from_millis(20)).await;
            let now = page.run(MOVES, Value::Null).await?;
            if now != shown {
                (moved, shown) = (Instant::now(), now);
            }
            ensure!(moved.elapsed() < LONGEST_WAIT, "nothing moves on: {shown}");
            continue;
        }
        moved = Instant::now();
        // Somebody else may have been faster where several are asked: then the list is another.
        let acts = async || match way {
            Way::Leaves => act_by_touch(&page, acted).await,
            Way::Stays | Way::Returns => page.act_by_list(acted).await,
        };
        if acted > LIVELY && passes(&page).await? || acts().await.is_ok() {
            acted += 1;
        }
        if way == Way::Leaves && acted >= LEFT_AFTER {
            page.click(".leave").await?;
            page.click(".leave-now").await?;
            page.wait_for(".my-name").await?;
            return Ok(acted);
        }
        if way == Way::Returns && acted == GONE_AFTER {
            page.reopen(&format!("{table}?speed=fast")).await?;
            page.wait_for(".board").await?;
            acted += 1;
        }
    }
    bail!("the match does not end")
}

/// Acts on a phone.
async fn act_by_touch(page: &Page, number: usize) -> Result<()> {
    if !page.has(".actions[open]").await? {
        page.tap(".actions summary", 0).await?;
    }
    page.tap(".actions[open] .action", number).await?;
    if page.has(".confirm").await? {
        page.tap(".confirm", 0).await?;
    }
    Ok(())
}

/// What shows that the match goes on.
const MOVES: &str = "return ['.question', '.log', '.scores'].map((part) => \
    document.querySelector(part)?.textContent)";

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

/// All begin; one closes the page in the middle and comes back, the phone leaves for good. The two
/// others play to the end and see the same account of it.
async fn play_to_the_end(host: Page, guest: Page, phone: Page, table: &str) -> Result<()> {
    phone.resize(390, 844).await?;
    phone.have_touch_screen().await?;
    begin(&host, &[&guest, &phone], table).await?;
    let all = [(&host, Way::Stays), (&guest, Way::Returns), (&phone, Way::Leaves)];
    let all = all.map(|(page, way)| tokio::spawn(play(page.clone(), table.to_owned(), way)));
    for playing in all {
        let acted = playing.await??;
        ensure!(acted > 3, "everybody played: {acted} actions");
    }
    let accounts = [host.text(".account").await?, guest.text(".account").await?];
    ensure!(accounts[0] == accounts[1], "both see the same account: {accounts:?}");
    ensure!(!guest.text(".log ol").await?.is_empty(), "the log is there after coming back");
    for page in [&host, &guest, &phone] {
        page.assert_no_errors().await?;
    }
    Ok(())
}

#[tokio::test]
async fn buccaneer_is_played_on_line_and_once_more() -> Result<()> {
    browser_tests::meet(async |[host, guest, phone]: [Page; 3]| {
        let table = open_table_by_hand(&host, "buccaneer").await?;
        play_to_the_end(host.clone(), guest.clone(), phone, &table).await?;
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
    browser_tests::meet(async |[host, guest, phone]: [Page; 3]| {
        let table = open_table(&host, "pirates").await?;
        play_to_the_end(host.clone(), guest, phone, &table).await?;
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
    browser_tests::meet(async |[host, guest, phone]: [Page; 3]| {
        let table = open_table(&host, "king-of-pirates").await?;
        play_to_the_end(host, guest, phone, &table).await
    })
    .await
}

#[tokio::test]
async fn planks_is_played_on_line() -> Result<()> {
    browser_tests::meet(async |[host, guest, phone]: [Page; 3]| {
        let table = open_table(&host, "planks").await?;
        play_to_the_end(host, guest, phone, &table).await
    })
    .await
}

#[tokio::test]
async fn who_has_no_seat_looks_on_and_everybody_talks() -> Result<()> {
    browser_tests::meet(async |[host, guest, onlooker]: [Page; 3]| {
        let table = json!({"game": "buccaneer", "players": 3, "bots": [null, null, "mate"],
            "bot_pause": 0, "public": true});
        let table = host.open_table(table).await?;
        begin(&host, &[&guest], &table).await?;
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
