//! Every seat: purse, booty and the pirates that stand alone.

use std::sync::Arc;

use buccaneer::Booty;
use disc_stacks_ui as discs;
use game::Seat;
use leptos::prelude::*;
use web_kit::art;
use web_kit::model::{Next, Snapshot};
use web_kit::motion::layout::seat_piece;
use web_kit::widgets::name_tag;
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
    let singles = now.view.stacks.iter().filter(|s| s.len() == 1 && s[0].color == color);
    let singles: Vec<_> = singles.map(|discs| stacks::stack(pointer, now, discs)).collect();
    let turn = now.view.turn == seat && now.next != Next::Over;
    let you = now.is_you(seat).then(|| view! { <span class="you">{say("shell-who-you")}</span> });
    let ducats = now.view.ducats[seat.index()];
    view! {
        <article class=format!("crew-panel {}", color.name()) data-piece=seat_piece(seat) class:turn=turn aria-label=discs::color(color)>
            <div class="crew-head">
                {name_tag(looks::of(color))} {you}
                <span class="purse" title=say("discs-ducats")>{art::symbol("coin")} <b>{ducats}</b></span>
                <span class="hold">{booty(now, seat)}</span>
            </div>
            <div class="singles">{singles}</div>
        </article>
    }
}

fn booty(now: &Snapshot<BuccaneerUi>, seat: Seat) -> impl IntoView + use<> {
    let kinds = Booty::ALL.into_iter().map(|kind| (kind, now.view.pieces(seat, kind)));
    let piece = |(kind, pieces): (Booty, u8)| {
        view! {
            <span class="piece" title=format!("{pieces} × {}", discs::booty(kind.name()))>
                {art::symbol(looks::picture(kind))} <b>{pieces}</b>
            </span>
        }
    };
    kinds.filter(|(_, pieces)| *pieces > 0).map(piece).collect_view()
}
