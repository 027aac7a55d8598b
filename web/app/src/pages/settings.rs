//! `/settings`: everything that a person may set on this device.

use leptos::prelude::*;
use web_kit::appearance::{Colours, Motion};
use web_kit::model::GameUi;
use web_kit::settings::{Confirm, Settings, Speed, Theme};
use web_kit::sound::SoundGroup;
use web_kit::widgets::{idle, volume};
use web_kit::words::{Language, said};

use crate::frame::top;
use crate::games::{self, Visit};

/// The classes of all seats' colours, for showing a set of them.
const SEATS: [&str; 10] =
    ["red", "blue", "black", "yellow", "green", "purple", "orange", "white", "gray", "teal"];

pub(crate) fn settings_page() -> impl IntoView {
    let settings = Settings::get();
    let languages = Language::ALL.map(|language| {
        let name = view! { <span lang=language.code()>{language.name()}</span> };
        (name.into_any(), language)
    });
    view! {
        {top::bar("shell-settings", ().into_any())}
        <main class="plain all-settings">
            {group("shell-language", "language", languages, settings.language)}
            {group("shell-colours", "theme", Theme::ALL.map(|theme| word(theme.key(), theme)), settings.theme)}
            {colours(settings.colours)}
            {group("pages-motion", "motion", Motion::ALL.map(|(motion, key)| word(key, motion)), settings.motion)}
            {group("shell-bots-think", "speed", Speed::ALL.map(|speed| word(speed.key(), speed)), settings.speed)}
            {group("shell-confirm-which", "confirm", Confirm::ALL.map(|which| word(which.key(), which)), settings.confirm)}
            {group_with("shell-sound", "sound", [word("shell-off", false), word("shell-on", true)], settings.sound, volume::slider(settings.volume).into_any())}
            {sounds(settings)}
            {group("shell-vibration", "vibration", [word("shell-off", false), word("shell-on", true)], settings.vibration)}
            <section class="panel passing">
                <h2>{said("pages-passing")}</h2>
                <p>{said("pages-passing-why")}</p>
                {games::each(&AskAbout)}
            </section>
            <p class="hint">{said("pages-settings-kept")} " " <a href="/me">{said("pages-me")}</a></p>
        </main>
    }
}

/// The cards about which a person may not want to be asked, of every game that has such.
struct AskAbout;

impl Visit for AskAbout {
    type Answer = AnyView;

    fn visit<U: GameUi>(&self) -> AnyView {
        idle::menu::<U>().into_any()
    }
}

fn word<T>(key: &'static str, value: T) -> (AnyView, T) {
    (said(key).into_any(), value)
}

fn colours(setting: RwSignal<Colours>) -> impl IntoView {
    let discs = SEATS.map(|seat| view! { <span class=format!("badge {seat}")></span> });
    view! {
        {group("pages-colours", "colours", Colours::ALL.map(|(colours, key)| word(key, colours)), setting)}
        <p class="discs" aria-hidden="true">{discs.collect_view()}</p>
    }
}

/// Which sounds.
fn sounds(settings: Settings) -> impl IntoView {
    let choice = |(group, key): (SoundGroup, &'static str)| {
        let heard = move || !settings.muted.with(|muted| muted.contains(&group));
        let change = move |_| {
            settings.muted.update(|muted| {
                if !muted.remove(&group) {
                    muted.insert(group);
                }
            });
        };
        view! { <label><input type="checkbox" prop:checked=heard on:change=change/> {said(key)}</label> }
    };
    view! {
        <fieldset class="panel" data-setting="sounds">
            <legend>{said("shell-sounds")}</legend>
            {SoundGroup::ALL.map(choice).collect_view()}
        </fieldset>
    }
}

/// One thing of several is chosen; it holds at once.
fn group<T, const CHOICES: usize>(
    title: &'static str,
    name: &'static str,
    choices: [(AnyView, T); CHOICES],
    setting: RwSignal<T>,
) -> impl IntoView
where
    T: Copy + PartialEq + Send + Sync + 'static,
{
    group_with(title, name, choices, setting, ().into_any())
}

/// The same with something more about it.
fn group_with<T, const CHOICES: usize>(
    title: &'static str,
    name: &'static str,
    choices: [(AnyView, T); CHOICES],
    setting: RwSignal<T>,
    more: AnyView,
) -> impl IntoView
where
    T: Copy + PartialEq + Send + Sync + 'static,
{
    let choice = |(label, value): (AnyView, T)| {
        view! {
            <label>
                <input
                    type="radio" name=format!("all-{name}")
                    prop:checked=move || setting.get() == value
                    on:change=move |_| setting.set(value)
                />
                {label}
            </label>
        }
    };
    view! {
        <fieldset class="panel" data-setting=name>
            <legend>{said(title)}</legend>
            {choices.map(choice).collect_view()}
            {more}
        </fieldset>
    }
}
