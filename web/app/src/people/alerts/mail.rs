//! Alerts by mail.

use leptos::prelude::*;
use protocol::v1::MailAddress;
use web_kit::words::{said, say_with};

use super::Known;
use crate::people::api;
use crate::people::field::{Kind, Outcome, field};

/// The address, and whether it is confirmed.
pub(super) fn part(known: Known) -> impl IntoView {
    let kept = known.with_untracked(|known| known.mail.clone().map(|mail| mail.address));
    let (address, outcome) = (RwSignal::new(kept.unwrap_or_default()), Outcome::new());
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let wanted = address.get_untracked().trim().to_owned();
        outcome.ask("pages-alerts-mail-sent", api::set_mail(wanted), move |mail: MailAddress| {
            known.update(|known| known.mail = Some(mail));
        });
    };
    let remove = move |_| {
        outcome.ask("pages-alerts-saved", api::forget_mail(), move |()| {
            address.set(String::new());
            known.update(|known| known.mail = None);
        });
    };
    let state = move || {
        known.with(|known| known.mail.clone()).map(|mail| {
            let key = if mail.confirmed { "pages-alerts-mail-on" } else { "pages-alerts-mail-off" };
            let state = move || say_with(key, &[("address", (&mail.address).into())]);
            view! {
                <p class="state">{state}</p>
                <button class="button" type="button" on:click=remove>{said("pages-end")}</button>
            }
        })
    };
    view! {
        <div class="channel mail">
            <h3>{said("pages-alerts-mail")}</h3>
            <p>{said("pages-alerts-mail-why")}</p>
            <form on:submit=submit>
                {field("pages-alerts-mail-address", "mail", Kind::Mail, address)}
                <button class="button save-mail" type="submit" disabled=move || outcome.busy()>{said("pages-take-name")}</button>
            </form>
            {state}
            {outcome.view()}
        </div>
    }
}
