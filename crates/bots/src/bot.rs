//! A bot in a seat, for one decision.

use crate::{
    ActionStats, Budget, Level,
    blunder::Blunder,
    clock::Clock,
    greedy,
    search::{self, CachedTree, Config, SearchResult},
};
use game::{Evaluate, FastRng, Rng, Seat, random_action};
use web_time::{Duration, Instant};

/// What a bot chose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice<A> {
    /// The action.
    pub action: A,
    /// The number of search iterations, or of actions tried.
    pub iterations: u64,
    /// The number of nodes reused from the cached tree.
    pub reused_nodes: usize,
}

/// What a bot found out before it chooses.
struct Considered<A> {
    /// The best first.
    actions: Vec<ActionStats<A>>,
    iterations: u64,
    reused_nodes: usize,
}

/// A bot in a seat, with everything it knows.
pub struct Bot<G: Evaluate> {
    level: Level,
    view: G::View,
    seat: Seat,
    seed: u64,
    end: Option<Instant>,
}

impl<G: Evaluate> Bot<G> {
    /// A bot that sees this view from this seat.
    pub fn new(level: Level, view: &G::View, seat: Seat, seed: u64) -> Self {
        Self { level, view: view.clone(), seat, seed, end: None }
    }

    /// Adds what its level remembers of the events its seat received.
    #[must_use]
    pub fn remembering(mut self, told: &[G::Event]) -> Self {
        let mut rng = FastRng::new(!self.seed);
        let memory = self.level.memory();
        if memory > 0 {
            G::fill_beliefs(&mut self.view, told, &mut || rng.below(100) < memory);
        }
        self
    }

    /// Limits every decision to this time from now, whatever the budget: it then answers with the
    /// best action found so far.
    #[must_use]
    pub fn within(mut self, time: Duration) -> Self {
        self.end = Some(Instant::now() + time);
        self
    }

    /// Decides. The same knowledge, seed and budget of iterations give the
    /// same choice on every machine.
    ///
    /// # Panics
    /// If the seat is not asked.
    pub fn choose(&self, budget: Budget) -> Choice<G::Action> {
        self.decide(budget, &mut CachedTree::default())
    }

    /// Decides, reusing a cached tree and replacing it by the new one.
    ///
    /// # Panics
    /// If the seat is not asked.
    pub fn choose_cached(
        &self,
        budget: Budget,
        cached_tree: &mut CachedTree<G::Action>,
    ) -> Choice<G::Action> {
        let choice = self.decide(budget, cached_tree);
        cached_tree.prune_to(choice.action);
        choice
    }

    fn decide(&self, budget: Budget, cached_tree: &mut CachedTree<G::Action>) -> Choice<G::Action> {
        let mut rng = FastRng::new(self.seed);
        let state = G::determinize(&self.view, &mut rng);
        let intended = if self.level == Level::Random {
            self.random_choice(&state, &mut rng)
        } else {
            let found = self.consider(budget, cached_tree, &mut rng);
            let action = self.after_blunder(&found.actions);
            Choice { action, iterations: found.iterations, reused_nodes: found.reused_nodes }
        };
        let action = state.motor_noise(intended.action, self.level.steadiness(), &mut rng);
        Choice { action, ..intended }
    }

    /// The statistics of every legal action, the best first.
    ///
    /// # Panics
    /// If the seat is not asked.
    pub fn action_stats(&self, budget: Budget) -> Vec<ActionStats<G::Action>> {
        let clock = Clock::new(budget, u64::MAX);
        self.search(Config::BEST, clock, CachedTree::default()).actions
    }

    /// Each seat's expected share of the win, by a search of this many
    /// iterations; together they are 1.
    ///
    /// # Panics
    /// If the seat is not asked.
    pub fn shares(&self, iterations: u64) -> Vec<f64> {
        search::forecast::<G>(&self.view, self.seat, iterations, self.seed)
    }

    fn random_choice(&self, state: &G, rng: &mut FastRng) -> Choice<G::Action> {
        Choice { action: random_action(state, self.seat, rng), iterations: 1, reused_nodes: 0 }
    }

    /// What it found out about the actions, the best first.
    fn consider(
        &self,
        budget: Budget,
        cached_tree: &mut CachedTree<G::Action>,
        rng: &mut FastRng,
    ) -> Considered<G::Action> {
        if matches!(self.level, Level::Greedy | Level::CabinBoy) {
            let sensible = self.level.is_opponent();
            let look = greedy::look::<G>(&self.view, self.seat, sensible, (budget, self.end), rng);
            return Considered {
                actions: look.actions,
                iterations: look.iterations,
                reused_nodes: 0,
            };
        }
        let config = if self.level == Level::Plain { Config::PLAIN } else { Config::OPPONENT };
        let clock = Clock::new(budget, self.level.max_iterations()).no_later_than(self.end);
        let found = self.search(config, clock, std::mem::take(cached_tree));
        *cached_tree = found.cached_tree;
        let SearchResult { actions, iterations, reused_nodes, .. } = found;
        Considered { actions, iterations, reused_nodes }
    }

    /// The best action, or one that its level takes for it.
    fn after_blunder(&self, actions: &[ActionStats<G::Action>]) -> G::Action {
        let mut rng = FastRng::new(self.seed.rotate_left(32));
        Blunder::of::<G>(self.level).choose(actions, &mut rng)
    }

    fn search(
        &self,
        config: Config,
        clock: Clock,
        cached_tree: CachedTree<G::Action>,
    ) -> SearchResult<G::Action> {
        search::search::<G>(&self.view, self.seat, config, clock, self.seed, cached_tree)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use buccaneer::Buccaneer;
    use game::{Game, Match, Pending, Setup, Viewer};
    use king_of_pirates::{Action, KingOfPirates};

    /// How often in a thousand decisions each action is chosen; the best comes
    /// first.
    fn chosen(level: Level, choices: &[Action]) -> Vec<u32> {
        let mut play = Match::<KingOfPirates>::new(Setup::house(4), "blunders").expect("a set-up");
        play.settle();
        let Pending::Seats(asked) = play.pending() else { panic!("somebody mans a ship") };
        let seat = asked.first().expect("somebody is asked");
        let view = play.state().view(Viewer::Seat(seat));
        let stats = |(action, value)| ActionStats { action, visits: 1, value };
        let values = [0.3, 0.295, 0.27, 0.255];
        let actions: Vec<_> = choices.iter().copied().zip(values).map(stats).collect();
        let mut times = vec![0; choices.len()];
        for seed in 0..1_000 {
            let bot = Bot::<KingOfPirates>::new(level, &view, seat, seed);
            let action = bot.after_blunder(&actions);
            times[choices.iter().position(|&choice| choice == action).expect("one of them")] += 1;
        }
        times
    }

    #[test]
    fn a_time_limit_holds_for_any_budget() {
        let mut play = Match::<KingOfPirates>::new(Setup::house(4), "in time").expect("a set-up");
        play.settle();
        let Pending::Seats(asked) = play.pending() else { panic!("somebody mans a ship") };
        let seat = asked.first().expect("somebody is asked");
        let view = play.state().view(Viewer::Seat(seat));
        let begun = Instant::now();
        let bot = Bot::<KingOfPirates>::new(Level::Admiral, &view, seat, 1);
        let choice = bot.within(Duration::from_millis(50)).choose(Budget::Iterations(u64::MAX));
        assert!(choice.iterations > 0 && play.state().check(seat, choice.action).is_ok());
        assert!(begun.elapsed() < Duration::from_secs(20), "{:?}", begun.elapsed());
    }

    #[test]
    fn blunders_are_as_frequent_with_few_actions_as_with_many() {
        let all = [Action::Pass, Action::Stop, Action::Stand, Action::Dig];
        for (level, rate) in [
            (Level::Mate, KingOfPirates::BLUNDER_RATE.mate),
            (Level::Captain, KingOfPirates::BLUNDER_RATE.captain),
            (Level::Admiral, 0),
        ] {
            for few in 2..=4 {
                let times = chosen(level, &all[..few]);
                let best = 1_000 - rate * 10;
                assert!(times[0].abs_diff(best) < 50, "{level}: {times:?}");
                assert!(times[1..].is_sorted_by(|a, b| a >= b), "{level}: {times:?}");
            }
            assert_eq!(chosen(level, &all[..1]), [1_000], "{level}");
        }
    }

    /// By its own estimate, what each blunder of a level cost in a match that
    /// it plays against itself.
    fn regrets<G: Evaluate>(level: Level) -> Vec<f64> {
        let mut play = Match::<G>::new(Setup::house(4), "regrets").expect("a set-up");
        let mut regrets = Vec::new();
        for seed in 0..250 {
            play.settle();
            let Pending::Seats(asked) = play.pending() else { break };
            let seat = asked.first().expect("somebody is asked");
            let view = play.state().view(Viewer::Seat(seat));
            let bot = Bot::<G>::new(level, &view, seat, seed);
            let budget = Budget::Iterations(60);
            let mut rng = FastRng::new(seed);
            G::determinize(&view, &mut rng);
            let found = bot.consider(budget, &mut CachedTree::default(), &mut rng).actions;
            let action = bot.choose(budget).action;
            let chosen = found.iter().find(|stats| stats.action == action).expect("considered");
            if action != found[0].action {
                regrets.push(found[0].value - chosen.value);
            }
            play.act(seat, action).expect("it is legal");
        }
        regrets
    }

    fn blunders_are_bounded<G: Evaluate>() {
        for level in Level::OPPONENTS {
            let bound = f64::from(G::BLUNDER_REGRET.of(level)) / 1_000.0;
            let regrets = regrets::<G>(level);
            let worst = regrets.iter().copied().fold(0.0, f64::max);
            assert!(worst <= bound, "{} {level}: {worst} of {bound}", G::TITLE);
            assert_eq!(regrets.is_empty(), level == Level::Admiral, "{} {level}", G::TITLE);
        }
    }

    #[test]
    fn blunders_cost_no_more_than_the_bound_of_their_level() {
        blunders_are_bounded::<Buccaneer>();
        blunders_are_bounded::<pirates::Pirates>();
        blunders_are_bounded::<KingOfPirates>();
        blunders_are_bounded::<planks::Planks>();
    }

    /// The percentage of covered wages that a bot remembers.
    fn remembered(level: Level, play: &Match<Buccaneer>, seat: Seat) -> usize {
        let view = play.state().view(Viewer::Seat(seat));
        let told = play.told(Viewer::Seat(seat));
        let unknown = |view: &buccaneer::View| {
            view.stacks.iter().flatten().filter(|disc| disc.wage.is_none()).count()
        };
        let all = unknown(&view);
        assert!(all >= 5, "{all} wages are covered");
        let left = |seed| {
            let bot = Bot::<Buccaneer>::new(level, &view, seat, seed).remembering(&told);
            unknown(&bot.view)
        };
        100 - (0..200).map(left).sum::<usize>() / 2 / all
    }

    #[test]
    fn each_level_remembers_as_much_as_it_should() {
        let mut play = Match::<Buccaneer>::new(Setup::house(4), "memory").expect("a set-up");
        play.settle();
        for _ in 0..12 {
            let Pending::Seats(asked) = play.pending() else { break };
            let seat = asked.first().expect("somebody is asked");
            play.act(seat, play.legal(seat)[0]).expect("it is legal");
        }
        let seat = Seat::new(0);
        for level in Level::ALL {
            let remembered = remembered(level, &play, seat);
            assert!(remembered.abs_diff(level.memory() as usize) < 8, "{level}: {remembered}");
        }
        let memories = Level::OPPONENTS.map(|level| remembered(level, &play, seat));
        assert!(memories.is_sorted_by(|less, more| less + 15 < *more), "{memories:?}");
        assert_eq!(memories[3], 100, "an admiral forgets nothing");
    }
}
