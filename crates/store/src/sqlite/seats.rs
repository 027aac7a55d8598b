//! Who sits where, and their results.

use rusqlite::{Connection, Row, params};

use crate::{FORMER, MatchKey, PastSeat, SeatRow, StoreError};

const SELECT: &str = "SELECT seat, person, bot, name, place, score, before, after FROM seats
    WHERE match = ?1 ORDER BY seat";

/// From now on these sit, and nobody else.
pub(crate) fn sit(
    connection: &Connection,
    key: MatchKey,
    rows: &[SeatRow],
) -> Result<(), StoreError> {
    // A table may not know yet that a person is gone: neither id nor name come back by that.
    const INSERT: &str = "INSERT INTO seats (match, seat, person, bot, name)
        SELECT ?1, ?2, id, ?4, iif(?3 IS id, ?5, ?6) FROM (SELECT 1)
        LEFT JOIN people ON id = ?3";
    connection.prepare_cached("DELETE FROM seats WHERE match = ?1")?.execute([key])?;
    let mut insert = connection.prepare_cached(INSERT)?;
    for SeatRow { seat, person, bot, name } in rows {
        insert.execute(params![key, seat, person, bot, name, FORMER])?;
    }
    Ok(())
}

pub(crate) fn of_match(connection: &Connection, key: MatchKey) -> Result<Vec<SeatRow>, StoreError> {
    Ok(connection.prepare_cached(SELECT)?.query_map([key], read)?.collect::<Result<_, _>>()?)
}

pub(crate) fn of_finished(
    connection: &Connection,
    key: MatchKey,
) -> Result<Vec<PastSeat>, StoreError> {
    Ok(connection.prepare_cached(SELECT)?.query_map([key], read_past)?.collect::<Result<_, _>>()?)
}

fn read(row: &Row<'_>) -> rusqlite::Result<SeatRow> {
    Ok(SeatRow { seat: row.get(0)?, person: row.get(1)?, bot: row.get(2)?, name: row.get(3)? })
}

fn read_past(row: &Row<'_>) -> rusqlite::Result<PastSeat> {
    let points: (Option<i64>, Option<i64>) = (row.get(6)?, row.get(7)?);
    Ok(PastSeat {
        row: read(row)?,
        place: row.get(4)?,
        score: row.get(5)?,
        points: points.0.zip(points.1),
    })
}
