//! Deleting accounts. The person is deleted at once; tables are notified one by one, and pending
//! notifications are stored so that a restart continues with them.

use crate::{Id, Receipt, Store, StoreError};

/// A table that hasn't been notified of a deleted account yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leaving {
    /// The deleted person's id.
    pub person: Id,
    /// The table's id.
    pub table: Id,
}

impl Store {
    /// Deletes a person. Their matches stay, anonymised. Their open tables must be notified:
    /// [`Store::leaving`] lists them until [`Store::left`].
    pub fn delete_person(&self, id: Id) -> Receipt<()> {
        engine!(self, engine => engine.delete_person(id))
    }

    /// Tables that haven't been notified of a deleted account yet.
    pub async fn leaving(&self) -> Result<Vec<Leaving>, StoreError> {
        engine!(self, engine => engine.leaving().await)
    }

    /// Records that a table has been notified.
    pub fn left(&self, Leaving { person, table }: Leaving) -> Receipt<()> {
        engine!(self, engine => engine.left(Leaving { person, table }))
    }
}
