//! Windows in which nothing would be played are passed after a countdown; one click holds.

use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use bots::Level;
use browser::Page;
use king_of_pirates::{Action, KingOfPirates};
use table::{Match, Pending, Seat};

/// A match in which seat 0 is asked out of turn and can only pass.
fn idle_window() -> Result<Match<KingOfPirates>> {
    let seat = Seat::new(0);
    let idle = |play: &Match<KingOfPirates>| {
        let asked = matches!(play.pending(), Pending::Seats(asked) if asked.contains(seat));
        let passing = |action: &Action| matches!(action, Action::Pass | Action::PassAll);
        let legal = play.legal(seat);
        asked && legal.contains(&Action::Pass) && legal.iter().all(passing)
    };
    for number in 0..50 {
        let play = browser::until(3, &format!("window {number}"), idle)?;
        if idle(&play) {
            return Ok(play);
        }
    }
    anyhow::bail!("no match comes to a window in which seat 0 can only pass")
}

/// Lays the match at the pace that people are used to.
async fn lay(page: &Page) -> Result<usize> {
    let play = idle_window()?;
    page.keep::<KingOfPirates>(browser::record(&play, Level::Greedy)?).await?;
    page.open("/play/king-of-pirates").await?;
    page.wait_for(".countdown").await?;
    Ok(play.inputs().len())
}

#[tokio::test]
async fn an_idle_window_is_passed_after_a_countdown() -> Result<()> {
    browser::visit(async |page: Page| {
        let before = lay(&page).await?;
        let start = Instant::now();
        while page.inputs::<KingOfPirates>().await?.len() <= before {
            ensure!(start.elapsed() < Duration::from_secs(10), "the window is passed");
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        let waited = start.elapsed();
        ensure!(waited > Duration::from_secs(2), "there was time to hold: {waited:?}");
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn who_holds_is_asked() -> Result<()> {
    browser::visit(async |page: Page| {
        let before = lay(&page).await?;
        page.click(".hold").await?;
        tokio::time::sleep(Duration::from_secs(5)).await;
        ensure!(page.inputs::<KingOfPirates>().await?.len() == before, "nothing was passed");
        ensure!(page.has("[data-asked=person]").await?, "the person is asked");
        page.click(".choice").await?;
        page.wait_for_inputs::<KingOfPirates>(before).await?;
        page.assert_no_errors().await
    })
    .await
}
