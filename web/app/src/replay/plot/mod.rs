//! Who was likely to win, turn by turn: what bots think of it, as a curve, a table of numbers, and
//! the turns at which it changed, with what was better.

mod draw;
mod estimate;
mod list;
mod point;
mod turns;
mod verdict;

use std::time::Duration;

use game::Seat;
use leptos::prelude::*;
use web_kit::model::{GameUi, Look};
use web_kit::words::{said, say, say_with};

use crate::replay::plot::estimate::Estimate;
pub(crate) use crate::replay::plot::estimate::evenly;
pub(crate) use crate::replay::plot::list::change_words;
pub(crate) use crate::replay::plot::point::Point;
pub(crate) use crate::replay::plot::turns::{Turn, grouped};
pub(crate) use crate::replay::plot::verdict::change;
use crate::replay::show::Show;

/// The board is drawn before the bots begin.
const SOON: Duration = Duration::from_millis(300);

/// The panel. The bots begin by themselves: a progress bar while they think, and the curve as far
/// as it is known.
pub(super) fn plot<U: GameUi>(show: Show<U>) -> impl IntoView {
    let estimate = Estimate::new(show);
    // A person may have stopped it before it began.
    set_timeout(
        move || {
            if estimate.wanted() {
                estimate.go_on();
            }
        },
        SOON,
    );
    jump_to_first_mistake(show, &estimate);
    let done = Memo::new(move |_| estimate.is_done());
    view! {
        <section class="plot panel" aria-label=said("replay-plot")>
            <h2>{said("replay-plot")}</h2>
            {move || curve(show, &estimate, done.get())}
            // The panel grows upwards, so that its last line stays where it is: a click on the button
            // is never lost.
            <div class="plot-foot">
                {move || if done.get() { numbers::<U>(show, &estimate) } else { thinking(&estimate).into_any() }}
            </div>
        </section>
    }
}

/// People who review their own mistakes are shown the first, unless they went elsewhere meanwhile.
fn jump_to_first_mistake<U: GameUi>(show: Show<U>, estimate: &Estimate<U>) {
    let estimate = *estimate;
    let Some(seat) = show.review() else { return };
    Effect::new(move || {
        if estimate.is_done() && show.at.get_untracked() == 0 {
            let first = estimate.verdicts.with_untracked(|verdicts| {
                let own = verdicts.iter().filter(|verdict| verdict.seat == seat);
                own.filter(|verdict| verdict.label.is_mistake()).map(|verdict| verdict.moment).min()
            });
            if let Some(first) = first {
                show.step_to(first);
            }
        }
    });
}

fn thinking<U: GameUi>(estimate: &Estimate<U>) -> impl IntoView + use<U> {
    let estimate = *estimate;
    let count = move || estimate.progress();
    let words = move || {
        let (done, all) = count();
        say_with("replay-plot-progress", &[("done", done.into()), ("all", all.into())])
    };
    view! {
        <label class="thinking">
            <span class="unseen">{words}</span>
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

/// The curve as far as it is known, and the turns that were looked into.
fn curve<U: GameUi>(show: Show<U>, estimate: &Estimate<U>, done: bool) -> impl IntoView + use<U> {
    let points = estimate.points.get();
    let verdicts = estimate.verdicts.get();
    let looks = looks(show);
    let listed = list::listed(show, &verdicts);
    view! {
        {list::detail(show, &listed, &looks)}
        {draw::picture(show, &points, &looks, &verdicts)}
        {list::list(show, &listed, &looks, done)}
    }
}

fn numbers<U: GameUi>(show: Show<U>, estimate: &Estimate<U>) -> AnyView {
    draw::numbers(&estimate.points.get_untracked(), &looks(show)).into_any()
}

fn looks<U: GameUi>(show: Show<U>) -> Vec<Look> {
    let now = show.model.now.get_untracked();
    Seat::all(now.standing.scores.len()).map(|seat| U::look(&now.view, seat)).collect()
}
