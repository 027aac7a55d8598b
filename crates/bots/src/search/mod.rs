//! Information-set Monte-Carlo tree search.
//!
//! Each iteration walks down one tree in a state that the view allows. A node
//! stands for what has been done since the root; of its actions only those
//! that are legal in this iteration's state are looked at. Every seat picks
//! what it believes best for itself: values are shares of the win, one for
//! each seat. Chance is drawn anew on the way, so no plan can count on a roll.
//! Questions to several seats at once are taken one after the other: at the
//! root the seat that thinks comes first, further down the lowest number.

mod forecast;
mod thoughts;
mod tree;
mod value;

use crate::clock::Clock;
pub(crate) use forecast::forecast;
use game::{Evaluate, FastRng, Nobody, Pending, Rng, Seat};
use std::iter;
pub use thoughts::Thoughts;
use tree::{Fork, Step, Tree, Weighing};
use value::Values;

/// A state is drawn from the view once for so many iterations: drawing one
/// costs more than playing it.
const SHARED: u64 = 8;

/// How strong a search is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Config {
    pub(crate) weighing: Weighing,
    /// Play on at random to the end instead of evaluating.
    pub(crate) to_the_end: bool,
    /// Order untried actions by looking one action ahead, and rely so much
    /// on that; not at all if there is nothing here.
    pub(crate) foresight: Option<f32>,
}

impl Config {
    /// What the levels use.
    pub(crate) const BEST: Self = Self {
        weighing: Weighing { curiosity: 3.0, caution: 0.5, by_spread: true },
        to_the_end: false,
        foresight: Some(6.0),
    };
    /// The textbook, as a yardstick.
    pub(crate) const PLAIN: Self = Self {
        weighing: Weighing { curiosity: 1.2, caution: 0.1, by_spread: false },
        to_the_end: true,
        foresight: None,
    };
}

/// What a search thinks of one action.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Opinion<A> {
    /// The action.
    pub action: A,
    /// How often it was tried.
    pub visits: u64,
    /// The share of the win that it promises, from 0 to 1.
    pub value: f64,
}

/// What a search found out.
pub(crate) struct Findings<A> {
    /// Every legal action, the one tried most often first.
    pub(crate) opinions: Vec<Opinion<A>>,
    /// How many lines of play were tried.
    pub(crate) iterations: u64,
    /// How many positions it knew before.
    pub(crate) recalled: usize,
    /// What can be of use when the seat is asked again.
    pub(crate) thoughts: Thoughts<A>,
}

/// Searches from a view, going on from earlier thoughts.
pub(crate) fn search<G: Evaluate>(
    view: &G::View,
    seat: Seat,
    config: Config,
    clock: Clock,
    seed: u64,
    thoughts: Thoughts<G::Action>,
) -> Findings<G::Action> {
    let mut rng = FastRng::new(seed);
    let mut actions = Vec::new();
    let state = G::determinize(view, &mut rng);
    list(&state, seat, &mut actions);
    assert!(!actions.is_empty(), "the view asks the seat");
    if let [only] = actions[..] {
        let opinions = vec![Opinion { action: only, visits: 0, value: 0.0 }];
        return Findings { opinions, iterations: 0, recalled: 0, thoughts };
    }
    let now = Fork::after_chance(seat, state.luck(), &actions);
    let kept = thoughts.for_now(now, &actions);
    let recalled = kept.iter().map(Tree::size).sum();
    let fresh = iter::repeat_with(|| Tree::new(seat));
    let trees = kept.into_iter().chain(fresh).take(clock.searchers() as usize);
    let searcher = |(n, tree)| Searcher::<G>::new(view, config, seed ^ (n as u64) << 48, tree);
    let (trees, iterations) = run_all(trees.enumerate().map(searcher).collect(), clock);
    let mut opinions = together(trees.iter().flat_map(|tree| tree.opinions(&actions)));
    opinions.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.value.total_cmp(&a.value)));
    Findings { opinions, iterations, recalled, thoughts: Thoughts::new(trees) }
}

/// Each searcher has a tree of its own and, if there are several, a thread.
fn run_all<G: Evaluate>(
    mut crew: Vec<Searcher<'_, G>>,
    clock: Clock,
) -> (Vec<Tree<G::Action>>, u64) {
    let done: Vec<_> = match crew.pop() {
        Some(alone) if crew.is_empty() => vec![alone.run(clock)],
        last => std::thread::scope(|scope| {
            let all = crew.into_iter().chain(last);
            let threads: Vec<_> =
                all.map(|searcher| scope.spawn(move || searcher.run(clock))).collect();
            let joined = threads.into_iter().map(std::thread::ScopedJoinHandle::join);
            joined.map(|end| end.expect("a searcher does not panic")).collect()
        }),
    };
    let iterations = done.iter().map(|(_, iterations)| iterations).sum();
    (done.into_iter().map(|(tree, _)| tree).collect(), iterations)
}

/// What several searchers think of an action, added up.
fn together<A: Copy + Eq>(all: impl Iterator<Item = Opinion<A>>) -> Vec<Opinion<A>> {
    let mut sum: Vec<Opinion<A>> = Vec::new();
    for opinion in all {
        match sum.iter_mut().find(|known| known.action == opinion.action) {
            Some(known) => {
                let visits = known.visits + opinion.visits;
                let total =
                    known.value * known.visits as f64 + opinion.value * opinion.visits as f64;
                known.value = total / visits.max(1) as f64;
                known.visits = visits;
            }
            None => sum.push(opinion),
        }
    }
    sum
}

struct Searcher<'a, G: Evaluate> {
    view: &'a G::View,
    config: Config,
    rng: FastRng,
    tree: Tree<G::Action>,
    path: Vec<Step>,
    legal: Vec<G::Action>,
}

impl<'a, G: Evaluate> Searcher<'a, G> {
    fn new(view: &'a G::View, config: Config, seed: u64, tree: Tree<G::Action>) -> Self {
        let rng = FastRng::new(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        Self { view, config, rng, tree, path: Vec::new(), legal: Vec::new() }
    }

    /// The tree it grew, in how many iterations.
    fn run(mut self, clock: Clock) -> (Tree<G::Action>, u64) {
        let mut clock = clock.start();
        let mut state = G::determinize(self.view, &mut self.rng);
        while let Some(number) = clock.tick() {
            if number.is_multiple_of(SHARED) {
                state = G::determinize(self.view, &mut self.rng);
            }
            self.iterate(state.clone());
        }
        (self.tree, clock.ticks())
    }

    /// Down the tree, a little further, and back up; what it came to.
    fn iterate(&mut self, mut state: G) -> Values {
        self.path.clear();
        let mut node = Tree::<G::Action>::ROOT;
        let thinks = self.tree.root_seat();
        let mut next = asked(&mut state, thinks, &mut self.rng);
        while let Some((seat, _)) = next {
            if !self.tree.is_open(node) && !self.open(node, seat, &state) {
                break;
            }
            list(&state, seat, &mut self.legal);
            let weighing = self.weighing(seat);
            let (edge, action) = self.tree.select(node, &self.legal, weighing);
            state.act(seat, action, &mut Nobody);
            self.path.push(Step { node, edge, seat });
            next = asked(&mut state, thinks, &mut self.rng);
            match next.and_then(|next| self.child(node, edge, next, &state)) {
                Some(child) => node = child,
                None => break,
            }
        }
        let values = value::of(&self.play_on(state));
        self.tree.learn(&self.path, &values);
        values
    }

    /// With many actions to choose from, others would else seem to do one
    /// foolish thing after the other while the search tries them out.
    fn weighing(&self, seat: Seat) -> Weighing {
        let mut weighing = self.config.weighing;
        let other = self.path.first().is_some_and(|first| first.seat != seat);
        if other && self.config.foresight.is_some() {
            weighing.curiosity *= G::OTHERS;
        }
        weighing
    }

    /// The node that follows an action: another one for every seat that may
    /// be asked, and for all that chance may do to its choice.
    fn child(
        &mut self,
        node: u32,
        edge: u32,
        (seat, drew): (Seat, bool),
        state: &G,
    ) -> Option<u32> {
        let fork = if drew {
            list(state, seat, &mut self.legal);
            Fork::after_chance(seat, state.luck(), &self.legal)
        } else {
            Fork::of(seat)
        };
        self.tree.child(node, edge, fork)
    }

    /// Gives a node its actions once it has been reached often enough.
    fn open(&mut self, node: u32, seat: Seat, state: &G) -> bool {
        list(state, seat, &mut self.legal);
        if !self.tree.is_ripe(node, self.legal.len()) {
            return false;
        }
        let priors = if let Some(sharpness) = self.config.foresight {
            let scores = self.legal.iter().map(|&action| {
                let mut next = state.clone();
                next.act(seat, action, &mut Nobody);
                let over = asked(&mut next, seat, &mut self.rng).is_none();
                next.evaluate(seat) + if over { decided(&next, seat) } else { 0 }
            });
            let mut priors = value::priors(scores.collect(), G::LEAD, sharpness);
            // Whom a game names first must not gain or lose by it: of actions that look alike now
            // the one is tried first and now the other.
            for prior in &mut priors {
                *prior *= 1.0 + self.rng.below(1_000) as f32 / 50_000.0;
            }
            self.trust(state, seat, &mut priors);
            priors
        } else {
            vec![1.0 / self.legal.len() as f32; self.legal.len()]
        };
        self.tree.open(node, &self.legal, &priors);
        true
    }

    /// What the game would choose quickly is tried first, as far as it is to
    /// be trusted.
    fn trust(&mut self, state: &G, seat: Seat, priors: &mut [f32]) {
        if G::TRUST > 0.0 {
            let quick = state.quick(seat, &mut self.rng);
            for (prior, &action) in priors.iter_mut().zip(&self.legal) {
                *prior =
                    *prior * (1.0 - G::TRUST) + f32::from(u8::from(action == quick)) * G::TRUST;
            }
        }
    }

    /// From a leaf to where a line of play is given a value.
    fn play_on(&mut self, mut state: G) -> G {
        let thinks = self.tree.root_seat();
        let to_the_end = self.config.to_the_end;
        let (horizon, most) =
            if to_the_end { (u32::MAX, u32::MAX) } else { (G::HORIZON, G::TURNS) };
        let mut turns = 0;
        let mut enough = |state: &G| {
            turns += u32::from(state.turn_begins());
            turns > most
        };
        for _ in 0..horizon {
            let next = asked_unless(&mut state, thinks, &mut self.rng, &mut enough);
            let Some((seat, _)) = next else { return state };
            let action = if to_the_end {
                game::random_action(&state, seat, &mut self.rng)
            } else {
                state.quick(seat, &mut self.rng)
            };
            state.act(seat, action, &mut Nobody);
        }
        // What chance decides at once is not left open.
        asked_unless(&mut state, thinks, &mut self.rng, &mut enough);
        state
    }
}

/// A win in hand counts for more than any promise, and a loss for less.
fn decided<G: Evaluate>(state: &G, seat: Seat) -> i32 {
    let won = state.standing().winners.contains(&seat);
    if won { 3 * G::LEAD } else { -3 * G::LEAD }
}

/// Draws pending chance; the seat that is asked then, if it is not over, and
/// whether there was any chance. Of several seats that are asked the one that
/// thinks comes first and the others clockwise: the order looks the same from
/// every seat.
fn asked<G: Evaluate>(state: &mut G, thinks: Seat, rng: &mut impl Rng) -> Option<(Seat, bool)> {
    asked_unless(state, thinks, rng, &mut |_| false)
}

/// What [`asked`] gives, and nobody if chance is pending at which it is enough.
fn asked_unless<G: Evaluate>(
    state: &mut G,
    thinks: Seat,
    rng: &mut impl Rng,
    enough: &mut impl FnMut(&G) -> bool,
) -> Option<(Seat, bool)> {
    let mut drew = false;
    loop {
        match state.pending() {
            Pending::Over => return None,
            Pending::Seats(seats) => return seats.first_from(thinks).map(|seat| (seat, drew)),
            Pending::Chance(_) if enough(state) => return None,
            Pending::Chance(_) => {
                let outcome = state.roll(rng);
                state.resolve(&outcome, &mut Nobody);
                drew = true;
            }
        }
    }
}

/// What a seat may do and would mean to: no slip of the hand is planned.
fn list<G: Evaluate>(state: &G, seat: Seat, actions: &mut Vec<G::Action>) {
    let mut rng = FastRng::new(0);
    actions.clear();
    state.legal(seat, &mut |action| {
        if state.handle(action, 100, &mut rng) == action {
            actions.push(action);
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Budget;
    use game::{Game, Match, Setup, Viewer};
    use king_of_pirates::{Action, Frame, KingOfPirates, Phase, Play};
    use planks::Planks;

    /// Whatever is done in a turn, lines are compared where as many turns were
    /// played: else the end of a turn would be put off.
    #[test]
    fn lines_of_play_stop_where_a_turn_begins() {
        let mut play = Match::<KingOfPirates>::new(Setup::house(4), "lines").expect("a set-up");
        let mut rng = FastRng::new(1);
        for seed in 0..400 {
            play.settle();
            let Pending::Seats(asked) = play.pending() else { break };
            let seat = asked.first().expect("somebody is asked");
            let view = play.state().view(Viewer::Seat(seat));
            let mut searcher =
                Searcher::<KingOfPirates>::new(&view, Config::BEST, seed, Tree::new(seat));
            let state = *play.state();
            let end = searcher.play_on(state);
            assert!(end.pending() == Pending::Over || end.turn_begins(), "after {seed} actions");
            let turns = turns_between(&state, &end);
            // A turn begins with the compass die: not with a discard (KOP-12) or a theft before
            // it (KOP-15), nor while ships are manned.
            let before = [Phase::Discard, Phase::TheftBefore];
            let frame = state.position().frames[0];
            let begun = matches!(frame, Frame::Turn(phase) if !before.contains(&phase));
            let expected = KingOfPirates::TURNS as usize + usize::from(begun);
            assert!(end.pending() == Pending::Over || turns == expected, "{turns} turns");
            let action = play.state().quick(seat, &mut rng);
            play.act(seat, action).expect("it is legal");
        }
    }

    /// In a turn of the planks there are about a hundred ways: who tried out
    /// most of them would hold others for fools.
    #[test]
    fn others_are_taken_to_do_what_looks_best() {
        let mut play = Match::<Planks>::new(Setup::house(4), "others").expect("a set-up");
        let mut rng = FastRng::new(1);
        let (mut own, mut others) = (Vec::new(), Vec::new());
        for seed in 0..40 {
            play.settle();
            let Pending::Seats(asked) = play.pending() else { break };
            let seat = asked.first().expect("somebody is asked");
            let view = play.state().view(Viewer::Seat(seat));
            let searcher = Searcher::<Planks>::new(&view, Config::BEST, seed, Tree::new(seat));
            let (tree, _) = searcher.run(Clock::new(Budget::Iterations(600), u64::MAX));
            for (who, visits, tried) in tree.tried().filter(|&(_, visits, _)| visits >= 10) {
                let part = tried as f32 / visits as f32;
                if who == seat { own.push(part) } else { others.push(part) }
            }
            let action = play.state().quick(seat, &mut rng);
            play.act(seat, action).expect("it is legal");
        }
        let mean = |parts: &[f32]| parts.iter().sum::<f32>() / parts.len() as f32;
        let (own, others) = (mean(&own), mean(&others));
        assert!(others < own, "new actions a line: {own} of one's own, {others} of others");
    }

    /// KOP-39: several seats are asked at once, and each thinks for itself.
    #[test]
    fn of_several_asked_seats_each_decides_at_its_own_root() {
        let position = serde_json::json!({"game": "king-of-pirates", "turn": 0,
            "ships": [{"color": "red", "captain": 1, "hand": ["raid"]},
                {"color": "blue", "captain": 2, "hand": ["citrus"], "scurvy": 1},
                {"color": "black", "captain": 3, "hand": ["mutiny"]}],
            "frames": [{"turn": "sail"}, {"window": {"at": "upkeep", "asked": [0, 1, 2]}}]});
        let position = serde_json::from_value(position).expect("a position");
        let state = KingOfPirates::from_position(&position).expect("a valid position");
        let plays =
            [(1, Action::Play(Play::Citrus)), (2, Action::Play(Play::Mutiny(Seat::new(0))))];
        for (seat, play) in plays {
            let seat = Seat::new(seat);
            let view = state.view(Viewer::Seat(seat));
            let clock = Clock::new(Budget::Iterations(200), u64::MAX);
            let found =
                search::<KingOfPirates>(&view, seat, Config::BEST, clock, 1, Thoughts::default());
            let tried = found.opinions.iter().find(|opinion| opinion.action == play);
            assert!(tried.is_some_and(|opinion| opinion.visits > 0), "seat {seat}");
        }
    }

    /// Of four, whose turn it was and whose it is.
    fn turns_between(before: &KingOfPirates, after: &KingOfPirates) -> usize {
        let turn = |state: &KingOfPirates| state.position().turn.index();
        (turn(after) + 4 - turn(before)) % 4
    }
}
