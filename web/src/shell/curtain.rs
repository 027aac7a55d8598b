//! Several people on one device: hidden things are covered until the right one looks.

use leptos::prelude::*;
use table::Viewer;

use crate::games::Client;
use crate::play::Table;
use crate::shell::name_tag;
use crate::words::said;

/// Covers the table when another person is asked, in games with secrets.
pub(crate) fn curtain<G: Client>(table: Table<G>) -> impl IntoView {
    let drawn_for = RwSignal::new(table.now.get_untracked().viewer);
    move || {
        let now = table.now.get();
        let other = now.viewer != drawn_for.get() && now.viewer != Viewer::Spectator;
        let Viewer::Seat(seat) = now.viewer else { return None };
        (G::HAS_SECRETS && other).then(|| {
            let viewer = now.viewer;
            view! {
                <div class="curtain" role="dialog" aria-label=said("shell-hand-over")>
                    <p>{said("shell-hand-to")}</p>
                    {name_tag(G::look(&now.view, seat))}
                    <button class="button main" on:click=move |_| drawn_for.set(viewer)>{said("shell-here")}</button>
                </div>
            }
        })
    }
}
