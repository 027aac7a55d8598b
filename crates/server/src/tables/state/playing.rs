//! Actions by people, by bots and by the clock.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use bots::{Budget, Level};
use engine::{AnyMatch, Asked, Played};
use game::{Seat, Seats};
use protocol::v1::{Acknowledged, Act, Answer, ClockRules, Phase, Seq, TimeOut};
use serde_json::value::RawValue;
use store::{Ended, SeatResult, SeatRow, State};

use super::super::command::Finished;
use super::super::entry::{Acted, By, Entry};
use super::spectators::LaterChange;
use super::{ConnId, Owner, Prompt, RECENT, Recent, Refusal, STAND_IN, TableState, UndoPoint};

/// Keys are short.
const LONGEST_KEY: usize = 64;

/// Thinking time of the best bot on a server, where it is not alone.
const ADMIRAL: Budget = Budget::Iterations(4_000);

/// A bot answers within this time, whatever its level: with the best that it has found by then.
const LONGEST_THOUGHT: Duration = Duration::from_millis(1_500);

/// A decision that a bot has to make.
pub(crate) struct BotWork {
    pub(crate) seat: Seat,
    /// What it is asked, to know whether the answer is still wanted.
    pub(crate) since: Seq,
    level: Level,
    seed: u64,
    play: Box<dyn AnyMatch>,
}

impl BotWork {
    /// What the bot does; this may take a while. If it fails to think it does
    /// anything that is allowed: nobody should have to wait for it.
    pub(crate) fn decide(&self) -> Option<Box<RawValue>> {
        let thought = catch_unwind(AssertUnwindSafe(|| self.think(self.level)));
        thought.ok().flatten().or_else(|| self.think(Level::Random))
    }

    pub(super) fn think(&self, level: Level) -> Option<Box<RawValue>> {
        let budget = match level.usual_budget() {
            Budget::Millis(_) => ADMIRAL,
            iterations @ Budget::Iterations(_) => iterations,
        };
        self.play.decide(level, self.seat, budget, self.seed, LONGEST_THOUGHT).ok()
    }
}

impl TableState {
    pub(super) fn act(&mut self, connection: ConnId, act: Act, now: u64) -> Result<(), Refusal> {
        let seat = self.own_seat(self.connections[&connection].id)?;
        if act.key.is_empty() || act.key.len() > LONGEST_KEY {
            return Err(Refusal::new("bad_request", "key: must have 1 to 64 bytes"));
        }
        if let Some(&seq) = self.keys[seat.index()].get(&act.key) {
            self.acknowledge(connection, act.key, seq);
            return Ok(());
        }
        self.check_seq(seat, act.seq)?;
        self.come_back(seat, now);
        let play = self.play.as_mut().ok_or_else(not_begun)?;
        let inputs = play.inputs();
        let mut played = play.play(seat, &act.action)?;
        // As the game writes it, not with all that the client may have put around it.
        let action = played.action.take().unwrap_or(act.action);
        self.keys[seat.index()].insert(act.key.clone(), self.seq + 1);
        self.acknowledge(connection, act.key.clone(), self.seq + 1);
        self.step(seat, action, played, Some(act.key), By::Person, inputs, now);
        Ok(())
    }

    fn acknowledge(&mut self, connection: ConnId, key: String, seq: Seq) {
        self.send(connection, &Answer::Acknowledged(Acknowledged { key, seq }));
    }

    /// Does an action that was chosen at that number still answer what the
    /// seat is asked?
    fn check_seq(&self, seat: Seat, seq: Seq) -> Result<(), Refusal> {
        match &self.phase {
            Phase::Playing => {}
            Phase::Over => return Err(Refusal::new("over", "the match is over")),
            Phase::Gathering => return Err(not_begun()),
            Phase::Stuck(why) => return Err(Refusal::stuck(why, self.stuck.clone())),
        }
        if seq > self.seq {
            return Err(Refusal::new("bad_request", format!("there is no step {seq} yet")));
        }
        if seq < self.prompts[seat.index()].since {
            return Err(Refusal::new("late", "too late: the question has changed"));
        }
        Ok(())
    }

    /// Writes down what a seat did.
    #[allow(clippy::too_many_arguments)] // the parts of one entry
    pub(super) fn step(
        &mut self,
        seat: Seat,
        action: Box<RawValue>,
        played: Played,
        key: Option<String>,
        by: By,
        inputs: usize,
        now: u64,
    ) {
        let Played { happened, chance, .. } = played;
        self.settle_undo(None);
        let later = self.has_delayed_spectators().then(|| {
            let (action, chance) = (action.clone(), chance.clone());
            LaterChange::Acted { seat, action, chance }
        });
        self.run_clocks(Some(seat), now);
        let left = self.clock.left(seat);
        self.write(&Entry::Acted(Acted { seat, action, chance, key, by, at: now, left }));
        self.out.actions += 1;
        if let (By::Person, Owner::Person(person, _)) = (by, &self.chairs[seat.index()].owner) {
            self.out.alerts.acted.push(*person);
        }
        self.add_undo_point(seat, inputs, by);
        self.remember(Recent { seq: self.seq, happened: Some(happened), undone: None });
        self.after_step(Some(seat), now);
        self.tell_steps(now);
        if let Some(later) = later {
            self.show_later(later, now);
        }
        if self.phase == Phase::Over {
            self.tell_end();
        }
        self.answer_standing(now);
    }

    pub(super) fn add_undo_point(&mut self, seat: Seat, inputs: usize, by: By) {
        let by_person = by == By::Person;
        self.undo_points.push(UndoPoint { seat, seq: self.seq, inputs, by_person });
    }

    pub(super) fn remember(&mut self, step: Recent) {
        self.recent.push_back(step);
        while self.recent.len() > RECENT {
            if let Some(forgotten) = self.recent.pop_front() {
                self.recent_from = forgotten.seq;
            }
        }
    }

    /// Sees who is asked now, and what.
    pub(super) fn after_step(&mut self, acted: Option<Seat>, now: u64) {
        self.look_at_questions(acted, now);
        if self.see_end() {
            self.list_state(State::Finished);
            self.out.change.ended = self.ended();
            self.out.change.hidden_for = self.spectators.delay().cast_signed();
        }
        self.run_clocks(None, now);
    }

    /// The same for a step of the log. Nothing comes out of it, and in a match that has ended
    /// nobody wants to know since when a seat was asked what it was asked.
    pub(super) fn after_logged_step(&mut self, acted: Option<Seat>, now: u64, ended: bool) {
        if self.see_end() || !ended || self.settings.table.clock != ClockRules::None {
            self.look_at_questions(acted, now);
            self.run_clocks(None, now);
        }
    }

    /// What each seat is asked.
    fn look_at_questions(&mut self, acted: Option<Seat>, now: u64) {
        let mut anew = Seats::NONE;
        let Some(play) = &self.play else { return };
        for seat in Seat::all(self.chairs.len()) {
            let actions = play.prompt(seat);
            let prompt = &mut self.prompts[seat.index()];
            if acted == Some(seat) || actions != prompt.actions {
                *prompt = Prompt { since: self.seq, actions, at: now };
                anew = anew.with(seat);
            }
        }
        // What others did leaves a question as it was, unless it is another one now.
        self.decided_for = self.decided_for.iter().filter(|seat| !anew.contains(*seat)).collect();
        for seat in anew.iter() {
            self.clock.ask_anew(seat, now);
        }
    }

    /// Is the match over?
    fn see_end(&mut self) -> bool {
        let over = self.play.as_ref().is_some_and(|play| matches!(play.asked(), Asked::Over(_)));
        if over {
            self.phase = Phase::Over;
        }
        over
    }

    /// How it ended, to be kept and rated.
    pub(super) fn ended(&self) -> Option<Ended> {
        let Finished { record, players, .. } = self.finished()?;
        let standing = self.play.as_ref()?.standing();
        let places = standing.places();
        let result = |row: SeatRow| {
            let seat = usize::from(row.seat);
            SeatResult { seat: row.seat, place: places[seat] as u8, score: standing.scores[seat] }
        };
        let results = players.into_iter().map(result).collect();
        Some(Ended { record: record.get().to_owned(), results, rated: self.counts() })
    }

    /// Clocks run for people who are asked.
    pub(super) fn run_clocks(&mut self, acted: Option<Seat>, now: u64) {
        let Some(play) = &self.play else { return };
        let attended = self.attended();
        let runs = |seat: &Seat| attended.contains(*seat) && !self.decided_for.contains(*seat);
        let asked = play.asked_seats().iter().filter(runs).collect();
        self.clock.turn(asked, acted, now);
    }

    /// A seat's time is up.
    pub(super) fn time_out(&mut self, seat: Seat, now: u64) {
        match self.settings.table.time_out {
            TimeOut::Bot => {
                self.clock.set_left(seat, 0);
                self.go_away(seat, now);
            }
            TimeOut::Skip => self.skip(seat, now),
        }
    }

    /// The seat passes, or a bot decides for it this once.
    fn skip(&mut self, seat: Seat, now: u64) {
        self.clock.set_left(seat, 0);
        let Some(play) = &mut self.play else { return };
        let inputs = play.inputs();
        let idle = play.idle(seat);
        let passed = idle.and_then(|action| Some((play.play(seat, &action).ok()?, action)));
        match passed {
            Some((played, action)) => {
                self.step(seat, action, played, None, By::Clock, inputs, now);
            }
            None => self.decided_for = self.decided_for.with(seat),
        }
    }

    /// The decision that a bot has to make now, if there is one.
    pub(crate) fn bot_work(&self) -> Option<BotWork> {
        if self.phase != Phase::Playing || self.bots_rest() {
            return None;
        }
        let play = self.play.as_ref()?;
        let (seat, level) = play.asked_seats().iter().find_map(|seat| {
            let level = self.bot_in(seat)?;
            Some((seat, level))
        })?;
        let since = self.prompts[seat.index()].since;
        let seed = self.bot_seed(play.inputs());
        Some(BotWork { seat, since, level, seed, play: play.clone_box() })
    }

    /// How long a bot waits, so that people can follow.
    pub(crate) fn bot_pause(&self) -> u32 {
        if self.is_deserted() { 0 } else { self.settings.table.bot_pause }
    }

    /// What [`Self::bot_work`] is about, without a copy of the match.
    pub(crate) fn bot_wanted(&self) -> Option<(Seat, Seq)> {
        if self.phase != Phase::Playing || self.bots_rest() {
            return None;
        }
        let asked = self.play.as_ref()?.asked_seats();
        let seat = asked.iter().find(|&seat| self.bot_in(seat).is_some())?;
        Some((seat, self.prompts[seat.index()].since))
    }

    /// Bots play for people, or for somebody who watches; among themselves they rest.
    fn bots_rest(&self) -> bool {
        self.is_deserted() && self.people().is_empty()
    }

    fn bot_in(&self, seat: Seat) -> Option<Level> {
        let chair = &self.chairs[seat.index()];
        match chair.owner {
            Owner::Bot(level) => Some(level),
            Owner::Person(..) if chair.away || self.decided_for.contains(seat) => Some(STAND_IN),
            Owner::Person(..) | Owner::Nobody | Owner::Reserved(..) => None,
        }
    }

    /// Nobody can guess it. The same decision gets the same number again,
    /// unless an undo came between.
    fn bot_seed(&self, inputs: usize) -> u64 {
        let fields = [&(inputs as u64).to_be_bytes()[..], &self.undos.to_be_bytes()];
        let digest = fair_dice::derive(self.settings.secret, "freebooter bot", &fields);
        u64::from_be_bytes(*digest.0.first_chunk().expect("a digest has 32 bytes"))
    }

    /// A bot has decided. If it is no longer asked that, nothing happens.
    pub(crate) fn bot_acts(&mut self, seat: Seat, since: Seq, action: Box<RawValue>, now: u64) {
        let wanted = self.bot_in(seat).is_some() && self.prompts[seat.index()].since == since;
        let Some(play) = self.play.as_mut().filter(|_| wanted) else { return };
        let inputs = play.inputs();
        let by = if self.decided_for.contains(seat) { By::Clock } else { By::Bot };
        if let Ok(played) = play.play(seat, &action) {
            self.step(seat, action, played, None, by, inputs, now);
            self.close_if_full();
        }
    }
}

fn not_begun() -> Refusal {
    Refusal::not_allowed("refused-not-started")
}
