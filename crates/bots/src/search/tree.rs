//! The tree of a search: nodes and the actions that lead on from them.

use crate::search::{Opinion, value::Values};
use table::Seat;

/// A node gets its actions when it has been reached so often: before, a look
/// at all of them costs more than it tells.
const RIPE: u32 = 6;
/// No tree grows beyond this: about 100 MB.
const MOST_NODES: usize = 400_000;
/// How much worse than the rest an untried action is expected to be.
const CAUTION: f32 = 0.1;
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
    edges: Vec<Edge<A>>,
    reached: u32,
    /// How often an action was taken from here, and what that was worth.
    visits: u32,
    total: f32,
}

impl<A> Node<A> {
    fn new(reached: u32) -> Self {
        Self { edges: Vec::new(), reached, visits: 0, total: 0.0 }
    }

    /// What is expected of an action that was never tried: a little less than
    /// of those that were.
    fn expected(&self) -> f32 {
        if self.visits == 0 { 0.0 } else { self.total / self.visits as f32 - CAUTION }
    }
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

    pub(crate) fn new() -> Self {
        Self { nodes: vec![Node::new(RIPE)] }
    }

    /// Does the node have its actions?
    pub(crate) fn is_open(&self, node: u32) -> bool {
        !self.nodes[node as usize].edges.is_empty()
    }

    /// Counts that the node was reached; has it been often enough?
    pub(crate) fn is_ripe(&mut self, node: u32) -> bool {
        let node = &mut self.nodes[node as usize];
        node.reached += 1;
        node.reached > RIPE
    }

    /// Gives the node its actions.
    pub(crate) fn open(&mut self, node: u32, actions: &[A], priors: &[f32]) {
        let edges = actions.iter().zip(priors).map(|(&action, &prior)| Edge::new(action, prior));
        self.nodes[node as usize].edges = edges.collect();
    }

    /// The most interesting of the actions that are legal now.
    pub(crate) fn select(&mut self, node: u32, legal: &[A], curiosity: f32) -> (u32, A) {
        let node = &mut self.nodes[node as usize];
        let expected = node.expected();
        let edges = &mut node.edges;
        let mut best = (f32::NEG_INFINITY, 0);
        for (place, &action) in legal.iter().enumerate() {
            let index = find_or_add(edges, place, action);
            let edge = &mut edges[index];
            edge.offered += 1;
            let score = edge.score(expected, curiosity);
            if score > best.0 {
                best = (score, index);
            }
        }
        (best.1 as u32, edges[best.1].action)
    }

    /// The node that an action leads to; made when the action is taken for
    /// the second time.
    pub(crate) fn child(&mut self, node: u32, edge: u32) -> Option<u32> {
        let known = &self.nodes[node as usize].edges[edge as usize];
        if known.child != NONE {
            return Some(known.child);
        }
        if known.visits == 0 || self.nodes.len() >= MOST_NODES {
            return None;
        }
        let child = self.nodes.len() as u32;
        self.nodes.push(Node::new(0));
        self.nodes[node as usize].edges[edge as usize].child = child;
        Some(child)
    }

    /// Every action on the path remembers what it led to, for whoever took it.
    pub(crate) fn learn(&mut self, path: &[Step], values: &Values) {
        for step in path {
            let value = values[step.seat.index()];
            let node = &mut self.nodes[step.node as usize];
            node.visits += 1;
            node.total += value;
            let edge = &mut node.edges[step.edge as usize];
            edge.visits += 1;
            edge.total += value;
        }
    }

    /// What is thought of the actions at the root.
    pub(crate) fn opinions(&self) -> Vec<Opinion<A>> {
        let edges = self.nodes[0].edges.iter();
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
