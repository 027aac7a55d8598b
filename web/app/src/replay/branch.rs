//! Playing on from a moment of a replay, against bots, as a new match on this device.

use game::{Match, Record, Seat};
use leptos::prelude::*;
use web_kit::device;
use web_kit::model::{GameUi, Next};
use web_kit::widgets::name_tag;
use web_kit::words::{said, say};

use crate::archive::{Head, Player, Saved};
use crate::replay::show::Show;
use crate::replay::source::{Eyes, ReplaySource};

/// The button, which asks whose seat the person wants. The current match goes to the archive.
pub(super) fn branch<U: GameUi>(show: Show<U>) -> impl IntoView {
    let asking = RwSignal::new(false);
    Effect::watch(move || show.at.get(), move |_, _, _| asking.set(false), false);
    let over = move || show.model.now.get().next == Next::Over;
    let question = move || asking.get().then(|| choice(show, asking));
    view! {
        <button class="button small branch" disabled=over aria-expanded=move || asking.get().to_string() on:click=move |_| asking.update(|asking| *asking = !*asking)>{said("replay-branch")}</button>
        {question}
    }
}

/// Which seat is the person's; the one that is asked, or looked through, comes first.
fn choice<U: GameUi>(show: Show<U>, asking: RwSignal<bool>) -> impl IntoView {
    let now = show.model.now.get_untracked();
    let likely = match (show.eyes.get_untracked(), now.next) {
        (Eyes::Seat(seat), _)
        | (_, Next::Elsewhere(seat) | Next::Person(seat) | Next::Bot(seat)) => Some(seat),
        (_, Next::Over) => None,
    };
    // Eyes of one seat know what that seat knew: playing another one would show its secrets.
    let free = show.is_open();
    let mut seats: Vec<Seat> = Seat::all(now.who.len().max(now.standing.scores.len())).collect();
    seats.retain(|seat| free || likely == Some(*seat));
    seats.sort_by_key(|seat| likely != Some(*seat));
    let button = |seat: Seat| {
        let look = U::look(&now.view, seat);
        view! { <button class="button as-seat" class:main=likely == Some(seat) on:click=move |_| begin(show, seat)>{name_tag(look)}</button> }
    };
    view! {
        <div class="confirmation" role="group" aria-label=say("replay-branch-who")>
            <p>{say("replay-branch-who")}</p>
            <div class="buttons">
                {seats.into_iter().map(button).collect::<Vec<_>>()}
                <button class="button" on:click=move |_| asking.set(false)>{say("replay-branch-no")}</button>
            </div>
        </div>
    }
}

fn begin<U: GameUi>(show: Show<U>, seat: Seat) {
    if keep(show, seat).is_some() {
        // A page of its own; a browser that cannot load it says why.
        let _ = window().location().assign(&format!("/play/{}", U::ID));
    }
}

/// Keeps the match up to the moment as a new one, for a person and bots; chance differs from there
/// on.
fn keep<U: GameUi>(show: Show<U>, seat: Seat) -> Option<()> {
    let moment = show.at.get_untracked();
    let (players, record) = show.model.with(|source: &ReplaySource<U>| {
        let inputs = source.moments()[moment].inputs;
        let seed = format!("{:x}-{:x}", device::chance(), device::chance());
        let mut record = Record { seed, redraws: Vec::new(), ..source.record().clone() };
        record.inputs.truncate(inputs);
        let player = |at| if at == seat { Player::Person } else { Player::usual_bot() };
        let players: Vec<_> = Seat::all(source.players()).map(player).collect();
        (players, record)
    })?;
    let play = Match::replay(&record).ok()?;
    let head = Head::of::<U>(&play, &players, &[], device::now() as u64);
    Saved { players, names: Vec::new(), record, over: false, head: Some(head) }.keep();
    Some(())
}
