//! One message between two nodes: a JSON header, a line break, and the texts one after the other.
//!
//! Unknown fields are skipped and missing ones have defaults, so that nodes of two versions
//! understand each other. Texts are passed on unread.

use bytes::Bytes;
use serde::{Deserialize, Serialize};

use crate::NodeId;

/// A connection of a client, numbered by the node that has its socket.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct ConnId(pub u64);

/// What an item is about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A message, either way.
    #[default]
    Text,
    /// To the owner: the text is a [`Connect`](crate::link::Connect).
    Connect,
    /// To the owner: the client is gone.
    Disconnect,
    /// From the owner: close the client's socket; `seq` is the code.
    Close,
}

/// A message of one connection, or a part of it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Item {
    /// The connection.
    #[serde(rename = "c")]
    pub conn: ConnId,
    /// What it is about.
    #[serde(rename = "k", default, skip_serializing_if = "is_default")]
    pub kind: Kind,
    /// From the owner: the number of entries that the message follows.
    #[serde(rename = "s", default, skip_serializing_if = "is_default")]
    pub seq: u64,
    /// The key of the act that this is, or that this answers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// The text goes on in the next item.
    #[serde(default, skip_serializing_if = "is_default")]
    pub more: bool,
    /// The bytes of the text; set when it is written.
    #[serde(rename = "n", default)]
    pub(crate) length: usize,
    /// The text.
    #[serde(skip)]
    pub text: String,
}

impl Item {
    /// An item without a text.
    pub fn new(conn: ConnId, kind: Kind) -> Self {
        Self { conn, kind, ..Self::default() }
    }
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// One message on the bus.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Frame {
    /// The sender.
    pub from: NodeId,
    /// The receiver.
    pub to: NodeId,
    /// True if the sender owns the tables; a node can be gateway and owner for the same other.
    #[serde(default, skip_serializing_if = "is_default")]
    pub from_owner: bool,
    /// The number of the link. A resumed link has a higher one.
    pub link: u64,
    /// The number of this frame, from 1; 0 if it carries no items.
    #[serde(default, skip_serializing_if = "is_default")]
    pub number: u64,
    /// The number of the last frame that was sent, so that its loss is noticed.
    #[serde(default, skip_serializing_if = "is_default")]
    pub last: u64,
    /// All frames up to this number have arrived.
    #[serde(default, skip_serializing_if = "is_default")]
    pub confirmed: u64,
    /// From the owner: something is missing, resume.
    #[serde(default, skip_serializing_if = "is_default")]
    pub reset: bool,
    /// What it carries.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub items: Vec<Item>,
}

/// Why bytes are not a frame.
#[derive(Debug, thiserror::Error)]
pub enum FrameError {
    /// There is no line break after the header.
    #[error("a frame without a header")]
    NoHeader,
    /// The header is not what it should be.
    #[error("a frame with an invalid header: {0}")]
    Header(#[from] serde_json::Error),
    /// The texts are shorter or longer than the header says, or not UTF-8.
    #[error("a frame whose texts do not match its header")]
    Texts,
}

impl Frame {
    /// As bytes.
    pub fn encode(&self) -> Result<Bytes, FrameError> {
        let mut header = self.clone();
        for item in &mut header.items {
            item.length = item.text.len();
        }
        let mut bytes = serde_json::to_vec(&header)?;
        bytes.push(b'\n');
        for item in &self.items {
            bytes.extend_from_slice(item.text.as_bytes());
        }
        Ok(bytes.into())
    }

    /// From bytes.
    pub fn decode(bytes: &[u8]) -> Result<Self, FrameError> {
        let end = bytes.iter().position(|byte| *byte == b'\n').ok_or(FrameError::NoHeader)?;
        let mut frame: Self = serde_json::from_slice(&bytes[..end])?;
        let mut texts = &bytes[end + 1..];
        for item in &mut frame.items {
            let length = std::mem::take(&mut item.length);
            let (text, rest) = texts.split_at_checked(length).ok_or(FrameError::Texts)?;
            let text = str::from_utf8(text).map_err(|_| FrameError::Texts)?;
            item.text.push_str(text);
            texts = rest;
        }
        if !texts.is_empty() {
            return Err(FrameError::Texts);
        }
        Ok(frame)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn frame() -> Frame {
        let text = Item { seq: 7, text: "Grüße\n{}".into(), ..Item::new(ConnId(3), Kind::Text) };
        let gone = Item::new(ConnId(4), Kind::Disconnect);
        let items = vec![text, gone];
        Frame { from: NodeId(1), to: NodeId(2), link: 5, number: 9, items, ..Frame::default() }
    }

    #[test]
    fn a_frame_is_read_as_it_was_written() {
        let bytes = frame().encode().unwrap();
        assert_eq!(Frame::decode(&bytes).unwrap(), frame());
    }

    #[test]
    fn a_newer_node_may_add_fields_and_leave_out_what_is_the_default() {
        let bytes = b"{\"from\":1,\"to\":2,\"link\":5,\"colour\":\"red\"}\n";
        let frame = Frame::decode(bytes).unwrap();
        assert_eq!((frame.link, frame.number, frame.reset), (5, 0, false));
    }

    #[test]
    fn damaged_frames_are_refused() {
        let bytes = frame().encode().unwrap();
        assert!(matches!(Frame::decode(b"{}"), Err(FrameError::NoHeader)));
        assert!(matches!(Frame::decode(b"{}\n"), Err(FrameError::Header(_))));
        assert!(matches!(Frame::decode(&bytes[..bytes.len() - 1]), Err(FrameError::Texts)));
        assert!(matches!(Frame::decode(&[&bytes[..], b"x"].concat()), Err(FrameError::Texts)));
    }
}
