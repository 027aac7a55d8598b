//! What happened, told by viewer.

use serde_json::{Value, value::RawValue};
use table::{Events, Game, Viewer};

/// Events of one input and of the chance after it; given out by viewer only.
pub trait Happened: Send {
    /// What this viewer is told, as JSON.
    fn told(&self, viewer: Viewer) -> Vec<Value>;

    /// What this viewer is told, as JSON text: an array of events.
    fn raw_told(&self, viewer: Viewer) -> Box<RawValue>;

    /// Whether something hidden was laid open for all to see.
    fn lays_open(&self) -> bool;

    /// What this viewer is told, in sentences.
    fn sentences(&self, viewer: Viewer) -> Vec<String>;
}

/// Events, and the state after them to name the seats by.
pub(crate) struct Told<G: Game> {
    pub(crate) events: Events<G>,
    pub(crate) after: G,
}

impl<G: Game> Happened for Told<G> {
    fn told(&self, viewer: Viewer) -> Vec<Value> {
        let told = self.events.told(viewer);
        told.iter().map(|e| serde_json::to_value(e).expect("an event is plain data")).collect()
    }

    fn raw_told(&self, viewer: Viewer) -> Box<RawValue> {
        self.raw(viewer)
    }

    fn lays_open(&self) -> bool {
        G::lays_open(self.events.all())
    }

    fn sentences(&self, viewer: Viewer) -> Vec<String> {
        let view = self.after.view(viewer);
        self.events.told(viewer).iter().map(|event| G::narrate(&view, event)).collect()
    }
}
