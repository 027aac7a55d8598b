//! What bots keep in mind from one question to the next.

use std::any::Any;

use bots::{Budget, Choice, Mind, Thoughts};
use game::{Evaluate, Seat};
use serde::{Deserialize, Serialize};

/// Where a match stands when a bot is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moment<A> {
    /// Another number for every match, and whenever something is taken back in one.
    pub sitting: u64,
    /// How many inputs there were.
    pub inputs: usize,
    /// How many there were when the seat acted last, if it has.
    pub last: Option<usize>,
    /// What was done since, its own action first.
    pub since: Vec<(Seat, A)>,
}

/// The thoughts of the bots in one match.
#[derive(Default)]
pub struct Memory {
    sitting: u64,
    seats: [Option<Kept>; Seat::MOST],
}

/// What a seat thought, after how many inputs; the type is that of the match's game.
struct Kept {
    inputs: usize,
    thoughts: Box<dyn Any>,
}

impl Memory {
    /// Lets a bot go on from what it thought when its seat acted last.
    pub(crate) fn go_on<G: Evaluate>(
        &mut self,
        mind: &Mind<G>,
        seat: Seat,
        moment: &Moment<G::Action>,
        budget: Budget,
    ) -> Choice<G::Action> {
        if self.sitting != moment.sitting {
            *self = Self { sitting: moment.sitting, ..Self::default() };
        }
        let kept = self.seats[seat.index()].take();
        let fits = kept.filter(|kept| Some(kept.inputs) == moment.last);
        let known = fits.and_then(|kept| kept.thoughts.downcast::<Thoughts<G::Action>>().ok());
        let mut thoughts = known.map_or_else(Thoughts::default, |thoughts| *thoughts);
        thoughts.follow(moment.since.iter().copied());
        let choice = mind.go_on(budget, &mut thoughts);
        let thoughts = Box::new(thoughts);
        self.seats[seat.index()] = Some(Kept { inputs: moment.inputs, thoughts });
        choice
    }
}

#[cfg(test)]
mod tests {
    use bots::Level;
    use buccaneer::Buccaneer;
    use game::{Game, Match, Pending, Seats, Setup, Viewer};

    use super::*;

    /// Plays on with one memory for all seats; how many positions each decision knew before.
    fn recalled(renumber: bool) -> Vec<usize> {
        let mut play = Match::<Buccaneer>::new(Setup::house(3), "kept").expect("a match");
        let mut memory = Memory::default();
        let mut recalled = Vec::new();
        for number in 0..24 {
            play.settle();
            let Pending::Seats(asked) = play.pending() else { break };
            let seat = asked.first().expect("somebody is asked");
            let last = play.last_action_of(Seats::one(seat));
            let since = play.actions_since(last.unwrap_or(usize::MAX)).collect();
            let sitting = if renumber { number } else { 1 };
            let inputs = play.inputs().len();
            let moment = Moment { sitting, inputs, last, since };
            let view = play.state().view(Viewer::Seat(seat));
            let mind = Mind::<Buccaneer>::new(Level::Admiral, &view, seat, number);
            let choice = memory.go_on(&mind, seat, &moment, Budget::Millis(30));
            recalled.push(choice.recalled);
            play.act(seat, choice.action).expect("a bot's action is legal");
        }
        recalled
    }

    #[test]
    fn a_bot_goes_on_from_what_it_thought_before() {
        assert!(recalled(false).iter().any(|&known| known > 0), "trees are found again");
    }

    #[test]
    fn thoughts_of_another_match_are_forgotten() {
        assert_eq!(recalled(true).iter().sum::<usize>(), 0);
    }
}
