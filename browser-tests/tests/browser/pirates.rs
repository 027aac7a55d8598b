//! Pirates played in a real browser, as a person does: by clicking what glows.

use anyhow::{Context, Result, bail, ensure};
use browser_tests::{Hand, Page};
use pirates::Pirates;
use serde_json::{Value, json};

use crate::board::{drag_onto, places};

/// More turns of one seat than any match against bots takes.
const TURNS: usize = 400;

/// Takes one turn: captures if a card glows, otherwise puts a party onto the first target.
async fn take_turn(page: &Page, turn: usize) -> Result<bool> {
    if !page.is_asked().await? {
        return Ok(false);
    }
    if page.has(".prize.target").await? {
        page.click(".prize.target").await?;
        if !page.has(".confirm").await? {
            // Several parties could: the page asks which.
            page.click(".towers .stack.source").await?;
            page.click(".prize.target, .stack.target").await?;
        }
    } else {
        page.click_nth(".stack.source", turn).await?;
        page.click(".stack.target").await?;
    }
    page.click(".confirm").await?;
    Ok(true)
}

async fn play_to_the_end(page: &Page) -> Result<usize> {
    for turn in 0..TURNS {
        if !take_turn(page, turn).await? {
            return Ok(turn);
        }
    }
    bail!("the match does not end")
}

/// Every row of the final account adds up, and the richest comes first.
async fn check_account(page: &Page) -> Result<()> {
    let rows = page.all(".account tbody tr").await?;
    ensure!(rows.len() == 4, "four seats, not {}", rows.len());
    let mut totals = Vec::new();
    for row in rows {
        let mut cells = Vec::new();
        for cell in row.find_all(fantoccini::Locator::Css("td")).await? {
            let text = cell.text().await?.trim().replace('−', "-");
            cells.push(text.parse::<i64>().context("a number of ducats")?);
        }
        let (total, parts) = cells.split_last().context("a total")?;
        ensure!(parts.len() == 4 && parts.iter().sum::<i64>() == *total, "{cells:?}");
        totals.push(*total);
    }
    ensure!(totals.is_sorted_by(|a, b| a >= b), "the richest first: {totals:?}");
    ensure!(page.text(".top").await?.contains("No card is left"));
    Ok(())
}

/// Red's turn; Blue has a party of four and the black spot.
fn position(stacks: &Value) -> Value {
    json!({
        "game": "pirates", "colors": ["red", "blue", "black", "yellow"], "turn": 0,
        "ducats": [10, 10, 10, 10], "black_spot": 1, "stacks": stacks,
        "cards": [
            {"kind": "ship", "crew": 4, "ducats": 16, "wild": 2, "tokens": ["chest", "anchor"], "wheels": 2},
            {"kind": "ruin", "crew": 6, "ducats": 24, "wild": 5, "tokens": ["relic", "anchor"], "anchors": 2},
        ],
    })
}

#[tokio::test]
async fn a_whole_match_is_played_to_its_final_scores() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.open("/play/pirates?speed=fast").await?;
        let turns = play_to_the_end(&page).await?;
        ensure!(turns > 10, "a match takes more than {turns} turns");
        check_account(&page).await?;
        page.assert_no_errors().await?;
        page.click(".again").await?;
        page.wait_for("[data-asked=person]").await?;
        // Up to three bots come first, and each may have taken a card.
        let left = page.text(".until-end").await?;
        let few = ["17 cards left", "18 cards left", "19 cards left", "20 cards left"];
        ensure!(few.contains(&left.as_str()), "a new match, not one with {left}");
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn a_mutiny_is_a_party_of_another_and_a_card() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.load_position::<Pirates>(position(&json!([["blue:3", "yellow:5", "red:4", "red:2"]])))
            .await?;
        page.click(".towers .stack.mutinous").await?;
        page.click(".prize.target").await?;
        // Twice 3 and twice 5 of 16 ducats; Blue has the black spot, so Red must take it.
        ensure!(page.text(".shares").await?.contains("+10"), "Yellow gets 10");
        ensure!(page.text(".confirmation").await?.contains("goes to you"));
        page.click(".piece-choice:last-of-type").await?;
        page.click(".confirm").await?;
        page.wait_for(".crew-panel.red .black-spot").await?;
        ensure!(page.text(".crew-panel.red .kept").await?.contains("16"));
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn a_ransom_is_a_party_of_another_and_where_the_pirate_goes() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        let party = ["blue:2", "red:2", "yellow:2", "red:3", "red:4", "red:5", "red:?"];
        page.load_position::<Pirates>(position(&json!([party]))).await?;
        page.click(".towers .stack.source").await?;
        page.click(".crew-panel.black .stack.target").await?;
        ensure!(page.all(".piece-choice").await?.len() == 5, "five pirates to choose from");
        page.click(".piece-choice:nth-of-type(3)").await?;
        page.click(".confirm").await?;
        page.is_asked().await?;
        ensure!(
            page.text(".log").await?.contains("Red pays Blue 5 ducats and takes a pirate back.")
        );
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn everybody_sees_its_own_wages_and_kept_cards_only() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        let mut table = position(&json!([["blue:3", "yellow:5", "red:4", "red:2"]]));
        let kept = |ducats: u8| {
            json!([{"kind": "ship", "crew": 3, "ducats": ducats, "wild": 2, "tokens": ["rum"], "wheels": 1}])
        };
        table["kept"] = json!([kept(11), kept(12), [], []]);
        page.load_position::<Pirates>(table).await?;
        let label = ".towers .stack[aria-label*='from the top Blue 3, a Yellow, Red 4, Red 2']";
        ensure!(page.has(label).await?, "the player's own wages, and not Yellow's");
        ensure!(page.text(".crew-panel.red .kept").await?.contains("11"));
        let others = page.text(".crew-panel.blue .kept").await?;
        ensure!(others.contains("1 card, face down") && !others.contains("12"), "{others}");
        ensure!(page.text(".voyage").await?.contains("1 card, face down"));
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn a_captive_is_ransomed_by_clicking_his_disc() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        let party = ["blue:2", "red:2", "yellow:2", "red:3", "red:4", "red:5", "red:?"];
        page.load_position::<Pirates>(position(&json!([party]))).await?;
        let asked = page.text(".sentence").await?;
        ensure!(asked.starts_with("All your pirates serve under others."), "{asked}");
        // The rim of the fourth pirate, as it is seen.
        let click = "document.querySelector('.towers [data-depth=\"3\"] svg')
            .dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))";
        page.run(click, Value::Null).await?;
        page.wait_for(".stack[data-captive='3']").await?;
        ensure!(page.text(".sentence").await?.contains("your ransomed pirate climbs onto"));
        page.click(".crew-panel.black .stack.target").await?;
        page.wait_for(".crew-panel.black .chosen .ghosts .disc.red").await?;
        ensure!(page.text(".piece-choice[aria-pressed=true]").await?.starts_with("4th in Blue"));
        page.click(".confirm").await?;
        page.wait_for_inputs::<Pirates>(0).await?;
        let inputs = page.inputs::<Pirates>().await?;
        ensure!(inputs[0]["action"]["ransom"]["index"] == 3, "{}", inputs[0]);
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn a_party_is_dragged_onto_a_card_and_nothing_moves() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        let party = json!([["red:3", "yellow:5", "blue:4", "black:2"]]);
        page.load_position::<Pirates>(position(&party)).await?;
        let before = places(&page, ".quay, .slot, .crew-panel, .fact, .side").await?;
        page.click(".towers .stack.source").await?;
        ensure!(page.text(".prize .crew").await? == "4/4", "as many as are needed");
        let picked = places(&page, ".quay, .slot, .crew-panel, .fact, .side").await?;
        ensure!(before == picked, "nothing moves:\n{before:?}\n{picked:?}");
        page.click(".towers .stack.source").await?;
        drag_onto(&page, Hand::Mouse, ".towers .stack.source", ".prize:first-child").await?;
        page.wait_for(".prize.chosen").await?;
        let sure = page.text(".sentence").await?;
        ensure!(sure == "Capture the 16-ducat ship? Choose your token first.", "{sure}");
        ensure!(page.text(".majorities:last-child").await?.contains("most: 6"));
        page.assert_no_errors().await
    })
    .await
}
