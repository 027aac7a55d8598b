//! Fights: KOP-20 and KOP-23 to KOP-25.

use crate::state::Lying;
use crate::{
    Action, Command, Dice, Edition, Event, Fight, FightStep, Frame, Hex, KingOfPirates, Matter,
    Moment, Nation, Phase, Refusal, Seat, Side, Site, Skill, Strength, Target, Tile,
};
use game::{Groups, Seats, Sink};
use std::ops::ControlFlow;

/// KOP-24: loot cards for the winner of a fight between players.
pub(crate) const DUEL: u8 = 4;

impl Fight {
    /// KOP-23: before the first roll.
    fn new(target: Target) -> Self {
        Self {
            target,
            step: FightStep::AttackRoll(Dice::Both),
            attack: [0; 2],
            defence: [0; 2],
            cards: [0; 2],
            leads: None,
            turned: false,
            fired: false,
        }
    }

    /// The player who is attacked, if it is one.
    #[inline]
    pub fn defender(&self) -> Option<Seat> {
        match self.target {
            Target::Nation => None,
            Target::Player(seat) => Some(seat),
        }
    }

    /// KOP-24: has the defender rolled?
    pub(crate) fn is_answered(&self) -> bool {
        self.defence != [0; 2]
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
    #[inline]
    fn neighbors(&self) -> Seats {
        let at = self.ship(self.turn).at;
        let here: Seats = self.seats().filter(|&seat| self.ship(seat).at == at).collect();
        here.without(self.turn)
    }

    /// KOP-19, KOP-20, KOP-25: is there a choice to make? A warship leaves
    /// none, nor does a hideout (KOP-7).
    pub(crate) fn may_choose(&self) -> bool {
        let at = self.ship(self.turn).at;
        !self.warship_at(at)
            && !self.kit.is_hideout(at)
            && (self.nation_at(at).is_some() || !self.neighbors().is_empty())
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

    /// KOP-20: each target on the hex, and resting.
    #[inline]
    pub(crate) fn attacks(&self, groups: &mut impl Groups<Action>) -> ControlFlow<()> {
        if self.nation_at(self.ship(self.turn).at).is_some() {
            groups.one(Action::Attack(Target::Nation))?;
        }
        groups.each(self.neighbors(), |seat| Action::Attack(Target::Player(seat)))?;
        groups.one(Action::Rest)
    }

    fn check_choosing(&self, seat: Seat) -> Result<(), Refusal> {
        match self.frames.top() {
            Frame::Turn(Phase::Choose) => Ok(()),
            _ if seat == self.turn && self.fight().is_some() => Err(Refusal::OneFight),
            _ => Err(Refusal::NotAsked(Matter::Attack)),
        }
    }

    /// KOP-19: who has stopped at a warship does not rest.
    pub(crate) fn check_rest(&self, seat: Seat) -> Result<(), Refusal> {
        if self.must_fight(seat) {
            return Err(Refusal::WarshipFirst);
        }
        self.check_choosing(seat)
    }

    pub(crate) fn check_attack(&self, seat: Seat, target: Target) -> Result<(), Refusal> {
        match target {
            Target::Player(other) => self.check_rival(seat, other),
            Target::Nation => {
                self.check_choosing(seat)?;
                let here = self.nation_at(self.ship(seat).at);
                here.map(drop).ok_or(Refusal::NothingToAttack)
            }
        }
    }

    /// KOP-7, KOP-20: another player on the same hex, outside a hideout.
    fn check_rival(&self, seat: Seat, other: Seat) -> Result<(), Refusal> {
        let at = self.ship(seat).at;
        match () {
            () if other.index() >= self.players as usize => Err(Refusal::NoSuchSeat(other)),
            () if other == seat => Err(Refusal::AttackYourself),
            () if self.kit.is_hideout(self.ship(other).at) => Err(Refusal::InHideout),
            () if self.must_fight(seat) => Err(Refusal::WarshipFirst),
            () if self.frames.top() == Frame::Turn(Phase::Choose) && self.ship(other).at != at => {
                Err(Refusal::NotHere(other))
            }
            () => self.check_choosing(seat),
        }
    }

    /// KOP-39: the attacked seat is asked again, even if it meant to pass
    /// for the rest of the turn.
    pub(crate) fn begin_fight(&mut self, target: Target, sink: &mut impl Sink<Event>) {
        let fight = Fight::new(target);
        self.frames.push(Frame::Fight(fight));
        if let Some(defender) = fight.defender() {
            self.passing = self.passing.without(defender);
        }
        let (seat, at) = (self.turn, self.ship(self.turn).at);
        sink.emit(|| Event::Attacked { seat, target, at });
        self.open_window(Moment::Before);
    }

    pub(crate) fn set_fight(&mut self, fight: Fight) {
        *self.frames.top_mut() = Frame::Fight(fight);
    }

    pub(crate) fn top_fight(&self) -> Option<Fight> {
        match self.frames.top() {
            Frame::Fight(fight) => Some(fight),
            Frame::Setup(_)
            | Frame::Turn(_)
            | Frame::Refit(_)
            | Frame::Window(_)
            | Frame::Mutiny(_)
            | Frame::Haunted(_)
            | Frame::Promote(_)
            | Frame::Excess(_)
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

    /// Who gets the loot, if anybody does.
    pub(crate) fn victor(&self, fight: Fight) -> Seat {
        match fight.defender() {
            Some(defender) if self.leader(fight) == Side::Defender => defender,
            Some(_) | None => self.turn,
        }
    }

    /// KOP-24: ties go to the attacker.
    pub(crate) fn leader(&self, fight: Fight) -> Side {
        let (attack, defence) = self.totals(fight);
        if attack >= defence { Side::Attacker } else { Side::Defender }
    }

    /// KOP-23, KOP-24: the result stands.
    pub(crate) fn conclude(&mut self, fight: Fight, sink: &mut impl Sink<Event>) {
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
        let step = FightStep::Loot(cards);
        self.set_fight(Fight { step, leads: None, turned: false, fired: false, ..fight });
    }

    /// The loot cards of the target on the active player's hex.
    pub(crate) fn loot_cards(&self) -> u8 {
        let target = self.nation_at(self.ship(self.turn).at);
        target.map_or(0, |(nation, strength)| self.cards_against(self.turn, nation, strength.loot))
    }

    /// KOP-23: the loot value, and what abilities add.
    pub(crate) fn cards_against(&self, seat: Seat, nation: Nation, loot: u8) -> u8 {
        cards(loot, self.more_cards(seat, nation))
    }

    /// KOP-23: the loot cards that abilities add against a nation.
    pub(crate) fn more_cards(&self, seat: Seat, nation: Nation) -> u8 {
        let hunter = match nation {
            Nation::British => Command::HunterBritish,
            Nation::French => Command::HunterFrench,
            Nation::Spanish => Command::HunterSpanish,
        };
        self.skill(seat, Skill::Loot) + 2 * self.command(seat, hunter)
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

/// KOP-23: the loot value and what abilities add, as far as the deck goes.
#[inline]
pub(crate) fn cards(loot: u8, more: u8) -> u8 {
    (loot + more).min(Edition::LOOT as u8)
}

fn put(dice: &mut [u8; 2], which: Dice, fallen: [u8; 2]) {
    match which {
        Dice::First => dice[0] = fallen[0],
        Dice::Second => dice[1] = fallen[1],
        Dice::Both => *dice = fallen,
    }
}
