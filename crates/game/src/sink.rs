//! Where events go.

/// Takes the events of an action, in order.
///
/// An event is handed over as a function, so that a playout which nobody
/// watches never builds it.
pub trait Sink<E> {
    /// Takes one event.
    fn emit(&mut self, event: impl FnOnce() -> E);
}

/// Nobody watches: events are never built.
#[derive(Clone, Copy, Debug, Default)]
pub struct Nobody;

impl<E> Sink<E> for Nobody {
    #[inline(always)]
    fn emit(&mut self, _: impl FnOnce() -> E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn emit(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}
