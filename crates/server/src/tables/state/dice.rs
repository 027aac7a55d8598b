//! Shares of the dice: everyone present commits to one, then all are revealed,
//! then the match starts. `docs/security.md` explains why.

use fair_dice::{Bytes32, Round};
use game::{Seat, Seats};
use protocol::v1::{Dice, DiceStage, Fairness, Phase};

use super::super::entry::{Drawn, Entry};
use super::{ConnId, Owner, Refusal, TableState};

/// So long may a client take to commit, and again to show its share.
pub(super) const SHARE_TIME: u64 = 20_000;

/// How far the shares are.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Shares {
    /// The attempt: it rises when shares were shown in vain.
    pub(super) round: u32,
    /// The match is to begin.
    beginning: Option<Beginning>,
    /// The match began under scheme 1.
    pub(super) old: bool,
}

/// A match that is to begin.
#[derive(Clone, Copy, Debug)]
struct Beginning {
    /// The people who were there when the host began it. Who they are is
    /// settled before any share is shown, so nobody can stay out for a reason.
    from: Seats,
    revealing: bool,
    until: u64,
}

impl TableState {
    /// The host begins: the match follows once all shares are there.
    pub(super) fn gather_shares(&mut self, now: u64) -> Result<(), Refusal> {
        let beginning =
            Beginning { from: self.present(), revealing: false, until: now + SHARE_TIME };
        self.shares.beginning = Some(beginning);
        self.proceed(now)?;
        if self.phase == Phase::Gathering {
            self.tell_table();
        }
        Ok(())
    }

    pub(super) fn is_beginning(&self) -> bool {
        self.shares.beginning.is_some()
    }

    /// Seats do not change while shares are given.
    pub(super) fn not_while_beginning(&self) -> Result<(), Refusal> {
        if self.is_beginning() {
            return Err(Refusal::not_allowed("refused-starting"));
        }
        Ok(())
    }

    pub(super) fn commit(
        &mut self,
        connection: ConnId,
        round: u32,
        commitment: &str,
        now: u64,
    ) -> Result<(), Refusal> {
        let commitment = Bytes32::parse(commitment).ok_or_else(|| not_hex("commitment"))?;
        let seat = self.own_seat(self.connections[&connection].id)?;
        if self.is_said(round, self.chairs[seat.index()].commitment, commitment) {
            return Ok(());
        }
        self.check_round(round)?;
        if self.shares.beginning.is_some_and(|beginning| beginning.revealing) {
            return Err(Refusal::new("late", "shares are already being revealed"));
        }
        let chair = &mut self.chairs[seat.index()];
        (chair.commitment, chair.committed_by) = (Some(commitment), Some(connection));
        self.proceed(now)?;
        self.tell_table();
        Ok(())
    }

    /// Of several devices of a person the one that knows the share is gone: another may commit,
    /// unless shares are being shown.
    pub(super) fn drop_commitment(&mut self, connection: ConnId) {
        let revealing = self.shares.beginning.is_some_and(|beginning| beginning.revealing);
        if self.phase != Phase::Gathering || revealing {
            return;
        }
        for chair in &mut self.chairs {
            if chair.committed_by == Some(connection) {
                chair.commitment = None;
            }
        }
    }

    pub(super) fn reveal(
        &mut self,
        person: store::Id,
        round: u32,
        share: &str,
        now: u64,
    ) -> Result<(), Refusal> {
        let share = Bytes32::parse(share).ok_or_else(|| not_hex("share"))?;
        let seat = self.own_seat(person)?;
        if self.is_said(round, self.chairs[seat.index()].share, share) {
            return Ok(());
        }
        self.check_round(round)?;
        let beginning = self.shares.beginning.filter(|beginning| beginning.revealing);
        if !beginning.is_some_and(|beginning| beginning.from.contains(seat)) {
            return Err(Refusal::new("late", "your share is not needed now"));
        }
        let (table, commitment) = (self.id.to_string(), self.commitment());
        let shown = self.round(&table, &commitment).share_commitment(share, seat);
        let chair = &mut self.chairs[seat.index()];
        if chair.commitment != Some(shown) {
            let message = "this is not the share you committed to";
            return Err(Refusal::new("bad_request", message));
        }
        chair.share = Some(share);
        self.proceed(now)?;
        if self.phase == Phase::Gathering {
            self.tell_table();
        }
        Ok(())
    }

    /// A client may say the same twice: it acts on what it is told, and may be
    /// told twice before it is heard.
    fn is_said(&self, round: u32, known: Option<Bytes32>, said: Bytes32) -> bool {
        round == self.shares.round && known == Some(said)
    }

    fn check_round(&self, round: u32) -> Result<(), Refusal> {
        if self.phase != Phase::Gathering || round != self.shares.round {
            return Err(Refusal::new("late", "shares of that round are not needed now"));
        }
        Ok(())
    }

    /// Goes on as far as nobody is waited for.
    fn proceed(&mut self, now: u64) -> Result<(), Refusal> {
        while let Some(beginning) = self.shares.beginning
            && self.awaited().is_empty()
        {
            if beginning.revealing || beginning.from.is_empty() {
                self.shares.beginning = None;
                return self.begin_match(now);
            }
            let until = now + SHARE_TIME;
            self.shares.beginning = Some(Beginning { revealing: true, until, ..beginning });
            // Kept before anybody shows a share, so that no restart uses a round twice.
            self.write(&Entry::Round { round: self.shares.round.saturating_add(1) });
        }
        Ok(())
    }

    /// The seats that the beginning waits for.
    fn awaited(&self) -> Seats {
        let Some(Beginning { from, revealing, .. }) = self.shares.beginning else {
            return Seats::NONE;
        };
        let missing = |seat: &Seat| {
            let chair = &self.chairs[seat.index()];
            if revealing { chair.share.is_none() } else { chair.commitment.is_none() }
        };
        from.iter().filter(missing).collect()
    }

    /// When those who are awaited lose their seats.
    pub(super) fn shares_due(&self) -> Option<u64> {
        self.shares.beginning.map(|beginning| beginning.until)
    }

    /// Who gave no share in time loses the seat, and the match does not begin.
    pub(super) fn shares_overdue(&mut self, now: u64) {
        if self.shares_due().is_none_or(|due| due > now) {
            return;
        }
        let awaited = self.awaited();
        self.stop_beginning();
        for seat in awaited.iter() {
            let Owner::Person(person, _) = self.chairs[seat.index()].owner else { continue };
            self.free(seat);
            self.refuse_person(
                person,
                "no_share",
                "your client did not send its share of the dice in time",
            );
        }
        self.set_start(now);
        self.list_seats();
        self.tell_table();
    }

    /// The match does not begin after all. Shares that were shown are worth
    /// nothing any more: everybody commits to a new one.
    pub(super) fn stop_beginning(&mut self) {
        if self.shares.beginning.take().is_some_and(|beginning| beginning.revealing) {
            self.next_round(self.shares.round.saturating_add(1));
        }
    }

    pub(super) fn next_round(&mut self, round: u32) {
        self.shares.round = round;
        for chair in &mut self.chairs {
            (chair.commitment, chair.share) = (None, None);
        }
    }

    fn round<'a>(&self, table: &'a str, commitment: &'a str) -> Round<'a> {
        Round { table, commitment, number: self.shares.round }
    }

    /// The server's commitment.
    pub(super) fn commitment(&self) -> String {
        let secret = self.settings.secret;
        if self.shares.old {
            return fair_dice::old::commitment(secret);
        }
        fair_dice::commitment(secret, &self.id.to_string()).into()
    }

    /// The seed of the match.
    pub(super) fn seed(&self) -> String {
        let shares: Vec<_> = self.chairs.iter().map(|chair| chair.share).collect();
        if self.shares.old {
            return fair_dice::old::seed(self.settings.secret, &shares);
        }
        let (table, commitment) = (self.id.to_string(), self.commitment());
        self.round(&table, &commitment).seed(self.settings.secret, &shares)
    }

    /// What the dice of the match come from, for the log.
    pub(super) fn drawn(&self) -> Drawn {
        // Who was not there when the shares were given has committed in vain.
        let committed = |chair: &super::Chair| chair.commitment.filter(|_| chair.share.is_some());
        Drawn {
            scheme: fair_dice::SCHEME,
            round: self.shares.round,
            commitments: self.chairs.iter().map(committed).collect(),
            shares: self.chairs.iter().map(|chair| chair.share).collect(),
        }
    }

    /// The dice as the log has them; a log of version 0.1.0 says nothing.
    pub(super) fn redraw(&mut self, drawn: Option<Drawn>) {
        let Some(Drawn { round, commitments, shares, .. }) = drawn else {
            self.shares.old = true;
            return;
        };
        self.shares.round = round;
        let all = commitments.into_iter().zip(shares);
        for (chair, (commitment, share)) in self.chairs.iter_mut().zip(all) {
            (chair.commitment, chair.share) = (commitment, share);
        }
    }

    /// How far the shares are, for everybody.
    pub(super) fn shown_dice(&self) -> Dice {
        let stage = match self.shares.beginning {
            None => DiceStage::Gathering,
            Some(Beginning { revealing: false, .. }) => DiceStage::Committing,
            Some(Beginning { revealing: true, .. }) => DiceStage::Revealing,
        };
        Dice { round: self.shares.round, stage, awaited: self.awaited().iter().collect() }
    }

    /// How the dice came about: to be shown once the match is over.
    pub(crate) fn fairness(&self) -> Fairness {
        let Drawn { scheme, round, commitments, shares } = self.drawn();
        let texts = |all: Vec<Option<Bytes32>>| -> Vec<Option<String>> {
            all.into_iter().map(|bytes| bytes.map(Into::into)).collect()
        };
        let old = self.shares.old;
        Fairness {
            scheme: if old { 1 } else { scheme },
            table: if old { String::new() } else { self.id.to_string() },
            round,
            commitment: self.commitment(),
            secret: self.settings.secret.into(),
            commitments: if old { Vec::new() } else { texts(commitments) },
            shares: texts(shares),
        }
    }
}

fn not_hex(what: &str) -> Refusal {
    Refusal::new("bad_request", format!("{what}: must have 64 hexadecimal digits"))
}
