//! `/me`: name, account, devices, programs, ratings, history.

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::v1::Profile;
use web_kit::art;
use web_kit::words::{said, say, say_with};

use crate::frame::{masthead, unreachable};
use crate::people::account::Identity;
use crate::people::field::{Kind, Outcome, field};
use crate::people::{account, alerts, api, history, keys, profile};

pub(crate) fn me_page() -> impl IntoView {
    let me: Identity = RwSignal::new(None);
    spawn_local(async move {
        let _ = me.try_set(Some(api::me().await));
    });
    // The page is rebuilt for another person, not for another name.
    let id = Memo::new(move |_| me.get().and_then(Result::ok).map(|me| me.id));
    let body = move || match (id.get(), me.get_untracked()) {
        (Some(id), _) => known(me, id).into_any(),
        (None, None) => view! { <p role="status">{say("pages-asking")}</p> }.into_any(),
        (None, Some(answer)) => unreachable(answer.err().unwrap_or_default()).into_any(),
    };
    // Until the person is known, the answer itself is tracked.
    let body = move || {
        if id.get().is_none() {
            me.track();
        }
        body()
    };
    let heading = move || match me.get() {
        Some(Ok(me)) => me.name,
        Some(Err(_)) | None => say("pages-me"),
    };
    view! {
        {masthead::masthead("pages-me", heading, ().into_any(), masthead::to_lobby().into_any())}
        <main class="port people">{body}</main>
    }
}

fn known(me: Identity, id: String) -> impl IntoView {
    let profile = RwSignal::new(None::<Result<Profile, String>>);
    {
        let id = id.clone();
        spawn_local(async move {
            let _ = profile.try_set(Some(api::profile(&id).await));
        });
    }
    view! {
        <div class="leaf">
            {name_panel(me, &id)}
            {account::panels(me)}
            {alerts::panel()}
        </div>
        <div class="leaf">
            <section class="panel ratings">
                <h2>{said("pages-ratings")}</h2>
                {move || profile.get().map(|profile| profile::games(profile.map(|profile| profile.games)))}
            </section>
            {history::panel(id, true)}
            {keys::panels()}
            {account::farewell(me)}
        </div>
    }
}

fn name_panel(me: Identity, id: &str) -> impl IntoView + use<> {
    let name = move || me.get().and_then(Result::ok).map(|me| me.name).unwrap_or_default();
    let text = RwSignal::new(String::new());
    let outcome = Outcome::new();
    let rename = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let wanted = text.get_untracked().trim().to_owned();
        outcome.ask("pages-renamed", api::rename(wanted), move |person| me.set(Some(Ok(person))));
    };
    view! {
        <section class="panel me">
            <span class="portrait-link">{art::portrait(id)} {art::flag(id)}</span>
            <div class="who">
                <h2 class="my-name">{move || say_with("pages-you-are", &[("name", name().into())])}</h2>
                <form on:submit=rename>
                    {field("pages-another-name", "name", Kind::Name, text)}
                    <button class="button rename" type="submit" disabled=move || outcome.busy()>{said("pages-take-name")}</button>
                </form>
                {outcome.view()}
            </div>
        </section>
    }
}
