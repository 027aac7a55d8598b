//! Choosing seats and options before a match.

use game::{COLORS, Edition, Game, Seat, Setup};
use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;
use web_kit::device;
use web_kit::model::{GameUi, Look};
use web_kit::widgets::colors::Colors;
use web_kit::widgets::options::Chosen;
use web_kit::widgets::{colors, options};
use web_kit::words::{said, say, say_with};

use crate::archive::{LONGEST_NAME, Player, clean_name, current};
use crate::frame::top;
use crate::local::{faces, names, page};

/// What was chosen so far.
#[derive(Clone, Copy)]
struct Choice {
    players: RwSignal<Vec<Player>>,
    /// What people here are called, by seat.
    names: RwSignal<Vec<String>>,
    colors: RwSignal<Colors>,
    looks: Memo<Vec<Look>>,
    options: Chosen,
    error: RwSignal<Option<String>>,
}

impl Choice {
    /// What the person at a seat is called.
    fn call(self, seat: Seat, name: String) {
        self.names.update(|names| {
            if names.len() <= seat.index() {
                names.resize(seat.index() + 1, String::new());
            }
            names[seat.index()] = name;
        });
    }

    /// Colours for a seat.
    fn paint(self, seat: Seat, chosen: Vec<String>) {
        self.colors.update(|colors| {
            if colors.len() <= seat.index() {
                colors.resize(seat.index() + 1, Vec::new());
            }
            colors[seat.index()] = chosen;
        });
    }
}

/// The page: how many seats, who sits there, the game's options.
pub(crate) fn seats_page<U: GameUi>() -> impl IntoView {
    let players = RwSignal::new(remembered::<U>());
    let colors = RwSignal::new(remembered_colors::<U>(players.with_untracked(Vec::len)));
    let choice = Choice {
        players,
        names: RwSignal::new(names::remembered()),
        colors,
        looks: Memo::new(move |_| {
            let players = players.with(Vec::len);
            colors.with(|colors| colors::looks::<U>(players, colors))
        }),
        options: Chosen::new::<U>(),
        error: RwSignal::new(None),
    };
    let navigate = use_navigate();
    let start = move |_| match begin::<U>(choice) {
        Ok(()) => navigate(&format!("/play/{}", U::ID), NavigateOptions::default()),
        Err(error) => choice.error.set(Some(error)),
    };
    view! {
        {top::bar(U::TILE.title, ().into_any())}
        <main class="wide-page seating">
            <section class="panel who">
                <h2>{said("shell-seats-who")}</h2>
                {sizes::<U>(choice)}
                <ol class="seat-list">{move || seats::<U>(choice)}</ol>
                <p class="color-help">{said("shell-color-auto")}</p>
            </section>
            <section class="panel house-rules">
                <div class="tile-picture">{(U::TILE.picture)()}</div>
                <h2>{said("shell-seats-rules")}</h2>
                {options::menus::<U>(choice.options, Signal::derive(move || players.with(Vec::len)))}
                {move || choice.error.get().map(|error| view! { <p class="refused" role="alert">{error}</p> })}
                {running::<U>()}
                <button class="button main start" on:click=start>{said("shell-seats-start")}</button>
            </section>
        </main>
    }
}

/// Says what becomes of the match that is under way.
fn running<U: GameUi>() -> Option<impl IntoView> {
    let words = || say_with("pages-seats-keeps", &[("game", say(U::TILE.title).into())]);
    current::is_under_way(U::ID).then(|| view! { <p class="keeps">{words}</p> })
}

fn sizes<U: GameUi>(choice: Choice) -> impl IntoView {
    let size = move |size: usize| {
        let pressed = move || (choice.players.get().len() == size).to_string();
        let set = move |_| {
            choice.colors.update(|colors| *colors = colors::fitted::<U>(size, colors.clone()));
            choice.players.update(|players| players.resize(size, Player::usual_bot()));
        };
        let words = move || say_with("shell-seats-count", &[("count", size.into())]);
        view! { <button class="size" aria-pressed=pressed on:click=set>{words}</button> }
    };
    view! { <div class="sizes" role="group" aria-label=said("shell-seats-label")>{U::Game::PLAYERS.map(size).collect_view()}</div> }
}

fn seats<U: GameUi>(choice: Choice) -> impl IntoView {
    let players = choice.players.get();
    let each = colors::each::<U>(players.len());
    let row = |(index, player): (usize, Player)| {
        let seat = Seat::new(index as u8);
        view! {
            <li class="seat">
                <div class="sitter">
                    <span class="face">{faces::face(player, seat)}</span>
                    <p>
                        {colors::tag(choice.looks, seat)}
                        {name(choice, seat, player)}
                        {move || faces::about(player, seat)}
                    </p>
                </div>
                {chooser(choice, seat, player)}
                {colors::swatches::<U>(seat, each, choice.colors.into(), move |chosen| choice.paint(seat, chosen))}
            </li>
        }
    };
    players.into_iter().enumerate().map(row).collect_view()
}

/// The name of a bot, or a field for that of a person.
fn name(choice: Choice, seat: Seat, player: Player) -> AnyView {
    let Player::Person = player else {
        let words = move || faces::name(player, seat);
        return view! { <b class="player-name">{words}</b> }.into_any();
    };
    let label = move || say_with("pages-name-of", &[("seat", (seat.index() + 1).into())]);
    let given = choice.names.with_untracked(|names| names.get(seat.index()).cloned());
    let change = move |event| choice.call(seat, event_target_value(&event));
    view! {
        <input
            class="player-name" type="text" maxlength=LONGEST_NAME autocomplete="off" spellcheck="false"
            aria-label=label placeholder=said("pages-person-name") value=given on:input=change
        />
    }
    .into_any()
}

/// A face for everyone who may sit at the seat, from a person to the strongest bot.
fn chooser(choice: Choice, seat: Seat, sits: Player) -> impl IntoView {
    let label = move || say_with("pages-player-of", &[("seat", (seat.index() + 1).into())]);
    let button = move |player: Player| {
        let (name, words) =
            (move || faces::label(player, seat), move || faces::label(player, seat));
        let choose = move |_| choice.players.update(|players| players[seat.index()] = player);
        view! {
            <button
                type="button" class="choose-player" aria-pressed=(player == sits).to_string()
                aria-label=name title=words on:click=choose
            >{faces::face(player, seat)}</button>
        }
    };
    view! { <div class="players" role="group" aria-label=label>{Player::all().map(button).collect_view()}</div> }
}

/// Begins and saves the match; the page of the match continues it.
fn begin<U: GameUi>(choice: Choice) -> Result<(), String> {
    let players = choice.players.get_untracked();
    let colors = choice.colors.get_untracked();
    choice.options.choose(COLORS, colors::written(&colors));
    let options = choice.options.options::<U>()?;
    let setup = Setup::<U::Game> {
        players: players.len(),
        edition: <U::Game as Game>::Edition::house(),
        options,
    };
    let names = given_names(choice);
    let play = page::begin::<U>(setup, players.clone(), names.clone())
        .map_err(|error| page::setup_words(&error))?;
    names::remember(&names);
    device::save(&memory::<U>(), &players);
    device::save(&memory_of_colors::<U>(), &colors);
    play.saved().keep();
    Ok(())
}

/// The names of people; a bot has its own.
fn given_names(choice: Choice) -> Vec<String> {
    let players = choice.players.get_untracked();
    let names = choice.names.get_untracked();
    let name = |(at, player): (usize, &Player)| {
        let written = names.get(at).filter(|_| *player == Player::Person);
        written.and_then(|name| clean_name(name)).unwrap_or_default()
    };
    players.iter().enumerate().map(name).collect()
}

/// The seats of the last time, or one person against bots.
fn remembered<U: GameUi>() -> Vec<Player> {
    let last: Option<Vec<Player>> = device::load(&memory::<U>());
    last.filter(|players| U::Game::PLAYERS.contains(&players.len()))
        .unwrap_or_else(|| Player::alone(U::QUICK_SEATS))
}

fn memory<U: GameUi>() -> String {
    format!("seats.{}", U::ID)
}

/// The last colours, as far as they fit this number of seats.
fn remembered_colors<U: GameUi>(players: usize) -> Colors {
    colors::fitted::<U>(players, device::load(&memory_of_colors::<U>()).unwrap_or_default())
}

fn memory_of_colors<U: GameUi>() -> String {
    format!("colors.{}", U::ID)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{BuccaneerUi, KingOfPiratesUi, PiratesUi, PlanksUi};

    fn chosen(colors: &[&[&str]]) -> Colors {
        let seat = |colors: &&[&str]| colors.iter().map(|&color| color.to_owned()).collect();
        colors.iter().map(seat).collect()
    }

    #[test]
    fn a_seat_plays_one_colour_and_two_of_the_planks_for_two() {
        for players in 3..=5 {
            assert_eq!(colors::each::<BuccaneerUi>(players), 1);
            assert_eq!(colors::each::<PiratesUi>(players), 1);
            assert_eq!(colors::each::<KingOfPiratesUi>(players), 1);
        }
        assert_eq!((colors::each::<PlanksUi>(2), colors::each::<PlanksUi>(3)), (2, 1));
    }

    #[test]
    fn seats_look_as_they_will_in_the_match() {
        let colors = chosen(&[&[], &["green"]]);
        let looks = colors::looks::<BuccaneerUi>(3, &colors);
        assert_eq!(looks.len(), 3);
        assert_eq!(looks[1].class, "green");
        assert!(looks[0].class != "green" && looks[2].class != "green");
    }

    #[test]
    fn what_does_not_fit_another_number_of_seats_is_left_out() {
        let colors = chosen(&[&["white", "black"], &["gray", "teal"]]);
        assert_eq!(colors::fitted::<PlanksUi>(2, colors.clone()), colors);
        assert_eq!(colors::fitted::<PlanksUi>(4, colors), chosen(&[&["white"], &["gray"]]));
        let five = chosen(&[&["red"], &["blue"], &["black"], &["green"], &["yellow"]]);
        assert_eq!(
            colors::fitted::<BuccaneerUi>(3, five),
            chosen(&[&["red"], &["blue"], &["black"]])
        );
        assert_eq!(colors::fitted::<BuccaneerUi>(3, chosen(&[&["mauve"]])), chosen(&[]));
    }
}
