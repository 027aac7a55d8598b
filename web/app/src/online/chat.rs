//! The chat at a table.

use leptos::prelude::*;
use protocol::v1::Chatted;
use web_kit::words::said;

use crate::online::TableConnection;

/// The messages, and a field to write one.
pub(crate) fn chat(connection: TableConnection) -> impl IntoView {
    let text = RwSignal::new(String::new());
    let say = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let said = text.get_untracked().trim().to_owned();
        if !said.is_empty() {
            connection.chat(said);
            text.set(String::new());
        }
    };
    view! {
        <section class="panel chat">
            <h2>{said("online-talk")}</h2>
            <ol aria-live="polite">{move || connection.chat.get().iter().map(line).collect_view()}</ol>
            <form on:submit=say>
                <input
                    aria-label=said("online-say-something") maxlength="300"
                    prop:value=move || text.get()
                    on:input=move |event| text.set(event_target_value(&event))
                />
                <button class="button small" type="submit">{said("online-say")}</button>
            </form>
        </section>
    }
}

fn line(chatted: &Chatted) -> impl IntoView + use<> {
    view! { <li><b>{chatted.from.name.clone()}</b> " " {chatted.text.clone()}</li> }
}
