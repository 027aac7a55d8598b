//! Every ship as a little deck: berths, rum, cannonballs, scurvy, cards.

use std::sync::Arc;

use game::Seat;
use king_of_pirates::{Pirate, ShipView, View};
use leptos::prelude::*;
use web_kit::art;
use web_kit::model::{Next, Snapshot};
use web_kit::motion::layout::seat_piece;
use web_kit::widgets::name_tag;
use web_kit::words::{say, say_with};

use super::KingOfPiratesUi;
use super::looks;
use super::names;
use super::pieces;

pub(super) fn fleet(now: &Arc<Snapshot<KingOfPiratesUi>>) -> impl IntoView + use<> {
    let drawn = now.view.ships.iter().filter(|ship| !ship.drawn.is_empty());
    let drawn = drawn.map(|ship| tavern(&now.view, ship)).collect_view();
    let ships = Seat::all(now.view.ships.len()).map(|seat| ship(now, seat)).collect_view();
    view! { {drawn} {ships} }
}

/// KOP-5, KOP-21: the pirates that a player may choose from.
fn tavern(view: &View, ship: &ShipView) -> impl IntoView + use<> {
    let name = names::color(ship.color);
    let drawn: Vec<_> = ship.drawn.iter().map(|pirate| berth(view, pirate, false)).collect();
    let label = format!("{}: {name}", say("kop-tavern-label"));
    let title = format!("{}: {name}", say("kop-tavern"));
    view! { <article class="crew-panel tavern" aria-label=label><b>{title}</b> <ul class="berths">{drawn}</ul></article> }
}

fn ship(now: &Arc<Snapshot<KingOfPiratesUi>>, seat: Seat) -> impl IntoView + use<> {
    let view = &now.view;
    let ship = &view.ships[seat.index()];
    let look = looks::of(ship.color);
    let (class, name) = (format!("crew-panel {}", look.class), look.name.clone());
    let turn = view.turn == seat && now.next != Next::Over;
    let you = now.is_you(seat).then(|| view! { <span class="you">{say("shell-who-you")}</span> });
    view! {
        <article class=class data-piece=seat_piece(seat) class:turn=turn aria-label=name>
            <div class="crew-head">
                {name_tag(look)} {you}
                <span class="purse" title=say("kop-doubloons")>{art::symbol("coin")} <b>{ship.doubloons}</b></span>
            </div>
            {deck(ship)}
            <ul class="berths">{crew(view, ship)}</ul>
            {now.hands.get(seat.index()).map(|hand| open_hand(hand))}
        </article>
    }
}

/// The cards of a seat, open on the table.
fn open_hand(hand: &[&'static str]) -> Option<impl IntoView + use<>> {
    let card = |kind: &&str| view! { <li class="held">{names::card_named(kind)}</li> };
    let cards: Vec<_> = hand.iter().map(card).collect();
    (!cards.is_empty()).then(|| {
        view! { <ul class="open-hand" aria-label=say("kop-cards-label")>{cards}</ul> }
    })
}

fn deck(ship: &ShipView) -> impl IntoView + use<> {
    let count = |key: &str, has: u8, room: u8| {
        say_with(key, &[("count", has.into()), ("room", room.into())])
    };
    let rum = count("kop-rum-of", ship.rum, ship.rum_room);
    let balls = count("kop-balls-of", ship.cannonballs, ship.cannonball_room);
    let scurvy = (ship.scurvy > 0).then(|| {
        let title = say_with("kop-scurvy-count", &[("count", ship.scurvy.into())]);
        pieces::stores("scurvy", ship.scurvy, ship.scurvy, title)
    });
    let cards = say_with("kop-cards-count", &[("count", ship.cards.into())]);
    let speed = say_with("kop-speed", &[("speed", ship.speed.into())]);
    let parts: Vec<String> = ship.parts.iter().map(|&part| names::part(part)).collect();
    let parts = (!parts.is_empty()).then(|| view! { <small>{parts.join(", ")}</small> });
    view! {
        <div class="stocks">
            {pieces::stores("rum", ship.rum, ship.rum_room, rum)}
            {pieces::stores("ball", ship.cannonballs, ship.cannonball_room, balls)}
            {scurvy}
            {pieces::stores("card", ship.cards, ship.cards, cards)}
            <small>{speed}</small> {parts}
        </div>
    }
}

fn crew(view: &View, ship: &ShipView) -> impl IntoView + use<> {
    let others = ship.crew.iter().filter(|&pirate| Some(pirate) != ship.captain);
    let captain = ship.captain.map(|captain| berth(view, captain, true));
    let others: Vec<_> = others.map(|pirate| berth(view, pirate, false)).collect();
    let empty = ship.berths.saturating_sub(ship.crew.len() as u8);
    let empty = (0..empty)
        .map(|_| view! { <li class="berth empty">{say("kop-empty-berth")}</li> })
        .collect_view();
    view! { {captain} {others} {empty} }
}

fn berth(view: &View, pirate: Pirate, captain: bool) -> impl IntoView + use<> {
    let card = view.pirate(pirate);
    let (crew, command) = (names::skill(card.crew), names::command(card.captain));
    let title = say_with(
        "kop-berth",
        &[
            ("name", (&card.name).into()),
            ("crew", (&crew).into()),
            ("captain", (&command).into()),
            ("line", names::line(card).into()),
        ],
    );
    let rank = captain.then(|| view! { <span class="rank" title=say("kop-captain")>"★ "</span> });
    let does = if captain { format!("{crew}; {command}") } else { crew };
    view! {
        <li class="berth" class:captain=captain title=title>
            {rank}<b>{card.name.clone()}</b> <small>{does}</small>
        </li>
    }
}
