//! The page of a lesson.

use leptos::ev;
use leptos::prelude::*;

use crate::games::Client;
use crate::play::Guided;
use crate::shell::{log, scores, top};
use crate::tutorial::coach;
use crate::tutorial::course::Course;
use crate::words::{said, say, say_with};

/// The lesson of a game, where this device left off.
pub(crate) fn lesson_page<G: Client>() -> impl IntoView {
    match Course::<G>::resume() {
        Ok(course) => laid(course).into_any(),
        Err(error) => {
            view! { <main class="plain"><p role="alert">{error.to_string()}</p></main> }.into_any()
        }
    }
}

fn laid<G: Client>(course: Course<G>) -> impl IntoView {
    let table = course.table;
    let withdraw = window_event_listener(ev::keydown, move |event| {
        if event.key() == "Escape" {
            table.withdraw();
        }
    });
    on_cleanup(move || withdraw.remove());
    Effect::new(move || {
        if course.is_last() && course.is_done() {
            course.finish();
        }
    });
    let links = view! {
        <a class="button small" href=format!("/play/{}", G::ID)>{said("tutorial-leave")}</a>
    };
    view! {
        {top::bar(G::TILE.title, links.into_any())}
        <main class=format!("table lesson {}", G::ID)>
            <div class="asked">{coach::coach(course)}</div>
            <div class="board">{G::board(table)}</div>
            <aside class="side">
                {everything(course)}
                {scores::scores(table)}
                {log::log(table)}
            </aside>
        </main>
    }
}

/// All that the rules allow in this step, as text.
fn everything<G: Client>(course: Course<G>) -> impl IntoView {
    let table = course.table;
    let entries = move || {
        let now = table.now.get();
        let Some(seat) = now.asked() else { return Vec::new() };
        let entry = |action: G::Action| {
            let text = G::action_words(&now.view, seat, action);
            view! { <li><button class="action" on:click=move |_| table.propose(action)>{text}</button></li> }
        };
        let legal = table.lesson(Guided::legal).unwrap_or_default();
        legal.into_iter().map(entry).collect::<Vec<_>>()
    };
    let summary = move || {
        table.now.track();
        match table.lesson(|step| step.legal().len()).unwrap_or_default() {
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
