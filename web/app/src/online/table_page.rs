//! The page of an online table.

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::v1::{Chair, Occupant, Phase, TableInfo, Turn};
use protocol::v2::Update;
use web_kit::model::{GameUi, MatchModel, Refused};
use web_kit::widgets::name_tag;
use web_kit::widgets::presence::Presence;
use web_kit::words::{self, said};

use crate::api::{self, trouble};
use crate::frame::ending::{AfterMatch, look_back};
use crate::frame::lost as no_such_page;
use crate::frame::masthead;
use crate::frame::match_page::{Parts, match_page};
use crate::online::absent::absent;
use crate::online::chat::Chat;
use crate::online::gathering::{gathering, link};
use crate::online::personal::Personal;
use crate::online::source::{OnlineSource, seated};
use crate::online::verify::verify;
use crate::online::{
    News, SocketState, TableConnection, alert, away, ended, find, later, leaving, standing,
};
use crate::replay::turning;

/// The table of an address, which must be of this game.
pub(crate) fn table_page<U: GameUi>(id: String) -> impl IntoView {
    alert::seen(&id);
    later::forget(&id);
    let found = RwSignal::new(None::<Result<TableInfo, String>>);
    spawn_local(async move {
        let _ = found.try_set(Some(api::find(&id).await));
    });
    move || match found.get() {
        None => find::looking().into_any(),
        Some(Ok(table)) if table.game == U::ID => online_table::<U>(table).into_any(),
        Some(Ok(_)) => no_such_page().into_any(),
        Some(Err(reason)) => find::missing(reason).into_any(),
    }
}

/// The seats until the match begins, then the board.
fn online_table<U: GameUi>(info: TableInfo) -> impl IntoView {
    let shown = RwSignal::new(None::<MatchModel<U>>);
    let owner = Owner::current();
    let personal = Personal::open(None);
    on_cleanup(words::forget_seats);
    personal.sees(info.id.clone());
    let connection = TableConnection::open(info, move |connection, news| {
        let hear = || hear(connection, shown, news);
        match &owner {
            Some(owner) => owner.with(hear),
            None => hear(),
        }
    });
    let chat = Chat::new(connection);
    let end = Memo::new(move |_| connection.end());
    move || match (end.get(), shown.get()) {
        (Some(end), _) => ended::page(end).into_any(),
        (None, Some(model)) => board(connection, personal, chat, model).into_any(),
        (None, None) => waiting::<U>(connection, personal, chat).into_any(),
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

fn waiting<U: GameUi>(
    connection: TableConnection,
    personal: Personal,
    chat: Chat,
) -> impl IntoView {
    let gathers = Memo::new(move |_| !matches!(connection.table.get().phase, Phase::Stuck(_)));
    view! {
        {masthead::masthead(U::TILE.title, said(U::TILE.title), ().into_any(), masthead::to_lobby().into_any())}
        <main class="port online">
            <div class="lobby-list">
                {lost(connection)}
                {personal.told()}
                {leaving::stuck(connection)}
                {chat.notice()}
                {move || gathers.get().then(|| gathering::<U>(connection))}
            </div>
            <aside class="pier">
                {move || gathers.get().then(link)}
                {chat.panel()}
            </aside>
        </main>
    }
}

fn board<U: GameUi>(
    connection: TableConnection,
    personal: Personal,
    chat: Chat,
    model: MatchModel<U>,
) -> impl IntoView {
    alert::when_asked(model);
    provide_context(Presence(presence(connection)));
    // People come, leave and are replaced also while nobody acts.
    let who = Memo::new(move |_| connection.table.with(seated));
    let reseat = move |_: &_, _: Option<&_>, _: Option<()>| {
        model.update(|source: &mut OnlineSource<U>| source.reseat());
        model.show();
    };
    Effect::watch(move || who.get(), reseat, false);
    let id = connection.table_now().id;
    let links = view! { {next_table(personal, id)} <a class="button small" href="/lobby">{said("online-lobby")}</a> };
    let notices = view! {
        {lost(connection)} {personal.told()} {leaving::stuck(connection)} {watching(connection)} {away::away(connection)}
        {absent(connection)} {leaving::calling_off(connection)} {consent(connection, model)} {chat.notice()}
    };
    let parts = Parts {
        links: links.into_any(),
        notices: notices.into_any(),
        beside: view! { {chat.panel()} {standing::panel(connection, model)} {leaving::panel(connection)} }.into_any(),
        after: AfterMatch::new(
            move || turning::online_line(model, connection.table_now().id),
            move || next(connection),
            move || verify::<U>(connection).into_any(),
        ),
    };
    match_page(model, parts)
}

/// Who is connected, by seat.
fn presence(connection: TableConnection) -> Memo<Vec<Option<bool>>> {
    let present = |chair: &Chair| match chair.occupant {
        Occupant::Person(_) => Some(chair.present),
        Occupant::Away(_) | Occupant::Reserved(_) => Some(false),
        Occupant::Bot(_) | Occupant::Nobody => None,
    };
    Memo::new(move |_| connection.table.with(|table| table.seats.iter().map(present).collect()))
}

/// The way to another table that waits for this person.
fn next_table(personal: Personal, here: String) -> impl IntoView {
    let others = Memo::new(move |_| {
        let elsewhere = |turn: &&Turn| turn.table != here;
        personal.turns.with(|turns| turns.iter().filter(elsewhere).cloned().collect::<Vec<_>>())
    });
    move || {
        let others = others.get();
        let next = others.first()?;
        // Another table is another page: nothing of this one is kept.
        Some(view! {
            <a class="button small main next-table" rel="external" href=format!("/table/{}", next.table)>
                {said("online-next-table")} " " <span class="waiting-count">{others.len()}</span>
            </a>
        })
    }
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
            SocketState::Open | SocketState::Ended(_) => return None,
            SocketState::Connecting => "online-connecting",
            SocketState::Lost => "online-line-lost",
        };
        Some(view! { <p class="notice lost" role="status">{said(text)}</p> })
    }
}

/// People without a seat watch, or take over from a bot.
fn watching(connection: TableConnection) -> impl IntoView {
    move || {
        let seated = connection.you.get().is_none_or(|you| you.seat.is_some());
        let bot = connection.table.with(|table| table.take_over.first().copied());
        let take = bot.map(|seat| {
            view! { <button class="button small main take-over" on:click=move |_| connection.take_over(seat)>{said("online-take-over-bot")}</button> }
        });
        (!seated).then(|| {
            view! { <p class="notice" role="status"><span>{said("online-looking-on")}</span> {take}</p> }
        })
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
