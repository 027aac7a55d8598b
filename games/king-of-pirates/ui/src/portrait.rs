//! The faces of the twenty pirates, put together from drawn parts.

use king_of_pirates::Pirate;
use leptos::prelude::*;

/// A face: colours, and the parts over the head from the bottom to the top.
struct Face {
    skin: &'static str,
    hair: &'static str,
    hat: &'static str,
    coat: &'static str,
    parts: &'static [&'static str],
}

const PALE: &str = "#f2cfa8";
const ROSY: &str = "#e3ab82";
const OLIVE: &str = "#c98d5d";
const BROWN: &str = "#94623c";
const DARK: &str = "#6a4229";

/// By the pirate's number.
#[rustfmt::skip]
const FACES: [Face; Pirate::COUNT] = [
    Face { skin: ROSY, hair: "#a3471e", hat: "#c8933f", coat: "#7c2f22", parts: &["long", "bandana", "ring"] },
    Face { skin: PALE, hair: "#e9e4d8", hat: "#2b3a55", coat: "#27405e", parts: &["short", "beard", "tricorne"] },
    Face { skin: BROWN, hair: "#1d140e", hat: "#333333", coat: "#5b6d4a", parts: &["bun", "glasses"] },
    Face { skin: ROSY, hair: "#6b4a2a", hat: "#8a2b22", coat: "#54503f", parts: &["short", "goatee", "knit"] },
    Face { skin: PALE, hair: "#20180f", hat: "#a44a86", coat: "#6d4391", parts: &["long", "ring"] },
    Face { skin: PALE, hair: "#dfe3e6", hat: "#15181d", coat: "#15181d", parts: &["braids", "bandana", "scar"] },
    Face { skin: ROSY, hair: "#b9b3a6", hat: "#56718a", coat: "#56718a", parts: &["bun", "glasses", "ring"] },
    Face { skin: PALE, hair: "#b5521d", hat: "#3a7d49", coat: "#3a5a34", parts: &["short", "beard", "shout"] },
    Face { skin: BROWN, hair: "#2a1a10", hat: "#b3352b", coat: "#b3352b", parts: &["braids", "tricorne"] },
    Face { skin: OLIVE, hair: "#3a2a1a", hat: "#333333", coat: "#4a3a2a", parts: &["short", "goatee", "scar"] },
    Face { skin: OLIVE, hair: "#15100a", hat: "#16908c", coat: "#0b6663", parts: &["braids", "bandana", "ring"] },
    Face { skin: ROSY, hair: "#7a5a32", hat: "#333333", coat: "#2f5d7a", parts: &["beard", "ring"] },
    Face { skin: DARK, hair: "#15100a", hat: "#6d4391", coat: "#4a2c66", parts: &["long", "wide"] },
    Face { skin: PALE, hair: "#c9a45a", hat: "#e9ecef", coat: "#8b98a4", parts: &["short", "moustache", "knit"] },
    Face { skin: OLIVE, hair: "#5d6b3a", hat: "#3f5a2c", coat: "#33471f", parts: &["beard", "hood"] },
    Face { skin: ROSY, hair: "#101014", hat: "#333333", coat: "#23304a", parts: &["bun", "moustache", "glasses"] },
    Face { skin: PALE, hair: "#e8c65a", hat: "#e0c12e", coat: "#b8901c", parts: &["long", "bandana"] },
    Face { skin: DARK, hair: "#15100a", hat: "#efe8d8", coat: "#8c8674", parts: &["short", "goatee", "patch", "knit"] },
    Face { skin: BROWN, hair: "#3a1a12", hat: "#333333", coat: "#8a2b4a", parts: &["long", "patch"] },
    Face { skin: OLIVE, hair: "#15100a", hat: "#1c1c22", coat: "#1c1c22", parts: &["short", "beard", "wide", "scar"] },
];

/// A pirate's face.
pub(super) fn portrait(pirate: Pirate) -> impl IntoView + use<> {
    let Face { skin, hair, hat, coat, parts } = &FACES[pirate.index()];
    let part = |part: &&str| {
        let href = format!("#kp-{part}");
        view! { <use href=href></use> }
    };
    let parts: Vec<_> = parts.iter().map(part).collect();
    view! {
        <svg class="portrait" viewBox="0 0 40 40" aria-hidden="true"
            style:--skin=*skin style:--hair=*hair style:--beard=*hair style:--hat=*hat style:--coat=*coat>
            <use href="#kp-head"></use> {parts}
        </svg>
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_pirate_has_a_face_of_its_own_from_parts_that_are_drawn() {
        let drawn = include_str!("../art/symbols.svg");
        let mut seen = BTreeSet::new();
        for Face { skin, hair, hat, coat, parts } in &FACES {
            assert!(seen.insert((skin, hair, hat, coat, parts)), "two look the same: {parts:?}");
            for part in *parts {
                assert!(drawn.contains(&format!("id=\"kp-{part}\"")), "{part} is not drawn");
            }
        }
        assert_eq!(seen.len(), Pirate::COUNT);
    }
}
