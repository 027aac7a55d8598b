//! The lobby, with several people.

use std::time::Duration;

use anyhow::{Result, ensure};
use browser_tests::Page;
use serde_json::{Value, json};

/// Counts all that a page sends: requests, new sockets, and messages over sockets.
const COUNT: &str = "window.asked = []; const fetched = window.fetch; \
    window.fetch = (...all) => { window.asked.push(String(all[0])); return fetched(...all); }; \
    const { send } = WebSocket.prototype; \
    WebSocket.prototype.send = function (text) { \
        window.asked.push('said ' + text); return send.call(this, text); }; \
    window.WebSocket = new Proxy(WebSocket, { construct(socket, all) { \
        window.asked.push('opened ' + all[0]); return new socket(...all); } }); \
    navigator.sendBeacon = (path) => { window.asked.push('beacon ' + path); return true; };";

/// Makes whatever a page does by the clock happen ten times as often.
const HURRY: &str = "const later = window.setInterval; \
    window.setInterval = (act, time, ...all) => later(act, time / 10, ...all);";

async fn table(page: &Page, game: &str, clock: Value) -> Result<String> {
    let table = json!({ "game": game, "players": 3, "clock": clock, "public": true });
    page.open_table(table).await
}

/// The id at the end of a table's address.
fn id(path: &str) -> &str {
    path.rsplit('/').next().unwrap_or_default()
}

#[tokio::test]
async fn a_ship_appears_without_reload_and_an_idle_lobby_asks_for_nothing() -> Result<()> {
    browser_tests::meet(async |[host, guest]: [Page; 2]| {
        guest.before_scripts(HURRY).await?;
        guest.open("/lobby").await?;
        guest.wait_for(".becalmed").await?;
        guest.run(COUNT, Value::Null).await?;
        let path = table(&host, "planks", json!("none")).await?;
        guest.wait_for(&format!("[data-table='{}'] .portholes .sit", id(&path))).await?;
        ensure!(!guest.has(".becalmed").await?, "the lobby is no longer empty");
        // As good as a minute.
        tokio::time::sleep(Duration::from_secs(6)).await;
        let asked = guest.run("return window.asked", Value::Null).await?;
        ensure!(asked == json!([]), "requests of an idle lobby: {asked}");
        guest.click(".portholes .sit").await?;
        guest.wait_for(".stand").await?;
        ensure!(guest.path().await? == path, "the address is clean again");
        guest.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn filters_are_in_the_address_and_hide_other_tables() -> Result<()> {
    browser_tests::meet(async |[host, guest]: [Page; 2]| {
        table(&host, "planks", json!({"days": 1})).await?;
        table(&host, "buccaneer", json!("none")).await?;
        guest.open("/lobby?game=planks").await?;
        guest.wait_for("[data-game=planks]").await?;
        ensure!(!guest.has("[data-game=buccaneer]").await?);
        guest.click(".segments .segment:nth-child(2)").await?;
        guest.wait_for(".clear-filters").await?;
        let search = guest.run("return location.search", Value::Null).await?;
        ensure!(search == json!("?game=planks&pace=live"), "{search}");
        guest.click(".clear-filters").await?;
        guest.wait_for("[data-game=buccaneer]").await?;
        guest.wait_for("[data-game=planks]").await?;
        guest.run("history.back()", Value::Null).await?;
        guest.wait_for(".clear-filters").await?;
        guest.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn the_turn_shows_at_home_and_people_have_names_at_the_board() -> Result<()> {
    browser_tests::meet(async |[host, guest]: [Page; 2]| {
        for (page, name) in [(&host, "Ada"), (&guest, "Bo")] {
            page.open("/lobby").await?;
            page.click(".me details summary").await?;
            page.wait_for("input[name=name]").await?.send_keys(name).await?;
            page.click(".rename").await?;
            let named =
                format!("return document.querySelector('h1').textContent.includes('{name}')");
            for _ in 0..50 {
                if page.run(&named, Value::Null).await? == json!(true) {
                    break;
                }
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
            ensure!(page.run(&named, Value::Null).await? == json!(true), "{name} is greeted");
        }
        let path = table(&host, "planks", json!("none")).await?;
        let table =
            json!({ "game": "planks", "players": 3, "bots": [null, null, "mate"], "bot_pause": 0, "public": true });
        let other = host.open_table(table).await?;
        ensure!(path != other);
        for page in [&host, &guest] {
            page.open(&format!("{other}?speed=fast")).await?;
            page.click(".gathering .sit").await?;
            page.wait_for(".stand").await?;
        }
        host.click(".start:not([disabled])").await?;
        for page in [&host, &guest] {
            page.wait_for(".board").await?;
            let scores = page.text(".scores").await?;
            ensure!(scores.contains("Ada") && scores.contains("Bo"), "{scores}");
            page.wait_for(".scores .presence").await?;
        }
        // The person who is asked finds the table at home; the title counts it.
        let asked = if host.has("[data-asked=person]").await? { &host } else { &guest };
        asked.wait_for("[data-asked=person]").await?;
        asked.open("/").await?;
        asked.wait_for(&format!(".your-turn [data-table='{}'] .lantern", id(&other))).await?;
        let title = asked.run("return document.title", Value::Null).await?;
        ensure!(title == json!("(1) Freebooter"), "{title}");
        asked.wait_for(".mini-board use").await?;
        asked.click(".your-turn .join").await?;
        asked.wait_for(".board").await?;
        asked.assert_no_errors().await
    })
    .await
}

/// Sits down at a table with a bot that takes its time, and is asked first.
async fn begin_alone(page: &Page) -> Result<String> {
    let table = json!({"game": "planks", "players": 2, "bots": [null, "cabin-boy"],
        "bot_pause": 60_000, "options": {"first": 0}});
    let path = page.open_table(table).await?;
    page.open(&format!("{path}?speed=fast")).await?;
    page.click(".gathering .sit").await?;
    page.click(".start:not([disabled])").await?;
    page.wait_for("[data-asked=person]").await?;
    Ok(path)
}

#[tokio::test]
async fn next_leads_to_the_other_table_and_the_badge_counts_down() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        let first = begin_alone(&page).await?;
        ensure!(!page.has(".next-table").await?, "there is no other table");
        let second = begin_alone(&page).await?;
        ensure!(page.text(".next-table .waiting-count").await? == "1", "the other table waits");
        for number in 0..40 {
            if !page.has("[data-asked=person]").await? {
                break;
            }
            page.act_by_list(number).await?;
            tokio::time::sleep(Duration::from_millis(300)).await;
        }
        ensure!(!page.has("[data-asked=person]").await?, "it is the bot's turn");
        page.open("/lobby").await?;
        page.wait_for(&format!(".your-turn [data-table='{}']", id(&first))).await?;
        ensure!(page.text(".bell .waiting-count").await? == "1", "one of two is done");
        page.wait_for(&format!(".your-tables [data-table='{}']", id(&second))).await?;
        page.open(&second).await?;
        let title = "return document.title.startsWith('(1)')";
        page.wait_for(".next-table").await?;
        ensure!(page.run(title, Value::Null).await? == json!(true), "the other table waits");
        // To a page of the same bundle, without loading it anew.
        let leave = "const link = Object.assign(document.createElement('a'), \
            { href: '/learn/planks' }); document.body.append(link); link.click()";
        page.run(leave, Value::Null).await?;
        page.wait_for(".coach, .lesson").await?;
        ensure!(page.run(title, Value::Null).await? == json!(false), "lessons count nothing");
        page.open(&second).await?;
        page.click(".next-table").await?;
        page.wait_for("[data-asked=person]").await?;
        ensure!(page.path().await? == first, "Next leads there");
        ensure!(!page.has(".next-table").await?, "nothing else waits");
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn a_table_that_is_gone_says_so_and_leads_back() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.open("/table/nosuchtable").await?;
        page.wait_for(".refused-page").await?;
        page.click(".refused-page .button.main").await?;
        page.wait_for(".port.lobby").await?;
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_lobby_without_a_server_says_what_works_and_tries_again() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.open("/lobby").await?;
        page.wait_for(".port.lobby").await?;
        page.block(&["*/api/*"]).await?;
        page.open("/lobby").await?;
        page.wait_for(".refused-page").await?;
        ensure!(page.text(".refused-page h2").await?.contains("reach the server"));
        page.block(&[]).await?;
        page.click(".refused-page .again").await?;
        page.wait_for(".port.lobby").await?;
        page.block(&["*/api/*"]).await?;
        page.open("/lobby").await?;
        page.wait_for(".refused-page").await?;
        page.block(&[]).await?;
        // Nobody has to click.
        page.wait_for(".port.lobby").await?;
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_ship_fills_while_its_table_is_made() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.open("/lobby/new/planks").await?;
        page.click(".sizes .size:nth-child(2)").await?;
        page.wait_for(".moored.sloop").await?;
        page.click(".portholes li:nth-child(3) .toggle").await?;
        page.wait_for(".portholes .cog").await?;
        ensure!(page.text(".summary").await?.contains("one of them a bot"));
        page.click(".open-table").await?;
        page.wait_for(".at-quay .ready").await?;
        ensure!(page.all(".at-quay .cog").await?.len() == 1, "the bot came along");
        page.wait_for(".qr svg").await?;
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn a_person_alone_plays_soon_and_another_takes_over_a_bot() -> Result<()> {
    browser_tests::meet(async |[one, other]: [Page; 2]| {
        one.open("/lobby?speed=fast").await?;
        one.click(".quick-game option[value=buccaneer]").await?;
        one.click(".play-now:not([disabled])").await?;
        one.wait_for(".countdown").await?;
        for _ in 0..400 {
            if one.has(".board").await? {
                break;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        one.wait_for(".board").await?;
        let path = one.path().await?;
        other.open("/lobby").await?;
        let name = other.text(".my-name").await?;
        other.click(&format!("[data-table='{}'] .portholes .take", id(&path))).await?;
        other.wait_for(".board").await?;
        other.wait_for(".leaving").await?;
        let seen = "return document.querySelector('.scores').textContent.includes(arguments[0])";
        for _ in 0..100 {
            if one.run(seen, json!(name)).await? == json!(true) {
                break;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        ensure!(one.run(seen, json!(name)).await? == json!(true), "{name} sits there now");
        one.assert_no_errors().await?;
        other.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn own_tables_in_the_lobby_follow_what_others_do_there() -> Result<()> {
    browser_tests::meet(async |[host, guest]: [Page; 2]| {
        let table = json!({ "game": "planks", "players": 3 });
        let path = host.open_table(table).await?;
        host.open(&path).await?;
        host.click(".gathering .sit").await?;
        host.wait_for(".stand").await?;
        host.open("/lobby").await?;
        let ship = format!(".your-tables [data-table='{}']", id(&path));
        host.wait_for(&ship).await?;
        let state = format!("{ship} .state");
        let before = host.text(&state).await?;
        guest.open(&path).await?;
        guest.click(".gathering .sit").await?;
        guest.wait_for(".stand").await?;
        let mut now = before.clone();
        for _ in 0..100 {
            // The tile may be drawn anew just then.
            now = host.text(&state).await.unwrap_or(now);
            if now != before {
                break;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        ensure!(now != before, "somebody has taken a seat: {before} to {now}");
        host.open(&path).await?;
        host.click(".stand").await?;
        host.wait_for(".gathering .sit").await?;
        host.open("/lobby").await?;
        host.wait_for(".port.lobby").await?;
        tokio::time::sleep(Duration::from_secs(1)).await;
        ensure!(!host.has(&ship).await?, "the seat is given up");
        host.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn play_now_opens_a_table_of_the_chosen_size_and_pace() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.open("/lobby").await?;
        page.click(".quick-game option[value=planks]").await?;
        let sizes =
            "return [...document.querySelectorAll('.quick-seats option')].map((it) => it.value)";
        let sizes = page.run(sizes, Value::Null).await?;
        ensure!(sizes == json!(["", "2", "3", "4"]), "{sizes}");
        page.click(".quick-seats option[value='2']").await?;
        page.click(".quick-pace .segment:nth-child(2)").await?;
        page.click(".play-now:not([disabled])").await?;
        page.wait_for(".stand").await?;
        ensure!(page.all(".gathering .seats li").await?.len() == 2);
        let terms = page.text(".terms").await?;
        ensure!(terms.contains("A day"), "{terms}");
        page.assert_no_errors().await
    })
    .await
}
