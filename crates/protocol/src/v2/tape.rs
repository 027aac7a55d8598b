//! Where the values of a JSON text begin and end.

use std::cell::RefCell;

/// A value, or the key of one.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    start: u32,
    end: u32,
    /// The number of the first node that is not inside this one.
    pub(super) next: u32,
    pub(super) kind: Kind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Object,
    Array,
    /// A text, a number, `true`, `false` or `null`.
    Plain,
}

/// The nodes of a text in the order in which they begin; those of an object are keys and values in
/// turn.
pub(super) struct Tape<'a> {
    text: &'a str,
    nodes: Vec<Node>,
}

/// More lists than are needed at a time are not kept, and no larger ones.
const SPARES: usize = 2;
const LARGEST: usize = 4096;

thread_local! {
    /// Lists to be used again: views are large and come often.
    static SPARE: RefCell<Vec<Vec<Node>>> = const { RefCell::new(Vec::new()) };
}

impl Drop for Tape<'_> {
    fn drop(&mut self) {
        let nodes = std::mem::take(&mut self.nodes);
        if nodes.capacity() <= LARGEST {
            SPARE.with_borrow_mut(|spare| {
                if spare.len() < SPARES {
                    spare.push(nodes);
                }
            });
        }
    }
}

impl<'a> Tape<'a> {
    /// Reads JSON without white space. None if something else is seen; not everything that is no
    /// JSON is.
    pub(super) fn read(text: &'a str) -> Option<Self> {
        let bytes = text.as_bytes();
        u32::try_from(bytes.len()).ok()?;
        let mut nodes = SPARE.with_borrow_mut(Vec::pop).unwrap_or_default();
        nodes.clear();
        let mut tape = Self { text, nodes };
        (tape.first_end(bytes)? == bytes.len()).then_some(tape)
    }

    /// The end of the first value.
    fn first_end(&mut self, bytes: &[u8]) -> Option<usize> {
        let Self { nodes, .. } = self;
        let mut open: Vec<usize> = Vec::with_capacity(16);
        let mut at = 0;
        loop {
            let start = at as u32;
            match *bytes.get(at)? {
                b'{' | b'[' => {
                    let kind = if bytes[at] == b'{' { Kind::Object } else { Kind::Array };
                    open.push(nodes.len());
                    nodes.push(Node { start, end: 0, next: 0, kind });
                    at += 1;
                    continue;
                }
                b'}' | b']' => {
                    let next = nodes.len() as u32;
                    let closed = &mut nodes[open.pop()?];
                    at += 1;
                    (closed.end, closed.next) = (at as u32, next);
                }
                b',' | b':' => {
                    at += 1;
                    continue;
                }
                first => {
                    at = plain_end(bytes, at, first)?;
                    let next = nodes.len() as u32 + 1;
                    nodes.push(Node { start, end: at as u32, next, kind: Kind::Plain });
                }
            }
            if open.is_empty() {
                return Some(at);
            }
        }
    }

    pub(super) fn node(&self, number: u32) -> Node {
        self.nodes[number as usize]
    }

    /// The text of a node.
    pub(super) fn text(&self, number: u32) -> &'a str {
        let node = self.node(number);
        &self.text[node.start as usize..node.end as usize]
    }

    /// What is inside a node: elements, or keys and values in turn.
    pub(super) fn inside(&self, number: u32) -> Inside<'_> {
        Inside { nodes: &self.nodes, at: number + 1, end: self.node(number).next }
    }
}

/// The end of a value that has nothing inside.
fn plain_end(bytes: &[u8], start: usize, first: u8) -> Option<usize> {
    if first != b'"' {
        let ends = |byte: &u8| matches!(byte, b',' | b'}' | b']' | b':' | b'{' | b'[' | b'"');
        return Some(bytes[start..].iter().position(ends).map_or(bytes.len(), |n| start + n));
    }
    let mut at = start + 1;
    loop {
        match *bytes.get(at)? {
            b'"' => return Some(at + 1),
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
}

/// The numbers of nodes side by side.
#[derive(Clone)]
pub(super) struct Inside<'a> {
    nodes: &'a [Node],
    at: u32,
    end: u32,
}

impl Iterator for Inside<'_> {
    type Item = u32;

    fn next(&mut self) -> Option<u32> {
        let at = (self.at < self.end).then_some(self.at)?;
        self.at = self.nodes[at as usize].next;
        Some(at)
    }
}
