//! The dice and the charm of the player who is asked.

use game::Seat;
use leptos::prelude::*;
use template_game::{Action, Pips, View};
use web_kit::model::{GameUi, Snapshot};
use web_kit::words::{say, say_with};

use super::TemplateGameUi;
use super::pieces;
use super::pointer::Pointer;

pub(super) fn helm(pointer: Pointer, now: &Snapshot<TemplateGameUi>) -> impl IntoView + use<> {
    let dice = now.view.dice.map(|dice| {
        let dice = dice.map(|die| die_button(pointer, now, die)).into_iter().collect_view();
        view! { <span class="dice" role="group" aria-label=say("tpl-dice-label")>{dice}</span> }
    });
    let own = now.asked().or(now.you);
    let charm = own.and_then(|seat| charm_button(pointer, now, seat));
    view! { <div class="helm">{dice} {charm}</div> }
}

/// A die: a button for the person who is asked, a picture for others.
fn die_button(pointer: Pointer, now: &Snapshot<TemplateGameUi>, die: Pips) -> AnyView {
    let action = Action::Row(die);
    let Some(seat) = now.asked() else {
        return view! { <span class="die">{pieces::die(die)}</span> }.into_any();
    };
    let words = TemplateGameUi::action_words(&now.view, seat, action);
    view! {
        <button
            class="die target"
            aria-label=words.clone()
            title=words
            on:click=move |_| pointer.offer(action)
            on:pointerenter=move |_| pointer.hover.set(Some(action))
            on:pointerleave=move |_| pointer.hover.set(None)
        >
            {pieces::die(die)}
        </button>
    }
    .into_any()
}

/// The person's own charm. One that was played can still be pointed at: the rules say why not.
fn charm_button(
    pointer: Pointer,
    now: &Snapshot<TemplateGameUi>,
    seat: Seat,
) -> Option<impl IntoView + use<>> {
    let pips = now.view.charm(seat)?;
    let played = now.view.played.contains(&seat);
    let words = words(&now.view, seat, pips);
    Some(view! {
        <button
            class="charm"
            class:target=now.legal.contains(&Action::Charm)
            class:played=played
            aria-label=words.clone()
            title=words
            on:click=move |_| pointer.offer(Action::Charm)
            on:pointerenter=move |_| pointer.hover.set((!played).then_some(Action::Charm))
            on:pointerleave=move |_| pointer.hover.set(None)
        >
            {pieces::picture("template-game-charm", "0 0 32 40")}
            <b>{pips.get()}</b> <span class="label">{say("tpl-charm")}</span>
        </button>
    })
}

fn words(view: &View, seat: Seat, pips: Pips) -> String {
    if view.played.contains(&seat) {
        return say("tpl-charm-played");
    }
    say_with("tpl-charm-own", &[("pips", pips.get().into())])
}
