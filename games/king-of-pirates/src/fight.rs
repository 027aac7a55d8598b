//! Fights: KOP-10, KOP-20 and KOP-23 to KOP-25.

use crate::state::Lying;
use crate::{
    Action, Command, Dice, Event, Fight, FightStep, Frame, Hex, House, KingOfPirates, Matter,
    Moment, Nation, Phase, Refusal, Seat, Site, Skill, Strength, Target, Tile,
};
use table::Sink;

/// KOP-24: loot cards for the winner of a fight between players.
const DUEL: u8 = 4;

impl Fight {
    /// The player who is attacked, if it is one.
    #[inline]
    pub fn defender(&self) -> Option<Seat> {
        match self.target {
            Target::Nation => None,
            Target::Player(seat) => Some(seat),
        }
    }
}

impl KingOfPirates {
    /// What belongs to a nation on a hex, face up.
    pub(crate) fn nation_at(&self, hex: Hex) -> Option<(Nation, Strength)> {
        match self.site(hex) {
            Site::City(nation) => Some((nation, self.kit.city())),
            Site::Fortress(nation) => Some((nation, self.kit.fortress())),
            Site::Ocean | Site::Sharks => {
                let (class, nation) = self.lying(hex).face_up().and_then(Tile::shows)?;
                Some((nation, self.kit.class(class)))
            }
            Site::Hideout(_) | Site::Island(_) => None,
        }
    }

    /// The other players on the active player's hex.
    fn neighbors(&self) -> impl Iterator<Item = Seat> {
        let (turn, at) = (self.turn, self.ship(self.turn).at);
        self.seats().filter(move |&seat| seat != turn && self.ship(seat).at == at)
    }

    /// KOP-19, KOP-20, KOP-25: is there a choice to make? A warship leaves
    /// none, nor does a hideout (KOP-7).
    pub(crate) fn may_choose(&self) -> bool {
        let at = self.ship(self.turn).at;
        !self.warship_at(at)
            && !self.kit.is_hideout(at)
            && (self.nation_at(at).is_some() || self.neighbors().next().is_some())
    }

    /// KOP-19: a warship is fought without being asked; otherwise there is
    /// nobody to fight.
    pub(crate) fn fight_or_end(&mut self, sink: &mut impl Sink<Event>) {
        if self.warship_at(self.ship(self.turn).at) {
            self.begin_fight(Target::Nation, sink);
        } else {
            self.ended = true;
        }
    }

    pub(crate) fn visit_targets(&self, visit: &mut impl FnMut(Action)) {
        if self.nation_at(self.ship(self.turn).at).is_some() {
            visit(Action::Attack(Target::Nation));
        }
        self.neighbors().for_each(|seat| visit(Action::Attack(Target::Player(seat))));
        visit(Action::Rest);
    }

    pub(crate) fn check_choosing(&self) -> Result<(), Refusal> {
        let choosing = self.frames.top() == Frame::Turn(Phase::Choose);
        choosing.then_some(()).ok_or(Refusal::NotAsked(Matter::Attack))
    }

    pub(crate) fn check_attack(&self, seat: Seat, target: Target) -> Result<(), Refusal> {
        self.check_choosing()?;
        let at = self.ship(seat).at;
        match target {
            Target::Nation => self.nation_at(at).map(drop).ok_or(Refusal::NothingToAttack),
            Target::Player(other) if other.index() >= self.players as usize => {
                Err(Refusal::NoSuchSeat(other))
            }
            Target::Player(other) if other == seat => Err(Refusal::AttackYourself),
            Target::Player(other) => {
                (self.ship(other).at == at).then_some(()).ok_or(Refusal::NotHere(other))
            }
        }
    }

    /// KOP-39: whoever is attacked is asked again, even if it meant to pass
    /// for the rest of the turn.
    pub(crate) fn begin_fight(&mut self, target: Target, sink: &mut impl Sink<Event>) {
        let step = FightStep::AttackRoll(Dice::Both);
        let fight = Fight { target, step, attack: [0; 2], defence: [0; 2], cards: [0; 2] };
        self.frames.push(Frame::Fight(fight));
        if let Some(defender) = fight.defender() {
            self.passing = self.passing.without(defender);
        }
        let (seat, at) = (self.turn, self.ship(self.turn).at);
        sink.emit(|| Event::Attacked { seat, target, at });
        self.open_window(Moment::Before);
    }

    fn set_fight(&mut self, fight: Fight) {
        *self.frames.top_mut() = Frame::Fight(fight);
    }

    fn top_fight(&self) -> Option<Fight> {
        match self.frames.top() {
            Frame::Fight(fight) => Some(fight),
            Frame::Setup(_)
            | Frame::Turn(_)
            | Frame::Refit(_)
            | Frame::Window(_)
            | Frame::Mutiny(_)
            | Frame::Haunted(_)
            | Frame::Promote(_)
            | Frame::Shuffle(_)
            | Frame::Over => None,
        }
    }

    /// The combat dice have fallen.
    pub(crate) fn settle_dice(&mut self, fallen: [u8; 2], sink: &mut impl Sink<Event>) {
        let mut fight = self.top_fight().expect("combat dice are rolled in a fight");
        let (seat, dice) = match fight.step {
            FightStep::DefenceRoll(which) => {
                fight.step = FightStep::DefenceAim;
                put(&mut fight.defence, which, fallen);
                (fight.defender().unwrap_or(self.turn), fight.defence)
            }
            FightStep::AttackRoll(which) => {
                fight.step = FightStep::AttackAim;
                put(&mut fight.attack, which, fallen);
                (self.turn, fight.attack)
            }
            FightStep::AttackAim
            | FightStep::DefenceAim
            | FightStep::Result
            | FightStep::Loot(_) => unreachable!("no dice are rolled in this step"),
        };
        self.set_fight(fight);
        sink.emit(|| Event::Rolled { seat, dice });
    }

    pub(crate) fn visit_aims(visit: &mut impl FnMut(Action)) {
        visit(Action::Stand);
        for dice in Dice::ALL {
            visit(Action::Reroll(dice));
        }
    }

    /// KOP-10: dice of one's own, and a cannonball, without which nobody is
    /// asked.
    pub(crate) fn check_aim(&self) -> Result<(), Refusal> {
        let step = self.top_fight().map(|fight| fight.step);
        let aiming = matches!(step, Some(FightStep::AttackAim | FightStep::DefenceAim));
        aiming.then_some(()).ok_or(Refusal::NotAsked(Matter::Dice))
    }

    pub(crate) fn apply_reroll(&mut self, seat: Seat, dice: Dice, sink: &mut impl Sink<Event>) {
        let mut fight = self.top_fight().expect("a checked roll is in a fight");
        self.ship_mut(seat).cannonballs -= 1;
        fight.step = match fight.step {
            FightStep::DefenceAim => FightStep::DefenceRoll(dice),
            _ => FightStep::AttackRoll(dice),
        };
        self.set_fight(fight);
        sink.emit(|| Event::Rerolls { seat, dice });
    }

    /// The dice stay: the defender rolls, or the last window opens.
    pub(crate) fn apply_stand(&mut self) {
        let mut fight = self.top_fight().expect("dice lie in a fight");
        if fight.step == FightStep::AttackAim && fight.defender().is_some() {
            fight.step = FightStep::DefenceRoll(Dice::Both);
            self.set_fight(fight);
        } else {
            fight.step = FightStep::Result;
            self.set_fight(fight);
            self.open_window(Moment::After);
        }
    }

    pub(crate) fn step_fight(&mut self, fight: Fight, sink: &mut impl Sink<Event>) {
        match fight.step {
            FightStep::AttackAim | FightStep::DefenceAim => self.apply_stand(),
            FightStep::Result => self.conclude(fight, sink),
            FightStep::AttackRoll(_) | FightStep::DefenceRoll(_) | FightStep::Loot(_) => {
                unreachable!("dice and loot always ask")
            }
        }
    }

    /// What abilities and scurvy make of a ship in a fight.
    pub(crate) fn prowess(&self, seat: Seat, against_players: bool) -> i16 {
        let bonus = if against_players {
            self.skill(seat, Skill::Duel) + 2 * self.command(seat, Command::Duel2)
        } else {
            self.skill(seat, Skill::Gunnery) + 2 * self.command(seat, Command::Gunnery2)
        };
        i16::from(bonus) - i16::from(self.ship(seat).scurvy)
    }

    /// Both totals as they stand.
    pub(crate) fn totals(&self, fight: Fight) -> (i16, i16) {
        let sum = |dice: [u8; 2], cards: u8| dice.into_iter().chain([cards]).map(i16::from).sum();
        let duel = fight.defender().is_some();
        let attack: i16 = sum(fight.attack, fight.cards[0]);
        let defence: i16 = sum(fight.defence, fight.cards[1]);
        let base = match fight.target {
            Target::Player(seat) => self.prowess(seat, true),
            Target::Nation => {
                let target = self.nation_at(self.ship(self.turn).at);
                target.map_or(0, |(_, strength)| i16::from(strength.defence))
            }
        };
        (attack + self.prowess(self.turn, duel), defence + base)
    }

    /// KOP-24: ties go to the attacker.
    pub(crate) fn victor(&self, fight: Fight) -> Seat {
        let (attack, defence) = self.totals(fight);
        match fight.defender() {
            Some(defender) if attack < defence => defender,
            Some(_) | None => self.turn,
        }
    }

    /// KOP-23, KOP-24: the result stands.
    fn conclude(&mut self, fight: Fight, sink: &mut impl Sink<Event>) {
        let (attack, defence) = self.totals(fight);
        let (seat, target, won) = (self.turn, fight.target, attack >= defence);
        sink.emit(|| Event::Fought { seat, target, attack, defence, won });
        let cards = match target {
            Target::Player(_) => DUEL,
            Target::Nation if won => self.loot_cards(),
            Target::Nation => {
                self.ended = true;
                return;
            }
        };
        self.set_fight(Fight { step: FightStep::Loot(cards), ..fight });
    }

    /// The loot cards of the target on the active player's hex.
    pub(crate) fn loot_cards(&self) -> u8 {
        let target = self.nation_at(self.ship(self.turn).at);
        target.map_or(0, |(nation, strength)| self.cards_against(self.turn, nation, strength.loot))
    }

    /// KOP-23: the loot value, and what abilities add.
    pub(crate) fn cards_against(&self, seat: Seat, nation: Nation, loot: u8) -> u8 {
        let hunter = match nation {
            Nation::British => Command::HunterBritish,
            Nation::French => Command::HunterFrench,
            Nation::Spanish => Command::HunterSpanish,
        };
        let more = self.skill(seat, Skill::Loot) + 2 * self.command(seat, hunter);
        (loot + more).min(House::LOOT as u8)
    }

    /// The loot cards are drawn; the turn ends with the fight (KOP-25).
    pub(crate) fn settle_loot(&mut self, cards: &[u16], sink: &mut impl Sink<Event>) {
        let fight = self.top_fight().expect("loot is drawn in a fight");
        let worth: u16 = cards.iter().sum();
        let seat = self.victor(fight);
        let from = fight.defender().map(|other| if seat == other { self.turn } else { other });
        let doubloons = from.map_or(worth, |loser| worth.min(self.ship(loser).doubloons));
        match from {
            Some(loser) => self.ship_mut(loser).doubloons -= doubloons,
            None => self.remove_beaten(sink),
        }
        sink.emit(|| Event::Looted { seat, from, cards: cards.to_vec(), doubloons });
        self.ended = true;
        self.gain(seat, doubloons, sink);
    }

    /// KOP-23: a ship leaves the board, a city or fortress stays.
    fn remove_beaten(&mut self, sink: &mut impl Sink<Event>) {
        let at = self.ship(self.turn).at;
        if let Some(tile) = self.lying(at).face_up() {
            self.tiles[at.index()] = Lying::NOTHING;
            sink.emit(|| Event::Sunk { at, tile });
        }
    }
}

fn put(dice: &mut [u8; 2], which: Dice, fallen: [u8; 2]) {
    match which {
        Dice::First => dice[0] = fallen[0],
        Dice::Second => dice[1] = fallen[1],
        Dice::Both => *dice = fallen,
    }
}
