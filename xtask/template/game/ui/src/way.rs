//! The spaces from the wreck to the harbour, with gold and boats.

use std::sync::Arc;

use game::Seat;
use leptos::prelude::*;
use template_game::View;
use web_kit::model::Snapshot;
use web_kit::words::{listed, say, say_with, tell};

use super::TemplateGameUi;
use super::looks;
use super::pieces;
use super::pointer::Pointer;

/// Spaces in a row on a wide screen, and on a phone.
const WIDE: u8 = 7;
const NARROW: u8 = 5;

type Now = Arc<Snapshot<TemplateGameUi>>;

pub(super) fn way(pointer: Pointer, now: &Now) -> impl IntoView + use<> {
    let spaces = (0..=now.view.track.harbour()).map(|space| space_button(pointer, now, space));
    view! { <div class="way">{spaces.collect_view()}</div> }
}

fn space_button(pointer: Pointer, now: &Now, space: u8) -> impl IntoView + use<> {
    let view = &now.view;
    let harbour = space == view.track.harbour();
    let (wide, narrow) = (bend(space, WIDE), bend(space, NARROW));
    let boats = boats_on(view, space).map(|seat| {
        let color = view.colors[seat.index()];
        view! { <span class="berth" data-glide=format!("boat-{color}")>{pieces::boat(color)}</span> }
    });
    let place = match space {
        0 => Some(pieces::picture("template-game-wreck", "0 0 48 40")),
        _ if harbour => Some(pieces::picture("template-game-harbour", "0 0 48 40")),
        _ => None,
    };
    view! {
        <button
            class="space"
            class:end=space == 0 || harbour
            class:target=Pointer::target(now, space).is_some()
            class:ahead=move || pointer.outlook() == Some(space)
            style:--wide-row=wide.0.to_string()
            style:--wide-column=wide.1.to_string()
            style:--narrow-row=narrow.0.to_string()
            style:--narrow-column=narrow.1.to_string()
            aria-label=label(view, space)
            data-piece=pieces::space(space)
            on:click=move |_| pointer.space(space)
        >
            {place}
            <span class="number">{space}</span>
            {pieces::coins(view.gold_on(space))}
            <span class="boats">{boats.collect_view()}</span>
        </button>
    }
}

fn boats_on(view: &View, space: u8) -> impl Iterator<Item = Seat> {
    Seat::all(view.colors.len()).filter(move |seat| view.places[seat.index()] == space)
}

fn label(view: &View, space: u8) -> String {
    let name = match space {
        0 => say("tpl-wreck"),
        _ if space == view.track.harbour() => say("tpl-harbour"),
        _ => say_with("tpl-space", &[("space", space.into())]),
    };
    let gold = Some(view.gold_on(space)).filter(|&gold| gold > 0);
    let gold = gold.map(|gold| tell(&template_game::text::gold_text(gold)));
    let boats = boats_on(view, space).map(|seat| looks::of_seat(view, seat).name);
    let what: Vec<String> = gold.into_iter().chain(boats).collect();
    if what.is_empty() {
        return name;
    }
    say_with("tpl-space-with", &[("space", name.into()), ("what", listed(&what).into())])
}

/// Row and column of a space on a way that winds to and fro.
fn bend(space: u8, columns: u8) -> (u8, u8) {
    let (row, column) = (space / columns, space % columns);
    let column = if row % 2 == 0 { column } else { columns - 1 - column };
    (row + 1, column + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_winds_to_and_fro() {
        let way: Vec<_> = (0..7).map(|space| bend(space, 3)).collect();
        assert_eq!(way, [(1, 1), (1, 2), (1, 3), (2, 3), (2, 2), (2, 1), (3, 1)]);
    }
}
