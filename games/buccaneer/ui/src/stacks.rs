//! Stacks as leaning towers of discs, and the quay they stand on.

use std::sync::Arc;

use buccaneer::View;
use disc_stacks::{Color, Disc};
use disc_stacks_ui::{captain, mate, tower};
use leptos::prelude::*;
use web_kit::art;
use web_kit::model::Snapshot;
use web_kit::words::{say, say_with};

use super::BuccaneerUi;
use super::looks;
use super::pointer::Pointer;

/// BUC-17: so many pirates in another's stack may demand a boarding.
const DEMAND: usize = 3;

/// The stacks of two and more, tallest first.
pub(super) fn quay(pointer: Pointer, now: &Arc<Snapshot<BuccaneerUi>>) -> impl IntoView + use<> {
    let mut stacks: Vec<_> = now.view.stacks.iter().filter(|stack| stack.len() > 1).collect();
    stacks.sort_by_key(|stack| std::cmp::Reverse(stack.len()));
    if stacks.is_empty() {
        return view! { <p class="empty">{say("buc-no-stacks")}</p> }.into_any();
    }
    let towers = stacks.into_iter().map(|discs| stack(pointer, now, discs)).collect_view();
    view! { <div class="towers">{towers}</div> }.into_any()
}

/// A stack or single that can be pointed at.
pub(super) fn stack(
    pointer: Pointer,
    now: &Arc<Snapshot<BuccaneerUi>>,
    discs: &[Disc],
) -> impl IntoView + use<> {
    let top = looks::top(discs).expect("the top pirate's wage is always seen");
    let source = Pointer::is_source(now, top);
    let selected = move || pointer.source.get() == Some(top);
    let target = {
        let now = now.clone();
        Memo::new(move |_| pointer.is_target(&now, top))
    };
    let lean = if top.index().is_multiple_of(2) { "left" } else { "right" };
    view! {
        <button
            class=format!("stack {lean}")
            class:single=discs.len() == 1
            class:source=source
            class:selected=selected
            class:target=move || target.get()
            aria-pressed=move || selected().to_string()
            aria-label=label(&now.view, discs)
            on:click=move |_| pointer.stack(top)
        >
            {tower(top, discs)}
            {(discs.len() > 1).then(|| foot(&now.view, discs))}
        </button>
    }
}

/// Height, captain and mate, and who could force a boarding.
fn foot(view: &View, discs: &[Disc]) -> impl IntoView + use<> {
    let rebels = demanders(view, discs).into_iter().map(|color| {
        let title = say_with("buc-may-demand", &[("color", looks::color(color).into())]);
        view! {
            <span class=format!("rebel {}", color.name()) title=title>{art::symbol(looks::mark(color))} "!"</span>
        }
    });
    view! {
        <span class="foot">
            {captain(discs[0].color)}
            {mate(discs[1].color)}
            <span class="height" title=say("buc-height")>{discs.len()}</span>
            {rebels.collect_view()}
        </span>
    }
}

/// BUC-17: the colours with three or more in another's stack that can board a ship in sight.
pub(super) fn demanders(view: &View, discs: &[Disc]) -> Vec<Color> {
    let can_board = view.ships.iter().any(|ship| usize::from(ship.crew) <= discs.len());
    let captain = discs[0].color;
    let many = |color: &Color| discs.iter().filter(|disc| disc.color == *color).count() >= DEMAND;
    let others = view.colors.iter().copied().filter(|color| *color != captain);
    others.filter(|color| can_board && many(color)).collect()
}

fn label(view: &View, discs: &[Disc]) -> String {
    let names: Vec<_> = discs.iter().copied().map(looks::words).collect();
    if let [single] = &names[..] {
        return say_with("discs-alone", &[("pirate", single.into())]);
    }
    let stack = say_with(
        "buc-stack",
        &[
            ("height", discs.len().into()),
            ("captain", looks::color(discs[0].color).into()),
            ("mate", looks::color(discs[1].color).into()),
            ("pirates", names.join(", ").into()),
        ],
    );
    match demanders(view, discs)[..] {
        [] => stack,
        [one, ..] => {
            let demand = say_with("buc-may-demand", &[("color", looks::color(one).into())]);
            format!("{stack}; {demand}")
        }
    }
}
