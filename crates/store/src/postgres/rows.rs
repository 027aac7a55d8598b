//! What rows say, and what is kept of settings.

use serde_json::Value;
use tokio_postgres::Row;

use super::link::Link;
use crate::{Id, MatchKey, PastSeat, SeatRow, State, StoreError, Summary};

/// The seats of a match as arrays, so that a match is one row.
macro_rules! with_seats {
    ($columns:literal, $which:literal) => {
        with_seats!($columns, "", $which)
    };
    ($columns:literal, $more:literal, $which:literal) => {
        concat!(
            "SELECT ",
            $columns,
            ", seated.*",
            $more,
            " FROM matches
            CROSS JOIN LATERAL (SELECT array_agg(seat ORDER BY seat) AS seats,
                array_agg(person ORDER BY seat) AS people, array_agg(bot ORDER BY seat) AS bots,
                array_agg(name ORDER BY seat) AS names, array_agg(place ORDER BY seat) AS places,
                array_agg(score ORDER BY seat) AS scores,
                array_agg(before ORDER BY seat) AS before, array_agg(after ORDER BY seat) AS after
                FROM seats WHERE match = key) AS seated ",
            $which
        )
    };
}
pub(super) use with_seats;

/// The columns before those of [`with_seats`] are those of a summary with its whole settings.
pub(super) fn summary(row: &Row) -> Result<Summary, StoreError> {
    let state: &str = row.try_get(3)?;
    let past = past_seats(row, 9)?;
    Ok(Summary {
        key: row.try_get(0)?,
        id: row.try_get(1)?,
        game: row.try_get(2)?,
        state: State::named(state).ok_or_else(|| damaged(state))?,
        public: row.try_get(4)?,
        settings: row.try_get(5)?,
        created: row.try_get(6)?,
        changed: row.try_get(7)?,
        host: row.try_get(8)?,
        seats: past.into_iter().map(|past| past.row).collect(),
    })
}

/// The seats in the eight columns that [`with_seats`] adds, of which the first is this one.
pub(super) fn past_seats(row: &Row, column: usize) -> Result<Vec<PastSeat>, StoreError> {
    let seats: Vec<i16> = row.try_get::<_, Option<_>>(column)?.unwrap_or_default();
    if seats.is_empty() {
        return Ok(Vec::new());
    }
    let people: Vec<Option<Id>> = row.try_get(column + 1)?;
    let bots: Vec<Option<String>> = row.try_get(column + 2)?;
    let names: Vec<String> = row.try_get(column + 3)?;
    let places: Vec<Option<i16>> = row.try_get(column + 4)?;
    let scores: Vec<Option<i64>> = row.try_get(column + 5)?;
    let before: Vec<Option<i64>> = row.try_get(column + 6)?;
    let after: Vec<Option<i64>> = row.try_get(column + 7)?;
    let past = |index: usize| PastSeat {
        row: SeatRow {
            seat: seats[index] as u8,
            person: people[index],
            bot: bots[index].clone(),
            name: names[index].clone(),
        },
        place: places[index].map(|place| place as u8),
        score: scores[index],
        points: before[index].zip(after[index]),
    };
    Ok((0..seats.len()).map(past).collect())
}

pub(super) async fn past_seats_of(link: &Link, key: MatchKey) -> Result<Vec<PastSeat>, StoreError> {
    const SEATS: &str = with_seats!("key", "WHERE key = $1");
    let row = link.first(SEATS, &[&key]).await?;
    row.map_or(Ok(Vec::new()), |row| past_seats(&row, 1))
}

pub(super) fn damaged(what: &str) -> StoreError {
    StoreError::Damaged(format!("`{}` is nothing that is kept there", what.escape_debug()))
}

/// What lists and the lobby need of a match's settings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Listing {
    /// The settings without the text of the edition, if they have one.
    pub(super) listed: Option<String>,
    pub(super) host: Option<String>,
    /// The host, if that is the id of a person.
    pub(super) host_id: Option<Id>,
    pub(super) days: Option<bool>,
    pub(super) size: Option<i32>,
    pub(super) rated: Option<bool>,
}

impl Listing {
    /// Settings that are no JSON say nothing.
    pub(super) fn of(settings: &str) -> Self {
        let Ok(mut settings) = serde_json::from_str::<Value>(settings) else {
            return Self::default();
        };
        let host = settings.get("host").and_then(Value::as_str).map(str::to_owned);
        let days = settings.pointer("/table/clock/days").is_some();
        let size = settings.pointer("/table/players").and_then(Value::as_i64);
        let rated = settings.pointer("/table/rated").and_then(Value::as_bool);
        let edition = settings.pointer_mut("/table/edition").and_then(Value::as_object_mut);
        let text = edition.and_then(|edition| edition.remove("text"));
        let listed = text.map(|_| settings.to_string());
        let host_id = host.as_ref().and_then(|host: &String| host.parse().ok());
        let (days, size) = (Some(days), size.map(|size| size as i32));
        Self { listed, host, host_id, days, size, rated }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_listing_has_what_the_lobby_filters_by() {
        let settings = r#"{"host":"anne","table":{"players":3,"clock":{"days":3},"rated":true}}"#;
        let listing = Listing::of(settings);
        assert_eq!((listing.listed, listing.host.as_deref()), (None, Some("anne")));
        assert_eq!((listing.days, listing.size, listing.rated), (Some(true), Some(3), Some(true)));
        assert_eq!(Listing::of(r#"{"table":{"clock":"none"}}"#).days, Some(false));
        assert_eq!(Listing::of("no JSON"), Listing::default());
    }
}
