//! Taking back: free until something hidden or random came to light.

use game::{Game, Match, Revealed, Seats, Viewer};

/// Why nothing is undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoUndo {
    /// No decision of a person was made yet.
    Nothing,
    /// Dice or cards were drawn since.
    Chance,
    /// Something hidden has been shown since.
    Secret,
}

impl NoUndo {
    /// The key of the sentence that says so.
    pub(crate) fn key(self) -> &'static str {
        match self {
            Self::Nothing => "shell-undo-nothing",
            Self::Chance => "shell-undo-chance",
            Self::Secret => "shell-undo-secret",
        }
    }
}

/// How many inputs are left when the last decision of a person is undone.
pub(crate) fn point<G: Game>(play: &Match<G>, persons: Seats) -> Result<usize, NoUndo> {
    let point = play.last_action_of(persons).ok_or(NoUndo::Nothing)?;
    match play.revealed_since(point, persons.iter().map(Viewer::Seat)) {
        None => Ok(point),
        Some(Revealed::Chance) => Err(NoUndo::Chance),
        Some(Revealed::Secret) => Err(NoUndo::Secret),
    }
}

#[cfg(test)]
mod tests {
    use bots::{Budget, Level};
    use buccaneer::Buccaneer;
    use game::{Evaluate, Input, Pending, Seat, Setup};
    use planks::Planks;

    use super::*;

    /// Bots play until `stop`; seat 0 counts as the person.
    fn until<G: Evaluate>(players: usize, stop: impl Fn(&Match<G>) -> bool) -> Match<G> {
        let mut play = Match::<G>::new(Setup::house(players), "undo").expect("a match");
        play.settle();
        while let Pending::Seats(asked) = play.pending() {
            if stop(&play) {
                break;
            }
            let seat = asked.first().expect("somebody is asked");
            let view = play.state().view(Viewer::Seat(seat));
            let chance = play.inputs().len() as u64;
            let choice = bots::choose::<G>(Level::Random, &view, seat, Budget::default(), chance);
            play.act(seat, choice.action).expect("bots act legally");
            play.settle();
        }
        play
    }

    fn person() -> Seats {
        Seats::one(Seat::new(0))
    }

    #[test]
    fn before_the_first_decision_there_is_nothing_to_take_back() {
        let play = until::<Planks>(4, |_| true);
        assert_eq!(point(&play, person()), Err(NoUndo::Nothing));
    }

    #[test]
    fn a_placed_pirate_is_taken_back_with_what_bots_placed_since() {
        let own = |play: &Match<Planks>| {
            let input = play.inputs().iter().rposition(
                |input| matches!(input, Input::Action { seat, .. } if seat.index() == 0),
            );
            input.is_some_and(|at| play.inputs().len() == at + 3)
        };
        let play = until(4, own);
        let point = point(&play, person()).expect("nothing was drawn or shown");
        assert_eq!(point, play.inputs().len() - 3);
    }

    #[test]
    fn a_roll_cannot_be_taken_back() {
        let rolled = |play: &Match<Planks>| {
            let mut inputs = play.inputs().iter().rev();
            matches!(inputs.next(), Some(Input::Chance { .. }))
                && matches!(inputs.next(), Some(Input::Action { seat, .. }) if seat.index() == 0)
        };
        let play = until(4, rolled);
        assert_eq!(point(&play, person()), Err(NoUndo::Chance));
    }

    #[test]
    fn a_purse_that_was_opened_cannot_be_taken_back() {
        let play = until::<Planks>(4, |_| false);
        // The match ends, and shows every purse, with an action: no dice fall after it.
        assert!(matches!(play.inputs().last(), Some(Input::Action { .. })));
        let everybody = Seat::all(4).collect();
        assert_eq!(point(&play, everybody), Err(NoUndo::Secret));
    }

    #[test]
    fn a_disc_that_was_uncovered_cannot_be_taken_back_and_a_covered_one_can() {
        let (mut shown, mut kept) = (0, 0);
        for number in 1..40 {
            let play = until::<Buccaneer>(3, |play| {
                let acted = |input: &&Input<_>| matches!(input, Input::Action { .. });
                play.inputs().iter().filter(acted).count() == number
            });
            let Some(Input::Action { seat, .. }) = play.inputs().last() else { continue };
            let mut record = play.record();
            record.inputs.pop();
            let before = Match::<Buccaneer>::replay(&record).expect("a prefix");
            let known = |play: &Match<Buccaneer>| {
                let stacks = play.state().view(Viewer::Seat(*seat)).stacks;
                stacks.iter().flatten().filter(|disc| disc.wage.is_some()).count()
            };
            // Stacks are only joined: what is known grows by what was uncovered.
            match point(&play, Seats::one(*seat)) {
                Ok(point) => {
                    assert_eq!(point, play.inputs().len() - 1);
                    assert!(known(&play) <= known(&before), "{:?}", play.inputs().last());
                    kept += 1;
                }
                Err(NoUndo::Secret) => shown += 1,
                Err(why) => panic!("{why:?}: nothing was drawn, and something was done"),
            }
        }
        assert!(kept > 5 && shown > 0, "{kept} and {shown}");
    }
}
