//! Leaving a running match, and calling it off together.

use leptos::prelude::*;
use protocol::v1::{Chair, Occupant, Phase, TableInfo};
use web_kit::words::{self, said, say, say_with};

use crate::online::{SocketState, TableConnection, later};

/// What a person can do about the table itself while the match runs.
pub(crate) fn panel(connection: TableConnection) -> impl IntoView {
    let playing = Memo::new(move |_| {
        connection.seat().is_some() && connection.table.with(|it| it.phase == Phase::Playing)
    });
    let sure = RwSignal::new(false);
    move || {
        if !playing.get() {
            return ().into_any();
        }
        if sure.get() {
            return really(connection, sure).into_any();
        }
        view! {
            <section class="panel leaving">
                <button class="button small leave" on:click=move |_| sure.set(true)>{said("online-leave")}</button>
                <button class="button small call-off" on:click=move |_| connection.call_off(true)>{said("online-call-off")}</button>
            </section>
        }
        .into_any()
    }
}

fn really(connection: TableConnection, sure: RwSignal<bool>) -> impl IntoView {
    let leave = move |_| {
        // A connection may be broken before the browser knows it.
        later::remember(&connection.table_now().id);
        let open = connection.is_open();
        connection.stand();
        // Home opens without a server, too.
        let _ = window().location().assign(if open { "/lobby" } else { "/" });
    };
    let offline = move || {
        (connection.state() != SocketState::Open)
            .then(|| view! { <p class="offline">{said("online-leave-offline")}</p> })
    };
    view! {
        <section class="panel leaving" role="alertdialog" aria-label=said("online-leave")>
            <p>{said("online-leave-why")}</p>
            {offline}
            <div class="buttons">
                <button class="button small main leave-now" on:click=leave>{said("online-leave-now")}</button>
                <button class="button small stay" on:click=move |_| sure.set(false)>{said("online-stay")}</button>
            </div>
        </section>
    }
}

/// Somebody wants to call the match off: the others agree or refuse.
pub(crate) fn calling_off(connection: TableConnection) -> impl IntoView {
    move || {
        let own = connection.seat()?;
        let table = connection.table.get();
        if table.calling_off.is_empty() || table.phase != Phase::Playing {
            return None;
        }
        let agreed = table.calling_off.contains(&own);
        let words = if agreed {
            say("online-call-off-waiting")
        } else {
            say_with("online-call-off-asked", &[("names", names(&table).into())])
        };
        let agree = (!agreed).then(|| {
            view! {
                <button class="button small main agree-off" on:click=move |_| connection.call_off(true)>{said("online-call-off-agree")}</button>
            }
        });
        let no = if agreed { "online-call-off-withdraw" } else { "online-call-off-no" };
        Some(view! {
            <div class="notice calling-off" role="alertdialog" aria-label=said("online-call-off")>
                <span>{words}</span> {agree}
                <button class="button small refuse-off" on:click=move |_| connection.call_off(false)>{said(no)}</button>
            </div>
        })
    }
}

fn names(table: &TableInfo) -> String {
    let name = |chair: &Chair| match &chair.occupant {
        Occupant::Person(person) | Occupant::Away(person) | Occupant::Reserved(person) => {
            Some(person.name.clone())
        }
        Occupant::Nobody | Occupant::Bot(_) => None,
    };
    let agreed = table.seats.iter().filter(|chair| table.calling_off.contains(&chair.seat));
    agreed.filter_map(name).collect::<Vec<_>>().join(", ")
}

/// Says why nothing more happens at this table.
pub(crate) fn stuck(connection: TableConnection) -> impl IntoView {
    move || {
        let table = connection.table.get();
        let Phase::Stuck(reason) = table.phase else { return None };
        let reason = table.stuck.map_or(reason, |text| words::sentence(&text));
        Some(view! {
            <p class="notice stuck" role="alert">
                <span>{reason}</span> <a class="button small" href="/lobby">{said("online-to-lobby")}</a>
            </p>
        })
    }
}
