//! The table and the edition as pictures of text.

use crate::{
    Board, Card, Color, Command, Frame, Heading, Hex, House, Part, Pirate, Site, Skill, Strength,
    Tile, View,
};
use game::{Ink, Sketch};

/// The table: board, ships, what is going on.
pub(crate) fn table(view: &View) -> Sketch {
    let mut sketch = Sketch::new();
    board(&mut sketch, view);
    ships(&mut sketch, view);
    rest(&mut sketch, view);
    sketch
}

/// Each hex is a word of two letters, followed by the seats of ships there
/// and `D` for the Dutchman.
fn board(sketch: &mut Sketch, view: &View) {
    sketch.line().put(format!("Round {}", view.round), Ink::Strong);
    sketch.put("   digits are ships of seats, D the Dutchman, ?? face down", Ink::Faint);
    let sites = view.sites();
    for row in Hex::rows() {
        sketch.line();
        let row: Vec<Hex> = row.collect();
        sketch.text(" ".repeat((9 - row.len()) * 3 + 1));
        for hex in row {
            let (word, ink) = cell(view, hex, sites[hex.index()]);
            sketch.put(word, ink).put(format!("{:<4}", aboard(view, hex)), Ink::Strong);
        }
    }
    for line in LEGEND {
        sketch.line().put(line, Ink::Faint);
    }
}

/// What the words on the board say.
const LEGEND: [&str; 2] = [
    "C city, F fortress, m M merchant small or large, W warship; b British, f French, s Spanish",
    "H hideout and the colour that starts there, HH nobody's; I- I+ island small or large",
];

fn cell(view: &View, hex: Hex, site: Site) -> (String, Ink) {
    match view.tile(hex).map(|tile| tile.tile) {
        Some(None) => ("??".to_owned(), if site == Site::Sharks { Ink::Cyan } else { Ink::Faint }),
        Some(Some(tile)) => (tile_word(tile), Ink::Strong),
        None => (Board::word(site).to_owned(), site_ink(site)),
    }
}

/// As `mb`: a small merchant (`m`), large merchant (`M`) or warship (`W`) of
/// the British, French or Spanish.
fn tile_word(tile: Tile) -> String {
    tile.shows().map_or_else(
        || "~~".to_owned(),
        |(class, nation)| format!("{}{}", ["m", "M", "W"][class as usize], initial(nation.name())),
    )
}

fn initial(name: &str) -> String {
    name.chars().take(1).flat_map(char::to_lowercase).collect()
}

fn aboard(view: &View, hex: Hex) -> String {
    let ships = view.ships.iter().enumerate().filter(|(_, ship)| ship.at == hex);
    let mut here: String = ships.map(|(seat, _)| seat.to_string()).collect();
    if view.dutchman == hex {
        here.push('D');
    }
    here
}

fn site_ink(site: Site) -> Ink {
    match site {
        Site::Ocean => Ink::Blue,
        Site::Sharks => Ink::Cyan,
        Site::Hideout(None) => Ink::Plain,
        Site::Hideout(Some(color)) => ink(color),
        Site::City(_) | Site::Fortress(_) => Ink::Orange,
        Site::Island(_) => Ink::Green,
    }
}

fn ships(sketch: &mut Sketch, view: &View) {
    for (seat, ship) in view.ships.iter().enumerate() {
        let mark = if view.turn.index() == seat { '>' } else { ' ' };
        sketch.line().put(format!("{mark}{seat} {:<7}", ship.color), ink(ship.color));
        sketch.put(format!("{:>6} doubloons", ship.doubloons), Ink::Strong);
        sketch.text(format!(
            "  rum {}/{}  balls {}/{}  scurvy {}  speed {}  cards {}",
            ship.rum,
            ship.rum_room,
            ship.cannonballs,
            ship.cannonball_room,
            ship.scurvy,
            ship.speed,
            ship.cards
        ));
        let parts: Vec<&str> = ship.parts.iter().map(|part| part.name()).collect();
        if !parts.is_empty() {
            sketch.text(format!("  {}", parts.join(", ")));
        }
        for pirate in ship.captain.into_iter().chain(crew_without(view, seat)) {
            let captain = ship.captain == Some(pirate);
            sketch.line().text("           ").put(about(view, pirate, captain), Ink::Faint);
        }
    }
}

fn crew_without(view: &View, seat: usize) -> impl Iterator<Item = Pirate> {
    let ship = &view.ships[seat];
    let captain = ship.captain;
    ship.crew.iter().filter(move |&pirate| Some(pirate) != captain)
}

fn about(view: &View, pirate: Pirate, captain: bool) -> String {
    let card = view.pirate(pirate);
    if captain {
        let (crew, command) = (card.crew.about(), card.captain.about());
        format!("Captain {}: {command}; {crew}", card.name)
    } else {
        format!("{}: {}", card.name, card.crew.about())
    }
}

fn rest(sketch: &mut Sketch, view: &View) {
    let discarded: u32 = view.discards.iter().map(|&count| u32::from(count)).sum();
    sketch.line().text(format!(
        "Action deck {}, discards {discarded}; pirates in the deck {}",
        view.deck,
        view.pirates.len()
    ));
    if view.viewer.is_some() {
        sketch.line().put("Hand: ", Ink::Strong).text(cards(&view.hand));
    }
    for ship in &view.ships {
        for pirate in ship.drawn.iter() {
            let card = view.pirate(pirate);
            sketch.line().put(format!("{} ", ship.color), ink(ship.color));
            let text = format!("has drawn {}: {}; captain: ", card.name, card.crew.about());
            sketch.text(text).text(card.captain.about());
        }
    }
    if let (Some((attack, defence)), true) = (view.totals, view.top() != Frame::Over) {
        sketch.line().put(format!("Fight: {attack} against {defence}"), Ink::Strong);
    }
    if let Some(winner) = view.standing.winners.first() {
        let color = view.ships[winner.index()].color;
        sketch.line().put(format!("{color} is King of Pirates"), ink(color));
    }
}

pub(crate) fn ink(color: Color) -> Ink {
    match color {
        Color::Red => Ink::Red,
        Color::Blue => Ink::Blue,
        Color::Black => Ink::Black,
        Color::Yellow => Ink::Yellow,
        Color::Green => Ink::Green,
        Color::Purple => Ink::Purple,
    }
}

/// The edition: the board drawn from its data, and every value.
pub(crate) fn edition(edition: &House) -> Sketch {
    let mut sketch = Sketch::new();
    sketch.line().put(format!("King of Pirates, edition `{}`", edition.name), Ink::Strong);
    let sites = edition.board.sites().unwrap_or([Site::Ocean; Hex::COUNT]);
    for row in Hex::rows() {
        let row: Vec<Hex> = row.collect();
        sketch.line().text(" ".repeat((9 - row.len()) * 2 + 2));
        for hex in row {
            let site = sites[hex.index()];
            sketch.put(format!("{}  ", Board::word(site)), site_ink(site));
        }
    }
    sketch.line().put("  ~~ ocean  ^^ sharks  H hideout  F fortress  C city  I island", Ink::Faint);
    sketch.line().text("  compass: ");
    for heading in Heading::ALL {
        if let Some(&color) = edition.board.compass.get(&heading) {
            sketch.put(format!("{heading} {color}  "), ink(color));
        }
    }
    values(&mut sketch, edition);
    pirates(&mut sketch, edition);
    sketch
}

fn values(sketch: &mut Sketch, edition: &House) {
    let targets = edition.targets;
    let named: [(&str, Strength); 5] = [
        ("small merchant", targets.small_merchant),
        ("large merchant", targets.large_merchant),
        ("warship", targets.warship),
        ("city", targets.city),
        ("fortress", targets.fortress),
    ];
    sketch.line().put("Targets", Ink::Strong);
    for (name, Strength { defence, loot }) in named {
        sketch.line().text(format!("  {name:<15} defence {defence:>2}   loot cards {loot}"));
    }
    sketch.line().put("Islands", Ink::Strong);
    for (name, island) in [("small", edition.islands.small), ("large", edition.islands.large)] {
        let (maps, doubloons) = (island.maps, island.doubloons);
        sketch.line().text(format!("  {name:<15} {maps} maps   {doubloons} doubloons"));
    }
    sketch.line().put("Loot cards", Ink::Strong);
    for loot in &edition.loot {
        sketch.line().text(format!("  {:>5} ×{}", loot.doubloons, loot.cards));
    }
    sketch.line().put("Action cards", Ink::Strong);
    for card in Card::ALL {
        let count = edition.cards.get(&card).copied().unwrap_or(0);
        sketch.line().text(format!("  {card:<16} ×{count:<3} {}", card.when()));
    }
    sketch.line().put("Ship", Ink::Strong);
    let hulls = [("bow and stern", edition.ship), (Part::Hold.name(), edition.parts.hold)];
    for (name, hull) in hulls.into_iter().chain([(Part::GunDeck.name(), edition.parts.gun_deck)]) {
        sketch.line().text(format!(
            "  {name:<14} sails {}  berths {}  rum {}  cannonballs {}",
            hull.sails, hull.berths, hull.rum, hull.cannonballs
        ));
    }
    sketch.line().text(format!("  each part costs {} doubloons", edition.parts.price));
}

fn pirates(sketch: &mut Sketch, edition: &House) {
    sketch.line().put("Pirates", Ink::Strong);
    for (number, card) in edition.pirates.iter().enumerate() {
        let (crew, captain): (Skill, Command) = (card.crew, card.captain);
        sketch.line().put(format!("  {number:>2}  {:<17}", card.name), Ink::Strong);
        sketch.text(format!("{:<38} captain: {}", crew.about(), captain.about()));
        sketch.line().put(format!("      {}", card.line), Ink::Faint);
    }
}

fn cards(cards: &[Card]) -> String {
    let names: Vec<&str> = cards.iter().map(|card| card.name()).collect();
    if names.is_empty() { "nothing".to_owned() } else { names.join(", ") }
}
