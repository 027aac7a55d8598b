//! What happened, told by viewer.

use game::{Events, Game, Text, Viewer};
use serde_json::{Value, value::RawValue};

use crate::live::raw;

/// Events of one input and of the chance after it; given out by viewer only.
pub trait Happened: Send {
    /// The events that this viewer may see, as JSON.
    fn told(&self, viewer: Viewer) -> Vec<Value>;

    /// The events that this viewer may see, as JSON text: an array.
    fn raw_told(&self, viewer: Viewer) -> Box<RawValue>;

    /// Whether something hidden was laid open for all to see.
    fn lays_open(&self) -> bool;

    /// The events that this viewer may see, one sentence each.
    fn texts(&self, viewer: Viewer) -> Vec<Text>;

    /// The events of these viewers, and what they see afterwards; with sentences only if they are
    /// wanted.
    fn scenes(&self, viewers: &[Viewer], sentences: bool) -> Vec<Scene>;
}

/// Events and the view afterwards, of one viewer or of several for whom both are the same.
pub struct Scene {
    /// To whom.
    pub viewers: Vec<Viewer>,
    /// Their version of the events, as an array.
    pub events: Box<RawValue>,
    /// The same for people: a sentence each, if they are wanted.
    pub texts: Vec<Text>,
    /// What they may know.
    pub view: Box<RawValue>,
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
        raw(&self.events.told(viewer))
    }

    fn lays_open(&self) -> bool {
        G::lays_open(self.events.all())
    }

    fn texts(&self, viewer: Viewer) -> Vec<Text> {
        texts::<G>(&self.after.view(viewer), &self.events.told(viewer))
    }

    fn scenes(&self, viewers: &[Viewer], sentences: bool) -> Vec<Scene> {
        // Writing costs much more than looking, and often there is nothing hidden between two.
        let mut all: Vec<Alike<G>> = Vec::new();
        for &viewer in viewers {
            let (view, told) = (self.after.view(viewer), self.events.told(viewer));
            match all.iter_mut().find(|alike| alike.view == view && alike.told == told) {
                Some(alike) => alike.viewers.push(viewer),
                None => all.push(Alike { viewers: vec![viewer], view, told }),
            }
        }
        all.into_iter().map(|alike| alike.write(sentences)).collect()
    }
}

/// Viewers with the same view and the same events.
struct Alike<G: Game> {
    viewers: Vec<Viewer>,
    view: G::View,
    told: Vec<G::Event>,
}

impl<G: Game> Alike<G> {
    fn write(self, sentences: bool) -> Scene {
        let texts = if sentences { texts::<G>(&self.view, &self.told) } else { Vec::new() };
        Scene { viewers: self.viewers, events: raw(&self.told), texts, view: raw(&self.view) }
    }
}

pub(crate) fn texts<G: Game>(view: &G::View, told: &[G::Event]) -> Vec<Text> {
    told.iter().filter_map(|event| G::event_text(view, event)).collect()
}
