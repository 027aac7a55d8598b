//! Playing on from a moment of a replay, against bots, as a new match on this device.

use game::{Record, Seat};
use leptos::prelude::*;
use web_kit::device;
use web_kit::model::{GameUi, Next};
use web_kit::words::{said, say, say_with};

use crate::local::{Player, Saved, saved};
use crate::replay::show::Show;
use crate::replay::source::{Eyes, ReplaySource};

/// The button; where a match of the game is under way here, it asks first.
pub(super) fn branch<U: GameUi>(show: Show<U>) -> impl IntoView {
    let sure = RwSignal::new(false);
    Effect::watch(move || show.at.get(), move |_, _, _| sure.set(false), false);
    let begin = move || {
        if keep(show).is_some() {
            // Matches are in the other bundle; a browser that cannot load it says why.
            let _ = window().location().assign(&format!("/play/{}", U::ID));
        }
    };
    let ask = move |_| if saved::is_under_way(U::ID) { sure.set(true) } else { begin() };
    let over = move || show.model.now.get().next == Next::Over;
    let warning = move || {
        sure.get().then(|| {
            view! {
                <div class="confirmation" role="alertdialog" aria-label=say("replay-branch")>
                    <p>{say_with("replay-branch-sure", &[("game", say(U::TILE.title).into())])}</p>
                    <div class="buttons">
                        <button class="button main replace" on:click=move |_| begin()>{say("replay-branch-yes")}</button>
                        <button class="button" on:click=move |_| sure.set(false)>{say("replay-branch-no")}</button>
                    </div>
                </div>
            }
        })
    };
    view! {
        <button class="button small branch" disabled=over on:click=ask>{said("replay-branch")}</button>
        {warning}
    }
}

/// Saves the match up to the moment, for one person and bots; chance differs from there on.
fn keep<U: GameUi>(show: Show<U>) -> Option<()> {
    let moment = show.at.get_untracked();
    let seat = match (show.eyes.get_untracked(), show.model.now.get_untracked().next) {
        (Eyes::Seat(seat), _) => seat,
        (_, Next::Elsewhere(seat) | Next::Person(seat) | Next::Bot(seat)) => seat,
        (_, Next::Over) => return None,
    };
    let kept = show.model.with(|source: &ReplaySource<U>| {
        let inputs = source.moments()[moment].inputs;
        let seed = format!("{:x}-{:x}", device::chance(), device::chance());
        let mut record = Record { seed, redraws: Vec::new(), ..source.record().clone() };
        record.inputs.truncate(inputs);
        let player = |at| if at == seat { Player::Person } else { Player::usual_bot() };
        let players = Seat::all(source.players()).map(player).collect();
        Saved { players, record, over: false }
    })?;
    kept.keep();
    Some(())
}
