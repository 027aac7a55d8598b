//! The browser client.
use leptos::prelude::*;

fn main() {
    leptos::mount::mount_to_body(|| view! { <h1>"Freebooter"</h1> });
}
