//! The bar on top of every page.

use leptos::prelude::*;

use crate::art;
use crate::pages;
use crate::settings::{Settings, Speed, Theme};

/// Home, the page's title, whatever the page adds, and the settings.
pub(crate) fn bar(title: &'static str, extra: AnyView) -> impl IntoView {
    document().set_title(&format!("{title} · Freebooter"));
    view! {
        <header class="top">
            <a class="home" href="/" aria-label="Freebooter: back to the harbour">
                {art::symbol("mark-skull")} <span>"Freebooter"</span>
            </a>
            <h1>{title}</h1>
            <div class="extra">{extra}</div>
            {settings()}
        </header>
    }
}

/// The menu of settings.
pub(crate) fn settings() -> impl IntoView {
    let settings = Settings::get();
    view! {
        <details class="settings">
            <summary aria-label="Settings">"⚙"</summary>
            <div class="menu">
                <fieldset>
                    <legend>"Bots think"</legend>
                    {Speed::ALL.map(|speed| choice("speed", speed.name(), speed, settings.speed)).collect_view()}
                </fieldset>
                <fieldset>
                    <legend>"Colours"</legend>
                    {Theme::ALL.map(|theme| choice("theme", theme.name(), theme, settings.theme)).collect_view()}
                </fieldset>
                <fieldset>
                    <legend>"Sound"</legend>
                    {[("off", false), ("on", true)].map(|(name, on)| choice("sound", name, on, settings.sound)).collect_view()}
                </fieldset>
                {pages::links()}
            </div>
        </details>
    }
}

fn choice<T>(
    group: &'static str,
    name: &'static str,
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
