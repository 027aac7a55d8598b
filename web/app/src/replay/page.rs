//! The page of a replay.

use game::Seat;
use leptos::prelude::*;
use leptos::task::spawn_local;
use web_kit::model::{GameUi, Next};
use web_kit::widgets::{explain, prompt, scores};
use web_kit::words::{self, said, say, say_with};

use crate::archive::{self, Busy, Player, Saved, name_at};
use crate::frame::{names, top};
use crate::replay::found::{self, Found, Origin};
use crate::replay::show::Show;
use crate::replay::source::{Eyes, ReplaySource};
use crate::replay::{Unreadable, branch, controls, eyes, plot, share, story};

/// A match of this game on this device: the current one, or another by its id.
pub(crate) fn kept_page<U: GameUi>(id: Option<String>) -> AnyView {
    let Some(id) = id else {
        return Saved::<U::Game>::load().map_or_else(none::<U>, saved_page::<U>);
    };
    let answer = RwSignal::new(None::<Result<Option<String>, Busy>>);
    spawn_local(async move {
        let _ = answer.try_set(Some(archive::text(U::ID, &id).await));
    });
    let page = move || match answer.get() {
        None => looking().into_any(),
        Some(Err(Busy)) => busy().into_any(),
        Some(Ok(text)) => untrack(|| {
            let saved = text.and_then(|text| Saved::<U::Game>::read(&text));
            saved.map_or_else(none::<U>, saved_page::<U>)
        }),
    };
    page.into_any()
}

fn none<U: GameUi>() -> AnyView {
    sorry(say_with("replay-none", &[("game", say(U::TILE.title).into())])).into_any()
}

/// The match may be there, but the browser does not give it out just now.
fn busy() -> impl IntoView {
    let again = |_| {
        // A browser that cannot load the page says why.
        let _ = window().location().reload();
    };
    view! {
        {top::bar("replay-title", ().into_any())}
        <main class="plain">
            <p class="refused" role="alert">{said("replay-busy")}</p>
            <p class="buttons">
                <button class="button main" on:click=again>{said("replay-try-again")}</button>
                <a class="button" href="/replay">{said("replay-others")}</a>
            </p>
        </main>
    }
}

/// While a match is looked for.
pub(super) fn looking() -> impl IntoView {
    view! {
        {top::bar("replay-title", ().into_any())}
        <main class="plain"><p role="status">{said("replay-looking")}</p></main>
    }
}

fn saved_page<U: GameUi>(saved: Saved<U::Game>) -> AnyView {
    let seats = Seat::all(saved.players.len()).zip(&saved.players);
    let who =
        seats.map(|(seat, player)| found::who(*player, name_at(&saved.names, seat))).collect();
    let players = saved.players.clone();
    match ReplaySource::<U>::read(saved.record, who) {
        Ok(replay) => {
            let choice = if replay.is_over() { eyes::all(replay.players()) } else { own(&players) };
            page(replay, choice, Origin::Kept).into_any()
        }
        Err(error) => sorry(Unreadable::Record(error.text()).words()).into_any(),
    }
}

/// While a match is running, a replay shows only what the person may know.
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
    let replay = ReplaySource::<U>::read(found.record::<U>()?, found.who.clone())
        .map_err(|error| Unreadable::Record(error.text()))?;
    let choice = eyes::all(replay.players());
    Ok(page(replay, choice, found.origin.clone()).into_any())
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

fn page<U: GameUi>(replay: ReplaySource<U>, choice: Vec<Eyes>, origin: Origin) -> impl IntoView {
    explain::listen();
    let show = Show::new(replay, &choice, origin);
    let model = show.model;
    let now = model.now.get_untracked();
    names::name_seats::<U>(&now.view, &now.who);
    on_cleanup(words::forget_seats);
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
            <div class="review">{plot::plot(show)}</div>
            <aside class="side">
                {scores::scores(model)}
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
