//! The matches of a person.

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::v1::{PastMatch, PastSeat};
use web_kit::art;
use web_kit::words::{said, say_with};

use crate::games;
use crate::people::{api, when};

/// The list; people can download their own.
pub(crate) fn panel(person: String, own: bool) -> impl IntoView {
    let past = RwSignal::new(Vec::<PastMatch>::new());
    let (more, error) = (RwSignal::new(true), RwSignal::new(None::<String>));
    let ask = {
        let person = person.clone();
        move || {
            let person = person.clone();
            spawn_local(async move {
                let before =
                    past.try_get_untracked().and_then(|past| past.last().map(|m| m.finished));
                match api::history(&person, before).await {
                    Ok(found) => {
                        let _ = more.try_set(found.len() == api::AT_A_TIME);
                        let _ = past.try_update(|past| past.extend(found));
                    }
                    Err(reason) => drop(error.try_set(Some(reason))),
                }
            });
        }
    };
    ask();
    let export = own.then(|| {
        view! { <a class="button small export" href="/api/v1/me/records" rel="external" download="">{said("pages-export")}</a> }
    });
    let further = move || {
        let ask = ask.clone();
        (more.get() && !past.get().is_empty()).then(|| {
            view! { <button class="button small" on:click=move |_| ask()>{said("pages-more")}</button> }
        })
    };
    let none = move || {
        let empty = past.get().is_empty() && error.get().is_none();
        empty.then(|| {
            view! {
                <div class="empty-chest" aria-hidden="true">{art::symbol("booty-chest")}</div>
                <p class="none">{said("pages-no-matches")}</p>
            }
        })
    };
    view! {
        <section class="panel past">
            <h2>{said("pages-history")}</h2>
            {none}
            <ul class="matches">{move || past.get().iter().map(|past| entry(past, &person)).collect_view()}</ul>
            {move || error.get().map(|reason| view! { <p class="refused" role="alert">{reason}</p> })}
            <div class="buttons">{further} {export}</div>
        </section>
    }
}

fn entry(past: &PastMatch, person: &str) -> impl IntoView + use<> {
    let own = past.seats.iter().find(|seat| seat.person.as_deref() == Some(person)).cloned();
    let place = own.as_ref().and_then(|seat| seat.place);
    let change = own.and_then(|seat| seat.points).map(|(before, after)| after - before);
    let people = past.seats.iter().map(with_score).collect::<Vec<_>>().join(", ");
    let finished = past.finished;
    let replay = past.id.as_ref().map(|id| {
        view! { <a class="button small replay" href=format!("/replay/{id}")>{said("pages-replay")}</a> }
    });
    let placed = move || place.map(|place| say_with("pages-place", &[("place", place.into())]));
    let points = change.map(|change| view! { <span class="points">{format!("{change:+}")}</span> });
    view! {
        <li>
            <span class="what"><b>{games::title(&past.game)}</b> " " <span class="who">{people}</span></span>
            <span class="state">{placed} {points} " " {move || when::day(finished)}</span>
            {replay}
        </li>
    }
}

fn with_score(seat: &PastSeat) -> String {
    match seat.score {
        Some(score) => format!("{} {score}", seat.name),
        None => seat.name.clone(),
    }
}
