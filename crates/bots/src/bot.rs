//! A bot in a seat, for one decision.

use crate::{
    ActionStats, Budget, Level,
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

    /// Adds what its level remembers of the events its seat was told.
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
        let intended = match self.level {
            Level::Random => self.random_choice(&state, &mut rng),
            Level::CabinBoy if rng.below(100) < G::BLUNDER_RATE.of(self.level) => {
                self.random_choice(&state, &mut rng)
            }
            Level::Greedy | Level::CabinBoy => {
                greedy::choose(&state, &self.view, self.seat, budget, self.end, &mut rng)
            }
            Level::Mate | Level::Captain | Level::Admiral | Level::Plain => {
                self.search_choice(budget, cached_tree)
            }
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

    fn search_choice(
        &self,
        budget: Budget,
        cached_tree: &mut CachedTree<G::Action>,
    ) -> Choice<G::Action> {
        let config = if self.level == Level::Plain { Config::PLAIN } else { Config::BEST };
        let clock = Clock::new(budget, self.level.max_iterations()).no_later_than(self.end);
        let found = self.search(config, clock, std::mem::take(cached_tree));
        *cached_tree = found.cached_tree;
        let action = self.after_blunder(&found.actions);
        Choice { action, iterations: found.iterations, reused_nodes: found.reused_nodes }
    }

    /// The best of the actions that it does not miss: mostly the best or the
    /// next best, and so a sensible one. If it misses all of them, it plays the
    /// next best.
    fn after_blunder(&self, actions: &[ActionStats<G::Action>]) -> G::Action {
        let mut rng = FastRng::new(self.seed.rotate_left(32));
        let blunder_rate = G::BLUNDER_RATE.of(self.level);
        let mut visited = actions.iter().filter(|stats| stats.visits > 0);
        let next_best = visited.clone().take(2).last().unwrap_or(&actions[0]);
        let not_missed = visited.find(|_| rng.below(100) >= blunder_rate);
        not_missed.unwrap_or(next_best).action
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
        let stats = |&action| ActionStats { action, visits: 1, value: 0.0 };
        let actions: Vec<_> = choices.iter().map(stats).collect();
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
