//! Play now: the server finds a seat, or opens a table that bots fill.

use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;
use protocol::v1::{Pace, Seek};
use web_kit::words::{said, say, say_with};

use crate::games;
use crate::online::SocketState;
use crate::online::personal::Personal;

/// What is chosen about the match that is sought.
#[derive(Clone, Copy)]
struct Wish {
    /// Empty for any.
    game: RwSignal<String>,
    seats: RwSignal<Option<usize>>,
    pace: RwSignal<Pace>,
    rated: RwSignal<bool>,
}

impl Wish {
    fn new() -> Self {
        let (game, seats) = (RwSignal::new(String::new()), RwSignal::new(None));
        Self { game, seats, pace: RwSignal::new(Pace::Live), rated: RwSignal::new(false) }
    }

    fn seek(self) -> Seek {
        let games = Some(self.game.get_untracked()).filter(|id| !id.is_empty());
        Seek {
            games: games.into_iter().collect(),
            pace: Some(self.pace.get_untracked()),
            seats: self.seats.get_untracked(),
            rated: self.rated.get_untracked(),
        }
    }

    /// The numbers of players that the game can be played with, or one of the games.
    fn sizes(self) -> Vec<usize> {
        let game = self.game.get();
        let tiles = games::tiles().into_iter().filter(|tile| game.is_empty() || tile.id == game);
        let mut sizes: Vec<usize> = tiles.flat_map(|tile| sizes_of(tile.players)).collect();
        sizes.sort_unstable();
        sizes.dedup();
        sizes
    }

    /// Another game may be for fewer players.
    fn choose_game(self, game: String) {
        self.game.set(game);
        let sizes = untrack(|| self.sizes());
        self.seats.update(|seats| {
            seats.take_if(|seats| !sizes.contains(seats));
        });
    }
}

/// "3–5" as numbers.
fn sizes_of(players: &str) -> Vec<usize> {
    let mut ends = players.split('–').filter_map(|end| end.parse::<usize>().ok());
    let first = ends.next();
    first.map(|first| (first..=ends.next().unwrap_or(first)).collect()).unwrap_or_default()
}

/// The button, and what it is for: game, players, pace, and whether the match is rated.
pub(crate) fn panel(personal: Personal) -> impl IntoView {
    let wish = Wish::new();
    let seeking = RwSignal::new(false);
    let navigate = use_navigate();
    Effect::new(move || {
        if let Some(table) = personal.paired.get() {
            navigate(&format!("/table/{table}"), NavigateOptions::default());
        }
    });
    // A refusal ends the search, and so does a connection that breaks.
    Effect::new(move || {
        if personal.notice.get().is_some() || personal.state() != SocketState::Open {
            seeking.set(false);
        }
    });
    let seek = move |_| seeking.set(personal.seek(wish.seek()));
    let stop = move |_| {
        personal.unseek();
        seeking.set(false);
    };
    let button = move || {
        if seeking.get() {
            view! {
                <p class="seeking" role="status">{said("online-seeking")}</p>
                <button class="button stop-seeking" on:click=stop>{said("shell-back")}</button>
            }
            .into_any()
        } else {
            let closed = move || personal.state() != SocketState::Open;
            view! {
                <button class="button main play-now" disabled=closed on:click=seek>{said("online-play-now")}</button>
            }
            .into_any()
        }
    };
    view! {
        <section class="panel quick">
            <h2>{said("online-quick")}</h2>
            <p class="about">{said("online-quick-about")}</p>
            <div class="quick-row">
                <select class="quick-game" aria-label=said("online-filter-game") on:change=move |event| wish.choose_game(event_target_value(&event))>
                    <option value="">{said("online-any-game")}</option>
                    {games::tiles().into_iter().map(|tile| view! { <option value=tile.id>{move || say(tile.title)}</option> }).collect_view()}
                </select>
                {seats(wish)}
                {paces(wish)}
                <label class="pick">
                    <input type="checkbox" name="rated" prop:checked=move || wish.rated.get() on:change=move |event| wish.rated.set(event_target_checked(&event))/>
                    <span>{said("online-quick-rated")}</span>
                </label>
                {button}
            </div>
            {move || personal.notice.get().map(|notice| view! { <p class="refused" role="alert">{notice}</p> })}
        </section>
    }
}

fn seats(wish: Wish) -> impl IntoView {
    let one = move |count: usize| {
        let words = move || say_with("online-seats-of", &[("count", count.into())]);
        view! { <option value=count selected=move || wish.seats.get() == Some(count)>{words}</option> }
    };
    let choose =
        move |event: leptos::ev::Event| wish.seats.set(event_target_value(&event).parse().ok());
    view! {
        <select class="quick-seats" aria-label=said("online-quick-seats") on:change=choose>
            <option value="" selected=move || wish.seats.get().is_none()>{said("online-any-seats")}</option>
            {move || wish.sizes().into_iter().map(one).collect_view()}
        </select>
    }
}

fn paces(wish: Wish) -> impl IntoView {
    let one = |(key, pace): (&'static str, Pace)| {
        view! {
            <button
                class="segment" aria-pressed=move || (wish.pace.get() == pace).to_string()
                on:click=move |_| wish.pace.set(pace)
            >{said(key)}</button>
        }
    };
    let all = [("online-filter-live", Pace::Live), ("online-filter-days", Pace::Days)];
    view! {
        <span class="segments quick-pace" role="group" aria-label=said("online-card-pace")>
            {all.map(one).collect_view()}
        </span>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tile_says_how_many_can_play() {
        assert_eq!(sizes_of("3–5"), [3, 4, 5]);
        assert_eq!(sizes_of("4"), [4]);
        for tile in games::tiles() {
            assert!(sizes_of(tile.players).len() > 1, "{}", tile.id);
        }
    }
}
