//! Buccaneer played in a real browser, as a person does: by clicking what glows.

use anyhow::{Context, Result, bail, ensure};
use browser_tests::{Hand, Page};
use buccaneer::Buccaneer;
use serde_json::{Value, json};

use crate::board::{description, drag_onto, lights_up, places};

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
            page.click(".answer").await?;
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

async fn play_to_the_end(page: &Page) -> Result<usize> {
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
        page.open("/").await?;
        page.store("speed", json!("fast")).await?;
        page.click(".tile .play").await?;
        let turns = play_to_the_end(&page).await?;
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

/// All that lies on the table. Where a stack stands on the quay has no meaning.
async fn table(page: &Page) -> Result<Value> {
    let script = "const text = css => document.querySelector(css).textContent;
        const stacks = [...document.querySelectorAll('.stack')].map(stack => stack.ariaLabel);
        return ['.sea', '.crews', '.majorities', '.log ol'].map(text).concat(stacks.sort())";
    page.run(script, Value::Null).await
}

#[tokio::test]
async fn a_match_goes_on_after_the_page_was_closed() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.open("/play/buccaneer?speed=fast").await?;
        for turn in 0..8 {
            take_turn(&page, turn).await?;
        }
        wait_for_turn(&page).await?;
        let before = table(&page).await?;
        page.reload().await?;
        wait_for_turn(&page).await?;
        let after = table(&page).await?;
        ensure!(before == after, "the table is another after the reload:\n{before:?}\n{after:?}");
        play_to_the_end(&page).await?;
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

/// Red's turn: a stack of two, which can board the first ship, and three singles.
fn position(changes: &Value) -> Value {
    let mut position = json!({
        "game": "buccaneer", "colors": ["red", "blue", "black", "yellow"], "turn": 0,
        "ducats": [10, 10, 10, 10], "booty": [{}, {}, {}, {}],
        "stacks": [["red:5", "blue:3"]],
        "ships": [
            {"crew": 2, "ducats": 11, "wild": 4, "booty": ["chest", "candlestick"]},
            {"crew": 4, "ducats": 20, "wild": 2, "booty": ["rum"]},
        ],
        "deck": [],
    });
    for (field, value) in changes.as_object().into_iter().flatten() {
        position[field] = value.clone();
    }
    position
}

#[tokio::test]
async fn the_question_says_what_to_do_with_what_is_picked() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.load_position::<Buccaneer>(position(&json!({}))).await?;
        let asked = async || page.text(".sentence").await;
        ensure!(asked().await? == "Your turn. Pick one of your pirates, or a ship that glows.");
        page.click(".crew-panel.red .stack.source").await?;
        ensure!(asked().await?.starts_with("Now pick whom he climbs onto"), "{}", asked().await?);
        page.click(".towers .stack.source").await?;
        ensure!(asked().await?.contains("or a ship to board"), "{}", asked().await?);
        page.click(".ship.target").await?;
        let sure = asked().await?;
        ensure!(sure == "Board the 11-ducat ship? Choose your booty first.", "{sure}");
        page.press("\u{E00C}").await?;
        page.click(".crew-panel.red .stack.source").await?;
        page.click(".crew-panel.black .stack.target").await?;
        let sure = asked().await?;
        ensure!(sure == "Climb onto Black 2 and captain a stack of 2?", "{sure}");
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn a_single_legal_action_is_named() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        let demanded = json!({
            "stacks": [["red:5", "blue:3", "blue:4", "blue:5"]], "mutiny": {"demanded": [1]},
            "ships": [{"crew": 4, "ducats": 20, "wild": 2, "booty": ["rum"]}],
        });
        page.load_position::<Buccaneer>(position(&demanded)).await?;
        let asked = page.text(".sentence").await?;
        ensure!(asked.starts_with("You have only one move: Your 5 (4) boards"), "{asked}");
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn the_chosen_target_shows_what_comes_of_it_with_the_confirmation_beside_it() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.load_position::<Buccaneer>(position(&json!({}))).await?;
        let before = places(&page, ".quay, .slot, .crew-panel, .ship, .side").await?;
        page.click(".towers .stack.source").await?;
        page.click(".crew-panel.black .stack.target").await?;
        page.wait_for(".confirmation.placed").await?;
        ensure!(page.all(".chosen").await?.len() == 1, "one target is marked");
        ensure!(page.all(".stack.target").await?.len() > 5, "among many");
        ensure!(page.all(".chosen .ghosts .disc").await?.len() == 2, "the stack to come");
        ensure!(page.text(".chosen .tall").await? == "3", "and its height");
        let beside = "const [card, piece] = ['.confirmation', '.chosen'].map(
            css => document.querySelector(css).getBoundingClientRect());
            const apart = Math.max(piece.left - card.right, card.left - piece.right,
                piece.top - card.bottom, card.top - piece.bottom);
            return Math.round(apart)";
        let apart = page.run(beside, Value::Null).await?.as_i64().context("a distance")?;
        ensure!((0..=30).contains(&apart), "the confirmation is {apart} px away");
        let after = places(&page, ".quay, .slot, .crew-panel, .ship, .side").await?;
        ensure!(before == after, "nothing moves:\n{before:?}\n{after:?}");
        page.click(".confirmation .confirm + .button").await?;
        ensure!(!page.has(".chosen, .ghosts").await?, "cancelled");
        page.click(".towers .stack.source").await?;
        page.click(".ship.target").await?;
        page.wait_for(".ship.chosen .boarders .disc").await?;
        // The other piece on the ship itself, then the ship once more.
        page.click(".ship.chosen .booty .piece:last-child").await?;
        let taken = page.text(".piece-choice[aria-pressed=true]").await?;
        ensure!(taken == "candlestick", "{taken}");
        page.click(".ship.chosen").await?;
        page.wait_for_inputs::<Buccaneer>(0).await?;
        let inputs = page.inputs::<Buccaneer>().await?;
        ensure!(inputs[0]["action"]["board"]["booty"] == "candlestick", "{}", inputs[0]);
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn a_stack_is_dragged_onto_another_by_mouse_and_by_finger() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        for hand in [Hand::Mouse, Hand::Finger] {
            page.load_position::<Buccaneer>(position(&json!({}))).await?;
            drag_onto(&page, hand, ".crew-panel.red .stack.source", ".crew-panel.blue .stack")
                .await?;
            page.wait_for(".crew-panel.blue .chosen .ghosts").await?;
            drag_onto(&page, hand, ".towers .stack.source", ".ship:first-child").await?;
            page.wait_for(".ship.chosen").await?;
            // Dropped on nothing, it is put back.
            page.press("\u{E00C}").await?;
            drag_onto(&page, hand, ".towers .stack.source", ".horizon").await?;
            ensure!(!page.has(".chosen, .selected, .dragged").await?, "{hand:?}");
            // Onto a pirate of the same colour, the rules say why not.
            drag_onto(&page, hand, ".crew-panel.red .stack.source", ".towers .stack").await?;
            ensure!(page.text(".refused").await?.contains("is your own"), "refused");
        }
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn a_mutiny_is_answered_where_the_stack_stands() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        let mutiny = json!({
            "turn": 1,
            "stacks": [["blue:2", "red:3", "red:4", "red:5"]],
            "ships": [{"crew": 4, "ducats": 20, "wild": 2, "booty": ["rum"]}],
        });
        page.load_position::<Buccaneer>(position(&mutiny)).await?;
        let asked = page.text(".sentence").await?;
        ensure!(asked == "Blue’s stack holds 3 of your pirates. Force Blue to board?", "{asked}");
        ensure!(page.has(".towers .stack.asked-about").await?, "the stack is marked");
        ensure!(page.text(".answers").await? == "Force Blue to board\nNot now");
        page.click(".answers .main").await?;
        // Blue boards the last ship.
        page.wait_for(".ending").await?;
        ensure!(page.text(".log").await?.contains("Red forces Blue"), "the log says so");
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn symbols_are_explained_in_place_and_legal_pieces_say_so() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.load_position::<Buccaneer>(position(&json!({}))).await?;
        for how in ["pointerover", "pointerdown"] {
            let tip = lights_up(&page, ".ship .fact.wild", how).await?;
            ensure!(tip.contains("? pirate"), "{how}: {tip}");
        }
        let tip = lights_up(&page, ".crew-panel .piece", "click").await?;
        ensure!(tip.starts_with("Dagger: at the end"), "touched: {tip}");
        page.tab_to(".majorities th[data-explain]").await?;
        ensure!(page.text(".explained").await?.starts_with("Dagger"), "focused");
        let source = description(&page, ".stack.source").await?;
        ensure!(source == "can be chosen", "{source}");
        ensure!(description(&page, ".crew-panel.blue .stack").await?.is_empty());
        page.click(".stack.source").await?;
        ensure!(description(&page, ".crew-panel.blue .stack").await? == "can be chosen");
        ensure!(!page.has(".board [title]").await?, "no title that a phone cannot show");
        page.assert_no_errors().await
    })
    .await
}
