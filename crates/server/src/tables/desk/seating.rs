//! Sitting down, standing up, beginning.

use bots::Level;
use fair::Bytes32;
use protocol::v1::{Phase, Sit};
use store::{FORMER, Id, State};
use table::{Seat, Seats};

use super::super::entry::{Entry, Started};
use super::{Chair, ConnId, Desk, Owner, Recent, Refusal, STAND_IN};

/// A person who is not connected for so long may be played for by a bot.
const PATIENCE: u64 = 60_000;

impl Desk {
    pub(super) fn sit(&mut self, connection: ConnId, sit: &Sit, now: u64) -> Result<(), Refusal> {
        let from = &self.connections[&connection];
        let (person, name) = (from.id, from.name.clone());
        let share = share(sit)?;
        if self.phase != Phase::Gathering {
            let seat = self.seat_of(person).filter(|own| sit.seat.is_none_or(|seat| seat == *own));
            let seat = seat.ok_or_else(|| Refusal::not_allowed("the match has begun"))?;
            self.come_back(seat, now);
            return Ok(());
        }
        let seat = self.choose_seat(person, sit.seat)?;
        if let Some(old) = self.seat_of(person).filter(|&old| old != seat) {
            self.free(old);
        }
        let chair = &mut self.chairs[seat.index()];
        let share = share.or(chair.share);
        *chair = Chair { owner: Owner::Person(person, name), share, ..Chair::default() };
        self.write(&Entry::Sat { seat, person, share });
        self.list_seats();
        self.tell_table();
        Ok(())
    }

    /// The seat asked for, one's own, or the first free one.
    fn choose_seat(&self, person: Id, wanted: Option<Seat>) -> Result<Seat, Refusal> {
        let own = self.seat_of(person);
        let free = || self.seats_where(|chair| chair.owner == Owner::Nobody).first();
        let seat = wanted.or(own).or_else(free);
        let seat = seat.ok_or_else(|| Refusal::not_allowed("no seat is free"))?;
        if own == Some(seat) || self.chair(seat)?.owner == Owner::Nobody {
            return Ok(seat);
        }
        Err(Refusal::not_allowed(format!("seat {seat} is taken")))
    }

    pub(super) fn stand(&mut self, person: Id, now: u64) -> Result<(), Refusal> {
        let seat = self.own_seat(person)?;
        match self.phase {
            Phase::Gathering => {
                self.free(seat);
                self.list_seats();
                self.tell_table();
            }
            Phase::Playing => self.go_away(seat, now),
            Phase::Over | Phase::Stuck(_) => {}
        }
        Ok(())
    }

    fn free(&mut self, seat: Seat) {
        self.chairs[seat.index()] = Chair::default();
        self.write(&Entry::Freed { seat });
    }

    pub(super) fn seat_bot(
        &mut self,
        person: Id,
        seat: Seat,
        level: Level,
        now: u64,
    ) -> Result<(), Refusal> {
        if self.phase == Phase::Playing {
            return self.replace_absent(person, seat, now);
        }
        self.only_host(person)?;
        if matches!(self.chair(seat)?.owner, Owner::Person(..)) {
            return Err(Refusal::not_allowed(format!("somebody sits in seat {seat}")));
        }
        self.chairs[seat.index()].owner = Owner::Bot(level);
        self.write(&Entry::Bot { seat, level });
        self.list_seats();
        self.tell_table();
        Ok(())
    }

    /// Nobody has to wait for ever for somebody who has gone.
    fn replace_absent(&mut self, person: Id, seat: Seat, now: u64) -> Result<(), Refusal> {
        self.own_seat(person)?;
        let chair = self.chair(seat)?;
        let gone = chair.gone_since.is_some_and(|since| now >= since + PATIENCE);
        if !matches!(chair.owner, Owner::Person(..)) || !gone {
            let message = "a bot can stand in for somebody who is gone for a minute";
            return Err(Refusal::not_allowed(message));
        }
        self.go_away(seat, now);
        Ok(())
    }

    pub(super) fn unseat_bot(&mut self, person: Id, seat: Seat) -> Result<(), Refusal> {
        self.only_host(person)?;
        if !matches!(self.chair(seat)?.owner, Owner::Bot(_)) {
            return Err(Refusal::not_allowed(format!("no bot sits in seat {seat}")));
        }
        self.free(seat);
        self.list_seats();
        self.tell_table();
        Ok(())
    }

    /// Only who made the table, and only before the match.
    fn only_host(&self, person: Id) -> Result<(), Refusal> {
        if self.phase != Phase::Gathering {
            return Err(Refusal::not_allowed("the match has begun"));
        }
        let host_is_here = self.connections.values().any(|other| other.id == self.founding.host);
        let deputy = !host_is_here && self.seat_of(person).is_some();
        if person == self.founding.host || deputy {
            return Ok(());
        }
        Err(Refusal::not_allowed("only who made the table may do that"))
    }

    pub(super) fn start(&mut self, person: Id, now: u64) -> Result<(), Refusal> {
        self.only_host(person)?;
        if let Some(seat) = self.seats_where(|chair| chair.owner == Owner::Nobody).first() {
            let message = format!("seat {seat} is free: wait for somebody, or put a bot there");
            return Err(Refusal::not_allowed(message));
        }
        let mut play = self.game.open(&self.choices())?;
        let dealt = play.deal();
        let rules = self.game.about().rules;
        let plays_house = self.founding.table.edition.is_none();
        let house = plays_house.then(|| self.game.house_edition().to_owned());
        self.write(&Entry::Started(Started { rules, house, chance: dealt.chance, at: now }));
        self.list_state(State::Running);
        self.begin(play, dealt.happened);
        self.after_step(None, now);
        self.tell_table();
        self.tell_steps(now);
        Ok(())
    }

    /// The match stands at its first decision.
    pub(super) fn begin(
        &mut self,
        play: Box<dyn catalog::Table>,
        happened: Box<dyn catalog::Happened>,
    ) {
        self.play = Some(play);
        self.phase = Phase::Playing;
        self.started = self.seq;
        self.recent_from = self.seq - 1;
        self.recent.push_back(Recent { seq: self.seq, happened: Some(happened), undone: None });
    }

    /// A person has deleted their account: the seat is free, or a bot's for good.
    pub(crate) fn leave(&mut self, person: Id, now: u64) {
        self.connections.retain(|_, connection| connection.id != person);
        let Some(seat) = self.seat_of(person) else { return };
        match self.phase {
            Phase::Gathering => self.free(seat),
            Phase::Playing => {
                self.chairs[seat.index()].owner = Owner::Bot(STAND_IN);
                self.write(&Entry::Bot { seat, level: STAND_IN });
                // Nobody waits for a consent that cannot come.
                self.undo = None;
                self.run_clocks(None, now);
            }
            Phase::Over | Phase::Stuck(_) => {
                // The store forgets the name by itself.
                self.chairs[seat.index()].owner = Owner::Person(person, FORMER.to_owned());
                return self.tell_table();
            }
        }
        self.list_seats();
        self.tell_table();
    }

    /// A bot plays for a person from now on.
    pub(super) fn go_away(&mut self, seat: Seat, now: u64) {
        if self.chairs[seat.index()].away {
            return;
        }
        self.chairs[seat.index()].away = true;
        self.write(&Entry::Away { seat });
        self.run_clocks(None, now);
        self.tell_table();
    }

    /// The person plays again.
    pub(super) fn come_back(&mut self, seat: Seat, now: u64) {
        if self.phase != Phase::Playing || !self.chairs[seat.index()].away {
            return;
        }
        self.chairs[seat.index()].away = false;
        self.write(&Entry::Back { seat });
        self.run_clocks(None, now);
        self.tell_table();
    }

    /// Whether a person is connected may have changed.
    pub(super) fn presence(&mut self, person: Id, now: u64) {
        let here = self.connections.values().any(|other| other.id == person);
        if let Some(seat) = self.seat_of(person) {
            let chair = &mut self.chairs[seat.index()];
            chair.gone_since = if here { None } else { chair.gone_since.or(Some(now)) };
        }
    }

    pub(super) fn present(&self) -> Seats {
        let here = |chair: &Chair| {
            let Owner::Person(person, _) = &chair.owner else { return false };
            self.connections.values().any(|connection| connection.id == *person)
        };
        self.seats_where(here)
    }

    pub(super) fn ask_rematch(&mut self, person: Id) -> Result<(), Refusal> {
        self.own_seat(person)?;
        if self.phase != Phase::Over {
            return Err(Refusal::not_allowed("the match is not over"));
        }
        if self.rematch.is_none() {
            self.out.rematch = Some((self.founding.table.clone(), self.seat_rows()));
        } else {
            self.tell_table();
        }
        Ok(())
    }

    /// The table for another match has been made.
    pub(crate) fn rematched(&mut self, table: Id) {
        if self.rematch.is_none() {
            self.rematch = Some(table);
            self.write(&Entry::Rematch { table });
            self.tell_table();
        }
    }

    /// People who sit already when the table is made.
    pub(crate) fn seat_people(&mut self, rows: &[store::SeatRow]) {
        for row in rows {
            let Some(person) = row.person else { continue };
            let seat = Seat::new(row.seat);
            self.chairs[seat.index()].owner = Owner::Person(person, row.name.clone());
            self.write(&Entry::Sat { seat, person, share: None });
        }
    }
}

fn share(sit: &Sit) -> Result<Option<Bytes32>, Refusal> {
    let Some(text) = &sit.share else { return Ok(None) };
    let bad = || Refusal::new("bad_request", "share: 64 hexadecimal digits are wanted");
    Bytes32::parse(text).map(Some).ok_or_else(bad)
}
