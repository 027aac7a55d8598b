//! Records that are opened in the bundle of their game: from the server, a file, a text or a link.

use leptos::prelude::*;
use leptos::task::spawn_local;
use web_kit::model::GameUi;

use crate::api;
use crate::archive;
use crate::replay::found::{Found, Origin};
use crate::replay::link::{self, Fragment};
use crate::replay::page::{looking, record_page, sorry};
use crate::replay::{Unreadable, find, given};

/// A finished match of the server, by its id.
pub(crate) fn online_page<U: GameUi>(id: String) -> impl IntoView {
    page::<U>(async move {
        let text = api::record(&id).await.map_err(Unreadable::Missing)?;
        Found::read(&text, Origin::Online(id))
    })
}

/// A record in the address, or the one that the person gave.
pub(crate) fn given_page<U: GameUi>() -> impl IntoView {
    page::<U>(async {
        let text = match Fragment::here().record {
            Some(packed) => link::unpack(&packed).await?,
            None => given::kept().ok_or(Unreadable::Link)?,
        };
        Found::read(&text, Origin::Given)
    })
}

/// The page of a record, once it is there. A change of language does not rebuild it.
fn page<U: GameUi>(
    coming: impl Future<Output = Result<Found, Unreadable>> + 'static,
) -> impl IntoView {
    let answer = RwSignal::new(None::<Result<Found, Unreadable>>);
    spawn_local(async move {
        let _ = answer.try_set(Some(coming.await));
    });
    move || {
        let Some(found) = answer.get() else { return looking().into_any() };
        let page = untrack(|| found.and_then(|found| record_page::<U>(&found)));
        page.unwrap_or_else(|wrong| sorry(wrong.words()).into_any())
    }
}

/// Gives the matches of an earlier version what the archive shows of them, then goes to the next game
/// that has such matches, or back to the archive.
pub(crate) fn mend<U: GameUi>() -> AnyView {
    archive::mend::<U>();
    find::mend(archive::unmended(Some(U::ID)));
    looking().into_any()
}
