//! Online play: the lobby, tables with people elsewhere, and the connection to the server.

mod absent;
mod alert;
pub(crate) mod api;
mod away;
mod chat;
mod connection;
mod find;
mod gathering;
mod leaving;
mod lobby;
mod made;
mod make;
mod qr;
mod shares;
mod source;
mod table_page;
mod trouble;
mod verify;
mod websocket;

pub(crate) use crate::online::connection::{News, TableConnection};
pub(crate) use crate::online::find::{find_table, follow};
pub(crate) use crate::online::lobby::lobby_page;
pub(crate) use crate::online::make::make_page;
pub(crate) use crate::online::table_page::table_page;
pub(crate) use crate::online::websocket::SocketState;
