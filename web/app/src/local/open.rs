//! A match on this device opened, with bots that go on by themselves.

use web_kit::model::{GameUi, Hooks, MatchModel};

use crate::archive::Player;
use crate::local::bots;
use crate::local::local_match::LocalMatch;
use crate::local::source::LocalSource;
use crate::worker;

/// Shows a match and lets the bots that are asked begin.
pub(super) fn open<U: GameUi>(play: LocalMatch<U>) -> MatchModel<U> {
    if play.players().iter().any(|player| *player != Player::Person) {
        worker::prepare();
    }
    let hooks = Hooks { changed: changed::<U>, advise: Some(bots::advise::<U>) };
    MatchModel::hooked(LocalSource::new(play), hooks)
}

/// Keeps the match and lets the next bot think.
fn changed<U: GameUi>(model: MatchModel<U>) {
    model.with(|source: &LocalSource<U>| source.saved().keep());
    bots::proceed(model);
}
