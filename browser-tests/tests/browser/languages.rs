//! The client in every language: it changes at any time, and nothing stays behind in English.

use std::collections::BTreeSet;

use anyhow::{Context, Result, ensure};
use browser_tests::Page;
use buccaneer::Buccaneer;
use game::{Edition as _, Evaluate, Match, Pending, Seat};
use king_of_pirates::{Edition, KingOfPirates};
use pirates::Pirates;
use planks::Planks;
use serde_json::{Value, json};

const TRANSLATIONS: [&str; 3] = ["de", "fr", "it"];

/// A match just before seat 0 acts for the second time.
fn early<G: Evaluate>() -> Result<Match<G>> {
    let seat = Seat::new(0);
    let stop = |play: &Match<G>| {
        let asked = matches!(play.pending(), Pending::Seats(asked) if asked.contains(seat));
        asked && play.legal(seat).len() > 1 && play.inputs().len() > 6
    };
    browser_tests::until(4, "languages", stop)
}

/// Chooses a language in the menu of settings.
async fn choose(page: &Page, language: &str) -> Result<()> {
    if !page.has(".settings[open]").await? {
        page.click(".settings summary").await?;
    }
    page.click(&format!(".settings label:has([lang={language}]) input")).await?;
    page.wait_for(&format!("html[lang={language}]")).await?;
    page.click(".settings summary").await
}

/// Everything that the page says, to eyes and to screen readers, but for people's names.
async fn said(page: &Page) -> Result<BTreeSet<String>> {
    let script = "
        const all = [], walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
            const parent = walker.currentNode.parentElement.closest('script, noscript, [lang], .my-name');
            if (!parent || parent === document.documentElement) all.push(walker.currentNode.data);
        }
        for (const element of document.body.querySelectorAll('[aria-label], [title]'))
            all.push(element.getAttribute('aria-label') ?? '', element.title);
        return all";
    let all = page.run(script, Value::Null).await?;
    let all = all.as_array().context("a list")?.iter().filter_map(Value::as_str);
    Ok(all.map(|text| text.trim().to_owned()).collect())
}

/// Names are the same in every language.
fn is_name(text: &str) -> bool {
    let games = ["King of Pirates", "Squabble on the Planks", "Molly Flint"];
    games.contains(&text) || Edition::house().pirates.iter().any(|pirate| pirate.name == text)
}

/// A text of several words.
fn is_speech(text: &str) -> bool {
    let word = |word: &&str| word.chars().filter(|letter| letter.is_alphabetic()).count() > 1;
    text.split_whitespace().filter(word).count() > 1 && !is_name(text)
}

/// Compares a page with itself in the other languages.
async fn compare(page: &Page, path: &str, css: &str) -> Result<()> {
    let store = "localStorage.setItem('freebooter.language', JSON.stringify(arguments[0]))";
    page.run(store, json!("en")).await?;
    page.open(path).await?;
    page.wait_for(css).await?;
    let english = said(page).await?;
    for language in TRANSLATIONS {
        page.run(store, json!(language)).await?;
        page.open(path).await?;
        page.wait_for(&format!("html[lang={language}] {css}")).await?;
        let here = said(page).await?;
        let left: Vec<_> = here.intersection(&english).filter(|text| is_speech(text)).collect();
        ensure!(left.is_empty(), "{path} in {language}: {left:#?}");
        let raw = |text: &&String| {
            let key = text.split('-').count() > 2 && !text.contains(char::is_uppercase);
            text.contains("{$") || (key && text.chars().all(|c| c.is_ascii_lowercase() || c == '-'))
        };
        let raw: Vec<_> = here.iter().filter(raw).collect();
        ensure!(raw.is_empty(), "{path} in {language}: {raw:#?}");
    }
    page.assert_no_errors().await
}

async fn compare_table<G: Evaluate>(page: &Page) -> Result<()> {
    page.load_match(&early::<G>()?).await?;
    ensure!(page.is_asked().await?);
    compare(page, &format!("/play/{}?speed=fast", G::ID), "[data-asked=person]").await
}

#[tokio::test]
async fn a_match_goes_on_in_another_language() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.load_match(&early::<Buccaneer>()?).await?;
        ensure!(page.is_asked().await?);
        ensure!(page.text(".log").await?.contains("begins."));
        let inputs = page.inputs::<Buccaneer>().await?;
        choose(&page, "de").await?;
        ensure!(
            page.text(".log").await?.contains("beginnt."),
            "earlier lines of the log are translated"
        );
        ensure!(page.text(".until-end").await?.contains("Schiffe"));
        ensure!(page.inputs::<Buccaneer>().await? == inputs, "the match is the same");
        page.act_by_list(0).await?;
        page.wait_for_inputs::<Buccaneer>(inputs.len()).await?;
        choose(&page, "it").await?;
        ensure!(page.text(".log").await?.contains("comincia."));
        let inputs = page.inputs::<Buccaneer>().await?;
        page.reload().await?;
        page.wait_for("html[lang=it] [data-asked=person]").await?;
        ensure!(page.inputs::<Buccaneer>().await? == inputs);
        ensure!(page.has("a[href^='/rules/it/buccaneer.html']").await?, "the rules in Italian");
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn a_language_that_cannot_be_fetched_leaves_english() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.open("/").await?;
        let store = "localStorage.setItem('freebooter.language', '\"fr\"')";
        page.run(store, Value::Null).await?;
        page.block(&["*words-*"]).await?;
        page.open("/").await?;
        ensure!(page.text(".tile .play").await? == "Play now");
        page.wait_for("html[lang=en]").await.map(drop)
    })
    .await
}

#[tokio::test]
async fn no_page_says_anything_in_english_elsewhere() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.open("/").await?;
        compare(&page, "/", ".tile").await?;
        compare(&page, "/play/nothing", "main").await?;
        compare(&page, "/lobby", ".me .my-name").await?;
        for game in ["buccaneer", "pirates", "planks", "king-of-pirates"] {
            compare(&page, &format!("/play/{game}/seats"), ".start").await?;
            compare(&page, &format!("/lobby/new/{game}"), ".open-table").await?;
        }
        Ok(())
    })
    .await
}

#[tokio::test]
async fn no_table_says_anything_in_english_elsewhere() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        compare_table::<Buccaneer>(&page).await?;
        compare_table::<Pirates>(&page).await?;
        compare_table::<Planks>(&page).await?;
        compare_table::<KingOfPirates>(&page).await
    })
    .await
}
