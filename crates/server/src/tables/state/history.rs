//! What has happened since the match began, page by page. A page takes a while to write, so that
//! happens on another thread.

use engine::{AnyMatch, Retold};
use game::Viewer;
use protocol::v1::{Answer, History, Phase, Seq};
use serde_json::value::RawValue;

use super::outbox::{Wire, wire};
use super::telling::english;
use super::{ConnId, Refusal, TableState};

/// The bytes of text that fill a page.
const PAGE: usize = 64 * 1024;

/// A page that somebody asked for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wanted {
    connection: ConnId,
    after: Seq,
}

impl Wanted {
    pub(super) fn is_of(self, connection: ConnId) -> bool {
        self.connection == connection
    }
}

/// A page to be written.
pub(crate) struct PageWork {
    connection: ConnId,
    viewer: Viewer,
    play: Box<dyn AnyMatch>,
    /// Steps with the number of inputs that the match had after each.
    steps: Vec<(Seq, usize)>,
    /// How many inputs came before these steps.
    from: usize,
}

impl PageWork {
    pub(crate) fn connection(&self) -> ConnId {
        self.connection
    }

    /// Writes the page; this may take a while.
    pub(crate) fn write(&self) -> Wire {
        let mut page = Page { inputs: self.from, ..Page::default() };
        let mut steps = self.steps.iter().peekable();
        self.play.retell(self.viewer, self.from, &mut |told| {
            page.add(told);
            while let Some((seq, _)) = steps.next_if(|(_, end)| *end <= page.inputs) {
                page.end_step(*seq);
            }
            page.bytes < PAGE
        });
        let last = page.history.steps.last().map(|(seq, _)| *seq);
        page.history.next = last.filter(|_| steps.peek().is_some());
        wire(&Answer::History(page.history))
    }
}

#[derive(Default)]
struct Page {
    history: History,
    /// What was told since the last step that is on the page.
    told: Vec<(Vec<String>, Vec<Box<RawValue>>)>,
    inputs: usize,
    bytes: usize,
}

impl Page {
    fn add(&mut self, told: Retold) {
        let (sentences, events) = (english(&told.texts), told.events);
        self.inputs += 1;
        self.bytes += sentences.iter().map(String::len).sum::<usize>();
        self.bytes += events.iter().map(|event| event.get().len()).sum::<usize>();
        self.told.push((sentences, events));
    }

    fn end_step(&mut self, seq: Seq) {
        let (sentences, events): (Vec<_>, Vec<_>) = self.told.drain(..).unzip();
        self.history.steps.push((seq, sentences.into_iter().flatten().collect()));
        self.history.events.push((seq, events.into_iter().flatten().collect()));
    }
}

impl TableState {
    /// Somebody asks for the page after a step.
    pub(super) fn history(
        &mut self,
        connection: ConnId,
        after: Option<Seq>,
    ) -> Result<(), Refusal> {
        let viewer = self.viewer(self.connections[&connection].id);
        let hidden = !self.settings.table.spectators || self.spectators.is_delayed();
        let over = self.phase == Phase::Over && self.knows_end(viewer);
        if viewer == Viewer::Spectator && hidden && !over {
            return Err(Refusal::not_allowed("refused-spectators"));
        }
        if self.play.is_none() {
            return Err(Refusal::not_allowed("refused-not-started"));
        }
        if self.pages.iter().any(|wanted| wanted.is_of(connection)) {
            return Err(Refusal::new("too_fast", "one page of history at a time"));
        }
        self.pages.push_back(Wanted { connection, after: after.unwrap_or(0) });
        Ok(())
    }

    /// The next page that somebody waits for.
    pub(crate) fn page_work(&self) -> Option<PageWork> {
        let Wanted { connection, after } = *self.pages.front()?;
        let viewer = self.viewer(self.connections.get(&connection)?.id);
        let play = self.play.as_ref()?;
        let ends = self.undo_points.iter().map(|point| point.inputs).chain([play.inputs()]);
        // The inputs before the first action were dealt at the start.
        let numbers =
            [self.started].into_iter().chain(self.undo_points.iter().map(|point| point.seq));
        let (told, steps): (Vec<_>, Vec<_>) = numbers.zip(ends).partition(|(seq, _)| *seq <= after);
        let from = told.last().map_or(0, |(_, end)| *end);
        Some(PageWork { connection, viewer, play: play.clone_box(), steps, from })
    }

    /// A page is written; none if that failed.
    pub(crate) fn give_page(&mut self, connection: ConnId, message: Option<Wire>) {
        self.pages.retain(|wanted| !wanted.is_of(connection));
        if !self.connections.contains_key(&connection) {
            return;
        }
        if let Some(message) = message {
            return self.out.messages.push((connection, message));
        }
        let message = "could not read the history: try again";
        self.refuse(connection, None, Refusal::new("failed", message));
    }
}
