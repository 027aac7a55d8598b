//! The page of a match on this device.

use game::{Setup, SetupError, Start};
use leptos::prelude::*;
use web_kit::device;
use web_kit::model::{GameUi, MatchModel};
use web_kit::words::{said, say, say_with};

use crate::archive::{self, Player, Saved};
use crate::frame::ending::{AfterMatch, look_back};
use crate::frame::match_page::{Parts, match_page};
use crate::local::local_match::LocalMatch;
use crate::local::names;
use crate::local::open::open;
use crate::local::source::LocalSource;
use crate::replay::turning;

/// Continues the kept match, or begins a quick one.
pub(crate) fn play_page<U: GameUi>() -> impl IntoView {
    archive::store_soon();
    let kept = Saved::<U::Game>::load().and_then(|saved| LocalMatch::<U>::resume(&saved).ok());
    match kept.map_or_else(quick, Ok) {
        Ok(play) => page::<U>(open(play)).into_any(),
        Err(error) => view! { <main class="plain"><p>{setup_words(&error)}</p></main> }.into_any(),
    }
}

fn quick<U: GameUi>() -> Result<LocalMatch<U>, SetupError> {
    begin(Setup::house(U::QUICK_SEATS), Player::alone(U::QUICK_SEATS), names::remembered())
}

/// A new match with a random seed.
pub(super) fn begin<U: GameUi>(
    setup: Setup<U::Game>,
    players: Vec<Player>,
    names: Vec<String>,
) -> Result<LocalMatch<U>, SetupError> {
    let seed = format!("{:x}-{:x}", device::chance(), device::chance());
    let play = LocalMatch::begin(setup, players, names, &seed)?;
    Ok(play.begun_at(device::now() as u64))
}

/// Why a match cannot begin.
pub(super) fn setup_words(error: &SetupError) -> String {
    match error {
        SetupError::Players { min, max, .. } => {
            say_with("shell-setup-players", &[("min", (*min).into()), ("max", (*max).into())])
        }
        SetupError::Option { .. } => say("shell-setup-option"),
    }
}

fn page<U: GameUi>(model: MatchModel<U>) -> impl IntoView {
    let seats = format!("/play/{}/seats", U::ID);
    let links = view! { <a class="button small" href=seats>{said("shell-new-match")}</a> };
    let after = AfterMatch::new(
        move || {
            let record = model.with(LocalSource::<U>::saved).map(|saved| saved.record);
            turning::line(model, record.as_ref(), address(model))
        },
        move || next(model),
        || ().into_any(),
    );
    let parts =
        Parts { links: links.into_any(), notices: ().into_any(), beside: ().into_any(), after };
    match_page(model, parts)
}

/// Another match, a look back, or other seats.
fn next<U: GameUi>(model: MatchModel<U>) -> AnyView {
    let seats = format!("/play/{}/seats", U::ID);
    view! {
        <button class="button main again" on:click=move |_| again(model)>{said("shell-again")}</button>
        {review(model)}
        <a class="button" href=seats>{said("shell-other-seats")}</a>
    }
    .into_any()
}

/// The replay of this match, also when another one is on the table.
fn address<U: GameUi>(model: MatchModel<U>) -> String {
    let kept = model.with(LocalSource::<U>::saved).and_then(|saved| saved.head);
    kept.map_or_else(String::new, |head| format!("/replay/here/{}/{}", U::ID, head.id))
}

/// A look back: for the only person, at what they could have done better.
fn review<U: GameUi>(model: MatchModel<U>) -> AnyView {
    let address = address(model);
    match model.now.get_untracked().you {
        Some(seat) => {
            let address = format!("{address}?review={seat}");
            view! { <a class="button review-mistakes" href=address>{said("replay-review")}</a> }
                .into_any()
        }
        None => look_back(address).into_any(),
    }
}

/// The same seats and options once more.
fn again<U: GameUi>(model: MatchModel<U>) {
    let Some(saved) = model.with(LocalSource::<U>::saved) else { return };
    let setup = match saved.record.start {
        Start::Setup(setup) => setup,
        Start::Position(_) => Setup::house(saved.players.len()),
    };
    if let Ok(play) = begin(setup, saved.players, saved.names) {
        model.load(LocalSource::<U>::new(play));
    }
}
