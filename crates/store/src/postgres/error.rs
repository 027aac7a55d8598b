//! What PostgreSQL says, as errors of the store.

use tokio_postgres::error::SqlState;

use crate::StoreError;

impl From<tokio_postgres::Error> for StoreError {
    fn from(error: tokio_postgres::Error) -> Self {
        match error.as_db_error() {
            Some(told) => told_by_database(told.code(), told.message()),
            None if takes_no_writes(&error) => Self::ReadOnly,
            // The connection, not the database.
            None => Self::Unavailable(with_cause(&error)),
        }
    }
}

fn told_by_database(code: &SqlState, message: &str) -> StoreError {
    let text = || message.to_owned();
    if *code == SqlState::UNIQUE_VIOLATION {
        StoreError::Taken
    } else if *code == SqlState::DISK_FULL {
        StoreError::Full
    } else if *code == SqlState::READ_ONLY_SQL_TRANSACTION {
        StoreError::ReadOnly
    } else if *code == SqlState::INSUFFICIENT_PRIVILEGE {
        StoreError::Denied(text())
    } else if code.code().starts_with("58") {
        // Its disk, or something else it needs from its machine.
        StoreError::Broken(text())
    } else if [SqlState::DATA_CORRUPTED, SqlState::INDEX_CORRUPTED].contains(code) {
        StoreError::Damaged(text())
    } else if refused(code) {
        StoreError::Refused(text())
    } else if temporary(code) {
        StoreError::Unavailable(text())
    } else {
        StoreError::Postgres(format!("{message} ({})", code.code()))
    }
}

/// Nothing that waiting would help against.
fn refused(code: &SqlState) -> bool {
    [
        SqlState::INVALID_PASSWORD,
        SqlState::INVALID_AUTHORIZATION_SPECIFICATION,
        SqlState::INVALID_CATALOG_NAME,
    ]
    .contains(code)
}

/// The database is on its way down or up, has too much to do, or took back what was done.
fn temporary(code: &SqlState) -> bool {
    let classes = ["08", "57P", "40", "55P03", "25P03", "53300", "57014"];
    classes.iter().any(|class| code.code().starts_with(class))
}

/// A server to connect to was found, and refused because it is read-only.
fn takes_no_writes(error: &tokio_postgres::Error) -> bool {
    let cause = std::error::Error::source(error);
    cause.is_some_and(|cause| cause.to_string() == "database does not allow writes")
}

fn with_cause(error: &tokio_postgres::Error) -> String {
    match std::error::Error::source(error) {
        Some(cause) => format!("{error}: {cause}"),
        None => error.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_disk_of_the_database_that_fails_is_no_mistake_of_ours() {
        let told = |code| told_by_database(&SqlState::from_code(code), "could not fsync file");
        for code in ["58000", "58030"] {
            assert!(matches!(told(code), StoreError::Broken(_)), "{code}");
        }
        for code in ["XX001", "XX002"] {
            assert!(matches!(told(code), StoreError::Damaged(_)), "{code}");
        }
        assert!(matches!(told("53100"), StoreError::Full));
        assert!(matches!(told("57P01"), StoreError::Unavailable(_)));
        assert!(matches!(told("22021"), StoreError::Postgres(_)));
    }
}
