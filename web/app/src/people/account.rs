//! Keeping an account, signing in and out, leaving for good.

use leptos::prelude::*;
use protocol::v1::{Me, NewPassword, SignIn};
use web_kit::words::said;

use crate::people::field::{Kind, Outcome, field};
use crate::people::{alerts, api};

/// Who this is, once the server has answered.
pub(crate) type Identity = RwSignal<Option<Result<Me, String>>>;

fn is_guest(me: Identity) -> bool {
    me.get().and_then(Result::ok).is_none_or(|me| me.guest)
}

/// For guests: keeping the account, or signing in to one. For others: another password.
pub(crate) fn panels(me: Identity) -> impl IntoView {
    let guest = Memo::new(move |_| is_guest(me));
    move || {
        if guest.get() {
            view! { {keep(me)} {sign_in(me)} }.into_any()
        } else {
            view! { {change_password(me)} {sign_out()} }.into_any()
        }
    }
}

fn keep(me: Identity) -> impl IntoView {
    let (name, password) = (RwSignal::new(own_name(me)), RwSignal::new(String::new()));
    let outcome = Outcome::new();
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let new = NewPassword {
            name: Some(name.get_untracked().trim().to_owned()),
            password: password.get_untracked(),
            current: None,
            end_tokens: false,
        };
        outcome.ask("pages-kept", api::set_password(new), move |person| me.set(Some(Ok(person))));
    };
    view! {
        <section class="panel keep">
            <h2>{said("pages-keep")}</h2>
            <p>{said("pages-keep-why")}</p>
            <form on:submit=submit>
                {field("pages-name", "account-name", Kind::Name, name)}
                {field("pages-password", "password", Kind::NewPassword, password)}
                <button class="button main keep-account" type="submit" disabled=move || outcome.busy()>{said("pages-keep-it")}</button>
            </form>
            {outcome.view()}
        </section>
    }
}

fn own_name(me: Identity) -> String {
    me.get_untracked().and_then(Result::ok).map(|me| me.name).unwrap_or_default()
}

fn sign_in(me: Identity) -> impl IntoView {
    let (name, password) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let outcome = Outcome::new();
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let request = SignIn {
            name: name.get_untracked().trim().to_owned(),
            password: password.get_untracked(),
        };
        outcome
            .ask("pages-signed-in", api::sign_in(request), move |person| me.set(Some(Ok(person))));
    };
    view! {
        <section class="panel sign-in">
            <h2>{said("pages-sign-in")}</h2>
            <p>{said("pages-sign-in-why")}</p>
            <form on:submit=submit>
                {field("pages-name", "sign-in-name", Kind::Name, name)}
                {field("pages-password", "sign-in-password", Kind::Password, password)}
                <button class="button sign-in-now" type="submit" disabled=move || outcome.busy()>{said("pages-sign-in-now")}</button>
            </form>
            {outcome.view()}
        </section>
    }
}

fn change_password(me: Identity) -> impl IntoView {
    let (current, password) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let end_tokens = RwSignal::new(false);
    let outcome = Outcome::new();
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let new = NewPassword {
            name: None,
            password: password.get_untracked(),
            current: Some(current.get_untracked()),
            end_tokens: end_tokens.get_untracked(),
        };
        outcome.ask("pages-password-changed", api::set_password(new), move |person: Me| {
            me.set(Some(Ok(person)));
            current.set(String::new());
            password.set(String::new());
        });
    };
    view! {
        <section class="panel change">
            <h2>{said("pages-change-password")}</h2>
            <form on:submit=submit>
                {field("pages-present-password", "present-password", Kind::Password, current)}
                {field("pages-new-password", "new-password", Kind::NewPassword, password)}
                <label class="end-tokens">
                    <input type="checkbox" prop:checked=end_tokens on:change=move |event| end_tokens.set(event_target_checked(&event))/>
                    " " {said("pages-end-tokens")}
                </label>
                <button class="button" type="submit" disabled=move || outcome.busy()>{said("pages-change-it")}</button>
            </form>
            {outcome.view()}
        </section>
    }
}

fn sign_out() -> impl IntoView {
    let outcome = Outcome::new();
    let leave = async || {
        // Somebody else may use this browser next. If it fails, the list of devices still has it.
        let _ = alerts::stop_here().await;
        api::sign_out().await
    };
    let out = move |_| outcome.ask("pages-signed-out", leave(), |()| home());
    view! {
        <section class="panel out">
            <h2>{said("pages-sign-out")}</h2>
            <p>{said("pages-sign-out-why")}</p>
            <button class="button sign-out" on:click=out>{said("pages-sign-out")}</button>
            {outcome.view()}
        </section>
    }
}

/// Reloads the client, which forgets everything about the person.
fn home() {
    // A page that is being left already needs no other address.
    let _ = window().location().set_href("/");
}

/// Deleting the account, asked twice.
pub(crate) fn farewell(me: Identity) -> impl IntoView {
    let sure = RwSignal::new(false);
    let password = RwSignal::new(String::new());
    let outcome = Outcome::new();
    let leave = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let password = (!is_guest(me)).then(|| password.get_untracked());
        outcome.ask("pages-left", api::leave(password), |()| home());
    };
    let second = move || {
        let proof = (!is_guest(me))
            .then(|| field("pages-password", "farewell-password", Kind::Password, password));
        view! {
            <form class="farewell" on:submit=leave>
                <p role="alert">{said("pages-leave-sure")}</p>
                {proof}
                <div class="buttons">
                    <button class="button danger leave-now" type="submit" disabled=move || outcome.busy()>{said("pages-leave-now")}</button>
                    <button class="button" type="button" on:click=move |_| sure.set(false)>{said("pages-stay")}</button>
                </div>
            </form>
        }
    };
    let first = move || {
        view! { <button class="button danger leave" on:click=move |_| sure.set(true)>{said("pages-leave")}</button> }
    };
    view! {
        <section class="panel leaving">
            <h2>{said("pages-leave")}</h2>
            <p>{said("pages-leave-why")}</p>
            {move || if sure.get() { second().into_any() } else { first().into_any() }}
            {outcome.view()}
        </section>
    }
}
