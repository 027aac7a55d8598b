//! The chat at a table.

use std::collections::BTreeSet;
use std::time::Duration;

use leptos::html;
use leptos::prelude::*;
use protocol::v1::Chatted;
use web_kit::words::{said, say_with};

use crate::online::TableConnection;

/// How long a new message is shown over the board.
const BUBBLE: Duration = Duration::from_secs(8);

/// What this page knows about the chat beyond its messages.
#[derive(Clone, Copy)]
pub(crate) struct Chat {
    connection: TableConnection,
    section: NodeRef<html::Section>,
    /// How many messages the person has had before their eyes.
    read: RwSignal<usize>,
    /// The ids of people whom this person does not want to hear.
    muted: RwSignal<BTreeSet<String>>,
    /// The message that is shown over the board.
    bubble: RwSignal<Option<Chatted>>,
}

impl Chat {
    /// The chat of a table.
    pub(crate) fn new(connection: TableConnection) -> Self {
        let read = RwSignal::new(connection.chat.with_untracked(Vec::len));
        let (muted, bubble) = (RwSignal::new(BTreeSet::new()), RwSignal::new(None));
        let chat = Self { connection, section: NodeRef::new(), read, muted, bubble };
        let count = move || connection.chat.with(Vec::len);
        Effect::watch(count, move |now, before, _| chat.grew(*now, before.copied()), false);
        chat
    }

    /// One new message is shown; those that came with the page were there before.
    fn grew(self, now: usize, before: Option<usize>) {
        if before.is_none_or(|before| now != before + 1) {
            return self.read.set(now);
        }
        let Some(last) = self.connection.chat.with_untracked(|chat| chat.last().cloned()) else {
            return;
        };
        if self.is_own(&last) {
            return self.read.set(now);
        }
        if self.muted.with_untracked(|muted| muted.contains(&last.from.id)) {
            return;
        }
        self.bubble.set(Some(last));
        set_timeout(
            move || {
                let _ = self.bubble.try_set(None);
            },
            BUBBLE,
        );
    }

    fn is_own(self, said: &Chatted) -> bool {
        self.connection.you.get_untracked().is_some_and(|you| you.person.id == said.from.id)
    }

    fn unread(self) -> usize {
        self.connection.chat.with(Vec::len).saturating_sub(self.read.get())
    }

    fn seen(self) {
        self.read.set(self.connection.chat.with_untracked(Vec::len));
        self.bubble.set(None);
    }

    fn show(self) {
        if let Some(section) = self.section.get_untracked() {
            section.scroll_into_view();
            // The focus is a convenience; the messages are in sight without it.
            let _ = section.focus();
        }
        self.seen();
    }

    fn mute(self, person: String, on: bool) {
        self.connection.mute(person.clone(), on);
        self.muted.update(|muted| {
            if on {
                muted.insert(person);
            } else {
                muted.remove(&person);
            }
        });
    }

    /// A new message over the board, and how many are unread.
    pub(crate) fn notice(self) -> impl IntoView {
        move || {
            let unread = self.unread();
            if unread == 0 {
                return None;
            }
            let words = match self.bubble.get() {
                Some(Chatted { from, text, .. }) => {
                    view! { <b>{from.name}</b> " " {text} }.into_any()
                }
                None => say_with("online-unread", &[("count", unread.into())]).into_any(),
            };
            Some(view! {
                <button class="notice bubble" aria-live="polite" on:click=move |_| self.show()>{words}</button>
            })
        }
    }

    /// The messages, and a field to write one.
    pub(crate) fn panel(self) -> impl IntoView {
        let connection = self.connection;
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
            <section
                class="panel chat" tabindex="-1" node_ref=self.section
                on:focusin=move |_| self.seen() on:pointerenter=move |_| self.seen()
            >
                <h2>{said("online-chat")}</h2>
                <ol aria-live="polite">{move || self.lines()}</ol>
                <form on:submit=say>
                    <input
                        aria-label=said("online-say-something") maxlength="300"
                        prop:value=move || text.get()
                        on:input=move |event| text.set(event_target_value(&event))
                    />
                    <button class="button small" type="submit">{said("online-say")}</button>
                </form>
                {move || self.silenced()}
            </section>
        }
    }

    fn lines(self) -> impl IntoView {
        let muted = self.muted.get();
        let heard = |said: &&Chatted| !muted.contains(&said.from.id);
        self.connection
            .chat
            .with(|chat| chat.iter().filter(heard).map(|said| self.line(said)).collect_view())
    }

    fn line(self, said: &Chatted) -> impl IntoView + use<> {
        let Chatted { from, text, .. } = said.clone();
        let mute = (!self.is_own(said)).then(|| {
            let (id, name) = (from.id.clone(), from.name.clone());
            let label = move || say_with("online-mute", &[("name", name.clone().into())]);
            view! {
                <button class="mute" aria-label=label on:click=move |_| self.mute(id.clone(), true)>"🔇"</button>
            }
        });
        view! { <li><b>{from.name}</b> " " {text} {mute}</li> }
    }

    /// The way back for people who were muted.
    fn silenced(self) -> impl IntoView {
        let muted = self.muted.get();
        let name = |id: &String| {
            let said = self.connection.chat.get_untracked();
            said.iter().find(|said| said.from.id == *id).map(|said| said.from.name.clone())
        };
        let row = |id: &String| {
            let (id, name) = (id.clone(), name(id).unwrap_or_default());
            let words = say_with("online-unmute", &[("name", name.into())]);
            view! { <button class="button small unmute" on:click=move |_| self.mute(id.clone(), false)>{words}</button> }
        };
        muted.iter().map(row).collect_view()
    }
}
