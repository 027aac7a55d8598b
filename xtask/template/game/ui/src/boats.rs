//! Every seat: its gold, its charm as far as it is known, and how far it is.

use game::Seat;
use leptos::prelude::*;
use template_game::View;
use web_kit::art;
use web_kit::model::{Next, Snapshot};
use web_kit::motion::layout::seat_piece;
use web_kit::widgets::name_tag;
use web_kit::words::{say, say_with};

use super::TemplateGameUi;
use super::looks;
use super::pieces;

/// A panel a seat, in turn order.
pub(super) fn boats(now: &Snapshot<TemplateGameUi>) -> impl IntoView + use<> {
    Seat::all(now.view.colors.len()).map(|seat| panel(now, seat)).collect_view()
}

fn panel(now: &Snapshot<TemplateGameUi>, seat: Seat) -> impl IntoView + use<> {
    let view = &now.view;
    let look = looks::of_seat(view, seat);
    let (class, name) = (format!("crew-panel {}", look.class), look.name.clone());
    let turn = view.turn == seat && now.next != Next::Over;
    let you = now.is_you(seat).then(|| view! { <span class="you">{say("shell-who-you")}</span> });
    view! {
        <article class=class data-piece=seat_piece(seat) class:turn=turn aria-label=name>
            <div class="crew-head">
                {name_tag(look)} {you}
                <span class="purse" title=say("tpl-gold-title")>
                    {art::symbol("coin")} <b>{view.gold[seat.index()]}</b>
                </span>
            </div>
            <span class="whereabouts">{whereabouts(view, seat)}</span>
            {charm(view, seat)}
        </article>
    }
}

fn whereabouts(view: &View, seat: Seat) -> String {
    match view.places[seat.index()] {
        0 => say("tpl-at-wreck"),
        place if place == view.track.harbour() => say("tpl-harbour"),
        place => say_with("tpl-at", &[("space", place.into())]),
    }
}

/// The charm: face up, face down, or gone.
fn charm(view: &View, seat: Seat) -> Option<impl IntoView + use<>> {
    let played = view.played.contains(&seat);
    let (face, words) = match view.charm(seat) {
        _ if played => ("–".to_owned(), say("tpl-charm-played")),
        Some(charm) => {
            let pips = charm.get();
            (pips.to_string(), say_with("tpl-charm-known", &[("pips", pips.into())]))
        }
        None => ("?".to_owned(), say("tpl-charm-hidden")),
    };
    view.are_dealt().then(|| {
        let spoken = words.clone();
        view! {
            <span class="token" class:played=played title=words>
                {pieces::picture("template-game-charm", "0 0 32 40")}
                <b aria-hidden="true">{face}</b> <span class="unseen">{spoken}</span>
            </span>
        }
    })
}
