//! The planks across the deck, with spaces, pirates and gauges.

use std::sync::Arc;

use leptos::ev::{MouseEvent, PointerEvent};
use leptos::prelude::*;
use planks::{Phase, Plank, Row, Side, Sliding, Space, Spot};
use web_kit::model::Snapshot;
use web_kit::words::{capital, say, say_with, tell};

use super::PlanksUi;
use super::gesture;
use super::identity::Identities;
use super::looks;
use super::pieces;
use super::pointer::Pointer;

/// From here on a plank is near to tipping, in thousandths of the way to the edge.
const NEAR: i16 = 600;
const BRINK: i16 = 850;

type Now = Arc<Snapshot<PlanksUi>>;

/// All six, from bow to stern.
pub(super) fn lanes(pointer: Pointer, now: &Now, known: &Identities) -> impl IntoView + use<> {
    now.view.planks.iter().map(|row| lane(pointer, now, row, known)).collect_view()
}

fn lane(pointer: Pointer, now: &Now, row: &Row, known: &Identities) -> impl IntoView + use<> {
    let plank = row.plank;
    let rolled = now.view.dice.is_some_and(|dice| dice.contains(&plank));
    let onto = now.view.phase == Phase::Move(plank);
    let doomed = move || {
        pointer.outlook.get().is_some_and(|seen| seen.falls.iter().any(|fall| fall.plank == plank))
    };
    let spaces = Space::all().map(|space| space_button(pointer, now, row, space, known));
    view! {
        <div
            class=format!("lane {}", plank.name())
            class:rolled=rolled
            class:onto=onto
            class:doomed=doomed
            style:--offset=row.offset.to_string()
        >
            {arrow(pointer, now, row, Side::Port)}
            {board_of(pointer, now, row, spaces.collect_view().into_any())}
            {arrow(pointer, now, row, Side::Starboard)}
            {ghost(pointer, row)}
            {gauge(pointer, now, plank)}
        </div>
    }
}

/// The plank itself, which can be dragged when it may slide.
fn board_of(pointer: Pointer, now: &Now, row: &Row, spaces: AnyView) -> impl IntoView + use<> {
    let (plank, count) = (row.plank, row.pirates.len() as u8);
    let free = slide_of(now, plank, Side::Port).is_some();
    let hands = now.view.hands;
    let grip = StoredValue::new(None);
    let take = move |event: PointerEvent| {
        if free && event.button() == 0 {
            grip.set_value(gesture::grab(&event, plank));
        }
    };
    let follow = move |event: PointerEvent| {
        grip.update_value(|grip| {
            if let Some(grip) = grip {
                gesture::follow(pointer, grip, &event, count);
            }
        });
    };
    let release = move |_: PointerEvent| {
        if let Some(grip) = grip.try_update_value(Option::take).flatten() {
            gesture::release(pointer, grip, hands);
        }
    };
    // The browser took the gesture for itself, to scroll: nothing was let go.
    let abandon = move |_: PointerEvent| {
        grip.set_value(None);
        pointer.drag.set(None);
        pointer.hover.set(None);
    };
    let drag = move || {
        let drag = pointer.drag.get().filter(|drag| drag.plank == plank);
        drag.map_or(0.0, |drag| drag.by).to_string()
    };
    view! {
        <div
            class="plank"
            class:free=free
            style:--drag=drag
            data-piece=pieces::plank(plank)
            data-glide=pieces::plank(plank)
            on:pointerdown=take
            on:pointermove=follow
            on:pointerleave=follow
            on:pointerup=release
            on:pointercancel=abandon
        >
            {spaces}
        </div>
    }
}

fn space_button(
    pointer: Pointer,
    now: &Now,
    row: &Row,
    space: Space,
    known: &Identities,
) -> impl IntoView + use<> {
    let spot = Spot { plank: row.plank, space };
    let gold = row.doubloons.map_or(0, |gold| gold.on(space));
    let pirate = row.pirates.get(&space).copied();
    let source = Pointer::is_source(now, spot);
    let selected = move || pointer.source.get() == Some(spot);
    let target = {
        let now = now.clone();
        Memo::new(move |_| pointer.target(&now, spot))
    };
    let name = known.get(&spot).map(|(color, number)| format!("pirate-{color}-{number}"));
    let stands = pirate.map(|color| {
        view! { <span class="stands" data-glide=name>{pieces::pirate(color)}</span> }
    });
    let words = label(spot, pirate, gold);
    view! {
        <button
            class="space"
            class:rope=space == Space::ROPE
            class:source=source
            class:selected=selected
            class:target=move || target.get().is_some()
            class:occupied=pirate.is_some()
            aria-label=words
            data-piece=pieces::spot(spot)
            on:click=move |event: MouseEvent| pointer.space(spot, event.detail() == 0)
            on:pointerenter=move |_| pointer.hover.set(target.get_untracked())
            on:pointerleave=move |_| leave(pointer)
        >
            {pieces::coins(gold)}
            {stands}
        </button>
    }
}

/// The pointer left; while a plank is dragged it is the plank that counts.
fn leave(pointer: Pointer) {
    if pointer.drag.get_untracked().is_none() {
        pointer.hover.set(None);
    }
}

fn label(spot: Spot, pirate: Option<planks::Color>, gold: u8) -> String {
    let who = pirate.map_or_else(|| say("plk-free"), looks::color);
    let gold =
        if gold > 0 { format!(", {}", looks::doubloons(gold.into())) } else { String::new() };
    format!("{}: {who}{gold}", looks::spot(spot))
}

/// The legal way to slide this plank to this side; an empty one is just chosen.
fn slide_of(now: &Snapshot<PlanksUi>, plank: Plank, side: Side) -> Option<Sliding> {
    now.legal.iter().find_map(|action| match action {
        planks::Action::Slide(sliding) => {
            let fits = sliding.plank == plank && sliding.to.is_none_or(|to| to == side);
            fits.then_some(*sliding)
        }
        _ => None,
    })
}

/// The arrow at an end of a plank that may slide.
fn arrow(pointer: Pointer, now: &Now, row: &Row, side: Side) -> impl IntoView + use<> {
    let sliding = slide_of(now, row.plank, side)?;
    if sliding.to.is_none() && side == Side::Port {
        return None;
    }
    let (plank, count) = (row.plank, row.pirates.len());
    let words = match sliding.to {
        Some(side) => tell(&planks::text::slide(plank, count, side)),
        None => tell(&planks::text::stay(plank)),
    };
    let face = match sliding.to {
        Some(_) => pieces::picture("planks-arrow", "0 0 24 24", "symbol").into_any(),
        None => say("plk-stay").into_any(),
    };
    let hover = planks::Action::Slide(sliding);
    Some(view! {
        <button
            class=format!("shove target {}", side.name())
            class:stay=sliding.to.is_none()
            data-piece=pieces::shove(sliding)
            aria-label=words.clone()
            data-explain=words
            on:click=move |event: MouseEvent| pointer.slide(plank, sliding.to, event.detail() == 0)
            on:pointerenter=move |_| pointer.hover.set(Some(hover))
            on:pointerleave=move |_| leave(pointer)
        >
            {face}
        </button>
    })
}

/// The outline of a plank where it would slide to.
fn ghost(pointer: Pointer, row: &Row) -> impl IntoView + use<> {
    let (plank, offset, count) = (row.plank, row.offset, row.pirates.len() as i8);
    move || {
        let planks::Action::Slide(sliding) = pointer.pointed()? else { return None };
        let to = sliding.to.filter(|_| sliding.plank == plank)?;
        let there = (offset + to.sign() * count).to_string();
        Some(view! { <div class="plank ghost" style:--offset=there aria-hidden="true"></div> })
    }
}

/// Where the plank's weight lies between the edges of the deck, and where it would lie.
fn gauge(pointer: Pointer, now: &Now, plank: Plank) -> impl IntoView + use<> {
    let gauge = now.view.gauges[plank.index()];
    let percent = gauge.abs() / 10;
    let side = if gauge < 0 { Side::Port } else { Side::Starboard };
    let title = if gauge == 0 {
        say_with("plk-plank-even", &[("plank", looks::plank(plank).into())])
    } else {
        say_with(
            "plk-plank-leans",
            &[
                ("plank", looks::plank(plank).into()),
                ("percent", percent.into()),
                ("side", looks::side(side).into()),
            ],
        )
    };
    let ghost = move || {
        let seen = pointer.outlook.get()?;
        let falls = seen.falls.iter().find(|fall| fall.plank == plank);
        let value = match falls {
            Some(fall) => 1150 * i16::from(fall.to.sign()),
            None => seen.gauges[plank.index()],
        };
        (value != gauge).then(|| {
            view! { <span class=format!("weight ghost {}", worry(value)) style:--gauge=value.to_string()></span> }
        })
    };
    let name = capital(&looks::plank(plank));
    let tip = say_with("plk-tip-gauge", &[("plank", name.into()), ("percent", percent.into())]);
    view! {
        <span class="gauge" data-explain=tip>
            <span class="unseen">{title}</span>
            <span class=format!("weight {}", worry(gauge)) style:--gauge=gauge.to_string() aria-hidden="true">
                {(gauge.abs() >= NEAR).then(|| format!("{percent}"))}
            </span>
            {ghost}
        </span>
    }
}

fn worry(gauge: i16) -> &'static str {
    match gauge.abs() {
        BRINK.. => "brink",
        NEAR.. => "near",
        _ => "even",
    }
}
