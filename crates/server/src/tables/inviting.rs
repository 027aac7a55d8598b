//! For whom a host may keep seats: anybody, as long as it does not bother them.

use store::{Id, Invitations};

use super::Connected;
use super::state::{Expected, KEPT};
use crate::people::Name;
use crate::refusal::Refusal;
use crate::socket::NotTaken;

/// Tables at which seats are kept for a person, or where they wait themselves.
const INVITATIONS: usize = 40;

/// Those of one host among them.
const OF_ONE_HOST: usize = 5;

impl Connected {
    /// A person by id, or an account by its name.
    pub(super) async fn invite(&self, person: &str) -> Result<Option<Expected>, NotTaken> {
        let Some(expected) = self.find(person).await else { return Ok(None) };
        let since = store::now() - KEPT.cast_signed();
        let found = self.store.invitations(expected.person, self.person, since).await;
        let Invitations { all, of_host } =
            found.map_err(|error| Refusal::from(error).not_taken())?;
        if all >= INVITATIONS || of_host >= OF_ONE_HOST {
            let message = "too many seats are reserved for this person already";
            return Err(NotTaken::new("too_many", message));
        }
        Ok(Some(expected))
    }

    async fn find(&self, person: &str) -> Option<Expected> {
        let id = match (person.parse::<Id>(), Name::new(person)) {
            (Ok(id), _) => id,
            (Err(_), Ok(name)) => self.store.account(name.folded()).await.ok()??.0,
            (Err(_), Err(_)) => return None,
        };
        let row = self.store.person(id).await.ok()??;
        Some(Expected { person: row.id, name: row.name })
    }
}
