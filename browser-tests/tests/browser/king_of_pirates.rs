//! King of Pirates played in a real browser, as a person does: by clicking what glows.

use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use browser_tests::Page;
use game::{Game, Seat, Viewer};
use king_of_pirates::KingOfPirates;
use serde_json::{Value, json};

/// More actions of one seat than any match against bots takes.
const ACTIONS: usize = 1_500;

/// Does one thing: sails if a hex glows and it is time to, points at what glows, or presses a
/// button.
async fn act(page: &Page, number: usize) -> Result<bool> {
    if !page.is_asked().await? {
        return Ok(false);
    }
    if page.has(".confirm").await? {
        page.click(".confirm").await?;
        return Ok(true);
    }
    let ways = [".hex.target", ".decide", ".aim", ".again", ".card.source"];
    let first = usize::from(number % 3 == 2);
    for way in ways.iter().cycle().skip(first).take(ways.len()) {
        if page.has(way).await? {
            page.pick(way, number).await?;
            break;
        }
    }
    if page.has(".confirm").await? {
        page.click(".confirm").await?;
    }
    Ok(true)
}

async fn play_to_the_end(page: &Page) -> Result<usize> {
    let mut missed = 0;
    for number in 0..ACTIONS {
        match act(page, number).await {
            Ok(true) => {}
            Ok(false) => return Ok(number),
            // A window with nothing to play closed by itself before the click.
            Err(error) => {
                missed += 1;
                ensure!(missed < ACTIONS / 10, "nothing can be clicked: {error}");
            }
        }
    }
    bail!("the match does not end")
}

/// Red beside the French city, with cards for every moment.
fn position() -> Value {
    json!({"game": "king-of-pirates", "turn": 0, "frames": [{"turn": "sail"}],
        "deck": ["raid", "citrus", "ambush", "soldiers", "tailwind", "treasure_map"],
        "pirates": [10, 11, 12, 13],
        "tiles": [{"at": [3, 1], "tile": {"small_merchant": "french"}, "up": true},
            {"at": [2, 1], "tile": "empty"}],
        "ships": [
            {"color": "red", "at": [3, 1], "doubloons": 8_000, "captain": 0, "crew": [1],
                "hand": ["raid", "scurvy"]},
            {"color": "blue", "doubloons": 9_000, "captain": 2, "crew": [3], "hand": ["soldiers"]},
            {"color": "black", "doubloons": 9_000, "captain": 4, "crew": [5]}]})
}

#[tokio::test]
async fn a_whole_match_is_played_to_a_winner() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.open("/play/king-of-pirates?speed=fast").await?;
        page.wait_for(".hex").await?;
        ensure!(page.all(".hex").await?.len() == 61, "the whole board");
        let actions = play_to_the_end(&page).await?;
        ensure!(actions > 10, "a match takes more than {actions} actions");
        let totals = page.all(".account .total").await?;
        ensure!(totals.len() == 4, "four seats");
        let first = totals[0].text().await?;
        ensure!(first.contains('\u{202f}'), "written as everywhere: {first}");
        let digits: String = first.chars().filter(char::is_ascii_digit).collect();
        let first = digits.parse::<i64>().context("doubloons")?;
        ensure!(first >= 10_000, "the winner has {first}");
        page.assert_no_errors().await
    })
    .await
}

/// Whether a button says that the French city is attacked.
async fn offers_attack(page: &Page) -> Result<bool> {
    let script = "return [...document.querySelectorAll('.decide')].map(b => b.textContent)";
    let texts = page.run(script, json!(null)).await?;
    let texts = texts.as_array().into_iter().flatten().filter_map(Value::as_str);
    Ok(texts.map(str::to_lowercase).any(|text| text.contains("attack") && text.contains("city")))
}

#[tokio::test]
async fn a_city_sailed_to_offers_the_choice_to_attack() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.load_position::<KingOfPirates>(position()).await?;
        page.wait_for(".hex.target").await?;
        ensure!(!offers_attack(&page).await?, "there is nothing to attack where it sails");
        page.click(".hex[aria-label*='2,2'].target").await?;
        page.click(".confirm").await?;
        let mut offered = false;
        for _ in 0..50 {
            offered = offers_attack(&page).await?;
            if offered {
                break;
            }
            // The window before the fight is passed.
            if page.has(".decide").await? && page.is_asked().await? {
                page.pick(".decide", 0).await?;
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
        ensure!(offered, "the city can be attacked: {}", page.text(".decisions").await?);
        page.assert_no_errors().await
    })
    .await
}

/// The engine's own chance for red to beat the city, as the page writes it.
fn chance_of_the_city() -> Result<String> {
    let seat = Seat::new(0);
    let state = KingOfPirates::from_position(&serde_json::from_value(position())?)?;
    let view = state.view(Viewer::Seat(seat));
    let defence = view.edition().targets.city.defence;
    Ok(format!("{} %", view.chance_against(seat, defence, 0) / 10))
}

#[tokio::test]
async fn a_city_shows_the_chance_to_beat_it() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.load_position::<KingOfPirates>(position()).await?;
        page.wait_for(".mark[data-at='2,2'] .odds").await?;
        let script = "return document.querySelector(arguments[0]).textContent";
        let shown = page.run(script, json!(".mark[data-at='2,2'] .odds")).await?;
        let expected = chance_of_the_city()?;
        ensure!(shown.as_str().map(str::trim) == Some(&expected), "{shown}, not {expected}");
        page.assert_no_errors().await
    })
    .await
}

/// Red at sea with four hexes to sail and a card for later; a window before it on the own turn.
fn before_sailing() -> Value {
    let mut position = position();
    position["frames"] = json!([{"turn": "sail"}, {"window": {"at": "upkeep", "asked": [0, 1]}}]);
    position["ships"][0]["hand"] = json!(["mutiny"]);
    position
}

#[tokio::test]
async fn a_hex_clicked_and_confirmed_passes_the_own_window_and_sails() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.load_position::<KingOfPirates>(before_sailing()).await?;
        page.wait_for(".hex.target").await?;
        let before = page.inputs::<KingOfPirates>().await?.len();
        page.click(".hex.target").await?;
        page.click(".confirm").await?;
        for _ in 0..100 {
            let inputs = page.inputs::<KingOfPirates>().await?;
            let own = inputs[before..].iter().filter(|input| input["seat"] == 0);
            let own: Vec<&Value> = own.map(|input| &input["action"]).collect();
            if own.len() > 1 {
                ensure!(own[0] == "pass" && own[1].get("sail").is_some(), "{own:?}");
                return page.assert_no_errors().await;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        bail!("one confirmation passes and sails")
    })
    .await
}

#[tokio::test]
async fn the_question_names_who_does_what() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        let mut position = position();
        position["turn"] = json!(1);
        position["frames"] = json!([{"turn": "sail"}, {"window": {"at": "upkeep", "asked": [0]}}]);
        page.load_position::<KingOfPirates>(position).await?;
        let asked = page.text("[data-asked=person]").await?;
        ensure!(asked.contains("Blue is about to sail"), "{asked}");
        page.click(".card.source").await?;
        let prompt = page.text("[data-asked=person]").await?;
        ensure!(prompt.contains("click the ship"), "what to do with the card: {prompt}");
        page.click_nth(".crew-panel.target .aim", 1).await?;
        page.wait_for(".confirm").await?;
        ensure!(page.all(".crew-panel.picked").await?.len() == 1, "the target is marked");
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn the_sea_is_one_stop_of_the_tab_key_and_arrows_lead_through_it() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.load_position::<KingOfPirates>(position()).await?;
        page.wait_for(".hex.target").await?;
        ensure!(page.all(".hex[tabindex='0']").await?.len() == 1, "one stop");
        page.tab_to(".hex").await?;
        let here = "return document.activeElement.dataset.piece";
        ensure!(page.run(here, json!(null)).await? == "hex-3,1", "it begins at the own ship");
        page.key("ArrowLeft", 37).await?;
        ensure!(page.run(here, json!(null)).await? == "hex-2,1", "to the west");
        let before = page.inputs::<KingOfPirates>().await?.len();
        page.key("Enter", 13).await?;
        page.wait_for(".confirm:focus").await?;
        page.key("Enter", 13).await?;
        page.wait_for_inputs::<KingOfPirates>(before).await?;
        let inputs = page.inputs::<KingOfPirates>().await?;
        ensure!(inputs[before]["action"] == json!({"sail": "w"}), "{}", inputs[before]);
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn a_fight_is_shown_over_the_sea_with_dice_that_can_be_rolled_again() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        let mut position = position();
        position["frames"] = json!([{"turn": "choose"}, {"fight": {"target": "nation",
            "step": "attack_aim", "attack": [1, 1], "defence": [0, 0], "cards": [0, 0]}}]);
        position["ships"][0]["cannonballs"] = json!(1);
        page.load_position::<KingOfPirates>(position).await?;
        page.wait_for(".stage .again").await?;
        ensure!(page.all(".stage .again").await?.len() == 2, "either die");
        let spoken = page
            .run("return document.querySelector('.stage [role=status]').textContent", json!(null))
            .await?;
        ensure!(spoken.as_str().is_some_and(|text| text.contains("Red")), "{spoken}");
        let before = page.inputs::<KingOfPirates>().await?.len();
        page.click(".stage .again").await?;
        page.wait_for_inputs::<KingOfPirates>(before).await?;
        let inputs = page.inputs::<KingOfPirates>().await?;
        ensure!(inputs[before]["action"] == json!({"reroll": "first"}), "{}", inputs[before]);
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn all_four_ships_are_above_the_fold_and_labels_can_be_read_on_a_phone() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.resize(1440, 900).await?;
        page.open("/play/king-of-pirates?speed=fast").await?;
        page.wait_for(".crew-panel").await?;
        let bottom = "return [...document.querySelectorAll('.crew-panel')].at(-1).getBoundingClientRect().bottom";
        let bottom = page.run(bottom, json!(null)).await?.as_f64().context("pixels")?;
        ensure!(bottom <= 900.0, "the fourth ship ends at {bottom}");
        let under = "return [...document.querySelectorAll('.crew-panel')].every(panel => {
            const [head, berths] = ['.crew-head', '.berths'].map(css => panel.querySelector(css).getBoundingClientRect());
            return head.bottom <= berths.top + 1 })";
        ensure!(page.run(under, json!(null)).await? == true, "no pirate lies over a name");
        page.resize(390, 844).await?;
        let smallest = "return Math.min(...[...document.querySelectorAll('.mark .value')].map(l => parseFloat(getComputedStyle(l).fontSize)))";
        let smallest = page.run(smallest, json!(null)).await?.as_f64().context("pixels")?;
        ensure!(smallest >= 11.0, "labels of {smallest} px");
        ensure!(page.all(".portrait").await?.len() >= 8, "pirates have faces");
        page.assert_no_errors().await
    })
    .await
}
