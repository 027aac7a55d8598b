//! Pages about the client itself: settings, and that there is a new version.

mod fresh;
mod settings;

use leptos::prelude::*;

pub(crate) use crate::pages::fresh::fresh;
pub(crate) use crate::pages::settings::settings_page;
use crate::words::said;

/// The ways to all settings and to oneself, for the menu of every page.
pub(crate) fn links() -> impl IntoView {
    view! {
        <p class="more">
            <a class="to-settings" href="/settings">{said("pages-all-settings")}</a>
            <a class="myself" href="/me">{said("pages-me")}</a>
        </p>
    }
}
