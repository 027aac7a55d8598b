//! Every ship as a little deck: berths, rum, cannonballs, scurvy, cards.

use std::sync::Arc;

use king_of_pirates::{KingOfPirates, Pirate, ShipView, View};
use leptos::prelude::*;
use table::Seat;

use super::{looks, pieces};
use crate::art;
use crate::play::{Next, Snapshot};
use crate::shell::name_tag;

pub(super) fn fleet(now: &Arc<Snapshot<KingOfPirates>>) -> impl IntoView + use<> {
    let drawn: Vec<_> =
        now.view.drawn.iter().map(|pirate| berth(&now.view, pirate, false)).collect();
    let drawn = (!drawn.is_empty()).then(|| {
        view! { <article class="crew-panel tavern" aria-label="Looking for a ship"><b>"In the tavern"</b> <ul class="berths">{drawn}</ul></article> }
    });
    let ships = Seat::all(now.view.ships.len()).map(|seat| ship(now, seat)).collect_view();
    view! { {drawn} {ships} }
}

fn ship(now: &Arc<Snapshot<KingOfPirates>>, seat: Seat) -> impl IntoView + use<> {
    let view = &now.view;
    let ship = &view.ships[seat.index()];
    let look = looks::of(ship.color);
    let (class, name) = (format!("crew-panel {}", look.class), look.name.clone());
    let turn = view.turn == seat && now.next != Next::Over;
    let you = now.is_you(seat).then(|| view! { <span class="you">"you"</span> });
    view! {
        <article class=class class:turn=turn aria-label=name>
            <div class="crew-head">
                {name_tag(look)} {you}
                <span class="purse" title="Doubloons">{art::symbol("coin")} <b>{ship.doubloons}</b></span>
            </div>
            {deck(ship)}
            <ul class="berths">{crew(view, ship)}</ul>
        </article>
    }
}

fn deck(ship: &ShipView) -> impl IntoView + use<> {
    let rum = format!("{} of {} rum", ship.rum, ship.rum_room);
    let balls = format!("{} of {} cannonballs", ship.cannonballs, ship.cannonball_room);
    let scurvy = (ship.scurvy > 0).then(|| {
        pieces::stores("scurvy", ship.scurvy, ship.scurvy, format!("{} scurvy", ship.scurvy))
    });
    let parts: Vec<&str> = ship.parts.iter().map(|part| part.name()).collect();
    let parts = (!parts.is_empty()).then(|| view! { <small>{parts.join(", ")}</small> });
    view! {
        <div class="stocks">
            {pieces::stores("rum", ship.rum, ship.rum_room, rum)}
            {pieces::stores("ball", ship.cannonballs, ship.cannonball_room, balls)}
            {scurvy}
            {pieces::stores("card", ship.cards, ship.cards, format!("{} action cards", ship.cards))}
            <small>{format!("speed {}", ship.speed)}</small> {parts}
        </div>
    }
}

fn crew(view: &View, ship: &ShipView) -> impl IntoView + use<> {
    let others = ship.crew.iter().filter(|&pirate| Some(pirate) != ship.captain);
    let captain = ship.captain.map(|captain| berth(view, captain, true));
    let others: Vec<_> = others.map(|pirate| berth(view, pirate, false)).collect();
    let empty = ship.berths.saturating_sub(ship.crew.len());
    let empty =
        (0..empty).map(|_| view! { <li class="berth empty">"empty berth"</li> }).collect_view();
    view! { {captain} {others} {empty} }
}

fn berth(view: &View, pirate: Pirate, captain: bool) -> impl IntoView + use<> {
    let card = view.pirate(pirate);
    let (crew, command) = (card.crew.about(), card.captain.about());
    let title = format!("{}: {crew}. As captain: {command}. {}", card.name, card.line);
    let rank = captain.then(|| view! { <span class="rank" title="Captain">"★ "</span> });
    let does = if captain { format!("{crew}; {command}") } else { crew.to_owned() };
    view! {
        <li class="berth" class:captain=captain title=title>
            {rank}<b>{card.name.clone()}</b> <small>{does}</small>
        </li>
    }
}
