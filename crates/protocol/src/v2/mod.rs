//! Version 2 of the protocol: version 1, but an update carries what has changed of the view.
//!
//! A client asks for it in its [`Hello`](crate::v1::Hello). Requests are those of version 1, and
//! so are all answers but [`Update`].

mod patch;
mod tape;
mod update;
mod view;

pub use patch::{apply, diff};
pub use update::{Answer, Step, Update};
pub use view::{KnownView, Lost, checksum};

/// The protocol version, as a hello asks for it and a welcome confirms it.
pub const VERSION: u32 = 2;
