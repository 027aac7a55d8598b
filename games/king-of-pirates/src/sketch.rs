//! The table and the edition as pictures of text.

use crate::text as names;
use crate::{
    Board, Card, Class, Color, Edition, Frame, Heading, Hex, Part, Pirate, Site, Strength, Tile,
    View,
};
use game::{Ink, Say, Sketch, Text, Value};

/// The table: board, ships, what is going on.
pub(crate) fn table(view: &View, say: Say<'_>) -> Sketch {
    let mut sketch = Sketch::new();
    board(&mut sketch, view, say);
    ships(&mut sketch, view, say);
    rest(&mut sketch, view, say);
    sketch
}

/// Each hex is a word of two letters, followed by the seats of ships there
/// and `D` for the Dutchman.
fn board(sketch: &mut Sketch, view: &View, say: Say<'_>) {
    let round = Text::new("kop-sketch-round").with("round", view.round);
    sketch.line().put(say(round), Ink::Strong);
    sketch.put(format!("   {}", say(Text::new("kop-sketch-ships"))), Ink::Faint);
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
    for key in ["kop-sketch-sites", "kop-sketch-hideouts"] {
        sketch.line().put(say(Text::new(key)), Ink::Faint);
    }
}

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

fn ships(sketch: &mut Sketch, view: &View, say: Say<'_>) {
    for (seat, ship) in view.ships.iter().enumerate() {
        let mark = if view.turn.index() == seat { '>' } else { ' ' };
        let color = say(names::color(ship.color));
        sketch.line().put(format!("{mark}{seat} {color:<7}"), ink(ship.color));
        let doubloons = say(Text::new("kop-sketch-doubloons"));
        sketch.put(format!("{:>6} {doubloons}", ship.doubloons), Ink::Strong);
        let aboard = Text::new("kop-sketch-aboard")
            .with("rum", format!("{}/{}", ship.rum, ship.rum_room))
            .with("balls", format!("{}/{}", ship.cannonballs, ship.cannonball_room))
            .with("scurvy", ship.scurvy)
            .with("speed", ship.speed)
            .with("cards", ship.cards);
        sketch.text(format!("  {}", say(aboard)));
        let parts: Vec<String> = ship.parts.iter().map(|part| say(names::part(*part))).collect();
        if !parts.is_empty() {
            sketch.text(format!("  {}", parts.join(", ")));
        }
        for pirate in ship.captain.into_iter().chain(crew_without(view, seat)) {
            let captain = ship.captain == Some(pirate);
            sketch.line().text("           ").put(say(about(view, pirate, captain)), Ink::Faint);
        }
    }
}

fn crew_without(view: &View, seat: usize) -> impl Iterator<Item = Pirate> {
    let ship = &view.ships[seat];
    let captain = ship.captain;
    ship.crew.iter().filter(move |&pirate| Some(pirate) != captain)
}

fn about(view: &View, pirate: Pirate, captain: bool) -> Text {
    let card = view.pirate(pirate);
    let key = if captain { "kop-sketch-captain" } else { "kop-sketch-pirate" };
    let text = Text::new(key).with("name", &card.name).with("crew", names::skill(card.crew));
    if captain { text.with("captain", names::command(card.captain)) } else { text }
}

fn rest(sketch: &mut Sketch, view: &View, say: Say<'_>) {
    let discarded: u32 = view.discards.iter().map(|&count| u32::from(count)).sum();
    let decks = Text::new("kop-sketch-decks")
        .with("actions", view.deck)
        .with("discards", discarded)
        .with("pirates", view.pirates.len());
    sketch.line().text(say(decks));
    if view.viewer.is_some() {
        let hand = Text::new("kop-sketch-hand").with("cards", names::cards(&view.hand));
        sketch.line().text(say(hand));
    }
    for ship in &view.ships {
        for pirate in ship.drawn.iter() {
            let drawn = names::pirate_card(view.pirate(pirate));
            sketch.line().put(format!("{} ", say(names::color(ship.color))), ink(ship.color));
            sketch.text(say(Text::new("kop-sketch-drawn").with("pirate", drawn)));
        }
    }
    if let (Some((attack, defence)), true) = (view.totals, view.top() != Frame::Over) {
        let fight = Text::new("kop-sketch-fight").with("attack", attack).with("defence", defence);
        sketch.line().put(say(fight), Ink::Strong);
    }
    if let Some(winner) = view.standing.winners.first() {
        let color = view.ships[winner.index()].color;
        let king = Text::new("kop-sketch-king").with("who", names::color(color));
        sketch.line().put(say(king), ink(color));
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
pub(crate) fn edition(edition: &Edition, say: Say<'_>) -> Sketch {
    let mut sketch = Sketch::new();
    sketch.head_edition(say, Text::new("kop-title"), &edition.name);
    let sites = edition.board.sites().unwrap_or([Site::Ocean; Hex::COUNT]);
    for row in Hex::rows() {
        let row: Vec<Hex> = row.collect();
        sketch.line().text(" ".repeat((9 - row.len()) * 2 + 2));
        for hex in row {
            let site = sites[hex.index()];
            sketch.put(format!("{}  ", Board::word(site)), site_ink(site));
        }
    }
    sketch.line().put(format!("  {}", say(Text::new("kop-sketch-legend"))), Ink::Faint);
    sketch.line().text(format!("  {} ", say(Text::new("kop-sketch-compass"))));
    for heading in Heading::ALL {
        if let Some(&color) = edition.board.compass.get(&heading) {
            let (heading, name) = (say(names::heading(heading)), say(names::color(color)));
            sketch.put(format!("{heading} {name}  "), ink(color));
        }
    }
    targets(&mut sketch, edition, say);
    cards(&mut sketch, edition, say);
    hulls(&mut sketch, edition, say);
    pirates(&mut sketch, edition, say);
    sketch
}

/// A heading that stands over some lines.
fn head(sketch: &mut Sketch, say: Say<'_>, key: &'static str) {
    sketch.line().put(say(Text::new(key)), Ink::Strong);
}

fn targets(sketch: &mut Sketch, edition: &Edition, say: Say<'_>) {
    let targets = edition.targets;
    let named: [(Text, Strength); 5] = [
        (names::class(Class::SmallMerchant), targets.small_merchant),
        (names::class(Class::LargeMerchant), targets.large_merchant),
        (names::class(Class::Warship), targets.warship),
        (Text::new("kop-sketch-city"), targets.city),
        (Text::new("kop-sketch-fortress"), targets.fortress),
    ];
    head(sketch, say, "kop-sketch-targets");
    for (name, Strength { defence, loot }) in named {
        let strength = Text::new("kop-sketch-strength").with("defence", format!("{defence:>2}"));
        let strength = say(strength.with("loot", loot));
        sketch.line().text(format!("  {:<17} {strength}", say(name)));
    }
    head(sketch, say, "kop-sketch-islands");
    let islands = [("small", edition.islands.small), ("large", edition.islands.large)];
    for (size, island) in islands {
        let name = say(Text::new("kop-sketch-island").with("size", Value::word(size)));
        let pays = Text::new("kop-sketch-treasure").with("maps", island.maps);
        let pays = say(pays.with("doubloons", island.doubloons.to_string()));
        sketch.line().text(format!("  {name:<17} {pays}"));
    }
}

fn cards(sketch: &mut Sketch, edition: &Edition, say: Say<'_>) {
    head(sketch, say, "kop-sketch-loot");
    for loot in &edition.loot {
        sketch.line().text(format!("  {:>5} ×{}", loot.doubloons, loot.cards));
    }
    head(sketch, say, "kop-sketch-actions");
    for card in Card::ALL {
        let count = edition.cards.get(&card).copied().unwrap_or(0);
        let (name, when) = (say(names::card(card)), say(names::when(card)));
        sketch.line().text(format!("  {name:<20} ×{count:<3} {when}"));
    }
}

fn hulls(sketch: &mut Sketch, edition: &Edition, say: Say<'_>) {
    head(sketch, say, "kop-sketch-ship");
    let hulls = [
        (Text::new("kop-sketch-bow-and-stern"), edition.ship),
        (names::part(Part::Hold), edition.parts.hold),
        (names::part(Part::GunDeck), edition.parts.gun_deck),
    ];
    for (name, hull) in hulls {
        let room = Text::new("kop-sketch-hull")
            .with("sails", hull.sails)
            .with("berths", hull.berths)
            .with("rum", hull.rum)
            .with("balls", hull.cannonballs);
        sketch.line().text(format!("  {:<15} {}", say(name), say(room)));
    }
    let price = Text::new("kop-sketch-price").with("price", edition.parts.price.to_string());
    sketch.line().text(format!("  {}", say(price)));
}

fn pirates(sketch: &mut Sketch, edition: &Edition, say: Say<'_>) {
    head(sketch, say, "kop-sketch-pirates");
    for (number, card) in edition.pirates.iter().enumerate() {
        sketch.line().put(format!("  {number:>2}  {:<17}", card.name), Ink::Strong);
        let captain =
            Text::new("kop-sketch-as-captain").with("captain", names::command(card.captain));
        sketch.text(format!("{:<38} {}", say(names::skill(card.crew)), say(captain)));
        sketch.line().put(format!("      {}", say(names::line(card))), Ink::Faint);
    }
}
