//! Every seat: purse, gold underfoot, pirates overboard; and what is asked of the one whose turn
//! it is beyond pointing at the ship.

use std::sync::Arc;

use game::Seat;
use leptos::prelude::*;
use planks::{Action, Choice, Color, Phase, View};
use web_kit::art;
use web_kit::model::{Next, Snapshot};
use web_kit::motion::layout::seat_piece;
use web_kit::widgets::name_tag;
use web_kit::words::{addressed, say, say_with};

use super::PlanksUi;
use super::ask;
use super::looks;
use super::pieces;
use super::pointer::Pointer;

/// A panel a seat, in turn order, and one for the neutral pirates.
pub(super) fn crews(now: &Arc<Snapshot<PlanksUi>>) -> impl IntoView + use<> {
    let seats = Seat::all(now.view.colors.len()).map(|seat| crew(now, seat));
    let neutral = now.view.neutral.map(|color| {
        view! {
            <article class=format!("crew-panel neutral {}", color.name()) aria-label=say("plk-neutral-label")>
                <div class="crew-head">{name_tag(looks::of(color))} <span class="you">{say("plk-neutral")}</span></div>
                {away(&now.view, color)}
            </article>
        }
    });
    view! { {seats.collect_view()} {neutral} }
}

fn crew(now: &Arc<Snapshot<PlanksUi>>, seat: Seat) -> impl IntoView + use<> {
    let view = &now.view;
    let colors = view.colors[seat.index()].clone();
    let look = looks::of_seat(&colors);
    let (class, name) = (format!("crew-panel {}", look.class), look.name.clone());
    let turn = view.turn == seat && now.next != Next::Over;
    let you = now.is_you(seat).then(|| view! { <span class="you">{say("shell-who-you")}</span> });
    let purse = view.purses[seat.index()];
    let purse = purse.map_or_else(|| "?".to_owned(), |purse| purse.to_string());
    let colors = colors.into_iter().map(|color| {
        let gold = view.gold_under(color);
        let title = say_with(
            "plk-stands-on",
            &[("color", looks::of(color).name.into()), ("doubloons", looks::doubloons(gold).into())],
        );
        let spoken = title.clone();
        view! {
            <div class=format!("company {}", color.name())>
                <span class="underfoot" data-explain=title>
                    {pieces::pirate(color)} <b>{gold}</b> <small>{say("plk-underfoot")}</small> <span class="unseen">{spoken}</span>
                </span>
                {away(view, color)}
            </div>
        }
    });
    view! {
        <article class=class data-piece=seat_piece(seat) class:turn=turn aria-label=name>
            <div class="crew-head">
                {name_tag(look)} {you}
                <span class="purse" data-explain=say("plk-tip-purse")>{art::symbol("coin")} <b>{purse}</b></span>
            </div>
            {colors.collect_view()}
        </article>
    }
}

/// The pirates of a colour that are overboard, or not yet aboard.
fn away(view: &View, color: Color) -> impl IntoView + use<> {
    let (water, hand) = (view.water[color.index()], view.hand[color.index()]);
    let row = |count: u8, class: &'static str, what: &'static str| {
        (count > 0).then(|| {
            let pirates = (0..count).map(|_| pieces::pirate(color)).collect_view();
            let what = say(what);
            let tip = format!("{count} {what}");
            view! { <span class=class data-explain=tip>{pirates} <small>{what}</small></span> }
        })
    };
    view! { {row(water, "overboard", "plk-is-overboard")} {row(hand, "waiting", "plk-to-place")} }
}

/// Buttons beside the ship: gold or pirates, and the colour of a seat with two.
pub(super) fn choices(pointer: Pointer, now: &Arc<Snapshot<PlanksUi>>) -> AnyView {
    match now.view.phase {
        Phase::Decide => decisions(pointer, now).into_any(),
        Phase::Place | Phase::Return => colors(pointer, now).into_any(),
        Phase::Roll | Phase::Slide | Phase::Move(_) | Phase::Over => ().into_any(),
    }
}

fn decisions(pointer: Pointer, now: &Snapshot<PlanksUi>) -> impl IntoView + use<> {
    let colors = now.asked().map_or(1, |seat| now.view.colors[seat.index()].len());
    let button = |action: &Action| {
        let Action::Decide(deciding) = *action else { return None };
        let color = deciding.color;
        let (class, text) = match deciding.choice {
            Choice::Gold => {
                let gold = looks::doubloons(now.view.collectable(color));
                ("decide gold", say_with("plk-collect", &[("doubloons", gold.into())]))
            }
            Choice::Pirates => {
                let count = now.view.water[color.index()];
                ("decide pirates", say_with("plk-bring-back", &[("count", count.into())]))
            }
        };
        let action = *action;
        let picture = match deciding.choice {
            Choice::Gold => art::symbol("coin").into_any(),
            Choice::Pirates => pieces::pirate(color).into_any(),
        };
        // A seat with two colours decides for each.
        let text = if colors > 1 { addressed(&looks::of(color).name, &text) } else { text };
        Some(view! {
            <button class=format!("{class} target {}", color.name()) on:click=move |_| pointer.model.propose(action)>
                {picture} <span>{text}</span>
            </button>
        })
    };
    let offered = now.legal.iter().filter(|action| ask::is_worth_offering(&now.view, **action));
    let buttons: Vec<_> = offered.filter_map(button).collect();
    (!buttons.is_empty()).then(|| view! { <div class="decisions">{buttons}</div> })
}

/// Which colour comes next, where there is a choice.
fn colors(pointer: Pointer, now: &Arc<Snapshot<PlanksUi>>) -> impl IntoView + use<> {
    let of = |action: &Action| match action {
        Action::Place(placing) => Some(placing.color),
        Action::Return(returning) => Some(returning.color),
        Action::Slide(_) | Action::Move(_) | Action::Decide(_) => None,
    };
    let mut possible: Vec<Color> = now.legal.iter().filter_map(of).collect();
    possible.dedup();
    (possible.len() > 1).then(|| {
        let buttons = possible.into_iter().map(|color| {
            let now = now.clone();
            let pressed = move || (pointer.color_now(&now) == Some(color)).to_string();
            view! {
                <button class=format!("decide {}", color.name()) aria-pressed=pressed on:click=move |_| pointer.color.set(Some(color))>
                    {pieces::pirate(color)} <span>{looks::of(color).name}</span>
                </button>
            }
        });
        view! { <div class="decisions" role="group" aria-label=say("plk-which-colour")>{buttons.collect_view()}</div> }
    })
}
