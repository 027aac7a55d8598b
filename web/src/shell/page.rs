//! The page of a running match.

use game::{Setup, SetupError, Start};
use leptos::ev;
use leptos::prelude::*;

use crate::device;
use crate::games::Client;
use crate::play::{Next, Player, Saved, Sitting, Table};
use crate::shell::{actions, curtain, ending, idle, log, prompt, scores, top};
use crate::words::{self, said, say, say_with};

/// Goes on with the kept match, or begins a quick one.
pub(crate) fn table_page<G: Client>() -> impl IntoView {
    let kept = Saved::<G>::load().and_then(|saved| Sitting::resume(&saved).ok());
    match kept.map_or_else(quick, Ok) {
        Ok(sitting) => laid_here::<G>(Table::here(sitting)).into_any(),
        Err(error) => view! { <main class="plain"><p>{setup_words(&error)}</p></main> }.into_any(),
    }
}

fn quick<G: Client>() -> Result<Sitting<G>, SetupError> {
    begin(Setup::house(G::QUICK_SEATS), Player::alone(G::QUICK_SEATS))
}

/// A new match with a seed that nobody chose.
pub(crate) fn begin<G: Client>(
    setup: Setup<G>,
    players: Vec<Player>,
) -> Result<Sitting<G>, SetupError> {
    let seed = format!("{:x}-{:x}", device::chance(), device::chance());
    Sitting::begin(setup, players, &seed)
}

/// Why a match cannot begin.
pub(crate) fn setup_words(error: &SetupError) -> String {
    match error {
        SetupError::Players { min, max, .. } => {
            say_with("shell-setup-players", &[("min", (*min).into()), ("max", (*max).into())])
        }
        SetupError::Option { .. } => say("shell-setup-option"),
    }
}

fn laid_here<G: Client>(table: Table<G>) -> impl IntoView {
    let links = view! { <a class="button small" href=format!("/play/{}/seats", G::ID)>{said("shell-new-match")}</a> };
    laid(table, links.into_any(), ().into_any(), ().into_any())
}

/// A table with its board; `links` go into the bar on top, `notices` above what is asked, `beside`
/// below the log.
pub(crate) fn laid<G: Client>(
    table: Table<G>,
    links: AnyView,
    notices: AnyView,
    beside: AnyView,
) -> impl IntoView {
    let until_end = move || G::until_end(&table.now.get().view);
    let extra = view! {
        <span class="until-end">{until_end}</span>
        <a class="button small" href=move || words::rulebook(G::ID) target="_blank" rel="external noopener">{said("shell-rules")}</a>
        {links}
    };
    let withdraw = window_event_listener(ev::keydown, move |event| {
        if event.key() == "Escape" {
            table.withdraw();
        }
    });
    on_cleanup(move || withdraw.remove());
    let over = Memo::new(move |_| table.now.get().next == Next::Over);
    view! {
        {top::bar(G::TILE.title, extra.into_any())}
        <main class=format!("table {}", G::ID)>
            {curtain::curtain(table)}
            <div class="asked">
                {notices}
                {move || if over.get() { ending::ending(table).into_any() } else { prompt::prompt(table).into_any() }}
            </div>
            <div class="board">{G::board(table)}</div>
            <aside class="side">
                {scores::scores(table)}
                {actions::actions(table)}
                {idle::menu::<G>()}
                {log::log(table)}
                {beside}
            </aside>
        </main>
    }
}

/// The same seats and options once more, here or on line.
pub(crate) fn again<G: Client>(table: Table<G>) {
    if let Some(session) = table.session() {
        return session.rematch();
    }
    let Some(saved) = table.saved() else { return };
    let setup = match saved.record.start {
        Start::Setup(setup) => setup,
        Start::Position(_) => Setup::house(saved.players.len()),
    };
    if let Ok(sitting) = begin(setup, saved.players) {
        table.restart(sitting);
    }
}
