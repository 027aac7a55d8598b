//! Our types as PostgreSQL keeps them.

use std::error::Error;

use bytes::BytesMut;
use tokio_postgres::types::{FromSql, IsNull, ToSql, Type, accepts, to_sql_checked};

use crate::{Id, MatchKey};

impl ToSql for Id {
    fn to_sql(&self, _: &Type, out: &mut BytesMut) -> Result<IsNull, Box<dyn Error + Sync + Send>> {
        out.extend_from_slice(self.as_bytes());
        Ok(IsNull::No)
    }

    accepts!(UUID);
    to_sql_checked!();
}

impl FromSql<'_> for Id {
    fn from_sql(_: &Type, raw: &[u8]) -> Result<Self, Box<dyn Error + Sync + Send>> {
        Ok(Self::from_bytes(raw.try_into()?))
    }

    accepts!(UUID);
}

impl ToSql for MatchKey {
    fn to_sql(
        &self,
        kind: &Type,
        out: &mut BytesMut,
    ) -> Result<IsNull, Box<dyn Error + Sync + Send>> {
        self.0.to_sql(kind, out)
    }

    accepts!(INT8);
    to_sql_checked!();
}

impl FromSql<'_> for MatchKey {
    fn from_sql(kind: &Type, raw: &[u8]) -> Result<Self, Box<dyn Error + Sync + Send>> {
        i64::from_sql(kind, raw).map(Self)
    }

    accepts!(INT8);
}

/// Text that people wrote. PostgreSQL refuses the character 0, which SQLite keeps.
pub(super) fn text(text: &str) -> String {
    text.replace('\0', "\u{fffd}")
}
