//! The sea of King of Pirates: what can be read on it, and how a ship is sailed by hand.

use anyhow::{Context, Result, ensure};
use browser_tests::{Hand, Page};
use king_of_pirates::KingOfPirates;
use serde_json::{Value, json};

use crate::board::{drag_onto, lights_up};

/// Red may sail; beside it lie the French city, with three rivals on it, a merchant and a warship.
fn position() -> Value {
    json!({"game": "king-of-pirates", "turn": 0, "frames": [{"turn": "sail"}],
        "deck": ["raid", "citrus", "ambush", "soldiers", "tailwind", "treasure_map"],
        "pirates": [10, 11, 12, 13],
        "tiles": [{"at": [3, 1], "tile": {"small_merchant": "french"}, "up": true},
            {"at": [2, 1], "tile": {"warship": "british"}, "up": true}],
        "ships": [
            {"color": "red", "at": [3, 1], "doubloons": 500, "captain": 0, "crew": [6, 17],
                "parts": ["hold"], "hand": ["raid", "treasure_map", "scurvy"]},
            {"color": "blue", "at": [2, 2], "doubloons": 900, "captain": 2, "crew": [3]},
            {"color": "black", "at": [2, 2], "doubloons": 900, "captain": 4, "crew": [5]},
            {"color": "green", "at": [2, 2], "doubloons": 900, "captain": 9, "crew": [8]}]})
}

const OWN: &str = ".at.own";
const CITY: &str = ".hex[data-piece='hex-2,2']";
const MERCHANT: &str = ".mark[data-at='3,1'] .value";

/// What is drawn in the middle of every number, from the top: hexes and ships must not cover it.
const ON_TOP: &str = "return [...document.querySelectorAll('.mark .value')].every(value => {
    value.closest('.mark').style.pointerEvents = 'auto';
    document.querySelectorAll('.aboard, .aboard *').forEach(one => one.style.pointerEvents = 'auto');
    const place = value.getBoundingClientRect();
    const top = document.elementFromPoint(place.left + place.width / 2, place.top + place.height / 2);
    return value.contains(top) })";

#[tokio::test]
async fn ships_lie_beside_what_they_fight_and_never_over_its_numbers() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        for (width, height) in [(1440, 900), (390, 844)] {
            page.resize(width, height).await?;
            page.load_position::<KingOfPirates>(position()).await?;
            page.wait_for(MERCHANT).await?;
            ensure!(page.run(ON_TOP, Value::Null).await? == true, "{width}: a number is covered");
            let beside =
                "const merchant = document.querySelector(`.hex[data-piece='hex-3,1'] .site`);
                const ship = document.querySelector('.at.own .vessel').getBoundingClientRect();
                const hex = document.querySelector(`.hex[data-piece='hex-3,1']`).getBoundingClientRect();
                return [merchant.getBoundingClientRect().right - ship.left, ship.right - hex.right]";
            let over = page.run(beside, Value::Null).await?;
            let pixels = |place: usize| over[place].as_f64().context("pixels");
            ensure!(pixels(0)? <= 6.0, "{width}: the ship lies over what it fights: {over}");
            ensure!(pixels(1)? <= 2.0, "{width}: the ship is not on its hex: {over}");
        }
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn places_have_names_on_a_phone_seen_closely_and_wherever_one_is_tapped() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.resize(390, 844).await?;
        page.load_position::<KingOfPirates>(position()).await?;
        page.click(".zoom").await?;
        page.wait_for(".chart.close .mark .short").await?;
        let names = "return [...document.querySelectorAll('.mark .short')].filter(name => name.offsetWidth > 0)
            .map(name => [name.textContent, parseFloat(getComputedStyle(name).fontSize)])";
        let names = page.run(names, Value::Null).await?;
        let names = names.as_array().context("names")?;
        ensure!(names.iter().any(|name| name[0] == "City"), "{names:?}");
        ensure!(names.iter().all(|name| name[1].as_f64() >= Some(11.0)), "{names:?}");
        let seen = "const frame = document.querySelector('.frame').getBoundingClientRect();
            const ship = document.querySelector('.at.own').getBoundingClientRect();
            return ship.left >= frame.left && ship.right <= frame.right
                && ship.top >= frame.top && ship.bottom <= frame.bottom";
        let mut own = Value::Null;
        for _ in 0..50 {
            own = page.run(seen, Value::Null).await?;
            if own == true {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
        ensure!(own == true, "the own ship is in sight");
        let moved = "const frame = document.querySelector('.frame'); const before = frame.scrollLeft;
            frame.scrollBy(-60, 0); return before - frame.scrollLeft";
        ensure!(page.run(moved, Value::Null).await? == 60, "it can be moved");
        page.click(".zoom").await?;
        ensure!(!page.has(".chart.close").await?, "and left");
        // Far off: it cannot be sailed to, but it says what it is.
        page.click(".hex[data-piece='hex-2,-4']").await?;
        let told = page.text(".explained").await?;
        ensure!(told.starts_with("The Spanish city") && told.contains("Defence 9"), "{told}");
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn every_symbol_of_the_table_is_explained_and_stands_in_the_legend() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.load_position::<KingOfPirates>(position()).await?;
        page.wait_for(".hex.target").await?;
        let dumb = "return [...document.querySelectorAll('.board svg')].filter(svg =>
            svg.getClientRects().length && !svg.closest('.symbols, [data-explain], [data-piece^=seat], .name-tag, .poster, .ghost'))
            .map(svg => svg.outerHTML)";
        ensure!(page.run(dumb, Value::Null).await? == json!([]), "a symbol says nothing");
        ensure!(!page.has(".board [title]").await?, "what is explained is explained in one way");
        let rum = lights_up(&page, ".stores", "pointerover").await?;
        ensure!(rum.contains("rum") && rum.contains("mutinies"), "{rum}");
        let raid = lights_up(&page, "[data-piece=hand-raid]", "pointerdown").await?;
        ensure!(raid.contains("+2 when you attack"), "{raid}");
        page.key("Escape", 27).await?;
        page.click(".settings summary").await?;
        page.click(".to-legend").await?;
        page.wait_for(".legend[open]").await?;
        let legend = page.text(".legend[open]").await?;
        for sign in [
            "A hideout:", "A city:", "A fortress:", "A treasure island:", "A small merchant:",
            "A warship:", "The Flying Dutchman:", "Doubloons:", "Rum:", "Cannonballs:", "Speed:",
            "Defence:", "Treasure maps:", "The French flag:",
        ] {
            ensure!(legend.contains(sign), "{sign} is missing: {legend}");
        }
        page.assert_no_errors().await
    })
    .await
}

/// Is the ghost of the ship within this hex?
async fn ghost_in(page: &Page, hex: &str) -> Result<bool> {
    page.wait_for(".ghost .vessel").await?;
    let script = "const [ghost, hex] = ['.ghost .vessel', arguments[0]].map(css =>
            document.querySelector(css).getBoundingClientRect());
        return ghost.left >= hex.left - 2 && ghost.right <= hex.right + 2";
    Ok(page.run(script, json!(hex)).await? == true)
}

#[tokio::test]
async fn a_ship_dragged_to_a_hex_is_a_ghost_there_until_it_is_confirmed_beside_it() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        for hand in [Hand::Mouse, Hand::Finger] {
            page.load_position::<KingOfPirates>(position()).await?;
            let before = page.inputs::<KingOfPirates>().await?.len();
            drag_onto(&page, hand, OWN, CITY).await?;
            ensure!(ghost_in(&page, CITY).await?, "{hand:?}: the ghost is where it was dropped");
            let said = page.text(".confirmation").await?;
            ensure!(said.contains("the French city"), "where it sails: {said}");
            ensure!(said.contains("% ("), "how likely a fight is won: {said}");
            ensure!(said.contains("attacked there: Blue, Black, Green"), "whom it meets: {said}");
            page.wait_for(".confirmation.placed").await?;
            page.click(".cancel").await?;
            ensure!(!page.has(".ghost").await?, "{hand:?}: cancelled");
            ensure!(page.inputs::<KingOfPirates>().await?.len() == before, "nothing happened");
            drag_onto(&page, hand, OWN, CITY).await?;
            page.click(".confirm").await?;
            page.wait_for_inputs::<KingOfPirates>(before).await?;
            let sailed = &page.inputs::<KingOfPirates>().await?[before];
            ensure!(sailed["action"]["sail"].is_string(), "{hand:?}: {sailed}");
        }
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn a_course_over_several_hexes_is_confirmed_once_and_its_wake_is_shown() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.load_position::<KingOfPirates>(position()).await?;
        page.click(".hex[data-piece='hex-3,-1']").await?;
        page.wait_for(".wake").await?;
        let far = page.text(".confirmation .what").await?;
        ensure!(far == "Sail 2 hexes: a large island", "{far}");
        let before = page.inputs::<KingOfPirates>().await?.len();
        page.click(".confirm").await?;
        let sailed = async || -> Result<usize> {
            let inputs = page.inputs::<KingOfPirates>().await?;
            let own = inputs[before..].iter().filter(|input| input["seat"] == 0);
            Ok(own.filter(|input| input["action"]["sail"].is_string()).count())
        };
        for _ in 0..100 {
            if sailed().await? >= 2 {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        ensure!(sailed().await? >= 2, "it sails on by itself");
        page.assert_no_errors().await
    })
    .await
}
