//! Search trees that a bot keeps between two decisions.

use crate::search::tree::{ChildKey, Tree};
use game::Seat;
use std::mem;

/// The trees of an earlier search, one per searcher. Empty at first.
///
/// They hold nothing that the seat does not know: they come from the view it
/// decided from, and follow the public actions since.
pub struct CachedTree<A> {
    trees: Vec<Tree<A>>,
    /// The actions since the search.
    done: Vec<(Seat, A)>,
}

impl<A> Default for CachedTree<A> {
    fn default() -> Self {
        Self { trees: Vec::new(), done: Vec::new() }
    }
}

impl<A: Copy + Eq> CachedTree<A> {
    pub(crate) fn new(trees: Vec<Tree<A>>) -> Self {
        Self { trees, done: Vec::new() }
    }

    /// Follows the actions taken since the search.
    pub fn follow(&mut self, done: impl IntoIterator<Item = (Seat, A)>) {
        self.done.extend(done);
    }

    /// Drops the subtrees of other actions, to use little memory until the
    /// next decision.
    pub(crate) fn prune_to(&mut self, action: A) {
        // A forced action is not searched, so the trees are older than it.
        if !self.done.is_empty() {
            return;
        }
        let trees = mem::take(&mut self.trees).into_iter();
        self.trees = trees.map(|tree| tree.pruned_to(action)).collect();
    }

    /// The subtrees for the current decision: none where the match left the
    /// trees.
    pub(crate) fn subtrees(self, now: ChildKey, legal: &[A]) -> Vec<Tree<A>> {
        let subtree = |tree: Tree<A>| tree.subtree_after(&self.done, now, legal);
        self.trees.into_iter().filter_map(subtree).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::tree::{NodeId, PathEdge};

    const SEAT: Seat = Seat::new(0);
    const ROLL: char = 'r';

    /// The legal actions after a roll are the same whatever the dice show.
    fn rolled(dice: u64) -> ChildKey {
        ChildKey::after_chance(SEAT, dice, &['a', 'b'])
    }

    /// Has visited a roll of three twice and a roll of five seven times.
    fn cached_tree() -> CachedTree<char> {
        let mut tree = Tree::new(SEAT);
        tree.expand(NodeId::ROOT, &[ROLL], &[1.0]);
        let roll = PathEdge { node: NodeId::ROOT, edge: 0, seat: SEAT };
        tree.backpropagate(&[roll], &[0.5; Seat::MOST]);
        for (dice, visits) in [(3, 2), (5, 7)] {
            let node = tree.child(roll.node, roll.edge, rolled(dice)).expect("a node");
            tree.expand(node, &['a', 'b'], &[0.5; 2]);
            for _ in 0..visits {
                tree.backpropagate(
                    &[roll, PathEdge { node, edge: 0, seat: SEAT }],
                    &[0.5; Seat::MOST],
                );
            }
        }
        let mut cached = CachedTree::new(vec![tree]);
        cached.follow([(SEAT, ROLL)]);
        cached
    }

    #[test]
    fn only_the_subtree_of_the_actual_roll_is_reused() {
        let visits = |dice: u64| {
            let subtrees = cached_tree().subtrees(rolled(dice), &['a', 'b']);
            subtrees.first().map(|tree| tree.root_stats(&['a'])[0].visits)
        };
        assert_eq!((visits(3), visits(5)), (Some(2), Some(7)));
        assert_eq!(visits(4), None, "never visited, though the same actions are legal");
    }
}
