//! Parts of forms.

use leptos::prelude::*;
use leptos::task::spawn_local;
use web_kit::words::said;

/// What a field is for: its type, and what a browser may fill in.
#[derive(Clone, Copy)]
pub(crate) enum Kind {
    Name,
    Password,
    NewPassword,
    Label,
    Url,
    Mail,
}

impl Kind {
    fn attributes(self) -> (&'static str, &'static str, &'static str) {
        match self {
            Self::Name => ("text", "username", "24"),
            Self::Password => ("password", "current-password", "200"),
            Self::NewPassword => ("password", "new-password", "200"),
            Self::Label => ("text", "off", "60"),
            Self::Url => ("url", "off", "500"),
            Self::Mail => ("email", "email", "254"),
        }
    }
}

/// A field with its label.
pub(crate) fn field(
    label: &'static str,
    name: &'static str,
    kind: Kind,
    text: RwSignal<String>,
) -> impl IntoView {
    let (kind, fill, longest) = kind.attributes();
    view! {
        <label class="field">
            <span>{said(label)}</span>
            <input
                name=name type=kind autocomplete=fill maxlength=longest required=true
                prop:value=move || text.get()
                on:input=move |event| text.set(event_target_value(&event))
            />
        </label>
    }
}

/// What became of the last request of a form.
#[derive(Clone, Copy)]
pub(crate) struct Outcome {
    busy: RwSignal<bool>,
    said: RwSignal<Option<Result<&'static str, String>>>,
}

impl Outcome {
    pub(crate) fn new() -> Self {
        Self { busy: RwSignal::new(false), said: RwSignal::new(None) }
    }

    /// Asks the server, says `done` if it went well, and hands on what was answered. While one
    /// request is under way another is not begun.
    pub(crate) fn ask<T: 'static>(
        self,
        done: &'static str,
        request: impl Future<Output = Result<T, String>> + 'static,
        then: impl FnOnce(T) + 'static,
    ) {
        if self.busy.get_untracked() {
            return;
        }
        self.busy.set(true);
        spawn_local(async move {
            let answer = request.await;
            // The page may have been left meanwhile.
            let _ = self.busy.try_set(false);
            match answer {
                Ok(answer) => {
                    let _ = self.said.try_set(Some(Ok(done)));
                    then(answer);
                }
                Err(reason) => drop(self.said.try_set(Some(Err(reason)))),
            }
        });
    }

    pub(crate) fn busy(self) -> bool {
        self.busy.get()
    }

    /// The sentence below the form.
    pub(crate) fn view(self) -> impl IntoView {
        move || {
            self.said.get().map(|answer| match answer {
                Ok(key) => view! { <p class="done" role="status">{said(key)}</p> }.into_any(),
                Err(reason) => view! { <p class="refused" role="alert">{reason}</p> }.into_any(),
            })
        }
    }
}
