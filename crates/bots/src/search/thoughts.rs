//! What a bot keeps in mind between two decisions.

use crate::search::tree::Tree;
use std::mem;
use table::Seat;

/// The trees of an earlier search: what a bot thought out for the lines of
/// play that may still come. Empty at first.
///
/// They hold nothing that the seat was not told: the view it decided from,
/// and what everybody has done since.
pub struct Thoughts<A> {
    trees: Vec<Tree<A>>,
    /// What was done since they were thought.
    done: Vec<(Seat, A)>,
}

impl<A> Default for Thoughts<A> {
    fn default() -> Self {
        Self { trees: Vec::new(), done: Vec::new() }
    }
}

impl<A: Copy + Eq> Thoughts<A> {
    pub(crate) fn new(trees: Vec<Tree<A>>) -> Self {
        Self { trees, done: Vec::new() }
    }

    /// Notes what has been done at the table.
    pub fn follow(&mut self, done: impl IntoIterator<Item = (Seat, A)>) {
        self.done.extend(done);
    }

    /// Forgets what would have followed other actions, so that little memory
    /// is held while others are asked.
    pub(crate) fn keep_what_follows(&mut self, action: A) {
        // Nothing was thought anew of the only thing that could be done.
        if !self.done.is_empty() {
            return;
        }
        self.trees = mem::take(&mut self.trees).into_iter().map(|tree| tree.only(action)).collect();
    }

    /// What is left of them for a seat that may do these things now: nothing
    /// where play has gone another way than was thought of.
    pub(crate) fn for_now(self, seat: Seat, legal: &[A]) -> Vec<Tree<A>> {
        let after = |tree: Tree<A>| tree.after(&self.done, seat, legal);
        self.trees.into_iter().filter_map(after).collect()
    }
}
