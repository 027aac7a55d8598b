//! The prompt: what is asked now, with what is needed to answer.

use game::Seat;
use leptos::html;
use leptos::prelude::*;
use web_sys::FocusOptions;

use crate::model::{Action, GameUi, MatchModel, Next, Refused, Snapshot, View, Who};
use crate::widgets::{badge, help, idle, name_tag};
use crate::words::{self, said, say, say_with};

/// With this many choices or fewer, they are buttons right here.
const FEW: usize = 3;

/// The sentence, the preview of what was chosen, the last refusal.
pub fn prompt<U: GameUi>(model: MatchModel<U>) -> impl IntoView {
    let section = NodeRef::<html::Section>::new();
    // After an answer by keyboard the focused button is gone: continue from here.
    Effect::watch(
        move || model.now.get(),
        move |_, _, _| {
            let lost =
                document().active_element().is_none_or(|element| element.tag_name() == "BODY");
            if let Some(section) = section.get_untracked().filter(|_| lost) {
                let options = FocusOptions::new();
                options.set_prevent_scroll(true);
                let _ = section.focus_with_options(&options);
            }
        },
        false,
    );
    view! {
        <section class="prompt" aria-label=said("shell-asked") tabindex="-1" node_ref=section>
            {move || sentence::<U>(&model.now.get())}
            {move || others::<U>(&model.now.get())}
            {help::buttons(model)}
            {idle::countdown(model)}
            {move || few(model)}
            {help::advice(model)}
            {move || model.proposed.get().map(|action| confirmation(model, action))}
            {move || model.refused.get().map(refusal::<U>)}
        </section>
    }
}

fn sentence<U: GameUi>(now: &Snapshot<U>) -> impl IntoView + use<U> {
    match now.next {
        Next::Person(seat) => {
            let look = U::look(&now.view, seat);
            let class = format!("sentence {}", look.class);
            let asked = U::prompt(&now.view, seat);
            view! { <p class=class data-asked="person">{badge(&look)} <span>{asked}</span></p> }
                .into_any()
        }
        Next::Bot(_) | Next::Elsewhere(_) if now.thinking.len() > 1 => ().into_any(),
        Next::Bot(seat) => {
            let look = U::look(&now.view, seat);
            let class = format!("sentence waiting {}", look.class);
            let who = say_with("shell-thinking", &[("name", (&look.name).into())]);
            view! { <p class=class data-asked="bot">{badge(&look)} <span>{who}</span></p> }
                .into_any()
        }
        Next::Elsewhere(seat) => {
            let look = U::look(&now.view, seat);
            let class = format!("sentence waiting {}", look.class);
            let who = now.who.get(seat.index()).map(Who::words).unwrap_or_default();
            let who =
                say_with("shell-waiting", &[("name", (&look.name).into()), ("who", who.into())]);
            view! { <p class=class data-asked="elsewhere">{badge(&look)} <span>{who}</span></p> }
                .into_any()
        }
        Next::Over => ().into_any(),
    }
}

/// Who else is asked at the same time and has not answered yet.
fn others<U: GameUi>(now: &Snapshot<U>) -> Option<impl IntoView + use<U>> {
    let asked = now.asked();
    let others: Vec<Seat> = now.thinking.iter().filter(|seat| asked != Some(*seat)).collect();
    let several = asked.is_some() || others.len() > 1;
    (several && !others.is_empty()).then(|| {
        view! {
            <p class="others" data-thinking=others.len()>
                <span>{say("shell-still-thinking")}</span> {name_tags::<U>(&now.view, &others)}
            </p>
        }
    })
}

fn few<U: GameUi>(model: MatchModel<U>) -> Option<impl IntoView> {
    let now = model.now.get();
    let seat = now.asked()?;
    let choices = (now.legal.len() <= FEW).then(|| {
        let button = |action: &Action<U>| {
            let action = *action;
            let text = U::action_words(&now.view, seat, action);
            view! { <button class="button choice" on:click=move |_| model.propose(action)>{text}</button> }
        };
        now.legal.iter().map(button).collect_view()
    })?;
    Some(view! { <div class="buttons">{choices}</div> })
}

/// An action that waits for its confirmation, with its preview.
pub fn confirmation<U: GameUi>(model: MatchModel<U>, action: Action<U>) -> impl IntoView {
    let now = model.now.get_untracked();
    let seat = now.asked().unwrap_or(Seat::new(0));
    let confirm = NodeRef::<html::Button>::new();
    Effect::new(move || {
        if let Some(button) = confirm.get() {
            // The next key confirms or withdraws; a page without focus is no reason to fail.
            let _ = button.focus();
        }
    });
    view! {
        <div class="confirmation" role="group" aria-label=said("shell-confirm")>
            <p class="what">{U::action_words(&now.view, seat, action)}</p>
            {U::preview(model, seat, action)}
            <div class="buttons">
                <button class="button main confirm" node_ref=confirm on:click=move |_| model.act(action)>
                    {said("shell-do-it")}
                </button>
                <button class="button" on:click=move |_| model.withdraw()>{said("shell-back")}</button>
            </div>
        </div>
    }
}

/// Why something was refused.
pub fn refusal<U: GameUi>(refused: Refused) -> impl IntoView {
    view! {
        <p class="refused" role="alert">
            {refused.rule.map(|rule| view! { {rule_link::<U>(&rule)} " " })}
            {refused.text}
        </p>
    }
}

/// A rule's id as a link into the rulebook, in another tab.
pub fn rule_link<U: GameUi>(rule: &str) -> impl IntoView + use<U> {
    let rule = rule.to_owned();
    let page = {
        let rule = rule.clone();
        move || format!("{}#{rule}", words::rulebook(U::ID))
    };
    view! { <a class="rule" href=page target="_blank" rel="external noopener">{rule}</a> }
}

/// The names of several seats in a row.
pub fn name_tags<U: GameUi>(view: &View<U>, seats: &[Seat]) -> impl IntoView + use<U> {
    seats.iter().map(|seat| name_tag(U::look(view, *seat))).collect_view()
}
