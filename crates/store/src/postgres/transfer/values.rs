//! One value, from one engine to the other.

use rusqlite::types::{Value, ValueRef};
use tokio_postgres::Row;
use tokio_postgres::types::ToSql;

use super::super::rows::damaged;
use super::super::types::text;
use super::tables::Kind;
use crate::{Id, StoreError};

/// A value on its way to PostgreSQL.
pub(super) type Cell = Box<dyn ToSql + Sync + Send>;

pub(super) fn cell(value: ValueRef<'_>, kind: Kind) -> Result<Cell, StoreError> {
    let wrong = || damaged(&format!("{value:?}"));
    let integer = || value.as_i64_or_null().map_err(|_| wrong());
    let string = || value.as_str_or_null().map_err(|_| wrong());
    let small = |number: i64| i16::try_from(number).map_err(|_| wrong());
    let int = |number: i64| i32::try_from(number).map_err(|_| wrong());
    Ok(match kind {
        Kind::Big => Box::new(integer()?),
        Kind::Int => Box::new(integer()?.map(int).transpose()?),
        Kind::Small => Box::new(integer()?.map(small).transpose()?),
        Kind::Bool => Box::new(integer()?.map(|number| number != 0)),
        Kind::Real => Box::new(value.as_f64_or_null().map_err(|_| wrong())?),
        Kind::Text => Box::new(string()?.map(text)),
        Kind::Bytes => Box::new(value.as_blob_or_null().map_err(|_| wrong())?.map(<[u8]>::to_vec)),
        Kind::Id => {
            Box::new(string()?.map(|id| id.parse::<Id>().map_err(|_| wrong())).transpose()?)
        }
    })
}

/// A value on its way to SQLite.
pub(super) fn value(row: &Row, column: usize, kind: Kind) -> Result<Value, StoreError> {
    let found = match kind {
        Kind::Big => row.try_get::<_, Option<i64>>(column)?.map(Value::Integer),
        Kind::Int => row.try_get::<_, Option<i32>>(column)?.map(|it| Value::Integer(it.into())),
        Kind::Small => row.try_get::<_, Option<i16>>(column)?.map(|it| Value::Integer(it.into())),
        Kind::Bool => row.try_get::<_, Option<bool>>(column)?.map(|it| Value::Integer(it.into())),
        Kind::Real => row.try_get::<_, Option<f64>>(column)?.map(Value::Real),
        Kind::Text => row.try_get::<_, Option<String>>(column)?.map(Value::Text),
        Kind::Bytes => row.try_get::<_, Option<Vec<u8>>>(column)?.map(Value::Blob),
        Kind::Id => row.try_get::<_, Option<Id>>(column)?.map(|id| Value::Text(id.to_string())),
    };
    Ok(found.unwrap_or(Value::Null))
}
