//! What a turn was worth: a blunder, a stroke of genius, or luck.

use bots::Hint;
use game::Seat;

use crate::replay::plot::point::Point;
use crate::replay::plot::turns::Turn;

/// The most turns that are looked into.
const MOST: usize = 8;
/// The most turns of the person who reviews a match.
const MOST_OWN: usize = 6;
/// A change of less than this is none.
const LEAST: f64 = 0.07;
/// For the person who reviews a match, smaller losses count too.
const LEAST_OWN: f64 = 0.04;

/// What a turn is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Label {
    /// Something else was far better.
    Blunder,
    /// Something else was better.
    Mistake,
    /// The best by far, and it was found.
    Brilliant,
    /// Well played, and it went better than could be expected.
    Lucky,
    /// Well played, and it went worse.
    Unlucky,
}

impl Label {
    /// The key of its name.
    pub(super) fn key(self) -> &'static str {
        match self {
            Self::Blunder => "replay-label-blunder",
            Self::Mistake => "replay-label-mistake",
            Self::Brilliant => "replay-label-brilliant",
            Self::Lucky => "replay-label-lucky",
            Self::Unlucky => "replay-label-unlucky",
        }
    }

    /// The style class, and the sign that stands for it.
    pub(super) fn mark(self) -> (&'static str, &'static str) {
        match self {
            Self::Blunder => ("blunder", "??"),
            Self::Mistake => ("mistake", "?"),
            Self::Brilliant => ("brilliant", "!!"),
            Self::Lucky => ("lucky", "+"),
            Self::Unlucky => ("unlucky", "−"),
        }
    }

    /// True if the player could have done better.
    pub(super) fn is_mistake(self) -> bool {
        matches!(self, Self::Blunder | Self::Mistake)
    }
}

/// A turn that was looked into.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Verdict<A> {
    pub(super) seat: Seat,
    /// The decision that mattered most.
    pub(super) moment: usize,
    /// The moments of the turn, up to the next one that was estimated.
    pub(super) turn: std::ops::Range<usize>,
    /// How the seat's share of the win changed, from −1 to 1.
    pub(super) change: f64,
    pub(super) label: Label,
    /// What was lost against the best action, as far as it is known.
    pub(super) regret: f64,
    /// The best action and its share of the win, if another one was played.
    pub(super) better: Option<(A, f64)>,
}

impl<A: Copy + PartialEq> Verdict<A> {
    /// Judges a decision; the hints are those for its seat, the best first.
    pub(super) fn new(
        turn: &Turn,
        next: usize,
        moment: usize,
        change: f64,
        played: A,
        hints: &[Hint<A>],
    ) -> Self {
        let (regret, ahead) = compared(change, played, hints);
        let better = hints.first().filter(|best| best.action != played && regret > 0.0);
        Self {
            seat: turn.seat,
            moment,
            turn: turn.start()..next.max(turn.start() + 1),
            change,
            label: label(regret, ahead, change),
            regret,
            better: better.map(|best| (best.action, best.win)),
        }
    }
}

impl<A> Verdict<A> {
    /// What is said about it: what a mistake cost, whatever luck came after it, or else how the
    /// share of the win changed.
    pub(super) fn swing(&self) -> f64 {
        if self.label.is_mistake() { -self.regret } else { self.change }
    }
}

/// How much worse than the best the played action was, and how far ahead of all others.
fn compared<A: Copy + PartialEq>(change: f64, played: A, hints: &[Hint<A>]) -> (f64, f64) {
    let Some(best) = hints.first() else { return (0.0, 0.0) };
    match hints.iter().position(|hint| hint.action == played) {
        Some(0) => (0.0, hints.get(1).map_or(0.0, |second| best.win - second.win)),
        Some(place) => (best.win - hints[place].win, 0.0),
        // Not among the best few: what it cost shows in the curve.
        None => {
            let last = hints.last().map_or(0.0, |last| best.win - last.win);
            (last.max(-change).max(0.0), 0.0)
        }
    }
}

fn label(regret: f64, ahead: f64, change: f64) -> Label {
    if regret >= 0.15 {
        Label::Blunder
    } else if regret >= LEAST_OWN {
        Label::Mistake
    } else if ahead >= 0.1 && change > -LEAST {
        Label::Brilliant
    } else if change > 0.0 {
        Label::Lucky
    } else {
        Label::Unlucky
    }
}

/// How a turn changed its seat's share of the win.
pub(crate) fn change(points: &[Point], place: usize, seat: Seat) -> f64 {
    match (points.get(place), points.get(place + 1)) {
        (Some(before), Some(after)) => after.shares[seat.index()] - before.shares[seat.index()],
        _ => 0.0,
    }
}

/// The places of the turns that are looked into, in order of time: the largest changes, and the
/// losses of the person who reviews the match.
pub(super) fn candidates(points: &[Point], turns: &[Turn], own: Option<Seat>) -> Vec<usize> {
    let mut changes: Vec<(usize, f64)> = turns
        .iter()
        .enumerate()
        .map(|(place, turn)| (place, change(points, place, turn.seat)))
        .collect();
    changes.sort_by(|a, b| b.1.abs().total_cmp(&a.1.abs()));
    let lost =
        |(place, change): &&(usize, f64)| Some(turns[*place].seat) == own && *change <= -LEAST_OWN;
    let large = changes.iter().filter(|(_, change)| change.abs() >= LEAST).take(MOST);
    let mut chosen: Vec<usize> =
        changes.iter().filter(lost).take(MOST_OWN).chain(large).map(|(place, _)| *place).collect();
    chosen.sort_unstable();
    chosen.dedup();
    chosen
}

/// Adds a verdict; of a turn only the decision counts that cost most.
pub(super) fn add<A>(verdicts: &mut Vec<Verdict<A>>, verdict: Verdict<A>) {
    match verdicts.iter_mut().find(|known| known.turn == verdict.turn) {
        Some(known) if known.regret >= verdict.regret => {}
        Some(known) => *known = verdict,
        None => verdicts.push(verdict),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn point(moment: usize, first: f64) -> Point {
        Point { moment, shares: vec![first, 1.0 - first] }
    }

    fn turn(seat: u8, moment: usize) -> Turn {
        Turn { seat: Seat::new(seat), decisions: vec![moment] }
    }

    fn hint(action: char, win: f64) -> Hint<char> {
        Hint { action, win, gain: 0 }
    }

    fn verdict(played: char, change: f64, hints: &[Hint<char>]) -> Verdict<char> {
        Verdict::new(&turn(0, 4), 7, 4, change, played, hints)
    }

    #[test]
    fn a_turn_is_judged_by_what_was_better() {
        let hints = [hint('a', 0.48), hint('b', 0.40), hint('c', 0.30)];
        let blunder = verdict('c', -0.2, &hints);
        assert_eq!((blunder.label, blunder.better), (Label::Blunder, Some(('a', 0.48))));
        assert!((blunder.swing() + 0.18).abs() < 1e-9, "what it cost");
        assert!(verdict('b', 0.3, &hints).swing() < 0.0, "luck does not excuse it");
        assert_eq!(verdict('b', -0.1, &hints).label, Label::Mistake);
        assert_eq!(verdict('z', -0.3, &hints).label, Label::Blunder, "not among the best few");
        let found = verdict('a', 0.1, &[hint('a', 0.6), hint('b', 0.4)]);
        assert_eq!((found.label, found.better), (Label::Brilliant, None));
        assert_eq!(verdict('a', 0.1, &hints).label, Label::Lucky);
        assert_eq!(verdict('a', -0.1, &hints).label, Label::Unlucky);
        assert_eq!(blunder.turn, 4..7);
    }

    #[test]
    fn the_largest_changes_are_looked_into_and_the_losses_of_who_reviews() {
        let turns: Vec<Turn> = (0_u8..5).map(|n| turn(n % 2, usize::from(n) * 2)).collect();
        let shares = [0.5, 0.45, 0.46, 0.47, 0.80, 0.75];
        let points: Vec<Point> =
            shares.iter().enumerate().map(|(n, share)| point(n * 2, *share)).collect();
        assert_eq!(candidates(&points, &turns, None), [3], "the second seat lost a third");
        assert_eq!(candidates(&points, &turns, Some(Seat::new(0))), [0, 3, 4]);
    }

    #[test]
    fn of_a_turn_the_worst_decision_counts() {
        let hints = [hint('a', 0.5), hint('b', 0.3)];
        let mut verdicts = Vec::new();
        add(&mut verdicts, verdict('a', -0.1, &hints));
        let worse = Verdict { moment: 5, ..verdict('b', -0.1, &hints) };
        add(&mut verdicts, worse.clone());
        assert_eq!(verdicts, [worse]);
    }
}
