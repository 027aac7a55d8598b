//! Buccaneer played in a real browser, as a person does: by clicking what glows.

use anyhow::{Context, Result, bail, ensure};
use browser_tests::Page;

/// More turns of one seat than any match against bots takes.
const TURNS: usize = 400;

/// What the page asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asked {
    /// A stack has to be chosen, then where it goes.
    Stack,
    /// Two buttons.
    Answer,
    /// The match is over.
    Nothing,
}

async fn wait_for_turn(page: &Page) -> Result<Asked> {
    if !page.is_asked().await? {
        return Ok(Asked::Nothing);
    }
    Ok(if page.has(".stack.source, .ship.target").await? { Asked::Stack } else { Asked::Answer })
}

/// Takes one turn: boards if a ship glows, otherwise moves the first stack onto the first target.
async fn take_turn(page: &Page, turn: usize) -> Result<Asked> {
    let asked = wait_for_turn(page).await?;
    match asked {
        Asked::Nothing => return Ok(asked),
        Asked::Answer => {
            page.click(".choice").await?;
            return Ok(asked);
        }
        Asked::Stack if page.has(".ship.target").await? => {
            page.click(".ship.target").await?;
            if !page.has(".confirm").await? {
                // Several stacks could: the page asks which.
                page.click(".towers .stack.source").await?;
                page.click(".ship.target, .stack.target").await?;
            }
        }
        Asked::Stack => {
            page.click_nth(".stack.source", turn).await?;
            page.click(".stack.target").await?;
        }
    }
    page.click(".confirm").await?;
    Ok(asked)
}

async fn play_on(page: &Page) -> Result<usize> {
    for turn in 0..TURNS {
        if take_turn(page, turn).await? == Asked::Nothing {
            return Ok(turn);
        }
    }
    bail!("the match does not end")
}

/// Every row of the final account adds up, and the winner's is the largest.
async fn check_account(page: &Page) -> Result<()> {
    let rows = page.all(".account tbody tr").await?;
    ensure!(rows.len() == 4, "four seats, not {}", rows.len());
    let mut totals = Vec::new();
    for row in rows {
        let mut cells = Vec::new();
        for cell in row.find_all(fantoccini::Locator::Css("td")).await? {
            cells.push(cell.text().await?.trim().parse::<i64>().context("a number of ducats")?);
        }
        let (total, parts) = cells.split_last().context("a total")?;
        ensure!(parts.len() == 5 && parts.iter().sum::<i64>() == *total, "{cells:?}");
        totals.push(*total);
    }
    ensure!(totals.is_sorted_by(|a, b| a >= b), "the richest first: {totals:?}");
    ensure!(page.text(".top").await?.contains("No ship is left"));
    Ok(())
}

#[tokio::test]
async fn a_whole_match_is_one_click_away_and_is_played_to_its_final_scores() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.open("/?speed=fast").await?;
        page.click(".tile .play").await?;
        let turns = play_on(&page).await?;
        ensure!(turns > 10, "a match takes more than {turns} turns");
        check_account(&page).await?;
        page.assert_no_errors().await?;
        page.click(".again").await?;
        page.wait_for("[data-asked=person]").await?;
        // Up to three bots come first, and each may have boarded a ship.
        let left = page.text(".until-end").await?;
        let few = ["12 ships left", "13 ships left", "14 ships left", "15 ships left"];
        ensure!(few.contains(&left.as_str()), "a new match, not one with {left}");
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn a_match_goes_on_after_the_page_was_closed() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.open("/play/buccaneer?speed=fast").await?;
        for turn in 0..8 {
            take_turn(&page, turn).await?;
        }
        wait_for_turn(&page).await?;
        let before = [page.text(".board").await?, page.text(".log ol").await?];
        page.reload().await?;
        wait_for_turn(&page).await?;
        let after = [page.text(".board").await?, page.text(".log ol").await?];
        ensure!(before == after, "the table is another after the reload:\n{before:?}\n{after:?}");
        play_on(&page).await?;
        check_account(&page).await?;
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn at_an_ordinary_pace_pieces_glide_and_nothing_breaks() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.open("/play/buccaneer").await?;
        for turn in 0..2 {
            wait_for_turn(&page).await?;
            // What glides is not yet where a click would look for it.
            tokio::time::sleep(std::time::Duration::from_millis(800)).await;
            take_turn(&page, turn).await?;
        }
        wait_for_turn(&page).await?;
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn the_list_of_actions_and_the_keyboard_do_the_same_as_pointing() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.open("/play/buccaneer?speed=fast").await?;
        wait_for_turn(&page).await?;
        let before = page.all(".log li").await?.len();
        page.click(".actions summary").await?;
        page.click(".action").await?;
        page.wait_for(".confirm").await?;
        page.press("\u{E00C}").await?; // Escape takes it back
        ensure!(!page.has(".confirm").await?, "Escape takes back");
        page.click(".action").await?;
        page.wait_for(".confirm").await?;
        page.press("\u{E007}").await?; // Enter confirms
        wait_for_turn(&page).await?;
        ensure!(page.all(".log li").await?.len() > before, "something happened");
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn seats_and_house_rules_can_be_chosen() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.open("/?speed=fast").await?;
        page.click(".tile .seats").await?;
        page.click(".size:last-child").await?;
        page.click(".start").await?;
        wait_for_turn(&page).await?;
        ensure!(page.path().await? == "/play/buccaneer");
        ensure!(page.all(".crew-panel").await?.len() == 5);
        page.assert_no_errors().await
    })
    .await
}
