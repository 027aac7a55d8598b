//! What a person may set: language, colours and pace.

use std::collections::BTreeSet;

use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use crate::appearance::{Colours, Motion};
use crate::device;
use crate::words::{self, Language};

/// How long bots take to think, for a person to follow.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Speed {
    Slow,
    #[default]
    Normal,
    /// At once and without motion.
    Fast,
}

impl Speed {
    pub(crate) const ALL: [Self; 3] = [Self::Slow, Self::Normal, Self::Fast];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Slow => "slow",
            Self::Normal => "normal",
            Self::Fast => "fast",
        }
    }

    /// The key of its name on the page.
    pub(crate) fn key(self) -> &'static str {
        match self {
            Self::Slow => "shell-speed-slow",
            Self::Normal => "shell-speed-normal",
            Self::Fast => "shell-speed-fast",
        }
    }

    /// The pause before a bot acts.
    pub(crate) fn pause(self) -> std::time::Duration {
        let millis = match self {
            Self::Slow => 1800,
            Self::Normal => 900,
            Self::Fast => 0,
        };
        std::time::Duration::from_millis(millis)
    }
}

/// The colours of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Theme {
    /// As the system wishes.
    #[default]
    System,
    Light,
    Dark,
}

impl Theme {
    pub(crate) const ALL: [Self; 3] = [Self::System, Self::Light, Self::Dark];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }

    /// The key of its name on the page.
    pub(crate) fn key(self) -> &'static str {
        match self {
            Self::System => "shell-theme-system",
            Self::Light => "shell-theme-light",
            Self::Dark => "shell-theme-dark",
        }
    }
}

/// The settings of this device, shared by all pages.
#[derive(Clone, Copy)]
pub(crate) struct Settings {
    pub(crate) speed: RwSignal<Speed>,
    pub(crate) theme: RwSignal<Theme>,
    pub(crate) colours: RwSignal<Colours>,
    pub(crate) motion: RwSignal<Motion>,
    /// A bell when it is the person's turn on line; silent unless asked for.
    pub(crate) sound: RwSignal<bool>,
    /// Kinds of cards about which the person is not asked out of turn.
    pub(crate) skipped: RwSignal<BTreeSet<String>>,
    /// What the person wants to be spoken to in.
    pub(crate) language: RwSignal<Language>,
}

impl Settings {
    /// Reads the settings, keeps them stored, and hands them to all pages.
    pub(crate) fn provide() {
        let settings = Self {
            speed: RwSignal::new(
                asked_speed().or_else(|| device::load("speed")).unwrap_or_default(),
            ),
            theme: RwSignal::new(device::load("theme").unwrap_or_default()),
            colours: RwSignal::new(device::load("colours").unwrap_or_default()),
            motion: RwSignal::new(device::load("motion").unwrap_or_default()),
            sound: RwSignal::new(device::load("sound").unwrap_or(false)),
            skipped: RwSignal::new(device::load("auto-pass").unwrap_or_default()),
            language: RwSignal::new(words::remembered()),
        };
        Effect::watch(
            move || settings.skipped.get(),
            |skipped, _, _| device::save("auto-pass", skipped),
            false,
        );
        Effect::watch(
            move || settings.sound.get(),
            |sound, _, _| device::save("sound", sound),
            false,
        );
        Effect::watch(
            move || settings.speed.get(),
            |speed, _, _| device::save("speed", speed),
            false,
        );
        Effect::watch(move || settings.language.get(), |language, _, _| change(*language), false);
        Effect::new(move || dress(settings.theme.get()));
        Effect::new(move || settings.colours.get().dress());
        Effect::new(move || settings.motion.get().dress());
        provide_context(settings);
    }

    /// The settings that [`Self::provide`] handed out.
    pub(crate) fn get() -> Self {
        expect_context()
    }
}

/// `?speed=fast` in the address outranks what is stored.
fn asked_speed() -> Option<Speed> {
    let query = device::query();
    Speed::ALL.into_iter().find(|speed| query.contains(&format!("speed={}", speed.name())))
}

fn change(language: Language) {
    words::keep(language);
    leptos::task::spawn_local(words::learn(language));
}

fn dress(theme: Theme) {
    device::save("theme", &theme);
    if let Some(root) = document().document_element() {
        // Setting an attribute fails for invalid names only.
        let _ = match theme {
            Theme::System => root.remove_attribute("data-theme"),
            Theme::Light | Theme::Dark => root.set_attribute("data-theme", theme.name()),
        };
    }
}
