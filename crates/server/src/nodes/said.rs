//! What a client and its table have said, as far as it takes to go on at another node.

use std::collections::VecDeque;

use protocol::v1::{Hello, Request, Seq};
use serde::Deserialize;
use serde_json::value::RawValue;
use tungstenite::Utf8Bytes;

/// Messages of a client that may be under way, and their bytes. More are not remembered.
const MOST: usize = 128;
const BYTES: usize = 64 * 1024;

/// What went through since the socket was attached.
#[derive(Debug, Default)]
pub(super) struct Said {
    /// The client's last messages.
    texts: VecDeque<Utf8Bytes>,
    /// The number of the first of them.
    first: u64,
    bytes: usize,
    hello: Option<Hello>,
    /// The last step that the client knows.
    seen: Option<Seq>,
    /// The next welcome answers a hello of ours.
    is_again: bool,
}

#[derive(Deserialize)]
struct Updated {
    update: Step,
}

#[derive(Deserialize)]
struct Step {
    seq: Seq,
}

#[derive(Deserialize)]
struct Welcomed<'a> {
    #[serde(borrow)]
    welcome: Welcome<'a>,
}

#[derive(Deserialize)]
struct Welcome<'a> {
    #[serde(borrow)]
    table: &'a RawValue,
}

impl Said {
    /// The client says something.
    pub(super) fn say(&mut self, text: Utf8Bytes) {
        if text.contains("\"hello\"")
            && let Ok(Request::Hello(hello)) = serde_json::from_str(&text)
        {
            self.hello = Some(hello);
        }
        self.bytes += text.len();
        self.texts.push_back(text);
        while self.texts.len() > MOST || self.bytes > BYTES {
            let Some(old) = self.texts.pop_front() else { return };
            self.bytes -= old.len();
            self.first += 1;
        }
    }

    /// The table tells something; what the client is told of it. Who never went away isn't
    /// welcomed again.
    pub(super) fn hear(&mut self, text: Utf8Bytes) -> Utf8Bytes {
        if text.starts_with(r#"{"update""#) {
            if let Ok(Updated { update }) = serde_json::from_str(&text) {
                self.seen = Some(update.seq);
            }
        } else if self.is_again
            && text.starts_with(r#"{"welcome""#)
            && let Ok(Welcomed { welcome }) = serde_json::from_str(&text)
        {
            self.is_again = false;
            return format!(r#"{{"table":{}}}"#, welcome.table).into();
        }
        text
    }

    /// What to say at another node after this number of messages was taken here; none if some of the rest
    /// is not known any more.
    pub(super) fn again(&mut self, taken: u64) -> Option<Vec<Utf8Bytes>> {
        let taken = usize::try_from(taken.checked_sub(self.first)?).ok()?;
        let rest = self.texts.split_off(taken.min(self.texts.len()));
        let greeted = taken > 0 || self.first > 0;
        let hello = self.hello.clone().filter(|_| greeted).map(|hello| {
            let hello = Hello { after: self.seen, ..hello };
            serde_json::to_string(&Request::Hello(hello)).expect("a message is plain data").into()
        });
        let is_again = hello.is_some();
        let again: Vec<_> = hello.into_iter().chain(rest).collect();
        let seen = self.seen;
        *self = Self { seen, hello: self.hello.take(), is_again, ..Self::default() };
        for text in &again {
            self.say(text.clone());
        }
        Some(again)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(texts: &[&'static str]) -> Said {
        let mut said = Said::default();
        for text in texts {
            said.say(Utf8Bytes::from_static(text));
        }
        said
    }

    const HELLO: &str = r#"{"hello":{"protocol":2,"legal":false}}"#;

    #[test]
    fn what_was_not_taken_is_said_again_after_a_hello() {
        let mut said = said(&[HELLO, "a", "b", "c"]);
        said.hear(r#"{"update":{"seq":7,"asked":{}}}"#.into());
        let again = said.again(2).unwrap();
        assert_eq!(again[0].as_str(), r#"{"hello":{"after":7,"legal":false,"protocol":2}}"#);
        assert_eq!(again[1..], ["b", "c"]);
        // It moves once more before anything is taken there.
        assert_eq!(said.again(0).unwrap(), again);
        assert_eq!(said.again(3).unwrap(), again[..1]);
    }

    #[test]
    fn a_hello_that_was_not_taken_is_said_as_it_was() {
        assert_eq!(said(&[HELLO, "a"]).again(0).unwrap(), [HELLO, "a"]);
        assert_eq!(said(&[]).again(0).unwrap(), Vec::<Utf8Bytes>::new());
    }

    #[test]
    fn only_a_second_welcome_becomes_a_table() {
        let welcome = r#"{"welcome":{"protocol":1,"table":{"id":"x"},"chat":[]}}"#;
        let mut said = said(&[HELLO]);
        assert_eq!(said.hear(welcome.into()).as_str(), welcome);
        said.again(1).unwrap();
        assert_eq!(said.hear(welcome.into()).as_str(), r#"{"table":{"id":"x"}}"#);
        assert_eq!(said.hear(welcome.into()).as_str(), welcome);
    }

    #[test]
    fn the_prefixes_are_those_of_the_protocol() {
        let done = protocol::v1::Acknowledged { key: "k".into(), seq: 1 };
        let text = serde_json::to_string(&protocol::v1::Answer::Acknowledged(done)).unwrap();
        assert!(text.starts_with(r#"{"acknowledged""#), "{text}");
    }

    #[test]
    fn a_client_that_floods_is_not_remembered() {
        let mut said = said(&[HELLO]);
        for _ in 0..MOST {
            said.say(Utf8Bytes::from_static("x"));
        }
        assert!(said.again(0).is_none());
        let mut said = self::said(&[HELLO]);
        said.say("x".repeat(BYTES + 1).into());
        assert!(said.texts.is_empty());
    }
}
