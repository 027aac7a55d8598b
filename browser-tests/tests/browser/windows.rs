//! Windows in which nothing would be played are passed: at once against bots, after a countdown
//! where others could read the time it takes; one click holds.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use bots::Level;
use browser_tests::Page;
use game::{Match, Pending, Seat, Seats};
use king_of_pirates::{Action, KingOfPirates};
use serde_json::json;

/// Matches in which seat 0 is asked out of turn and can only pass.
fn idle_windows() -> impl Iterator<Item = Result<Match<KingOfPirates>>> {
    windows(|asked| asked.contains(Seat::new(0)))
}

/// The same, where nobody else is asked: a card of another player would be another question.
fn lonely_windows() -> impl Iterator<Item = Result<Match<KingOfPirates>>> {
    windows(|asked| asked == Seats::one(Seat::new(0)))
}

fn windows(wanted: fn(Seats) -> bool) -> impl Iterator<Item = Result<Match<KingOfPirates>>> {
    let seat = Seat::new(0);
    let idle = move |play: &Match<KingOfPirates>| {
        let asked = matches!(play.pending(), Pending::Seats(asked) if wanted(asked));
        let passing = |action: &Action| matches!(action, Action::Pass | Action::PassAll);
        let legal = play.legal(seat);
        asked && legal.contains(&Action::Pass) && legal.iter().all(passing)
    };
    (0..50).filter_map(move |number| {
        let play = browser_tests::until(3, &format!("window {number}"), idle);
        play.map(|play| idle(&play).then_some(play)).transpose()
    })
}

/// Loads the match at a pace, with `persons` before the bots; how often the person has acted.
async fn load(
    page: &Page,
    play: &Match<KingOfPirates>,
    persons: usize,
    speed: &str,
) -> Result<usize> {
    let mut kept = browser_tests::record(play, Level::Greedy)?;
    for seat in 0..persons {
        kept["players"][seat] = json!("person");
    }
    page.keep::<KingOfPirates>(kept).await?;
    let before = acted(page).await?;
    page.open(&format!("/play/king-of-pirates?speed={speed}")).await?;
    page.wait_for(".hex").await?;
    Ok(before)
}

/// How often the person has acted.
async fn acted(page: &Page) -> Result<usize> {
    let inputs = page.inputs::<KingOfPirates>().await?;
    Ok(inputs.iter().filter(|input| input["seat"] == 0).count())
}

#[tokio::test]
async fn alone_against_bots_an_idle_window_is_passed_at_once() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        let play = idle_windows().next().context("an idle window")??;
        let before = load(&page, &play, 1, "normal").await?;
        let start = Instant::now();
        while acted(&page).await? <= before {
            ensure!(start.elapsed() < Duration::from_millis(900), "the window is passed at once");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        ensure!(!page.has(".countdown").await?, "nobody could read the time it takes");
        page.assert_no_errors().await
    })
    .await
}

/// Several people at one device: each looks when it is asked.
async fn take_device(page: &Page) -> Result<()> {
    if page.has(".hand-over").await? {
        page.click(".hand-over .button").await?;
    }
    Ok(())
}

#[tokio::test]
async fn where_others_look_an_idle_window_is_passed_after_a_second() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        let play = idle_windows().next().context("an idle window")??;
        let before = load(&page, &play, 2, "normal").await?;
        take_device(&page).await?;
        page.wait_for(".countdown").await?;
        let start = Instant::now();
        while acted(&page).await? <= before {
            ensure!(start.elapsed() < Duration::from_secs(6), "the window is passed");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        let waited = start.elapsed();
        ensure!(waited > Duration::from_millis(500), "there was time to hold: {waited:?}");
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn who_holds_is_asked_until_the_answer() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        let play = lonely_windows().next().context("an idle window")??;
        // At the slow pace there is time to click.
        let before = load(&page, &play, 2, "slow").await?;
        take_device(&page).await?;
        page.click(".hold").await?;
        ensure!(acted(&page).await? == before, "the click was in time");
        tokio::time::sleep(Duration::from_secs(6)).await;
        ensure!(acted(&page).await? == before, "nothing was passed");
        ensure!(!page.has(".countdown").await?, "what is held stays held");
        ensure!(page.has("[data-asked=person]").await?, "the person is asked");
        page.click("[data-piece=do-pass]").await?;
        let start = Instant::now();
        while acted(&page).await? <= before {
            ensure!(start.elapsed() < Duration::from_secs(6), "the answer counts");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        page.assert_no_errors().await
    })
    .await
}

/// Matches in which seat 0 and others are asked at the same time and seat 0 can play a card, with
/// the card's place in the list of actions.
fn open_windows() -> impl Iterator<Item = Result<(Match<KingOfPirates>, usize)>> {
    let card = |play: &Match<KingOfPirates>| {
        let legal = play.legal(Seat::new(0));
        let several = matches!(play.pending(), Pending::Seats(asked) if asked.len() > 1);
        let card = legal.iter().position(|action| matches!(action, Action::Play(_)));
        card.filter(|_| several && legal.contains(&Action::Pass))
    };
    (0..60).filter_map(move |number| {
        let play = browser_tests::until(3, &format!("open {number}"), |play| card(play).is_some());
        play.map(|play| card(&play).map(|place| (play, place))).transpose()
    })
}

#[tokio::test]
async fn what_a_person_is_about_to_do_stands_while_others_answer() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        for window in open_windows().take(8) {
            let (play, place) = window?;
            page.keep::<KingOfPirates>(browser_tests::record(&play, Level::Greedy)?).await?;
            // Also where a card hardly matters.
            page.store("auto-pass", json!(["every chance"])).await?;
            page.open("/play/king-of-pirates?speed=slow").await?;
            page.click(".actions summary").await?;
            page.click_nth(".action", place).await?;
            page.wait_for(".confirmation").await?;
            while page.has(".others").await? {
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
            let inputs = page.inputs::<KingOfPirates>().await?;
            let answers = &inputs[play.inputs().len()..];
            // A card of somebody else would be another question.
            if !answers.is_empty() && answers.iter().all(|input| input["action"] == "pass") {
                ensure!(page.has(".confirmation").await?, "it waits for its confirmation");
                return page.assert_no_errors().await;
            }
        }
        anyhow::bail!("in no window the others pass")
    })
    .await
}
