//! The tree of a search: nodes and the actions that lead on from them.

use crate::search::{Opinion, value::Values};
use game::Seat;
use std::{
    hash::{DefaultHasher, Hash, Hasher},
    iter, mem,
};

/// A node gets its actions when it has been reached so often, or as often as
/// it has actions: before, a look at all of them costs more than it tells.
const RIPE: u32 = 6;
/// No tree grows beyond this: about 100 MB.
const MOST_NODES: usize = 400_000;
/// Of a tree that is kept for later no more is kept than this.
const MOST_KEPT: usize = 50_000;
/// A node whose values were seen so often is as sure of their spread as of
/// what it took it to be before.
const DOUBT: f32 = 4.0;
/// How far values spread that were never seen.
const UNSEEN: f32 = 0.1;
const NONE: u32 = u32::MAX;

/// An action from a node.
struct Edge<A> {
    action: A,
    child: u32,
    visits: u32,
    /// How often it was legal when the node was reached.
    offered: u32,
    prior: f32,
    /// The sum of values for the seat that acts.
    total: f32,
}

struct Node<A> {
    fork: Fork,
    /// Another node that the same action led to, where chance came between.
    sibling: u32,
    edges: Vec<Edge<A>>,
    reached: u32,
    /// How often an action was taken from here, and what that was worth.
    visits: u32,
    total: f32,
    /// The sum of the squares of what it was worth.
    squares: f32,
}

/// What tells the nodes apart that an action can lead to: whose turn it is,
/// and where chance came between, what it did and what may be done.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Fork {
    seat: Seat,
    options: u64,
}

impl Fork {
    pub(crate) fn of(seat: Seat) -> Self {
        Self { seat, options: 0 }
    }

    pub(crate) fn after_chance(seat: Seat, luck: u64, legal: &[impl Hash]) -> Self {
        let mut hasher = DefaultHasher::new();
        (luck, legal).hash(&mut hasher);
        Self { seat, options: hasher.finish() }
    }
}

impl<A> Node<A> {
    fn new(fork: Fork, reached: u32) -> Self {
        let edges = Vec::new();
        Self { fork, sibling: NONE, edges, reached, visits: 0, total: 0.0, squares: 0.0 }
    }

    fn mean(&self) -> f32 {
        if self.visits == 0 { 0.0 } else { self.total / self.visits as f32 }
    }

    /// How far apart the values lie that were seen here: one deviation.
    fn spread(&self) -> f32 {
        let visits = self.visits as f32;
        let seen = (self.squares - self.total * self.mean()).max(0.0);
        ((seen + DOUBT * UNSEEN * UNSEEN) / (visits + DOUBT)).sqrt()
    }
}

/// How a search weighs what it knows against what it does not.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Weighing {
    /// How much untried actions are tried: more for wider trees.
    pub(crate) curiosity: f32,
    /// How much worse than the rest an untried action is expected to be.
    pub(crate) caution: f32,
    /// Both are counted in what values differ by at a node. Where everything
    /// is worth about the same, small differences are all there is to go by.
    pub(crate) by_spread: bool,
}

/// One step of a path.
#[derive(Clone, Copy)]
pub(crate) struct Step {
    pub(crate) node: u32,
    pub(crate) edge: u32,
    pub(crate) seat: Seat,
}

pub(crate) struct Tree<A> {
    nodes: Vec<Node<A>>,
}

impl<A: Copy + Eq> Tree<A> {
    pub(crate) const ROOT: u32 = 0;

    pub(crate) fn new(seat: Seat) -> Self {
        Self { nodes: vec![Node::new(Fork::of(seat), RIPE)] }
    }

    /// Who decides at the root.
    pub(crate) fn root_seat(&self) -> Seat {
        self.nodes[Self::ROOT as usize].fork.seat
    }

    /// How many nodes it has.
    pub(crate) fn size(&self) -> usize {
        self.nodes.len()
    }

    /// Does the node have its actions?
    pub(crate) fn is_open(&self, node: u32) -> bool {
        !self.nodes[node as usize].edges.is_empty()
    }

    /// Counts that the node was reached; has it been often enough for so many
    /// actions?
    pub(crate) fn is_ripe(&mut self, node: u32, actions: usize) -> bool {
        let node = &mut self.nodes[node as usize];
        node.reached += 1;
        node.reached > RIPE.min(actions as u32)
    }

    /// Gives the node its actions.
    pub(crate) fn open(&mut self, node: u32, actions: &[A], priors: &[f32]) {
        let edges = actions.iter().zip(priors).map(|(&action, &prior)| Edge::new(action, prior));
        self.nodes[node as usize].edges = edges.collect();
    }

    /// The most interesting of the actions that are legal now.
    pub(crate) fn select(&mut self, node: u32, legal: &[A], weighing: Weighing) -> (u32, A) {
        let node = &mut self.nodes[node as usize];
        let unit = if weighing.by_spread { node.spread() } else { 1.0 };
        let curiosity = weighing.curiosity * unit;
        let expected = node.mean() - weighing.caution * unit;
        let edges = &mut node.edges;
        let mut best = (f32::NEG_INFINITY, 0);
        for (place, &action) in legal.iter().enumerate() {
            let index = find_or_add(edges, place, action);
            let edge = &mut edges[index];
            edge.offered += 1;
            let score = edge.score(expected, curiosity);
            // Whatever values are, what is taken is legal.
            if place == 0 || score > best.0 {
                best = (score, index);
            }
        }
        (best.1 as u32, edges[best.1].action)
    }

    /// The node that an action leads to; made when the action is taken for
    /// the second time.
    pub(crate) fn child(&mut self, node: u32, edge: u32, fork: Fork) -> Option<u32> {
        let known = &self.nodes[node as usize].edges[edge as usize];
        let (first, visits) = (known.child, known.visits);
        if let Some(found) = self.siblings(first).find(|&one| self.node(one).fork == fork) {
            return Some(found);
        }
        if visits == 0 || self.nodes.len() >= MOST_NODES {
            return None;
        }
        let child = self.nodes.len() as u32;
        self.nodes.push(Node { sibling: first, ..Node::new(fork, 0) });
        self.nodes[node as usize].edges[edge as usize].child = child;
        Some(child)
    }

    fn node(&self, node: u32) -> &Node<A> {
        &self.nodes[node as usize]
    }

    /// A node and those beside it.
    fn siblings(&self, first: u32) -> impl Iterator<Item = u32> {
        let some = |node| (node != NONE).then_some(node);
        iter::successors(some(first), move |&node| some(self.node(node).sibling))
    }

    /// Every action on the path remembers what it led to, for whoever took it.
    pub(crate) fn learn(&mut self, path: &[Step], values: &Values) {
        for step in path {
            let value = values[step.seat.index()];
            let node = &mut self.nodes[step.node as usize];
            node.visits += 1;
            node.total += value;
            node.squares += value * value;
            let edge = &mut node.edges[step.edge as usize];
            edge.visits += 1;
            edge.total += value;
        }
    }

    /// Where play can be after these actions: chance may have had a say.
    fn places(&self, done: &[(Seat, A)]) -> Vec<u32> {
        let mut places = vec![Self::ROOT];
        for &(seat, action) in done {
            let here = places.iter().map(|&place| self.node(place));
            let edges = here.filter(|node| node.fork.seat == seat).flat_map(|node| &node.edges);
            let taken = edges.filter(|edge| edge.action == action);
            places = taken.flat_map(|edge| self.siblings(edge.child)).collect();
        }
        places
    }

    /// The part of the tree for where play is now, after these actions; none
    /// if it was never thought of. Where chance came between, what was thought
    /// of another throw of the dice is of no use.
    pub(crate) fn after(self, done: &[(Seat, A)], now: Fork, legal: &[A]) -> Option<Self> {
        let places = self.places(done).into_iter();
        let fits = |&place: &u32| {
            let node = self.node(place);
            (node.fork == now || node.fork == Fork::of(now.seat))
                && node.edges.iter().any(|edge| legal.contains(&edge.action))
        };
        let place = places.filter(fits).max_by_key(|&place| self.node(place).visits)?;
        Some(self.from(place))
    }

    /// The tree without what would follow other actions at the root.
    pub(crate) fn only(mut self, action: A) -> Self {
        let root = &mut self.nodes[Self::ROOT as usize];
        for edge in root.edges.iter_mut().filter(|edge| edge.action != action) {
            edge.child = NONE;
        }
        self.from(Self::ROOT)
    }

    /// The part below a node, the nearest first, as a tree of its own.
    fn from(mut self, root: u32) -> Self {
        self.nodes[root as usize].sibling = NONE;
        let mut wanted = vec![root];
        let mut nodes = Vec::new();
        while nodes.len() < wanted.len() {
            let old = wanted[nodes.len()];
            for edge in 0..self.node(old).edges.len() {
                let children: Vec<u32> = self.siblings(self.node(old).edges[edge].child).collect();
                let mut first = NONE;
                let free = MOST_KEPT.saturating_sub(wanted.len());
                for child in children.into_iter().take(free) {
                    self.nodes[child as usize].sibling = first;
                    first = wanted.len() as u32;
                    wanted.push(child);
                }
                self.nodes[old as usize].edges[edge].child = first;
            }
            let empty = Node::new(self.node(old).fork, 0);
            nodes.push(mem::replace(&mut self.nodes[old as usize], empty));
        }
        nodes[0].reached = nodes[0].reached.max(RIPE);
        Self { nodes }
    }

    /// What is thought of these actions at the root.
    pub(crate) fn opinions(&self, legal: &[A]) -> Vec<Opinion<A>> {
        // A tree that was kept knows actions that turned out to be illegal.
        let edges = self.nodes[0].edges.iter().filter(|edge| legal.contains(&edge.action));
        edges
            .map(|edge| Opinion {
                action: edge.action,
                visits: u64::from(edge.visits),
                value: f64::from(edge.total / edge.visits.max(1) as f32),
            })
            .collect()
    }
}

impl<A> Edge<A> {
    fn new(action: A, prior: f32) -> Self {
        Self { action, child: NONE, visits: 0, offered: 0, prior, total: 0.0 }
    }

    fn score(&self, expected: f32, curiosity: f32) -> f32 {
        let visits = self.visits as f32;
        let mean = if self.visits == 0 { expected } else { self.total / visits };
        mean + curiosity * self.prior.max(0.004) * (self.offered as f32).sqrt() / (1.0 + visits)
    }
}

/// The edge of an action: nearly always in the same place as in the list.
fn find_or_add<A: Copy + Eq>(edges: &mut Vec<Edge<A>>, place: usize, action: A) -> usize {
    if edges.get(place).is_some_and(|edge| edge.action == action) {
        return place;
    }
    if let Some(found) = edges.iter().position(|edge| edge.action == action) {
        return found;
    }
    let prior = 1.0 / (edges.len() + 1) as f32;
    edges.push(Edge::new(action, prior));
    edges.len() - 1
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Who acts at a node, how often an action was taken there, and how many
    /// different ones.
    impl<A> Tree<A> {
        pub(crate) fn tried(&self) -> impl Iterator<Item = (Seat, u32, usize)> {
            self.nodes.iter().map(|node| {
                let tried = node.edges.iter().filter(|edge| edge.visits > 0).count();
                (node.fork.seat, node.visits, tried)
            })
        }
    }

    #[test]
    fn what_is_taken_is_legal_even_if_values_are_no_numbers() {
        let seat = Seat::new(0);
        let mut tree = Tree::new(seat);
        tree.open(Tree::<char>::ROOT, &['a', 'b', 'c'], &[0.2, 0.5, 0.3]);
        let weighing = Weighing { curiosity: 3.0, caution: 0.5, by_spread: true };
        assert_eq!(tree.select(Tree::<char>::ROOT, &['a', 'b', 'c'], weighing), (1, 'b'));
        let step = Step { node: Tree::<char>::ROOT, edge: 1, seat };
        tree.learn(&[step], &[f32::NAN; Seat::MOST]);
        assert_eq!(tree.select(Tree::<char>::ROOT, &['b', 'c'], weighing), (1, 'b'));
    }
}
