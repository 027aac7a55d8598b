//! The curve and its numbers.

use std::fmt::Write;

use leptos::prelude::*;
use web_kit::model::{GameUi, Look};
use web_kit::widgets::name_tag;
use web_kit::words::{said, say};

use crate::replay::plot::estimate::Point;
use crate::replay::plot::turning::Turn;
use crate::replay::show::Show;

/// The size of the picture, in its own units.
const WIDTH: f64 = 600.0;
const HEIGHT: f64 = 220.0;
/// What the numbers beside it take.
const LABELS: f64 = 56.0;
/// The distance between the marks of a seat on its curve.
const MARKS: f64 = 150.0;

/// A curve for each seat with its mark, a line at the present moment, and dots where it turned.
pub(super) fn picture<U: GameUi>(
    show: Show<U>,
    points: &[Point],
    looks: &[Look],
    turns: &[Turn],
) -> impl IntoView + use<U> {
    let last = show.last.max(1) as f64;
    let x = move |moment: usize| moment as f64 / last * WIDTH;
    let curves = looks.iter().enumerate().map(|(seat, look)| {
        let line = path(points, seat, &x);
        let marks = marks(points, seat, &x, look);
        view! { <g class=format!("curve {}", look.class)><path d=line></path>{marks}</g> }
    });
    let dot = |turn: &Turn| {
        let Turn { place, moment, seat, .. } = *turn;
        let y = height(points[place].shares[seat]);
        view! {
            <circle class="turn-mark" cx=number(x(moment)) cy=number(y) r="7" on:click=move |_| show.step_to(moment)></circle>
        }
    };
    let here = move || number(x(show.at.get()));
    let label = said("replay-plot-picture");
    view! {
        <svg class="curves" viewBox=format!("-{LABELS} -12 {} {}", WIDTH + LABELS + 10.0, HEIGHT + 24.0) role="img" aria-label=label>
            {[0.0, 0.25, 0.5, 0.75, 1.0].map(grid).collect_view()}
            <line class="here" x1=here x2=here y1="0" y2=number(HEIGHT)></line>
            {curves.collect_view()}
            {turns.iter().map(dot).collect_view()}
        </svg>
        <p class="legend">{looks.iter().cloned().map(name_tag).collect_view()}</p>
    }
}

fn grid(share: f64) -> impl IntoView {
    let y = number(height(share));
    let label = format!("{:.0} %", share * 100.0);
    view! {
        <line class="grid" x1="0" x2=number(WIDTH) y1=y.clone() y2=y.clone()></line>
        <text class="grid-label" x="-8" y=number(height(share) + 6.0)>{label}</text>
    }
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
    let mut next = MARKS / 2.0 + seat as f64 * 18.0;
    let mut found = Vec::new();
    for point in points {
        let at = x(point.moment);
        if at >= next {
            next = at + MARKS;
            let y = height(point.shares[seat]);
            let href = format!("#{}", look.mark);
            found.push(view! {
                <circle class="mark-ground" cx=number(at) cy=number(y) r="8"></circle>
                <use href=href x=number(at - 6.0) y=number(y - 6.0) width="12" height="12"></use>
            });
        }
    }
    found
}

fn height(share: f64) -> f64 {
    (1.0 - share) * HEIGHT
}

fn number(value: f64) -> String {
    format!("{value:.1}")
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
