//! Taking seats, leaving them, and starting the match.

use bots::Level;
use game::{Seat, Seats};
use protocol::v1::{PATIENCE, Phase, Sit};
use store::{FORMER, Id, State};

use super::super::entry::{Entry, Started};
use super::{Chair, ConnId, Owner, Recent, Refusal, STAND_IN, TableState, no_opponent, opponent};

impl TableState {
    pub(super) fn sit(&mut self, connection: ConnId, sit: &Sit, now: u64) -> Result<(), Refusal> {
        let from = &self.connections[&connection];
        let (person, name) = (from.id, from.name.clone());
        if self.phase != Phase::Gathering {
            let seat = self.seat_of(person).filter(|own| sit.seat.is_none_or(|seat| seat == *own));
            let seat = seat.ok_or_else(|| Refusal::not_allowed("refused-started"))?;
            self.come_back(seat, now);
            return Ok(());
        }
        self.sit_down(person, name, sit, now)
    }

    /// Takes a seat before the match.
    pub(super) fn sit_down(
        &mut self,
        person: Id,
        name: String,
        sit: &Sit,
        now: u64,
    ) -> Result<(), Refusal> {
        if self.phase != Phase::Gathering {
            return Err(Refusal::not_allowed("refused-started"));
        }
        self.check_account(person)?;
        let (seat, old) = (self.choose_seat(person, sit.seat)?, self.seat_of(person));
        if old != Some(seat) {
            self.not_while_beginning()?;
            self.change_seat(old, seat, person, name);
        }
        self.set_start(now);
        self.start_if_ready(now);
        self.list_seats();
        self.tell_table();
        Ok(())
    }

    /// Colours go with the person.
    fn change_seat(&mut self, old: Option<Seat>, seat: Seat, person: Id, name: String) {
        let brought = old.map(|old| std::mem::take(&mut self.chairs[old.index()].colors));
        if let Some(old) = old {
            self.free(old);
        }
        self.take_seat(seat, person, name);
        if let Some(chosen) = brought.filter(|chosen| !chosen.is_empty()) {
            self.chairs[seat.index()].colors.clone_from(&chosen);
            self.write(&Entry::Colors { seat, chosen });
        }
    }

    fn take_seat(&mut self, seat: Seat, person: Id, name: String) {
        let chair = &mut self.chairs[seat.index()];
        let colors = std::mem::take(&mut chair.colors);
        *chair = Chair { owner: Owner::Person(person, name), colors, ..Chair::default() };
        self.write(&Entry::Sat { seat, person, share: None });
    }

    /// Somebody has come; whether a seat was kept for them.
    pub(super) fn take_reserved(&mut self, person: Id, name: &str) -> bool {
        let kept = self
            .reserved_for(person)
            .filter(|_| self.phase == Phase::Gathering && self.check_account(person).is_ok());
        if let Some(seat) = kept {
            self.take_seat(seat, person, name.to_owned());
            self.list_seats();
        }
        kept.is_some()
    }

    pub(super) fn reserved_for(&self, person: Id) -> Option<Seat> {
        let kept = |chair: &Chair| matches!(chair.owner, Owner::Reserved(id, _) if id == person);
        self.seats_where(kept).first()
    }

    /// The seat asked for, the person's own, or the first free one.
    fn choose_seat(&self, person: Id, wanted: Option<Seat>) -> Result<Seat, Refusal> {
        let own = self.seat_of(person);
        if own.is_none() && self.removed.contains(&person) {
            return Err(Refusal::not_allowed("refused-removed"));
        }
        let free = || self.seats_where(|chair| chair.owner == Owner::Nobody).first();
        let seat = wanted.or(own).or_else(free);
        let seat = seat.ok_or_else(|| Refusal::not_allowed("refused-full"))?;
        if own == Some(seat) || self.chair(seat)?.owner == Owner::Nobody {
            return Ok(seat);
        }
        Err(Refusal::not_allowed("refused-seat-taken"))
    }

    pub(crate) fn stand(&mut self, person: Id, now: u64) -> Result<(), Refusal> {
        let seat = self.own_seat(person)?;
        match self.phase {
            Phase::Gathering => {
                self.stop_beginning();
                self.free(seat);
                self.set_start(now);
                self.start_if_ready(now);
                self.list_seats();
                self.tell_table();
            }
            Phase::Playing => self.go_away(seat, now),
            Phase::Over | Phase::Stuck(_) => {}
        }
        Ok(())
    }

    pub(super) fn free(&mut self, seat: Seat) {
        self.occupy(seat, Owner::Nobody);
        self.write(&Entry::Freed { seat });
    }

    /// Somebody else has the seat from now on, or nobody. If it was kept for a
    /// person they did not come, and the match is not rated.
    pub(super) fn occupy(&mut self, seat: Seat, owner: Owner) {
        let chair = &mut self.chairs[seat.index()];
        self.rated &= !matches!(chair.owner, Owner::Reserved(..));
        let colors = match owner {
            Owner::Nobody => Vec::new(),
            Owner::Bot(_) | Owner::Person(..) | Owner::Reserved(..) => {
                std::mem::take(&mut chair.colors)
            }
        };
        *chair = Chair { owner, colors, ..Chair::default() };
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
        self.only_deputy(person)?;
        self.not_while_beginning()?;
        if opponent(level) != level {
            return Err(Refusal::new("bad_request", no_opponent(level)));
        }
        if matches!(self.chair(seat)?.owner, Owner::Person(..)) {
            return Err(Refusal::not_allowed("refused-seat-taken"));
        }
        self.occupy(seat, Owner::Bot(level));
        self.write(&Entry::Bot { seat, level });
        self.start_if_ready(now);
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
            return Err(Refusal::not_allowed("refused-not-gone"));
        }
        self.go_away(seat, now);
        Ok(())
    }

    /// Takes a bot out of its seat, or gives up waiting for a person.
    pub(super) fn unseat(&mut self, person: Id, seat: Seat) -> Result<(), Refusal> {
        self.only_deputy(person)?;
        self.not_while_beginning()?;
        match self.chair(seat)?.owner {
            Owner::Bot(_) => {}
            // Whom to wait for is the host's decision.
            Owner::Reserved(..) => self.only_host(person)?,
            Owner::Nobody | Owner::Person(..) => {
                return Err(Refusal::not_allowed("refused-seat-no-bot"));
            }
        }
        self.free(seat);
        self.list_seats();
        self.tell_table();
        Ok(())
    }

    /// Only the person who made the table, and only before the match.
    pub(super) fn only_host(&self, person: Id) -> Result<(), Refusal> {
        match person == self.settings.host {
            _ if self.phase != Phase::Gathering => Err(Refusal::not_allowed("refused-started")),
            true => Ok(()),
            false if self.is_deputy(person) => Err(Refusal::not_allowed("refused-deputy")),
            false => Err(Refusal::not_allowed("refused-host")),
        }
    }

    /// What a match needs to start: the host, or anyone with a seat while the host is away.
    pub(super) fn only_deputy(&self, person: Id) -> Result<(), Refusal> {
        if self.phase == Phase::Gathering && self.is_deputy(person) {
            return Ok(());
        }
        self.only_host(person)
    }

    fn is_deputy(&self, person: Id) -> bool {
        let host_is_here = self.connections.values().any(|other| other.id == self.settings.host);
        !host_is_here && self.seat_of(person).is_some()
    }

    pub(super) fn start(&mut self, person: Id, now: u64) -> Result<(), Refusal> {
        self.only_deputy(person)?;
        if self.is_beginning() {
            return Ok(());
        }
        let free = self.seats_where(|chair| chair.owner == Owner::Nobody);
        if self.settings.table.fill.is_none() && !free.is_empty() {
            return Err(Refusal::not_allowed("refused-seat-free"));
        }
        let kept = |chair: &Chair| matches!(chair.owner, Owner::Reserved(..));
        if !self.seats_where(kept).is_empty() {
            return Err(Refusal::not_allowed("refused-seat-reserved"));
        }
        self.fill_seats();
        self.be_friendly_alone();
        self.gather_shares(now)
    }

    /// Everything is there that the match needs.
    pub(super) fn begin_match(&mut self, now: u64) -> Result<(), Refusal> {
        let mut play = engine::open(self.game, &self.choices())?;
        let dealt = play.deal();
        let rules = self.game.about().rules;
        let plays_house = self.settings.table.edition.is_none();
        let house = plays_house.then(|| self.game.house_edition().to_owned());
        let (chance, dice) = (dealt.chance, Some(self.drawn()));
        self.write(&Entry::Started(Started { rules, house, chance, at: now, dice }));
        self.list_state(State::Running);
        self.begin(play, dealt.happened);
        self.after_step(None, now);
        self.tell_table();
        self.tell_steps(now);
        self.show_all_later(now);
        Ok(())
    }

    /// The match stands at its first decision.
    pub(super) fn begin(
        &mut self,
        play: Box<dyn engine::AnyMatch>,
        happened: Box<dyn engine::Happened>,
    ) {
        self.play = Some(play);
        // The match has read its edition: the text may be much longer than the match.
        if let Some(edition) = &mut self.settings.table.edition {
            edition.text = String::new();
        }
        self.phase = Phase::Playing;
        self.started = self.seq;
        self.recent_from = self.seq - 1;
        self.recent.push_back(Recent { seq: self.seq, happened: Some(happened), undone: None });
    }

    /// A person has deleted their account: the seat is free, or a bot's for good.
    pub(crate) fn leave(&mut self, person: Id, now: u64) {
        self.connections.retain(|_, connection| connection.id != person);
        self.forget_chat(person);
        let seat = self.seat_of(person).or_else(|| self.reserved_for(person));
        let Some(seat) = seat else { return };
        match self.phase {
            Phase::Gathering => {
                self.stop_beginning();
                self.free(seat);
                self.set_start(now);
            }
            Phase::Playing => {
                self.chairs[seat.index()].owner = Owner::Bot(STAND_IN);
                self.write(&Entry::Bot { seat, level: STAND_IN });
                self.settle_undo_of(seat);
                self.run_clocks(None, now);
                self.settle_calling_off();
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
        let late = self.clock.left(seat) == Some(0);
        self.write(&Entry::Away { seat, late });
        self.settle_undo_of(seat);
        self.run_clocks(None, now);
        self.settle_calling_off();
        self.tell_table();
    }

    /// The person plays again.
    pub(super) fn come_back(&mut self, seat: Seat, now: u64) {
        if self.phase != Phase::Playing || !self.chairs[seat.index()].away {
            return;
        }
        self.chairs[seat.index()].away = false;
        self.write(&Entry::Back { seat, at: now });
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
}
