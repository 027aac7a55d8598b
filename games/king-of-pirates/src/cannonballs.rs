//! Rolling again: KOP-10 and KOP-24.

use crate::{
    Action, Dice, Event, Fight, FightStep, Frame, KingOfPirates, Matter, Moment, Refusal, Seat,
    Side, Window,
};
use game::{Groups, Sink};
use std::ops::ControlFlow;

impl KingOfPirates {
    /// KOP-10: who is asked whether to fire. The attacker of a player before
    /// the defender has rolled; otherwise a side while it loses.
    pub(crate) fn aims(&self, fight: Fight) -> Option<Seat> {
        let unanswered = fight.defender().is_some() && !fight.is_answered();
        let side = match fight.step {
            FightStep::DefenceAim => Side::Defender,
            FightStep::AttackRoll(_)
            | FightStep::AttackAim
            | FightStep::DefenceRoll(_)
            | FightStep::Result
            | FightStep::Loot(_) => Side::Attacker,
        };
        let may = unanswered || self.leader(fight) != side;
        self.gunner(fight, side).filter(|_| may)
    }

    /// The player on a side, if it has cannonballs.
    fn gunner(&self, fight: Fight, side: Side) -> Option<Seat> {
        let seat = match side {
            Side::Attacker => Some(self.turn),
            Side::Defender => fight.defender(),
        };
        seat.filter(|&seat| self.ship(seat).cannonballs > 0)
    }

    /// KOP-10: the dice stay, or one or both are rolled again.
    #[inline]
    pub(crate) fn rolls(groups: &mut impl Groups<Action>) -> ControlFlow<()> {
        groups.one(Action::Stand)?;
        Dice::ALL.into_iter().try_for_each(|dice| groups.one(Action::Reroll(dice)))
    }

    /// KOP-10: the seat's own dice that lose, and a cannonball, without which
    /// nobody is asked.
    pub(crate) fn check_aim(&self) -> Result<(), Refusal> {
        let step = self.top_fight().map(|fight| fight.step);
        let aiming = matches!(step, Some(FightStep::AttackAim | FightStep::DefenceAim));
        aiming.then_some(()).ok_or(Refusal::NotAsked(Matter::Dice))
    }

    pub(crate) fn apply_reroll(&mut self, seat: Seat, dice: Dice, sink: &mut impl Sink<Event>) {
        let mut fight = self.top_fight().expect("a checked roll is in a fight");
        self.ship_mut(seat).cannonballs -= 1;
        fight.fired = fight.turned;
        fight.step = match fight.step {
            FightStep::DefenceAim => FightStep::DefenceRoll(dice),
            FightStep::AttackRoll(_)
            | FightStep::AttackAim
            | FightStep::DefenceRoll(_)
            | FightStep::Result
            | FightStep::Loot(_) => FightStep::AttackRoll(dice),
        };
        self.set_fight(fight);
        sink.emit(|| Event::Rerolls { seat, dice });
    }

    pub(crate) fn step_fight(&mut self, fight: Fight, sink: &mut impl Sink<Event>) {
        match fight.step {
            FightStep::AttackAim | FightStep::DefenceAim => self.keep_dice(sink),
            FightStep::Result => self.close_fight(fight, sink),
            FightStep::AttackRoll(_) | FightStep::DefenceRoll(_) | FightStep::Loot(_) => {
                unreachable!("dice and loot always ask")
            }
        }
    }

    /// KOP-24: the dice stay. The defender rolls; or, where a card has turned
    /// the fight before, the other side may fire if it loses now; or all
    /// dice lie.
    pub(crate) fn keep_dice(&mut self, sink: &mut impl Sink<Event>) {
        let fight = self.top_fight().expect("dice lie in a fight");
        if fight.step == FightStep::AttackAim && fight.defender().is_some() && !fight.is_answered()
        {
            self.set_fight(Fight { step: FightStep::DefenceRoll(Dice::Both), ..fight });
            return;
        }
        match self.losers_aim(fight) {
            Some(step) if fight.turned && step != fight.step => {
                self.set_fight(Fight { step, ..fight });
            }
            _ if fight.turned && !fight.fired => self.conclude(fight, sink),
            _ => self.last_window(fight),
        }
    }

    /// KOP-39: all dice lie, and cards may be played before the result stands.
    fn last_window(&mut self, fight: Fight) {
        let (step, leads) = (FightStep::Result, Some(self.leader(fight)));
        self.set_fight(Fight { step, leads, turned: false, fired: false, ..fight });
        self.open_window(Moment::After);
    }

    /// KOP-10: a card in the last window may have turned the fight.
    pub(crate) fn watch_fight(&mut self) {
        let Frame::Window(Window { at: Moment::After, .. }) = self.frames.top() else { return };
        let Some(leader) = self.fight().map(|fight| self.leader(fight)) else { return };
        if let Some(fight) = self.fight_mut()
            && fight.leads != Some(leader)
        {
            fight.leads = Some(leader);
            fight.turned = true;
        }
    }

    /// KOP-10: the last window has closed. If a card has turned the fight, the
    /// side that loses now may fire.
    fn close_fight(&mut self, fight: Fight, sink: &mut impl Sink<Event>) {
        match self.losers_aim(fight) {
            Some(step) if fight.turned => self.set_fight(Fight { step, leads: None, ..fight }),
            Some(_) | None => self.conclude(fight, sink),
        }
    }

    /// The step in which the side that loses now may fire, if it can.
    fn losers_aim(&self, fight: Fight) -> Option<FightStep> {
        let (loser, step) = match self.leader(fight) {
            Side::Attacker => (Side::Defender, FightStep::DefenceAim),
            Side::Defender => (Side::Attacker, FightStep::AttackAim),
        };
        self.gunner(fight, loser).map(|_| step)
    }
}
