//! A bot in a seat, asked once.

use crate::{
    Budget, Level, Opinion,
    clock::Clock,
    greedy,
    search::{self, Config, Findings, Thoughts},
};
use game::{Evaluate, FastRng, Rng, Seat, random_action};
use web_time::{Duration, Instant};

/// What a bot chose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice<A> {
    /// The action.
    pub action: A,
    /// How many actions or lines of play it tried before.
    pub iterations: u64,
    /// How many positions it had thought of before.
    pub recalled: usize,
}

/// What a bot knows when it is asked.
pub struct Mind<G: Evaluate> {
    level: Level,
    view: G::View,
    seat: Seat,
    seed: u64,
    end: Option<Instant>,
}

impl<G: Evaluate> Mind<G> {
    /// A bot that sees this view from this seat.
    pub fn new(level: Level, view: &G::View, seat: Seat, seed: u64) -> Self {
        Self { level, view: view.clone(), seat, seed, end: None }
    }

    /// The same, with what its level remembers of what it was told.
    #[must_use]
    pub fn remembering(mut self, told: &[G::Event]) -> Self {
        let mut rng = FastRng::new(!self.seed);
        let memory = self.level.memory();
        if memory > 0 {
            G::recall(&mut self.view, told, &mut || rng.below(100) < memory);
        }
        self
    }

    /// The same, answering within this time from now, whatever its budget says: with the best
    /// that it has found by then.
    #[must_use]
    pub fn within(mut self, time: Duration) -> Self {
        self.end = Some(Instant::now() + time);
        self
    }

    /// What it does. The same knowledge, seed and budget of iterations give
    /// the same choice on every machine.
    ///
    /// # Panics
    /// If the seat is not asked.
    pub fn choose(&self, budget: Budget) -> Choice<G::Action> {
        self.decide(budget, &mut Thoughts::default())
    }

    /// What it does, going on from earlier thoughts; these are replaced by
    /// what it thinks now.
    ///
    /// # Panics
    /// If the seat is not asked.
    pub fn go_on(&self, budget: Budget, thoughts: &mut Thoughts<G::Action>) -> Choice<G::Action> {
        let choice = self.decide(budget, thoughts);
        thoughts.keep_what_follows(choice.action);
        choice
    }

    fn decide(&self, budget: Budget, thoughts: &mut Thoughts<G::Action>) -> Choice<G::Action> {
        let mut rng = FastRng::new(self.seed);
        let state = G::determinize(&self.view, &mut rng);
        let meant = match self.level {
            Level::Random => self.anything(&state, &mut rng),
            Level::CabinBoy if rng.below(100) < self.level.overlooks(G::LAPSES) => {
                self.anything(&state, &mut rng)
            }
            Level::Greedy | Level::CabinBoy => {
                greedy::choose(&state, &self.view, self.seat, budget, self.end, &mut rng)
            }
            Level::Mate | Level::Captain | Level::Admiral | Level::Plain => {
                self.think(budget, thoughts)
            }
        };
        let action = state.handle(meant.action, self.level.steadiness(), &mut rng);
        Choice { action, ..meant }
    }

    /// What it thinks of each legal action, the best first.
    ///
    /// # Panics
    /// If the seat is not asked.
    pub fn opinions(&self, budget: Budget) -> Vec<Opinion<G::Action>> {
        let clock = Clock::new(budget, u64::MAX);
        self.search(Config::BEST, clock, Thoughts::default()).opinions
    }

    /// Every seat's share of the win, as a search of so many iterations sees
    /// it; together they are 1.
    ///
    /// # Panics
    /// If the seat is not asked.
    pub fn shares(&self, iterations: u64) -> Vec<f64> {
        search::forecast::<G>(&self.view, self.seat, iterations, self.seed)
    }

    fn anything(&self, state: &G, rng: &mut FastRng) -> Choice<G::Action> {
        Choice { action: random_action(state, self.seat, rng), iterations: 1, recalled: 0 }
    }

    fn think(&self, budget: Budget, thoughts: &mut Thoughts<G::Action>) -> Choice<G::Action> {
        let config = if self.level == Level::Plain { Config::PLAIN } else { Config::BEST };
        let clock = Clock::new(budget, self.level.most_iterations()).no_later_than(self.end);
        let found = self.search(config, clock, std::mem::take(thoughts));
        *thoughts = found.thoughts;
        let action = self.noticed(&found.opinions);
        Choice { action, iterations: found.iterations, recalled: found.recalled }
    }

    /// The best of what it does not overlook: most often the best or what is
    /// next to it, and so something that makes sense. Who overlooks everything
    /// does the next best thing as well.
    fn noticed(&self, opinions: &[Opinion<G::Action>]) -> G::Action {
        let mut rng = FastRng::new(self.seed.rotate_left(32));
        let overlooks = self.level.overlooks(G::LAPSES);
        let mut seen = opinions.iter().filter(|opinion| opinion.visits > 0);
        let next_best = seen.clone().take(2).last().unwrap_or(&opinions[0]);
        let noticed = seen.find(|_| rng.below(100) >= overlooks);
        noticed.unwrap_or(next_best).action
    }

    fn search(
        &self,
        config: Config,
        clock: Clock,
        thoughts: Thoughts<G::Action>,
    ) -> Findings<G::Action> {
        search::search::<G>(&self.view, self.seat, config, clock, self.seed, thoughts)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use buccaneer::Buccaneer;
    use game::{Game, Match, Pending, Setup, Viewer};
    use king_of_pirates::{Action, KingOfPirates};

    /// How often, of a thousand times, each of so many actions is done, the
    /// best first.
    fn done(level: Level, choices: &[Action]) -> Vec<u32> {
        let mut play = Match::<KingOfPirates>::new(Setup::house(4), "lapses").expect("a set-up");
        play.settle();
        let Pending::Seats(asked) = play.pending() else { panic!("somebody mans a ship") };
        let seat = asked.first().expect("somebody is asked");
        let view = play.state().view(Viewer::Seat(seat));
        let opinion = |&action| Opinion { action, visits: 1, value: 0.0 };
        let opinions: Vec<_> = choices.iter().map(opinion).collect();
        let mut times = vec![0; choices.len()];
        for seed in 0..1_000 {
            let mind = Mind::<KingOfPirates>::new(level, &view, seat, seed);
            let action = mind.noticed(&opinions);
            times[choices.iter().position(|&choice| choice == action).expect("one of them")] += 1;
        }
        times
    }

    /// However much it was given to think about, it answers with what it has found.
    #[test]
    fn who_has_to_answer_in_time_does() {
        let mut play = Match::<KingOfPirates>::new(Setup::house(4), "in time").expect("a set-up");
        play.settle();
        let Pending::Seats(asked) = play.pending() else { panic!("somebody mans a ship") };
        let seat = asked.first().expect("somebody is asked");
        let view = play.state().view(Viewer::Seat(seat));
        let begun = Instant::now();
        let mind = Mind::<KingOfPirates>::new(Level::Admiral, &view, seat, 1);
        let choice = mind.within(Duration::from_millis(50)).choose(Budget::Iterations(u64::MAX));
        assert!(choice.iterations > 0 && play.state().check(seat, choice.action).is_ok());
        assert!(begun.elapsed() < Duration::from_secs(20), "{:?}", begun.elapsed());
    }

    #[test]
    fn lapses_are_as_frequent_however_little_there_is_to_choose() {
        let all = [Action::Pass, Action::Stop, Action::Stand, Action::Dig];
        for (level, lapses) in [
            (Level::Mate, KingOfPirates::LAPSES.fair),
            (Level::Captain, KingOfPirates::LAPSES.good),
            (Level::Admiral, 0),
        ] {
            for few in 2..=4 {
                let times = done(level, &all[..few]);
                let best = 1_000 - lapses * 10;
                assert!(times[0].abs_diff(best) < 50, "{level}: {times:?}");
                assert!(times[1..].is_sorted_by(|a, b| a >= b), "{level}: {times:?}");
            }
            assert_eq!(done(level, &all[..1]), [1_000], "{level}");
        }
    }

    /// How many of a hundred wages that the seat saw before they were covered it knows.
    fn remembered(level: Level, play: &Match<Buccaneer>, seat: Seat) -> usize {
        let view = play.state().view(Viewer::Seat(seat));
        let told = play.told(Viewer::Seat(seat));
        let unknown = |view: &buccaneer::View| {
            view.stacks.iter().flatten().filter(|disc| disc.wage.is_none()).count()
        };
        let all = unknown(&view);
        assert!(all >= 5, "{all} wages are covered");
        let left = |seed| {
            let mind = Mind::<Buccaneer>::new(level, &view, seat, seed).remembering(&told);
            unknown(&mind.view)
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
