//! A dialog over the page: Escape, its button and a click beside it close it.

use leptos::ev::MouseEvent;
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

use crate::words::said;

/// Shows its body while it is open.
pub fn dialog(
    open: RwSignal<bool>,
    title: &'static str,
    class: &'static str,
    body: impl Fn() -> AnyView + Send + Sync + 'static,
) -> impl IntoView {
    let node = NodeRef::<html::Dialog>::new();
    Effect::new(move || {
        let Some(node) = node.get() else { return };
        match (open.get(), node.open()) {
            // It fails only if the dialog is not on the page.
            (true, false) => drop(node.show_modal()),
            (false, true) => node.close(),
            (true, true) | (false, false) => {}
        }
    });
    let beside = move |event: MouseEvent| {
        let at = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        if at.is_some_and(|at| at.tag_name() == "DIALOG") {
            open.set(false);
        }
    };
    view! {
        <dialog class=class node_ref=node aria-label=said(title) on:close=move |_| open.set(false) on:click=beside>
            <div class="inside">
                <h2>{said(title)}</h2>
                {move || open.get().then(&body)}
                <button class="button main close" on:click=move |_| open.set(false)>{said("shell-close")}</button>
            </div>
        </dialog>
    }
}

/// True while a dialog covers the page.
pub fn is_open() -> bool {
    document().query_selector("dialog[open]").is_ok_and(|found| found.is_some())
}
