//! What a bot keeps in mind between two decisions.

use crate::search::tree::{Fork, Tree};
use game::Seat;
use std::mem;

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

    /// What is left of them for where play is now and what may be done there:
    /// nothing where it has gone another way than was thought of.
    pub(crate) fn for_now(self, now: Fork, legal: &[A]) -> Vec<Tree<A>> {
        let after = |tree: Tree<A>| tree.after(&self.done, now, legal);
        self.trees.into_iter().filter_map(after).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::tree::Step;

    const SEAT: Seat = Seat::new(0);
    const ROLL: char = 'r';

    /// After the throw the same may be done; what the dice show differs.
    fn thrown(dice: u64) -> Fork {
        Fork::after_chance(SEAT, dice, &['a', 'b'])
    }

    /// Has thought of throws of three and, more, of five.
    fn thoughts() -> Thoughts<char> {
        let mut tree = Tree::new(SEAT);
        tree.open(Tree::<char>::ROOT, &[ROLL], &[1.0]);
        let roll = Step { node: Tree::<char>::ROOT, edge: 0, seat: SEAT };
        tree.learn(&[roll], &[0.5; Seat::MOST]);
        for (dice, visits) in [(3, 2), (5, 7)] {
            let node = tree.child(roll.node, roll.edge, thrown(dice)).expect("a node");
            tree.open(node, &['a', 'b'], &[0.5; 2]);
            for _ in 0..visits {
                tree.learn(&[roll, Step { node, edge: 0, seat: SEAT }], &[0.5; Seat::MOST]);
            }
        }
        let mut thoughts = Thoughts::new(vec![tree]);
        thoughts.follow([(SEAT, ROLL)]);
        thoughts
    }

    #[test]
    fn of_several_throws_the_one_that_fell_is_recalled() {
        let tried = |dice: u64| {
            let left = thoughts().for_now(thrown(dice), &['a', 'b']);
            left.first().map(|tree| tree.opinions(&['a'])[0].visits)
        };
        assert_eq!((tried(3), tried(5)), (Some(2), Some(7)));
        assert_eq!(tried(4), None, "never thought of, though the same may be done");
    }
}
