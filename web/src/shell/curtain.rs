//! Several people on one device: hidden things are covered until the right one looks.

use game::Viewer;
use leptos::prelude::*;

use crate::games::Client;
use crate::play::Table;
use crate::shell::name_tag;
use crate::words::said;

/// Covers the table when another person is asked, in games with secrets.
pub(crate) fn curtain<G: Client>(table: Table<G>) -> impl IntoView {
    let viewer = Memo::new(move |_| table.now.with(|now| now.viewer));
    let covered = Memo::new(move |_| table.is_covered());
    move || {
        let viewer = viewer.get();
        let Viewer::Seat(seat) = viewer else { return None };
        covered.get().then(|| {
            let look = table.now.with_untracked(|now| G::look(&now.view, seat));
            view! {
                <div class="curtain" role="dialog" aria-label=said("shell-hand-over")>
                    <p>{said("shell-hand-to")}</p>
                    {name_tag(look)}
                    <button class="button main" on:click=move |_| table.holder.set(viewer)>{said("shell-here")}</button>
                </div>
            }
        })
    }
}
