//! The scores, if the match ended now.

use game::Seat;
use leptos::prelude::*;

use crate::model::cast::{self, Character};
use crate::model::{GameUi, MatchModel, Next, Snapshot, Who};
use crate::widgets::presence::Presence;
use crate::widgets::{clock, face, name_tag};
use crate::words::{say, tell_value};

/// A line a seat: mark, name, who plays it, score.
pub fn scores<U: GameUi>(model: MatchModel<U>) -> impl IntoView {
    view! {
        <section class="scores panel">
            <h2>{move || {
                let over = model.now.get().next == Next::Over;
                say(if over { "shell-scores-final" } else { "shell-scores-now" })
            }}</h2>
            <ol>{move || lines::<U>(&model.now.get())}</ol>
        </section>
    }
}

fn lines<U: GameUi>(now: &Snapshot<U>) -> impl IntoView + use<U> {
    let scores = U::scores(&now.view, &now.standing);
    let best = scores.iter().flatten().max().copied();
    let presence = use_context::<Presence>();
    let line = |seat: Seat| {
        let score = scores[seat.index()];
        let asked = now.thinking.contains(seat);
        let who = now.who.get(seat.index());
        let you = now.is_you(seat) && !matches!(who, Some(Who::You(_)));
        let look = U::look(&now.view, seat);
        let (face, line) = (face(who, seat), line_of(who, seat));
        let who = who.map(|who| beside(&look.name, who, seat)).filter(|who| *who != look.name);
        let best = score.is_some() && score == best;
        let leads = best.then(|| view! { <span class="unseen">{say("shell-leads")}</span> });
        view! {
            <li class:now=asked class:best=best>
                <span class="named" data-explain=line>{face} {name_tag(look)} {presence.map(|presence| presence.dot(seat))}</span>
                <span class="who">{who} " " {you.then(|| say("shell-you"))} {clock::clock(now, seat)}</span>
                <span class="score" data-explain=best.then(|| say("shell-leads"))>{leads}{score.map_or_else(|| "?".to_owned(), |score| tell_value(&score.into()))}</span>
            </li>
        }
    };
    Seat::all(scores.len()).map(line).collect_view()
}

/// What stands beside the name of a seat: "first mate", or "Molly, first mate" where the seat isn't
/// called by the name.
fn beside(called: &str, who: &Who, seat: Seat) -> String {
    match who.name(seat).filter(|name| name != called) {
        Some(name) if !matches!(who, Who::Named(_) | Who::Away(_)) => {
            format!("{name}, {}", who.words())
        }
        Some(_) | None => who.words(),
    }
}

/// What is said of a bot.
fn line_of(who: Option<&Who>, seat: Seat) -> Option<String> {
    let Who::Bot(level) = who? else { return None };
    cast::at(*level, seat).map(Character::line)
}
