//! Effects while the board changes: coins fly, cards turn.
//!
//! They lie above the page, take no pointer, are hidden from screen readers and remove themselves.

use std::time::Duration;

use game::Seat;
use leptos::prelude::{document, request_animation_frame, set_timeout};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use crate::motion::glide;
use crate::motion::layout::{self, Area, seat_piece};

/// Nobody can follow more than this at once.
const MOST: usize = 8;
/// More coins than this look like more coins.
const HANDFUL: u32 = 6;
/// From one coin to the next, and from one effect to the next.
const COIN_AFTER: u64 = 70;
const NEXT_AFTER: u64 = 220;
/// As long as in the style sheet.
const FLIGHT: u64 = 800;
const SHOWN: u64 = 1_900;
const TURN: u64 = 560;

/// The front of what is turned: nothing is seen of it until it stands on its edge.
const FRONT: &str = r#"[{"transform":"perspective(40rem) rotateY(-90deg)"},{"transform":"perspective(40rem) rotateY(-90deg)","offset":0.5},{"transform":"none"}]"#;

/// Where something is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// The purse of a seat.
    Purse(Seat),
    /// By its `data-piece`.
    Piece(String),
    /// What belongs to nobody lies at the upper edge of the board.
    Bank,
}

/// Something that is seen to happen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VisualEffect {
    /// Coins change hands.
    Coins {
        /// Who or what pays.
        from: Place,
        /// Who or what is paid.
        to: Place,
        /// How many.
        coins: u32,
    },
    /// A card or a tile is turned face up.
    Turned {
        /// Its `data-piece`.
        piece: String,
        /// What was seen of it before.
        back: Back,
    },
    /// Cards are turned up beside a place and put away again.
    Shown {
        /// Where.
        at: Place,
        /// What is written on them.
        faces: Vec<String>,
    },
}

/// The back of what is turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Back {
    /// The back of a card.
    Card,
    /// The back of a tile.
    Tile,
}

impl VisualEffect {
    /// Coins change hands.
    pub fn coins(from: Place, to: Place, coins: impl Into<u32>) -> Self {
        Self::Coins { from, to, coins: coins.into() }
    }
}

/// Shows what happens while the page is changed.
pub fn during(effects: Vec<VisualEffect>, change: impl FnOnce()) {
    let shown = effects.into_iter().filter(|effect| !effect.is_nothing()).take(MOST);
    let begun: Vec<_> = shown.map(|effect| (effect.origin().and_then(find), effect)).collect();
    change();
    request_animation_frame(move || {
        for ((origin, effect), number) in begun.iter().zip(0..) {
            effect.show(*origin, number * NEXT_AFTER);
        }
    });
}

impl VisualEffect {
    fn is_nothing(&self) -> bool {
        match self {
            Self::Coins { from, to, coins } => *coins == 0 || from == to,
            Self::Turned { .. } => false,
            Self::Shown { faces, .. } => faces.is_empty(),
        }
    }

    /// What may be gone after the change.
    fn origin(&self) -> Option<&Place> {
        match self {
            Self::Coins { from: at, .. } | Self::Shown { at, .. } => Some(at),
            Self::Turned { .. } => None,
        }
    }

    fn show(&self, origin: Option<Area>, wait: u64) {
        let origin = origin.or_else(|| self.origin().and_then(find));
        match (self, origin) {
            (Self::Coins { to, coins, .. }, Some(from)) => {
                if let Some(to) = find(to) {
                    fly(from, to, *coins, wait);
                }
            }
            (Self::Shown { faces, .. }, Some(at)) => reveal(at, faces, wait),
            (Self::Turned { piece, back }, _) => turn(piece, *back),
            // It is not on the page, before or after.
            (Self::Coins { .. } | Self::Shown { .. }, None) => {}
        }
    }
}

/// The place of something on the page, if it is there and seen.
fn find(place: &Place) -> Option<Area> {
    let selector = match place {
        Place::Purse(seat) => format!("[data-piece='{}'] .purse", seat_piece(*seat)),
        Place::Piece(name) => format!("[data-piece='{name}']"),
        Place::Bank => ".board".to_owned(),
    };
    let found = document().query_selector(&selector).ok()??;
    let seen = layout::place(&found);
    let seen = match place {
        Place::Purse(_) | Place::Piece(_) => seen,
        Place::Bank => Area { height: 48.0, ..seen },
    };
    (seen.width > 0.0).then_some(seen)
}

fn fly(from: Area, to: Area, coins: u32, wait: u64) {
    let ((left, top), (right, down)) = (from.centre(), to.centre());
    let coins = u64::from(coins.min(HANDFUL));
    let Some(layer) = layer("coins", wait + coins * COIN_AFTER + FLIGHT) else { return };
    for coin in 0..coins {
        let Some(flight) = part(&layer, "flight") else { return };
        flight.set_inner_html(r##"<svg viewBox="0 0 24 24"><use href="#coin"></use></svg>"##);
        set(&flight, "left", &format!("{left:.0}px"));
        set(&flight, "top", &format!("{top:.0}px"));
        set(&flight, "--right", &format!("{:.0}px", right - left));
        set(&flight, "--down", &format!("{:.0}px", down - top));
        set(&flight, "--wait", &format!("{}ms", wait + coin * COIN_AFTER));
    }
}

fn reveal(at: Area, faces: &[String], wait: u64) {
    let (left, top) = at.centre();
    let Some(layer) = layer("shown", wait + faces.len() as u64 * NEXT_AFTER + SHOWN) else {
        return;
    };
    let first = (faces.len() as f64 - 1.0) / -2.0;
    for (face, number) in faces.iter().zip(0_u32..) {
        let Some(card) = part(&layer, "loot") else { return };
        if let (Some(front), Some(_)) = (part(&card, "face"), part(&card, "reverse card-back")) {
            front.set_text_content(Some(face));
        }
        set(&card, "left", &format!("{left:.0}px"));
        set(&card, "top", &format!("{top:.0}px"));
        set(&card, "--place", &(first + f64::from(number)).to_string());
        set(&card, "--wait", &format!("{}ms", wait + u64::from(number) * NEXT_AFTER));
    }
}

fn turn(piece: &str, back: Back) {
    for front in layout::all(&format!("[data-piece='{piece}']")) {
        let at = layout::place(&front);
        let Some(layer) = layer("turned", TURN) else { return };
        let class = match back {
            Back::Card => "turning card-back",
            Back::Tile => "turning tile-back",
        };
        let Some(back) = part(&layer, class) else { return };
        set(&back, "left", &format!("{:.0}px", at.left));
        set(&back, "top", &format!("{:.0}px", at.top));
        set(&back, "width", &format!("{:.0}px", at.width));
        set(&back, "height", &format!("{:.0}px", at.height));
        glide::animate(&front, FRONT, Duration::from_millis(TURN));
    }
}

/// A layer above the page that goes away after some milliseconds.
fn layer(name: &str, lasts: u64) -> Option<Element> {
    let layer = document().create_element("div").ok()?;
    layer.set_class_name("effects");
    layer.set_attribute("aria-hidden", "true").ok()?;
    layer.set_attribute("data-effect", name).ok()?;
    document().body()?.append_child(&layer).ok()?;
    let gone = layer.clone();
    set_timeout(move || gone.remove(), Duration::from_millis(lasts));
    Some(layer)
}

fn part(of: &Element, class: &str) -> Option<Element> {
    let part = document().create_element("span").ok()?;
    part.set_class_name(class);
    of.append_child(&part).ok()?;
    Some(part)
}

/// Not by the attribute: the content security policy forbids that.
fn set(element: &Element, property: &str, value: &str) {
    if let Some(element) = element.dyn_ref::<HtmlElement>() {
        let _ = element.style().set_property(property, value);
    }
}
