//! The page of a running match.

use leptos::ev;
use leptos::prelude::*;
use web_kit::model::{GameUi, MatchModel, Next};
use web_kit::widgets::{actions, hand_over, idle, log, prompt, scores};
use web_kit::words::{self, said};

use crate::frame::ending::{self, AfterMatch};
use crate::frame::top;

/// What a page adds to the board and the widgets that every match has.
pub(crate) struct Parts {
    /// In the bar on top.
    pub(crate) links: AnyView,
    /// Above the prompt.
    pub(crate) notices: AnyView,
    /// Below the log.
    pub(crate) beside: AnyView,
    /// What comes after the match.
    pub(crate) after: AfterMatch,
}

/// A match with its board.
pub(crate) fn match_page<U: GameUi>(model: MatchModel<U>, parts: Parts) -> impl IntoView {
    let Parts { links, notices, beside, after } = parts;
    let until_end = move || U::until_end(&model.now.get().view);
    let extra = view! {
        <span class="until-end">{until_end}</span>
        <a class="button small" href=move || words::rulebook(U::ID) target="_blank" rel="external noopener">{said("shell-rules")}</a>
        {links}
    };
    let withdraw = window_event_listener(ev::keydown, move |event| {
        if event.key() == "Escape" {
            model.withdraw();
        }
    });
    on_cleanup(move || withdraw.remove());
    let over = Memo::new(move |_| model.now.get().next == Next::Over);
    let asked = move || {
        if over.get() {
            ending::ending(model, after.clone()).into_any()
        } else {
            prompt::prompt(model).into_any()
        }
    };
    view! {
        {top::bar(U::TILE.title, extra.into_any())}
        <main class=format!("table {}", U::ID)>
            {hand_over::screen(model)}
            <div class="asked">
                {notices}
                {asked}
            </div>
            <div class="board">{U::board(model)}</div>
            <aside class="side">
                {scores::scores(model)}
                {actions::actions(model)}
                {idle::menu::<U>()}
                {log::log(model)}
                {beside}
            </aside>
        </main>
    }
}
