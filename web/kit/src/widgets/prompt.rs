//! The prompt: what is asked now, with what is needed to answer.

use game::Seat;
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, FocusOptions};

use crate::model::{
    Action, GameUi, Look, MatchModel, Next, Refused, Sequence, Snapshot, View, Who,
};
use crate::widgets::{Click, badge, first_match, help, idle, log, name_tag};
use crate::words::{self, said, say, say_with};

/// With this many choices or fewer, those that are not on the board are buttons right here.
const FEW: usize = 3;

/// The sentence, the preview of what was chosen, the last refusal. It has a place of a fixed height,
/// and lies over what follows where it needs more: nothing moves under the pointer.
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
    let guided = move || model.guidance.with(Option::is_some);
    view! {
        <div class="asking">
            <section class="prompt" class:guided=guided aria-labelledby="question" tabindex="-1" node_ref=section>
                {question(model)}
                {log::latest(model)}
                {idle::countdown(model)}
                {move || few(model)}
                {help::advice(model)}
                {move || model.proposed.get().map(|action| confirmation(model, action))}
                {move || model.refused.get().map(refusal::<U>)}
                {help::buttons(model)}
                {first_match::notes(model)}
            </section>
        </div>
    }
}

/// What the person is asked is read out whenever it changes; who else thinks is only shown.
fn question<U: GameUi>(model: MatchModel<U>) -> impl IntoView {
    let asked = Memo::new(move |_| asked::<U>(&model.now.get(), model.guidance.get()));
    let waiting = Memo::new(move |_| waiting::<U>(&model.now.get()));
    view! {
        <div class="question" id="question">
            <div role="status" aria-live="polite" aria-atomic="true">
                {move || asked.get().map(Sentence::show)}
            </div>
            {move || waiting.get().map(Sentence::show)}
            {move || others::<U>(&model.now.get())}
        </div>
    }
}

/// A sentence to or about a seat.
#[derive(Clone, PartialEq)]
struct Sentence {
    look: Look,
    /// Who is asked: a person here, a bot, somebody elsewhere.
    asked: &'static str,
    text: String,
}

impl Sentence {
    fn show(self) -> impl IntoView {
        let waiting = if self.asked == "person" { "" } else { "waiting " };
        let class = format!("sentence {waiting}{}", self.look.class);
        view! { <p class=class data-asked=self.asked>{badge(&self.look)} <span>{self.text}</span></p> }
    }
}

/// What the person is asked; `guidance` says what to do with what is picked.
fn asked<U: GameUi>(now: &Snapshot<U>, guidance: Option<String>) -> Option<Sentence> {
    let seat = now.asked()?;
    let text = guidance.unwrap_or_else(|| U::prompt(now, seat));
    Some(Sentence { look: U::look(&now.view, seat), asked: "person", text })
}

/// Who is asked, if it is nobody here and one only.
fn waiting<U: GameUi>(now: &Snapshot<U>) -> Option<Sentence> {
    let one = now.thinking.len() <= 1;
    match now.next {
        Next::Bot(seat) if one => {
            let look = U::look(&now.view, seat);
            let text = say_with("shell-thinking", &[("name", now.called(seat).into())]);
            Some(Sentence { look, asked: "bot", text })
        }
        Next::Elsewhere(seat) if one => {
            let look = U::look(&now.view, seat);
            let who = now.who.get(seat.index()).map(Who::words).unwrap_or_default();
            let name = ("name", (&look.name).into());
            let text = if who == look.name {
                say_with("shell-waiting-for", &[name])
            } else {
                say_with("shell-waiting", &[name, ("who", who.into())])
            };
            Some(Sentence { look, asked: "elsewhere", text })
        }
        Next::Person(_) | Next::Bot(_) | Next::Elsewhere(_) | Next::Over => None,
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

/// The only action as the main button; else, of few actions, those that are not on the board.
fn few<U: GameUi>(model: MatchModel<U>) -> Option<impl IntoView> {
    let now = model.now.get();
    let seat = now.asked().filter(|_| now.legal.len() <= FEW)?;
    let only = now.legal.len() == 1;
    let pieces: Vec<_> =
        now.legal.iter().map(|action| U::action_pieces(&now.view, *action)).collect();
    let button = |(action, own): (&Action<U>, &Vec<String>)| {
        let action = *action;
        let here = only || !is_on_board(own, &pieces);
        let text = here.then(|| U::words_to_you(&now.view, seat, action))?;
        Some(choice(text, only, Box::new(move || model.propose(action))))
    };
    let choices: Vec<_> = now.legal.iter().zip(&pieces).filter_map(button).collect();
    Some(view! { <div class="buttons few">{choices}</div> })
}

/// True if pieces stand for one action alone: a yes and a no about the same piece are buttons.
fn is_on_board(own: &[String], all: &[Vec<String>]) -> bool {
    !own.is_empty() && all.iter().filter(|pieces| *pieces == own).count() == 1
}

fn choice(text: String, main: bool, choose: Click) -> impl IntoView {
    view! { <button class="button choice" class:main=main on:click=move |_| choose()>{text}</button> }
}

/// An action that waits for its confirmation, with its preview.
pub fn confirmation<U: GameUi>(model: MatchModel<U>, action: Action<U>) -> impl IntoView {
    let now = model.now.get_untracked();
    let seat = now.asked().unwrap_or(Seat::new(0));
    let withdraw = Box::new(move || model.withdraw());
    if let Some(Sequence { words, outlook, start }) = model.sequence.get_untracked() {
        return confirm(words, paragraphs(outlook), Box::new(move || start()), withdraw);
    }
    let title = U::words_to_you(&now.view, seat, action);
    let preview = U::preview(model, seat, action);
    confirm(title, preview, Box::new(move || model.act(action)), withdraw)
}

/// What something would bring, in words.
pub fn paragraphs(outlook: Vec<String>) -> AnyView {
    let paragraph = |text: String| view! { <p class="outlook">{text}</p> };
    outlook.into_iter().map(paragraph).collect_view().into_any()
}

fn confirm(title: String, preview: AnyView, act: Click, withdraw: Click) -> impl IntoView {
    let (button, body) = (NodeRef::<html::Button>::new(), NodeRef::<html::Div>::new());
    Effect::new(move || {
        if let Some(button) = button.get() {
            // The next key confirms or withdraws; a page without focus is no reason to fail.
            let _ = button.focus();
        }
    });
    let said_already = title.clone();
    Effect::new(move || {
        if let Some(body) = body.get() {
            hide_repetition(&body, &said_already);
        }
    });
    view! {
        <div class="confirmation" role="group" aria-label=said("shell-confirm")>
            <p class="what">{title}</p>
            <div class="bring" node_ref=body>{preview}</div>
            <div class="buttons">
                <button class="button main confirm" node_ref=button on:click=move |_| act()>
                    {said("shell-do-it")}
                </button>
                <button class="button cancel" on:click=move |_| withdraw()>{said("shell-back")}</button>
            </div>
        </div>
    }
}

/// A preview need not say once more what its title says.
fn hide_repetition(preview: &Element, title: &str) {
    let Ok(paragraphs) = preview.query_selector_all("p") else { return };
    let paragraphs = (0..paragraphs.length()).filter_map(|index| paragraphs.item(index));
    for paragraph in paragraphs.filter_map(|node| node.dyn_into::<Element>().ok()) {
        if paragraph.text_content().is_some_and(|text| text.trim() == title.trim()) {
            // Setting an attribute fails for invalid names only.
            let _ = paragraph.set_attribute("hidden", "");
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_board_cannot_tell_apart_is_a_button() {
        let piece = |name: &str| vec![name.to_owned()];
        let all = [piece("stack-1"), piece("stack-1"), piece("ship-2"), Vec::new()];
        assert_eq!(all.each_ref().map(|own| is_on_board(own, &all)), [false, false, true, false]);
    }
}
