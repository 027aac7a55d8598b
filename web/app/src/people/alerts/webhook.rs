//! Alerts by webhook.

use leptos::prelude::*;
use protocol::v1::AlertChannel;
use web_kit::words::said;

use super::{Known, test_button};
use crate::people::api;
use crate::people::field::{Kind, Outcome, field};

/// The address, a test, and the secret that signs what is sent.
pub(super) fn part(known: Known) -> impl IntoView {
    let kept = known.with_untracked(|known| known.webhook.clone()).unwrap_or_default();
    let (url, outcome) = (RwSignal::new(kept), Outcome::new());
    let set = move |wanted: Option<String>| {
        outcome.ask("pages-alerts-saved", api::set_webhook(wanted), move |me| {
            url.set(me.webhook.clone().unwrap_or_default());
            known.update(|known| known.webhook = me.webhook);
        });
    };
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        set(Some(url.get_untracked().trim().to_owned()));
    };
    let is_set = Memo::new(move |_| known.with(|known| known.webhook.is_some()));
    let further = move || {
        is_set.get().then(|| {
            view! {
                <div class="buttons">
                    {test_button(AlertChannel::Webhook, outcome, "button test-webhook")}
                    <button class="button" type="button" on:click=move |_| set(None)>{said("pages-end")}</button>
                </div>
                <details>
                    <summary>{said("pages-alerts-secret")}</summary>
                    <p>{said("pages-alerts-secret-why")}</p>
                    <p><code class="token">{known.with_untracked(|known| known.secret.clone())}</code></p>
                </details>
            }
        })
    };
    view! {
        <div class="channel webhook">
            <h3>{said("pages-alerts-webhook")}</h3>
            <p>{said("pages-alerts-webhook-why")}</p>
            <form on:submit=submit>
                {field("pages-alerts-address", "webhook", Kind::Url, url)}
                <button class="button save-webhook" type="submit" disabled=move || outcome.busy()>{said("pages-take-name")}</button>
            </form>
            {further}
            {outcome.view()}
        </div>
    }
}
