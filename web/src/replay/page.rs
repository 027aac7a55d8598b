//! The page on which a match is looked back at.

use game::Seat;
use leptos::prelude::*;

use crate::games::Client;
use crate::play::{Eyes, Next, Past, Player, Saved};
use crate::replay::found::{self, Place};
use crate::replay::show::Show;
use crate::replay::{Found, Unreadable, branch, controls, eyes, plot, share, story};
use crate::shell::{prompt, scores, top};
use crate::words::{said, say, say_with};

/// The match of this game that is kept on this device.
pub(crate) fn kept_page<G: Client>() -> AnyView {
    let Some(saved) = Saved::<G>::load() else {
        let text = say_with("replay-none", &[("game", say(G::TILE.title).into())]);
        return sorry(text).into_any();
    };
    let who = saved.players.iter().map(|player| found::who(*player)).collect();
    let players = saved.players.clone();
    match Past::read(saved.record, who) {
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
pub(crate) fn record_page<G: Client>(found: &Found) -> Result<AnyView, Unreadable> {
    let past = Past::read(found.record::<G>()?, found.who.clone())
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

fn laid<G: Client>(past: Past<G>, choice: Vec<Eyes>, place: Place) -> impl IntoView {
    let first = choice.first().copied().unwrap_or(Eyes::Spectator);
    let show = Show::new(past, first, place);
    let table = show.table;
    let links = view! { <a class="button small" href="/replay">{said("replay-others")}</a> };
    view! {
        {top::bar(G::TILE.title, links.into_any())}
        <main class=format!("table replay {}", G::ID)>
            <div class="asked">
                <section class="prompt steps" aria-label=said("replay-title")>
                    {controls::controls(show)}
                    {eyes::chooser(show, choice)}
                    {move || end(show)}
                    <div class="handing">{share::share(show)} {branch::branch(show)}</div>
                </section>
            </div>
            <div class="board">{G::board(table)}</div>
            <aside class="side">
                {scores::scores(table)}
                {plot::plot(show)}
                {story::story(show)}
            </aside>
        </main>
    }
}

/// At the last moment of a finished match: who won, and where the scores come from.
fn end<G: Client>(show: Show<G>) -> Option<impl IntoView> {
    let now = show.table.now.get();
    (now.next == Next::Over).then(|| {
        view! {
            <div class="final">
                <p class="winners"><span>{say("replay-won")}</span> {prompt::name_tags::<G>(&now.view, &now.standing.winners)}</p>
                {G::account(&now.view)}
            </div>
        }
    })
}
