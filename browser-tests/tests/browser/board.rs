//! What tests of several boards do: measure, drag, ask for explanations.

use std::time::Duration;

use anyhow::{Context, Result};
use browser_tests::{Hand, Page, Stretch};
use serde_json::{Value, json};

/// Left, top, width and height of all such elements, in pixels of the page.
pub(crate) async fn places(page: &Page, css: &str) -> Result<Vec<Value>> {
    let script = "return [...document.querySelectorAll(arguments[0])].map(element => {
        const place = element.getBoundingClientRect();
        return [place.left, place.top + scrollY, place.width, place.height].map(Math.round) })";
    let places = page.run(script, json!(css)).await?;
    places.as_array().cloned().context("a list of places")
}

/// Drags the middle of one element to the middle of another.
pub(crate) async fn drag_onto(page: &Page, hand: Hand, from: &str, onto: &str) -> Result<()> {
    page.wait_for(from).await?;
    let script = "const [from, onto] = arguments[0].map(css => {
        const place = document.querySelector(css).getBoundingClientRect();
        return [place.left + place.width / 2, place.top + place.height / 2] });
        return [onto[0] - from[0], onto[1] - from[1]].map(Math.round)";
    let way = page.run(script, json!([from, onto])).await?;
    let (right, down) = (way[0].as_i64().context("right")?, way[1].as_i64().context("down")?);
    let lasts = Duration::from_millis(16);
    let step = |step: i64, whole: i64| whole * (step + 1) / 6 - whole * step / 6;
    let stretch = |n| Stretch { right: step(n, right), down: step(n, down), lasts };
    page.drag(from, hand, &(0..6).map(stretch).collect::<Vec<_>>()).await
}

/// The explanation that appears when such an event reaches an element.
pub(crate) async fn lights_up(page: &Page, css: &str, event: &str) -> Result<String> {
    page.wait_for(css).await?;
    let script = "const [css, name] = arguments[0];
        const pointerType = name === 'pointerdown' ? 'touch' : 'mouse';
        const options = { bubbles: true, cancelable: true, pointerType };
        document.body.dispatchEvent(new PointerEvent('pointerover', { ...options, pointerType: 'mouse' }));
        document.querySelector(css).dispatchEvent(new PointerEvent(name, options))";
    page.run(script, json!([css, event])).await?;
    page.text(".explained").await
}

/// What a screen reader adds to the name of an element.
pub(crate) async fn description(page: &Page, css: &str) -> Result<String> {
    page.wait_for(css).await?;
    let script = "return document.querySelector(arguments[0]).getAttribute('aria-description')";
    Ok(page.run(script, json!(css)).await?.as_str().unwrap_or_default().to_owned())
}
