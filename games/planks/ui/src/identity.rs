//! Which pirate is which from one view to the next, so that it glides. The rules do not tell
//! pirates of a colour apart; who stands where one stood before is the same one.

use std::collections::BTreeMap;

use planks::{Color, Spot, View};

/// A number for every pirate aboard, from 0 to 2 in each colour.
pub(super) type Identities = BTreeMap<Spot, (Color, u8)>;

/// The pirates of a view, recognised from before.
pub(super) fn recognise(before: &Identities, view: &View) -> Identities {
    let mut now = Identities::new();
    let mut strangers = Vec::new();
    for spot in Spot::all() {
        let Some(color) = view.pirate_at(spot) else { continue };
        match before.get(&spot) {
            Some(&same) if same.0 == color => drop(now.insert(spot, same)),
            _ => strangers.push((spot, color)),
        }
    }
    for (spot, color) in strangers {
        let taken = |number: &u8| now.values().any(|known| *known == (color, *number));
        // Rather one who left this plank, then one who left another, then one from the water.
        let left = |same_plank: bool| {
            before.iter().find(|(from, known)| {
                known.0 == color && !taken(&known.1) && (from.plank == spot.plank) == same_plank
            })
        };
        let number = left(true).or_else(|| left(false)).map(|(_, known)| known.1);
        let number = number.or_else(|| (0..3).find(|number| !taken(number))).unwrap_or(0);
        now.insert(spot, (color, number));
    }
    now
}
