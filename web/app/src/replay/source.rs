//! A replay as the source of what a page shows: every moment of a record.

use game::{
    ActError, Events, Game, Input, Match, Pending, Record, RecordError, Seat, Seats, Viewer,
};
use web_kit::model::{Action, Entry, Event, GameUi, Next, Refusal, Snapshot, Source, View, Who};

/// Through whose eyes the match is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Eyes {
    Seat(Seat),
    /// Those of a spectator.
    Spectator,
    /// Nothing is hidden.
    Everything,
}

/// The match as it stood when a seat was asked, or at its end.
pub(crate) struct Moment<U: GameUi> {
    /// How many inputs had been made.
    pub(crate) inputs: usize,
    state: U::Game,
    /// What had happened since the moment before.
    events: Events<U::Game>,
    /// Who acted next; of several seats that were asked, the one that was first.
    actor: Option<Seat>,
}

/// A record with all its moments, and which of them is shown to whom.
pub(crate) struct ReplaySource<U: GameUi> {
    record: Record<U::Game>,
    moments: Vec<Moment<U>>,
    /// Who sat where, if that is known.
    who: Vec<Who>,
    at: usize,
    eyes: Eyes,
    /// The moment before was shown last: what happened in between can be seen to happen.
    stepped: bool,
}

impl<U: GameUi> ReplaySource<U> {
    /// Replays a record; every input is checked.
    pub(crate) fn read(record: Record<U::Game>, who: Vec<Who>) -> Result<Self, RecordError> {
        let mut play = Match::at_start(&record)?;
        let actor = |inputs: usize| match record.inputs.get(inputs) {
            Some(Input::Action { seat, .. }) => Some(*seat),
            Some(Input::Chance { .. }) | None => None,
        };
        let mut moments = Vec::new();
        let mut events = Events::default();
        if !matches!(play.pending(), Pending::Chance(_)) {
            moments.push(Moment {
                inputs: 0,
                state: play.state().clone(),
                events: Events::default(),
                actor: actor(0),
            });
        }
        for (number, input) in record.inputs.iter().enumerate() {
            let happened = play.apply(input);
            events.extend(happened.map_err(|message| RecordError::Input { number, message })?);
            let last = number + 1 == record.inputs.len();
            if last || !matches!(play.pending(), Pending::Chance(_)) {
                let (inputs, state) = (number + 1, play.state().clone());
                let events = std::mem::take(&mut events);
                moments.push(Moment { inputs, state, events, actor: actor(inputs) });
            }
        }
        if moments.is_empty() {
            moments.push(Moment { inputs: 0, state: play.state().clone(), events, actor: None });
        }
        Ok(Self { record, moments, who, at: 0, eyes: Eyes::Everything, stepped: false })
    }

    pub(crate) fn record(&self) -> &Record<U::Game> {
        &self.record
    }

    pub(crate) fn moments(&self) -> &[Moment<U>] {
        &self.moments
    }

    /// The number of the last moment.
    pub(crate) fn last(&self) -> usize {
        self.moments.len() - 1
    }

    pub(crate) fn players(&self) -> usize {
        self.moments[0].state.players()
    }

    /// True if the record comes to the end of the match.
    pub(crate) fn is_over(&self) -> bool {
        self.moments.last().is_some_and(|last| matches!(last.state.pending(), Pending::Over))
    }

    /// Shows another moment, at most the last.
    pub(crate) fn go(&mut self, moment: usize) {
        self.stepped = moment == self.at + 1;
        self.at = moment.min(self.last());
    }

    pub(crate) fn look(&mut self, eyes: Eyes) {
        self.eyes = eyes;
        self.stepped = false;
    }

    pub(crate) fn next(&self) -> Next {
        self.moments[self.at].next()
    }

    /// What happened before every moment, in sentences.
    pub(crate) fn story(&self) -> Vec<Vec<Entry>> {
        let end = view::<U>(&self.moments[self.last()].state, self.eyes);
        let mut number = 0;
        let mut entry = |event: &Event<U>| {
            let entry = Entry::of::<U>(number, &end, event);
            number += usize::from(entry.is_some());
            entry
        };
        let tell = |moment: &Moment<U>| -> Vec<Entry> {
            told::<U>(&moment.events, self.eyes).iter().filter_map(&mut entry).collect()
        };
        self.moments.iter().map(tell).collect()
    }

    /// What was done at a moment; none at the end.
    pub(crate) fn played(&self, moment: usize) -> Option<Action<U>> {
        match self.record.inputs.get(self.moments.get(moment)?.inputs)? {
            Input::Action { action, .. } => Some(*action),
            Input::Chance { .. } => None,
        }
    }

    /// What a seat had been told up to a moment.
    pub(crate) fn told_to(&self, seat: Seat, moment: usize) -> Vec<Event<U>> {
        let before = self.moments.iter().take(moment + 1);
        before.flat_map(|moment| moment.events.told(Viewer::Seat(seat))).collect()
    }
}

impl<U: GameUi> Source<U> for ReplaySource<U> {
    /// The match at this moment, through these eyes.
    fn snapshot(&self) -> Snapshot<U> {
        let Moment { state, events, .. } = &self.moments[self.at];
        Snapshot {
            view: view::<U>(state, self.eyes),
            viewer: viewer(self.eyes),
            next: self.next(),
            thinking: self.moments[self.at].thinking(),
            question: 0,
            legal: Vec::new(),
            standing: state.standing(),
            news: if self.stepped { told::<U>(events, self.eyes) } else { Vec::new() },
            hands: hands::<U>(state, self.eyes),
            you: None,
            who: self.who.clone(),
            clocks: None,
        }
    }

    fn check(&self, seat: Seat, action: Action<U>) -> Result<(), Refusal<U>> {
        self.moments[self.last()].state.check(seat, action)
    }

    /// The page tells the whole story beside the board.
    fn log(&self) -> Vec<Entry> {
        Vec::new()
    }

    fn act(&mut self, _: Seat, _: Action<U>) -> Option<Result<(), ActError<U::Game>>> {
        None
    }
}

impl<U: GameUi> Moment<U> {
    pub(crate) fn next(&self) -> Next {
        match self.state.pending() {
            Pending::Seats(_) => self.asked().map_or(Next::Over, Next::Elsewhere),
            // A record that ends before the dice fell.
            Pending::Chance(_) => Next::Elsewhere(Seat::new(0)),
            Pending::Over => Next::Over,
        }
    }

    /// Who was asked, if there was a choice.
    pub(crate) fn decider(&self) -> Option<Seat> {
        self.asked().filter(|seat| self.state.count(*seat) > 1)
    }

    /// Who was asked: of several seats the one that answered first.
    pub(crate) fn asked(&self) -> Option<Seat> {
        let asked = self.thinking();
        self.actor.filter(|seat| asked.contains(*seat)).or(asked.first())
    }

    /// Everybody who was asked.
    fn thinking(&self) -> Seats {
        self.state.pending().seats()
    }

    pub(crate) fn state(&self) -> &U::Game {
        &self.state
    }
}

fn view<U: GameUi>(state: &U::Game, eyes: Eyes) -> View<U> {
    match eyes {
        Eyes::Everything => U::laid_open(state),
        Eyes::Seat(_) | Eyes::Spectator => state.view(viewer(eyes)),
    }
}

fn hands<U: GameUi>(state: &U::Game, eyes: Eyes) -> Vec<Vec<&'static str>> {
    match eyes {
        Eyes::Everything => U::hands(state),
        Eyes::Seat(_) | Eyes::Spectator => Vec::new(),
    }
}

fn viewer(eyes: Eyes) -> Viewer {
    match eyes {
        Eyes::Seat(seat) => Viewer::Seat(seat),
        Eyes::Spectator | Eyes::Everything => Viewer::Spectator,
    }
}

fn told<U: GameUi>(events: &Events<U::Game>, eyes: Eyes) -> Vec<Event<U>> {
    match eyes {
        Eyes::Everything => events.all().to_vec(),
        Eyes::Seat(_) | Eyes::Spectator => events.told(viewer(eyes)),
    }
}

#[cfg(test)]
mod tests {
    use game::{FastRng, Setup, random_action};

    use super::*;
    use crate::games::{BuccaneerUi, KingOfPiratesUi, PiratesUi, PlanksUi};

    /// A match of random actions, up to this many inputs.
    fn record<U: GameUi>(inputs: usize) -> Record<U::Game> {
        let mut play = Match::<U::Game>::new(Setup::house(3), "looking back").expect("a match");
        let mut rng = FastRng::new(5);
        play.settle();
        while let Pending::Seats(asked) = play.pending() {
            if play.inputs().len() >= inputs {
                break;
            }
            let seat = asked.first().expect("somebody is asked");
            let action = random_action(play.state(), seat, &mut rng);
            play.act(seat, action).expect("a legal action");
            play.settle();
        }
        play.record()
    }

    /// Every moment is the match as it stood after that many inputs, played again by itself.
    fn holds<U: GameUi>() {
        let record = record::<U>(400);
        let mut replay = ReplaySource::<U>::read(record.clone(), Vec::new()).expect("a record");
        assert!(replay.last() > 10, "{} moments of {}", replay.last(), U::ID);
        assert_eq!(replay.moments()[replay.last()].inputs, record.inputs.len());
        for eyes in [Eyes::Everything, Eyes::Spectator, Eyes::Seat(Seat::new(1))] {
            replay.look(eyes);
            let mut play = Match::<U::Game>::at_start(&record).expect("its start");
            for moment in 0..=replay.last() {
                let before = play.inputs().len();
                let inputs = replay.moments()[moment].inputs;
                let mut happened = Events::default();
                for input in &record.inputs[before..inputs] {
                    happened.extend(play.apply(input).expect("it replays"));
                }
                replay.go(moment);
                let shown = replay.snapshot();
                assert_eq!(shown.view, view::<U>(play.state(), eyes), "{eyes:?} at {moment}");
                assert_eq!(shown.standing, play.state().standing(), "at {moment}");
                if moment > 0 {
                    assert_eq!(shown.news, told::<U>(&happened, eyes), "{eyes:?} at {moment}");
                }
                // Not every event has a sentence: passes have none (KOP-39).
                let sentences = replay.story()[moment].len();
                assert!(sentences <= told::<U>(&happened, eyes).len(), "{eyes:?} at {moment}");
            }
            if let Eyes::Seat(seat) = eyes {
                assert_eq!(replay.told_to(seat, replay.last()), play.told(Viewer::Seat(seat)));
            }
        }
    }

    #[test]
    fn every_moment_of_every_game_can_be_shown_to_everybody() {
        holds::<BuccaneerUi>();
        holds::<PiratesUi>();
        holds::<KingOfPiratesUi>();
        holds::<PlanksUi>();
    }

    /// How many things the view of the last moment leaves out.
    fn hidden<U: GameUi>(inputs: usize, eyes: Eyes, count: impl Fn(&View<U>) -> usize) -> usize {
        let mut replay =
            ReplaySource::<U>::read(record::<U>(inputs), Vec::new()).expect("a record");
        replay.go(replay.last());
        replay.look(eyes);
        count(&replay.snapshot().view)
    }

    #[test]
    fn nothing_is_hidden_from_who_sees_everything_and_something_from_others() {
        for (eyes, open) in [(Eyes::Everything, true), (Eyes::Spectator, false)] {
            let wages = hidden::<BuccaneerUi>(60, eyes, |view| {
                view.stacks.iter().flatten().filter(|disc| disc.wage.is_none()).count()
            });
            let purses = hidden::<PlanksUi>(40, eyes, |view| {
                view.purses.iter().filter(|purse| purse.is_none()).count()
            });
            let tiles = hidden::<KingOfPiratesUi>(60, eyes, |view| {
                view.tiles.iter().filter(|tile| tile.tile.is_none()).count()
            });
            let hidden = [wages, purses, tiles];
            assert!(hidden.iter().all(|&count| (count == 0) == open), "{eyes:?}: {hidden:?}");
        }
    }

    #[test]
    fn all_hands_are_open_to_who_sees_everything_and_to_nobody_else() {
        let mut replay =
            ReplaySource::<KingOfPiratesUi>::read(record::<KingOfPiratesUi>(200), Vec::new())
                .expect("a record");
        let mut most = 0;
        for moment in 0..=replay.last() {
            replay.go(moment);
            replay.look(Eyes::Everything);
            let open = replay.snapshot();
            let counts: Vec<usize> = open.hands.iter().map(Vec::len).collect();
            let held: Vec<usize> =
                open.view.ships.iter().map(|ship| usize::from(ship.cards)).collect();
            assert_eq!(counts, held, "at {moment}");
            most = most.max(counts.iter().filter(|count| **count > 0).count());
            for eyes in [Eyes::Spectator, Eyes::Seat(Seat::new(1))] {
                replay.look(eyes);
                assert!(replay.snapshot().hands.is_empty(), "{eyes:?} at {moment}");
            }
        }
        assert_eq!(most, 3, "at some moment everybody holds a card");
    }

    #[test]
    fn a_record_with_a_wrong_input_says_which() {
        let mut record = record::<BuccaneerUi>(30);
        record.inputs.swap(10, 11);
        let error = ReplaySource::<BuccaneerUi>::read(record, Vec::new()).err().expect("a refusal");
        assert!(matches!(error, RecordError::Input { number: 10 | 11, .. }), "{error}");
    }
}
