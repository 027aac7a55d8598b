//! The match is over: who won, where the scores come from, and what next.

use leptos::prelude::*;

use crate::games::Client;
use crate::online::verify;
use crate::play::Table;
use crate::shell::{page, prompt};
use crate::words::said;

/// The final account.
pub(crate) fn ending<G: Client>(table: Table<G>) -> impl IntoView {
    let now = table.now.get_untracked();
    // On a small screen the table was scrolled down to.
    window().scroll_to_with_x_and_y(0.0, 0.0);
    let winners = &now.standing.winners;
    let you = winners.iter().any(|seat| now.is_you(*seat));
    let title = match (winners.len(), you) {
        (1, true) => "shell-end-yours",
        (1, false) => "shell-end-theirs",
        (_, true) => "shell-end-you-share",
        (_, false) => "shell-end-shared",
    };
    view! {
        <section class="ending panel" aria-label=said("shell-scores-final")>
            <h2>{said(title)}</h2>
            <p class="winners">{
                let now = now.clone();
                move || prompt::name_tags::<G>(&now.view, &now.standing.winners)
            }</p>
            {move || G::account(&now.view)}
            <div class="buttons">
                {move || next(table)}
                <a class="button" href="/">{said("shell-harbour")}</a>
            </div>
            {table.session().map(verify::<G>)}
        </section>
    }
}

/// Another match: here at once, on line at a new table that the others find too.
fn next<G: Client>(table: Table<G>) -> AnyView {
    let again = move |key: &'static str| {
        view! { <button class="button main again" on:click=move |_| page::again(table)>{said(key)}</button> }
    };
    let Some(session) = table.session() else {
        let seats = format!("/play/{}/seats", G::ID);
        return view! {
            {again("shell-again")}
            <a class="button" href=seats>{said("shell-other-seats")}</a>
            {look_back(format!("/replay/here/{}", G::ID))}
        }
        .into_any();
    };
    let record = format!("/api/v1/tables/{}/record", session.table_now().id);
    let rematch = match (session.table.get().rematch, session.seat()) {
        (Some(id), _) => view! { <a class="button main rematch" href=format!("/table/{id}")>{said("shell-next-match")}</a> }.into_any(),
        (None, Some(_)) => again("shell-once-more").into_any(),
        (None, None) => ().into_any(),
    };
    view! {
        {rematch}
        {look_back(format!("/replay/{}", session.table_now().id))}
        <a class="button" href=record rel="external" download="">{said("shell-record")}</a>
    }
    .into_any()
}

fn look_back(address: String) -> impl IntoView {
    view! { <a class="button look-back" href=address>{said("replay-title")}</a> }
}
