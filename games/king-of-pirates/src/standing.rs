//! Which frames of a position make sense, and on top of which.

use crate::{
    Fight, FightStep, Frame, KingOfPirates, Moment, Mutiny, Phase, Pile, Refit, RefitStep, Seat,
    Site, Stage, Target, Window,
};
use table::PositionError;

/// Far more than any match has.
const MOST: u8 = 60;

impl Frame {
    /// Whether this frame can interrupt that one.
    pub(crate) fn may_stand_on(self, below: Self) -> bool {
        match self {
            Self::Setup(_) | Self::Turn(_) | Self::Over => false,
            Self::Refit(_) => matches!(
                below,
                Self::Setup(Stage::Crew(_)) | Self::Window(Window { at: Moment::Landed, .. })
            ),
            Self::Fight(_) => below == Self::Turn(Phase::Choose),
            Self::Window(window) => window.at.may_open_over(below),
            Self::Mutiny(_) => matches!(
                below,
                Self::Turn(Phase::Discard | Phase::Theft(_))
                    | Self::Window(Window { at: Moment::Upkeep, .. })
            ),
            Self::Haunted(_) => matches!(
                below,
                Self::Turn(Phase::Discard | Phase::Upkeep | Phase::Sail) | Self::Window(_)
            ),
            Self::Promote(_) => matches!(
                below,
                Self::Turn(Phase::Discard | Phase::Theft(_) | Phase::Sail) | Self::Window(_)
            ),
            Self::Shuffle(Pile::Actions) => matches!(below, Self::Turn(Phase::Draw(1..))),
            Self::Shuffle(Pile::Pirates) => {
                matches!(below, Self::Refit(Refit { step: RefitStep::Hire(1..), .. }))
            }
        }
    }
}

impl Moment {
    fn may_open_over(self, below: Frame) -> bool {
        let step = match below {
            Frame::Fight(fight) => Some(fight.step),
            _ => None,
        };
        match self {
            Self::Upkeep => below == Frame::Turn(Phase::Sail),
            Self::Landed => below == Frame::Turn(Phase::Choose),
            Self::Before => step == Some(FightStep::AttackRoll(crate::Dice::Both)),
            Self::After => step == Some(FightStep::Result),
        }
    }
}

impl KingOfPirates {
    #[allow(clippy::match_same_arms)] // in the order of the set-up
    pub(crate) fn check_bottom(&self, bottom: Frame) -> Result<(), PositionError> {
        let fault = |message: &str| Err(PositionError::new("frames[0]", message));
        let no_tiles = |water| self.waters(water).all(|hex| self.lying(hex).tile().is_none());
        let no_cards = self.deck.is_empty() && self.seats().all(|seat| self.ship(seat).held == 0);
        let no_crews = self.seats().all(|seat| self.ship(seat).crew.is_empty());
        match bottom {
            Frame::Turn(_) | Frame::Over => Ok(()),
            Frame::Setup(Stage::First | Stage::Ocean) if !no_tiles(Site::Ocean) => {
                fault("ocean tiles are laid already")
            }
            Frame::Setup(Stage::First | Stage::Ocean | Stage::Sharks)
                if !no_tiles(Site::Sharks) =>
            {
                fault("shark tiles are laid already")
            }
            Frame::Setup(Stage::Crew(seat)) if seat.index() >= self.players as usize => {
                fault("there is no such seat")
            }
            Frame::Setup(Stage::Crew(_)) => Ok(()),
            Frame::Setup(Stage::Pirates) if !self.pirates.is_empty() || !no_crews => {
                fault("the pirates are shuffled already")
            }
            Frame::Setup(Stage::Pirates) => Ok(()),
            Frame::Setup(_) if !no_cards || !no_crews || !self.pirates.is_empty() => {
                fault("cards or pirates are dealt already")
            }
            Frame::Setup(_) => Ok(()),
            Frame::Refit(_)
            | Frame::Fight(_)
            | Frame::Window(_)
            | Frame::Mutiny(_)
            | Frame::Haunted(_)
            | Frame::Promote(_)
            | Frame::Shuffle(_) => fault("it must be a set-up, a turn, or the end"),
        }
    }

    #[allow(clippy::match_same_arms)] // what is wrong with a frame, then that it is right
    pub(crate) fn check_frame(&self, number: usize, frame: Frame) -> Result<(), PositionError> {
        let fault = |message: &str| Err(PositionError::new(format!("frames[{number}]"), message));
        let sits = |seat: Seat| seat.index() < self.players as usize;
        match frame {
            Frame::Setup(_) | Frame::Over => Ok(()),
            Frame::Turn(Phase::Draw(count) | Phase::Theft(count)) if count > MOST => {
                fault("that many?")
            }
            Frame::Turn(_) => Ok(()),
            Frame::Refit(refit) => self.check_refit(refit).or_else(fault),
            Frame::Fight(fight) => self.check_fight(fight).or_else(fault),
            Frame::Window(window) if !sits(window.asked) || window.passes > self.players => {
                fault("`asked` is no seat, or more `passes` than players")
            }
            Frame::Window(_) => Ok(()),
            Frame::Mutiny(Mutiny { seat, .. }) if !sits(seat) => fault("there is no such seat"),
            Frame::Mutiny(_) => Ok(()),
            Frame::Haunted(victims) if victims.is_empty() || !victims.iter().all(sits) => {
                fault("it names no seats, or such as there are not")
            }
            Frame::Haunted(_) => Ok(()),
            Frame::Promote(seat) if !sits(seat) || self.ship(seat).crew.len() < 2 => {
                fault("there is no choice of a captain")
            }
            Frame::Promote(_) => Ok(()),
            Frame::Shuffle(Pile::Actions) => {
                let needed = self.deck.is_empty() && self.discards.iter().any(|&count| count > 0);
                if needed { Ok(()) } else { fault("the action deck needs no shuffling") }
            }
            Frame::Shuffle(Pile::Pirates) => {
                let needed = self.pirates.is_empty() && !self.lost_pirates().is_empty();
                if needed { Ok(()) } else { fault("the pirate deck needs no shuffling") }
            }
        }
    }

    fn check_refit(&self, refit: Refit) -> Result<(), &'static str> {
        let owner = match self.frames.as_slice()[0] {
            Frame::Setup(Stage::Crew(seat)) => seat,
            _ => self.turn,
        };
        if refit.seat != owner {
            return Err("it is not this seat that is in a hideout");
        }
        if !self.kit.is_hideout(self.ship(owner).at) {
            return Err("the ship is in no hideout");
        }
        match refit.step {
            RefitStep::Hire(count) if count > self.berths(owner) + 1 => Err("too many to draw"),
            RefitStep::Buy | RefitStep::Hire(_) | RefitStep::Choose => Ok(()),
        }
    }

    fn check_fight(&self, fight: Fight) -> Result<(), &'static str> {
        let interrupted = self.ended || matches!(self.frames.top(), Frame::Haunted(_));
        let at = self.ship(self.turn).at;
        let here = match fight.target {
            Target::Nation => self.nation_at(at).is_some(),
            Target::Player(seat) if seat.index() >= self.players as usize => {
                return Err("there is no such seat");
            }
            Target::Player(seat) => {
                seat != self.turn && self.ship(seat).at == at && !self.kit.is_hideout(at)
            }
        };
        if !here && !interrupted {
            return Err("the target is not on the attacker's hex");
        }
        if fight.attack.iter().chain(&fight.defence).any(|&die| die > 6) {
            return Err("a die shows 1 to 6, or 0 before it was rolled");
        }
        if fight.cards.iter().any(|&bonus| bonus > MOST) {
            return Err("cards cannot add that much");
        }
        let attacked = !fight.attack.contains(&0);
        match fight.step {
            FightStep::AttackRoll(crate::Dice::Both) => Ok(()),
            _ if !attacked => Err("the attacker has not rolled yet"),
            FightStep::DefenceRoll(_) | FightStep::DefenceAim if fight.defender().is_none() => {
                Err("a nation rolls no dice")
            }
            FightStep::Loot(cards) if cards > 36 => Err("there are 36 loot cards"),
            FightStep::AttackRoll(_)
            | FightStep::AttackAim
            | FightStep::DefenceRoll(_)
            | FightStep::DefenceAim
            | FightStep::Result
            | FightStep::Loot(_) => Ok(()),
        }
    }
}
