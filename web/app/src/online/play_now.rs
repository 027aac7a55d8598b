//! Play now: the server finds a seat, or opens a table that bots fill.

use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;
use protocol::v1::Seek;
use web_kit::words::{said, say};

use crate::games;
use crate::online::SocketState;
use crate::online::personal::Personal;

/// The button, and which game it is for.
pub(crate) fn panel(personal: Personal) -> impl IntoView {
    let game = RwSignal::new(String::new());
    let (seeking, rated) = (RwSignal::new(false), RwSignal::new(false));
    let navigate = use_navigate();
    Effect::new(move || {
        if let Some(table) = personal.paired.get() {
            navigate(&format!("/table/{table}"), NavigateOptions::default());
        }
    });
    // A refusal ends the search, and so does a connection that breaks.
    Effect::new(move || {
        if personal.notice.get().is_some() || personal.state() != SocketState::Open {
            seeking.set(false);
        }
    });
    let seek = move |_| {
        let games = Some(game.get_untracked()).filter(|id| !id.is_empty()).into_iter().collect();
        let rated = rated.get_untracked();
        seeking.set(personal.seek(Seek { games, rated, ..Seek::default() }));
    };
    let stop = move |_| {
        personal.unseek();
        seeking.set(false);
    };
    let button = move || {
        if seeking.get() {
            view! {
                <p class="seeking" role="status">{said("online-seeking")}</p>
                <button class="button stop-seeking" on:click=stop>{said("shell-back")}</button>
            }
            .into_any()
        } else {
            let closed = move || personal.state() != SocketState::Open;
            view! {
                <button class="button main play-now" disabled=closed on:click=seek>{said("online-play-now")}</button>
            }
            .into_any()
        }
    };
    view! {
        <section class="panel quick">
            <h2>{said("online-quick")}</h2>
            <p class="about">{said("online-quick-about")}</p>
            <div class="quick-row">
                <select class="quick-game" aria-label=said("online-filter-game") on:change=move |event| game.set(event_target_value(&event))>
                    <option value="">{said("online-any-game")}</option>
                    {games::tiles().into_iter().map(|tile| view! { <option value=tile.id>{move || say(tile.title)}</option> }).collect_view()}
                </select>
                <label class="pick">
                    <input type="checkbox" name="rated" prop:checked=move || rated.get() on:change=move |event| rated.set(event_target_checked(&event))/>
                    <span>{said("online-quick-rated")}</span>
                </label>
                {button}
            </div>
            {move || personal.notice.get().map(|notice| view! { <p class="refused" role="alert">{notice}</p> })}
        </section>
    }
}
