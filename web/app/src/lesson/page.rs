//! The page of a lesson.

use leptos::ev;
use leptos::prelude::*;
use web_kit::model::{Action, GameUi};
use web_kit::widgets::{log, scores};
use web_kit::words::{said, say, say_with};

use crate::frame::top;
use crate::lesson::coach;
use crate::lesson::course::Course;
use crate::lesson::source::LessonSource;

/// The lesson of a game, where this device left off.
pub(crate) fn lesson_page<U: GameUi>() -> impl IntoView {
    match Course::<U>::resume() {
        Ok(course) => page(course).into_any(),
        Err(error) => {
            view! { <main class="plain"><p role="alert">{error.to_string()}</p></main> }.into_any()
        }
    }
}

fn page<U: GameUi>(course: Course<U>) -> impl IntoView {
    let model = course.model;
    let withdraw = window_event_listener(ev::keydown, move |event| {
        if event.key() == "Escape" {
            model.withdraw();
        }
    });
    on_cleanup(move || withdraw.remove());
    Effect::new(move || {
        if course.is_last() && course.is_done() {
            course.finish();
        }
    });
    let links = view! {
        <a class="button small" href=format!("/play/{}", U::ID)>{said("tutorial-leave")}</a>
    };
    view! {
        {top::bar(U::TILE.title, links.into_any())}
        <main class=format!("table lesson {}", U::ID)>
            <div class="asked">{coach::coach(course)}</div>
            <div class="board">{U::board(model)}</div>
            <aside class="side">
                {everything(course)}
                {scores::scores(model)}
                {log::log(model)}
            </aside>
        </main>
    }
}

/// All that the rules allow in this step, as text.
fn everything<U: GameUi>(course: Course<U>) -> impl IntoView {
    let model = course.model;
    let entries = move || {
        let now = model.now.get();
        let Some(seat) = now.asked() else { return Vec::new() };
        let entry = |action: Action<U>| {
            let text = U::action_words(&now.view, seat, action);
            view! { <li><button class="action" on:click=move |_| model.propose(action)>{text}</button></li> }
        };
        let legal = model.with(LessonSource::<U>::legal).unwrap_or_default();
        legal.into_iter().map(entry).collect::<Vec<_>>()
    };
    let summary = move || {
        model.now.track();
        match model.with(|source: &LessonSource<U>| source.legal().len()).unwrap_or_default() {
            0 => say("tutorial-nothing-now"),
            count => say_with("tutorial-everything", &[("count", count.into())]),
        }
    };
    view! {
        <details class="actions panel">
            <summary>{summary}</summary>
            <ul>{entries}</ul>
        </details>
    }
}
