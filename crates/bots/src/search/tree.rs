//! The tree of a search: nodes and the actions that lead on from them.

use crate::search::{Opinion, value::Values};
use table::Seat;

/// A node gets its actions when it has been reached so often: before, a look
/// at all of them costs more than it tells.
const RIPE: u32 = 6;
/// No tree grows beyond this: about 100 MB.
const MOST_NODES: usize = 400_000;
/// Of a tree that is kept for later no more is kept than this.
const MOST_KEPT: usize = 50_000;
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
    /// Whose actions the edges are.
    seat: Option<Seat>,
    edges: Vec<Edge<A>>,
    reached: u32,
    /// How often an action was taken from here, and what that was worth.
    visits: u32,
    total: f32,
}

impl<A> Node<A> {
    fn new(reached: u32) -> Self {
        Self { seat: None, edges: Vec::new(), reached, visits: 0, total: 0.0 }
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

    /// How many nodes it has.
    pub(crate) fn size(&self) -> usize {
        self.nodes.len()
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
    pub(crate) fn open(&mut self, node: u32, seat: Seat, actions: &[A], priors: &[f32]) {
        let edges = actions.iter().zip(priors).map(|(&action, &prior)| Edge::new(action, prior));
        let node = &mut self.nodes[node as usize];
        node.seat = Some(seat);
        node.edges = edges.collect();
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

    /// The part of the tree that begins after these actions, if it has been
    /// there.
    pub(crate) fn after(self, done: &[(Seat, A)]) -> Option<Self> {
        let mut node = Self::ROOT;
        for &(seat, action) in done {
            let here = &self.nodes[node as usize];
            let edge = here.edges.iter().find(|edge| edge.action == action)?;
            if here.seat != Some(seat) || edge.child == NONE {
                return None;
            }
            node = edge.child;
        }
        Some(self.from(node))
    }

    /// The part below a node, the nearest first, as a tree of its own.
    fn from(mut self, root: u32) -> Self {
        let mut wanted = vec![root];
        let mut nodes = Vec::new();
        while nodes.len() < wanted.len() {
            let old = wanted[nodes.len()] as usize;
            let mut node = std::mem::replace(&mut self.nodes[old], Node::new(0));
            for edge in node.edges.iter_mut().filter(|edge| edge.child != NONE) {
                let child = std::mem::replace(&mut edge.child, NONE);
                if wanted.len() < MOST_KEPT {
                    edge.child = wanted.len() as u32;
                    wanted.push(child);
                }
            }
            nodes.push(node);
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
