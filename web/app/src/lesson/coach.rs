//! The task, what happened, and the way through the lesson.

use leptos::html;
use leptos::prelude::*;
use web_kit::model::{Action, GameUi};
use web_kit::widgets::prompt;
use web_kit::words::{said, say, say_with};
use web_sys::FocusOptions;

use crate::lesson::course::Course;
use crate::lesson::source::LessonSource;

/// With this many choices or fewer, they are buttons right here.
const FEW: usize = 3;

/// The coach's panel. Every step focuses it, so that it is read out.
pub(super) fn coach<U: GameUi>(course: Course<U>) -> impl IntoView {
    let model = course.model;
    let section = NodeRef::<html::Section>::new();
    Effect::watch(
        move || course.at.get(),
        move |_, _, _| {
            if let Some(section) = section.get_untracked() {
                let options = FocusOptions::new();
                options.set_prevent_scroll(true);
                let _ = section.focus_with_options(&options);
            }
        },
        false,
    );
    view! {
        <section class="prompt coach" aria-label=said("tutorial-coach") tabindex="-1" node_ref=section>
            {progress(course)}
            <div role="status" aria-live="polite">{move || words(course)}</div>
            {move || choices(course)}
            {move || model.proposed.get().map(|action| prompt::confirmation(model, action))}
            {move || model.refused.get().map(prompt::refusal::<U>)}
            {move || rules(course)}
            {move || way(course)}
        </section>
    }
}

fn progress<U: GameUi>(course: Course<U>) -> impl IntoView {
    let steps = course.len();
    let place = move || {
        say_with(
            "tutorial-step",
            &[("step", (course.at.get() + 1).into()), ("steps", steps.into())],
        )
    };
    let done = move || (course.at.get() + usize::from(course.is_done())).to_string();
    view! {
        <p class="step-of">
            <span>{place}</span>
            <progress max=steps.to_string() value=done aria-hidden="true"></progress>
        </p>
    }
}

/// The task until it is done, then what happened.
fn words<U: GameUi>(course: Course<U>) -> impl IntoView {
    let step = course.step();
    if course.is_done() {
        let done = step.map(|step| say(&step.done));
        let end =
            course.is_last().then(|| view! { <p class="learned">{say("tutorial-learned")}</p> });
        view! { <p class="done">{done}</p> {end} }.into_any()
    } else {
        view! { <p class="task">{step.map(|step| say(&step.task))}</p> }.into_any()
    }
}

/// Where there are few things to choose from, all of them; what is wanted glows.
fn choices<U: GameUi>(course: Course<U>) -> Option<impl IntoView> {
    let model = course.model;
    let now = model.now.get();
    let seat = now.asked()?;
    let legal = model.with(LessonSource::<U>::legal).filter(|legal| legal.len() <= FEW)?;
    let button = |action: Action<U>| {
        let text = U::words_to_you(&now.view, seat, action);
        let wanted = now.legal.contains(&action);
        view! {
            <button class="button choice" class:target=wanted on:click=move |_| model.propose(action)>{text}</button>
        }
    };
    Some(view! { <div class="buttons">{legal.into_iter().map(button).collect_view()}</div> })
}

/// The rules that the step is about, each a link into the rulebook.
fn rules<U: GameUi>(course: Course<U>) -> impl IntoView {
    let rules = course.step().map(|step| step.rules).unwrap_or_default();
    view! {
        <p class="taught">
            {say("tutorial-rules")} " "
            {rules.iter().map(|rule| view! { {prompt::rule_link::<U>(rule)} " " }).collect_view()}
        </p>
    }
}

/// Back, next, restart, and after the last step a match.
fn way<U: GameUi>(course: Course<U>) -> impl IntoView {
    let (at, done, last) = (course.at.get(), course.is_done(), course.is_last());
    let back = (at > 0).then(|| {
        view! { <button class="button small back" on:click=move |_| course.go(at - 1)>{say("tutorial-back")}</button> }
    });
    let again = (at > 0 || done).then(|| {
        view! { <button class="button small restart" on:click=move |_| course.go(0)>{say("tutorial-restart")}</button> }
    });
    let on = match (done, last) {
        (true, true) => view! {
            <a class="button main to-match" href=format!("/play/{}", U::ID)>{say("tutorial-play")}</a>
        }
        .into_any(),
        (false, true) => ().into_any(),
        (true, false) => view! {
            <button class="button main next" on:click=move |_| course.go(at + 1)>{say("tutorial-next")}</button>
        }
        .into_any(),
        (false, false) => view! {
            <button class="button small skip" on:click=move |_| course.go(at + 1)>{say("tutorial-skip")}</button>
        }
        .into_any(),
    };
    view! { <div class="buttons way">{back} {again} {on}</div> }
}
