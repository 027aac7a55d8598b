//! Dragging a plank, and how steady the hand was.

use leptos::ev::PointerEvent;
use leptos::prelude::*;
use planks::{JOLT, Plank, Side, Sliding};
use wasm_bindgen::JsCast;
use web_kit::device;
use web_sys::Element;

use super::pointer::{Drag, Pointer};

/// A drag shorter than this, in spaces, is a click.
const CLICK: f64 = 0.25;
/// From here on, letting go slides the plank.
const MEANT: f64 = 0.6;
/// A hand that moves this many spaces a second, evenly, is steady.
const CALM_SPEED: f64 = 4.0;

/// Where the plank was taken, and the hand since.
#[derive(Clone, Copy)]
pub(super) struct Grip {
    plank: Plank,
    /// The pixel along the plank where it was taken, and the pixels of a space.
    start: f64,
    unit: f64,
    upright: bool,
    hand: Hand,
}

/// The speed of a hand, in spaces a second.
#[derive(Clone, Copy, Default)]
struct Hand {
    at: f64,
    time: f64,
    speed: f64,
    fastest: f64,
    /// All changes of speed, added up.
    unevenness: f64,
}

impl Hand {
    fn moved(&mut self, at: f64, time: f64) {
        let seconds = (time - self.time).max(1.0) / 1000.0;
        let speed = (at - self.at) / seconds;
        // Follows slowly: a single late event of the browser is no jerk.
        let smooth = self.speed + (speed - self.speed) * 0.35;
        self.unevenness += (smooth - self.speed).abs();
        self.fastest = self.fastest.max(smooth.abs());
        (self.at, self.time, self.speed) = (at, time, smooth);
    }

    /// PLK-17: the jolt, from how fast and how evenly the plank was dragged.
    fn jolt(self) -> u8 {
        let fast = (self.fastest - CALM_SPEED).max(0.0) * 0.6;
        let uneven = (self.unevenness - 2.0 * self.fastest).max(0.0) * 0.25;
        (fast + uneven).round().min(f64::from(JOLT)) as u8
    }
}

/// The plank was taken.
pub(super) fn grab(event: &PointerEvent, plank: Plank) -> Option<Grip> {
    let element: Element = event.current_target()?.dyn_into().ok()?;
    let rect = element.get_bounding_client_rect();
    let upright = rect.height() > rect.width();
    let length = if upright { rect.height() } else { rect.width() };
    let start = along(event, upright);
    let hand = Hand { at: 0.0, time: device::now(), ..Hand::default() };
    Some(Grip { plank, start, unit: length / 9.0, upright, hand })
}

fn along(event: &PointerEvent, upright: bool) -> f64 {
    f64::from(if upright { event.client_y() } else { event.client_x() })
}

/// The hand moved: the plank follows, as far as it slides, and its fate is shown.
pub(super) fn follow(pointer: Pointer, grip: &mut Grip, event: &PointerEvent, spaces: u8) {
    let by = (along(event, grip.upright) - grip.start) / grip.unit;
    if pointer.drag.get_untracked().is_none() && by.abs() < CLICK {
        return;
    }
    if let Some(element) = event.current_target().and_then(|t| t.dyn_into::<Element>().ok()) {
        // From now on the plank hears the pointer wherever it goes.
        let _ = element.set_pointer_capture(event.pointer_id());
    }
    grip.hand.moved(by, device::now());
    let by = by.clamp(-f64::from(spaces), f64::from(spaces));
    pointer.drag.set(Some(Drag { plank: grip.plank, by }));
    pointer.hover.set(meant(grip.plank, by, 0).map(planks::Action::Slide));
}

/// The hand let go.
pub(super) fn release(pointer: Pointer, grip: Grip, hands: bool) {
    let Some(drag) = pointer.drag.get_untracked() else { return };
    let jolt = if hands { grip.hand.jolt() } else { 0 };
    if let Some(sliding) = meant(drag.plank, drag.by, jolt) {
        pointer.let_go(sliding);
    } else {
        pointer.drag.set(None);
        pointer.hover.set(None);
    }
}

fn meant(plank: Plank, by: f64, jolt: u8) -> Option<Sliding> {
    let side = if by < 0.0 { Side::Port } else { Side::Starboard };
    (by.abs() >= MEANT).then_some(Sliding { plank, to: Some(side), jolt })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dragged(steps: &[(f64, f64)]) -> u8 {
        let mut hand = Hand::default();
        for &(time, at) in steps {
            hand.moved(at, time);
        }
        hand.jolt()
    }

    #[test]
    fn a_slow_even_hand_is_steady_and_a_fast_or_jerky_one_is_not() {
        let even: Vec<_> = (1..100).map(|n| (f64::from(n) * 16.0, f64::from(n) * 0.03)).collect();
        assert_eq!(dragged(&even), 0);
        let fast: Vec<_> = (1..8).map(|n| (f64::from(n) * 16.0, f64::from(n) * 0.4)).collect();
        assert!(dragged(&fast) >= 6, "{}", dragged(&fast));
        let jerky: Vec<_> = (1..60)
            .map(|n| (f64::from(n) * 16.0, f64::from(n) * 0.03 + f64::from(n % 2) * 0.15))
            .collect();
        assert!(dragged(&jerky) > dragged(&even));
        assert!(dragged(&[(16.0, 9.0)]) <= JOLT);
    }
}
