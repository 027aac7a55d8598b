//! Where things are on the page, in pixels from its corner.

use game::Seat;
use leptos::prelude::{document, window};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DomRect, Element};

/// The place of an element.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Area {
    pub(super) left: f64,
    pub(super) top: f64,
    pub(super) width: f64,
    pub(super) height: f64,
}

impl Area {
    pub(super) fn centre(self) -> (f64, f64) {
        (self.left + self.width / 2.0, self.top + self.height / 2.0)
    }

    /// How far away this is from there.
    pub(super) fn seen_from(self, there: Self) -> Way {
        Way {
            right: self.left - there.left,
            down: self.top - there.top,
            wider: ratio(self.width, there.width),
            taller: ratio(self.height, there.height),
        }
    }
}

fn ratio(one: f64, other: f64) -> f64 {
    if other > 0.0 { one / other } else { 1.0 }
}

/// The way from one place to another, and how much larger things are there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Way {
    right: f64,
    down: f64,
    wider: f64,
    taller: f64,
}

impl Default for Way {
    fn default() -> Self {
        Self { right: 0.0, down: 0.0, wider: 1.0, taller: 1.0 }
    }
}

impl Way {
    /// False if the difference is too small to be seen.
    pub(super) fn is_felt(self, least: f64) -> bool {
        let grows = |factor: f64| (factor - 1.0).abs() > 0.02;
        self.right.abs() >= least
            || self.down.abs() >= least
            || grows(self.wider)
            || grows(self.taller)
    }

    /// What is left of it for something that is carried part of the way.
    pub(super) fn without(self, carried: Self) -> Self {
        Self { right: self.right - carried.right, down: self.down - carried.down, ..self }
    }

    /// As a transform around the upper left corner.
    pub(super) fn transform(self) -> String {
        let Self { right, down, wider, taller } = self;
        format!("translate({right:.1}px, {down:.1}px) scale({wider:.3}, {taller:.3})")
    }
}

/// The place of an element, as it is seen.
pub(super) fn place(element: &Element) -> Area {
    let (rect, window) = (element.get_bounding_client_rect(), window());
    Area {
        left: rect.left() + window.scroll_x().unwrap_or(0.0),
        top: rect.top() + window.scroll_y().unwrap_or(0.0),
        width: rect.width(),
        height: rect.height(),
    }
}

/// All elements of the page that a selector of ours finds.
pub(crate) fn all(selector: &str) -> Vec<Element> {
    let Ok(found) = document().query_selector_all(selector) else { return Vec::new() };
    let element = |index| found.item(index).and_then(|node| node.dyn_into().ok());
    (0..found.length()).filter_map(element).collect()
}

/// Where the visible part of the page ends: at the prompt, if it is a sheet at the bottom.
pub(crate) fn visible_bottom() -> f64 {
    let size = |size: Result<JsValue, _>| size.ok().and_then(|size| size.as_f64()).unwrap_or(0.0);
    let (width, height) = (size(window().inner_width()), size(window().inner_height()));
    let asked = document().query_selector(".asked").ok().flatten();
    let asked = asked.map(|asked| asked.get_bounding_client_rect());
    let is_sheet = |asked: &DomRect| asked.bottom() >= height - 1.0 && asked.width() >= width - 1.0;
    asked.filter(is_sheet).map_or(height, |sheet| sheet.top())
}

/// Scrolls until a piece is seen, if it is out of sight or under the sheet.
pub(crate) fn bring_into_view(piece: &str) {
    let Some(piece) = all(&format!("[data-piece='{piece}']")).into_iter().next() else { return };
    let (rect, bottom) = (piece.get_bounding_client_rect(), visible_bottom());
    if rect.top() < 0.0 || rect.bottom() > bottom {
        let middle = (rect.top() + rect.bottom() - bottom) / 2.0;
        window().scroll_by_with_x_and_y(0.0, middle);
    }
}

/// The `data-piece` of what belongs to a seat.
pub fn seat_piece(seat: Seat) -> String {
    format!("seat-{}", seat.index())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_carried_glides_the_rest_of_its_way_only() {
        let old = Area { left: 10.0, top: 20.0, width: 40.0, height: 40.0 };
        let new = Area { left: 110.0, top: 20.0, width: 20.0, height: 20.0 };
        let way = old.seen_from(new);
        assert_eq!(way.transform(), "translate(-100.0px, 0.0px) scale(2.000, 2.000)");
        let carried = Way { right: -100.0, ..Way::default() };
        assert_eq!(way.without(carried).transform(), "translate(0.0px, 0.0px) scale(2.000, 2.000)");
        assert!(way.is_felt(1.0) && !carried.without(carried).is_felt(1.0));
    }
}
