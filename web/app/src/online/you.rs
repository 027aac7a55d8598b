//! Who this person is to the others: portrait, flag and name.

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::v1::PersonRef;
use web_kit::art;
use web_kit::words::{said, say_with};

use crate::api;

/// A greeting that fits the hour.
pub(crate) fn greeting(name: &str) -> String {
    let hour = document().document_element().and_then(|root| root.get_attribute("data-hour"));
    let key = match hour.as_deref() {
        Some("dawn") => "online-greet-morning",
        Some("day") => "online-greet-day",
        Some(_) | None => "online-greet-evening",
    };
    say_with(key, &[("name", name.into())])
}

/// The person, who may take another name.
pub(crate) fn panel(id: &str, name: RwSignal<String>) -> impl IntoView + use<> {
    let text = RwSignal::new(String::new());
    let error = RwSignal::new(None::<String>);
    let rename = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        spawn_local(async move {
            match api::rename(text.get_untracked().trim()).await {
                Ok(PersonRef { name: now, .. }) => {
                    error.set(None);
                    name.set(now);
                }
                Err(reason) => error.set(Some(reason)),
            }
        });
    };
    view! {
        <section class="panel me">
            <a class="portrait-link" href="/me" aria-label=said("pages-me")>{art::portrait(id)} {art::flag(id)}</a>
            <div class="who">
                <h2 class="my-name">{name}</h2>
                <details>
                    <summary>{said("online-another-name")}</summary>
                    <form on:submit=rename>
                        <input
                            name="name" maxlength="24" autocomplete="nickname" aria-label=said("online-another-name")
                            on:input=move |event| text.set(event_target_value(&event))
                        />
                        <button class="button small rename" type="submit">{said("online-take-name")}</button>
                    </form>
                    {move || error.get().map(|reason| view! { <p class="refused" role="alert">{reason}</p> })}
                </details>
            </div>
        </section>
    }
}
