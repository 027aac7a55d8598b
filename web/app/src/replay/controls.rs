//! Stepping through a match with buttons, a slider or keys.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_kit::model::GameUi;
use web_kit::words::{said, say, say_with};
use web_sys::Element;

use crate::replay::link;
use crate::replay::show::Show;

/// The buttons and the slider; arrow keys, Home, End and the space bar do the same.
pub(super) fn controls<U: GameUi>(show: Show<U>) -> impl IntoView {
    listen(show);
    let last = show.last;
    let place = move || {
        say_with("replay-moment", &[("moment", show.at.get().into()), ("last", last.into())])
    };
    let slide = move |event: ev::Event| {
        show.step_to(event_target_value(&event).parse().unwrap_or(0));
    };
    let (running, label) = (
        move || if show.playing.get() { "❚❚" } else { "▶" },
        move || say(if show.playing.get() { "replay-pause" } else { "replay-play" }),
    );
    let at_start = move || show.at.get() == 0;
    let at_end = move || show.at.get() == last;
    view! {
        <div class="controls" role="group" aria-label=said("replay-controls")>
            <button class="button first" aria-label=said("replay-first") disabled=at_start on:click=move |_| show.step_to(0)>"|◀"</button>
            <button class="button back" aria-label=said("replay-back") disabled=at_start on:click=move |_| show.back()>"◀"</button>
            <button class="button main run" aria-label=label on:click=move |_| show.toggle()>{running}</button>
            <button class="button forth" aria-label=said("replay-forth") disabled=at_end on:click=move |_| show.forth()>"▶"</button>
            <button class="button last" aria-label=said("replay-last") disabled=at_end on:click=move |_| show.step_to(last)>"▶|"</button>
        </div>
        <label class="slider">
            <span class="place" role="status">{place}</span>
            <input
                type="range" min="0" max=last.to_string()
                aria-label=said("replay-slider")
                prop:value=move || show.at.get().to_string()
                on:input=slide
            />
        </label>
        <p class="keys">{said("replay-keys")}</p>
    }
}

/// Keys, and changes of the address by hand.
fn listen<U: GameUi>(show: Show<U>) {
    let keys = window_event_listener(ev::keydown, move |event| {
        if event.ctrl_key() || event.alt_key() || event.meta_key() || types(&event) {
            return;
        }
        match event.key().as_str() {
            "ArrowLeft" => show.back(),
            "ArrowRight" => show.forth(),
            "Home" => show.step_to(0),
            "End" => show.step_to(show.last),
            " " => show.toggle(),
            _ => return,
        }
        event.prevent_default();
    });
    let address = window_event_listener(ev::hashchange, move |_| {
        show.step_to(link::Fragment::here().moment);
    });
    on_cleanup(move || {
        keys.remove();
        address.remove();
    });
}

/// True if the focused element uses the key itself.
fn types(event: &ev::KeyboardEvent) -> bool {
    let Some(element) = event.target().and_then(|target| target.dyn_into::<Element>().ok()) else {
        return false;
    };
    match element.tag_name().as_str() {
        "INPUT" | "TEXTAREA" | "SELECT" => true,
        "BUTTON" | "A" | "SUMMARY" => event.key() == " ",
        _ => false,
    }
}
