//! Lists of ships: tables that wait for this person, the person's other tables, and the lobby's.

use std::hash::{DefaultHasher, Hash, Hasher};

use leptos::prelude::*;
use protocol::v1::{ListedTable, LobbyFilter, Turn};
use web_kit::words::{said, say, say_with};

use crate::games;
use crate::online::personal::Personal;
use crate::online::{filter, ship};

/// A table with what is shown around it.
#[derive(Clone, PartialEq)]
struct Berth {
    table: ListedTable,
    turn: Option<Turn>,
}

impl Berth {
    /// Changes whenever the tile does, so that the other tiles keep their focus.
    fn key(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        // Tables and turns are plain data.
        serde_json::to_string(&(&self.table, &self.turn)).unwrap_or_default().hash(&mut hasher);
        hasher.finish()
    }
}

/// The person's own tables: those that wait for a decision, then the others.
pub(crate) fn own(personal: Personal, own: String) -> impl IntoView {
    let berths = Memo::new(move |_| {
        let mut tables = personal.own.get();
        personal.tables.with(|listed| freshen(&mut tables, listed.as_deref().unwrap_or_default()));
        split(&tables, &personal.turns.get())
    });
    let list = move |waits: bool| {
        let own = own.clone();
        let chosen = move || {
            let berths = berths.get();
            berths.into_iter().filter(|berth| berth.turn.is_some() == waits).collect::<Vec<_>>()
        };
        let any = Memo::new(move |_| chosen().len());
        let (class, title) =
            if waits { ("your-turn", "online-turns") } else { ("your-tables", "online-own") };
        move || {
            let (own, count) = (own.clone(), any.get());
            (count > 0).then(|| {
                view! {
                    <section class=class>
                        <h2>{said(title)} " " <span class="waiting-count">{count}</span></h2>
                        {ships(chosen, own)}
                    </section>
                }
            })
        }
    };
    view! { <div class="own-berths">{list(true)} {list(false)}</div> }
}

/// The lobby tells at once what happens at public tables: its pictures are the newer ones.
fn freshen(own: &mut [ListedTable], listed: &[ListedTable]) {
    for table in own {
        let newer = listed.iter().find(|other| other.id == table.id);
        if let Some(thumbnail) = newer.and_then(|newer| newer.thumbnail.clone()) {
            table.thumbnail = Some(thumbnail);
        }
    }
}

/// The tables of a person, with the turn where one waits: turns first, in their order.
fn split(tables: &[ListedTable], turns: &[Turn]) -> Vec<Berth> {
    let at = |table: &ListedTable| turns.iter().position(|turn| turn.table == table.id);
    let mut berths: Vec<(usize, Berth)> = tables
        .iter()
        .map(|table| {
            let place = at(table);
            let turn = place.and_then(|place| turns.get(place)).cloned();
            (place.unwrap_or(usize::MAX), Berth { table: table.clone(), turn })
        })
        .collect();
    berths.sort_by_key(|(place, berth)| (*place, ship::order(&berth.table)));
    berths.into_iter().map(|(_, berth)| berth).collect()
}

/// The lobby's tables, less the person's own; at most this number.
pub(crate) fn listed(
    personal: Personal,
    own: String,
    filter: Memo<LobbyFilter>,
    most: usize,
) -> impl IntoView {
    let found = Memo::new(move |_| {
        let own = personal.own.get();
        let is_own = |table: &ListedTable| own.iter().any(|other| other.id == table.id);
        let tables = personal.tables.get()?;
        let fits = |table: &ListedTable| filter.with(|filter| filter::fits(filter, table));
        let mut tables: Vec<_> =
            tables.into_iter().filter(|table| fits(table) && !is_own(table)).collect();
        tables.sort_by_key(ship::order);
        tables.truncate(most);
        Some(tables)
    });
    let known = Memo::new(move |_| found.with(|found| found.as_ref().map(Vec::len)));
    move || match known.get() {
        None => view! { <p class="none" role="status">{said("online-asking")}</p> }.into_any(),
        Some(0) => quiet(filter).into_any(),
        Some(count) => {
            let own = own.clone();
            let all = move || {
                let tables = found.get().unwrap_or_default();
                tables.into_iter().map(|table| Berth { table, turn: None }).collect::<Vec<_>>()
            };
            view! {
                <p class="unseen" role="status">{say_with("online-tables-count", &[("count", count.into())])}</p>
                {ships(all, own)}
            }
            .into_any()
        }
    }
}

fn ships(each: impl Fn() -> Vec<Berth> + Send + Sync + 'static, own: String) -> impl IntoView {
    view! {
        <ul class="moorings">
            <For each=each key=Berth::key children=move |berth| ship::ship(&berth.table, &own, berth.turn.as_ref())/>
        </ul>
    }
}

/// Nothing to show: an empty anchorage, and what to do about it.
fn quiet(filter: Memo<LobbyFilter>) -> impl IntoView {
    let narrow = filter.get_untracked() != LobbyFilter::default();
    let game = filter.with_untracked(|filter| filter.game.clone());
    let first = games::tiles().first().map(|tile| tile.id.to_owned());
    let open = game.or(first).map(|id| format!("/lobby/new/{id}"));
    let (words, link) = if narrow {
        ("online-no-match", view! { <a class="button main clear-filters" href="?">{said("online-filter-clear")}</a> }.into_any())
    } else {
        (
            "online-no-table",
            view! { <a class="button main" href=open>{said("online-open-table")}</a> }.into_any(),
        )
    };
    view! {
        <div class="becalmed none">
            <svg class="quiet-sea" viewBox="0 0 300 110" aria-hidden="true">
                <path d="M58 30q8-9 14 0q6-9 14 0M216 46q7-8 12 0q5-8 12 0" class="gulls"/>
                <path d="M136 70l11-42M164 70l-11-42M140 55h20M144 41h12" class="frame"/>
                <circle cx="150" cy="21" r="8" class="lamp"/>
                <path d="M122 68h56l-8 26h-40z" class="buoy"/>
                <path d="M0 92q25-14 50 0t50 0 50 0 50 0 50 0 50 0v18H0z" class="wave"/>
            </svg>
            <p role="status">{say(words)}</p>
            {link}
        </div>
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn table(id: &str, created: u64) -> ListedTable {
        let table = json!({
            "id": id, "game": "planks", "players": 2, "options": {}, "edition": null,
            "clock": "none", "spectators": true, "public": true, "running": true, "seats": [],
            "created": created, "changed": created,
        });
        serde_json::from_value(table).expect("a table")
    }

    fn turn(id: &str) -> Turn {
        let (table, game) = (id.to_owned(), "planks".to_owned());
        Turn { table, game, since: 0, deadline: None, with: Vec::new() }
    }

    #[test]
    fn a_table_of_the_person_shows_the_picture_that_the_lobby_has() {
        let mut own = [table("a", 1), table("b", 2)];
        let thumbnail = game::Thumbnail::new([game::Shape::Disc.at(1, 2, game::Tint::Red)]);
        let newer = ListedTable { thumbnail: Some(thumbnail.clone()), ..table("b", 2) };
        freshen(&mut own, &[newer]);
        assert_eq!((&own[0].thumbnail, &own[1].thumbnail), (&None, &Some(thumbnail)));
    }

    #[test]
    fn tables_that_wait_come_first_in_the_order_of_the_server() {
        let tables = [table("a", 1), table("b", 2), table("c", 3), table("d", 0)];
        let berths = split(&tables, &[turn("c"), turn("a")]);
        let ids: Vec<&str> = berths.iter().map(|berth| &*berth.table.id).collect();
        assert_eq!(ids, ["c", "a", "d", "b"]);
        assert!(berths[1].turn.is_some() && berths[2].turn.is_none());
    }
}
