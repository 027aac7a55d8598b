//! A table of the lobby as a ship.

use game::{COLORS, Level, Seat};
use leptos::prelude::*;
use protocol::v1::{ClockRules, ListedSeat, ListedTable, Turn};
use serde_json::Value;
use web_kit::art;
use web_kit::device;
use web_kit::model::Tile;
use web_kit::widgets::clock;
use web_kit::widgets::mini_board::mini_board;
use web_kit::widgets::vessel::{Sitter, porthole, vessel};
use web_kit::words::{said, say, say_with};

use crate::games;

/// A tile: the ship, what it is, and the way there.
pub(crate) fn ship(table: &ListedTable, own: &str, turn: Option<&Turn>) -> impl IntoView + use<> {
    let tile = games::tile(&table.game);
    let address = format!("/table/{}", table.id);
    let mine = table.seats.iter().any(|seat| seat.person.as_deref() == Some(own));
    let word = match (turn, mine, table.running) {
        (Some(_), ..) => "online-your-turn-play",
        (None, true, _) => "online-go-on",
        (None, false, true) => "online-watch",
        (None, false, false) => "online-join",
    };
    let lantern = turn.map(|_| view! { <span class="lantern">{lantern()}</span> });
    let extra = view! { <span class="pennant">{art::flag(&host_id(table))}</span> {lantern} };
    let host =
        table.host.as_ref().map(|host| say_with("online-host-table", &[("name", host.into())]));
    view! {
        <li class="vessel-tile" class:turn=turn.is_some() data-table=table.id.clone() data-game=table.game.clone()>
            {vessel(table.players, sail(table, tile).into_any(), portholes(table, tile, mine).into_any(), extra.into_any())}
            <span class="rope-tag">{tag(table)}</span>
            <div class="vessel-text">
                <h3>{games::title(&table.game)} {host.map(|host| view! { " " <small class="host">{host}</small> })}</h3>
                <p class="state">{state(table, turn, mine)}</p>
                <a class="button join" class:main=turn.is_some() || !table.running || mine href=address>{said(word)}</a>
            </div>
        </li>
    }
}

fn lantern() -> impl IntoView {
    view! { <svg viewBox="0 0 24 36" aria-hidden="true"><use href="#ship-lantern"></use></svg> }
}

/// The flag at the mast is the host's. Lists name hosts, and seats have ids.
fn host_id(table: &ListedTable) -> String {
    let host = table.host.clone().unwrap_or_default();
    let seat = table.seats.iter().find(|seat| seat.name == host);
    seat.and_then(|seat| seat.person.clone()).unwrap_or(host)
}

/// The match as it stands, or the game's picture before it.
fn sail(table: &ListedTable, tile: Option<Tile>) -> impl IntoView + use<> {
    match &table.thumbnail {
        Some(thumbnail) if !thumbnail.marks.is_empty() => {
            let label = say_with("online-board-of", &[("game", games::title(&table.game).into())]);
            mini_board(thumbnail, label).into_any()
        }
        Some(_) | None => tile.map(|tile| (tile.picture)()).into_any(),
    }
}

fn portholes(table: &ListedTable, tile: Option<Tile>, mine: bool) -> impl IntoView + use<> {
    let seats = 0..table.players;
    seats.map(|number| hole(table, tile, number, mine)).collect_view()
}

fn hole(
    table: &ListedTable,
    tile: Option<Tile>,
    number: usize,
    mine: bool,
) -> impl IntoView + use<> {
    let taken = table.seats.iter().find(|seat| usize::from(seat.seat) == number);
    let (class, mark) =
        tile.and_then(|tile| look(table, tile, number)).unwrap_or(("gray", "mark-flag"));
    let drawn = porthole(&taken.map_or(Sitter::Nobody, sitter), class, mark);
    let values = [("number", (number + 1).into())];
    let seat = u8::try_from(number).ok().map(Seat::new);
    let bot = seat.is_some_and(|seat| table.take_over.contains(&seat));
    match (taken, mine) {
        (None, false) if !table.running => {
            let label = say_with("online-sit-at", &values);
            let address = format!("/table/{}?sit={number}", table.id);
            view! { <li><a class="sit" href=address title=label.clone() aria-label=label>{drawn}</a></li> }.into_any()
        }
        (Some(taken), false) if bot => {
            let label = say_with("online-take-over-at", &[("name", (&taken.name).into())]);
            let address = format!("/table/{}?take={number}", table.id);
            view! { <li><a class="take" href=address title=label.clone() aria-label=label>{drawn}</a></li> }.into_any()
        }
        (taken, _) => {
            let name = taken.map_or_else(|| say("online-free"), |seat| seat.name.clone());
            let hover = name.clone();
            view! { <li title=hover>{drawn} <span class="unseen">{name}</span></li> }.into_any()
        }
    }
}

fn sitter(seat: &ListedSeat) -> Sitter {
    match (&seat.person, &seat.bot) {
        (Some(id), _) => Sitter::Person(id.clone()),
        (None, level) => {
            let level = level.as_ref().and_then(|level| level.parse().ok());
            Sitter::Bot(level.unwrap_or(Level::Mate))
        }
    }
}

/// The colour that a seat has chosen, or the first that is left.
fn look(table: &ListedTable, tile: Tile, number: usize) -> Option<(&'static str, &'static str)> {
    let chosen = chosen(table);
    let own = chosen.get(number).and_then(Option::as_deref);
    let by_name = |name: &str| tile.seats.iter().find(|(class, _)| *class == name);
    if let Some(look) = own.and_then(by_name) {
        return Some(*look);
    }
    let taken = |class: &str| chosen.iter().flatten().any(|other| other == class);
    let before = (0..number).filter(|seat| chosen.get(*seat).is_none_or(Option::is_none)).count();
    tile.seats.iter().filter(|(class, _)| !taken(class)).nth(before).copied()
}

/// By seat: the first colour that it has chosen.
fn chosen(table: &ListedTable) -> Vec<Option<String>> {
    let first = |choice: &Value| match choice {
        Value::String(color) => Some(color.clone()),
        Value::Array(colors) => colors.first().and_then(Value::as_str).map(str::to_owned),
        _ => None,
    };
    let all = table.options.get(COLORS).and_then(Value::as_array);
    all.into_iter().flatten().map(first).collect()
}

/// Pace, and whether the table has rules of its own.
fn tag(table: &ListedTable) -> impl IntoView + use<> {
    let rules = table.options.keys().any(|option| option != COLORS) || table.edition.is_some();
    let rules = rules.then(|| view! { <span>{said("shell-seats-rules")}</span> });
    let rated = table.rated == Some(true);
    let rated = rated.then(|| view! { <span class="rated">{said("online-rated")}</span> });
    view! { <span>{pace(table.clock)}</span> {rated} {rules} }
}

/// The clock in a few words.
pub(crate) fn pace(clock: ClockRules) -> String {
    match clock {
        ClockRules::None => say("online-clock-none"),
        ClockRules::Bank { seconds, increment } => {
            let values = [("minutes", (seconds / 60).into()), ("seconds", increment.into())];
            say_with("online-pace-bank", &values)
        }
        ClockRules::Days(days) => say_with("online-pace-days", &[("days", days.into())]),
    }
}

fn state(table: &ListedTable, turn: Option<&Turn>, mine: bool) -> String {
    if let Some(turn) = turn {
        let left = turn.deadline.map(|deadline| deadline.saturating_sub(device::now() as u64));
        return match left {
            Some(left) => say_with("online-turn-left", &[("time", clock::words(left).into())]),
            None => say("online-turn-now"),
        };
    }
    let free = table.players.saturating_sub(table.seats.len());
    let watching = table.watching.unwrap_or(0);
    match (table.running, free) {
        (true, _) if !table.take_over.is_empty() && !mine => {
            say_with("online-bots-to-replace", &[("count", table.take_over.len().into())])
        }
        (true, _) if watching > 0 => {
            say_with("online-being-watched", &[("count", watching.into())])
        }
        (true, _) => say("online-under-way"),
        (false, 0) => say("online-about-to-begin"),
        (false, free) => {
            say_with("online-seats-free", &[("free", free.into()), ("seats", table.players.into())])
        }
    }
}

/// Tables with one seat missing come first, then those with a bot to take over from, then the
/// oldest.
pub(crate) fn order(table: &ListedTable) -> (u8, usize, u64) {
    let free = table.players.saturating_sub(table.seats.len());
    match (table.running, free) {
        (false, 1..) => (0, free, table.created),
        (true, _) if !table.take_over.is_empty() => (1, 0, table.created),
        (true, _) => (2, 0, table.created),
        (false, 0) => (3, 0, table.created),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn table(changes: &Value) -> ListedTable {
        let mut table = json!({
            "id": "t", "game": "planks", "players": 3, "options": {}, "edition": null,
            "clock": "none", "spectators": true, "public": true, "running": false, "seats": [],
            "created": 1, "changed": 2,
        });
        for (name, value) in changes.as_object().into_iter().flatten() {
            table[name] = value.clone();
        }
        serde_json::from_value(table).expect("a table")
    }

    fn seat(number: u8) -> Value {
        json!({"seat": number, "person": "p", "bot": null, "name": "Ada"})
    }

    #[test]
    fn a_seat_has_its_chosen_colour_or_the_first_that_is_left() {
        let tile = games::tile("planks").expect("a game");
        let table = table(&json!({"options": {"colors": [null, "white", ["teal", "gray"]]}}));
        let classes = [0, 1, 2].map(|number| look(&table, tile, number).map(|(class, _)| class));
        assert_eq!(classes, [Some("black"), Some("white"), Some("teal")]);
    }

    #[test]
    fn a_table_that_misses_one_person_comes_first() {
        let missing_one = table(&json!({"seats": [seat(0), seat(1)], "created": 9}));
        let missing_two = table(&json!({"seats": [seat(0)], "created": 1}));
        let bot = table(&json!({"running": true, "take_over": [1], "created": 1}));
        let running = table(&json!({"running": true, "created": 1}));
        let mut all = [&running, &bot, &missing_two, &missing_one];
        all.sort_by_key(|table| order(table));
        assert_eq!(all, [&missing_one, &missing_two, &bot, &running]);
    }
}
