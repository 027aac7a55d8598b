//! The page of a table on line.

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::v1::{Phase, TableInfo, Update};

use crate::games::{self, Client};
use crate::online::gathering::gathering;
use crate::online::{News, Session, State, alert, api, away, chat, trouble};
use crate::play::{Refused, Remote, Table};
use crate::shell::{name_tag, page, top};
use crate::words::{said, say};

/// Finds the table of an address, then lays it as its game wants it.
pub(crate) fn find_table(id: String) -> impl IntoView {
    let found = RwSignal::new(None::<Result<TableInfo, String>>);
    spawn_local(async move {
        let table = match api::come().await {
            Ok(_) => api::table(&id).await,
            Err(reason) => Err(reason),
        };
        let _ = found.try_set(Some(table));
    });
    move || match found.get() {
        None => plain(say("online-looking")).into_any(),
        Some(Ok(table)) => games::open_online(table),
        Some(Err(reason)) => plain(reason).into_any(),
    }
}

fn plain(text: String) -> impl IntoView {
    view! {
        {top::bar("online-table-title", ().into_any())}
        <main class="plain"><p role="status">{text}</p> <p><a href="/lobby">{said("online-to-lobby")}</a></p></main>
    }
}

/// The seats until the match begins, then the board.
pub(crate) fn online_table<G: Client>(info: TableInfo) -> impl IntoView {
    let laid = RwSignal::new(None::<Table<G>>);
    let owner = Owner::current();
    let session = Session::open(info, move |session, news| {
        let take = || take(session, laid, news);
        match &owner {
            Some(owner) => owner.with(take),
            None => take(),
        }
    });
    move || match laid.get() {
        Some(table) => board(session, table).into_any(),
        None => waiting::<G>(session).into_any(),
    }
}

fn take<G: Client>(session: Session, laid: RwSignal<Option<Table<G>>>, news: News) {
    match (laid.get_untracked(), news) {
        (None, News::Update(update)) => lay(session, laid, &update),
        (Some(table), News::Update(update)) => table.receive(&update),
        (Some(table), News::History(history)) => {
            if history.next.is_some() {
                session.ask_history(history.next);
            }
            table.remember(history);
        }
        (Some(table), News::Refused(refused)) => {
            let text = trouble::refusal(&refused);
            table.refused.set(Some(Refused { rule: refused.rule, text }));
        }
        (None, News::Refused(_) | News::History(_)) => {}
    }
}

/// The first update of the match: the board is laid, and what was told before is asked for.
fn lay<G: Client>(session: Session, laid: RwSignal<Option<Table<G>>>, update: &Update) {
    let seat = session.you.get_untracked().and_then(|you| you.seat);
    match Remote::begin(session, seat, update) {
        Ok(remote) => {
            laid.set(Some(Table::there(remote)));
            session.ask_history(None);
        }
        Err(reason) => session.refused.set(Some(reason)),
    }
}

fn waiting<G: Client>(session: Session) -> impl IntoView {
    let stuck = move || match session.table.get().phase {
        Phase::Stuck(reason) => Some(view! { <p class="refused" role="alert">{reason}</p> }),
        Phase::Gathering | Phase::Playing | Phase::Over => None,
    };
    view! {
        {top::bar(G::TILE.title, view! { <a class="button small" href="/lobby">{said("online-lobby")}</a> }.into_any())}
        <main class="plain online">
            {line(session)}
            {stuck}
            {gathering::<G>(session)}
            {chat::chat(session)}
        </main>
    }
}

fn board<G: Client>(session: Session, table: Table<G>) -> impl IntoView {
    alert::when_asked(table);
    let links = view! { <a class="button small" href="/lobby">{said("online-lobby")}</a> };
    let notices = view! { {line(session)} {watching(session)} {away::away(session)} {consent(session, table)} };
    page::laid(table, links.into_any(), notices.into_any(), chat::chat(session).into_any())
}

/// Says so when the line is broken.
fn line(session: Session) -> impl IntoView {
    move || {
        let text = match session.state() {
            State::Open => return None,
            State::Connecting => "online-connecting",
            State::Lost => "online-line-lost",
        };
        Some(view! { <p class="notice lost" role="status">{said(text)}</p> })
    }
}

fn watching(session: Session) -> impl IntoView {
    move || {
        let seated = session.you.get().is_none_or(|you| you.seat.is_some());
        (!seated).then(|| view! { <p class="notice" role="status">{said("online-looking-on")}</p> })
    }
}

/// Somebody wants to take something back: those who are asked say yes or no.
fn consent<G: Client>(session: Session, table: Table<G>) -> impl IntoView {
    move || {
        let undoing = session.undoing.get()?;
        let own = session.seat()?;
        let who = name_tag(G::look(&table.now.get_untracked().view, undoing.seat));
        let seq = undoing.seq;
        let asked = undoing.wanted.contains(&own);
        let buttons = asked.then(|| {
            view! {
                <button class="button main allow" on:click=move |_| session.consent(seq, true)>{said("online-allow")}</button>
                <button class="button deny" on:click=move |_| session.consent(seq, false)>{said("online-deny")}</button>
            }
        });
        let words = if asked { "online-wants-back" } else { "online-wants-back-others" };
        Some(
            view! { <div class="notice consent" role="alertdialog" aria-label=said("online-take-back")>{who} <span>{said(words)}</span> {buttons}</div> },
        )
    }
}
