//! Bots have names and faces, and people at one device are called by theirs.

use anyhow::{Result, ensure};
use bots::Level;
use browser_tests::Page;
use buccaneer::Buccaneer;
use serde_json::{Value, json};

#[tokio::test]
async fn bots_at_a_local_table_have_names_and_faces_everywhere() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        let over = browser_tests::until::<Buccaneer>(4, "names", |_| false)?;
        page.load_match_against(Level::Mate, &over).await?;
        page.wait_for(".ending .account").await?;
        let names = ["Molly", "Barnaby", "Ines"];
        let tally = page.text(".ending .account").await?;
        let log = page.text(".log ol").await?;
        let crews = page.text(".crews").await?;
        for name in names {
            ensure!(tally.contains(name) && crews.contains(name), "{name}: {tally} {crews}");
        }
        ensure!(names.iter().any(|name| log.contains(name)), "{log}");
        ensure!(page.all(".crews .small-face").await?.len() == 4, "a face each");
        ensure!(page.has(".ending .triumph .small-face").await?, "the winner's face");
        page.open("/replay").await?;
        let card = page.text(".card-of-match").await?;
        ensure!(names.iter().all(|name| card.contains(name)), "{card}");
        ensure!(page.has(".card-of-match .mini-board use").await?, "a picture of the board");
        page.click(".card-of-match .open").await?;
        let scores = page.text(".replay .scores").await?;
        ensure!(names.iter().all(|name| scores.contains(name)), "{scores}");
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn people_at_one_device_are_called_by_the_names_they_give() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.open("/?speed=fast").await?;
        let bot = json!({ "bot": "cabin-boy" });
        page.store("seats.buccaneer", json!(["person", "person", bot])).await?;
        page.open("/play/buccaneer/seats?speed=fast").await?;
        for (seat, name) in ["Anna", "Bo {x}"].into_iter().enumerate() {
            page.wait_for(".seat input.player-name").await?;
            page.all(".seat input.player-name").await?[seat].send_keys(name).await?;
        }
        page.click(".start").await?;
        ensure!(page.is_asked().await?);
        let asked = page.text(".sentence").await?;
        ensure!(asked.starts_with("Anna: ") || asked.starts_with("Bo x: "), "{asked}");
        let scores = page.text(".scores").await?;
        ensure!(["Anna", "Bo x", "Tam"].iter().all(|name| scores.contains(name)), "{scores}");
        page.reload().await?;
        page.wait_for(".scores li").await?;
        ensure!(page.text(".scores").await?.contains("Anna"), "the names are kept");
        page.open("/replay").await?;
        let card = page.text(".card-of-match").await?;
        ensure!(card.contains("Anna") && card.contains("Bo x"), "{card}");
        page.open("/play/buccaneer/seats").await?;
        page.wait_for(".seat input.player-name").await?;
        let kept = "return document.querySelector('.seat input.player-name').value";
        ensure!(page.run(kept, Value::Null).await? == "Anna", "for the next match, too");
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn a_move_is_offered_in_words_to_you_and_told_by_colour() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.open("/play/buccaneer?speed=fast").await?;
        ensure!(page.is_asked().await?);
        page.click(".actions summary").await?;
        let moves = page.text(".actions ul").await?;
        ensure!(moves.lines().all(|line| !line.starts_with("Red")), "{moves}");
        ensure!(
            moves.lines().any(|line| line.starts_with("Your ") && line.contains(" onto ")),
            "{moves}"
        );
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn the_volume_stands_beside_the_sound_and_is_kept() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.open("/settings").await?;
        page.wait_for("[data-setting=sound] input[type=range]").await?;
        let turn = "const range = document.querySelector('[data-setting=sound] input[type=range]'); \
            range.value = 30; range.dispatchEvent(new Event('input', { bubbles: true }))";
        page.run(turn, Value::Null).await?;
        page.reload().await?;
        page.wait_for("[data-setting=sound] input[type=range]").await?;
        let read = "return document.querySelector('[data-setting=sound] input[type=range]').value";
        ensure!(page.run(read, Value::Null).await? == "30");
        page.assert_no_errors().await
    })
    .await
}
