//! The page on which a match is looked back at.

use game::Seat;
use leptos::prelude::*;

use crate::frame::top;
use crate::local::{Player, Saved};
use crate::model::{GameUi, Next};
use crate::replay::found::{self, Place};
use crate::replay::show::Show;
use crate::replay::source::{Eyes, ReplaySource};
use crate::replay::{Found, Unreadable, branch, controls, eyes, plot, share, story};
use crate::widgets::{prompt, scores};
use crate::words::{said, say, say_with};

/// The match of this game that is kept on this device.
pub(crate) fn kept_page<U: GameUi>() -> AnyView {
    let Some(saved) = Saved::<U::Game>::load() else {
        let text = say_with("replay-none", &[("game", say(U::TILE.title).into())]);
        return sorry(text).into_any();
    };
    let who = saved.players.iter().map(|player| found::who(*player)).collect();
    let players = saved.players.clone();
    match ReplaySource::<U>::read(saved.record, who) {
        Ok(past) => {
            let choice = if past.is_over() { eyes::all(past.players()) } else { own(&players) };
            laid(past, choice, Place::Kept).into_any()
        }
        Err(error) => sorry(Unreadable::Record(error.to_string()).words()).into_any(),
    }
}

/// While a match is played, nobody looks into what is hidden from him.
fn own(players: &[Player]) -> Vec<Eyes> {
    let persons: Vec<Seat> =
        Seat::all(players.len()).filter(|seat| players[seat.index()] == Player::Person).collect();
    match persons[..] {
        [only] => vec![Eyes::Seat(only)],
        _ => vec![Eyes::Spectator],
    }
}

/// A record that was found somewhere.
pub(crate) fn record_page<U: GameUi>(found: &Found) -> Result<AnyView, Unreadable> {
    let past = ReplaySource::<U>::read(found.record::<U>()?, found.who.clone())
        .map_err(|error| Unreadable::Record(error.to_string()))?;
    let choice = eyes::all(past.players());
    Ok(laid(past, choice, found.place.clone()).into_any())
}

/// A page that only says why there is nothing to look at.
pub(super) fn sorry(text: String) -> impl IntoView {
    view! {
        {top::bar("replay-title", ().into_any())}
        <main class="plain">
            <p class="refused" role="alert">{text}</p>
            <p><a href="/replay">{said("replay-others")}</a></p>
        </main>
    }
}

fn laid<U: GameUi>(past: ReplaySource<U>, choice: Vec<Eyes>, place: Place) -> impl IntoView {
    let first = choice.first().copied().unwrap_or(Eyes::Spectator);
    let show = Show::new(past, first, place);
    let model = show.model;
    let links = view! { <a class="button small" href="/replay">{said("replay-others")}</a> };
    view! {
        {top::bar(U::TILE.title, links.into_any())}
        <main class=format!("table replay {}", U::ID)>
            <div class="asked">
                <section class="prompt steps" aria-label=said("replay-title")>
                    {controls::controls(show)}
                    {eyes::chooser(show, choice)}
                    {move || end(show)}
                    <div class="handing">{share::share(show)} {branch::branch(show)}</div>
                </section>
            </div>
            <div class="board">{U::board(model)}</div>
            <aside class="side">
                {scores::scores(model)}
                {plot::plot(show)}
                {story::story(show)}
            </aside>
        </main>
    }
}

/// At the last moment of a finished match: who won, and where the scores come from.
fn end<U: GameUi>(show: Show<U>) -> Option<impl IntoView> {
    let now = show.model.now.get();
    (now.next == Next::Over).then(|| {
        view! {
            <div class="final">
                <p class="winners"><span>{say("replay-won")}</span> {prompt::name_tags::<U>(&now.view, &now.standing.winners)}</p>
                {U::account(&now.view)}
            </div>
        }
    })
}
