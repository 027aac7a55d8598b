//! The 61 hexes: waters, sites, tiles, ships, the Dutchman, and where the ship may go.

use std::sync::Arc;

use game::Seat;
use king_of_pirates::{Action, Class, Frame, Heading, Hex, Phase, Site, Size, Tile, View};
use leptos::prelude::*;
use web_kit::model::{MatchModel, Refused, Snapshot};
use web_kit::motion::layout::seat_piece;
use web_kit::words::{capital, say, say_with};

use super::KingOfPiratesUi;
use super::looks;
use super::names;
use super::pieces;

pub(super) fn hexes(
    model: MatchModel<KingOfPiratesUi>,
    now: &Arc<Snapshot<KingOfPiratesUi>>,
) -> impl IntoView + use<> {
    let sites = now.view.sites();
    let hexes = Hex::all().map(|hex| cell(model, now, hex, sites[hex.index()]));
    // Above the hexes: what glides from one to another must not be cut off at their edges.
    let afloat = Hex::all().filter_map(|hex| aboard(&now.view, hex));
    view! { <div class="hexes">{hexes.collect_view()} {afloat.collect_view()}</div> }
}

fn cell(
    model: MatchModel<KingOfPiratesUi>,
    now: &Arc<Snapshot<KingOfPiratesUi>>,
    hex: Hex,
    site: Site,
) -> impl IntoView + use<> {
    let view = &now.view;
    let (q, r) = hex.coords();
    let action = now.asked().and_then(|seat| pointed(now, seat, hex));
    let way = action.is_some_and(|action| now.legal.contains(&action));
    let far = reach(now, hex).filter(|_| !way);
    let label = label(view, hex);
    let title = label.clone();
    let snapshot = now.clone();
    let click = move |_| match action {
        Some(action) => model.propose(action),
        None => hint(model, &snapshot),
    };
    view! {
        <button class=format!("hex {}", water(site)) data-piece=looks::hex_piece(hex) class:target=way class:reach=far.is_some()
            aria-label=label title=title on:click=click style:--q=q.to_string() style:--r=r.to_string()>
            {picture(view, hex, site)}
            {odds(view, hex, site)}
            {far.map(|cost| view! { <small class="cost" aria-hidden="true">{cost}</small> })}
        </button>
    }
}

/// What pointing at a hex means: sail there, or stop or dig where the ship is.
fn pointed(now: &Snapshot<KingOfPiratesUi>, seat: Seat, hex: Hex) -> Option<Action> {
    let at = now.view.ships[seat.index()].at;
    if now.view.top() == Frame::Turn(Phase::Arrive) {
        return (hex == at).then_some(Action::Dig);
    }
    if now.view.top() != Frame::Turn(Phase::Sail) {
        return None;
    }
    if hex == at {
        return Some(Action::Stop);
    }
    let heading = Heading::ALL.into_iter().find(|&heading| at.step(heading) == Some(hex));
    heading.map(Action::Sail)
}

/// The hexes it takes to get there this turn.
fn reach(now: &Snapshot<KingOfPiratesUi>, hex: Hex) -> Option<u8> {
    let seat = now.asked()?;
    let moving = now.view.top() == Frame::Turn(Phase::Sail);
    let distance = now.view.ships[seat.index()].at.distance(hex);
    (moving && distance > 0 && distance <= now.view.movement).then_some(distance)
}

fn hint(model: MatchModel<KingOfPiratesUi>, now: &Snapshot<KingOfPiratesUi>) {
    if now.asked().is_some() && now.view.top() == Frame::Turn(Phase::Sail) {
        let text = say("kop-hex-by-hex");
        model.refused.set(Some(Refused { rule: None, text }));
    }
}

fn water(site: Site) -> &'static str {
    match site {
        Site::Ocean => "ocean",
        Site::Sharks => "sharks",
        Site::Hideout(Some(color)) => match looks::class(color) {
            "red" => "land red",
            "blue" => "land blue",
            "black" => "land black",
            "yellow" => "land yellow",
            "green" => "land green",
            _ => "land purple",
        },
        Site::Hideout(None) | Site::City(_) | Site::Fortress(_) | Site::Island(_) => "land",
    }
}

fn picture(view: &View, hex: Hex, site: Site) -> AnyView {
    let id = match (site, view.tile(hex)) {
        (Site::Hideout(_), _) => "hideout",
        (Site::City(_), _) => "city",
        (Site::Fortress(_), _) => "fortress",
        (Site::Island(_), _) => "island",
        (Site::Ocean | Site::Sharks, Some(tile)) => match tile.tile.and_then(Tile::class) {
            Some(Class::SmallMerchant) => "small",
            Some(Class::LargeMerchant) => "large",
            Some(Class::Warship) => "warship",
            None if site == Site::Sharks => "fin",
            None => "unknown",
        },
        (Site::Ocean | Site::Sharks, None) => return ().into_any(),
    };
    pieces::picture(id, "site").into_any()
}

/// The nation, and how likely the viewer is to win there.
fn odds(view: &View, hex: Hex, site: Site) -> Option<AnyView> {
    let targets = view.edition().targets;
    let (nation, defence) = match site {
        Site::City(nation) => (Some(nation), targets.city.defence),
        Site::Fortress(nation) => (Some(nation), targets.fortress.defence),
        Site::Ocean | Site::Sharks => {
            let (class, nation) = view.tile(hex)?.tile.and_then(Tile::shows)?;
            let strength = match class {
                Class::SmallMerchant => targets.small_merchant,
                Class::LargeMerchant => targets.large_merchant,
                Class::Warship => targets.warship,
            };
            (Some(nation), strength.defence)
        }
        Site::Island(Size::Large) => (None, view.edition().islands.large.maps),
        Site::Island(Size::Small) => (None, view.edition().islands.small.maps),
        Site::Hideout(_) => return None,
    };
    let Some(nation) = nation else {
        return Some(view! { <small class="value">{say_with("kop-maps", &[("maps", defence.into())])}</small> }.into_any());
    };
    let chance = view.viewer.map(|seat| {
        let percent = format!(" {} %", view.chance_against(seat, defence, 0) / 10);
        view! { <span class="odds">{percent}</span> }
    });
    let flag = names::flag(nation);
    Some(view! { <small class="value">{flag} " " {defence} {chance}</small> }.into_any())
}

/// The ships in a hex; their names stand in the label of the hex.
fn aboard(view: &View, hex: Hex) -> Option<impl IntoView + use<>> {
    let ships = Seat::all(view.ships.len()).zip(&view.ships).filter(|(_, ship)| ship.at == hex);
    let ships: Vec<_> = ships
        .map(|(seat, ship)| {
            let name = format!("king-ship-{}", looks::class(ship.color));
            view! { <span class="at" data-piece=seat_piece(seat) data-glide=name>{pieces::ship(ship.color)}</span> }
        })
        .collect();
    let dutchman = (view.dutchman == hex).then(|| {
        view! { <span class="at" data-piece="dutchman" data-glide="king-dutchman">{pieces::picture("dutchman", "vessel")}</span> }
    });
    let (q, r) = hex.coords();
    (!ships.is_empty() || dutchman.is_some()).then(|| {
        view! {
            <span class="aboard" aria-hidden="true" style:--q=q.to_string() style:--r=r.to_string()>{ships}{dutchman}</span>
        }
    })
}

fn label(view: &View, hex: Hex) -> String {
    let what = capital(&names::what(view, hex));
    let ships = view.ships.iter().filter(|ship| ship.at == hex);
    let ships = ships.map(|ship| names::color(ship.color));
    let dutchman = (view.dutchman == hex).then(|| say("kop-dutchman-is"));
    let here: Vec<String> = ships.chain(dutchman).collect();
    let at = say_with("kop-hex", &[("what", what.into()), ("hex", hex.to_string().into())]);
    if here.is_empty() { at } else { format!("{at}: {}", here.join(", ")) }
}
