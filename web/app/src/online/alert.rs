//! "Your turn": in the title, and by a bell if sound is on.

use js_sys::{Function, Reflect};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_kit::model::{GameUi, MatchModel};
use web_kit::settings::Settings;
use web_kit::sound::Sound;
use web_kit::words::say;

use crate::frame::title;

/// Alerts the person whenever it is their turn again.
pub(crate) fn when_asked<U: GameUi>(model: MatchModel<U>) {
    let settings = Settings::get();
    let asked = Memo::new(move |_| model.now.get().asked().is_some());
    Effect::new(move |before: Option<bool>| {
        let asked = asked.get();
        let key = if asked { "online-your-turn" } else { U::TILE.title };
        title::name(&format!("{} · Freebooter", say(key)));
        if asked && before == Some(false) {
            settings.play([Sound::Bell]);
        }
        asked
    });
}

/// The table is open: closes its notification.
pub(crate) fn seen(table: &str) {
    let found = Reflect::get(&window(), &"freebooterSeen".into()).ok();
    if let Some(seen) = found.and_then(|found| found.dyn_into::<Function>().ok()) {
        // Without a service worker there are no notifications.
        let _ = seen.call1(&window(), &table.into());
    }
}
