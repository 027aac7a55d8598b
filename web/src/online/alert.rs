//! It is your turn: said in the title, and by a bell if sound is wanted.

use leptos::prelude::*;

use crate::model::{GameUi, MatchModel};
use crate::settings::Settings;
use crate::sound;
use crate::words::say;

/// Alerts the person whenever it is asked anew.
pub(crate) fn when_asked<U: GameUi>(model: MatchModel<U>) {
    let sound = Settings::get().sound;
    let asked = Memo::new(move |_| model.now.get().asked().is_some());
    Effect::new(move |before: Option<bool>| {
        let asked = asked.get();
        let title = if asked { "online-your-turn" } else { U::TILE.title };
        document().set_title(&format!("{} · Freebooter", say(title)));
        if asked && before == Some(false) && sound.get_untracked() {
            sound::ring_bell();
        }
        asked
    });
}
