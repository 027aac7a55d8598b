//! Why a socket will never open again: the table is gone, or the session is.

use leptos::prelude::*;
use web_kit::words::{said, say};

use crate::api;
use crate::frame::{masthead, wrecked};

/// What the server says for good.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    /// There is no such table any more.
    Gone,
    /// The person's session has ended.
    SignedOut,
}

/// What the server answers when a socket could not be opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    Ended(End),
    /// The socket may open at the next attempt.
    Goes,
    /// Nobody answers.
    Unreachable,
}

/// Asks the server whether a socket can still be opened: a table's, or the personal one.
pub(crate) async fn ask(table: Option<&str>) -> Verdict {
    let table = match table {
        Some(id) => Some(api::status("GET", &format!("/tables/{id}")).await),
        None => None,
    };
    if table == Some(None) {
        return Verdict::Unreachable;
    }
    judge(table.flatten(), api::status("GET", "/me").await)
}

/// By the status for the table, if it is about one, and for the person.
fn judge(table: Option<u16>, me: Option<u16>) -> Verdict {
    match (table, me) {
        (Some(404), _) => Verdict::Ended(End::Gone),
        (_, Some(401)) => Verdict::Ended(End::SignedOut),
        (_, Some(_)) => Verdict::Goes,
        (_, None) => Verdict::Unreachable,
    }
}

/// The page that takes the place of the one that cannot go on.
pub(crate) fn page(end: End) -> impl IntoView {
    let again = |_| {
        // The address is the right one already: the person comes back there as a guest.
        let _ = window().location().reload();
    };
    let (reason, about) = match end {
        End::Gone => ("online-gone-table", "online-gone-table-about"),
        End::SignedOut => ("pages-signed-out", "online-signed-out-about"),
    };
    let ways = match end {
        End::Gone => {
            view! { <a class="button main" href="/lobby">{said("online-to-lobby")}</a> }.into_any()
        }
        End::SignedOut => view! {
            <a class="button main to-sign-in" href="/me">{said("pages-sign-in")}</a>
            <button class="button as-guest" on:click=again>{said("online-as-guest")}</button>
        }
        .into_any(),
    };
    view! {
        {masthead::masthead("online-table", said("online-table"), ().into_any(), ().into_any())}
        <main class="port single">{wrecked(say(reason), about, ways)}</main>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_that_is_gone_counts_more_than_a_session_that_has_ended() {
        assert_eq!(judge(Some(404), Some(401)), Verdict::Ended(End::Gone));
        assert_eq!(judge(Some(404), None), Verdict::Ended(End::Gone));
        assert_eq!(judge(Some(200), Some(401)), Verdict::Ended(End::SignedOut));
        assert_eq!(judge(None, Some(401)), Verdict::Ended(End::SignedOut));
    }

    #[test]
    fn a_server_that_is_busy_or_restarts_ends_nothing() {
        assert_eq!(judge(Some(200), Some(200)), Verdict::Goes);
        assert_eq!(judge(Some(429), Some(429)), Verdict::Goes);
        assert_eq!(judge(None, None), Verdict::Unreachable);
        assert_eq!(judge(Some(200), None), Verdict::Unreachable);
    }
}
