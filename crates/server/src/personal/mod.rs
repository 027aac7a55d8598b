//! What a person hears of besides their table: the lobby and their turns.
//!
//! Tables report to the [`Hub`] after every change that is stored. One task passes it on to
//! personal sockets, at most once a second. People who watch the same share one message.

mod feed;
mod hub;
mod listing;
mod news;
mod seeking;
mod socket;
mod turns;

pub(crate) use hub::{Hub, SocketId};
pub(crate) use listing::{MOST, OF_HOST, listed};
pub(crate) use news::{AskedPerson, News};
pub(crate) use socket::__path_connect;
pub(crate) use socket::connect;
pub(crate) use turns::{__path_turns, turns};
