//! The height of the sheet at the bottom of a small screen, so that the page ends above it.

use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{HtmlElement, ResizeObserver};

/// Keeps the style variable `--sheet` of the page at the height of an element.
pub fn measure(sheet: NodeRef<html::Div>) {
    Effect::new(move || {
        let Some(sheet) = sheet.get() else { return };
        let measured = sheet.clone();
        let changed = Closure::<dyn Fn()>::new(move || set(measured.offset_height()));
        let Ok(observer) = ResizeObserver::new(changed.as_ref().unchecked_ref()) else { return };
        observer.observe(&sheet);
        let kept = StoredValue::new_local((observer, changed));
        on_cleanup(move || {
            let _ = kept.try_with_value(|(observer, _)| observer.disconnect());
        });
    });
}

fn set(height: i32) {
    let root = document().document_element().and_then(|root| root.dyn_into::<HtmlElement>().ok());
    if let Some(root) = root {
        let _ = root.style().set_property("--sheet", &format!("{height}px"));
    }
}
