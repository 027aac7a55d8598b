//! Every seat: purse, tokens, kept cards, the black spot, and the pirates that stand alone.

use std::sync::Arc;

use disc_stacks::{Disc, Pirate, Wage};
use disc_stacks_ui as discs;
use game::Seat;
use leptos::prelude::*;
use pirates::{Card, Kind, Token, View};
use web_kit::art;
use web_kit::model::{Next, Snapshot};
use web_kit::motion::layout::seat_piece;
use web_kit::widgets::{face, name_tag};
use web_kit::words::{say, say_with};

use super::PiratesUi;
use super::looks;
use super::pointer::Pointer;
use super::stacks;

/// A panel a seat, in turn order.
pub(super) fn crews(pointer: Pointer, now: &Arc<Snapshot<PiratesUi>>) -> impl IntoView + use<> {
    Seat::all(now.view.colors.len()).map(|seat| crew(pointer, now, seat)).collect_view()
}

fn crew(pointer: Pointer, now: &Arc<Snapshot<PiratesUi>>, seat: Seat) -> impl IntoView + use<> {
    let color = now.view.colors[seat.index()];
    // A place for each of the five, so that nobody moves when another leaves.
    let single = |wage: Wage| {
        let alone =
            |s: &&Vec<Disc>| s.len() == 1 && discs::top(s) == Some(Pirate::new(color, wage));
        match now.view.stacks.iter().find(alone) {
            Some(discs) => stacks::party(pointer, now, discs).into_any(),
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
                {face(now.who.get(seat.index()), seat)} {name_tag(discs::of(color))} {you}
                <span class="purse" data-explain=say("discs-tip-purse")>{art::symbol("coin")} <b>{ducats}</b></span>
                {(now.view.black_spot == Some(seat)).then(black_spot)}
                <span class="hold">{tokens(now, seat)}</span>
            </div>
            <div class="singles">{singles}</div>
            {kept(&now.view, seat)}
        </article>
    }
}

/// The black spot, on its holder.
fn black_spot() -> impl IntoView {
    view! {
        <span class="black-spot" role="img" aria-label=say("pir-the-black-spot") data-explain=say("pir-black-spot-about") data-glide="black-spot">
            {art::symbol("black-spot")}
        </span>
    }
}

fn tokens(now: &Snapshot<PiratesUi>, seat: Seat) -> impl IntoView + use<> {
    let piece = |kind: Token| {
        let tip = looks::about(kind, now.view.worth.of(kind));
        discs::count(looks::picture(kind), now.view.tokens(seat, kind), tip)
    };
    Token::ALL.into_iter().map(piece).collect_view()
}

/// PIR-10: the cards that were kept, with their wheels and anchors; of those that lie face down
/// their number.
fn kept(view: &View, seat: Seat) -> impl IntoView + use<> {
    let chip = |card: &Card| {
        let monster = (card.kind == Kind::Monster).then(|| art::symbol("emblem-monster"));
        view! {
            <span class="chip" data-explain=looks::label(*card)>{card.ducats} {looks::emblems(*card)} {monster}</span>
        }
    };
    let chips = view.kept(seat).map(chip).collect_view();
    let face_down = (view.face_down(seat) > 0).then(|| {
        view! { <span class="chip face-down">{face_down(view, seat)}</span> }
    });
    view! {
        <div class="kept">
            <span class="kept-label" data-explain=say("pir-tip-kept")>{say("pir-kept-label")}</span> {chips} {face_down}
        </div>
    }
}

/// PIR-10: how many cards of a seat lie face down.
pub(super) fn face_down(view: &View, seat: Seat) -> String {
    say_with("pir-face-down", &[("count", view.face_down(seat).into())])
}
