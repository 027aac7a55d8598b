//! Every ship as a little deck: berths with their pirates, rum, cannonballs, scurvy, cards.

use std::sync::Arc;

use game::Seat;
use king_of_pirates::{Pirate, ShipView};
use leptos::prelude::*;
use web_kit::art;
use web_kit::model::{Next, Snapshot};
use web_kit::motion::layout::seat_piece;
use web_kit::widgets::name_tag;
use web_kit::words::{capital, say, say_with};

use super::KingOfPiratesUi;
use super::helm::Helm;
use super::looks;
use super::names;
use super::pieces;
use super::portrait::portrait;
use super::spot::{self, Spot};

pub(super) fn fleet(helm: Helm, now: &Arc<Snapshot<KingOfPiratesUi>>) -> impl IntoView + use<> {
    Seat::all(now.view.ships.len()).map(|seat| ship(helm, now, seat)).collect_view()
}

fn ship(helm: Helm, now: &Arc<Snapshot<KingOfPiratesUi>>, seat: Seat) -> impl IntoView + use<> {
    let ship = &now.view.ships[seat.index()];
    let look = looks::of(ship.color);
    let (class, name) = (format!("crew-panel {}", look.class), look.name.clone());
    let turn = now.view.turn == seat && now.next != Next::Over;
    let you = now.is_you(seat).then(|| view! { <span class="you">{say("shell-who-you")}</span> });
    let (aims, picks) = (now.clone(), now.clone());
    let aimed =
        Memo::new(move |_| !spot::at(&aims, helm.chosen.get(), Spot::Ship(seat)).is_empty());
    let picked = move || is_picked(helm, &picks, Spot::Ship(seat));
    let choose = move || {
        let label = names::with_name(&say("kop-choose"), &name);
        aimed.get().then(|| {
            view! { <button class="aim" data-piece=looks::panel_piece(seat) aria-label=label on:click=move |_| helm.point(Spot::Ship(seat))>{say("kop-choose")}</button> }
        })
    };
    let label = looks::of(ship.color).name;
    view! {
        <article class=class data-piece=seat_piece(seat) class:turn=turn class:target=move || aimed.get() class:picked=picked aria-label=label>
            <div class="crew-head">
                {name_tag(look)} {you} {choose}
                <span class="purse" data-explain=names::sign("coin")>{art::symbol("coin")} <b>{names::number(ship.doubloons)}</b></span>
            </div>
            <ul class="berths">{crew(helm, now, ship)}</ul>
            {deck(ship)}
            {tavern(helm, now, ship, seat)}
            {now.hands.get(seat.index()).map(|hand| open_hand(hand))}
        </article>
    }
}

/// Whether the action that waits for its confirmation is about this.
fn is_picked(helm: Helm, now: &Snapshot<KingOfPiratesUi>, spot: Spot) -> bool {
    let action = now.asked().zip(helm.model.proposed.get());
    action.and_then(|(seat, action)| spot::of(&now.view, seat, action)) == Some(spot)
}

/// KOP-5, KOP-21: the pirates that another player may choose from; the person's own are over the
/// sea.
fn tavern(
    helm: Helm,
    now: &Arc<Snapshot<KingOfPiratesUi>>,
    ship: &ShipView,
    seat: Seat,
) -> Option<impl IntoView + use<>> {
    let shown = !ship.drawn.is_empty() && now.asked() != Some(seat);
    shown.then(|| {
        let drawn: Vec<_> = ship.drawn.iter().map(|pirate| berth(helm, now, pirate, false)).collect();
        view! { <div class="tavern"><small>{say("kop-tavern")}</small> <ul class="berths">{drawn}</ul></div> }
    })
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
        if ship.scurvy > 3 {
            return pieces::counted("scurvy", ship.scurvy, title).into_any();
        }
        pieces::stores("scurvy", ship.scurvy, ship.scurvy, title).into_any()
    });
    let cards = say_with("kop-cards-count", &[("count", ship.cards.into())]);
    let speed = say_with("kop-speed", &[("speed", ship.speed.into())]);
    let part = |&part: &_| {
        view! { <span class="part" data-explain=capital(&names::part_about(part))>{names::part(part)}</span> }
    };
    let parts = ship.parts.iter().map(part).collect_view();
    view! {
        <div class="stocks">
            {pieces::stores("rum", ship.rum, ship.rum_room, rum)}
            {pieces::stores("ball", ship.cannonballs, ship.cannonball_room, balls)}
            {scurvy}
            {pieces::stores("card", ship.cards, ship.cards, cards)}
            {pieces::counted("sail", ship.speed, speed)}
            {parts}
        </div>
    }
}

fn crew(
    helm: Helm,
    now: &Arc<Snapshot<KingOfPiratesUi>>,
    ship: &ShipView,
) -> impl IntoView + use<> {
    let others = ship.crew.iter().filter(|&pirate| Some(pirate) != ship.captain);
    let captain = ship.captain.map(|captain| berth(helm, now, captain, true));
    let others: Vec<_> = others.map(|pirate| berth(helm, now, pirate, false)).collect();
    let empty = ship.berths.saturating_sub(ship.crew.len() as u8);
    let empty = (0..empty)
        .map(|_| {
            view! { <li class="berth empty" data-explain=names::sign("blank")>{pieces::picture("blank", "portrait")}<span class="unseen">{say("kop-empty-berth")}</span></li> }
        })
        .collect_view();
    view! { {captain} {others} {empty} }
}

/// A pirate in a berth. Pointing at it tells what it can do, or makes it the target.
fn berth(
    helm: Helm,
    now: &Arc<Snapshot<KingOfPiratesUi>>,
    pirate: Pirate,
    captain: bool,
) -> impl IntoView + use<> {
    let card = now.view.pirate(pirate);
    let title = names::berth(&now.view, pirate);
    let rank = captain.then(|| view! { <span class="rank" aria-hidden="true">"★"</span> });
    let (aims, picks) = (now.clone(), now.clone());
    let aimed = move || !spot::at(&aims, helm.chosen.get(), Spot::Pirate(pirate)).is_empty();
    let picked = move || is_picked(helm, &picks, Spot::Pirate(pirate));
    let does = if captain { names::command(card.captain) } else { names::skill(card.crew) };
    let label = title.clone();
    view! {
        <li class="berth" class:captain=captain>
            <button class="sailor" data-piece=looks::pirate_piece(pirate) class:target=aimed class:picked=picked
                data-explain=title aria-label=label on:click=move |_| helm.point(Spot::Pirate(pirate))>
                {portrait(pirate)} {rank}
                <span class="trade" data-explain=capital(&names::skill(card.crew))>{pieces::picture(looks::skill_emblem(card.crew), "mini")}</span>
            </button>
            <span class="who-what" aria-hidden="true"><b>{card.name.clone()}</b> <small>{does}</small></span>
        </li>
    }
}
