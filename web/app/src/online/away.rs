//! The notice that a bot plays for this person, with a way back.

use leptos::prelude::*;
use protocol::v1::Occupant;
use web_kit::words::said;

use crate::online::TableConnection;

/// The notice, while a bot plays for this person.
pub(crate) fn away(connection: TableConnection) -> impl IntoView {
    let away = Memo::new(move |_| {
        let own = connection.seat();
        let table = connection.table.get();
        let mut chairs = table.seats.iter().filter(|chair| Some(chair.seat) == own);
        chairs.any(|chair| matches!(chair.occupant, Occupant::Away(_)))
    });
    move || {
        away.get().then(|| {
            view! {
                <p class="notice away" role="alert">
                    <span>{said("pages-away")}</span>
                    <button class="button small main come-back" on:click=move |_| connection.come_back()>{said("pages-back")}</button>
                </p>
            }
        })
    }
}
