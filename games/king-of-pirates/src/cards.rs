//! Action cards: KOP-26 to KOP-38.

use crate::components::Cards;
use crate::{
    Action, Card, Event, Fight, Frame, Heading, KingOfPirates, Moment, Phase, Play, Refusal, Seat,
    Side, Site, Skill, Target,
};
use game::{Groups, Sink};
use std::ops::ControlFlow;

pub(crate) const AMBUSH: u8 = 3;
pub(crate) const RAID: u8 = 2;
pub(crate) const SOLDIERS: u8 = 2;
pub(crate) const MERCENARIES: u8 = 1;

/// KOP-26: what the letters on the cards speak of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Occasion {
    /// U and A cards.
    Upkeep,
    /// M and A cards, of the active player alone.
    Movement,
    /// A cards.
    Landed,
    /// C, C* and A cards.
    Fight,
    /// KOP-37: A cards, keelhaul among them.
    Mutiny,
    /// No card at all.
    Never,
}

impl KingOfPirates {
    fn occasion(&self) -> Occasion {
        match self.frames.top() {
            Frame::Turn(Phase::Discard) => Occasion::Upkeep,
            Frame::Turn(Phase::Sail) => Occasion::Movement,
            Frame::Window(window) => match window.at {
                Moment::Upkeep => Occasion::Upkeep,
                Moment::Landed => Occasion::Landed,
                Moment::Before | Moment::After => Occasion::Fight,
            },
            Frame::Mutiny(_) => Occasion::Mutiny,
            Frame::Turn(
                Phase::Draw(_)
                | Phase::TheftBefore
                | Phase::Compass
                | Phase::Upkeep
                | Phase::TheftAfter
                | Phase::Arrive
                | Phase::Choose,
            )
            | Frame::Setup(_)
            | Frame::Refit(_)
            | Frame::Fight(_)
            | Frame::Haunted(_)
            | Frame::Promote(_)
            | Frame::Excess(_)
            | Frame::Shuffle(_)
            | Frame::Over => Occasion::Never,
        }
    }

    /// KOP-26: the cards whose time it is, and the seat's to play.
    #[inline]
    fn timely(&self, seat: Seat) -> Cards {
        let always = [Card::Scurvy, Card::Citrus, Card::Assassination, Card::FlyingDutchman];
        let always: Cards = always.into_iter().collect();
        match self.occasion() {
            Occasion::Upkeep => always.with(Card::Mutiny),
            Occasion::Movement => always.with(Card::Tailwind),
            Occasion::Landed => always,
            Occasion::Fight => always.or(self.for_fights(seat)),
            Occasion::Mutiny => always.with(Card::Keelhaul),
            Occasion::Never => Cards::NONE,
        }
    }

    /// KOP-27, KOP-28: of the cards for fights, one is the attacker's and one
    /// the defender's.
    fn for_fights(&self, seat: Seat) -> Cards {
        let cards = Cards::one(Card::Mercenaries).with(Card::Soldiers);
        let defender = self.fight().and_then(|fight| fight.defender());
        match () {
            () if seat == self.turn => cards.with(Card::Raid),
            () if defender == Some(seat) => cards.with(Card::Ambush),
            () => cards,
        }
    }

    /// KOP-26: each card in the hand whose time it is, in each way.
    #[inline]
    pub(crate) fn plays(&self, seat: Seat, groups: &mut impl Groups<Action>) -> ControlFlow<()> {
        let kinds = self.ship(seat).kinds;
        if kinds.is_empty() {
            return ControlFlow::Continue(());
        }
        let mut playable = kinds.and(self.timely(seat)).iter();
        playable.try_for_each(|card| self.plays_of(seat, card, groups))
    }

    /// The ways to play a card whose time it is.
    #[inline]
    fn plays_of(
        &self,
        seat: Seat,
        card: Card,
        groups: &mut impl Groups<Action>,
    ) -> ControlFlow<()> {
        match card {
            Card::Tailwind => groups.one(Action::Play(Play::Tailwind)),
            Card::Raid => groups.one(Action::Play(Play::Raid)),
            Card::Ambush => groups.one(Action::Play(Play::Ambush)),
            Card::Keelhaul => groups.one(Action::Play(Play::Keelhaul)),
            Card::Mercenaries => {
                let mut sides = Side::ALL.into_iter().filter(|&side| self.may_hire_out(seat, side));
                sides.try_for_each(|side| groups.one(Action::Play(Play::Mercenaries(side))))
            }
            Card::Soldiers if self.fights_nation() => groups.one(Action::Play(Play::Soldiers)),
            Card::Citrus if self.ship(seat).scurvy > 0 => groups.one(Action::Play(Play::Citrus)),
            Card::TreasureMap | Card::Soldiers | Card::Citrus => ControlFlow::Continue(()),
            Card::Scurvy => {
                let ill = self.seats().filter(|&seat| !self.is_immune(seat)).collect();
                groups.each(ill, |seat| Action::Play(Play::Scurvy(seat)))
            }
            Card::Mutiny => {
                groups.each(self.seats().collect(), |seat| Action::Play(Play::Mutiny(seat)))
            }
            Card::Assassination => {
                let warded = self.kit.with_skill(Skill::Warded);
                self.seats().try_for_each(|owner| {
                    let mortal = self.ship(owner).crew.except(warded);
                    groups.each(mortal, |pirate| Action::Play(Play::Assassination(pirate)))
                })
            }
            Card::FlyingDutchman => groups.each(Heading::ALL.into_iter().collect(), |heading| {
                Action::Play(Play::FlyingDutchman(heading))
            }),
        }
    }

    pub(crate) fn check_play(&self, seat: Seat, play: Play) -> Result<(), Refusal> {
        let card = play.card();
        if !self.ship(seat).holds(card) {
            return Err(Refusal::NotInHand(card));
        }
        if !self.timely(seat).contains(card) {
            return Err(Refusal::NotNow(card));
        }
        match play {
            Play::Ambush
            | Play::Raid
            | Play::Tailwind
            | Play::Keelhaul
            | Play::FlyingDutchman(_) => Ok(()),
            Play::Assassination(pirate) => self.check_murder(pirate),
            Play::Citrus => (self.ship(seat).scurvy > 0).then_some(()).ok_or(Refusal::NoScurvy),
            Play::Soldiers => self.fights_nation().then_some(()).ok_or(Refusal::NoNation),
            Play::Scurvy(victim) => {
                self.check_seat(victim)?;
                (!self.is_immune(victim)).then_some(()).ok_or(Refusal::Immune(victim))
            }
            Play::Mutiny(victim) => self.check_seat(victim),
            Play::Mercenaries(side) => {
                self.may_hire_out(seat, side).then_some(()).ok_or(Refusal::WrongSide)
            }
        }
    }

    fn check_seat(&self, seat: Seat) -> Result<(), Refusal> {
        let sits = seat.index() < self.players as usize;
        sits.then_some(()).ok_or(Refusal::NoSuchSeat(seat))
    }

    /// KOP-29: any pirate aboard any ship that is not `warded`.
    fn check_murder(&self, pirate: crate::Pirate) -> Result<(), Refusal> {
        if self.kit.with_skill(Skill::Warded).contains(pirate) {
            return Err(Refusal::Warded(pirate));
        }
        self.owner(pirate).map(drop).ok_or(Refusal::NotAboard(pirate))
    }

    fn fights_nation(&self) -> bool {
        self.fight().is_some_and(|fight| fight.target == Target::Nation)
    }

    /// KOP-36: for yourself; for a city, on another's turn; for either of
    /// two other players.
    fn may_hire_out(&self, seat: Seat, side: Side) -> bool {
        let Some(fight) = self.fight() else { return false };
        let city = matches!(self.site(self.ship(self.turn).at), Site::City(_));
        match (fight.target, side) {
            (Target::Nation, Side::Attacker) => seat == self.turn,
            (Target::Nation, Side::Defender) => seat != self.turn && city,
            (Target::Player(defender), Side::Attacker) => seat != defender,
            (Target::Player(_), Side::Defender) => seat != self.turn,
        }
    }

    /// KOP-26: the card takes effect before another can be played.
    pub(crate) fn apply_play(&mut self, seat: Seat, play: Play, sink: &mut impl Sink<Event>) {
        self.put_away(seat, play.card());
        self.ask_all_again();
        sink.emit(|| Event::Played { seat, play });
        match play {
            Play::Ambush => self.strengthen(Side::Defender, AMBUSH),
            Play::Raid => self.strengthen(Side::Attacker, RAID),
            Play::Soldiers => self.strengthen(Side::Defender, SOLDIERS),
            Play::Mercenaries(side) => self.strengthen(side, MERCENARIES),
            Play::Assassination(pirate) => self.kill(pirate, sink),
            Play::Citrus => self.cure(seat, sink),
            Play::Tailwind => self.tailwinds = self.tailwinds.saturating_add(1),
            Play::Scurvy(victim) => self.give_scurvy(victim, sink),
            Play::Mutiny(victim) => self.begin_mutiny(victim, sink),
            Play::Keelhaul => self.keelhaul(sink),
            Play::FlyingDutchman(heading) => self.move_dutchman(heading, sink),
        }
    }

    fn strengthen(&mut self, side: Side, by: u8) {
        if let Some(Fight { cards, .. }) = self.fight_mut() {
            cards[side as usize] = cards[side as usize].saturating_add(by);
        }
    }

    fn kill(&mut self, pirate: crate::Pirate, sink: &mut impl Sink<Event>) {
        let seat = self.owner(pirate).expect("a checked victim is aboard a ship");
        self.take_off(seat, pirate);
        sink.emit(|| Event::Killed { seat, pirate });
        self.promote(seat, sink);
    }
}
