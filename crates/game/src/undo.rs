//! May an action be taken back? Free, until chance has answered or somebody
//! has learnt something.

use crate::{FastRng, Game, Input, Match, Viewer};

/// An input is believed to reveal nothing if it looks the same in this many
/// worlds that a viewer thought possible.
const WORLDS: u64 = 24;

/// What an undo cannot take back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Revealed {
    /// Dice or cards were drawn.
    Chance,
    /// A viewer has learnt something that was hidden from it.
    Secret,
}

impl<G: Game> Match<G> {
    /// What these viewers have seen since the match had this many inputs that
    /// an undo cannot take back; none if the undo may be free.
    pub fn revealed_since(
        &self,
        inputs: usize,
        viewers: impl IntoIterator<Item = Viewer>,
    ) -> Option<Revealed> {
        let since = &self.inputs()[inputs.min(self.inputs().len())..];
        if since.iter().any(|input| matches!(input, Input::Chance { .. })) {
            return Some(Revealed::Chance);
        }
        let mut then = self.restarted();
        for input in &self.inputs()[..self.inputs().len() - since.len()] {
            then.apply(input).expect("this match had that input");
        }
        let learns = |viewer| learns(then.state(), since, viewer);
        let secret = lays_open(then.state(), since) || viewers.into_iter().any(learns);
        secret.then_some(Revealed::Secret)
    }
}

/// Whether one of the inputs shows all what is covered again at once.
fn lays_open<G: Game>(before: &G, inputs: &[Input<G>]) -> bool {
    let mut state = before.clone();
    inputs.iter().any(|input| act(&mut state, input).is_none_or(|events| G::lays_open(&events)))
}

/// Whether the viewer knows more than it did. A determinization is a state
/// that it could not tell from the truth: if it can after the same inputs, or
/// if they could not have been, then they told it.
fn learns<G: Game>(before: &G, inputs: &[Input<G>], viewer: Viewer) -> bool {
    let view = before.view(viewer);
    let seen = experience(before.clone(), inputs, viewer);
    (0..WORLDS).any(|world| {
        let imagined = G::determinize(&view, &mut FastRng::new(world));
        experience(imagined, inputs, viewer) != seen
    })
}

/// A viewer's events and its view in the end; none if the inputs are not legal.
fn experience<G: Game>(
    mut state: G,
    inputs: &[Input<G>],
    viewer: Viewer,
) -> Option<(Vec<G::Event>, G::View)> {
    let mut told = Vec::new();
    for input in inputs {
        let events = act(&mut state, input)?;
        told.extend(events.iter().filter_map(|event| G::tell(event, viewer)));
    }
    Some((told, state.view(viewer)))
}

/// Applies an action; none if it is chance, or cannot be done in this state.
fn act<G: Game>(state: &mut G, input: &Input<G>) -> Option<Vec<G::Event>> {
    let Input::Action { seat, action } = input else { return None };
    let asked = state.pending().seats().contains(*seat);
    (asked && state.check(*seat, *action).is_ok()).then(|| {
        let mut events = Vec::new();
        state.act(*seat, *action, &mut events);
        events
    })
}
