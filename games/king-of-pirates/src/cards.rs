//! Action cards: KOP-26 to KOP-38.

use crate::{
    Action, Card, Event, Fight, Frame, Heading, KingOfPirates, Moment, Phase, Play, Refusal, Seat,
    Side, Site, Skill, Target,
};
use game::Sink;

const AMBUSH: u8 = 3;
const RAID: u8 = 2;
const SOLDIERS: u8 = 2;
const MERCENARIES: u8 = 1;

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

    /// KOP-26: is this the time for the card, and the seat's to play it?
    fn is_time(&self, seat: Seat, card: Card, occasion: Occasion) -> bool {
        match card {
            Card::TreasureMap => false,
            Card::Tailwind => occasion == Occasion::Movement,
            Card::Mutiny => occasion == Occasion::Upkeep,
            Card::Keelhaul => occasion == Occasion::Mutiny,
            Card::Mercenaries | Card::Soldiers => occasion == Occasion::Fight,
            Card::Raid => occasion == Occasion::Fight && seat == self.turn,
            Card::Ambush => {
                let defender = self.fight().and_then(|fight| fight.defender());
                occasion == Occasion::Fight && defender == Some(seat)
            }
            Card::Scurvy | Card::Citrus | Card::Assassination | Card::FlyingDutchman => {
                occasion != Occasion::Never
            }
        }
    }

    pub(crate) fn visit_plays(&self, seat: Seat, visit: &mut impl FnMut(Action)) {
        let ship = self.ship(seat);
        if ship.held == 0 {
            return;
        }
        let occasion = self.occasion();
        for card in Card::ALL {
            if ship.holds(card) && self.is_time(seat, card, occasion) {
                self.visit_card(seat, card, &mut |play| visit(Action::Play(play)));
            }
        }
    }

    /// The ways to play a card whose time it is.
    fn visit_card(&self, seat: Seat, card: Card, visit: &mut impl FnMut(Play)) {
        match card {
            Card::TreasureMap => {}
            Card::Tailwind => visit(Play::Tailwind),
            Card::Raid => visit(Play::Raid),
            Card::Ambush => visit(Play::Ambush),
            Card::Keelhaul => visit(Play::Keelhaul),
            Card::Mercenaries => {
                let sides = Side::ALL.into_iter().filter(|&side| self.may_hire_out(seat, side));
                sides.for_each(|side| visit(Play::Mercenaries(side)));
            }
            Card::Soldiers => {
                if self.fights_nation() {
                    visit(Play::Soldiers);
                }
            }
            Card::Scurvy => {
                let ill = self.seats().filter(|&seat| !self.is_immune(seat));
                ill.for_each(|seat| visit(Play::Scurvy(seat)));
            }
            Card::Citrus => {
                if self.ship(seat).scurvy > 0 {
                    visit(Play::Citrus);
                }
            }
            Card::Mutiny => self.seats().for_each(|seat| visit(Play::Mutiny(seat))),
            Card::Assassination => {
                let warded = self.kit.with_skill(Skill::Warded);
                for owner in self.seats() {
                    let mortal = self.ship(owner).crew.except(warded);
                    mortal.iter().for_each(|pirate| visit(Play::Assassination(pirate)));
                }
            }
            Card::FlyingDutchman => {
                let headings = Heading::ALL.into_iter();
                headings.for_each(|heading| visit(Play::FlyingDutchman(heading)));
            }
        }
    }

    pub(crate) fn check_play(&self, seat: Seat, play: Play) -> Result<(), Refusal> {
        let card = play.card();
        if !self.ship(seat).holds(card) {
            return Err(Refusal::NotInHand(card));
        }
        if !self.is_time(seat, card, self.occasion()) {
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
