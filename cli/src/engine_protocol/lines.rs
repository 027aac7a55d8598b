//! Reads lines of any length; overlong lines are skipped without buffering.

use std::io::{self, BufRead};

/// A line longer than this is refused. A record of the longest match is far
/// shorter.
const LONGEST: usize = 16 * 1024 * 1024;

pub(crate) struct Lines<R> {
    input: R,
    line: Vec<u8>,
}

/// A line, or that it was too long.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Line<'a> {
    Bytes(&'a [u8]),
    TooLong,
}

impl<R: BufRead> Lines<R> {
    pub(crate) fn new(input: R) -> Self {
        Self { input, line: Vec::new() }
    }

    /// The next line without its end; none at the end of the input.
    pub(crate) fn next_line(&mut self) -> io::Result<Option<Line<'_>>> {
        self.line.clear();
        let (mut read, mut too_long) = (false, false);
        loop {
            let bytes = match self.input.fill_buf() {
                Ok(bytes) => bytes,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            if bytes.is_empty() {
                break;
            }
            read = true;
            let end = bytes.iter().position(|&byte| byte == b'\n');
            let part = &bytes[..end.unwrap_or(bytes.len())];
            too_long |= self.line.len() + part.len() > LONGEST;
            if too_long {
                self.line.clear();
            } else {
                self.line.extend_from_slice(part);
            }
            let used = part.len() + usize::from(end.is_some());
            self.input.consume(used);
            if end.is_some() {
                break;
            }
        }
        Ok(read.then_some(if too_long { Line::TooLong } else { Line::Bytes(&self.line) }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_end_at_line_feeds_and_at_the_end_of_input() {
        let mut lines = Lines::new(&b"one\n\nthree"[..]);
        assert_eq!(lines.next_line().unwrap(), Some(Line::Bytes(b"one")));
        assert_eq!(lines.next_line().unwrap(), Some(Line::Bytes(b"")));
        assert_eq!(lines.next_line().unwrap(), Some(Line::Bytes(b"three")));
        assert_eq!(lines.next_line().unwrap(), None);
    }

    #[test]
    fn a_line_that_is_too_long_is_skipped_and_the_next_is_read() {
        let mut text = vec![b'x'; LONGEST + 1];
        text.extend_from_slice(b"\nnext\n");
        let mut lines = Lines::new(io::BufReader::with_capacity(4096, &text[..]));
        assert_eq!(lines.next_line().unwrap(), Some(Line::TooLong));
        assert!(lines.line.capacity() <= 2 * LONGEST);
        assert_eq!(lines.next_line().unwrap(), Some(Line::Bytes(b"next")));
    }
}
