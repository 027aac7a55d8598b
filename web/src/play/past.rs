//! A match looked back at: every moment of a record.

use table::{Events, Match, Pending, Record, RecordError, Seat, Viewer};

use crate::games::Client;
use crate::play::{Entry, Next, Snapshot, Who};

/// Through whose eyes the match is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Eyes {
    Seat(Seat),
    /// Those of somebody beside the table.
    Spectator,
    /// Nothing is hidden.
    Everything,
}

/// The match as it stood when somebody was asked, or it was over.
pub(crate) struct Moment<G: Client> {
    /// So many inputs had been made.
    pub(crate) inputs: usize,
    state: G,
    /// What had happened since the moment before.
    events: Events<G>,
}

/// A record with all its moments, and which of them is shown to whom.
pub(crate) struct Past<G: Client> {
    record: Record<G>,
    moments: Vec<Moment<G>>,
    /// Who sat where, if that is known.
    who: Vec<Who>,
    at: usize,
    eyes: Eyes,
    /// The moment before was shown last: what happened in between can be seen to happen.
    stepped: bool,
}

impl<G: Client> Past<G> {
    /// Plays a record once through; every input is checked.
    pub(crate) fn read(record: Record<G>, who: Vec<Who>) -> Result<Self, RecordError> {
        let mut play = Match::at_start(&record)?;
        let mut moments = Vec::new();
        let mut events = Events::default();
        if !matches!(play.pending(), Pending::Chance(_)) {
            moments.push(Moment {
                inputs: 0,
                state: play.state().clone(),
                events: Events::default(),
            });
        }
        for (number, input) in record.inputs.iter().enumerate() {
            let happened = play.apply(input);
            events.extend(happened.map_err(|message| RecordError::Input { number, message })?);
            let last = number + 1 == record.inputs.len();
            if last || !matches!(play.pending(), Pending::Chance(_)) {
                let (inputs, state) = (number + 1, play.state().clone());
                moments.push(Moment { inputs, state, events: std::mem::take(&mut events) });
            }
        }
        if moments.is_empty() {
            moments.push(Moment { inputs: 0, state: play.state().clone(), events });
        }
        Ok(Self { record, moments, who, at: 0, eyes: Eyes::Everything, stepped: false })
    }

    pub(crate) fn record(&self) -> &Record<G> {
        &self.record
    }

    pub(crate) fn moments(&self) -> &[Moment<G>] {
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

    /// Shows another moment, or the last if there are not so many.
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

    /// The table at this moment, through these eyes.
    pub(crate) fn snapshot(&self) -> Snapshot<G> {
        let Moment { state, events, .. } = &self.moments[self.at];
        Snapshot {
            view: view(state, self.eyes),
            viewer: viewer(self.eyes),
            next: self.next(),
            legal: Vec::new(),
            standing: state.standing(),
            news: if self.stepped { told(events, self.eyes) } else { Vec::new() },
            hands: hands(state, self.eyes),
            you: None,
            who: self.who.clone(),
            clocks: None,
        }
    }

    /// What happened before every moment, in sentences.
    pub(crate) fn story(&self) -> Vec<Vec<Entry>> {
        let end = view(&self.moments[self.last()].state, self.eyes);
        let mut number = 0;
        let mut entry = |event: &G::Event| {
            number += 1;
            Entry::of::<G>(number - 1, &end, event)
        };
        let tell = |moment: &Moment<G>| -> Vec<Entry> {
            told(&moment.events, self.eyes).iter().map(&mut entry).collect()
        };
        self.moments.iter().map(tell).collect()
    }

    /// What a seat had been told up to a moment.
    pub(crate) fn told_to(&self, seat: Seat, moment: usize) -> Vec<G::Event> {
        let before = self.moments.iter().take(moment + 1);
        before.flat_map(|moment| moment.events.told(Viewer::Seat(seat))).collect()
    }
}

impl<G: Client> Moment<G> {
    pub(crate) fn next(&self) -> Next {
        match self.state.pending() {
            Pending::Seats(asked) => asked.first().map_or(Next::Over, Next::Elsewhere),
            // A record that ends before the dice fell.
            Pending::Chance(_) => Next::Elsewhere(Seat::new(0)),
            Pending::Over => Next::Over,
        }
    }

    /// Who was asked, if there was a choice.
    pub(crate) fn decider(&self) -> Option<Seat> {
        self.asked().filter(|seat| self.state.count(*seat) > 1)
    }

    /// Who was asked.
    pub(crate) fn asked(&self) -> Option<Seat> {
        match self.state.pending() {
            Pending::Seats(asked) => asked.first(),
            Pending::Chance(_) | Pending::Over => None,
        }
    }

    pub(crate) fn state(&self) -> &G {
        &self.state
    }
}

fn view<G: Client>(state: &G, eyes: Eyes) -> G::View {
    match eyes {
        Eyes::Everything => G::laid_open(state),
        Eyes::Seat(_) | Eyes::Spectator => state.view(viewer(eyes)),
    }
}

fn hands<G: Client>(state: &G, eyes: Eyes) -> Vec<Vec<&'static str>> {
    match eyes {
        Eyes::Everything => G::hands(state),
        Eyes::Seat(_) | Eyes::Spectator => Vec::new(),
    }
}

fn viewer(eyes: Eyes) -> Viewer {
    match eyes {
        Eyes::Seat(seat) => Viewer::Seat(seat),
        Eyes::Spectator | Eyes::Everything => Viewer::Spectator,
    }
}

fn told<G: Client>(events: &Events<G>, eyes: Eyes) -> Vec<G::Event> {
    match eyes {
        Eyes::Everything => events.all().to_vec(),
        Eyes::Seat(_) | Eyes::Spectator => events.told(viewer(eyes)),
    }
}

#[cfg(test)]
mod tests {
    use buccaneer::Buccaneer;
    use king_of_pirates::KingOfPirates;
    use pirates::Pirates;
    use planks::Planks;
    use table::{FastRng, Setup, random_action};

    use super::*;

    /// A match of chance, up to so many inputs.
    fn record<G: Client>(inputs: usize) -> Record<G> {
        let mut play = Match::<G>::new(Setup::house(3), "looking back").expect("a match");
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

    fn holds<G: Client>() {
        let record = record::<G>(400);
        let mut past = Past::read(record.clone(), Vec::new()).expect("a record");
        assert!(past.last() > 10, "{} moments of {}", past.last(), G::ID);
        assert_eq!(past.moments()[past.last()].inputs, record.inputs.len());
        for eyes in [Eyes::Everything, Eyes::Spectator, Eyes::Seat(Seat::new(1))] {
            past.look(eyes);
            assert_eq!(past.story().len(), past.moments().len());
            for moment in 0..=past.last() {
                past.go(moment);
                let shown = past.snapshot();
                assert_eq!(shown.standing.scores.len(), 3);
                assert!(shown.legal.is_empty(), "nobody plays the past");
            }
        }
    }

    #[test]
    fn every_moment_of_every_game_can_be_shown_to_everybody() {
        holds::<Buccaneer>();
        holds::<Pirates>();
        holds::<KingOfPirates>();
        holds::<Planks>();
    }

    #[test]
    fn nothing_is_hidden_from_who_sees_everything() {
        let past = Past::read(record::<Buccaneer>(60), Vec::new()).expect("a record");
        let last = &past.moments()[past.last()];
        let open = Buccaneer::laid_open(last.state());
        assert!(open.stacks.iter().flatten().all(|disc| disc.wage.is_some()));
        let past = Past::read(record::<Planks>(200), Vec::new()).expect("a record");
        let last = &past.moments()[past.last()];
        assert!(Planks::laid_open(last.state()).purses.iter().all(Option::is_some));
        let past = Past::read(record::<KingOfPirates>(60), Vec::new()).expect("a record");
        let last = &past.moments()[past.last()];
        assert!(
            KingOfPirates::laid_open(last.state()).tiles.iter().all(|tile| tile.tile.is_some())
        );
    }

    #[test]
    fn all_hands_are_open_to_who_sees_everything_and_to_nobody_else() {
        let mut past = Past::read(record::<KingOfPirates>(200), Vec::new()).expect("a record");
        let mut most = 0;
        for moment in 0..=past.last() {
            past.go(moment);
            past.look(Eyes::Everything);
            let open = past.snapshot();
            let counts: Vec<usize> = open.hands.iter().map(Vec::len).collect();
            let held: Vec<usize> =
                open.view.ships.iter().map(|ship| usize::from(ship.cards)).collect();
            assert_eq!(counts, held, "at {moment}");
            most = most.max(counts.iter().filter(|count| **count > 0).count());
            for eyes in [Eyes::Spectator, Eyes::Seat(Seat::new(1))] {
                past.look(eyes);
                assert!(past.snapshot().hands.is_empty(), "{eyes:?} at {moment}");
            }
        }
        assert_eq!(most, 3, "at some moment everybody holds a card");
    }

    #[test]
    fn a_record_with_a_wrong_input_says_which() {
        let mut record = record::<Buccaneer>(30);
        record.inputs.swap(10, 11);
        let error = Past::read(record, Vec::new()).err().expect("a refusal");
        assert!(matches!(error, RecordError::Input { number: 10 | 11, .. }), "{error}");
    }
}
