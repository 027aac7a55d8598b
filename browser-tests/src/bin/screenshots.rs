//! Takes pictures of the client: `screenshots FOLDER [ENDING]`, ENDING being webp or png; and, as
//! `screenshots icons FOLDER`, draws the icons that are wanted as pixels from those in `/icon.svg`
//! and `/icon-maskable.svg`.

use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use bots::Level;
use browser_tests::{Page, Theme};
use buccaneer::{Action, Buccaneer};
use game::{Evaluate, Game, Match, Pending, Seat, Viewer};
use king_of_pirates::KingOfPirates;
use pirates::Pirates;
use planks::Planks;
use serde_json::Value;

const SIZES: [(&str, u32, u32); 2] = [("phone", 390, 844), ("desktop", 1440, 900)];
const THEMES: [(&str, Theme); 2] = [("light", Theme::Light), ("dark", Theme::Dark)];

#[tokio::main]
async fn main() -> Result<()> {
    let mut arguments = std::env::args().skip(1);
    let first = arguments.next().context("which folder?")?;
    if first == "icons" {
        let folder = PathBuf::from(arguments.next().context("which folder?")?);
        return browser_tests::visit(|page| async move { icons(&page, &folder).await }).await;
    }
    let folder = PathBuf::from(first);
    let ending = arguments.next().unwrap_or_else(|| "webp".to_owned());
    std::fs::create_dir_all(&folder)?;
    browser_tests::visit(|page| async move { all(&page, &folder, &ending).await }).await
}

async fn all(page: &Page, folder: &Path, ending: &str) -> Result<()> {
    let mid = browser_tests::record(&mid_match()?, Level::Mate)?;
    let over = browser_tests::until::<Buccaneer>(4, "a fair wind", |_| false)?;
    let over = browser_tests::record(&over, Level::Mate)?;
    for (size, width, height) in SIZES {
        page.resize(width, height).await?;
        for (name, theme) in THEMES {
            page.prefer(theme).await?;
            let file = |what: &str| folder.join(format!("{what}-{size}-{name}.{ending}"));
            page.open("/?speed=fast").await?;
            page.run("localStorage.clear()", Value::Null).await?;
            page.open("/?speed=fast").await?;
            page.wait_for(".tile .play").await?;
            page.picture(&file("front")).await?;
            set_table(page, &mid).await?;
            page.picture(&file("table")).await?;
            page.click(".ship.target").await?;
            if !page.has(".confirmation").await? {
                page.click(".stack.source:not(.single)").await?;
                page.click(".ship.target").await?;
            }
            page.wait_for(".confirmation").await?;
            page.picture(&file("boarding")).await?;
            set_table(page, &over).await?;
            page.wait_for(".ending").await?;
            page.picture(&file("ending")).await?;
            lesson(page, &file).await?;
            replay(page, &file).await?;
            others(page, &file).await?;
            lobby(page, &file).await?;
            about(page, &file).await?;
        }
    }
    Ok(())
}

/// A step of a lesson before and after it is done.
async fn lesson(page: &Page, file: &impl Fn(&str) -> PathBuf) -> Result<()> {
    page.open("/learn/buccaneer?speed=fast").await?;
    page.click(".goal .begin").await?;
    page.wait_for(".coach .task").await?;
    page.picture(&file("lesson")).await?;
    page.click(".stack.source").await?;
    page.click(".stack.target").await?;
    page.click(".confirm").await?;
    page.wait_for(".coach .done").await?;
    page.picture(&file("lesson-done")).await
}

/// Where records are found, and the match that is kept, with its chances of winning.
async fn replay(page: &Page, file: &impl Fn(&str) -> PathBuf) -> Result<()> {
    page.open("/replay?speed=fast").await?;
    page.wait_for(".archive .card-of-match").await?;
    page.picture(&file("records")).await?;
    page.open("/replay/here/buccaneer?speed=fast#30").await?;
    page.wait_for(".plot .turns").await?;
    while page.has(".plot progress").await? {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    page.run("scrollTo(0, 0)", Value::Null).await?;
    page.picture(&file("replay")).await
}

/// Icons by name, the drawing each is made from, and its side in pixels.
const ICONS: [(&str, &str, u32); 4] = [
    ("icon-180.png", "/icon-maskable.svg", 180),
    ("icon-192.png", "/icon.svg", 192),
    ("icon-512.png", "/icon.svg", 512),
    ("icon-maskable-512.png", "/icon-maskable.svg", 512),
];
const LARGEST: u32 = 512;

async fn icons(page: &Page, folder: &Path) -> Result<()> {
    page.without_background().await?;
    for (name, drawing, side) in ICONS {
        // A window may not be as small as an icon.
        page.resize_and_scale(LARGEST, LARGEST, f64::from(side) / f64::from(LARGEST)).await?;
        page.open(drawing).await?;
        page.picture(&folder.join(name)).await?;
    }
    Ok(())
}

/// Choosing seats, a rulebook, settings, oneself as a guest and as others see one.
async fn about(page: &Page, file: &impl Fn(&str) -> PathBuf) -> Result<()> {
    page.open("/play/planks/seats?speed=fast").await?;
    page.wait_for(".start").await?;
    page.picture(&file("seats")).await?;
    page.open("/rules/planks.html").await?;
    page.wait_for("h1").await?;
    page.picture(&file("rulebook")).await?;
    page.open("/settings?speed=fast").await?;
    page.wait_for(".discs").await?;
    page.picture(&file("settings")).await?;
    page.open("/me?speed=fast").await?;
    page.wait_for(".devices li").await?;
    page.picture(&file("me")).await?;
    let me = "return fetch('/api/v1/me').then((answer) => answer.json()).then((me) => me.id)";
    let me = page.run(me, Value::Null).await?;
    page.open(&format!("/people/{}", me.as_str().context("one's id")?)).await?;
    page.wait_for(".ratings").await?;
    page.picture(&file("person")).await
}

/// The tables of the other games, in the middle of a match.
async fn others(page: &Page, file: &impl Fn(&str) -> PathBuf) -> Result<()> {
    page.load_match_against(Level::Mate, &middle::<Pirates>(60)?).await?;
    page.wait_for(".prize").await?;
    page.is_asked().await?;
    page.picture(&file("pirates")).await?;
    page.load_match_against(Level::Mate, &middle::<KingOfPirates>(120)?).await?;
    page.wait_for(".hex").await?;
    page.is_asked().await?;
    page.picture(&file("king-of-pirates")).await?;
    page.load_match_against(Level::Mate, &middle::<Planks>(50)?).await?;
    page.wait_for(".lane").await?;
    page.is_asked().await?;
    page.picture(&file("planks")).await
}

/// The lobby, and an online table that waits for people.
async fn lobby(page: &Page, file: &impl Fn(&str) -> PathBuf) -> Result<()> {
    page.open("/lobby/new/planks?speed=fast").await?;
    page.wait_for(".open-table").await?;
    page.picture(&file("new-table")).await?;
    page.click(".open-table").await?;
    page.wait_for(".stand").await?;
    page.picture(&file("gathering")).await?;
    page.open("/lobby?speed=fast").await?;
    page.wait_for(".vessel-tile .join").await?;
    page.picture(&file("lobby")).await
}

/// A match after this number of inputs, when seat 0 is asked and has a choice.
fn middle<G: Evaluate>(inputs: usize) -> Result<Match<G>> {
    let seat = Seat::new(0);
    browser_tests::until(4, "a fair wind", |play: &Match<G>| {
        let asked = matches!(play.pending(), Pending::Seats(asked) if asked.contains(seat));
        asked && play.inputs().len() >= inputs && play.legal(seat).len() > 1
    })
}

/// The first match that comes to where a boarding makes a good picture.
fn mid_match() -> Result<Match<Buccaneer>> {
    for number in 0..200 {
        let play = browser_tests::until(4, &format!("picture {number}"), boarding_is_near)?;
        if boarding_is_near(&play) {
            return Ok(play);
        }
    }
    bail!("no match comes to a boarding of seat 0")
}

/// Seat 0 is asked in the middle of a match, may move or board, and has a choice of booty.
fn boarding_is_near(play: &Match<Buccaneer>) -> bool {
    let seat = Seat::new(0);
    let asked = matches!(play.pending(), Pending::Seats(asked) if asked.contains(seat));
    let view = play.state().view(Viewer::Seat(seat));
    let stacks = view.stacks.iter().filter(|stack| stack.len() > 1).count();
    let crowded = stacks > 3 && (1..9).contains(&view.unseen.len()) && view.ships.len() > 1;
    let legal = play.legal(seat);
    let moves = legal.iter().any(|action| matches!(action, Action::Move(..)));
    let mut ships = legal.iter().filter_map(|action| match action {
        Action::Board(boarding) => Some(boarding.ship),
        Action::Move(..) | Action::Mutiny(_) => None,
    });
    let choice = ships.next().is_some_and(|first| ships.any(|ship| ship == first));
    asked && crowded && moves && choice
}

async fn set_table(page: &Page, record: &Value) -> Result<()> {
    let store = "localStorage.setItem('freebooter.match.buccaneer', JSON.stringify(arguments[0]))";
    page.run(store, record.clone()).await?;
    page.open("/play/buccaneer?speed=fast").await?;
    page.wait_for(".crews").await?;
    Ok(())
}
