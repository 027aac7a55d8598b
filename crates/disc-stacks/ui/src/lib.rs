//! Pirate discs and towers of them: what the boards of Buccaneer and Pirates share.

mod slots;

pub use slots::{Slots, arrange};
pub use web_kit::motion::drag::Drag;

use disc_stacks::{Color, Disc, Pirate, Wage, text};
use game::Seat;
use leptos::prelude::*;
use web_kit::art;
use web_kit::model::Look;
use web_kit::motion::effects::{Place, VisualEffect};
use web_kit::words::{say, say_with, tell};

/// The largest ship.
pub const GALLEON: &str = include_str!("../art/galleon.svg");

/// A ship that needs this many hands: the more, the larger.
pub fn ship(crew: u8) -> impl IntoView {
    art::picture(match crew {
        0..=3 => include_str!("../art/sloop.svg"),
        4 => include_str!("../art/brig.svg"),
        5.. => GALLEON,
    })
}

/// A colour's name, style and symbol.
pub fn of(color: Color) -> Look {
    Look { name: self::color(color), class: color.name(), mark: mark(color) }
}

/// The name of a colour.
pub fn color(color: Color) -> String {
    tell(&text::color(color))
}

/// A kind of booty or token by its name in the rules: "dagger".
pub fn booty(kind: &'static str) -> String {
    tell(&text::booty(kind))
}

/// What the options of both games are about.
pub fn option_words(option: &str) -> String {
    match option {
        "open_stacks" => say("discs-option-open"),
        "open_cards" => say("discs-option-cards"),
        "first" => say("shell-option-first"),
        other => other.to_owned(),
    }
}

/// How many of the pirates that are needed a stack has: "3/5".
pub fn crew_of(height: usize, needed: u8) -> String {
    say_with("discs-crew-of", &[("height", height.into()), ("needed", needed.into())])
}

/// What the most of a kind pay: "most: 6".
pub fn most(worth: u8) -> String {
    say_with("discs-most", &[("worth", worth.into())])
}

/// From the least to the most, with signs: "−2 to +5".
pub fn gain(least: i32, most: i32) -> String {
    if least == most {
        return signed(least);
    }
    say_with("discs-range", &[("least", signed(least).into()), ("most", signed(most).into())])
}

fn signed(ducats: i32) -> String {
    format!("{ducats:+}").replace('-', "−")
}

/// The symbol that tells a colour where colours cannot be told apart.
pub fn mark(color: Color) -> &'static str {
    match color {
        Color::Red => "mark-swords",
        Color::Blue => "mark-anchor",
        Color::Black => "mark-skull",
        Color::Yellow => "mark-sun",
        Color::Green => "mark-palm",
    }
}

/// The top pirate of a stack as it is seen.
pub fn top(stack: &[Disc]) -> Option<Pirate> {
    stack.first().and_then(|disc| disc.pirate())
}

/// A pirate as words: "Red 3", "Red ?", or "a Red" where the wage is concealed.
pub fn words(disc: Disc) -> String {
    tell(&text::disc(disc))
}

/// The name of a pirate's disc, for highlighting it.
pub fn piece(pirate: Pirate) -> String {
    format!("disc-{}-{}", pirate.color().name(), pirate.wage() as u8)
}

/// A stack as a leaning tower of discs from whose side every colour is seen.
pub fn tower(top: Pirate, discs: &[Disc]) -> impl IntoView + use<> {
    let height = discs.len();
    let disc = |(depth, disc): (usize, &Disc)| {
        let (class, mark) = (format!("disc {}", disc.color.name()), mark(disc.color));
        let name = format!("{}-{}-{depth}", top.color().name(), top.wage() as u8);
        view! {
            <span
                class=class
                data-piece=disc.pirate().map(piece)
                style:--level=(height - 1 - depth).to_string()
                data-glide=name
                data-depth=depth.to_string()
            >
                <svg viewBox="0 0 64 40" aria-hidden="true">
                    <use href="#disc-body"></use>
                    {if depth == 0 { face(disc.wage, mark).into_any() } else { side(disc.wage, mark).into_any() }}
                </svg>
            </span>
        }
    };
    // The bottom is drawn first, so that every disc lies on the one below.
    let discs: Vec<_> = discs.iter().enumerate().map(disc).rev().collect();
    view! { <span class="tower" style:--height=height.to_string()>{discs}</span> }
}

/// The discs of a stack as they would lie on top of `below` others, with the new height.
pub fn ghost(below: usize, discs: &[Disc]) -> impl IntoView + use<> {
    let height = below + discs.len();
    let disc = |(depth, disc): (usize, &Disc)| {
        let (class, mark) = (format!("disc ghost {}", disc.color.name()), mark(disc.color));
        view! {
            <span class=class style:--level=(height - 1 - depth).to_string()>
                <svg viewBox="0 0 64 40">
                    <use href="#disc-body"></use>
                    {if depth == 0 { face(disc.wage, mark).into_any() } else { side(disc.wage, mark).into_any() }}
                </svg>
            </span>
        }
    };
    let discs: Vec<_> = discs.iter().enumerate().map(disc).rev().collect();
    view! {
        <span class="ghosts" style:--height=below.max(1).to_string() style:--top=height.to_string() aria-hidden="true">
            {discs} <b class="tall">{height}</b>
        </span>
    }
}

/// The place of a pirate who is away.
pub fn berth() -> impl IntoView {
    view! { <span class="berth" aria-hidden="true"></span> }
}

/// A symbol with a number, explained by `tip` where it is pointed at or touched.
pub fn count(symbol: &'static str, count: u8, tip: String) -> impl IntoView {
    view! {
        <span class="piece" class:none=count == 0 data-explain=tip>
            {art::symbol(symbol)} <b>{count}</b>
        </span>
    }
}

/// What stands on every card: the crew it takes, its ducats, the wage of a `?`. `crew` is how many
/// of the pirates that are needed a picked stack has.
pub fn facts(crew: impl Fn() -> String + Send + 'static, ducats: u8, wild: u8) -> impl IntoView {
    view! {
        <span class="fact crew" data-explain=say("discs-tip-crew")>{art::symbol("mark-flag")} <b>{crew}</b></span>
        <span class="fact ducats" data-explain=say("discs-tip-ducats")>{art::symbol("coin")} <b>{ducats}</b></span>
        <span class="fact wild" data-explain=say("discs-tip-wild")><i>"?"</i> <b>{wild}</b></span>
    }
}

/// The top of a stack: wage and mark on the face.
fn face(wage: Option<Wage>, mark: &'static str) -> impl IntoView {
    let sign = wage.map(|wage| wage.sign().to_string());
    let mark = format!("#{mark}");
    view! {
        <g class="ink">
            <text x="24" y="22">{sign}</text>
            <use href=mark x="34" y="7" width="16" height="16"></use>
        </g>
    }
}

/// A covered pirate: its mark on the rim, and its wage where the viewer sees it.
fn side(wage: Option<Wage>, mark: &'static str) -> impl IntoView {
    let mark = format!("#{mark}");
    let open = wage.map(|wage| {
        view! { <text class="rim" x="46" y="36">{wage.sign().to_string()}</text> }
    });
    view! {
        <g class="ink"><use href=mark x="26" y="27.500" width="10" height="10"></use> {open}</g>
    }
}

/// The wages that a captain pays, a flight of coins for each colour.
pub fn wages(colors: &[Color], captain: Seat, wages: &[(Pirate, u32)]) -> Vec<VisualEffect> {
    let paid = |(seat, color): (Seat, &Color)| {
        let own = wages.iter().filter(|(pirate, _)| pirate.color() == *color);
        let ducats: u32 = own.map(|(_, ducats)| ducats).sum();
        VisualEffect::coins(Place::Purse(captain), Place::Purse(seat), ducats)
    };
    Seat::all(colors.len()).zip(colors).map(paid).collect()
}

/// The mark of a stack's captain.
pub fn captain(color: Color) -> impl IntoView {
    role(color, "mark-crown", "discs-captain")
}

/// The mark of a stack's mate.
pub fn mate(color: Color) -> impl IntoView {
    role(color, "mark-flag", "discs-mate")
}

fn role(color: Color, symbol: &'static str, title: &'static str) -> impl IntoView {
    let title = say_with(title, &[("color", self::color(color).into())]);
    view! { <span class=format!("role {}", color.name()) data-explain=title>{art::symbol(symbol)}</span> }
}
