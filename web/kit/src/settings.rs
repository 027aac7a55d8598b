//! The settings of this device: language, colours, speed, confirmation, sound and vibration.

use std::collections::BTreeSet;

use leptos::prelude::*;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::appearance::{Colours, Motion};
use crate::device;
use crate::sound::{self, Sound, SoundGroup};
use crate::words::{self, Language};

/// How fast bots play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Speed {
    /// Twice the usual pause.
    Slow,
    /// A pause in which a move can be followed.
    #[default]
    Normal,
    /// No pause and no motion.
    Fast,
}

impl Speed {
    /// Every speed, in the order of menus.
    pub const ALL: [Self; 3] = [Self::Slow, Self::Normal, Self::Fast];

    /// Its name in an address.
    pub fn name(self) -> &'static str {
        match self {
            Self::Slow => "slow",
            Self::Normal => "normal",
            Self::Fast => "fast",
        }
    }

    /// The key of its name on the page.
    pub fn key(self) -> &'static str {
        match self {
            Self::Slow => "shell-speed-slow",
            Self::Normal => "shell-speed-normal",
            Self::Fast => "shell-speed-fast",
        }
    }

    /// The pause before a bot acts.
    pub fn pause(self) -> std::time::Duration {
        let millis = match self {
            Self::Slow => 1800,
            Self::Normal => 900,
            Self::Fast => 0,
        };
        std::time::Duration::from_millis(millis)
    }
}

/// Which actions wait for a confirmation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Confirm {
    /// Every action that has a preview.
    #[default]
    Always,
    /// Those that may cost much.
    Risky,
    /// None: undo exists.
    Never,
}

impl Confirm {
    /// Every choice, in the order of menus.
    pub const ALL: [Self; 3] = [Self::Always, Self::Risky, Self::Never];

    /// The key of its name on the page.
    pub fn key(self) -> &'static str {
        match self {
            Self::Always => "shell-confirm-always",
            Self::Risky => "shell-confirm-risky",
            Self::Never => "shell-confirm-never",
        }
    }
}

/// The colours of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Theme {
    /// As the system is set.
    #[default]
    System,
    /// Dark ink on light paper.
    Light,
    /// Light ink on a dark page.
    Dark,
}

impl Theme {
    /// Every theme, in the order of menus.
    pub const ALL: [Self; 3] = [Self::System, Self::Light, Self::Dark];

    /// Its name in style sheets.
    pub fn name(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }

    /// The key of its name on the page.
    pub fn key(self) -> &'static str {
        match self {
            Self::System => "shell-theme-system",
            Self::Light => "shell-theme-light",
            Self::Dark => "shell-theme-dark",
        }
    }
}

/// The settings of this device, shared by all pages.
#[derive(Clone, Copy)]
pub struct Settings {
    /// How fast bots play.
    pub speed: RwSignal<Speed>,
    /// Light or dark.
    pub theme: RwSignal<Theme>,
    /// The colours of seats.
    pub colours: RwSignal<Colours>,
    /// Whether things move.
    pub motion: RwSignal<Motion>,
    /// Which actions wait for a confirmation.
    pub confirm: RwSignal<Confirm>,
    /// Whether there is sound; off by default.
    pub sound: RwSignal<bool>,
    /// How loud it is, in percent.
    pub volume: RwSignal<u8>,
    /// The groups of sounds that are not played.
    pub muted: RwSignal<BTreeSet<SoundGroup>>,
    /// Whether a phone vibrates; off by default.
    pub vibration: RwSignal<bool>,
    /// Kinds of cards about which the person is not asked out of turn.
    pub skipped: RwSignal<BTreeSet<String>>,
    /// The language of the page.
    pub language: RwSignal<Language>,
}

impl Settings {
    /// Reads the settings, provides them to all pages, and stores every change.
    pub fn provide() {
        let settings = Self {
            speed: RwSignal::new(
                asked_speed().or_else(|| device::load("speed")).unwrap_or_default(),
            ),
            theme: RwSignal::new(device::load("theme").unwrap_or_default()),
            colours: RwSignal::new(device::load("colours").unwrap_or_default()),
            motion: RwSignal::new(device::load("motion").unwrap_or_default()),
            confirm: kept("confirm", Confirm::default()),
            sound: kept("sound", false),
            volume: kept("volume", sound::VOLUME),
            muted: kept("muted", BTreeSet::new()),
            vibration: kept("vibration", false),
            skipped: kept("auto-pass", BTreeSet::new()),
            language: RwSignal::new(words::remembered()),
        };
        Effect::watch(
            move || settings.speed.get(),
            |speed, _, _| device::save("speed", speed),
            false,
        );
        Effect::watch(move || settings.language.get(), |language, _, _| change(*language), false);
        Effect::new(move || apply(settings.theme.get()));
        Effect::new(move || settings.colours.get().apply());
        Effect::new(move || settings.motion.get().apply());
        Effect::watch(
            move || settings.sound.get(),
            move |_, _, _| settings.play([Sound::Coins]),
            false,
        );
        sound::await_gesture();
        provide_context(settings);
    }

    /// The settings that [`Self::provide`] provided; call it while a page is built.
    pub fn get() -> Self {
        expect_context()
    }

    /// Plays the sounds of what just happened, as far as the person wants them.
    pub fn play(self, sounds: impl IntoIterator<Item = Sound>) {
        let wanted = sounds.into_iter().filter(|sound| self.wants(*sound));
        sound::play_all(wanted, self.volume.try_get_untracked().unwrap_or(sound::VOLUME));
    }

    fn wants(self, sound: Sound) -> bool {
        self.sound.try_get_untracked() == Some(true)
            && self.muted.try_with_untracked(|muted| !muted.contains(&sound.group())) == Some(true)
    }
}

/// A setting as it was stored; every change is stored.
fn kept<T>(key: &'static str, default: T) -> RwSignal<T>
where
    T: Clone + Serialize + DeserializeOwned + Send + Sync + 'static,
{
    let setting = RwSignal::new(device::load(key).unwrap_or(default));
    Effect::watch(move || setting.get(), move |value, _, _| device::save(key, value), false);
    setting
}

/// `?speed=fast` in the address overrides the stored speed.
fn asked_speed() -> Option<Speed> {
    let query = device::query();
    Speed::ALL.into_iter().find(|speed| query.contains(&format!("speed={}", speed.name())))
}

fn change(language: Language) {
    words::keep(language);
    leptos::task::spawn_local(words::load(language));
}

fn apply(theme: Theme) {
    device::save("theme", &theme);
    if let Some(root) = document().document_element() {
        // Setting an attribute fails for invalid names only.
        let _ = match theme {
            Theme::System => root.remove_attribute("data-theme"),
            Theme::Light | Theme::Dark => root.set_attribute("data-theme", theme.name()),
        };
    }
}
