//! Online play: the lobby, tables with people elsewhere, and the connection to the server.

mod absent;
mod alert;
mod away;
mod berths;
mod chat;
mod choices;
mod connection;
mod filter;
mod find;
mod gathering;
mod home;
mod hosting;
mod leaving;
mod lobby;
mod made;
mod make;
mod newest;
mod personal;
mod play_now;
mod qr;
mod quay;
mod shares;
mod ship;
mod source;
mod standing;
mod table_page;
mod verify;
mod websocket;
mod you;

pub(crate) use crate::online::connection::{News, TableConnection};
pub(crate) use crate::online::find::find_table;
pub(crate) use crate::online::home::Home;
pub(crate) use crate::online::lobby::lobby_page;
pub(crate) use crate::online::make::make_page;
pub(crate) use crate::online::table_page::table_page;
pub(crate) use crate::online::websocket::SocketState;
