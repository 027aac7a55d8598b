//! What a bot keeps in mind between two decisions.

use crate::search::tree::Tree;
use table::Seat;

/// The trees of earlier searches: what a bot thought out for the lines of
/// play that may still come. Empty at first.
///
/// They hold nothing that the seat was not told: the views it decided from,
/// and what everybody has done since.
pub struct Thoughts<A> {
    trees: Vec<Tree<A>>,
}

impl<A> Default for Thoughts<A> {
    fn default() -> Self {
        Self { trees: Vec::new() }
    }
}

impl<A: Copy + Eq> Thoughts<A> {
    pub(crate) fn new(trees: Vec<Tree<A>>) -> Self {
        Self { trees }
    }

    /// What is left of them after these actions; nothing where play has gone
    /// another way than was thought of.
    #[must_use]
    pub fn after(self, done: &[(Seat, A)]) -> Self {
        Self { trees: self.trees.into_iter().filter_map(|tree| tree.after(done)).collect() }
    }

    /// A tree for each searcher, new ones where there are too few.
    pub(crate) fn into_trees(self, searchers: u64) -> impl Iterator<Item = Tree<A>> {
        let fresh = std::iter::repeat_with(Tree::new);
        self.trees.into_iter().chain(fresh).take(searchers as usize)
    }

    /// How many positions they hold.
    pub fn size(&self) -> usize {
        self.trees.iter().map(Tree::size).sum()
    }
}
