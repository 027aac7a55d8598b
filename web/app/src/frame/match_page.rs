//! The page of a running match.

use leptos::html;
use leptos::prelude::*;
use web_kit::model::{GameUi, MatchModel, Next};
use web_kit::widgets::{
    actions, explain, hand_over, idle, keys, legal, legend, log, prompt, scores, sheet,
};
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
    let (key_list, meanings) = (RwSignal::new(false), RwSignal::new(false));
    keys::listen(model, key_list);
    explain::listen();
    let (board, bottom) = (NodeRef::<html::Div>::new(), NodeRef::<html::Div>::new());
    legal::describe(board);
    sheet::measure(bottom);
    let over = Memo::new(move |_| model.now.get().next == Next::Over);
    let opened_over = over.get_untracked();
    let asked = move || {
        if over.get() {
            ending::ending(model, after.clone(), opened_over).into_any()
        } else {
            prompt::prompt(model).into_any()
        }
    };
    view! {
        {top::bar_with(U::TILE.title, extra.into_any(), menu(key_list, meanings).into_any())}
        <main class=format!("table {}", U::ID)>
            {hand_over::screen(model)}
            <div class="asked" node_ref=bottom>
                {notices}
                {asked}
            </div>
            <div class="board" node_ref=board>{U::board(model)}</div>
            <aside class="side">
                {scores::scores(model)}
                {log::log(model)}
                {beside}
                {move || (!over.get()).then(idle::menu::<U>)}
                {actions::actions(model)}
            </aside>
        </main>
        {keys::list(key_list)}
        {legend::legend(meanings)}
    }
}

/// What the menu of settings has more in a match.
fn menu(key_list: RwSignal<bool>, meanings: RwSignal<bool>) -> impl IntoView {
    view! {
        <p class="more">
            <button class="button small to-legend" on:click=move |_| meanings.set(true)>{said("shell-legend")}</button>
            <button class="button small to-keys" on:click=move |_| key_list.set(true)>{said("shell-keys")}</button>
        </p>
    }
}
