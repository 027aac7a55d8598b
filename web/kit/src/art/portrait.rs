//! Portraits and flags of people, drawn from their ids, and the faces of bots.

use std::fmt::Write as _;

use game::Level;
use leptos::prelude::*;
use sha2::{Digest as _, Sha256};

use crate::art;

const PORTHOLES: [&str; 8] =
    ["#8fc1cf", "#47637a", "#d9a94e", "#6d4391", "#2f6b3c", "#b3655b", "#d8c7a0", "#3f5fa8"];
const SKINS: [&str; 8] =
    ["#f6d7b8", "#f0c8a0", "#e3b48c", "#d9a679", "#c08a5c", "#a06a42", "#7d4f30", "#5a3822"];
const HAIRS: [&str; 8] =
    ["#241c14", "#4a2f1a", "#7a4a22", "#a83e1d", "#c9671f", "#d9b25f", "#b9b3a6", "#efe8d8"];
const CLOTHS: [&str; 8] =
    ["#33343e", "#b3352b", "#2b62a6", "#2f6b3c", "#6d4391", "#7d4a22", "#16908c", "#9a2f5a"];
const TRIMS: [&str; 4] = ["#ffd474", "#f4ecd8", "#e0ab2e", "#fff3d6"];
const INK: &str = "#2a2118";

/// What is painted on flags: ids of [`art::symbols`].
const CHARGES: [&str; 16] = [
    "mark-skull",
    "mark-anchor",
    "mark-swords",
    "mark-sun",
    "mark-palm",
    "mark-crown",
    "mark-flag",
    "booty-dagger",
    "booty-rum",
    "booty-chest",
    "token-saber",
    "token-relic",
    "token-wheel",
    "emblem-wheel",
    "emblem-monster",
    "black-spot",
];

/// What a person looks like: a byte for each layer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Seed([u8; 32]);

impl Seed {
    /// Of a person who has shuffled the portrait this number of times.
    fn new(person: &str, shuffles: u32) -> Self {
        let digest = Sha256::new().chain_update(person).chain_update(shuffles.to_be_bytes());
        Self(digest.finalize().into())
    }

    /// One of `count` variants of a layer.
    fn pick(&self, layer: usize, count: u8) -> u8 {
        self.0[layer] % count
    }

    fn color(&self, layer: usize, colors: &[&'static str]) -> &'static str {
        colors[usize::from(self.0[layer]) % colors.len()]
    }
}

/// A person's portrait; it decorates the name beside it.
pub fn portrait(person: &str) -> impl IntoView + use<> {
    portrait_of(person, 0)
}

/// The portrait of somebody who has shuffled it this number of times.
pub fn portrait_of(person: &str, shuffles: u32) -> impl IntoView + use<> {
    art::ensure_people();
    let drawn = drawn(Seed::new(person, shuffles));
    view! { <span class="own-face" aria-hidden="true" inner_html=drawn></span> }
}

/// The layers from back to front, each a reference to a symbol of `portraits.svg`.
fn drawn(seed: Seed) -> String {
    let (skin, coat) = (seed.color(1, &SKINS), seed.pick(11, 8));
    let (hair, beard) = (seed.pick(8, 9), seed.pick(7, 7));
    let (hat, extra) = (seed.pick(9, 10), seed.pick(10, 8));
    let (locks, trim) = (seed.color(12, &HAIRS), seed.color(13, &TRIMS));
    let cloth = CLOTHS[usize::from(coat)];
    // A hat never has the colour of the coat.
    let felt = CLOTHS[usize::from(coat + 1 + seed.pick(14, 7)) % CLOTHS.len()];
    // White brows vanish on pale skin.
    let brow = if locks == HAIRS[7] { HAIRS[6] } else { locks };
    let mut svg = format!(
        r#"<svg viewBox="0 0 64 64"><circle cx="32" cy="32" r="32" fill="{}"/>"#,
        seed.color(0, &PORTHOLES)
    );
    let mut layer = |name: &str, variant: u8, fill: &str, color: &str| {
        // Writing to a string cannot fail.
        let _ =
            write!(svg, r##"<use href="#pt-{name}-{variant}" fill="{fill}" color="{color}"/>"##);
    };
    if hair > 0 {
        layer("hair", hair, locks, locks);
    }
    layer("coat", coat % 4, cloth, if coat % 4 == 1 { cloth } else { trim });
    layer("neck", 0, skin, skin);
    layer("face", seed.pick(2, 5), skin, skin);
    if hair > 0 && hair != 6 && hair != 8 {
        layer("fringe", 0, locks, locks);
    }
    if (1..=5).contains(&beard) {
        layer("beard", beard, locks, locks);
    }
    layer("eyes", seed.pick(3, 6), INK, INK);
    layer("brows", seed.pick(4, 4), "none", brow);
    layer("nose", seed.pick(5, 4), "none", INK);
    layer("mouth", seed.pick(6, 6), "none", INK);
    if (1..=8).contains(&hat) {
        layer("hat", hat, felt, trim);
    }
    if (1..=6).contains(&extra) {
        layer("extra", extra, "none", INK);
    }
    svg.push_str("</svg>");
    svg
}

/// A person's flag: one of six fields, sixteen charges and 56 pairs of colours.
pub fn flag(person: &str) -> impl IntoView + use<> {
    let seed = Seed::new(person, 0);
    let ground = usize::from(seed.pick(17, 8));
    let figure = (ground + 1 + usize::from(seed.pick(18, 7))) % CLOTHS.len();
    let field = match seed.pick(15, 6) {
        0 => "",
        1 => "M0 0h15v20H0z",
        2 => "M0 0h30v10H0z",
        3 => "M0 0h30L0 20z",
        4 => "M12 0h6v20h-6zM0 7h30v6H0z",
        _ => "M0 0h30v20H0zM4 4v12h22V4z",
    };
    let charge = CHARGES[usize::from(seed.pick(16, 16))];
    let drawn = format!(
        r##"<svg viewBox="0 0 30 20"><path fill="{}" d="M0 0h30v20H0z"/><path fill="{}" fill-rule="evenodd" d="{field}"/><use href="#{charge}" x="8" y="3" width="14" height="14" color="#fff3d6"/></svg>"##,
        CLOTHS[ground], CLOTHS[figure],
    );
    view! { <span class="own-flag" aria-hidden="true" inner_html=drawn></span> }
}

/// The face of a bot: every level has its own.
pub fn bot_face(level: Level) -> impl IntoView {
    art::picture(match level {
        Level::CabinBoy => include_str!("cabin-boy.svg"),
        Level::Captain => include_str!("captain.svg"),
        Level::Admiral => include_str!("admiral.svg"),
        Level::Mate | Level::Random | Level::Greedy | Level::Plain => include_str!("mate.svg"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const PORTRAITS: &str = include_str!("portraits.svg");
    const SYMBOLS: &str = include_str!("symbols.svg");

    #[test]
    fn every_layer_that_is_drawn_exists() {
        for person in 0..500 {
            let drawn = drawn(Seed::new(&person.to_string(), 0));
            for part in drawn.split("href=\"#").skip(1) {
                let id = part.split('"').next().unwrap_or_default();
                assert!(PORTRAITS.contains(&format!("id=\"{id}\"")), "{id}");
            }
        }
        for charge in CHARGES {
            assert!(SYMBOLS.contains(&format!("id=\"{charge}\"")), "{charge}");
        }
    }

    #[test]
    fn a_face_follows_from_the_person_and_a_shuffle_changes_it() {
        let ada = drawn(Seed::new("ada", 0));
        assert_eq!(ada, drawn(Seed::new("ada", 0)));
        assert_ne!(ada, drawn(Seed::new("ada", 1)));
        assert_ne!(ada, drawn(Seed::new("bo", 0)));
    }

    #[test]
    fn the_art_stays_small() {
        assert!(PORTRAITS.len() < 10 * 1024, "{}", PORTRAITS.len());
    }
}
