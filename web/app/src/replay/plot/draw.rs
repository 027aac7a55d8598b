//! The curve and its numbers.

use std::fmt::Write;

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_kit::model::{Action, GameUi, Look};
use web_kit::widgets::{badge, name_tag};
use web_kit::words::{said, say};
use web_sys::Element;

use crate::replay::plot::point::Point;
use crate::replay::plot::verdict::Verdict;
use crate::replay::show::Show;

/// The drawing is stretched to its place: both axes go from 0 to this.
const SIZE: f64 = 1000.0;
/// The distance between the marks of a seat on its curve.
const MARKS: f64 = 240.0;

/// A curve for each seat with its mark, a line at the present moment, and signs where it turned.
/// Pressing or dragging leads to a moment.
pub(super) fn picture<U: GameUi>(
    show: Show<U>,
    points: &[Point],
    looks: &[Look],
    verdicts: &[Verdict<Action<U>>],
) -> impl IntoView + use<U> {
    let last = show.last.max(1) as f64;
    let x = move |moment: usize| moment as f64 / last * SIZE;
    let curves = looks.iter().enumerate().map(|(seat, look)| {
        let line = path(points, seat, &x);
        let class = format!("curve line-{seat} {}", look.class);
        // White on light paper and black on dark: every line has an edge of ink.
        view! { <g class=class><path class="edge" d=line.clone()></path><path d=line></path></g> }
    });
    let marks = looks.iter().enumerate().map(|(seat, look)| marks(points, seat, &x, look));
    let turned = verdicts.iter().map(|verdict| sign(show, points, verdict, &x));
    let here = move || percent(x(show.at.get()) / SIZE);
    let grid = [0.0, 0.25, 0.5, 0.75, 1.0];
    view! {
        <div class="curves">
            <div class="scale" aria-hidden="true">{grid.map(scale).collect_view()}</div>
            <div
                class="plane" role="img" aria-label=said("replay-plot-picture")
                on:pointerdown=move |event| press(show, &event)
                on:pointermove=move |event| if event.buttons() & 1 == 1 { seek(show, &event) }
            >
                <svg viewBox=format!("0 0 {SIZE} {SIZE}") preserveAspectRatio="none" aria-hidden="true">
                    {grid.map(line).collect_view()}
                    {curves.collect_view()}
                </svg>
                <span class="here" style:left=here></span>
                {marks.collect_view()}
                {turned.collect_view()}
            </div>
        </div>
        <p class="legend">{looks.iter().enumerate().map(|(seat, look)| legend(seat, look)).collect_view()}</p>
    }
}

/// The pointer stays with the curve until it is let go.
fn press<U: GameUi>(show: Show<U>, event: &ev::PointerEvent) {
    if let Some(plane) = plane(event) {
        // A pointer that is gone already cannot be kept.
        let _ = plane.set_pointer_capture(event.pointer_id());
    }
    seek(show, event);
}

fn plane(event: &ev::PointerEvent) -> Option<Element> {
    event.current_target()?.dyn_into().ok()
}

/// Shows the moment under the pointer.
fn seek<U: GameUi>(show: Show<U>, event: &ev::PointerEvent) {
    let Some(plane) = plane(event) else { return };
    let area = plane.get_bounding_client_rect();
    let share = (f64::from(event.client_x()) - area.left()) / area.width().max(1.0);
    show.step_to((share.clamp(0.0, 1.0) * show.last as f64).round() as usize);
}

/// How a seat's line is dashed, beside its name.
fn legend(seat: usize, look: &Look) -> impl IntoView + use<> {
    let class = format!("curve line-{seat} {}", look.class);
    view! {
        <span class="of-seat">
            <svg class="sample" viewBox="0 0 40 10" aria-hidden="true"><g class=class><path class="edge" d="M1 5H39"></path><path d="M1 5H39"></path></g></svg>
            {name_tag(look.clone())}
        </span>
    }
}

fn scale(share: f64) -> impl IntoView {
    view! { <span style:top=percent(1.0 - share)>{format!("{:.0} %", share * 100.0)}</span> }
}

fn line(share: f64) -> impl IntoView {
    let y = number(height(share));
    view! { <line class="grid" x1="0" x2=number(SIZE) y1=y.clone() y2=y></line> }
}

fn path(points: &[Point], seat: usize, x: &dyn Fn(usize) -> f64) -> String {
    let mut line = String::new();
    for point in points {
        let step = if line.is_empty() { 'M' } else { 'L' };
        // Writing to a text does not fail.
        let _ = write!(line, "{step}{:.1} {:.1}", x(point.moment), height(point.shares[seat]));
    }
    line
}

/// The seat's symbol on its curve: colours are never the only mark.
fn marks(
    points: &[Point],
    seat: usize,
    x: &dyn Fn(usize) -> f64,
    look: &Look,
) -> impl IntoView + use<> {
    let mut next = MARKS / 3.0 + seat as f64 * 45.0;
    let mut found = Vec::new();
    for point in points {
        let at = x(point.moment);
        if at >= next {
            next = at + MARKS;
            let (left, top) = (percent(at / SIZE), percent(1.0 - point.shares[seat]));
            found.push(view! { <span class="mark" style:left=left style:top=top aria-hidden="true">{badge(look)}</span> });
        }
    }
    found
}

/// A sign at the decision of a turn; the strip below has the same as a button.
fn sign<U: GameUi>(
    show: Show<U>,
    points: &[Point],
    verdict: &Verdict<Action<U>>,
    x: &dyn Fn(usize) -> f64,
) -> impl IntoView + use<U> {
    let (class, sign) = verdict.label.mark();
    let moment = verdict.moment;
    let before = points.iter().rev().find(|point| point.moment <= moment);
    let share = before.map_or(0.5, |point| point.shares[verdict.seat.index()]);
    let (left, top) = (percent(x(moment) / SIZE), percent(1.0 - share));
    view! {
        <span
            class=format!("turn-mark {class}") style:left=left style:top=top aria-hidden="true"
            on:pointerdown=move |event| { event.stop_propagation(); show.step_to(moment); }
        >{sign}</span>
    }
}

fn height(share: f64) -> f64 {
    (1.0 - share) * SIZE
}

fn number(value: f64) -> String {
    format!("{value:.1}")
}

fn percent(share: f64) -> String {
    format!("{:.2}%", share * 100.0)
}

/// The same numbers as a table, for people who cannot see the curve.
pub(super) fn numbers(points: &[Point], looks: &[Look]) -> impl IntoView + use<> {
    let row = |point: &Point| {
        let shares: Vec<_> = point
            .shares
            .iter()
            .map(|share| view! { <td>{format!("{:.0} %", share * 100.0)}</td> })
            .collect();
        view! { <tr><th scope="row">{point.moment}</th>{shares}</tr> }
    };
    let heads: Vec<_> =
        looks.iter().cloned().map(|look| view! { <th scope="col">{name_tag(look)}</th> }).collect();
    view! {
        <details class="numbers">
            <summary>{say("replay-plot-numbers")}</summary>
            <div class="scroll">
                <table>
                    <thead><tr><th scope="col">{say("replay-plot-moment")}</th>{heads}</tr></thead>
                    <tbody>{points.iter().map(row).collect::<Vec<_>>()}</tbody>
                </table>
            </div>
        </details>
    }
}
