//! Bytes of an action, by game and version of the protocol.

use std::net::SocketAddr;

use anyhow::{Context, Result};
use futures_util::future::try_join_all;
use game::{FastRng, Rng};
use protocol::v2::{Answer, Update};
use registry::GameId;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use test_client::{Guest, Socket};

const PLAYERS: usize = 3;
const ACTIONS: usize = 200;

/// What the updates of a number of actions took, to all seats.
#[derive(Default)]
pub(crate) struct Bytes {
    pub(crate) players: usize,
    pub(crate) actions: usize,
    /// In version 1, with lists.
    pub(crate) whole: usize,
    /// In version 2 without a list, as pages have it.
    pub(crate) page: usize,
    /// In version 2 with lists, as programs may have it.
    pub(crate) program: usize,
}

/// A seat with a client of each kind; the last one plays.
struct Seat {
    whole: Socket,
    page: Socket,
    program: Socket,
}

/// Plays a match in which every seat has a client of each kind.
pub(crate) async fn an_action(server: SocketAddr, game: GameId) -> Result<Bytes> {
    let mut guests = Vec::new();
    for _ in 0..PLAYERS {
        guests.push(Guest::come(server).await?);
    }
    let table = guests[0].make(&json!({"game": game, "players": PLAYERS})).await?.id;
    let mut seats = Vec::new();
    for (seat, guest) in guests.iter().enumerate() {
        seats.push(sit(server, guest, &table, seat).await?);
    }
    let mut updates = begin(&mut seats).await?;
    let (mut bytes, mut rng) = (Bytes { players: PLAYERS, ..Bytes::default() }, FastRng::new(1));
    while bytes.actions < ACTIONS && act(&mut seats, &updates, &mut rng).await? {
        bytes.actions += 1;
        for (seat, update) in seats.iter_mut().zip(&mut updates) {
            bytes.whole += next(&mut seat.whole).await?.0;
            bytes.page += next(&mut seat.page).await?.0;
            let (length, next) = next(&mut seat.program).await?;
            bytes.program += length;
            *update = next;
        }
    }
    Ok(bytes)
}

async fn sit(server: SocketAddr, guest: &Guest, table: &str, seat: usize) -> Result<Seat> {
    let mut program = Socket::open(server, guest, table).await?;
    program.say(&json!({"hello": {"protocol": 2}})).await?;
    program.say(&json!({"sit": {"seat": seat}})).await?;
    let mut whole = Socket::open(server, guest, table).await?;
    whole.say(&json!({"hello": {}})).await?;
    let mut page = Socket::open(server, guest, table).await?;
    page.say(&json!({"hello": {"protocol": 2, "legal": false}})).await?;
    Ok(Seat { whole, page, program })
}

/// Everybody gives a share; the first updates of those who play.
async fn begin(seats: &mut [Seat]) -> Result<Vec<Update>> {
    seats[0].program.say(&json!({"start": {}})).await?;
    let updates = try_join_all(seats.iter_mut().map(|seat| first(&mut seat.program))).await?;
    for seat in seats {
        next(&mut seat.whole).await?;
        next(&mut seat.page).await?;
    }
    Ok(updates)
}

async fn first(socket: &mut Socket) -> Result<Update> {
    loop {
        let text = socket.hear_text().await?;
        match serde_json::from_str(&text)? {
            Answer::Update(update) => return Ok(update),
            Answer::Welcome(welcome) => socket.give_share(&welcome.table).await?,
            Answer::Table(table) => socket.give_share(&table).await?,
            _ => {}
        }
    }
}

/// Somebody who is asked does anything; false at the end.
async fn act(seats: &mut [Seat], updates: &[Update], rng: &mut FastRng) -> Result<bool> {
    let asked = updates.iter().position(|update| update.legal.is_some());
    let Some(seat) = asked else { return Ok(false) };
    let list = updates[seat].legal.as_ref().context("a list")?;
    let list: Vec<&RawValue> = serde_json::from_str(list.get())?;
    let action: Value = serde_json::from_str(list[rng.below(list.len() as u32) as usize].get())?;
    let seq = updates[seat].seq;
    let act = json!({"act": {"seq": seq, "key": seq.to_string(), "action": action}});
    seats[seat].program.say(&act).await?;
    Ok(true)
}

/// The next update, and its bytes.
async fn next(socket: &mut Socket) -> Result<(usize, Update)> {
    loop {
        let text = socket.hear_text().await?;
        if text.starts_with("{\"update\"") {
            let Answer::Update(update) = serde_json::from_str(&text)? else { continue };
            return Ok((text.len(), update));
        }
    }
}
