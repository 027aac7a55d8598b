//! `/people/:id`: the public page of a person.

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::hooks::use_params_map;
use protocol::v1::{GameOfPerson, Profile};
use web_kit::art;
use web_kit::words::{decimal, said, say, say_with};

use crate::frame::{masthead, wrecked};
use crate::games;
use crate::people::{api, history, when};

pub(crate) fn people_page() -> impl IntoView {
    let params = use_params_map();
    move || person(params.get().get("id").unwrap_or_default())
}

fn person(id: String) -> impl IntoView {
    let profile = RwSignal::new(None::<Result<Profile, String>>);
    spawn_local(async move {
        let _ = profile.try_set(Some(api::profile(&id).await));
    });
    let body = move || match profile.get() {
        None => view! { <p role="status">{said("pages-asking")}</p> }.into_any(),
        Some(Err(reason)) => missing(reason).into_any(),
        Some(Ok(profile)) => shown(profile).into_any(),
    };
    let heading = move || match profile.get() {
        Some(Ok(profile)) => profile.name,
        Some(Err(_)) | None => say("pages-person"),
    };
    view! {
        {masthead::masthead("pages-person", heading, ().into_any(), masthead::to_lobby().into_any())}
        <main class="port people single">{body}</main>
    }
}

/// The person is gone, or the server is.
fn missing(reason: String) -> impl IntoView {
    let ways = view! { <a class="button main" href="/lobby">{said("online-to-lobby")}</a> };
    wrecked(reason, "pages-person-gone", ways.into_any())
}

fn shown(profile: Profile) -> impl IntoView {
    let (created, guest) = (profile.created, profile.guest);
    let since = move || {
        let key = if guest { "pages-guest-since" } else { "pages-member-since" };
        say_with(key, &[("day", when::day(created).into())])
    };
    view! {
        <section class="panel ratings">
            <div class="whose">
                {art::portrait(&profile.id)}
                <div><h2>{profile.name}</h2> <p>{since}</p></div>
                {art::flag(&profile.id)}
            </div>
            {(!profile.games.is_empty()).then(|| games(Ok(profile.games)))}
        </section>
        {history::panel(profile.id, false)}
    }
}

/// How often and how well, game by game.
pub(crate) fn games(games: Result<Vec<GameOfPerson>, String>) -> AnyView {
    match games {
        Err(reason) => view! { <p class="refused" role="alert">{reason}</p> }.into_any(),
        Ok(games) if games.is_empty() => view! { <p class="none">{said("pages-no-matches")}</p> }.into_any(),
        Ok(games) => view! {
            <div class="scrolled" tabindex="0" role="region" aria-label=move || say("pages-ratings")>
                <table>
                    <thead><tr>
                        <th scope="col">{said("pages-game")}</th>
                        <th scope="col">{said("pages-points")}</th>
                        <th scope="col">{said("pages-played")}</th>
                        <th scope="col">{said("pages-won")}</th>
                        <th scope="col">{said("pages-mean-place")}</th>
                        <th scope="col">{said("pages-best")}</th>
                    </tr></thead>
                    <tbody>{games.iter().map(row).collect_view()}</tbody>
                </table>
            </div>
        }
        .into_any(),
    }
}

fn row(of: &GameOfPerson) -> impl IntoView + use<> {
    let number = |number: Option<i64>| number.map_or_else(|| "–".to_owned(), |n| n.to_string());
    let mean = of.mean_place;
    view! {
        <tr>
            <th scope="row">{games::title(&of.game)}</th>
            <td>{number(of.points)}</td>
            <td>{of.matches}</td>
            <td>{of.wins}</td>
            <td>{move || say_with("pages-number", &[("number", decimal(mean, 1))])}</td>
            <td>{number(of.best_score)}</td>
        </tr>
    }
}
