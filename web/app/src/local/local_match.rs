//! A match with its players and its log.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::atomic::{AtomicU64, Ordering};

use game::{
    ActError, Evaluate, Events, Game, Input, Level, Match, RecordError, Seat, Seats, Setup,
    SetupError, Viewer,
};
use web_kit::model::{Action, Entry, Event, GameUi, Next, Who};

use crate::archive::{Head, Player, Saved, name_at};
use crate::frame::names::name_seats;
use crate::local::undo::{self, NoUndo};
use crate::worker::{Moment, Question, Want};

/// A match, its players and its log.
#[derive(Clone, Debug)]
pub(crate) struct LocalMatch<U: GameUi> {
    play: Match<U::Game>,
    players: Vec<Player>,
    /// What people here are called, by seat.
    names: Vec<String>,
    /// When it began, in milliseconds since 1970; 0 before it was kept.
    begun: u64,
    log: Vec<Entry>,
    /// The events of the last action and the chance after it, as the viewer sees them.
    news: Vec<Event<U>>,
    /// Unique on this page: bots forget the search trees of other matches.
    number: u64,
}

/// How many matches this page has had.
static MATCHES: AtomicU64 = AtomicU64::new(0);

impl<U: GameUi> LocalMatch<U> {
    /// From now on sentences call everybody by their names.
    fn new(play: Match<U::Game>, players: Vec<Player>, names: Vec<String>) -> Self {
        let number = MATCHES.fetch_add(1, Ordering::Relaxed);
        let local =
            Self { play, players, names, begun: 0, log: Vec::new(), news: Vec::new(), number };
        name_seats::<U>(&local.play.state().view(Viewer::Spectator), &local.who());
        local
    }

    /// A new match, dealt and ready.
    pub(crate) fn begin(
        setup: Setup<U::Game>,
        players: Vec<Player>,
        names: Vec<String>,
        seed: &str,
    ) -> Result<Self, SetupError> {
        let play = Match::new(setup, seed)?;
        let mut local = Self::new(play, players, names);
        local.settle();
        Ok(local)
    }

    /// A kept match, replayed to where it was left.
    pub(crate) fn resume(saved: &Saved<U::Game>) -> Result<Self, RecordError> {
        let play = Match::at_start(&saved.record)?;
        let mut local = Self::new(play, saved.players.clone(), saved.names.clone());
        local.begun = saved.head.as_ref().map_or(0, |head| head.begun);
        for (number, input) in saved.record.inputs.iter().enumerate() {
            local.redo(input).map_err(|message| RecordError::Input { number, message })?;
        }
        local.settle();
        local.news.clear();
        Ok(local)
    }

    /// Remembers when it began.
    #[must_use]
    pub(crate) fn begun_at(self, begun: u64) -> Self {
        Self { begun, ..self }
    }

    fn redo(&mut self, input: &Input<U::Game>) -> Result<(), String> {
        let events = self.play.apply(input)?;
        self.tell(&events);
        Ok(())
    }

    /// Applies an action and the chance that follows.
    pub(crate) fn act(&mut self, seat: Seat, action: Action<U>) -> Result<(), ActError<U::Game>> {
        let events = self.play.act(seat, action)?;
        self.news.clear();
        self.tell(&events);
        self.settle();
        Ok(())
    }

    /// Chance falls, and bots that can only pass do so without being asked.
    fn settle(&mut self) {
        let events = self.play.settle();
        self.tell(&events);
        while let Some((seat, pass)) = self.idle_bot() {
            let Ok(passed) = self.play.act(seat, pass) else { return };
            self.tell(&passed);
            let settled = self.play.settle();
            self.tell(&settled);
        }
    }

    /// A bot that is asked and can do nothing that would be told, and what it does.
    fn idle_bot(&self) -> Option<(Seat, Action<U>)> {
        let bots = self.asked().iter().filter(|seat| self.is_bot(*seat));
        bots.into_iter().find_map(|seat| {
            let legal = self.play.legal(seat);
            let idle = legal.iter().all(|action| U::is_silent(*action));
            legal.first().filter(|_| idle).map(|pass| (seat, *pass))
        })
    }

    fn tell(&mut self, events: &Events<U::Game>) {
        let viewer = self.viewer();
        let view = self.play.state().view(viewer);
        for event in events.told(viewer) {
            self.log.extend(Entry::of::<U>(self.log.len(), &view, &event));
            self.news.push(event);
        }
    }

    /// Tells everything once more: the language is another.
    pub(crate) fn retell(&mut self) {
        // What was played can be played again.
        if let Ok(again) = Self::resume(&self.saved()) {
            self.log = again.log;
        }
    }

    /// Where several seats are asked at once a person need not wait for bots; several persons
    /// answer one after the other.
    pub(crate) fn next(&self) -> Next {
        let asked = self.asked();
        let person = asked.iter().find(|seat| !self.is_bot(*seat)).map(Next::Person);
        person.or(asked.first().map(Next::Bot)).unwrap_or(Next::Over)
    }

    /// Everybody who is asked.
    pub(crate) fn asked(&self) -> Seats {
        self.play.asked()
    }

    /// A bot that is asked, if there is one.
    pub(crate) fn asked_bot(&self) -> Option<Seat> {
        self.asked().iter().find(|seat| self.is_bot(*seat))
    }

    /// A fingerprint of what a seat is asked: it stays the same while others answer, and changes
    /// when the seat has answered or what others did makes it another question.
    pub(crate) fn prompt(&self, seat: Seat) -> u64 {
        let own = |input: &&Input<U::Game>| matches!(input, Input::Action { seat: who, .. } if *who == seat);
        let mut hash = DefaultHasher::new();
        let answers = self.play.inputs().iter().filter(own).count();
        (self.number, seat.index(), answers).hash(&mut hash);
        self.play.state().question(seat).hash(&mut hash);
        self.play.legal(seat).hash(&mut hash);
        hash.finish()
    }

    fn is_bot(&self, seat: Seat) -> bool {
        self.players[seat.index()] != Player::Person
    }

    fn persons(&self) -> Seats {
        Seat::all(self.players.len()).filter(|seat| !self.is_bot(*seat)).collect()
    }

    /// Whose eyes the page shows the table through: the only person's, or the one's who is asked.
    pub(crate) fn viewer(&self) -> Viewer {
        let persons = self.persons();
        match (persons.len(), self.next()) {
            (0, _) => Viewer::Spectator,
            (1, _) => persons.first().map_or(Viewer::Spectator, Viewer::Seat),
            (_, Next::Person(seat)) => Viewer::Seat(seat),
            (_, Next::Bot(_) | Next::Elsewhere(_) | Next::Over) => Viewer::Spectator,
        }
    }

    /// The seat of the person, if there is exactly one here.
    pub(crate) fn only_person(&self) -> Option<Seat> {
        let persons = self.persons();
        persons.first().filter(|_| persons.len() == 1)
    }

    /// What the bot of a seat is asked. It is given the seat's view and what the seat was told.
    pub(crate) fn question(&self, seat: Seat, chance: u64) -> Question<U::Game> {
        match self.players[seat.index()] {
            Player::Bot(level) => self.ask(Want::Action, level, seat, chance),
            Player::Person => self.ask(Want::Hints, Level::Admiral, seat, chance),
        }
    }

    fn ask(&self, want: Want, level: Level, seat: Seat, chance: u64) -> Question<U::Game> {
        let viewer = Viewer::Seat(seat);
        let question = Question::new(want, level, seat, self.play.state().view(viewer), chance);
        let question = question.at(self.moment(seat));
        if U::Game::MEMORY && level.memory() > 0 {
            question.remembering(self.play.told(viewer))
        } else {
            question
        }
    }

    /// Where the match stands for a seat that is asked.
    fn moment(&self, seat: Seat) -> Moment<Action<U>> {
        let inputs = self.play.inputs().len();
        let last = self.play.last_action_of(Seats::one(seat));
        let since = self.play.actions_since(last.unwrap_or(inputs)).collect();
        Moment { match_number: self.number, inputs, last, since }
    }

    /// Takes the last decision of a person back, with everything since.
    pub(crate) fn undo(&mut self) -> Result<(), NoUndo> {
        let point = undo::point(&self.play, self.persons())?;
        let mut saved = self.saved();
        saved.record = self.play.taken_back(point).map_err(|_| NoUndo::Nothing)?.record();
        *self = Self::resume(&saved).map_err(|_| NoUndo::Nothing)?;
        Ok(())
    }

    pub(crate) fn play(&self) -> &Match<U::Game> {
        &self.play
    }

    pub(crate) fn players(&self) -> &[Player] {
        &self.players
    }

    /// Who plays each seat.
    pub(crate) fn who(&self) -> Vec<Who> {
        let you = self.only_person();
        let who = |(seat, player): (Seat, &Player)| match player {
            Player::Person if you == Some(seat) => Who::You(name_at(&self.names, seat)),
            Player::Person => Who::Person(name_at(&self.names, seat)),
            Player::Bot(level) => Who::Bot(*level),
        };
        Seat::all(self.players.len()).zip(&self.players).map(who).collect()
    }

    /// What happened since the last action, for things that move.
    pub(crate) fn news(&self) -> &[Event<U>] {
        &self.news
    }

    pub(crate) fn log(&self) -> &[Entry] {
        &self.log
    }

    /// What has to be kept to go on later.
    pub(crate) fn saved(&self) -> Saved<U::Game> {
        let over = self.next() == Next::Over;
        let head = Head::of::<U>(&self.play, &self.players, &self.names, self.begun);
        let (players, names) = (self.players.clone(), self.names.clone());
        Saved { players, names, record: self.play.record(), over, head: Some(head) }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use bot_worker::{Memory, Waiting};
    use buccaneer::Buccaneer;
    use king_of_pirates::Action;

    use super::*;
    use crate::games::{BuccaneerUi, KingOfPiratesUi};
    use crate::worker::Thought;

    fn local_match(players: &[Player]) -> LocalMatch<BuccaneerUi> {
        let setup = Setup::house(players.len());
        LocalMatch::begin(setup, players.to_vec(), Vec::new(), "a match").expect("a match")
    }

    fn bot() -> Player {
        Player::Bot(Level::Random)
    }

    /// Bots answer for everybody.
    fn step(local: &mut LocalMatch<BuccaneerUi>, chance: u64) -> bool {
        let (Next::Person(seat) | Next::Bot(seat)) = local.next() else { return false };
        let question = local.ask(Want::Action, Level::Random, seat, chance);
        let Thought::Action(action) = question.answer(Waiting::Nobody, &mut Memory::default())
        else {
            panic!("an action")
        };
        local.act(seat, action).expect("bots act legally");
        true
    }

    #[test]
    fn a_kept_match_is_the_same_match_with_the_same_log() {
        let mut local = local_match(&[Player::Person, bot(), bot(), bot()]);
        for chance in 0..50 {
            step(&mut local, chance);
        }
        let text = serde_json::to_string(&local.saved()).expect("plain data");
        let saved: Saved<Buccaneer> = serde_json::from_str(&text).expect("what was written");
        let again = LocalMatch::<BuccaneerUi>::resume(&saved).expect("a legal record");
        assert_eq!(again.play().hash(), local.play().hash());
        assert_eq!(again.log(), local.log());
        assert_eq!(again.next(), local.next());
    }

    #[test]
    fn a_match_of_bots_ends_by_itself() {
        let mut local = local_match(&[bot(), bot(), bot()]);
        let steps =
            (0..Buccaneer::LONGEST as u64).take_while(|&chance| step(&mut local, chance)).count();
        assert!(steps > 20 && local.next() == Next::Over);
        assert!(!local.play().state().standing().winners.is_empty());
    }

    #[test]
    fn taking_back_leads_to_the_same_question_with_the_same_log() {
        let mut local = local_match(&[Player::Person, bot(), bot(), bot()]);
        while local.next() != Next::Person(Seat::new(0)) {
            step(&mut local, 1);
        }
        let (hash, log) = (local.play().hash(), local.log().to_vec());
        step(&mut local, 2);
        step(&mut local, 3);
        local.undo().expect("two stacks moved, nothing was drawn or shown");
        assert_eq!((local.play().hash(), local.log()), (hash, &*log));
        assert_eq!(local.next(), Next::Person(Seat::new(0)));
    }

    /// King of Pirates at a window in which all three are asked, and everybody has a pass.
    fn window(players: &[Player]) -> LocalMatch<KingOfPiratesUi> {
        for number in 0..40 {
            let setup = Setup::house(players.len());
            let seed = format!("a window {number}");
            let mut local =
                LocalMatch::begin(setup, players.to_vec(), Vec::new(), &seed).expect("a match");
            for choice in 0..150 {
                let legal = |seat| local.play().legal(seat);
                let Some(seat) = local.asked().first() else { break };
                let passes = legal(seat).contains(&Action::Pass);
                if passes && local.asked().len() == 3 {
                    return local;
                }
                let any = legal(seat)[choice * 7 % legal(seat).len()];
                let action = if passes { Action::Pass } else { any };
                local.act(seat, action).expect("it is legal");
            }
        }
        panic!("no window in which all three are asked")
    }

    #[test]
    fn a_person_does_not_wait_for_bots_in_a_window() {
        let mut local = window(&[Player::Person, bot(), bot()]);
        let (person, first) = (Seat::new(0), Seat::new(1));
        assert_eq!((local.next(), local.asked_bot()), (Next::Person(person), Some(first)));
        let (own, its) = (local.prompt(person), local.prompt(first));
        local.act(first, Action::Pass).expect("it is asked");
        assert_eq!(local.prompt(person), own, "what others answer changes nothing");
        assert_ne!(local.prompt(first), its);
        assert_eq!(local.asked_bot(), Some(Seat::new(2)));
        local.act(person, Action::Pass).expect("a person may be faster");
        assert_ne!(local.prompt(person), own);
        assert_eq!(local.next(), Next::Bot(Seat::new(2)));
    }

    #[test]
    fn several_people_at_one_device_answer_one_after_the_other() {
        let mut local = window(&[Player::Person; 3]);
        let lines = local.log().len();
        for seat in Seat::all(3) {
            assert_eq!(local.next(), Next::Person(seat));
            assert_eq!(local.viewer(), Viewer::Seat(seat), "and nobody else looks");
            assert_eq!(local.log().len(), lines, "passes do not fill the log");
            local.act(seat, Action::Pass).expect("it is asked");
        }
        let open = |seat| local.play().legal(seat).contains(&Action::Pass);
        assert!(!local.asked().iter().any(open), "the window is closed");
    }

    #[test]
    fn a_bot_that_can_only_pass_passes_without_being_asked() {
        for number in 0..40 {
            let setup = Setup::house(3);
            let seed = format!("idle {number}");
            let players = [Player::Person, bot(), bot()];
            let mut local: LocalMatch<KingOfPiratesUi> =
                LocalMatch::begin(setup, players.to_vec(), Vec::new(), &seed).expect("a match");
            for choice in 0..60 {
                let Some(seat) = local.asked().first() else { break };
                for bot in local.asked().iter().filter(|seat| local.is_bot(*seat)) {
                    let legal = local.play().legal(bot);
                    let passes = |action: &Action| KingOfPiratesUi::is_silent(*action);
                    assert!(!legal.iter().all(passes), "a bot is asked and can only pass");
                }
                let legal = local.play().legal(seat);
                local.act(seat, legal[choice * 7 % legal.len()]).expect("it is legal");
            }
        }
    }

    /// Plays a match of King of Pirates and counts the questions to seat 0 on others' turns; the
    /// rounds come second.
    fn questions_out_of_turn(seed: &str) -> (usize, u16) {
        let players = [Player::Person, bot(), bot(), bot()];
        let mut local: LocalMatch<KingOfPiratesUi> =
            LocalMatch::begin(Setup::house(4), players.to_vec(), Vec::new(), seed)
                .expect("a match");
        let (person, mut asked, mut rounds) = (Seat::new(0), 0, 1);
        for chance in 0..4_000 {
            let (Next::Person(seat) | Next::Bot(seat)) = local.next() else { break };
            let view = local.play().state().view(Viewer::Seat(seat));
            let legal = local.play().legal(seat);
            let foregone = KingOfPiratesUi::foregone(&view, &legal, &BTreeSet::new());
            if let Some(action) = foregone.filter(|_| seat == person) {
                local.act(seat, action).expect("it is legal");
                continue;
            }
            asked += usize::from(seat == person && view.turn != person);
            rounds = view.round;
            let question = local.ask(Want::Action, Level::Greedy, seat, chance);
            let thought = question.answer(Waiting::Nobody, &mut Memory::default());
            let Thought::Action(action) = thought else { panic!("an action") };
            local.act(seat, action).expect("bots act legally");
        }
        (asked, rounds)
    }

    #[test]
    fn a_person_is_asked_at_most_four_times_a_round_out_of_turn() {
        let matches = ["first", "second", "third"].map(questions_out_of_turn);
        let asked: usize = matches.iter().map(|(asked, _)| asked).sum();
        let rounds: u16 = matches.iter().map(|(_, rounds)| rounds).sum();
        assert!(rounds > 12, "matches of {rounds} rounds");
        assert!(asked <= 4 * usize::from(rounds), "{asked} questions in {rounds} rounds");
        assert!(asked > 0, "what matters is asked");
    }

    #[test]
    fn the_only_person_always_looks_and_of_several_the_one_who_is_asked() {
        let mut alone = local_match(&[bot(), Player::Person, bot()]);
        let mut together = local_match(&[Player::Person; 3]);
        for chance in 0..30 {
            step(&mut alone, chance);
            step(&mut together, chance);
            assert_eq!(alone.viewer(), Viewer::Seat(Seat::new(1)));
            let Next::Person(seat) = together.next() else { panic!("persons only") };
            assert_eq!(together.viewer(), Viewer::Seat(seat));
        }
        assert_eq!(local_match(&[bot(); 3]).viewer(), Viewer::Spectator);
    }
}
