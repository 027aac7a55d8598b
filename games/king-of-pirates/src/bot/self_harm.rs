//! What only harms the seat that does it, or wastes something for nothing.

use crate::{
    Action, Card, Dice, Fight, FightStep, Frame, Heading, Hex, KingOfPirates, Moment, Play, Seat,
    Side, Site, Target,
};

/// A die that another roll mostly makes worse.
const GOOD_DIE: u8 = 5;
/// Two dice that another roll mostly makes worse.
const GOOD_SUM: u8 = 9;

impl KingOfPirates {
    pub(super) fn harms_itself(&self, seat: Seat, action: Action) -> bool {
        match action {
            Action::Play(play) => self.is_wasted(seat, play),
            Action::Reroll(dice) => self.top_fight().is_some_and(|fight| {
                let side = Self::aiming_side(fight);
                self.rolls_worse(seat, fight, side, dice)
            }),
            Action::Sail(heading) => self.sails_to_dutchman(seat, heading),
            // KOP-21: everyone who fits may stay.
            Action::Dismiss(_) => self.choosable(seat).len() <= self.berths(seat).into(),
            // KOP-24: nothing to win, and something to lose.
            Action::Attack(Target::Player(other)) => {
                self.ship(other).doubloons == 0 && self.ship(seat).doubloons > 0
            }
            // KOP-23: a failed attack costs nothing.
            Action::Rest => self.nation_at(self.ship(seat).at).is_some(),
            // KOP-22: the treasure is free.
            Action::Leave => self.maps_needed(seat).is_ok_and(|maps| maps == 0),
            Action::Pass
            | Action::PassAll
            | Action::Discard(_)
            | Action::Steal(_)
            | Action::Spare
            | Action::Stop
            | Action::Dig
            | Action::Buy(_)
            | Action::Hire
            | Action::Captain(_)
            | Action::Attack(Target::Nation)
            | Action::Stand
            | Action::Scapegoat(_)
            | Action::Submit => false,
        }
    }

    /// A card against its own player, for a rival, or without effect.
    fn is_wasted(&self, seat: Seat, play: Play) -> bool {
        match play {
            Play::Assassination(pirate) => self.owner(pirate) == Some(seat),
            Play::Scurvy(victim) | Play::Mutiny(victim) => victim == seat,
            // KOP-21: all scurvy is about to go anyway.
            Play::Citrus => self.is_about_to_refit(seat),
            // KOP-37: it would save a rival.
            Play::Keelhaul => self.mutiny().is_some_and(|mutiny| mutiny.seat != seat),
            Play::FlyingDutchman(heading) => self.calls_dutchman(seat, heading),
            Play::Tailwind => false,
            Play::Soldiers => seat == self.turn || self.is_idle_help(seat, Side::Defender),
            Play::Raid => self.is_idle_help(seat, Side::Attacker),
            Play::Ambush => self.is_idle_help(seat, Side::Defender),
            Play::Mercenaries(side) => self.is_idle_help(seat, side),
        }
    }

    /// KOP-39: whether help after the last roll changes nothing: the side wins
    /// already, and the side that turns the fight lets the seat answer; or it loses
    /// in spite of all that the seat can add.
    fn is_idle_help(&self, seat: Seat, side: Side) -> bool {
        let Frame::Window(window) = self.frames.top() else { return false };
        let Some(fight) = self.fight().filter(|_| window.at == Moment::After) else { return false };
        let (attack, defence) = self.totals(fight);
        let missing = match side {
            Side::Attacker => defence - attack,
            Side::Defender => attack + 1 - defence,
        };
        missing <= 0 || missing > self.can_add(seat, fight, side)
    }

    /// How much a seat's cards can do for a side.
    fn can_add(&self, seat: Seat, fight: Fight, side: Side) -> i16 {
        let held = |card: Card| i16::from(self.ship(seat).hand[card.index()]);
        let city = matches!(self.site(self.ship(self.turn).at), Site::City(_));
        // KOP-34: a token weakens the other side.
        let scurvy = held(Card::Scurvy);
        let hired = held(Card::Mercenaries);
        match (side, fight.target) {
            (Side::Attacker, _) if seat == self.turn => 2 * held(Card::Raid) + hired + scurvy,
            (Side::Attacker, _) => hired + scurvy,
            (Side::Defender, Target::Nation) => {
                2 * held(Card::Soldiers) + if city { hired } else { 0 } + scurvy
            }
            (Side::Defender, Target::Player(defender)) => {
                let ambush = if seat == defender { 3 * held(Card::Ambush) } else { 0 };
                ambush + hired + scurvy
            }
        }
    }

    fn aiming_side(fight: Fight) -> Side {
        if fight.step == FightStep::DefenceAim { Side::Defender } else { Side::Attacker }
    }

    /// KOP-10: a fight that is won, one that no dice can win, the better of
    /// two dice, or dice that are as good as can be expected.
    fn rolls_worse(&self, seat: Seat, fight: Fight, side: Side, dice: Dice) -> bool {
        let lying = if side == Side::Attacker { fight.attack } else { fight.defence };
        let worse = match dice {
            Dice::First => lying[0] > lying[1] || lying[0] >= GOOD_DIE,
            Dice::Second => lying[1] > lying[0] || lying[1] >= GOOD_DIE,
            Dice::Both => false,
        };
        let unanswered = fight.defender().is_some() && !fight.is_answered();
        if unanswered {
            return worse || lying[0] + lying[1] >= GOOD_SUM;
        }
        let best = i16::from(12 - lying[0] - lying[1]);
        let (attack, defence) = self.totals(fight);
        let missing = match side {
            Side::Attacker => defence - attack,
            Side::Defender => attack + 1 - defence,
        };
        worse || missing <= 0 || missing > best + self.can_add(seat, fight, side)
    }

    /// KOP-8: sails onto the Dutchman with something to lose.
    fn sails_to_dutchman(&self, seat: Seat, heading: Heading) -> bool {
        let ship = self.ship(seat);
        let to = ship.at.step(heading);
        let something = ship.held > 0 || !ship.crew.is_empty();
        something && to == Some(self.dutchman) && !self.kit.is_hideout(self.dutchman)
    }

    /// KOP-38: onto the own ship, or nearer to it and to nobody else's.
    fn calls_dutchman(&self, seat: Seat, heading: Heading) -> bool {
        let to = self.dutchman.step(heading).unwrap_or(Hex::CENTRE);
        let at = self.ship(seat).at;
        if self.kit.is_hideout(at) {
            return false;
        }
        let meets = |other: Seat| !self.kit.is_hideout(to) && self.ship(other).at == to;
        let meets_rival = self.seats().any(|other| other != seat && meets(other));
        meets(seat) || (!meets_rival && to.distance(at) < self.dutchman.distance(at))
    }

    /// KOP-21, KOP-39: in the window before the own refit.
    fn is_about_to_refit(&self, seat: Seat) -> bool {
        let landed =
            matches!(self.frames.top(), Frame::Window(window) if window.at == Moment::Landed);
        landed && seat == self.turn && self.kit.is_hideout(self.ship(seat).at)
    }
}
