//! Opening an online table: the ship fills while you choose.

use game::{Game, Level};
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;
use protocol::v1::{ClockRules, NewTable, PersonRef, TimeOut};
use web_kit::art;
use web_kit::model::{GameUi, who};
use web_kit::widgets::options;
use web_kit::widgets::vessel::{Sitter, porthole, vessel};
use web_kit::words::{said, say, say_with};

use crate::api;
use crate::frame::masthead;
use crate::online::{choices, made};

/// What is chosen. A handle: copies mean the same choice.
#[derive(Clone, Copy)]
struct Choice {
    /// By seat: true for a bot. The first seat is the host's.
    bots: RwSignal<Vec<bool>>,
    level: RwSignal<Level>,
    clock: RwSignal<ClockRules>,
    public: RwSignal<bool>,
    stake: choices::Stake,
    options: options::Chosen,
    error: RwSignal<Option<String>>,
    me: RwSignal<Option<PersonRef>>,
}

impl Choice {
    fn new<U: GameUi>() -> Self {
        let (clock, options) = (RwSignal::new(choices::RELAXED), options::Chosen::new::<U>());
        let choice = Self {
            bots: RwSignal::new(vec![false; U::QUICK_SEATS]),
            level: RwSignal::new(Level::Mate),
            clock,
            public: RwSignal::new(true),
            stake: choices::Stake::new::<U>(false, clock, options),
            options,
            error: RwSignal::new(None),
            me: RwSignal::new(None),
        };
        spawn_local(async move {
            let _ = choice.me.try_set(api::come().await.ok());
        });
        choice
    }

    fn table<U: GameUi>(self) -> NewTable {
        let bots = self.bots.get_untracked();
        let level = self.level.get_untracked();
        let rated = untrack(|| self.stake.is_rated());
        NewTable {
            game: U::ID.to_owned(),
            players: bots.len(),
            edition: None,
            options: self.options.changed::<U>(),
            clock: self.clock.get_untracked(),
            time_out: TimeOut::Bot,
            public: self.public.get_untracked(),
            spectators: true,
            spectator_delay: 0,
            bots: bots.into_iter().map(|bot| bot.then_some(level)).collect(),
            bot_pause: 600,
            fill: None,
            start_after: None,
            take_over: !rated,
            rated: Some(rated),
        }
    }

    fn toggle(self, seat: usize) {
        self.bots.update(|bots| bots[seat] = !bots[seat]);
    }
}

pub(crate) fn make_page<U: GameUi>() -> impl IntoView {
    let choice = Choice::new::<U>();
    let navigate = use_navigate();
    let open = move |_| {
        let (table, navigate) = (choice.table::<U>(), navigate.clone());
        spawn_local(async move {
            let made = match api::come().await {
                Ok(_) => api::make(&table).await,
                Err(reason) => Err(reason),
            };
            match made {
                Ok(info) => {
                    made::remember(&info.id);
                    navigate(&format!("/table/{}", info.id), NavigateOptions::default());
                }
                Err(reason) => choice.error.set(Some(reason)),
            }
        });
    };
    let heading = || say_with("online-new-of", &[("game", say(U::TILE.title).into())]);
    view! {
        {masthead::masthead("online-table-title", heading, ().into_any(), masthead::to_lobby().into_any())}
        <main class="port making">
            <section class="at-quay">
                {move || quay::<U>(choice)}
                <p class="help">{said("online-toggle-help")}</p>
                <p class="summary" role="status">{move || summary::<U>(choice)}</p>
                {move || choice.error.get().map(|reason| view! { <p class="refused" role="alert">{reason}</p> })}
                <button class="button main open-table" on:click=open>{said("online-open")}</button>
            </section>
            <div class="choices-of-table">
                {who_plays::<U>(choice)}
                {choices::paces(choice.clock)}
                {choices::joining(choice.public)}
                {choices::stakes(choice.stake)}
                <details class="panel card rules">
                    <summary>{said("shell-seats-rules")}</summary>
                    {options::menus::<U>(choice.options, Signal::derive(move || choice.bots.with(Vec::len)))}
                </details>
            </div>
        </main>
    }
}

/// The ship as it will be; a click on a porthole seats a bot there, or frees the seat.
fn quay<U: GameUi>(choice: Choice) -> impl IntoView {
    let bots = choice.bots.get();
    let level = choice.level.get();
    let me = choice.me.get().map(|me| me.id);
    let hole = |(seat, bot): (usize, &bool)| {
        let (class, mark) = U::TILE.seats.get(seat).copied().unwrap_or(("gray", "mark-flag"));
        if seat == 0 {
            let sitter = Sitter::Person(me.clone().unwrap_or_default());
            let drawn = porthole(&sitter, class, mark);
            return view! { <li>{drawn} <span class="under">{say("shell-who-you")}</span></li> }
                .into_any();
        }
        let (sitter, name) = if *bot {
            (Sitter::Bot(level), who::rank(level))
        } else {
            (Sitter::Nobody, say("online-hole-free"))
        };
        let values = [("number", (seat + 1).into()), ("who", (&name).into())];
        let label = say_with("online-seat-toggle", &values);
        view! {
            <li>
                <button class="toggle" aria-pressed=bot.to_string() aria-label=label on:click=move |_| choice.toggle(seat)>
                    {porthole(&sitter, class, mark)}
                </button>
                <span class="under">{name}</span>
            </li>
        }
        .into_any()
    };
    let portholes = bots.iter().enumerate().map(hole).collect_view();
    let pennant = me.map(|me| view! { <span class="pennant">{art::flag(&me)}</span> });
    vessel(bots.len(), (U::TILE.picture)(), portholes.into_any(), pennant.into_any())
}

/// One sentence about the table.
fn summary<U: GameUi>(choice: Choice) -> String {
    let bots = choice.bots.get();
    let join = if choice.public.get() { "online-find-lobby" } else { "online-find-link" };
    let values = [
        ("game", say(U::TILE.title).into()),
        ("seats", bots.len().into()),
        ("bots", bots.iter().filter(|bot| **bot).count().into()),
        ("pace", choices::pace_name(choice.clock.get()).into()),
        ("join", say(join).into()),
        ("stake", choices::stake_name(choice.stake.is_rated()).into()),
    ];
    say_with("online-summary", &values)
}

fn who_plays<U: GameUi>(choice: Choice) -> impl IntoView {
    let size = move |size: usize| {
        let pressed = move || choice.bots.with(|bots| bots.len() == size).to_string();
        let set = move |_| choice.bots.update(|bots| bots.resize(size, false));
        let words = move || say_with("shell-seats-count", &[("count", size.into())]);
        view! { <button class="size" aria-pressed=pressed aria-label=words on:click=set>{size}</button> }
    };
    let any_bot = move || choice.bots.with(|bots| bots.contains(&true));
    let level = move || {
        any_bot().then(|| view! {
            <label class="option">
                <span>{said("online-strength")}</span>
                <select name="level" on:change=move |event| choice.level.set(event_target_value(&event).parse().unwrap_or(Level::Mate))>
                    {Level::OPPONENTS.map(|one| view! { <option value=one.name() selected=one == choice.level.get_untracked()>{move || who::about(one)}</option> }).collect_view()}
                </select>
            </label>
        })
    };
    view! {
        <section class="panel card">
            <h2>{said("online-card-who")}</h2>
            <div class="sizes" role="group" aria-label=said("shell-seats-label")>{U::Game::PLAYERS.map(size).collect_view()}</div>
            {level}
        </section>
    }
}
