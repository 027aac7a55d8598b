//! The chat at a table.

use std::time::Duration;

use leptos::html;
use leptos::prelude::*;
use protocol::v1::{Chatted, PersonRef};
use web_kit::words::{said, say_with};

use crate::online::TableConnection;

/// How long a new message is shown over the board.
const BUBBLE: Duration = Duration::from_secs(8);

/// What this page knows about the chat beyond its messages.
#[derive(Clone, Copy)]
pub(crate) struct Chat {
    connection: TableConnection,
    section: NodeRef<html::Section>,
    /// The last message that the person has had before their eyes.
    read: RwSignal<Option<Chatted>>,
    /// The server has told what was said before.
    known: RwSignal<bool>,
    /// The message that is shown over the board.
    bubble: RwSignal<Option<Chatted>>,
    /// The last one that was.
    shown: StoredValue<Option<Chatted>>,
}

impl Chat {
    /// The chat of a table.
    pub(crate) fn new(connection: TableConnection) -> Self {
        let (read, bubble) = (RwSignal::new(None), RwSignal::new(None));
        let (section, shown) = (NodeRef::new(), StoredValue::new(None));
        let known = RwSignal::new(false);
        let chat = Self { connection, section, read, known, bubble, shown };
        Effect::new(move || {
            connection.chat.track();
            if connection.you.with(Option::is_some) {
                chat.grew();
            }
        });
        chat
    }

    /// A new message is shown; those that came with the page were there before, and what a person
    /// says answers all that they have seen.
    fn grew(self) {
        let last = self.connection.chat.with_untracked(|chat| chat.last().cloned());
        let own = last.as_ref().is_some_and(|last| self.is_own(last));
        if own || !self.known.get_untracked() {
            self.known.set(true);
            self.read.set(last);
            return self.bubble.set(None);
        }
        let newest = untrack(|| self.news()).pop();
        if newest.is_none() || newest != last || self.shown.get_value() == newest {
            return;
        }
        self.shown.set_value(newest.clone());
        self.bubble.set(newest);
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

    /// The messages of others that the person has not read yet.
    fn news(self) -> Vec<Chatted> {
        if !self.known.get() {
            return Vec::new();
        }
        let read = self.read.get();
        let muted = self.muted();
        let heard = |said: &&Chatted| !self.is_own(said) && !is_among(&muted, said);
        self.connection
            .chat
            .with(|chat| after(chat, read.as_ref()).iter().filter(heard).cloned().collect())
    }

    /// The people whom this person does not want to hear.
    fn muted(self) -> Vec<PersonRef> {
        self.connection
            .you
            .with(|you| you.as_ref().map(|you| you.muted.clone()))
            .unwrap_or_default()
    }

    fn seen(self) {
        self.read.set(self.connection.chat.with_untracked(|chat| chat.last().cloned()));
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

    /// A new message over the board, and how many are unread.
    pub(crate) fn notice(self) -> impl IntoView {
        move || {
            let unread = self.news().len();
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
        let muted = self.muted();
        let heard = |said: &&Chatted| !is_among(&muted, said);
        self.connection
            .chat
            .with(|chat| chat.iter().filter(heard).map(|said| self.line(said)).collect_view())
    }

    fn line(self, said: &Chatted) -> impl IntoView + use<> {
        let Chatted { from, text, .. } = said.clone();
        let mute = (!self.is_own(said)).then(|| {
            let (who, name) = (from.clone(), from.name.clone());
            let label = move || say_with("online-mute", &[("name", name.clone().into())]);
            view! {
                <button class="mute" aria-label=label on:click=move |_| self.connection.mute(&who, true)>"🔇"</button>
            }
        });
        view! { <li><b>{from.name}</b> " " {text} {mute}</li> }
    }

    /// The way back for people who were muted.
    fn silenced(self) -> impl IntoView {
        let row = |who: PersonRef| {
            let words = say_with("online-unmute", &[("name", who.name.clone().into())]);
            view! { <button class="button small unmute" on:click=move |_| self.connection.mute(&who, false)>{words}</button> }
        };
        self.muted().into_iter().map(row).collect_view()
    }
}

fn is_among(muted: &[PersonRef], said: &Chatted) -> bool {
    muted.iter().any(|muted| muted.id == said.from.id)
}

/// The messages after the last one that was read. If the server no longer keeps that one, those that
/// are later.
fn after<'a>(chat: &'a [Chatted], read: Option<&Chatted>) -> &'a [Chatted] {
    let Some(read) = read else { return chat };
    match chat.iter().rposition(|said| said == read) {
        Some(last) => &chat[last + 1..],
        None => &chat[chat.partition_point(|said| said.at <= read.at)..],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(at: u64, text: &str) -> Chatted {
        let from = PersonRef { id: "bo".to_owned(), name: "Bo".to_owned() };
        Chatted { from, text: text.to_owned(), at }
    }

    #[test]
    fn what_came_while_the_connection_was_down_is_unread() {
        let before = [said(1, "ahoy"), said(2, "there")];
        let read = before.last();
        assert_eq!(after(&before, read), []);
        // The server sends all that it keeps again.
        let now = [said(1, "ahoy"), said(2, "there"), said(2, "here"), said(5, "aye")];
        assert_eq!(after(&now, read), [said(2, "here"), said(5, "aye")]);
        assert_eq!(after(&now[..2], read), [], "nothing new");
        assert_eq!(after(&now, None), now, "an empty chat was read");
    }

    #[test]
    fn a_message_that_the_server_no_longer_keeps_is_found_by_its_time() {
        let kept = [said(3, "three"), said(4, "four"), said(6, "six")];
        assert_eq!(after(&kept, Some(&said(4, "gone"))), [said(6, "six")]);
        assert_eq!(after(&kept, Some(&said(1, "gone"))), kept);
    }
}
