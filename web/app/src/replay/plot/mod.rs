//! Who was likely to win, moment by moment: what bots think of it, as a curve, a table of numbers
//! and the moments at which it turned.

mod draw;
mod estimate;
mod turning;

use leptos::prelude::*;
use web_kit::model::GameUi;
use web_kit::words::{said, say, say_with};

use crate::replay::plot::estimate::{Estimate, Point};
use crate::replay::show::Show;

/// How far it is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Phase {
    Unasked,
    Thinking,
    Done,
}

/// The panel: a button at first, a progress bar while bots think, then the curve.
pub(super) fn plot<U: GameUi>(show: Show<U>) -> impl IntoView {
    let estimate = Estimate::new(show);
    // The buttons stay the same while moments are counted, so that a click is never lost.
    let phase = Memo::new(move |_| match estimate.progress() {
        None => Phase::Unasked,
        Some((done, all)) if done < all => Phase::Thinking,
        Some(_) => Phase::Done,
    });
    let head = move || {
        match phase.get() {
        Phase::Unasked => view! {
            <p>{said("replay-plot-about")}</p>
            <button class="button small think" on:click=move |_| estimate.start()>{said("replay-plot-start")}</button>
        }
        .into_any(),
        Phase::Thinking => thinking(&estimate).into_any(),
        Phase::Done => ().into_any(),
    }
    };
    view! {
        <section class="plot panel" aria-label=said("replay-plot")>
            <h2>{said("replay-plot")}</h2>
            {head}
            {move || {
                let points = estimate.points.get();
                (points.len() > 1).then(|| curve(show, &points, phase.get() == Phase::Done))
            }}
        </section>
    }
}

fn thinking<U: GameUi>(estimate: &Estimate<U>) -> impl IntoView + use<U> {
    let estimate = *estimate;
    let count = move || estimate.progress().unwrap_or_default();
    let words = move || {
        let (done, all) = count();
        say_with("replay-plot-progress", &[("done", done.into()), ("all", all.into())])
    };
    view! {
        <label class="thinking">
            <span>{words}</span>
            <progress max=move || count().1.to_string() value=move || count().0.to_string()></progress>
        </label>
        {stop(&estimate)}
    }
}

fn stop<U: GameUi>(estimate: &Estimate<U>) -> impl IntoView + use<U> {
    let estimate = *estimate;
    let running = move || estimate.running.get();
    view! {
        <button
            class="button small stop"
            on:click=move |_| if running() { estimate.stop() } else { estimate.go_on() }
        >
            {move || say(if running() { "replay-plot-stop" } else { "replay-plot-go-on" })}
        </button>
    }
}

/// The curve; once it is done, where it turned and the numbers.
fn curve<U: GameUi>(show: Show<U>, points: &[Point], done: bool) -> impl IntoView + use<U> {
    let view = show.model.now.get_untracked().view.clone();
    let looks: Vec<_> = (0..points[0].shares.len())
        .map(|seat| U::look(&view, game::Seat::new(seat as u8)))
        .collect();
    let turns = if done { turning::points(points) } else { Vec::new() };
    view! {
        {draw::picture(show, points, &looks, &turns)}
        {turning::list(show, &turns, &looks)}
        {done.then(|| draw::numbers(points, &looks))}
    }
}
