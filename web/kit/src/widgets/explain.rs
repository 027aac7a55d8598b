//! Explanations in place: what has a `data-explain` says what it is when it is pointed at, focused,
//! tapped or pressed for a while. On touch screens, which show no titles, a `title` on the board
//! does the same.

use std::cell::{Cell, RefCell};
use std::time::Duration;

use leptos::ev;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget, HtmlElement};

const EXPLAINED: &str = "[data-explain]";
const TOUCHED: &str = "[data-explain], .board [title], .account [title], .scores [title]";
/// What a tap acts on is explained only when it is pressed for longer.
const ACTS: &str = "button, a, summary, input, select, label";
const HOVER: Duration = Duration::from_millis(350);
/// Longer than browsers take for a tap.
const PRESS: Duration = Duration::from_millis(550);
/// Pixels between the explanation and what it explains.
const GAP: f64 = 8.0;

thread_local! {
    static SHOWN: RefCell<Option<Element>> = const { RefCell::new(None) };
    static WAITING: Cell<Option<TimeoutHandle>> = const { Cell::new(None) };
}

/// Listens for as long as the page is open.
pub fn listen() {
    let handles = [
        window_event_listener(ev::pointerover, |event| match event.pointer_type().as_str() {
            "touch" => {}
            _ => point(found(event.target(), EXPLAINED), HOVER),
        }),
        window_event_listener(ev::pointerdown, |event| {
            hide();
            if event.pointer_type() == "touch" {
                point(found(event.target(), TOUCHED), PRESS);
            }
        }),
        window_event_listener(ev::pointerup, |_| forget()),
        window_event_listener(ev::pointercancel, |_| forget()),
        window_event_listener(ev::click, |event| tap(event.target())),
        window_event_listener(ev::focusin, |event| {
            let at = found(event.target(), EXPLAINED);
            point(at.filter(|at| at.matches(":focus-visible").unwrap_or(false)), HOVER);
        }),
        window_event_listener(ev::focusout, |_| hide()),
        window_event_listener(ev::wheel, |_| hide()),
        window_event_listener(ev::keydown, |event| {
            if event.key() == "Escape" {
                hide();
            }
        }),
    ];
    on_cleanup(move || {
        hide();
        handles.into_iter().for_each(WindowListenerHandle::remove);
    });
}

fn found(target: Option<EventTarget>, selector: &str) -> Option<Element> {
    target?.dyn_into::<Element>().ok()?.closest(selector).ok()?
}

/// Explains something after a while, unless something else comes first.
fn point(at: Option<Element>, after: Duration) {
    forget();
    if at.is_none() {
        hide();
    }
    if let Some(at) = at {
        let later = set_timeout_with_handle(move || show(&at), after);
        WAITING.set(later.ok());
    }
}

/// A tap on something that does nothing else explains it at once.
fn tap(target: Option<EventTarget>) {
    let acts = found(target.clone(), ACTS).is_some();
    if let Some(at) = found(target, TOUCHED).filter(|_| !acts) {
        show(&at);
    }
}

fn forget() {
    if let Some(waiting) = WAITING.take() {
        waiting.clear();
    }
}

fn hide() {
    forget();
    if let Some(shown) = SHOWN.take() {
        shown.remove();
    }
}

/// The explanation of an element.
pub(super) fn words(at: &Element) -> Option<String> {
    let words = at.get_attribute("data-explain").or_else(|| at.get_attribute("title"))?;
    (!words.trim().is_empty()).then_some(words)
}

/// Explains an element now, until something else is pointed at.
pub fn show(at: &Element) {
    hide();
    let (Some(words), Some(card)) = (words(at), card()) else { return };
    card.set_text_content(Some(&words));
    let (place, own) = (at.get_bounding_client_rect(), card.get_bounding_client_rect());
    let width = document().document_element().map_or(0, |root| root.client_width());
    let most = (f64::from(width) - own.width() - GAP).max(GAP);
    let left = (place.left() + place.width() / 2.0 - own.width() / 2.0).clamp(GAP, most);
    let above = place.top() - own.height() - GAP;
    let top = if above < GAP { place.bottom() + GAP } else { above };
    if let Some(styled) = card.dyn_ref::<HtmlElement>() {
        let _ = styled.style().set_property("left", &format!("{left:.0}px"));
        let _ = styled.style().set_property("top", &format!("{top:.0}px"));
    }
    SHOWN.set(Some(card));
}

/// An empty card on the page.
fn card() -> Option<Element> {
    let card = document().create_element("div").ok()?;
    card.set_class_name("explained");
    card.set_attribute("role", "tooltip").ok()?;
    document().body()?.append_child(&card).ok()?;
    Some(card)
}
