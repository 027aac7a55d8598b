//! Editions: the way, and what a charm is worth.

use crate::{Track, sketch};
use game::{Fault, Say, Sketch, Text};
use serde::{Deserialize, Serialize};

/// An edition of Template Game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Edition {
    /// The edition's name.
    pub name: String,
    /// TPL-8: gold for a charm that was never played.
    pub keepsake: u8,
    /// TPL-6, TPL-7: gold on the spaces from the first to the harbour.
    pub track: Track,
}

impl Edition {
    /// TPL-8: the most that a kept charm may be worth.
    pub(crate) const MOST_KEEPSAKE: u8 = 20;
}

/// What is wrong with the worth of a kept charm.
pub(crate) fn check_keepsake(keepsake: u8) -> Result<(), Text> {
    let most = Edition::MOST_KEEPSAKE;
    let fits = (keepsake <= most).then_some(());
    fits.ok_or_else(|| Text::new("tpl-wrong-keepsake").with("most", most).with("gold", keepsake))
}

impl game::Edition for Edition {
    const HOUSE: &'static str = include_str!("../editions/house.toml");
    const HOUSE_JSON: &'static str = include_str!(concat!(env!("OUT_DIR"), "/house.json"));

    fn name(&self) -> &str {
        &self.name
    }

    fn sketch(&self, say: Say<'_>) -> Sketch {
        sketch::edition(self, say)
    }

    fn validate(&self) -> Result<(), Fault> {
        Fault::check_name(&self.name)?;
        check_keepsake(self.keepsake).map_err(|reason| Fault::new(["keepsake".into()], reason))
    }
}
