//! Tables as lists show them.

use protocol::v1::{ClockRules, ListedSeat, ListedTable, LobbyFilter, Pace};
use serde::Deserialize;
use serde_json::{Map, Value};
use store::{Lobby, SeatRow, State, Store, StoreError, Summary};

use crate::sizes;

/// In a list, at the most.
pub(crate) const MOST: u32 = 200;

/// Of one host, at the most: nobody fills the lobby alone.
pub(crate) const OF_HOST: u32 = 5;

/// Public tables that pass a filter: those that wait for players, then those that play.
pub(super) async fn read(
    store: &Store,
    filter: &LobbyFilter,
) -> Result<Vec<ListedTable>, StoreError> {
    let mut found = store.lobby(query(filter, State::Waiting, MOST)).await?;
    let left = MOST - found.len() as u32;
    found.extend(store.lobby(query(filter, State::Running, left)).await?);
    Ok(found.into_iter().filter_map(listed).collect())
}

fn query(filter: &LobbyFilter, state: State, limit: u32) -> Lobby {
    let game = filter.game.clone();
    let days = filter.pace.map(|pace| pace == Pace::Days);
    let (free, rated) = (filter.free, filter.rated);
    Lobby { state, game, days, free, rated, of_host: OF_HOST, limit }
}

/// What a list says of a table. The rest of its settings is nobody's business: the secret of its
/// dice is among them.
#[derive(Deserialize)]
struct Settings {
    table: Listed,
}

/// A [`protocol::v1::NewTable`] without what lists do not show.
#[derive(Deserialize)]
struct Listed {
    players: usize,
    #[serde(default)]
    options: Map<String, Value>,
    edition: Option<Edition>,
    #[serde(default)]
    clock: ClockRules,
    #[serde(default = "yes")]
    spectators: bool,
    rated: Option<bool>,
}

fn yes() -> bool {
    true
}

#[derive(Deserialize)]
struct Edition {
    name: String,
}

/// A table as the store has it. What only the table knows is left out.
pub(crate) fn listed(summary: Summary) -> Option<ListedTable> {
    let Settings { table } = serde_json::from_str(&summary.settings)
        .inspect_err(|error| tracing::error!(%error, "cannot read a table's settings"))
        .ok()?;
    let free = table.players.saturating_sub(summary.seats.len());
    Some(ListedTable {
        id: summary.id.to_string(),
        game: summary.game,
        players: table.players,
        options: table.options,
        edition: table.edition.map(|edition| sizes::shorten_edition(&edition.name)),
        clock: table.clock,
        spectators: table.spectators,
        public: summary.public,
        running: summary.state == State::Running,
        seats: summary.seats.into_iter().map(seat).collect(),
        created: summary.created.cast_unsigned(),
        changed: summary.changed.cast_unsigned(),
        host: summary.host,
        pace: Some(table.clock.into()),
        free: Some(free),
        watching: None,
        asked: None,
        take_over: Vec::new(),
        rated: table.rated,
        starts: None,
        thumbnail: None,
    })
}

fn seat(row: SeatRow) -> ListedSeat {
    let SeatRow { seat, person, bot, name } = row;
    ListedSeat { seat, person: person.map(Into::into), bot, name }
}
