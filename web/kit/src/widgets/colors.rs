//! Colours, chosen by seat before a match.

use game::{COLORS, Edition, Game, Seat, Setup, Viewer};
use leptos::prelude::*;
use serde_json::{Map, Value};

use crate::model::{GameUi, Look, Swatch};
use crate::widgets::{badge, name_tag};
use crate::words::say_with;

/// The choice of every seat; empty where the game decides.
pub type Colors = Vec<Vec<String>>;

/// As the game reads them.
pub fn written(colors: &Colors) -> Value {
    let seat = |colors: &Vec<String>| match colors.as_slice() {
        [] => Value::Null,
        [one] => Value::from(one.as_str()),
        several => Value::from(several.to_vec()),
    };
    colors.iter().map(seat).collect()
}

/// How many colours a seat plays.
pub fn each<U: GameUi>(players: usize) -> usize {
    let all: Vec<String> = U::colors().into_iter().map(|swatch| swatch.value).collect();
    let fits = |count: &usize| begun::<U>(players, &vec![all[..*count].to_vec()]).is_some();
    (1..=all.len()).rev().find(fits).unwrap_or(0)
}

/// How the seats will look.
pub fn looks<U: GameUi>(players: usize, colors: &Colors) -> Vec<Look> {
    let begun = begun::<U>(players, colors).or_else(|| begun::<U>(players, &Vec::new()));
    let view = begun.map(|state| state.view(Viewer::Spectator));
    let look = |seat| view.as_ref().map(|view| U::look(view, seat));
    Seat::all(players).filter_map(look).collect()
}

/// The very beginning of a match with these colours, if it can be played with them.
fn begun<U: GameUi>(players: usize, colors: &Colors) -> Option<U::Game> {
    let mut options = Map::new();
    if !colors.iter().all(Vec::is_empty) {
        options.insert(COLORS.to_owned(), written(colors));
    }
    let options = serde_json::from_value(Value::Object(options)).ok()?;
    U::Game::new(&Setup { players, edition: <U::Game as Game>::Edition::house(), options }).ok()
}

/// Keeps the choices that fit this number of seats.
pub fn fitted<U: GameUi>(players: usize, mut colors: Colors) -> Colors {
    let each = each::<U>(players);
    colors.truncate(players);
    for chosen in &mut colors {
        chosen.truncate(each);
    }
    if begun::<U>(players, &colors).is_some() { colors } else { Vec::new() }
}

/// The choice of a seat after a click: the colour is removed, or replaces the oldest.
fn clicked(chosen: &[String], color: &str, each: usize) -> Vec<String> {
    let mut left: Vec<String> = chosen.iter().filter(|other| *other != color).cloned().collect();
    if left.len() == chosen.len() {
        left.push(color.to_owned());
        left.drain(..left.len().saturating_sub(each));
    }
    left
}

/// The name tag of a seat, in the colour that it will have.
pub fn tag(looks: Memo<Vec<Look>>, seat: Seat) -> impl IntoView {
    move || looks.with(|looks| looks.get(seat.index()).cloned()).map(name_tag)
}

/// A row of colours for a seat. Those of other seats are disabled.
pub fn swatches<U: GameUi>(
    seat: Seat,
    each: usize,
    colors: Signal<Colors>,
    choose: impl Fn(Vec<String>) + Clone + 'static,
) -> impl IntoView {
    let swatch = move |swatch: Swatch| {
        let Swatch { value, look } = swatch;
        let holder = {
            let value = value.clone();
            Memo::new(move |_| colors.with(|colors| holder(colors, &value)))
        };
        let taken = move || holder.get().is_some_and(|other| other != seat.index());
        let chosen = move || (holder.get() == Some(seat.index())).to_string();
        let name = look.name.clone();
        let words = move || {
            if taken() {
                say_with("shell-color-taken", &[("color", (&name).into())])
            } else {
                name.clone()
            }
        };
        let choose = choose.clone();
        let click = move |_| {
            let own = colors.with_untracked(|all| all.get(seat.index()).cloned());
            choose(clicked(&own.unwrap_or_default(), &value, each));
        };
        view! {
            <button
                type="button" class=format!("swatch {}", look.class) aria-pressed=chosen disabled=taken
                title=words.clone() aria-label=words on:click=click
            >{badge(&look)}</button>
        }
    };
    let label = move || say_with("shell-color-of", &[("number", (seat.index() + 1).into())]);
    let row = U::colors().into_iter().map(swatch).collect_view();
    (each > 0).then(|| view! { <span class="swatches" role="group" aria-label=label>{row}</span> })
}

/// The seat that has chosen a colour.
fn holder(colors: &Colors, color: &str) -> Option<usize> {
    colors.iter().position(|chosen| chosen.iter().any(|other| other == color))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_click_chooses_replaces_the_oldest_or_leaves_open_again() {
        assert_eq!(clicked(&[], "red", 1), ["red"]);
        assert_eq!(clicked(&["red".to_owned()], "blue", 1), ["blue"]);
        assert_eq!(clicked(&["red".to_owned()], "red", 1), [""; 0]);
        let two = ["red".to_owned(), "blue".to_owned()];
        assert_eq!(clicked(&two, "white", 2), ["blue", "white"]);
        assert_eq!(clicked(&two, "red", 2), ["blue"]);
    }
}
