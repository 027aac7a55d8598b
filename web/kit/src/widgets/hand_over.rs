//! The hand-over screen: it covers secrets until the right person holds the device.

use game::Viewer;
use leptos::prelude::*;

use crate::model::{GameUi, MatchModel};
use crate::widgets::name_tag;
use crate::words::said;

/// Covers the page when another person is asked, in games with secrets.
pub fn screen<U: GameUi>(model: MatchModel<U>) -> impl IntoView {
    let viewer = Memo::new(move |_| model.now.with(|now| now.viewer));
    let covered = Memo::new(move |_| model.is_covered());
    move || {
        let viewer = viewer.get();
        let Viewer::Seat(seat) = viewer else { return None };
        covered.get().then(|| {
            let look = model.now.with_untracked(|now| U::look(&now.view, seat));
            view! {
                <div class="hand-over" role="dialog" aria-label=said("shell-hand-over")>
                    <p>{said("shell-hand-to")}</p>
                    {name_tag(look)}
                    <button class="button main" on:click=move |_| model.holder.set(viewer)>{said("shell-here")}</button>
                </div>
            }
        })
    }
}
