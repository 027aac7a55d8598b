//! Appends that change the listing of their match: one transaction each.

use std::sync::Arc;

use super::append::{is_patient, number, read_leases, refusal};
use super::link::{Link, Slot};
use super::rating;
use super::rows::Listing;
use super::types::text;
use crate::{Append, Change, Ended, FORMER, MatchKey, Millis, SeatRow, State, StoreError, now};

/// Moves the lease, keeps the entries and changes the listing: all or nothing.
const CHANGE: &str = "WITH moved AS (
        UPDATE table_leases SET next = $3 + $4::int, closed = closed OR $5
        WHERE match = $1 AND term = $2 AND next = $3 AND NOT closed RETURNING match),
    kept AS (
        INSERT INTO log (match, number, entry)
        SELECT match, $3 + place::int - 1, entry
        FROM moved, unnest($6::text[]) WITH ORDINALITY AS entries(entry, place)),
    changed AS (
        UPDATE matches SET state = coalesce($7, state), public = coalesce($8, public),
            settings = coalesce($9, settings),
            listed = CASE WHEN $9 IS NULL THEN listed ELSE $10 END,
            host = CASE WHEN $9 IS NULL THEN host ELSE $11 END,
            days = CASE WHEN $9 IS NULL THEN days ELSE $12 END,
            size = CASE WHEN $9 IS NULL THEN size ELSE $13 END,
            host_id = CASE WHEN $9 IS NULL THEN host_id ELSE $15 END,
            rated = CASE WHEN $9 IS NULL THEN rated ELSE $16 END,
            changed = $14
        FROM moved WHERE key = moved.match)
    SELECT match FROM moved";

/// Sends an append until it is known what became of it.
pub(super) async fn run_change(slot: &Slot, append: &Append) -> Result<(), StoreError> {
    let (mut doubt, mut patience) = (None, None);
    loop {
        let link = slot.get().await?;
        let result = link.watch(send(&link, append, doubt.is_some())).await;
        match result {
            // Without an entry nothing tells whether it was kept.
            Err(StoreError::Unavailable(_))
                if !append.entries.is_empty() && is_patient(&mut doubt) => {}
            Err(StoreError::ReadOnly) if is_patient(&mut patience) => {}
            result => return result,
        }
    }
}

async fn send(link: &Arc<Link>, append: &Append, again: bool) -> Result<(), StoreError> {
    let first = number(append)?;
    let change = &append.change;
    let moved = if change.seats.is_none() && change.ended.is_none() {
        change_listing(link, append, first).await?
    } else {
        let work = async {
            let moved = change_listing(link, append, first).await?;
            if moved {
                change_seats(link, append.key, change).await?;
            }
            Ok(moved)
        };
        link.transact(work).await?
    };
    if moved {
        return Ok(());
    }
    let lease = read_leases(link, &[append.key]).await?;
    let next = first + append.entries.len() as i32;
    refusal(append.key, append.term, (first, next), lease.get(&append.key), again)
}

async fn change_listing(link: &Link, append: &Append, first: i32) -> Result<bool, StoreError> {
    let change = &append.change;
    let state = change.ended.as_ref().map_or(change.state, |_| Some(State::Finished));
    let listing = change.settings.as_deref().map(Listing::of).unwrap_or_default();
    let Listing { listed, host, host_id, days, size, rated } = &listing;
    let row = link
        .first(
            CHANGE,
            &[
                &append.key,
                &append.term,
                &first,
                &(append.entries.len() as i32),
                &(state == Some(State::Closed)),
                &append.entries,
                &state.map(State::name),
                &change.public,
                &change.settings,
                listed,
                host,
                days,
                size,
                &now(),
                host_id,
                rated,
            ],
        )
        .await?;
    Ok(row.is_some())
}

async fn change_seats(link: &Link, key: MatchKey, change: &Change) -> Result<(), StoreError> {
    if let Some(rows) = &change.seats {
        link.execute("DELETE FROM seats WHERE match = $1", &[&key]).await?;
        sit(link, key, rows).await?;
    }
    match &change.ended {
        Some(ended) => end(link, key, ended, change.hidden_for).await,
        None => Ok(()),
    }
}

/// These sit from now on. A table may not know yet that a person is gone: neither id nor name come
/// back by that. The person's row is locked, so that nobody is deleted at the same moment.
pub(super) async fn sit(link: &Link, key: MatchKey, rows: &[SeatRow]) -> Result<(), StoreError> {
    const SIT: &str = "WITH seated AS (
            SELECT * FROM unnest($2::smallint[], $3::uuid[], $4::text[], $5::text[])
                AS one(seat, person, bot, name)),
        known AS (
            SELECT id FROM people WHERE id IN (SELECT person FROM seated) FOR KEY SHARE)
        INSERT INTO seats (match, seat, person, bot, name)
        SELECT $1, seat, known.id, bot,
            CASE WHEN person IS NOT DISTINCT FROM known.id THEN name ELSE $6 END
        FROM seated LEFT JOIN known ON known.id = person";
    if rows.is_empty() {
        return Ok(());
    }
    let seats: Vec<_> = rows.iter().map(|row| i16::from(row.seat)).collect();
    let people: Vec<_> = rows.iter().map(|row| row.person).collect();
    let bots: Vec<_> = rows.iter().map(|row| row.bot.as_deref()).collect();
    let names: Vec<_> = rows.iter().map(|row| text(&row.name)).collect();
    link.execute(SIT, &[&key, &seats, &people, &bots, &names, &FORMER]).await?;
    Ok(())
}

/// Keeps the end of a match and rates the players, once.
async fn end(
    link: &Link,
    key: MatchKey,
    ended: &Ended,
    hidden_for: Millis,
) -> Result<(), StoreError> {
    // A second end of the same match is refused by the table: `Taken`.
    const RECORD: &str = "INSERT INTO records (match, finished, record) VALUES ($1, $2, $3)";
    const RESULTS: &str = "UPDATE seats SET place = one.place, score = one.score
        FROM unnest($2::smallint[], $3::smallint[], $4::bigint[]) AS one(seat, place, score)
        WHERE match = $1 AND seats.seat = one.seat";
    // In the order of the key, so that two ends wait for one another and never both.
    const COUNT: &str = "INSERT INTO played (game, players, seat, matches, wins)
        SELECT game, (SELECT count(*) FROM seats WHERE match = $1 AND place IS NOT NULL), seat, 1,
            (place = 1)::int
        FROM seats JOIN matches ON key = match WHERE match = $1 AND place IS NOT NULL
        ORDER BY game, seat
        ON CONFLICT (game, players, seat)
            DO UPDATE SET matches = played.matches + 1, wins = played.wins + excluded.wins";
    let results = &ended.results;
    let seats: Vec<_> = results.iter().map(|result| i16::from(result.seat)).collect();
    let places: Vec<_> = results.iter().map(|result| i16::from(result.place)).collect();
    let scores: Vec<_> = results.iter().map(|result| result.score).collect();
    link.execute(RECORD, &[&key, &(now() + hidden_for), &ended.record]).await?;
    link.execute(RESULTS, &[&key, &seats, &places, &scores]).await?;
    link.execute(COUNT, &[&key]).await?;
    if ended.rated { rating::rate(link, key).await } else { Ok(()) }
}
