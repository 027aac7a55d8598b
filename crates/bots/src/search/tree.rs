//! The tree of a search: nodes, and the edges of their actions.

use crate::search::{ActionStats, value::Values};
use game::Seat;
use std::{
    hash::{DefaultHasher, Hash, Hasher},
    iter, mem,
};

/// A leaf is expanded after this many visits, or after as many as it has
/// actions: earlier, evaluating every action costs more than it tells.
const EXPANSION_THRESHOLD: u32 = 6;
/// The size limit of a tree: about 100 MB.
const MAX_NODES: usize = 400_000;
/// The size limit of a tree that is cached between decisions.
const MAX_CACHED_NODES: usize = 50_000;
/// The weight of [`PRIOR_DEVIATION`] in a node's deviation, in visits.
const PRIOR_VISITS: f32 = 4.0;
/// The assumed standard deviation of values at an unvisited node.
const PRIOR_DEVIATION: f32 = 0.1;
/// The least prior of an action in [`Edge::puct`], so that each is tried
/// eventually.
const MIN_PRIOR: f32 = 0.004;

/// The index of a node in its tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NodeId(u32);

impl NodeId {
    pub(crate) const ROOT: Self = Self(0);
    const NONE: Self = Self(u32::MAX);

    fn new(index: usize) -> Self {
        Self(index as u32)
    }

    fn index(self) -> usize {
        self.0 as usize
    }

    fn some(self) -> Option<Self> {
        (self != Self::NONE).then_some(self)
    }
}

/// An action from a node.
struct Edge<A> {
    action: A,
    /// The first child; chance can give it siblings.
    child: NodeId,
    visits: u32,
    /// The number of visits to the node at which the action was legal.
    availability: u32,
    /// At least [`MIN_PRIOR`].
    prior: f32,
    /// The sum of values for the acting seat.
    value_sum: f32,
}

struct Node<A> {
    key: ChildKey,
    /// Another child of the same edge, after different chance.
    sibling: NodeId,
    edges: Vec<Edge<A>>,
    /// The number of visits before the node was expanded.
    reached: u32,
    /// The number of actions taken from here, and the sum of their values.
    visits: u32,
    value_sum: f32,
    value_square_sum: f32,
}

/// What distinguishes the children of an edge: the seat to act and, after
/// chance, the chance bucket and the legal actions.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct ChildKey {
    seat: Seat,
    chance: u64,
}

impl ChildKey {
    pub(crate) fn of(seat: Seat) -> Self {
        Self { seat, chance: 0 }
    }

    pub(crate) fn after_chance(seat: Seat, chance_bucket: u64, legal: &[impl Hash]) -> Self {
        let mut hasher = DefaultHasher::new();
        (chance_bucket, legal).hash(&mut hasher);
        Self { seat, chance: hasher.finish() }
    }
}

impl<A> Node<A> {
    fn new(key: ChildKey, reached: u32) -> Self {
        Self {
            key,
            sibling: NodeId::NONE,
            edges: Vec::new(),
            reached,
            visits: 0,
            value_sum: 0.0,
            value_square_sum: 0.0,
        }
    }

    fn mean(&self) -> f32 {
        if self.visits == 0 { 0.0 } else { self.value_sum / self.visits as f32 }
    }

    /// The standard deviation of the values seen here, shrunk towards
    /// [`PRIOR_DEVIATION`].
    fn deviation(&self) -> f32 {
        let visits = self.visits as f32;
        let squares = (self.value_square_sum - self.value_sum * self.mean()).max(0.0);
        let prior = PRIOR_VISITS * PRIOR_DEVIATION * PRIOR_DEVIATION;
        ((squares + prior) / (visits + PRIOR_VISITS)).sqrt()
    }
}

/// How selection trades exploration for exploitation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Exploration {
    /// The exploration constant of PUCT.
    pub(crate) c_puct: f32,
    /// First-play urgency: an unvisited action counts as the node's mean less
    /// this.
    pub(crate) fpu_reduction: f32,
    /// Scales both by the standard deviation of values at the node, so that
    /// one setting fits games with large and with small differences.
    pub(crate) variance_scaled: bool,
}

/// A step of the path from the root to a leaf.
#[derive(Clone, Copy)]
pub(crate) struct PathEdge {
    pub(crate) node: NodeId,
    pub(crate) edge: u32,
    pub(crate) seat: Seat,
}

pub(crate) struct Tree<A> {
    nodes: Vec<Node<A>>,
}

impl<A: Copy + Eq> Tree<A> {
    pub(crate) fn new(seat: Seat) -> Self {
        Self { nodes: vec![Node::new(ChildKey::of(seat), EXPANSION_THRESHOLD)] }
    }

    /// The seat that decides at the root.
    pub(crate) fn root_seat(&self) -> Seat {
        self.node(NodeId::ROOT).key.seat
    }

    /// The number of nodes.
    pub(crate) fn size(&self) -> usize {
        self.nodes.len()
    }

    pub(crate) fn is_expanded(&self, node: NodeId) -> bool {
        !self.node(node).edges.is_empty()
    }

    /// Counts a visit to a leaf, and says whether to expand it.
    pub(crate) fn should_expand(&mut self, node: NodeId, actions: usize) -> bool {
        let node = &mut self.nodes[node.index()];
        node.reached += 1;
        node.reached > EXPANSION_THRESHOLD.min(actions as u32)
    }

    /// Gives a leaf its edges.
    pub(crate) fn expand(&mut self, node: NodeId, actions: &[A], priors: &[f32]) {
        let edges = actions.iter().zip(priors).map(|(&action, &prior)| Edge::new(action, prior));
        self.nodes[node.index()].edges = edges.collect();
    }

    /// The edge with the highest PUCT score among the legal actions.
    pub(crate) fn select(
        &mut self,
        node: NodeId,
        legal: &[A],
        exploration: Exploration,
    ) -> (u32, A) {
        let node = &mut self.nodes[node.index()];
        let scale = if exploration.variance_scaled { node.deviation() } else { 1.0 };
        let c_puct = exploration.c_puct * scale;
        let first_play = node.mean() - exploration.fpu_reduction * scale;
        let edges = &mut node.edges;
        let mut best = (f32::NEG_INFINITY, 0);
        // Most actions have been available equally often: one square root is enough for them.
        let (mut root, mut expected) = ((0, 0.0), 0);
        for (place, &action) in legal.iter().enumerate() {
            let index = find_or_add(edges, expected, action);
            expected = index + 1;
            let edge = &mut edges[index];
            edge.availability += 1;
            if edge.availability != root.0 {
                root = (edge.availability, (edge.availability as f32).sqrt());
            }
            let score = edge.puct(first_play, c_puct, root.1);
            // The first one is taken even if its score is not a number: it is legal.
            if place == 0 || score > best.0 {
                best = (score, index);
            }
        }
        (best.1 as u32, edges[best.1].action)
    }

    /// The child of an edge. It is created at the second visit to the edge,
    /// unless the tree is full.
    pub(crate) fn child(&mut self, node: NodeId, edge: u32, key: ChildKey) -> Option<NodeId> {
        let known = &self.node(node).edges[edge as usize];
        let (first, visits) = (known.child, known.visits);
        if let Some(found) = self.siblings(first).find(|&one| self.node(one).key == key) {
            return Some(found);
        }
        if visits == 0 || self.nodes.len() >= MAX_NODES {
            return None;
        }
        let child = NodeId::new(self.nodes.len());
        self.nodes.push(Node { sibling: first, ..Node::new(key, 0) });
        self.nodes[node.index()].edges[edge as usize].child = child;
        Some(child)
    }

    fn node(&self, node: NodeId) -> &Node<A> {
        &self.nodes[node.index()]
    }

    /// A node and its siblings.
    fn siblings(&self, first: NodeId) -> impl Iterator<Item = NodeId> {
        iter::successors(first.some(), move |&node| self.node(node).sibling.some())
    }

    /// Adds the values to every edge on the path, each for its acting seat.
    pub(crate) fn backpropagate(&mut self, path: &[PathEdge], values: &Values) {
        for step in path {
            let value = values[step.seat.index()];
            let node = &mut self.nodes[step.node.index()];
            node.visits += 1;
            node.value_sum += value;
            node.value_square_sum += value * value;
            let edge = &mut node.edges[step.edge as usize];
            edge.visits += 1;
            edge.value_sum += value;
        }
    }

    /// The nodes after these actions: several where chance came between.
    fn nodes_after(&self, done: &[(Seat, A)]) -> Vec<NodeId> {
        let mut nodes = vec![NodeId::ROOT];
        for &(seat, action) in done {
            let here = nodes.iter().map(|&node| self.node(node));
            let edges = here.filter(|node| node.key.seat == seat).flat_map(|node| &node.edges);
            let taken = edges.filter(|edge| edge.action == action);
            nodes = taken.flat_map(|edge| self.siblings(edge.child)).collect();
        }
        nodes
    }

    /// The subtree for the current decision, after these actions; none if the
    /// search never got there. Subtrees after different chance do not count.
    pub(crate) fn subtree_after(
        self,
        done: &[(Seat, A)],
        now: ChildKey,
        legal: &[A],
    ) -> Option<Self> {
        let fits = |&node: &NodeId| {
            let node = self.node(node);
            (node.key == now || node.key == ChildKey::of(now.seat))
                && node.edges.iter().any(|edge| legal.contains(&edge.action))
        };
        let nodes = self.nodes_after(done).into_iter();
        let root = nodes.filter(fits).max_by_key(|&node| self.node(node).visits)?;
        Some(self.subtree(root))
    }

    /// The tree without the subtrees of other actions at the root.
    pub(crate) fn pruned_to(mut self, action: A) -> Self {
        let root = &mut self.nodes[NodeId::ROOT.index()];
        for edge in root.edges.iter_mut().filter(|edge| edge.action != action) {
            edge.child = NodeId::NONE;
        }
        self.subtree(NodeId::ROOT)
    }

    /// The subtree below a node in breadth-first order, up to
    /// [`MAX_CACHED_NODES`].
    fn subtree(mut self, root: NodeId) -> Self {
        self.nodes[root.index()].sibling = NodeId::NONE;
        let mut wanted = vec![root];
        let mut nodes = Vec::new();
        while nodes.len() < wanted.len() {
            let old = wanted[nodes.len()];
            for edge in 0..self.node(old).edges.len() {
                let children: Vec<NodeId> =
                    self.siblings(self.node(old).edges[edge].child).collect();
                let mut first = NodeId::NONE;
                let free = MAX_CACHED_NODES.saturating_sub(wanted.len());
                for child in children.into_iter().take(free) {
                    self.nodes[child.index()].sibling = first;
                    first = NodeId::new(wanted.len());
                    wanted.push(child);
                }
                self.nodes[old.index()].edges[edge].child = first;
            }
            let empty = Node::new(self.node(old).key, 0);
            nodes.push(mem::replace(&mut self.nodes[old.index()], empty));
        }
        nodes[0].reached = nodes[0].reached.max(EXPANSION_THRESHOLD);
        Self { nodes }
    }

    /// The statistics of these actions at the root.
    pub(crate) fn root_stats(&self, legal: &[A]) -> Vec<ActionStats<A>> {
        // A cached tree can hold actions that turned out to be illegal.
        let edges = self.node(NodeId::ROOT).edges.iter();
        edges
            .filter(|edge| legal.contains(&edge.action))
            .map(|edge| ActionStats {
                action: edge.action,
                visits: u64::from(edge.visits),
                value: f64::from(edge.value_sum / edge.visits.max(1) as f32),
            })
            .collect()
    }
}

impl<A> Edge<A> {
    fn new(action: A, prior: f32) -> Self {
        let prior = prior.max(MIN_PRIOR);
        Self { action, child: NodeId::NONE, visits: 0, availability: 0, prior, value_sum: 0.0 }
    }

    /// PUCT with the edge's availability in place of the node's visits, as
    /// ISMCTS needs it: an action must not gain by having been illegal.
    /// `root` is the square root of the availability.
    #[inline]
    fn puct(&self, first_play: f32, c_puct: f32, root: f32) -> f32 {
        let exploration = c_puct * self.prior * root;
        if self.visits == 0 {
            return first_play + exploration;
        }
        let visits = self.visits as f32;
        self.value_sum / visits + exploration / (1.0 + visits)
    }
}

/// The edge of an action: nearly always the one after that of the action before,
/// and mostly soon after it if some are illegal now.
#[inline]
fn find_or_add<A: Copy + Eq>(edges: &mut Vec<Edge<A>>, expected: usize, action: A) -> usize {
    let is_it = |edge: &Edge<A>| edge.action == action;
    let (before, after) = edges.split_at(expected);
    if let Some(found) = after.iter().position(is_it) {
        return expected + found;
    }
    if let Some(found) = before.iter().position(is_it) {
        return found;
    }
    let prior = 1.0 / (edges.len() + 1) as f32;
    edges.push(Edge::new(action, prior));
    edges.len() - 1
}

#[cfg(test)]
mod tests {
    use super::*;

    impl<A> Tree<A> {
        /// For every node, the acting seat, the visits, and the number of
        /// different actions tried.
        pub(crate) fn tried(&self) -> impl Iterator<Item = (Seat, u32, usize)> {
            self.nodes.iter().map(|node| {
                let tried = node.edges.iter().filter(|edge| edge.visits > 0).count();
                (node.key.seat, node.visits, tried)
            })
        }
    }

    #[test]
    fn selection_is_legal_even_if_values_are_not_numbers() {
        let seat = Seat::new(0);
        let mut tree = Tree::new(seat);
        tree.expand(NodeId::ROOT, &['a', 'b', 'c'], &[0.2, 0.5, 0.3]);
        let exploration = Exploration { c_puct: 3.0, fpu_reduction: 0.5, variance_scaled: true };
        assert_eq!(tree.select(NodeId::ROOT, &['a', 'b', 'c'], exploration), (1, 'b'));
        let step = PathEdge { node: NodeId::ROOT, edge: 1, seat };
        tree.backpropagate(&[step], &[f32::NAN; Seat::MOST]);
        assert_eq!(tree.select(NodeId::ROOT, &['b', 'c'], exploration), (1, 'b'));
    }
}
