//! Opening an online table.

use game::{Game, Level};
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;
use protocol::v1::{ClockRules, NewTable, TimeOut};
use web_kit::model::{GameUi, who};
use web_kit::widgets::options;
use web_kit::words::said;

use crate::frame::top;
use crate::online::{api, made};

/// Clocks that people choose from, with the keys of their names.
const CLOCKS: [(&str, ClockRules); 5] = [
    ("online-clock-none", ClockRules::None),
    ("online-clock-short", ClockRules::Bank { seconds: 300, increment: 5 }),
    ("online-clock-long", ClockRules::Bank { seconds: 900, increment: 15 }),
    ("online-clock-day", ClockRules::Days(1)),
    ("online-clock-days", ClockRules::Days(3)),
];

/// Fifteen minutes: a person who falls asleep does not hold up the table, and nobody hurries.
const RELAXED: usize = 2;

/// The page: how many seats, bots, clock, who may find it.
pub(crate) fn make_page<U: GameUi>() -> impl IntoView {
    let seats = RwSignal::new(U::QUICK_SEATS);
    let bots = RwSignal::new(0_usize);
    let level = RwSignal::new(Level::Mate);
    let clock = RwSignal::new(RELAXED);
    let public = RwSignal::new(true);
    let options = options::Chosen::new::<U>();
    let error = RwSignal::new(None::<String>);
    let navigate = use_navigate();
    let open = move |_| {
        let table = NewTable {
            game: U::ID.to_owned(),
            players: seats.get_untracked(),
            edition: None,
            options: options.changed::<U>(),
            clock: CLOCKS[clock.get_untracked()].1,
            time_out: TimeOut::Bot,
            public: public.get_untracked(),
            spectators: true,
            spectator_delay: 0,
            bots: last_seats(seats.get_untracked(), bots.get_untracked(), level.get_untracked()),
            bot_pause: 600,
            fill: None,
            start_after: None,
            take_over: true,
        };
        let navigate = navigate.clone();
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
                Err(reason) => error.set(Some(reason)),
            }
        });
    };
    let number =
        |event: &leptos::ev::Event| event_target_value(event).parse::<usize>().unwrap_or(0);
    view! {
        {top::bar(U::TILE.title, ().into_any())}
        <main class="plain seating">
            <section class="panel">
                <h2>{said("online-table-title")}</h2>
                <label class="option">
                    <span>{said("shell-seats-label")}</span>
                    <select name="seats" on:change=move |event| seats.set(number(&event))>
                        {U::Game::PLAYERS.map(|n| view! { <option value=n.to_string() selected=n == U::QUICK_SEATS>{n}</option> }).collect_view()}
                    </select>
                </label>
                <label class="option">
                    <span>{said("online-bots")}</span>
                    <select name="bots" on:change=move |event| bots.set(number(&event))>
                        {(0..*U::Game::PLAYERS.end()).map(|n| view! { <option value=n.to_string()>{n}</option> }).collect_view()}
                    </select>
                </label>
                <label class="option">
                    <span>{said("online-strength")}</span>
                    <select name="level" on:change=move |event| level.set(event_target_value(&event).parse().unwrap_or(Level::Mate))>
                        {Level::OPPONENTS.map(|one| view! { <option value=one.name() selected=one == Level::Mate>{move || who::about(one)}</option> }).collect_view()}
                    </select>
                </label>
                <label class="option">
                    <span>{said("online-clock")}</span>
                    <select name="clock" on:change=move |event| clock.set(number(&event))>
                        {CLOCKS.iter().enumerate().map(|(n, &(name, _))| view! { <option value=n.to_string() selected=n == RELAXED>{said(name)}</option> }).collect_view()}
                    </select>
                </label>
                <label class="option">
                    <span>{said("online-who-finds")}</span>
                    <select name="public" on:change=move |event| public.set(event_target_value(&event) == "lobby")>
                        <option value="lobby">{said("online-find-lobby")}</option>
                        <option value="link">{said("online-find-link")}</option>
                    </select>
                </label>
                <h2>{said("shell-seats-rules")}</h2>
                {options::menus::<U>(options)}
            </section>
            {move || error.get().map(|reason| view! { <p class="refused" role="alert">{reason}</p> })}
            <div class="buttons"><button class="button main open-table" on:click=open>{said("online-open")}</button></div>
        </main>
    }
}

/// Bots take the last seats; at least one is left for the host.
fn last_seats(seats: usize, bots: usize, level: Level) -> Vec<Option<Level>> {
    let free = seats - bots.min(seats.saturating_sub(1));
    (0..seats).map(|seat| (seat >= free).then_some(level)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_opens_a_table_finds_a_seat() {
        let mate = Some(Level::Mate);
        assert_eq!(last_seats(4, 2, Level::Mate), [None, None, mate, mate]);
        assert_eq!(last_seats(3, 9, Level::Mate), [None, mate, mate]);
        assert_eq!(last_seats(2, 0, Level::Mate), [None, None]);
    }
}
