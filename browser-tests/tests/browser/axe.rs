//! axe-core on every page and every game's table: nothing serious, light and dark, on a phone and
//! on a desktop. `cargo xtask test` fetches axe-core; `cargo xtask axe` does only that.

use std::path::Path;

use anyhow::{Context, Result, ensure};
use browser_tests::{Page, Theme};
use buccaneer::Buccaneer;
use game::{Evaluate, Match, Pending, Seat};
use king_of_pirates::KingOfPirates;
use pirates::Pirates;
use planks::Planks;
use serde_json::{Value, json};

const SIZES: [(u32, u32); 2] = [(390, 844), (1440, 900)];
const THEMES: [Theme; 2] = [Theme::Light, Theme::Dark];

fn axe() -> Result<String> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/axe/axe.min.js");
    std::fs::read_to_string(file).context("axe-core is not here: run `cargo xtask axe`")
}

/// What axe-core finds on the page that is open, if it is serious.
async fn faults(page: &Page, axe: &str) -> Result<Vec<String>> {
    let run = "; return axe.run(document, { resultTypes: ['violations'] }).then((found) => \
        found.violations.filter((fault) => ['serious', 'critical'].includes(fault.impact)) \
            .map((fault) => fault.id + ': ' + fault.nodes.slice(0, 3).map((node) => \
                node.html.slice(0, 160) + ' ' + node.failureSummary.slice(0, 200)).join(' | ')))";
    let found = page.run(&format!("{axe}{run}"), Value::Null).await?;
    let found = found.as_array().context("a list of faults")?;
    Ok(found.iter().map(|fault| fault.as_str().unwrap_or_default().to_owned()).collect())
}

/// Looks at the open page in every size and theme.
async fn look(page: &Page, axe: &str, name: &str, all: &mut Vec<String>) -> Result<()> {
    for (width, height) in SIZES {
        page.resize(width, height).await?;
        for theme in THEMES {
            page.prefer(theme).await?;
            let found = faults(page, axe).await?;
            all.extend(found.into_iter().map(|fault| format!("{name} {width} {theme:?}: {fault}")));
        }
    }
    Ok(())
}

/// A match after this number of inputs, when seat 0 is asked and has a choice.
fn middle<G: Evaluate>(inputs: usize) -> Result<Match<G>> {
    let seat = Seat::new(0);
    browser_tests::until(4, "axe", |play: &Match<G>| {
        let asked = matches!(play.pending(), Pending::Seats(asked) if asked.contains(seat));
        asked && play.inputs().len() >= inputs && play.legal(seat).len() > 1
    })
}

async fn look_at_game<G: Evaluate>(page: &Page, axe: &str, all: &mut Vec<String>) -> Result<()> {
    page.open(&format!("/play/{}/seats", G::ID)).await?;
    page.wait_for(".start").await?;
    look(page, axe, &format!("{} seats", G::ID), all).await?;
    page.load_match(&middle::<G>(60)?).await?;
    ensure!(page.is_asked().await?);
    page.click(".actions summary").await?;
    look(page, axe, &format!("{} table", G::ID), all).await?;
    page.load_match(&browser_tests::until::<G>(4, "axe", |_| false)?).await?;
    page.wait_for(".ending").await?;
    look(page, axe, &format!("{} ending", G::ID), all).await?;
    page.open(&format!("/replay/here/{}", G::ID)).await?;
    page.wait_for(".story .moment").await?;
    look(page, axe, &format!("{} replay", G::ID), all).await?;
    page.open(&format!("/learn/{}", G::ID)).await?;
    page.click(".goal .begin").await?;
    page.wait_for(".coach .task").await?;
    look(page, axe, &format!("{} lesson", G::ID), all).await
}

#[tokio::test]
async fn no_serious_fault_on_any_page() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        let (axe, mut all) = (axe()?, Vec::new());
        let pages = [
            ("/", ".tile"),
            ("/settings", "fieldset"),
            ("/me", ".past"),
            ("/lobby", ".new-table"),
            ("/lobby/new/planks", ".open-table"),
            ("/replay", ".finding"),
            ("/nowhere", "main"),
            ("/rules/planks.html", "h1"),
        ];
        for (path, css) in pages {
            page.open(path).await?;
            page.wait_for(css).await?;
            look(&page, &axe, path, &mut all).await?;
        }
        page.open("/lobby/new/planks").await?;
        page.click(".open-table").await?;
        page.wait_for(".stand").await?;
        page.click(".qr-code summary").await?;
        look(&page, &axe, "gathering", &mut all).await?;
        ensure!(all.is_empty(), "{}", all.join("\n"));
        Ok(())
    })
    .await
}

#[tokio::test]
async fn no_serious_fault_at_any_table() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        let (axe, mut all) = (axe()?, Vec::new());
        look_at_game::<Buccaneer>(&page, &axe, &mut all).await?;
        look_at_game::<Pirates>(&page, &axe, &mut all).await?;
        look_at_game::<KingOfPirates>(&page, &axe, &mut all).await?;
        look_at_game::<Planks>(&page, &axe, &mut all).await?;
        ensure!(all.is_empty(), "{}", all.join("\n"));
        Ok(())
    })
    .await
}

#[tokio::test]
async fn no_serious_fault_in_any_set_of_colours() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        let (axe, mut all) = (axe()?, Vec::new());
        page.open("/?speed=fast").await?;
        for colours in ["safe", "signal"] {
            page.store("colours", json!(colours)).await?;
            page.load_match(&middle::<Planks>(60)?).await?;
            ensure!(page.is_asked().await?);
            look(&page, &axe, &format!("planks in {colours} colours"), &mut all).await?;
            page.load_match(&middle::<Buccaneer>(60)?).await?;
            ensure!(page.is_asked().await?);
            look(&page, &axe, &format!("buccaneer in {colours} colours"), &mut all).await?;
        }
        ensure!(all.is_empty(), "{}", all.join("\n"));
        Ok(())
    })
    .await
}
