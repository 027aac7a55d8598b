//! The 61 hexes: waters, sites, tiles, and where the ship may go.
//!
//! They are made once; only what changed in a hex is drawn anew, so that the focus stays.

use king_of_pirates::{Action, Card, Hex, Nation, Site, Size, Tile, View};
use leptos::ev;
use leptos::html;
use leptos::prelude::*;
use web_kit::model::Snapshot;
use web_kit::words::{said, say};

use super::KingOfPiratesUi;
use super::afloat;
use super::cell::Cell;
use super::helm::{self, Helm};
use super::looks;
use super::marks;
use super::names;
use super::pieces;
use super::spot::{self, Spot};

pub(super) fn hexes(helm: Helm) -> impl IntoView {
    let tab = RwSignal::new(Hex::CENTRE);
    let list = NodeRef::<html::Div>::new();
    Effect::new(move |_| {
        // With every question the keyboard begins at the own ship.
        helm.model.question.track();
        let now = helm.model.now.get_untracked();
        if let Some(seat) = now.asked().or(now.view.viewer) {
            tab.set(now.view.ships[seat.index()].at);
        }
    });
    let looks: Vec<(Hex, Memo<Cell>)> = Hex::all().map(|hex| (hex, seen(helm, hex))).collect();
    let cells = looks.iter().map(|(hex, look)| cell(helm, tab, *hex, *look)).collect_view();
    let marks = looks.iter().map(|(hex, look)| marks::mark(*hex, *look)).collect_view();
    let walk = move |event: ev::KeyboardEvent| walk(&event, tab, list);
    // Ships lie above the hexes, so that they are not cut off at the edges, and below the numbers.
    view! {
        <div class="hexes" role="group" aria-label=said("kop-walk-label") node_ref=list on:keydown=walk>
            {cells} {afloat::afloat(helm)} {afloat::ghost(helm)} {marks}
        </div>
    }
}

fn seen(helm: Helm, hex: Hex) -> Memo<Cell> {
    let model = helm.model;
    Memo::new(move |_| {
        let picked = model.proposed.get();
        look(&model.now.get(), helm.chosen.get(), picked, hex)
    })
}

/// The hexes are one stop of the Tab key; arrow keys go from one to another.
fn walk(event: &ev::KeyboardEvent, tab: RwSignal<Hex>, list: NodeRef<html::Div>) {
    let (right, down) = match event.key().as_str() {
        "ArrowRight" => (1, 0),
        "ArrowLeft" => (-1, 0),
        "ArrowUp" => (0, -1),
        "ArrowDown" => (0, 1),
        _ => return,
    };
    event.prevent_default();
    let Some(next) = beside(tab.get_untracked(), right, down) else { return };
    tab.set(next);
    let name = format!("[data-piece='{}']", looks::hex_piece(next));
    let button = list.get_untracked().and_then(|list| list.query_selector(&name).ok().flatten());
    if let Some(button) = button {
        looks::focus(button);
    }
}

/// The hex to the side; up and down lead to the nearest one of the next row.
fn beside(hex: Hex, right: i32, down: i32) -> Option<Hex> {
    let (q, r) = hex.coords();
    // In half hexes, so that rows compare.
    let x = 2 * i32::from(q) + i32::from(r) + 2 * right;
    let row = i32::from(r) + down;
    let across = |hex: &Hex| (2 * i32::from(hex.coords().0) + i32::from(hex.coords().1) - x).abs();
    let hexes = Hex::all().filter(|hex| i32::from(hex.coords().1) == row);
    let nearest = hexes.min_by_key(across)?;
    (right == 0 || across(&nearest) == 0).then_some(nearest)
}

fn cell(helm: Helm, tab: RwSignal<Hex>, hex: Hex, look: Memo<Cell>) -> impl IntoView {
    let (q, r) = hex.coords();
    let order = move || if tab.get() == hex { "0" } else { "-1" };
    let choose = move |_| {
        tab.set(hex);
        helm.point(Spot::Hex(hex));
    };
    let can = move || look.with(|look| look.far.is_some()).then(|| say("kop-can-go"));
    let over = Memo::new(move |_| helm.goal() == Some(hex));
    // The confirmation tells more.
    let about = move || (!over.get()).then(|| look.with(|look| look.about.clone()));
    view! {
        <button class=move || look.with(|look| look.class.clone()) class:over=move || over.get()
            data-piece=looks::hex_piece(hex) data-drop=looks::hex_piece(hex)
            tabindex=order aria-label=move || look.with(|look| look.label.clone()) aria-description=can
            data-explain=about
            data-legend=move || look.with(|look| names::sign(look.picture))
            on:click=choose style:--q=q.to_string() style:--r=r.to_string()>
            <span class="ring" aria-hidden="true"></span>
            {move || look.with(|look| pieces::picture(look.picture, "site"))}
        </button>
    }
}

fn look(
    now: &Snapshot<KingOfPiratesUi>,
    chosen: Option<Card>,
    picked: Option<Action>,
    hex: Hex,
) -> Cell {
    let (view, site) = (&now.view, now.view.site(hex));
    let at = spot::at(now, chosen, Spot::Hex(hex));
    let far = helm::reach(now, chosen, hex).or((!at.is_empty()).then_some(0));
    // The ghost marks where a ship sails.
    let picked = picked.filter(|action| !matches!(action, Action::Sail(_)));
    let spot = now.asked().zip(picked).and_then(|(seat, action)| spot::of(view, seat, action));
    let mut class = format!("hex {}", water(site));
    let tile = view.tile(hex);
    let (nation, value, chance) = odds(view, hex, site);
    for (has, name) in [
        (tile.is_some_and(|tile| tile.tile.is_none()), " hidden-tile"),
        (value.is_some(), " valued"),
        (far.is_some(), " target"),
        (far.is_some_and(|far| far > 1), " reach"),
        (spot == Some(Spot::Hex(hex)), " picked"),
        (view.ships.iter().any(|ship| ship.at == hex) || view.dutchman == hex, " manned"),
    ] {
        class.push_str(if has { name } else { "" });
    }
    let picture = picture(view, hex, site);
    let (label, about) = (names::hex_label(view, hex), names::about(view, hex));
    let short = names::short(site, picture);
    Cell { class, picture, nation, value, chance, far, short, label, about }
}

fn water(site: Site) -> &'static str {
    match site {
        Site::Ocean => "ocean",
        Site::Sharks => "sharks",
        Site::Hideout(Some(color)) => match looks::class(color) {
            "red" => "land lair red",
            "blue" => "land lair blue",
            "black" => "land lair black",
            "yellow" => "land lair yellow",
            "green" => "land lair green",
            _ => "land lair purple",
        },
        Site::Hideout(None) => "land lair",
        Site::City(_) | Site::Fortress(_) | Site::Island(_) => "land",
    }
}

fn picture(view: &View, hex: Hex, site: Site) -> &'static str {
    match (site, view.tile(hex)) {
        (Site::Hideout(_), _) => "hideout",
        (Site::City(_), _) => "city",
        (Site::Fortress(_), _) => "fortress",
        (Site::Island(_), _) => "island",
        (Site::Ocean | Site::Sharks, Some(tile)) => match tile.tile.and_then(Tile::class) {
            Some(class) => looks::class_picture(class),
            None if tile.tile.is_some() => "waves",
            None if site == Site::Sharks => "fin",
            None => "unknown",
        },
        (Site::Ocean | Site::Sharks, None) => "waves",
    }
}

/// The nation, what it takes to win there, and how likely the viewer is to.
fn odds(
    view: &View,
    hex: Hex,
    site: Site,
) -> (Option<Nation>, Option<(&'static str, u8)>, Option<i32>) {
    let islands = view.edition().islands;
    let nation = match site {
        Site::City(nation) | Site::Fortress(nation) => Some(nation),
        Site::Ocean | Site::Sharks => {
            view.tile(hex).and_then(|tile| tile.tile).and_then(Tile::shows).map(|(_, of)| of)
        }
        Site::Island(Size::Large) => return (None, Some(("map", islands.large.maps)), None),
        Site::Island(Size::Small) => return (None, Some(("map", islands.small.maps)), None),
        Site::Hideout(_) => None,
    };
    let defence = view.strength_at(hex).map(|strength| strength.defence);
    let chance =
        defence.zip(view.viewer).map(|(defence, seat)| view.chance_against(seat, defence, 0) / 10);
    (nation, defence.map(|defence| ("shield", defence)), chance)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrow_keys_lead_to_every_hex_and_never_off_the_board() {
        let mut seen = vec![Hex::CENTRE];
        let mut next = 0;
        while next < seen.len() {
            let hex = seen[next];
            next += 1;
            for (right, down) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
                let Some(to) = beside(hex, right, down) else { continue };
                assert_eq!(hex.distance(to), 1, "one step from {hex} to {to}");
                if !seen.contains(&to) {
                    seen.push(to);
                }
            }
        }
        assert_eq!(seen.len(), Hex::COUNT);
    }
}
