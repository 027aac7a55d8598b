//! Ids as SQLite keeps them: as text.

use rusqlite::types::{FromSql, FromSqlResult, ToSqlOutput, ValueRef};

use crate::Id;

impl rusqlite::ToSql for Id {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.to_string().into())
    }
}

impl FromSql for Id {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        value.as_str()?.parse().map_err(rusqlite::types::FromSqlError::other)
    }
}
