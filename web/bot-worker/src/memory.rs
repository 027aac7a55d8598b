//! The search trees that bots keep from one question to the next.

use std::any::Any;

use bots::{Bot, Budget, CachedTree, Choice};
use game::{Evaluate, Seat};
use serde::{Deserialize, Serialize};

/// The point of a match at which a bot is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moment<A> {
    /// A new number for every match and after every undo.
    pub match_number: u64,
    /// The number of inputs so far.
    pub inputs: usize,
    /// The number of inputs before the seat's last action, if it has acted.
    pub last: Option<usize>,
    /// The actions since then, starting with its own.
    pub since: Vec<(Seat, A)>,
}

/// The cached trees of the bots in one match.
#[derive(Default)]
pub struct Memory {
    match_number: u64,
    seats: [Option<Cached>; Seat::MOST],
}

/// The tree of a seat and the number of inputs before it. Its type depends on the match's game.
struct Cached {
    inputs: usize,
    tree: Box<dyn Any>,
}

impl Memory {
    /// Lets a bot reuse the tree of its seat's last decision.
    pub(crate) fn choose_cached<G: Evaluate>(
        &mut self,
        bot: &Bot<G>,
        seat: Seat,
        moment: &Moment<G::Action>,
        budget: Budget,
    ) -> Choice<G::Action> {
        if self.match_number != moment.match_number {
            *self = Self { match_number: moment.match_number, ..Self::default() };
        }
        let cached = self.seats[seat.index()].take();
        let fits = cached.filter(|cached| Some(cached.inputs) == moment.last);
        let tree = fits.and_then(|cached| cached.tree.downcast::<CachedTree<G::Action>>().ok());
        let mut tree = tree.map_or_else(CachedTree::default, |tree| *tree);
        tree.follow(moment.since.iter().copied());
        let choice = bot.choose_cached(budget, &mut tree);
        self.seats[seat.index()] = Some(Cached { inputs: moment.inputs, tree: Box::new(tree) });
        choice
    }
}

#[cfg(test)]
mod tests {
    use bots::Level;
    use buccaneer::Buccaneer;
    use game::{Game, Match, Pending, Seats, Setup, Viewer};

    use super::*;

    /// Plays with one memory for all seats; gives the reused nodes of each decision.
    fn reused_nodes(renumber: bool) -> Vec<usize> {
        let mut play = Match::<Buccaneer>::new(Setup::house(3), "kept").expect("a match");
        let mut memory = Memory::default();
        let mut reused = Vec::new();
        for number in 0..24 {
            play.settle();
            let Pending::Seats(asked) = play.pending() else { break };
            let seat = asked.first().expect("somebody is asked");
            let last = play.last_action_of(Seats::one(seat));
            let since = play.actions_since(last.unwrap_or(usize::MAX)).collect();
            let match_number = if renumber { number } else { 1 };
            let inputs = play.inputs().len();
            let moment = Moment { match_number, inputs, last, since };
            let view = play.state().view(Viewer::Seat(seat));
            let bot = Bot::<Buccaneer>::new(Level::Admiral, &view, seat, number);
            let choice = memory.choose_cached(&bot, seat, &moment, Budget::Millis(30));
            reused.push(choice.reused_nodes);
            play.act(seat, choice.action).expect("a bot's action is legal");
        }
        reused
    }

    #[test]
    fn a_bot_reuses_its_tree() {
        assert!(reused_nodes(false).iter().any(|&nodes| nodes > 0), "trees are found again");
    }

    #[test]
    fn trees_of_another_match_are_dropped() {
        assert_eq!(reused_nodes(true).iter().sum::<usize>(), 0);
    }
}
