//! The match is over: a scene that counts the scores, who won, and what next.

use std::sync::Arc;

use game::Seat;
use leptos::ev;
use leptos::prelude::*;
use web_kit::art;
use web_kit::device;
use web_kit::model::{GameUi, MatchModel, Snapshot};
use web_kit::widgets::{face, prompt, tally};
use web_kit::words::{said, say_with};

/// How long the scene lasts, in milliseconds.
const SCENE: f64 = 3_000.0;
/// From then on everything has been counted, as a part of the scene.
const COUNTED: f64 = 0.8;
/// How many coins pour down.
const COINS: usize = 14;

/// What a page offers when the match is over.
#[derive(Clone)]
pub(crate) struct AfterMatch {
    above: Part,
    buttons: Part,
    below: Part,
}

type Part = Arc<dyn Fn() -> AnyView + Send + Sync>;

impl AfterMatch {
    /// What stands above the buttons, the buttons, which may change, and what stands below them.
    pub(crate) fn new(
        above: impl Fn() -> AnyView + Send + Sync + 'static,
        buttons: impl Fn() -> AnyView + Send + Sync + 'static,
        below: impl Fn() -> AnyView + Send + Sync + 'static,
    ) -> Self {
        Self { above: Arc::new(above), buttons: Arc::new(buttons), below: Arc::new(below) }
    }
}

/// The final scene; a match that was over when the page was opened is shown as it ended.
pub(crate) fn ending<U: GameUi>(
    model: MatchModel<U>,
    after: AfterMatch,
    seen_before: bool,
) -> impl IntoView {
    let now = model.now.get_untracked();
    // On a small screen the page may be scrolled down to the board.
    window().scroll_to_with_x_and_y(0.0, 0.0);
    let progress = scene(model.stands_still() || seen_before);
    let winner = now.standing.winners.first().map(|seat| hoist(&now, *seat));
    let title = {
        let now = now.clone();
        Signal::derive(move || title::<U>(&now))
    };
    let shared = (now.standing.winners.len() > 1).then(|| {
        let now = now.clone();
        view! { <p class="winners">{move || prompt::name_tags::<U>(&now.view, &now.standing.winners)}</p> }
    });
    let account = (shared, move || account::<U>(&now, progress)).into_any();
    frame(winner, title, account, after, progress)
}

fn frame(
    winner: Option<AnyView>,
    title: Signal<String>,
    account: AnyView,
    after: AfterMatch,
    progress: RwSignal<f64>,
) -> AnyView {
    let AfterMatch { above, buttons, below } = after;
    let playing = move || progress.get() < 1.0;
    let counting = move || progress.get() < COUNTED;
    view! {
        <section
            class="ending panel"
            class:playing=playing
            class:counting=counting
            aria-label=said("shell-scores-final")
            on:click=move |_| progress.set(1.0)
        >
            {move || playing().then(pouring)}
            {winner}
            <h2>{move || title.get()}</h2>
            {account}
            {above()}
            <div class="buttons">
                {move || buttons()}
                <a class="button" href="/">{said("shell-front")}</a>
            </div>
            {below()}
        </section>
    }
    .into_any()
}

/// Runs from 0 to 1 while the scene lasts; Escape skips it.
fn scene(still: bool) -> RwSignal<f64> {
    let progress = RwSignal::new(if still { 1.0 } else { 0.0 });
    if !still {
        advance(progress, device::now());
        let skip = window_event_listener(ev::keydown, move |event| {
            if event.key() == "Escape" {
                progress.set(1.0);
            }
        });
        on_cleanup(move || skip.remove());
    }
    progress
}

fn advance(progress: RwSignal<f64>, begun: f64) {
    request_animation_frame(move || {
        // It was skipped, or the page was left.
        if progress.try_get_untracked().is_some_and(|at| at < 1.0) {
            progress.set(((device::now() - begun) / SCENE).min(1.0));
            advance(progress, begun);
        }
    });
}

/// "You win!", "Green is King of Pirates!", or that several share the win.
fn title<U: GameUi>(now: &Snapshot<U>) -> String {
    let winners = &now.standing.winners;
    let you = winners.iter().any(|seat| now.is_you(*seat));
    let value = ("you", u8::from(you).into());
    match winners[..] {
        [only] => say_with(U::WINS, &[value, ("name", now.called(only).into())]),
        _ => say_with("shell-end-shared", &[value]),
    }
}

/// Every seat's score, kind by kind, the best first.
fn account<U: GameUi>(now: &Snapshot<U>, progress: RwSignal<f64>) -> AnyView {
    let counts = U::tally(&now.view);
    if counts.is_empty() {
        return U::account(&now.view);
    }
    let scores = U::scores(&now.view, &now.standing);
    let row = |seat: Seat| tally::Row {
        look: U::look(&now.view, seat),
        seat: seat.index(),
        won: now.standing.winners.contains(&seat),
        total: scores[seat.index()].unwrap_or(0),
    };
    let mut rows: Vec<_> = Seat::all(scores.len()).map(row).collect();
    rows.sort_by_key(|row| (!row.won, std::cmp::Reverse(row.total)));
    let counted = Signal::derive(move || (progress.get() / COUNTED).min(1.0));
    tally::table(&counts, rows, counted).into_any()
}

/// The winner's flag goes up, and the winner's face beside it.
fn hoist<U: GameUi>(now: &Snapshot<U>, winner: Seat) -> AnyView {
    let look = U::look(&now.view, winner);
    let class = format!("flag {}", look.class);
    view! {
        <div class="triumph" aria-hidden="true">
            <div class="hoist"><span class=class>{art::symbol(look.mark)}</span></div>
            {face(now.who.get(winner.index()), winner)}
        </div>
    }
    .into_any()
}

fn pouring() -> impl IntoView {
    let coins = (0..COINS).map(|_| view! { <span>{art::symbol("coin")}</span> }).collect_view();
    view! { <div class="pouring" aria-hidden="true">{coins}</div> }
}

/// The link to the replay of a match.
pub(crate) fn look_back(address: String) -> impl IntoView {
    view! { <a class="button look-back" href=address>{said("shell-review")}</a> }
}
