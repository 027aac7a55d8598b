//! Every seat: purse, booty and the pirates that stand alone.

use std::sync::Arc;

use buccaneer::Booty;
use disc_stacks::{Disc, Pirate, Wage};
use disc_stacks_ui as discs;
use game::Seat;
use leptos::prelude::*;
use web_kit::art;
use web_kit::model::{Next, Snapshot};
use web_kit::motion::layout::seat_piece;
use web_kit::widgets::{face, name_tag};
use web_kit::words::say;

use super::BuccaneerUi;
use super::looks;
use super::pointer::Pointer;
use super::stacks;

/// A panel a seat, in turn order.
pub(super) fn crews(pointer: Pointer, now: &Arc<Snapshot<BuccaneerUi>>) -> impl IntoView + use<> {
    Seat::all(now.view.colors.len()).map(|seat| crew(pointer, now, seat)).collect_view()
}

fn crew(pointer: Pointer, now: &Arc<Snapshot<BuccaneerUi>>, seat: Seat) -> impl IntoView + use<> {
    let color = now.view.colors[seat.index()];
    // A place for each of the five, so that nobody moves when another leaves.
    let single = |wage: Wage| {
        let alone =
            |s: &&Vec<Disc>| s.len() == 1 && looks::top(s) == Some(Pirate::new(color, wage));
        match now.view.stacks.iter().find(alone) {
            Some(discs) => stacks::stack(pointer, now, discs).into_any(),
            None => discs::berth().into_any(),
        }
    };
    let singles: Vec<_> = Wage::ALL.into_iter().map(single).collect();
    let turn = now.view.turn == seat && now.next != Next::Over;
    let you = now.is_you(seat).then(|| view! { <span class="you">{say("shell-who-you")}</span> });
    let ducats = now.view.ducats[seat.index()];
    view! {
        <article class=format!("crew-panel {}", color.name()) data-piece=seat_piece(seat) class:turn=turn aria-label=discs::color(color)>
            <div class="crew-head">
                {face(now.who.get(seat.index()), seat)} {name_tag(looks::of(color))} {you}
                <span class="purse" data-explain=say("discs-tip-purse")>{art::symbol("coin")} <b>{ducats}</b></span>
                <span class="hold">{booty(now, seat)}</span>
            </div>
            <div class="singles">{singles}</div>
        </article>
    }
}

fn booty(now: &Snapshot<BuccaneerUi>, seat: Seat) -> impl IntoView + use<> {
    let piece = |kind: Booty| {
        let tip = looks::about(kind, now.view.worth.of(kind));
        discs::count(looks::picture(kind), now.view.pieces(seat, kind), tip)
    };
    Booty::ALL.into_iter().map(piece).collect_view()
}
