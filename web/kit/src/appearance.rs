//! How a person wants the page to look and move. The style sheets read it from attributes of the
//! root element.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use crate::device;

/// The colours of seats and planks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Colours {
    /// As in the boxes.
    #[default]
    #[serde(alias = "harbour")]
    Classic,
    /// Distinct for people with colour blindness.
    Safe,
    /// Bright, with more contrast.
    Signal,
}

impl Colours {
    /// All sets, with the keys of their names.
    pub const ALL: [(Self, &'static str); 3] = [
        (Self::Classic, "pages-colours-classic"),
        (Self::Safe, "pages-colours-safe"),
        (Self::Signal, "pages-colours-signal"),
    ];

    /// Applies the colours to the page and keeps the choice.
    pub fn apply(self) {
        let name = match self {
            Self::Classic => None,
            Self::Safe => Some("safe"),
            Self::Signal => Some("signal"),
        };
        device::save("colours", &self);
        mark("data-colours", name);
    }
}

/// Whether things move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Motion {
    /// As the system is set.
    #[default]
    System,
    /// Animated.
    Moving,
    /// Not animated.
    Still,
}

impl Motion {
    /// All choices, with the keys of their names.
    pub const ALL: [(Self, &'static str); 3] = [
        (Self::System, "pages-motion-system"),
        (Self::Moving, "pages-motion-moving"),
        (Self::Still, "pages-motion-still"),
    ];

    /// Applies the choice to the page and keeps it.
    pub fn apply(self) {
        let name = match self {
            Self::System => None,
            Self::Moving => Some("moving"),
            Self::Still => Some("still"),
        };
        device::save("motion", &self);
        mark("data-motion", name);
    }
}

/// True if nothing is animated: by the person's own choice, else the system's.
pub fn stillness() -> bool {
    let root = document().document_element();
    match root.and_then(|root| root.get_attribute("data-motion")).as_deref() {
        Some("still") => true,
        Some("moving") => false,
        _ => device::prefers_stillness(),
    }
}

fn mark(attribute: &str, value: Option<&str>) {
    if let Some(root) = document().document_element() {
        // Setting an attribute fails for invalid names only.
        let _ = match value {
            Some(value) => root.set_attribute(attribute, value),
            None => root.remove_attribute(attribute),
        };
    }
}
