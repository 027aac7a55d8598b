//! How a person wants the page to look and move; said to the style sheets by attributes of the root.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use crate::device;

/// The colours of seats and planks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Colours {
    /// As in the boxes.
    #[default]
    Harbour,
    /// Told apart by people who do not see all colours.
    Safe,
    /// Bright ones, with more contrast.
    Signal,
}

impl Colours {
    pub(crate) const ALL: [(Self, &'static str); 3] = [
        (Self::Harbour, "pages-colours-harbour"),
        (Self::Safe, "pages-colours-safe"),
        (Self::Signal, "pages-colours-signal"),
    ];

    pub(crate) fn dress(self) {
        let name = match self {
            Self::Harbour => None,
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
pub(crate) enum Motion {
    /// As the system wishes.
    #[default]
    System,
    Moving,
    Still,
}

impl Motion {
    pub(crate) const ALL: [(Self, &'static str); 3] = [
        (Self::System, "pages-motion-system"),
        (Self::Moving, "pages-motion-moving"),
        (Self::Still, "pages-motion-still"),
    ];

    pub(crate) fn dress(self) {
        let name = match self {
            Self::System => None,
            Self::Moving => Some("moving"),
            Self::Still => Some("still"),
        };
        device::save("motion", &self);
        mark("data-motion", name);
    }
}

/// True if nothing is to move: by the person's own wish, or the system's where there is none.
pub(crate) fn stillness() -> bool {
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
