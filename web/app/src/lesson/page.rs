//! The page of a lesson.

use leptos::ev;
use leptos::prelude::*;
use web_kit::model::{Action, GameUi};
use web_kit::widgets::{explain, log, scores};
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
    explain::listen();
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
    let main = move || {
        if course.is_new.get() { goal(course).into_any() } else { steps(course).into_any() }
    };
    view! { {top::bar(U::TILE.title, links.into_any())} {main} }
}

/// Before the first step: what the game is about, and how it is won.
fn goal<U: GameUi>(course: Course<U>) -> impl IntoView {
    let about = move || say_with("tutorial-about", &[("steps", course.len().into())]);
    view! {
        <main class="wide-page goal">
            <section class="coach panel" aria-label=said("tutorial-coach")>
                <div class="tile-picture">{(U::TILE.picture)()}</div>
                <div class="words">
                    <h2>{said("tutorial-goal")}</h2>
                    <p class="aim">{said(U::TILE.goal)}</p>
                    <p class="about">{about}</p>
                    <button class="button main begin" on:click=move |_| course.is_new.set(false)>{said("tutorial-begin")}</button>
                </div>
            </section>
        </main>
    }
}

fn steps<U: GameUi>(course: Course<U>) -> impl IntoView {
    let model = course.model;
    view! {
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
            let text = U::words_to_you(&now.view, seat, action);
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
