//! The bar on top of every page.

use leptos::html;
use leptos::prelude::*;
use web_kit::art;
use web_kit::settings::{Confirm, Settings, Speed, Theme};
use web_kit::widgets::{menu, volume};
use web_kit::words::{self, Language, said, say};

use crate::frame::title;

/// Home, the page's title by its key, whatever the page adds, and the settings.
pub(crate) fn bar(name: &'static str, extra: AnyView) -> impl IntoView {
    bar_with(name, extra, ().into_any())
}

/// The same, with more in the menu of settings.
pub(crate) fn bar_with(key: &'static str, extra: AnyView, menu: AnyView) -> impl IntoView {
    let name = move || {
        let name = format!("{} · Freebooter", say(key));
        title::name(&name);
        name
    };
    let named = StoredValue::new(untrack(name));
    // Code that set another title, such as "your turn", translates it itself.
    let rename = move |_: &_, _: Option<&_>, _| {
        if title::current() == named.get_value() {
            named.set_value(name());
        }
    };
    Effect::watch(words::language, rename, false);
    view! {
        <header class="top">
            <a class="home" href="/" aria-label=said("shell-home")>
                {art::symbol("mark-skull")} <span>"Freebooter"</span>
            </a>
            <h1>{said(key)}</h1>
            <div class="extra">{extra}</div>
            {settings_with(menu)}
        </header>
    }
}

/// The menu of settings.
pub(crate) fn settings() -> impl IntoView {
    settings_with(().into_any())
}

fn settings_with(more: AnyView) -> impl IntoView {
    let settings = Settings::get();
    let node = NodeRef::<html::Details>::new();
    menu::closes(node);
    view! {
        <details class="settings" node_ref=node>
            <summary aria-label=said("shell-settings")>"⚙"</summary>
            <div class="menu">
                {more}
                <fieldset>
                    <legend>{said("shell-language")}</legend>
                    {Language::ALL.map(|language| {
                        let name = view! { <span lang=language.code()>{language.name()}</span> };
                        choice("language", name, language, settings.language)
                    }).collect_view()}
                </fieldset>
                <fieldset>
                    <legend>{said("shell-bots-think")}</legend>
                    {Speed::ALL.map(|speed| choice("speed", said(speed.key()), speed, settings.speed)).collect_view()}
                </fieldset>
                <fieldset>
                    <legend>{said("shell-colours")}</legend>
                    {Theme::ALL.map(|theme| choice("theme", said(theme.key()), theme, settings.theme)).collect_view()}
                </fieldset>
                <fieldset>
                    <legend>{said("shell-confirm-which")}</legend>
                    {Confirm::ALL.map(|which| choice("confirm", said(which.key()), which, settings.confirm)).collect_view()}
                </fieldset>
                <fieldset>
                    <legend>{said("shell-sound")}</legend>
                    {[("shell-off", false), ("shell-on", true)].map(|(key, on)| choice("sound", said(key), on, settings.sound)).collect_view()}
                    {volume::slider(settings.volume)}
                </fieldset>
                {links()}
            </div>
        </details>
    }
}

/// The ways to all settings and to the person's own page.
fn links() -> impl IntoView {
    view! {
        <p class="more">
            <a class="to-settings" href="/settings">{said("pages-all-settings")}</a>
            <a class="myself" href="/me">{said("pages-me")}</a>
        </p>
    }
}

fn choice<T>(
    group: &'static str,
    name: impl IntoView,
    value: T,
    setting: RwSignal<T>,
) -> impl IntoView
where
    T: Copy + PartialEq + Send + Sync + 'static,
{
    view! {
        <label>
            <input
                type="radio"
                name=group
                prop:checked=move || setting.get() == value
                on:change=move |_| setting.set(value)
            />
            {name}
        </label>
    }
}
