//! The match is over: who won, where the scores come from, and what next.

use leptos::prelude::*;

use crate::games::Client;
use crate::online::verify;
use crate::play::Table;
use crate::shell::{page, prompt};

/// The final account.
pub(crate) fn ending<G: Client>(table: Table<G>) -> impl IntoView {
    let now = table.now.get_untracked();
    // On a small screen the table was scrolled down to.
    window().scroll_to_with_x_and_y(0.0, 0.0);
    let winners = &now.standing.winners;
    let you = winners.iter().any(|seat| now.is_you(*seat));
    let title = match (winners.len(), you) {
        (1, true) => "The prize is yours!",
        (1, false) => "The prize goes to",
        (_, true) => "You share the prize",
        (_, false) => "The prize is shared",
    };
    view! {
        <section class="ending panel" aria-label="Final scores">
            <h2>{title}</h2>
            <p class="winners">{prompt::name_tags::<G>(&now.view, winners)}</p>
            {G::account(&now.view)}
            <div class="buttons">
                {move || next(table)}
                <a class="button" href="/">"Back to the harbour"</a>
            </div>
            {table.session().map(verify::<G>)}
        </section>
    }
}

/// Another match: here at once, on line at a new table that the others find too.
fn next<G: Client>(table: Table<G>) -> AnyView {
    let again = move |words: &'static str| {
        view! { <button class="button main again" on:click=move |_| page::again(table)>{words}</button> }
    };
    let Some(session) = table.session() else {
        let seats = format!("/play/{}/seats", G::ID);
        return view! { {again("Play again")} <a class="button" href=seats>"Other seats"</a> }
            .into_any();
    };
    let record = format!("/api/v1/tables/{}/record", session.table_now().id);
    let rematch = match (session.table.get().rematch, session.seat()) {
        (Some(id), _) => view! { <a class="button main rematch" href=format!("/table/{id}")>"To the next match"</a> }.into_any(),
        (None, Some(_)) => again("Once more").into_any(),
        (None, None) => ().into_any(),
    };
    view! { {rematch} <a class="button" href=record rel="external" download="">"Record"</a> }
        .into_any()
}
