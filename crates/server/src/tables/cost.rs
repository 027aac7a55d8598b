//! What messages cost others: whatever changes a table or is sent to the people at it. A person has
//! one budget for that, however many sockets they open and tables they sit at.

use protocol::v1::Request;

/// What a person may spend at once, and then every minute.
pub(crate) const BUDGET: u32 = 120;

/// What a message takes of the budget. Those that cost nothing answer the sender alone, or go
/// at the pace of the match; the allowance of the socket bounds them.
pub(super) fn of(request: &Request) -> u32 {
    match request {
        Request::Act(_) | Request::Reveal { .. } | Request::View { .. } | Request::Mute { .. } => 0,
        // A page of history is written anew each time, and few are written at once.
        Request::History { .. }
        | Request::Hello(_)
        | Request::Sit(_)
        | Request::Stand {}
        | Request::Bot { .. }
        | Request::Unseat { .. }
        | Request::Ready { .. }
        | Request::Wait {}
        | Request::TakeOver { .. }
        | Request::Close {}
        | Request::CallOff { .. }
        | Request::Standing { .. }
        | Request::Colors { .. }
        | Request::Start {}
        | Request::Commit { .. }
        | Request::Undo {}
        | Request::Consent { .. }
        | Request::Rematch {} => 1,
        Request::Chat { .. } => 2,
        // Somebody elsewhere hears of it, or a match is set up to check it.
        Request::Remove { .. } | Request::Reserve { .. } | Request::Settings(_) => 6,
    }
}
