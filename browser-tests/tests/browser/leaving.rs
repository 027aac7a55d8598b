//! Online tables never hang: people leave, lose their connection, are sent away, or agree to stop.

use std::time::Duration;

use anyhow::{Result, bail, ensure};
use browser_tests::Page;
use serde_json::json;

/// Opens a table for two people and a bot; the host sits down.
async fn host_table(host: &Page) -> Result<String> {
    let new = json!({"game": "buccaneer", "players": 3, "bots": [null, null, "cabin-boy"], "bot_pause": 0});
    let table = host.open_table(new).await?;
    sit(host, &table).await?;
    Ok(table)
}

async fn sit(page: &Page, table: &str) -> Result<()> {
    page.open(&format!("{table}?speed=fast")).await?;
    page.click(".sit").await?;
    page.wait_for(".stand").await.map(drop)
}

/// Two people and a bot sit down and begin.
async fn begin(host: &Page, guest: &Page) -> Result<String> {
    let table = host_table(host).await?;
    sit(guest, &table).await?;
    host.click(".start:not([disabled])").await?;
    for page in [host, guest] {
        page.wait_for(".board").await?;
    }
    Ok(table)
}

async fn gone(page: &Page, css: &str) -> Result<()> {
    for _ in 0..200 {
        if !page.has(css).await? {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    bail!("{css} stays")
}

#[tokio::test]
async fn a_bot_plays_for_somebody_who_does_not_come_back() -> Result<()> {
    browser_tests::meet(async |[host, guest]: [Page; 2]| {
        let table = begin(&host, &guest).await?;
        guest.open("/rules/en/buccaneer.html").await?;
        host.wait_for(".notice.gone").await?;
        ensure!(!host.has(".stand-in").await?, "there is a minute to come back");
        for _ in 0..70 {
            if host.has(".stand-in").await? {
                break;
            }
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
        host.click(".stand-in").await?;
        gone(&host, ".notice.gone").await?;
        // The match goes on: after every action of the host the bots bring the turn back.
        for number in 0..3 {
            ensure!(host.is_asked().await?, "the host is asked again");
            host.act_by_list(number).await?;
        }
        ensure!(host.is_asked().await?, "nobody waits for the guest");
        guest.open(&format!("{table}?speed=fast")).await?;
        guest.wait_for(".board").await?;
        ensure!(!guest.has(".notice.away").await?, "who comes back plays again");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn people_leave_and_return_or_call_the_match_off() -> Result<()> {
    browser_tests::meet(async |[host, guest]: [Page; 2]| {
        let table = begin(&host, &guest).await?;
        guest.click(".leave").await?;
        guest.click(".leave-now").await?;
        guest.wait_for(".my-name").await?;
        ensure!(!host.has(".notice.gone").await?, "a bot plays on: nobody is waited for");
        guest.open(&format!("{table}?speed=fast")).await?;
        guest.wait_for(".board").await?;

        host.click(".call-off").await?;
        guest.click(".refuse-off").await?;
        gone(&host, ".notice.calling-off").await?;
        ensure!(!host.has(".notice.stuck").await?, "one said no");
        guest.click(".call-off").await?;
        host.click(".agree-off").await?;
        for page in [&host, &guest] {
            page.wait_for(".notice.stuck").await?;
            page.assert_no_errors().await?;
        }
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_host_sits_at_once_sends_people_away_and_closes_the_table() -> Result<()> {
    browser_tests::meet(async |[host, guest]: [Page; 2]| {
        host.open("/lobby/new/buccaneer").await?;
        host.click(".open-table").await?;
        host.wait_for(".stand").await?;
        let table = host.path().await?;
        sit(&guest, &table).await?;
        host.click(".remove").await?;
        gone(&guest, ".stand").await?;
        guest.click(".sit").await?;
        guest.wait_for(".refused").await?;
        ensure!(!guest.has(".stand").await?, "who was removed does not sit again");
        host.click(".close-table").await?;
        host.click(".close-now").await?;
        for page in [&host, &guest] {
            page.wait_for(".notice.stuck").await?;
        }
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_message_shows_over_the_board_and_somebody_is_muted() -> Result<()> {
    browser_tests::meet(async |[host, guest]: [Page; 2]| {
        begin(&host, &guest).await?;
        let chat = async |text: &str| {
            let field = guest.wait_for(".chat input").await?;
            field.send_keys(text).await?;
            guest.click(".chat button[type=submit]").await
        };
        chat("ahoy").await?;
        let bubble = host.wait_for(".notice.bubble").await?.text().await?;
        ensure!(bubble.contains("ahoy"), "{bubble}");
        host.click(".notice.bubble").await?;
        gone(&host, ".notice.bubble").await?;
        host.reload().await?;
        host.wait_for(".chat li").await?;
        ensure!(!host.has(".notice.bubble").await?, "what was there before is no news");

        host.click(".chat .mute").await?;
        gone(&host, ".chat li").await?;
        chat("can you hear me").await?;
        tokio::time::sleep(Duration::from_millis(500)).await;
        ensure!(!host.has(".chat li").await?, "nothing is heard");
        let words = host.text(".unmute").await?;
        host.reload().await?;
        ensure!(host.text(".unmute").await? == words, "after a reload, too");
        host.click(".unmute").await?;
        chat("and now").await?;
        host.wait_for(".chat li").await?;
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_message_before_the_match_is_unread_until_somebody_looks() -> Result<()> {
    browser_tests::meet(async |[host, guest]: [Page; 2]| {
        let table = host_table(&host).await?;
        sit(&guest, &table).await?;
        let field = guest.wait_for(".chat input").await?;
        field.send_keys("ahoy").await?;
        guest.click(".chat button[type=submit]").await?;
        let bubble = host.text(".notice.bubble").await?;
        ensure!(bubble.contains("ahoy"), "{bubble}");
        ensure!(!guest.has(".notice.bubble").await?, "nobody is told what they said themselves");
        // The match begins, and the message is still unread.
        host.click(".start:not([disabled])").await?;
        host.wait_for(".board").await?;
        host.wait_for(".notice.bubble").await?;
        host.click(".notice.bubble").await?;
        gone(&host, ".notice.bubble").await?;
        host.assert_no_errors().await
    })
    .await
}
