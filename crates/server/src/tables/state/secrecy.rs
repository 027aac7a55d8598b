//! Hidden information reaches nobody: a viewer gets the same bytes whatever is
//! hidden from it.
//!
//! At random moments of random matches the state gets a twin in whose match
//! everything unknown to the viewer is redrawn. Both get the same requests, and
//! if the viewer sees the same afterwards, it must have been sent the same, byte
//! for byte: updates, fresh views, refusals. So must the lobby be. `FREEBOOTER_WIRE_GAMES` sets the
//! number of matches per game and version of the protocol; the default is 6.

use std::collections::BTreeMap;

use game::{FastRng, Rng};
use protocol::v1::{Act, Answer, NewTable};
use serde_json::json;
use serde_json::value::RawValue;

use super::super::entry::By;
use super::tests::{new_table, person};
use super::*;

const CONNECTION: ConnId = 1;
/// Long matches are looked at in their first steps.
const STEPS: usize = 250;

fn matches() -> u64 {
    std::env::var("FREEBOOTER_WIRE_GAMES").map_or(6, |text| text.parse().expect("a number"))
}

#[test]
fn what_is_hidden_changes_no_byte_in_buccaneer() {
    compare("buccaneer");
}

#[test]
fn what_is_hidden_changes_no_byte_in_pirates() {
    compare("pirates");
}

#[test]
fn what_is_hidden_changes_no_byte_in_king_of_pirates() {
    compare("king-of-pirates");
}

#[test]
fn what_is_hidden_changes_no_byte_in_planks() {
    compare("planks");
}

fn compare(game: &str) {
    let mut compared = Compared::default();
    for number in 0..2 * matches() {
        let mut rng = FastRng::new(number);
        let (least, most) = game.parse::<GameId>().expect("a game").about().players;
        let players = least + rng.below((most - least) as u32 + 1) as usize;
        // The last number is a spectator.
        let viewer = rng.below(players as u32 + 1) as usize;
        // Each version of the protocol in turn.
        let protocol = VERSION + number as u32 % v2::VERSION;
        let mut watched = Watched::new(game, players, viewer, number, protocol);
        watched.play(&mut rng, &mut compared);
    }
    println!("{game}: {compared:?}");
    assert!(compared.steps > 0 && compared.fresh > 0 && compared.others > 0);
    assert!(compared.patches > 0, "{compared:?}");
    assert!(compared.rules.len() > 1, "hardly any rule was broken: {compared:?}");
}

#[derive(Debug, Default)]
struct Compared {
    steps: u64,
    /// Steps that came as patches.
    patches: u64,
    fresh: u64,
    /// Refusals of somebody who was not asked.
    others: u64,
    /// How often a rule was named that the viewer would have broken.
    rules: BTreeMap<String, u64>,
    bytes: usize,
}

impl Compared {
    /// Counts the refusals among messages that were compared.
    fn count(&mut self, messages: &[String]) {
        self.fresh += 1;
        for text in messages {
            if let Ok(Answer::Refused(refused)) = serde_json::from_str(text) {
                match refused.rule {
                    Some(rule) => *self.rules.entry(rule).or_default() += 1,
                    None => self.others += 1,
                }
            }
        }
    }
}

/// A match, and one person who is connected to it.
struct Watched {
    state: TableState,
    person: Id,
    viewer: Viewer,
    /// Its first message.
    hello: Value,
    /// What somebody could do at some time, and often cannot do now.
    known: Vec<Box<RawValue>>,
}

impl Watched {
    fn new(game: &str, players: usize, viewer: usize, number: u64, protocol: u32) -> Self {
        let mut secret = [0; 32];
        secret[..8].copy_from_slice(&number.to_be_bytes());
        let table = NewTable { public: true, ..new_table(game, players) };
        let (secret, host) = (Bytes32(secret), person(0));
        let settings = TableSettings { table, host, secret, created: 0, reserved: Vec::new() };
        let mut state = TableState::create(Id::from_bytes([99; 16]), settings).expect("a table");
        for seat in 0..players as u8 {
            let owner = Owner::Person(person(seat), String::new());
            state.chairs[usize::from(seat)].owner = owner;
        }
        state.start(person(0), 0).expect("every seat is taken");
        state.take_out();
        let person = person(viewer as u8);
        let viewer = state.viewer(person);
        let hello = json!({"hello": {"protocol": protocol}});
        Self { state, person, viewer, hello, known: Vec::new() }
    }

    fn play(&mut self, rng: &mut FastRng, compared: &mut Compared) {
        for _ in 0..STEPS {
            let asked = self.state.play.as_ref().expect("a match").asked_seats();
            let Some(seat) = asked.first() else { return };
            let list = self.state.play.as_ref().expect("a match").raw_legal(seat);
            let legal: Vec<Value> = serde_json::from_str(list.get()).expect("a list");
            self.know(&legal, rng);
            let action = &legal[rng.below(legal.len() as u32) as usize]["action"];
            let action = serde_json::value::to_raw_value(action).expect("plain data");
            self.compare_step(seat, &action, rng, compared);
        }
    }

    /// Remembers a few of a seat's actions.
    fn know(&mut self, legal: &[Value], rng: &mut FastRng) {
        for _ in 0..4 {
            let action = &legal[rng.below(legal.len() as u32) as usize]["action"];
            self.known.push(serde_json::value::to_raw_value(action).expect("plain data"));
        }
    }

    /// Actions that the viewer's seat may not do now, if it is asked.
    fn illegal(&self, rng: &mut FastRng) -> Vec<Box<RawValue>> {
        let play = self.state.play.as_ref().expect("a match");
        let seat =
            self.state.seat_of(self.person).filter(|seat| play.asked_seats().contains(*seat));
        let Some(seat) = seat else { return Vec::new() };
        let draw = |_| self.known[rng.below(self.known.len() as u32) as usize].clone();
        (0..6).map(draw).filter(|action| play.clone_box().play(seat, action).is_err()).collect()
    }

    /// The truth takes a step, and so does a twin.
    fn compare_step(
        &mut self,
        seat: Seat,
        action: &RawValue,
        rng: &mut FastRng,
        compared: &mut Compared,
    ) {
        let play = self.state.play.as_ref().expect("a match");
        let twin = play.twin(self.viewer, u64::from(rng.word())).expect("a position");
        let mut after = play.clone_box();
        let played = after.play(seat, action).expect("it is legal");
        let mut twin_after = twin.clone_box();
        let twin_played = twin_after.replay(seat, action, &played.chance);

        let illegal = self.illegal(rng);
        let truth = self.exchange(None, action, &illegal);
        let imagined = self.exchange(Some(twin.clone_box()), action, &illegal);
        assert_eq!(truth, imagined, "{:?} is told what is hidden", self.viewer);
        compared.count(&truth);

        let comparable = twin_played.is_ok()
            && !played.happened.lays_open()
            && twin_after.asked_seats() == after.asked_seats()
            && twin_after.raw_view(self.viewer).get() == after.raw_view(self.viewer).get();
        let patched = self.hello["hello"]["protocol"] == v2::VERSION;
        let imagined = comparable.then(|| {
            let inputs = twin.inputs();
            let happened = twin_played.expect("it is comparable");
            let chance = played.chance.clone();
            let played = engine::Played { happened, chance, action: None };
            self.step_of(twin_after, seat, action, played, inputs, false)
        });
        let inputs = self.state.play.as_ref().expect("a match").inputs();
        let truth = self.step_of(after, seat, action, played, inputs, true);
        if let Some(imagined) = imagined {
            assert_eq!(truth, imagined, "{:?} is told what is hidden", self.viewer);
            compared.steps += 1;
            compared.patches +=
                u64::from(patched && truth.iter().any(|it| it.contains("\"patch\"")));
            compared.bytes += truth.iter().map(String::len).sum::<usize>();
        }
    }

    /// The person connects and says hello.
    fn come(&mut self) {
        self.state.connect(CONNECTION, self.person, "somebody", 0);
        let hello = serde_json::from_value(self.hello.clone()).expect("a hello");
        self.state.request(CONNECTION, hello, 0);
    }

    /// What the person is sent when it comes, and when it does what it may
    /// not, with this match on the table.
    fn exchange(
        &mut self,
        other: Option<Box<dyn AnyMatch>>,
        action: &RawValue,
        illegal: &[Box<RawValue>],
    ) -> Vec<String> {
        let truth = other.map(|other| self.state.play.replace(other));
        self.come();
        let state = &mut self.state;
        let seq = state.seq;
        for action in illegal {
            let action = action.clone();
            state.request(CONNECTION, Request::Act(Act { seq, key: "w".into(), action }), 0);
        }
        let other_seat = state.play.as_ref().is_some_and(|play| {
            state.seat_of(self.person).is_none_or(|seat| !play.asked_seats().contains(seat))
        });
        if other_seat {
            let action = action.to_owned();
            state.request(CONNECTION, Request::Act(Act { seq, key: "o".into(), action }), 0);
        }
        let out = state.take_out();
        // The lobby's news is for everybody.
        let open = state.match_under_way().open_to_latecomers();
        let reported = format!("{:?}, {:?}, {open}", state.news(), state.thumbnail());
        state.disconnect(CONNECTION, 0);
        state.take_out();
        if let Some(truth) = truth {
            state.play = truth;
        }
        let messages = out.messages.into_iter().map(|(_, text)| text.to_string());
        messages.chain([reported]).collect()
    }

    /// What the person is sent when the match goes on to this; if it is not
    /// kept, the state is as it was.
    fn step_of(
        &mut self,
        after: Box<dyn AnyMatch>,
        seat: Seat,
        action: &RawValue,
        played: engine::Played,
        inputs: usize,
        kept: bool,
    ) -> Vec<String> {
        self.come();
        let state = &mut self.state;
        state.take_out();
        let (seq, prompts, phase) = (state.seq, state.prompts.clone(), state.phase.clone());
        let view_number = state.view_number;
        let truth = state.play.replace(after);
        state.step(seat, action.to_owned(), played, None, By::Person, inputs, 0);
        let messages = state.take_out().messages;
        state.disconnect(CONNECTION, 0);
        state.take_out();
        if !kept {
            (state.play, state.seq, state.prompts, state.phase) = (truth, seq, prompts, phase);
            state.view_number = view_number;
            state.undo_points.pop();
            state.recent.pop_back();
        }
        messages.into_iter().map(|(_, text)| text.to_string()).collect()
    }
}
