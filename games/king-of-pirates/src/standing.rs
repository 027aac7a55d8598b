//! Which frames of a position make sense, and on top of which.

use crate::cards::{AMBUSH, MERCENARIES, RAID, SOLDIERS};
use crate::fight::DUEL;
use crate::{
    Card, Dice, Fight, FightStep, Frame, KingOfPirates, Moment, Mutiny, Phase, Pile, Refit,
    RefitStep, Seat, Side, Site, Stage, Target, Window,
};
use game::{PositionError, Seats};

impl Frame {
    /// Whether this frame can interrupt that one.
    pub(crate) fn may_stand_on(self, below: Self) -> bool {
        match self {
            Self::Setup(_) | Self::Turn(_) | Self::Over => false,
            Self::Refit(_) => {
                matches!(below, Self::Setup(Stage::Crew(_)) | Self::Turn(Phase::Choose))
            }
            Self::Fight(_) => below == Self::Turn(Phase::Choose),
            Self::Window(window) => window.at.may_open_over(below),
            Self::Mutiny(_) => matches!(
                below,
                Self::Turn(Phase::Discard | Phase::TheftAfter)
                    | Self::Window(Window { at: Moment::Upkeep, .. })
            ),
            Self::Haunted(_) => matches!(
                below,
                Self::Turn(Phase::Discard | Phase::Upkeep | Phase::Sail)
                    | Self::Window(_)
                    | Self::Mutiny(Mutiny { happens: false, .. })
            ),
            Self::Excess(_) if below == Self::Turn(Phase::Choose) => true,
            Self::Promote(_) | Self::Excess(_) => matches!(
                below,
                Self::Turn(Phase::Discard | Phase::TheftAfter | Phase::Sail)
                    | Self::Window(_)
                    | Self::Mutiny(Mutiny { happens: false, .. })
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
        match self {
            Self::Upkeep => below == Frame::Turn(Phase::Sail),
            Self::Landed => below == Frame::Turn(Phase::Arrive),
            Self::Before => matches!(
                below,
                Frame::Fight(Fight { step: FightStep::AttackRoll(Dice::Both), attack: [0, 0], .. })
            ),
            Self::After => {
                matches!(below, Frame::Fight(Fight { step: FightStep::Result, .. }))
            }
        }
    }
}

impl KingOfPirates {
    #[allow(clippy::match_same_arms)] // in the order of the set-up
    pub(crate) fn check_bottom(&self, bottom: Frame) -> Result<(), PositionError> {
        let fault = |key: &'static str| Err(PositionError::new("frames[0]", key));
        let no_tiles = |water| self.waters(water).all(|hex| self.lying(hex).tile().is_none());
        let laid = |water| self.waters(water).all(|hex| self.lying(hex).face_down().is_some());
        let no_hands = self.seats().all(|seat| self.ship(seat).held == 0);
        let no_cards = self.deck.is_empty() && no_hands;
        let no_crews = self.seats().all(|seat| self.ship(seat).crew.is_empty());
        match bottom {
            Frame::Turn(_) | Frame::Over => Ok(()),
            Frame::Setup(Stage::First | Stage::Ocean) if !no_tiles(Site::Ocean) => {
                fault("kop-wrong-ocean-laid")
            }
            Frame::Setup(Stage::First | Stage::Ocean | Stage::Sharks)
                if !no_tiles(Site::Sharks) =>
            {
                fault("kop-wrong-sharks-laid")
            }
            Frame::Setup(Stage::Sharks | Stage::Actions | Stage::Pirates | Stage::Crew(_))
                if !laid(Site::Ocean) =>
            {
                fault("kop-wrong-ocean-missing")
            }
            Frame::Setup(Stage::Actions | Stage::Pirates | Stage::Crew(_))
                if !laid(Site::Sharks) =>
            {
                fault("kop-wrong-sharks-missing")
            }
            Frame::Setup(Stage::Crew(seats)) if !self.are_seats(seats) => fault("kop-wrong-seats"),
            Frame::Setup(Stage::Crew(_)) if self.discards != [0; Card::KINDS] => {
                fault("kop-wrong-discarded")
            }
            Frame::Setup(Stage::Crew(_)) => Ok(()),
            Frame::Setup(Stage::Pirates) if self.discards != [0; Card::KINDS] || !no_hands => {
                fault("kop-wrong-deck")
            }
            Frame::Setup(Stage::Pirates) if !self.pirates.is_empty() || !no_crews => {
                fault("kop-wrong-shuffled")
            }
            Frame::Setup(Stage::Pirates) => Ok(()),
            Frame::Setup(_) if !no_cards || !no_crews || !self.pirates.is_empty() => {
                fault("kop-wrong-dealt")
            }
            Frame::Setup(_) => Ok(()),
            Frame::Refit(_)
            | Frame::Fight(_)
            | Frame::Window(_)
            | Frame::Mutiny(_)
            | Frame::Haunted(_)
            | Frame::Promote(_)
            | Frame::Excess(_)
            | Frame::Shuffle(_) => fault("kop-wrong-bottom"),
        }
    }

    fn are_seats(&self, seats: Seats) -> bool {
        !seats.is_empty() && seats.iter().all(|seat| seat.index() < self.players as usize)
    }

    pub(crate) fn check_frame(&self, number: usize, frame: Frame) -> Result<(), PositionError> {
        let sits = |seat: Seat| seat.index() < self.players as usize;
        let top = number + 1 == self.frames.depth();
        let checked = match frame {
            Frame::Setup(_) | Frame::Over | Frame::Turn(_) => Ok(()),
            Frame::Refit(refit) => self.check_refit(refit),
            Frame::Fight(fight) => self.check_fight(fight, top),
            Frame::Window(window) => self.check_window(window, top),
            Frame::Mutiny(Mutiny { seat, .. }) if !sits(seat) => Err("kop-wrong-no-seat"),
            Frame::Mutiny(mutiny) => self.check_mutiny(mutiny, number, top),
            Frame::Haunted(victims) if !self.are_seats(victims) => Err("kop-wrong-seats"),
            Frame::Haunted(_) => Ok(()),
            Frame::Promote(seat) => {
                let choice = sits(seat)
                    && self.ship(seat).crew.len() > 1
                    && self.ship(seat).captain.is_none();
                if choice { Ok(()) } else { Err("kop-wrong-promote") }
            }
            Frame::Excess(seat) => {
                let excess = sits(seat) && self.ship(seat).held > self.hand_limit(seat);
                if excess { Ok(()) } else { Err("kop-wrong-excess") }
            }
            Frame::Shuffle(Pile::Actions) => {
                let needed = self.deck.is_empty() && self.discards.iter().any(|&count| count > 0);
                if needed { Ok(()) } else { Err("kop-wrong-shuffle-actions") }
            }
            Frame::Shuffle(Pile::Pirates) => {
                let needed = self.pirates.is_empty() && !self.lost_pirates().is_empty();
                if needed { Ok(()) } else { Err("kop-wrong-shuffle-pirates") }
            }
        };
        checked.map_err(|key| PositionError::new(format!("frames[{number}]"), key))
    }

    /// KOP-39: below another frame a card has just been played, and so all who
    /// hold cards will be asked.
    fn check_window(&self, window: Window, top: bool) -> Result<(), &'static str> {
        let holders = self.card_holders();
        match window.asked {
            asked if asked.and(holders) != asked => Err("kop-wrong-window-asked"),
            asked if top && asked.is_empty() => Err("kop-wrong-window-closed"),
            asked if !top && asked != holders => Err("kop-wrong-window-holders"),
            _ => Ok(()),
        }
    }

    fn check_mutiny(&self, mutiny: Mutiny, number: usize, top: bool) -> Result<(), &'static str> {
        let (seat, asked) = (mutiny.seat, mutiny.asked);
        let holders = self.mutiny_holders(seat);
        let below = self.frames.as_slice()[number - 1];
        if below == Frame::Turn(Phase::TheftAfter) && (seat != self.turn || self.ship(seat).rum > 0)
        {
            return Err("kop-wrong-mutiny-rum");
        }
        if mutiny.happens {
            let right = top && asked.is_empty() && self.ship(seat).captain.is_none();
            return if right { Ok(()) } else { Err("kop-wrong-mutiny-happens") };
        }
        match asked {
            _ if asked.and(holders) != asked => Err("kop-wrong-mutiny-asked"),
            _ if top && asked.is_empty() => Err("kop-wrong-mutiny-nobody"),
            _ if !top && asked != holders => Err("kop-wrong-mutiny-holders"),
            _ => Ok(()),
        }
    }

    fn check_refit(&self, refit: Refit) -> Result<(), &'static str> {
        if refit.seat != self.turn {
            return Err("kop-wrong-refit-seat");
        }
        let ship = self.ship(refit.seat);
        if !self.kit.is_hideout(ship.at) {
            return Err("kop-wrong-refit-place");
        }
        if ship.scurvy > 0 {
            return Err("kop-wrong-refit-scurvy");
        }
        let draws = self.berths(refit.seat).saturating_sub(ship.crew.len() as u8) + 1;
        match refit.step {
            RefitStep::Buy if !ship.drawn.is_empty() => Err("kop-wrong-refit-buy"),
            RefitStep::Hire(left) if (ship.drawn.len() as u8).saturating_add(left) != draws => {
                Err("kop-wrong-refit-draws")
            }
            RefitStep::Buy | RefitStep::Hire(_) | RefitStep::Choose => Ok(()),
        }
    }

    fn check_fight(&self, fight: Fight, top: bool) -> Result<(), &'static str> {
        self.check_target(fight)?;
        self.check_dice(fight)?;
        self.check_bonus(fight)?;
        if fight.step == FightStep::Result && top {
            return Err("kop-wrong-result");
        }
        if (fight.step == FightStep::Result) != fight.leads.is_some() {
            return Err("kop-wrong-leads");
        }
        let fired = match fight.step {
            FightStep::AttackRoll(_) | FightStep::DefenceRoll(_) => fight.turned,
            FightStep::AttackAim | FightStep::DefenceAim => fight.turned && fight.fired,
            FightStep::Result | FightStep::Loot(_) => false,
        };
        match () {
            () if fight.fired != fired => Err("kop-wrong-fired"),
            () if fight.turned && matches!(fight.step, FightStep::Loot(_)) => {
                Err("kop-wrong-turned")
            }
            () => Ok(()),
        }
    }

    fn check_target(&self, fight: Fight) -> Result<(), &'static str> {
        let interrupted = self.ended || matches!(self.frames.top(), Frame::Haunted(_));
        let at = self.ship(self.turn).at;
        let here = match fight.target {
            Target::Nation => self.nation_at(at).is_some(),
            Target::Player(seat) if seat.index() >= self.players as usize => {
                return Err("kop-wrong-no-seat");
            }
            Target::Player(_) if self.warship_at(at) => return Err("kop-wrong-warship"),
            Target::Player(seat) => {
                seat != self.turn && self.ship(seat).at == at && !self.kit.is_hideout(at)
            }
        };
        if here || interrupted { Ok(()) } else { Err("kop-wrong-target") }
    }

    /// KOP-23, KOP-24: whose dice lie in which step.
    fn check_dice(&self, fight: Fight) -> Result<(), &'static str> {
        let duel = fight.defender().is_some();
        let shows = |dice: [u8; 2]| dice.iter().all(|die| (1..=6).contains(die));
        for dice in [fight.attack, fight.defence] {
            if dice != [0; 2] && !shows(dice) {
                return Err("kop-wrong-dice");
            }
        }
        let (attack, defence) = (shows(fight.attack), shows(fight.defence));
        if defence && !duel {
            return Err("kop-wrong-nation-dice");
        }
        let first = fight.step == FightStep::AttackRoll(Dice::Both) && !fight.turned;
        if !attack && !first {
            return Err("kop-wrong-attack-dice");
        }
        let answered = match fight.step {
            FightStep::AttackRoll(_) | FightStep::AttackAim => duel && fight.turned,
            FightStep::DefenceRoll(_) | FightStep::DefenceAim if !duel => {
                return Err("kop-wrong-nation-dice");
            }
            FightStep::DefenceRoll(Dice::Both) => defence,
            FightStep::DefenceRoll(_)
            | FightStep::DefenceAim
            | FightStep::Result
            | FightStep::Loot(_) => duel,
        };
        match (answered, defence) {
            (true, false) => Err("kop-wrong-defence-dice"),
            (false, true) => Err("kop-wrong-defence-early"),
            _ => self.check_loot(fight),
        }
    }

    fn check_loot(&self, fight: Fight) -> Result<(), &'static str> {
        let FightStep::Loot(cards) = fight.step else { return Ok(()) };
        let (due, won) = match fight.target {
            Target::Player(_) => (DUEL, true),
            Target::Nation => (self.loot_cards(), self.leader(fight) == Side::Attacker),
        };
        match () {
            () if !won => Err("kop-wrong-failed"),
            () if cards != due => Err("kop-wrong-loot"),
            () => Ok(()),
        }
    }

    /// KOP-27, KOP-28, KOP-33, KOP-36: cards that were played lie among the
    /// discards. Mercenaries serve either side, but no nation outside a city.
    fn check_bonus(&self, fight: Fight) -> Result<(), &'static str> {
        let lies = |card: Card| self.discards[card.index()];
        let city = matches!(self.site(self.ship(self.turn).at), Site::City(_));
        let (card, adds, hired) = match fight.target {
            Target::Nation => (Card::Soldiers, SOLDIERS, city || self.ended),
            Target::Player(_) => (Card::Ambush, AMBUSH, true),
        };
        let [ours, theirs] = fight.cards;
        let ours = without(ours, RAID, lies(Card::Raid));
        let theirs = without(theirs, adds, lies(card));
        let mercenaries = ours.saturating_add(theirs).div_ceil(MERCENARIES);
        let played = mercenaries <= lies(Card::Mercenaries) && (theirs == 0 || hired);
        if played { Ok(()) } else { Err("kop-wrong-bonus") }
    }
}

/// What is left of a bonus if as much of it as can be comes from cards of one kind.
fn without(bonus: u8, adds: u8, cards: u8) -> u8 {
    bonus - adds * cards.min(bonus / adds)
}
