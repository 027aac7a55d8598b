//! Stacks as leaning towers of discs, and the quay they stand on.

use std::sync::Arc;

use buccaneer::{Action, View};
use disc_stacks::{Color, Disc};
use disc_stacks_ui::{self as discs, captain, mate, tower};
use leptos::ev::{MouseEvent, PointerEvent};
use leptos::prelude::*;
use web_kit::art;
use web_kit::model::{GameUi, Snapshot};
use web_kit::words::{say, say_with};

use super::BuccaneerUi;
use super::ask::{self, DEMAND};
use super::looks;
use super::pointer::Pointer;

/// The stacks of two and more, each in its place.
pub(super) fn quay(pointer: Pointer, now: &Arc<Snapshot<BuccaneerUi>>) -> impl IntoView + use<> {
    let stacks = now.view.stacks.iter().filter(|stack| stack.len() > 1).cloned().collect();
    pointer.slots.update_value(|slots| *slots = discs::arrange(slots, stacks));
    let slots = pointer.slots.get_value();
    let empty = slots.is_empty().then(|| view! { <p class="empty">{say("buc-no-stacks")}</p> });
    let place = |slot: Option<Vec<Disc>>| {
        view! { <div class="slot">{slot.map(|discs| stack(pointer, now, &discs))}</div> }
    };
    let places = slots.into_iter().map(place).collect_view();
    view! { {empty} <div class="towers">{places}</div> {answers(pointer, now)} }
}

/// BUC-17: yes or no, where the stack stands.
fn answers(pointer: Pointer, now: &Snapshot<BuccaneerUi>) -> Option<impl IntoView + use<>> {
    let seat = now.asked()?;
    let answer = |action: &Action| {
        let (action, words) = (*action, BuccaneerUi::words_to_you(&now.view, seat, *action));
        let main = matches!(action, Action::Mutiny(true));
        view! {
            <button class="button answer" class:main=main on:click=move |_| pointer.model.propose(action)>{words}</button>
        }
    };
    let mutiny = |action: &&Action| matches!(action, Action::Mutiny(_));
    let answers: Vec<_> = now.legal.iter().filter(mutiny).map(answer).collect();
    (!answers.is_empty()).then(|| view! { <div class="answers">{answers}</div> })
}

/// A stack or single that can be pointed at.
pub(super) fn stack(
    pointer: Pointer,
    now: &Arc<Snapshot<BuccaneerUi>>,
    stack: &[Disc],
) -> impl IntoView + use<> {
    let top = looks::top(stack).expect("the top pirate's wage is always seen");
    let source = Pointer::is_source(now, top);
    let selected = move || pointer.source.get() == Some(top);
    let target = {
        let now = now.clone();
        Memo::new(move |_| pointer.is_target(&now, top))
    };
    let arriving = Memo::new(move |_| pointer.arriving(top));
    let over = move || pointer.drag.over.get().is_some_and(|over| over == discs::piece(top));
    let asked = now.asked().filter(|_| !now.view.asking.is_empty());
    let asked = asked.and_then(|seat| ask::demanded_stack(&now.view, seat));
    let asked = asked.is_some_and(|stack| looks::top(stack) == Some(top));
    // A fast hand leaves the stack with its first move.
    let follow = move |event: PointerEvent| pointer.drag.follow(&event, || pointer.lift(top));
    let release = move |event: PointerEvent| {
        if let Some(name) = pointer.drag.release(&event) {
            pointer.drop_on(top, name.as_deref());
        }
    };
    let below = stack.len();
    let lean = if top.index().is_multiple_of(2) { "left" } else { "right" };
    view! {
        <button
            class=format!("stack holds-piece {lean}")
            class:single=below == 1
            class:asked-about=asked
            class:source=source
            class:selected=selected
            class:target=move || target.get()
            class:chosen=move || arriving.get().is_some()
            class:leaving=move || pointer.is_leaving(top)
            class:over=over
            data-drop=discs::piece(top)
            aria-pressed=move || selected().to_string()
            aria-label=label(&now.view, stack)
            on:click=move |event: MouseEvent| {
                if pointer.drag.is_click(&event) {
                    pointer.stack(top);
                }
            }
            on:pointerdown=move |event: PointerEvent| {
                if source {
                    pointer.drag.take(&event);
                }
            }
            on:pointermove=follow
            on:pointerleave=follow
            on:pointerup=release
            on:pointercancel=move |event: PointerEvent| {
                if pointer.drag.let_go(&event) {
                    pointer.drop_on(top, None);
                }
            }
        >
            {tower(top, stack)}
            {move || arriving.get().map(|upper| discs::ghost(below, &upper))}
            {(below > 1).then(|| foot(&now.view, stack))}
        </button>
    }
}

/// Height, captain and mate, and who could force a boarding.
fn foot(view: &View, discs: &[Disc]) -> impl IntoView + use<> {
    let rebels = demanders(view, discs).into_iter().map(|color| {
        let title = say_with("buc-may-demand", &[("color", looks::color(color).into())]);
        view! {
            <span class=format!("rebel {}", color.name()) data-explain=title>{art::symbol(looks::mark(color))} "!"</span>
        }
    });
    view! {
        <span class="foot">
            {captain(discs[0].color)}
            {mate(discs[1].color)}
            <span class="height" data-explain=say("buc-height")>{discs.len()}</span>
        </span>
        <span class="rebels">{rebels.collect_view()}</span>
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
