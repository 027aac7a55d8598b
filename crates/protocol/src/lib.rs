//! The versioned messages between the server and its clients. Types only: no
//! I/O, and everything compiles to WebAssembly.
//!
//! Actions, views and events travel as the games write them
//! (`docs/notation.md`), unchanged, as [`serde_json::value::RawValue`].
//!
//! ```
//! use protocol::v1::Request;
//!
//! let text = r#"{"act":{"seq":7,"key":"k1","action":{"mutiny":false}}}"#;
//! let Request::Act(act) = serde_json::from_str(text)? else { unreachable!() };
//! assert_eq!(act.action.get(), r#"{"mutiny":false}"#);
//! # Ok::<(), serde_json::Error>(())
//! ```

pub mod v1;
pub mod v2;
