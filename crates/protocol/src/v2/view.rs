//! A client's side of patches.

use super::{Update, apply};
use crate::v1::Seq;

/// The view as a client knows it.
#[derive(Clone, Debug, Default)]
pub struct KnownView {
    known: Option<(Seq, String)>,
}

/// The patch is of another view than the one that is known: the client asks for a fresh one with
/// [`Request::View`](crate::v1::Request::View).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lost;

impl KnownView {
    /// The view after an update.
    pub fn follow(&mut self, update: &Update) -> Result<&str, Lost> {
        let next = self.next(update);
        self.known = next;
        self.known.as_ref().map(|(_, view)| &**view).ok_or(Lost)
    }

    fn next(&self, update: &Update) -> Option<(Seq, String)> {
        if let Some(view) = &update.view {
            return Some((update.at.unwrap_or(update.seq), view.get().to_owned()));
        }
        let (number, view) = self.known.as_ref()?;
        let patch = update.patch.as_ref().filter(|_| update.after == Some(*number))?;
        let view = apply(view, patch.get())?;
        let right = update.check.is_none_or(|check| check == checksum(&view));
        right.then_some((update.seq, view))
    }
}

/// FNV-1a of the text's bytes, in 32 bits.
pub fn checksum(text: &str) -> u32 {
    text.bytes().fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn update(text: &str) -> Update {
        serde_json::from_str(text).expect("an update")
    }

    fn whole(seq: Seq, view: &str) -> Update {
        update(&format!(r#"{{"seq":{seq},"asked":{{"players":[]}},"steps":[],"view":{view}}}"#))
    }

    fn change(seq: Seq, after: Seq, patch: &str, check: u32) -> Update {
        update(&format!(
            r#"{{"seq":{seq},"asked":{{"players":[]}},"steps":[],"after":{after},"patch":{patch},"check":{check}}}"#
        ))
    }

    #[test]
    fn the_checksum_is_fnv_1a() {
        assert_eq!(checksum(""), 0x811c_9dc5);
        assert_eq!(checksum("foobar"), 0xbf9c_f968);
    }

    #[test]
    fn a_client_follows_patches() {
        let mut view = KnownView::default();
        let right = checksum(r#"{"turn":4}"#);
        assert_eq!(view.follow(&whole(7, r#"{"turn":3}"#)), Ok(r#"{"turn":3}"#));
        assert_eq!(view.follow(&change(9, 7, r#"{"turn":[4]}"#, right)), Ok(r#"{"turn":4}"#));
        assert_eq!(view.follow(&change(10, 9, "{}", right)), Ok(r#"{"turn":4}"#));
    }

    #[test]
    fn on_any_doubt_the_client_is_lost_until_it_gets_a_whole_view() {
        let (old, right) = (r#"{"turn":3}"#, checksum(r#"{"turn":4}"#));
        let doubts = [
            change(9, 8, r#"{"turn":[4]}"#, right),
            change(9, 7, r#"{"turns":[4]}"#, right),
            change(9, 7, r#"{"turn":[5]}"#, right),
        ];
        for doubt in doubts {
            let mut view = KnownView::default();
            assert_eq!(view.follow(&doubt), Err(Lost));
            assert!(view.follow(&whole(7, old)).is_ok());
            assert_eq!(view.follow(&doubt), Err(Lost));
            assert_eq!(view.follow(&change(9, 7, r#"{"turn":[4]}"#, right)), Err(Lost));
            assert_eq!(view.follow(&whole(9, old)), Ok(old));
        }
    }
}
