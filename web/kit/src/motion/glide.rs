//! Pieces glide: from where they were on the page to where they are.
//!
//! Only what moved is animated, and only by its transform, so that the browser draws each piece
//! once and then shifts it. (View transitions redraw the whole page for every frame instead.)

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::time::Duration;

use js_sys::{Function, JSON, Reflect};
use leptos::prelude::{request_animation_frame, set_timeout};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Animation, Element};

use crate::motion::layout::{self, Area};

const LASTS: Duration = Duration::from_millis(380);
const EASING: &str = "cubic-bezier(.3, .1, .2, 1)";
/// What moves by less stays where it is, in pixels.
const LEAST: f64 = 1.0;

thread_local! {
    static RUNNING: RefCell<Running> = RefCell::default();
}

/// What moves now.
#[derive(Default)]
struct Running {
    /// Counts the changes of the page.
    number: u64,
    pieces: Vec<(Element, Animation)>,
}

/// Changes the page; what has a `data-glide` and is elsewhere afterwards glides there.
pub fn glide(change: impl FnOnce()) {
    let before = places();
    change();
    // The page is rebuilt in tasks that the change queued, all of them before the next frame.
    request_animation_frame(move || settle(&before));
}

/// Plays an animation of an element, until the page changes again.
pub(super) fn animate(element: &Element, keyframes: &str, lasts: Duration) {
    let options = format!(r#"{{"duration":{},"easing":"{EASING}"}}"#, lasts.as_millis());
    let (Ok(keyframes), Ok(options)) = (JSON::parse(keyframes), JSON::parse(&options)) else {
        return;
    };
    let Some(animation) = start(element, &keyframes, &options) else { return };
    let _ = element.class_list().add_1("gliding");
    RUNNING.with_borrow_mut(|running| running.pieces.push((element.clone(), animation)));
}

/// A browser without such animations shows the pieces where they are.
fn start(element: &Element, keyframes: &JsValue, options: &JsValue) -> Option<Animation> {
    let animate = Reflect::get(element, &"animate".into()).ok()?.dyn_into::<Function>().ok()?;
    animate.call2(element, keyframes, options).ok()?.dyn_into().ok()
}

/// Where everything is that may glide, as it is seen: in the middle of a glide too.
fn places() -> BTreeMap<String, Area> {
    named().into_iter().map(|(name, piece)| (name, layout::place(&piece))).collect()
}

fn named() -> Vec<(String, Element)> {
    let named = |piece: Element| piece.get_attribute("data-glide").map(|name| (name, piece));
    layout::all("[data-glide]").into_iter().filter_map(named).collect()
}

/// Lets the pieces glide from where they were.
fn settle(before: &BTreeMap<String, Area>) {
    let number = stop();
    let pieces = named();
    let moved = |(name, piece): &(String, Element)| {
        let way = before.get(name)?.seen_from(layout::place(piece));
        way.is_felt(LEAST).then(|| (name.clone(), way))
    };
    let ways: BTreeMap<_, _> = pieces.iter().filter_map(moved).collect();
    for (name, piece) in &pieces {
        let carried = carrier(piece).and_then(|name| ways.get(&name).copied());
        let own = ways.get(name).copied().unwrap_or_default();
        let way = own.without(carried.unwrap_or_default());
        if way.is_felt(LEAST) {
            let from = way.transform();
            let frames = format!(
                r#"[{{"transformOrigin":"0 0","transform":"{from}"}},{{"transformOrigin":"0 0","transform":"none"}}]"#
            );
            animate(piece, &frames, LASTS);
        }
    }
    set_timeout(move || stop_if(number), LASTS * 2);
}

/// The name of what carries a piece along when it glides.
fn carrier(piece: &Element) -> Option<String> {
    let carrier = piece.parent_element()?.closest("[data-glide]").ok()??;
    carrier.get_attribute("data-glide")
}

/// Everything is where it belongs. The number of this change.
fn stop() -> u64 {
    RUNNING.with_borrow_mut(|running| {
        for (piece, animation) in running.pieces.drain(..) {
            animation.cancel();
            let _ = piece.class_list().remove_1("gliding");
        }
        running.number += 1;
        running.number
    })
}

/// Tidies up after a change, unless there was another meanwhile.
fn stop_if(number: u64) {
    if RUNNING.with_borrow(|running| running.number == number) {
        stop();
    }
}
