//! The page of an online table.

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::v1::{Phase, TableInfo};
use protocol::v2::Update;
use web_kit::model::{GameUi, MatchModel, Refused};
use web_kit::widgets::name_tag;
use web_kit::words::{said, say};

use crate::frame::ending::{AfterMatch, look_back};
use crate::frame::lost as no_such_page;
use crate::frame::match_page::{Parts, match_page};
use crate::frame::top;
use crate::games::{self, Visit};
use crate::online::absent::absent;
use crate::online::chat::Chat;
use crate::online::gathering::gathering;
use crate::online::source::OnlineSource;
use crate::online::verify::verify;
use crate::online::{News, SocketState, TableConnection, alert, api, away, leaving, trouble};

/// Finds the table of an address, then shows it as its game does.
pub(crate) fn find_table(id: String) -> impl IntoView {
    alert::seen(&id);
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
        Some(Ok(table)) => {
            let game = table.game.clone();
            let page = games::named(&game, &OnlineTable(table));
            page.unwrap_or_else(|| no_such_page().into_any())
        }
        Some(Err(reason)) => plain(reason).into_any(),
    }
}

fn plain(text: String) -> impl IntoView {
    view! {
        {top::bar("online-table-title", ().into_any())}
        <main class="plain"><p role="status">{text}</p> <p><a href="/lobby">{said("online-to-lobby")}</a></p></main>
    }
}

/// The page of a table, once its game is known.
struct OnlineTable(TableInfo);

impl Visit for OnlineTable {
    type Answer = AnyView;

    fn visit<U: GameUi>(&self) -> AnyView {
        online_table::<U>(self.0.clone()).into_any()
    }
}

/// The seats until the match begins, then the board.
fn online_table<U: GameUi>(info: TableInfo) -> impl IntoView {
    let shown = RwSignal::new(None::<MatchModel<U>>);
    let owner = Owner::current();
    let connection = TableConnection::open(info, move |connection, news| {
        let hear = || hear(connection, shown, news);
        match &owner {
            Some(owner) => owner.with(hear),
            None => hear(),
        }
    });
    move || match shown.get() {
        Some(model) => board(connection, model).into_any(),
        None => waiting::<U>(connection).into_any(),
    }
}

fn hear<U: GameUi>(
    connection: TableConnection,
    shown: RwSignal<Option<MatchModel<U>>>,
    news: News,
) {
    match (shown.get_untracked(), news) {
        (None, News::Update(update, view)) => begin(connection, shown, &update, &view),
        (Some(model), News::Update(update, view)) => go_on(model, &update, &view),
        (Some(model), News::History(history)) => {
            if history.next.is_some() {
                connection.ask_history(history.next);
            }
            model.update(|source: &mut OnlineSource<U>| source.remember(history));
            model.show_log();
        }
        (Some(model), News::Refused(refused)) => {
            let text = trouble::refusal(&refused);
            model.refused.set(Some(Refused { rule: refused.rule, text }));
        }
        (None, News::Refused(_) | News::History(_)) => {}
    }
}

/// The first update of the match: the board is shown, and the server is asked for what happened
/// before.
fn begin<U: GameUi>(
    connection: TableConnection,
    shown: RwSignal<Option<MatchModel<U>>>,
    update: &Update,
    view: &str,
) {
    let seat = connection.you.get_untracked().and_then(|you| you.seat);
    match OnlineSource::begin(connection, seat, update, view) {
        Ok(source) => {
            shown.set(Some(MatchModel::new(source)));
            connection.ask_history(None);
        }
        Err(reason) => connection.refused.set(Some(reason)),
    }
}

/// The match has gone on.
fn go_on<U: GameUi>(model: MatchModel<U>, update: &Update, view: &str) {
    match model.update(|source: &mut OnlineSource<U>| source.receive(update, view)) {
        Some(Err(reason)) => model.refused.set(Some(Refused::without_rule(reason))),
        Some(Ok(())) => model.show(),
        None => {}
    }
}

fn waiting<U: GameUi>(connection: TableConnection) -> impl IntoView {
    let chat = Chat::new(connection);
    let gathers = Memo::new(move |_| !matches!(connection.table.get().phase, Phase::Stuck(_)));
    view! {
        {top::bar(U::TILE.title, view! { <a class="button small" href="/lobby">{said("online-lobby")}</a> }.into_any())}
        <main class="plain online">
            {lost(connection)}
            {leaving::stuck(connection)}
            {move || gathers.get().then(|| gathering::<U>(connection))}
            {chat.panel()}
        </main>
    }
}

fn board<U: GameUi>(connection: TableConnection, model: MatchModel<U>) -> impl IntoView {
    alert::when_asked(model);
    let links = view! { <a class="button small" href="/lobby">{said("online-lobby")}</a> };
    let chat = Chat::new(connection);
    let notices = view! {
        {lost(connection)} {leaving::stuck(connection)} {watching(connection)} {away::away(connection)}
        {absent(connection)} {leaving::calling_off(connection)} {consent(connection, model)} {chat.notice()}
    };
    let parts = Parts {
        links: links.into_any(),
        notices: notices.into_any(),
        beside: view! { {chat.panel()} {leaving::panel(connection)} }.into_any(),
        after: AfterMatch::new(
            move || next(connection),
            move || verify::<U>(connection).into_any(),
        ),
    };
    match_page(model, parts)
}

/// After the match: another one at a new table that the others find, too, a look back, the record.
fn next(connection: TableConnection) -> AnyView {
    let id = connection.table_now().id;
    let rematch = match (connection.table.get().rematch, connection.seat()) {
        (Some(id), _) => view! { <a class="button main rematch" href=format!("/table/{id}")>{said("shell-next-match")}</a> }.into_any(),
        (None, Some(_)) => view! { <button class="button main again" on:click=move |_| connection.rematch()>{said("shell-once-more")}</button> }.into_any(),
        (None, None) => ().into_any(),
    };
    let record = format!("/api/v1/tables/{id}/record");
    view! {
        {rematch}
        {look_back(format!("/replay/{id}"))}
        <a class="button" href=record rel="external" download="">{said("shell-record")}</a>
    }
    .into_any()
}

/// Says so when the connection is lost.
fn lost(connection: TableConnection) -> impl IntoView {
    move || {
        let text = match connection.state() {
            SocketState::Open => return None,
            SocketState::Connecting => "online-connecting",
            SocketState::Lost => "online-line-lost",
        };
        Some(view! { <p class="notice lost" role="status">{said(text)}</p> })
    }
}

fn watching(connection: TableConnection) -> impl IntoView {
    move || {
        let seated = connection.you.get().is_none_or(|you| you.seat.is_some());
        (!seated).then(|| view! { <p class="notice" role="status">{said("online-looking-on")}</p> })
    }
}

/// Somebody wants to undo a decision: the others allow or deny it.
fn consent<U: GameUi>(connection: TableConnection, model: MatchModel<U>) -> impl IntoView {
    move || {
        let undoing = connection.undoing.get()?;
        let own = connection.seat()?;
        let who = name_tag(U::look(&model.now.get_untracked().view, undoing.seat));
        let seq = undoing.seq;
        let asked = undoing.wanted.contains(&own);
        let buttons = asked.then(|| {
            view! {
                <button class="button main allow" on:click=move |_| connection.consent(seq, true)>{said("online-allow")}</button>
                <button class="button deny" on:click=move |_| connection.consent(seq, false)>{said("online-deny")}</button>
            }
        });
        let words = if asked { "online-wants-back" } else { "online-wants-back-others" };
        Some(
            view! { <div class="notice consent" role="alertdialog" aria-label=said("online-take-back")>{who} <span>{said(words)}</span> {buttons}</div> },
        )
    }
}
