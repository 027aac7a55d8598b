//! On line: the lobby, tables with people elsewhere, and the line to the server.

mod alert;
pub(crate) mod api;
mod away;
mod chat;
mod gathering;
mod line;
mod lobby;
mod make;
mod qr;
mod session;
mod shares;
mod table_page;
mod trouble;
mod verify;

pub(crate) use crate::online::line::State;
pub(crate) use crate::online::lobby::lobby_page;
pub(crate) use crate::online::make::make_page;
pub(crate) use crate::online::session::{News, Session};
pub(crate) use crate::online::table_page::{find_table, online_table};
pub(crate) use crate::online::verify::verify;
