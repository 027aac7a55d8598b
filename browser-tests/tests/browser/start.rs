//! The client starts, and fits every window.

use anyhow::{Result, ensure};
use browser_tests::Page;
use serde_json::Value;

const WIDTHS: [u32; 5] = [360, 390, 768, 1440, 2560];

#[tokio::test]
async fn the_front_page_opens_without_errors() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.open("/").await?;
        let title = page.text("h1").await?;
        ensure!(title.contains("Freebooter"), "the title is {title:?}");
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn nothing_is_wider_than_the_window() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        let pages =
            [("/", ".tile"), ("/play/buccaneer/seats", ".start"), ("/play/buccaneer", ".crews")];
        for width in WIDTHS {
            page.resize(width, 800).await?;
            for (path, css) in pages {
                page.open(path).await?;
                page.wait_for(css).await?;
                let script = "return document.documentElement.scrollWidth - innerWidth";
                let excess = page.run(script, Value::Null).await?;
                ensure!(excess == 0, "{path} at {width}: {excess} too wide");
            }
        }
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn an_unknown_address_says_so() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        for path in ["/nowhere", "/play/nothing"] {
            page.open(path).await?;
            ensure!(page.text("main").await?.contains("nothing at this address"), "{path}");
            ensure!(page.has(".wreck svg").await?, "{path}: a wreck");
        }
        for (path, status) in [("/nowhere", 404), ("/play/buccaneer", 200), ("/rules/", 200), ("/rules/foo.html", 404), ("/rules/de/foo.html", 404)] {
            let script = "return fetch(arguments[0]).then((answer) => [answer.status, answer.headers.get('content-type')])";
            let answer = page.run(script, Value::from(path)).await?;
            ensure!(answer[0] == status, "{path}: {answer}");
            ensure!(answer[1].as_str().is_some_and(|kind| kind.starts_with("text/html")), "{path}: {answer}");
        }
        page.open("/rules/foo.html").await?;
        ensure!(page.all(".books li").await?.len() == 4, "the rules that there are");
        Ok(())
    })
    .await
}

/// Milliseconds between the last byte of the first visit and a page that can be used.
const SOON: f64 = 2_000.0;

#[tokio::test]
async fn the_page_can_be_used_soon_after_its_last_byte() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        let watch = "new MutationObserver((_, observer) => { \
            if (!document.querySelector('.tile .play')) return; \
            observer.disconnect(); \
            requestAnimationFrame(() => setTimeout(() => { window.usable = performance.now(); })); \
            }).observe(document, { childList: true, subtree: true })";
        page.before_scripts(watch).await?;
        page.open("/").await?;
        page.wait_for(".tile .play").await?;
        let script = "const ends = performance.getEntriesByType('resource') \
                .filter((entry) => !entry.name.includes('bot-worker') && entry.startTime < window.usable) \
                .map((entry) => entry.responseEnd); \
            return window.usable - Math.max(...ends)";
        tokio::time::sleep(std::time::Duration::from_millis(300)).await;
        let waited = page.run(script, Value::Null).await?.as_f64().unwrap_or(f64::MAX);
        println!("usable {waited:.0} ms after the last byte");
        ensure!(waited < SOON, "usable {waited} ms after the last byte");
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn the_fonts_are_our_own_and_small() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.open("/").await?;
        page.wait_for(".tile .play").await?;
        let script = "return document.fonts.ready.then(() => [ \
            document.fonts.check('16px \"Freebooter Sans\"'), document.fonts.check('700 16px \"Freebooter Sans\"'), \
            document.fonts.check('700 30px \"Freebooter Display\"'), \
            performance.getEntriesByType('resource').filter((entry) => entry.name.includes('/font-')) \
                .reduce((sum, entry) => sum + entry.decodedBodySize, 0)])";
        let fonts = page.run(script, Value::Null).await?;
        ensure!(fonts[0] == true && fonts[1] == true && fonts[2] == true, "{fonts}");
        let bytes = fonts[3].as_u64().unwrap_or(0);
        ensure!((10_000..60 * 1024).contains(&bytes), "{bytes} bytes of fonts");
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn nobody_goes_first_who_has_no_seat() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.open("/play/buccaneer/seats").await?;
        page.click(".size:last-child").await?;
        let count = "return [...document.querySelectorAll('.option select')].at(-1).options.length";
        let five = page.run(count, Value::Null).await?.as_u64();
        let pick = "const menu = [...document.querySelectorAll('.option select')].at(-1); \
            menu.selectedIndex = menu.options.length - 1; \
            menu.dispatchEvent(new Event('change', { bubbles: true }))";
        page.run(pick, Value::Null).await?;
        page.click(".size").await?;
        let three = page.run(count, Value::Null).await?.as_u64();
        ensure!(three.map(|count| count + 2) == five, "{three:?} and {five:?}");
        page.click(".start").await?;
        page.wait_for("[data-asked]").await?;
        page.assert_no_errors().await
    })
    .await
}

#[tokio::test]
async fn tiles_are_drawn_with_the_pieces_of_the_boards() -> Result<()> {
    browser_tests::visit(async |page: Page| {
        page.open("/?speed=fast").await?;
        page.wait_for(".tile .play").await?;
        // Nothing of a picture is missing: what it refers to is on the page.
        let missing = "const drawn = [...document.querySelectorAll('.tile-picture use')]; \
            const lost = drawn.map((use) => use.getAttribute('href')).filter((id) => !document.querySelector(id)); \
            return [drawn.length, lost]";
        let found = page.run(missing, Value::Null).await?;
        ensure!(found[0].as_u64() > Some(60) && found[1] == serde_json::json!([]), "{found}");
        for piece in ["disc-body", "token-wheel", "king-vessel", "planks-pirate"] {
            ensure!(page.has(&format!(".tile-picture use[href='#{piece}']")).await?, "{piece}");
        }
        page.assert_no_errors().await
    })
    .await
}
