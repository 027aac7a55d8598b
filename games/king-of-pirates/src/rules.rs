//! The rules as the contract asks for them. What takes more than a line is in
//! a method of the same name, in the file of its chapter.

use crate::{
    Action, Card, Chance, Dice, Edition, Event, Frame, Heading, KingOfPirates, Options, Outcome,
    Part, Phase, Pirate, Pirates, Play, Position, Refusal, Side, Site, Target, Tile, View, options,
    sketch, text, thumbnail,
};
use game::{Game, Groups, Pending, Rng, Seat, Sink, Text, Thumbnail, Viewer};
use std::ops::{ControlFlow, RangeInclusive};

impl Game for KingOfPirates {
    const ID: &'static str = "king-of-pirates";
    const TITLE: &'static str = "King of Pirates";
    const PLAYERS: RangeInclusive<usize> = 2..=6;
    const RULES: u32 = 2;
    /// KOP-11 ends a match after 600 turns of six players; this is a wide margin over what they
    /// were measured to take, see `games/king-of-pirates/rules`.
    const LONGEST: usize = 200_000;

    game::own_parts!();

    fn players(&self) -> usize {
        self.players as usize
    }

    #[inline]
    fn pending(&self) -> Pending<Chance> {
        self.asked()
    }

    fn question(&self, _: Seat) -> u64 {
        self.cards_played()
    }

    fn enumerate(&self, seat: Seat, groups: &mut impl Groups<Action>) -> ControlFlow<()> {
        if !matches!(self.asked(), Pending::Seats(asked) if asked.contains(seat)) {
            return ControlFlow::Continue(());
        }
        match self.frames.top() {
            Frame::Turn(Phase::Discard) => {
                self.discardings(seat, groups)?;
                self.plays(seat, groups)?;
                self.thefts(seat, groups)
            }
            Frame::Excess(_) => self.discardings(seat, groups),
            Frame::Turn(Phase::TheftBefore | Phase::TheftAfter) => {
                self.thefts(seat, groups)?;
                groups.one(Action::Spare)
            }
            Frame::Setup(_) => self.crews(seat, groups),
            Frame::Turn(Phase::Sail) => {
                self.courses(seat, groups)?;
                self.plays(seat, groups)
            }
            Frame::Turn(Phase::Arrive) => self.diggings(seat, groups),
            Frame::Turn(Phase::Choose) => self.attacks(groups),
            Frame::Refit(refit) => self.refits(refit, groups),
            Frame::Fight(_) => Self::rolls(groups),
            Frame::Mutiny(mutiny) if mutiny.seat == seat => {
                self.pleas(seat, groups)?;
                self.plays(seat, groups)
            }
            Frame::Window(_) | Frame::Mutiny(_) => {
                groups.one(Action::Pass)?;
                groups.one(Action::PassAll)?;
                self.plays(seat, groups)
            }
            Frame::Promote(_) => groups.each(self.ship(seat).crew, Action::Captain),
            Frame::Turn(Phase::Draw(_) | Phase::Compass | Phase::Upkeep)
            | Frame::Haunted(_)
            | Frame::Shuffle(_)
            | Frame::Over => ControlFlow::Continue(()),
        }
    }

    /// KOP-39 and others: whatever may be left alone.
    fn whose_turn(&self) -> Option<Seat> {
        Some(self.turn)
    }

    fn idle(&self, seat: Seat) -> Option<Action> {
        const LEAST: [Action; 8] = [
            Action::Pass,
            Action::Spare,
            Action::Stop,
            Action::Leave,
            Action::Hire,
            Action::Rest,
            Action::Stand,
            Action::Submit,
        ];
        LEAST.into_iter().find(|&action| self.check(seat, action).is_ok())
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Pass | Action::PassAll => self.check_pass(seat),
            Action::Play(play) => self.check_play(seat, play),
            Action::Discard(card) => self.check_discard(seat, card),
            Action::Steal(victim) => self.check_theft(seat, victim),
            Action::Spare => self.check_spare(),
            Action::Sail(heading) => self.check_sail(seat, heading),
            Action::Stop => self.check_moving(seat),
            Action::Dig => self.check_dig(seat),
            Action::Leave => self.check_arrived(),
            Action::Buy(part) => self.check_hideout(seat, Some(part)),
            Action::Hire => self.check_hideout(seat, None),
            Action::Dismiss(pirate) => self.check_dismiss(seat, pirate),
            Action::Captain(pirate) => self.check_captain(seat, pirate),
            Action::Attack(target) => self.check_attack(seat, target),
            Action::Rest => self.check_rest(seat),
            Action::Reroll(_) | Action::Stand => self.check_aim(),
            Action::Scapegoat(pirate) => self.check_plea(seat, Some(pirate)),
            Action::Submit => self.check_plea(seat, None),
        }
    }

    #[inline]
    fn act(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        match action {
            Action::Pass => self.apply_pass(seat, false, sink),
            Action::PassAll => self.apply_pass(seat, true, sink),
            Action::Play(play) => self.apply_play(seat, play, sink),
            Action::Discard(card) => self.apply_discard(seat, card, sink),
            Action::Steal(from) => self.apply_steal(seat, from, sink),
            Action::Spare => self.spare(),
            Action::Sail(heading) => self.apply_sail(seat, heading, sink),
            Action::Stop => self.end_movement(sink),
            Action::Dig => self.apply_dig(seat, sink),
            Action::Leave => self.arrive(sink),
            Action::Buy(part) => self.apply_buy(seat, part, sink),
            Action::Hire => self.begin_hiring(seat),
            Action::Dismiss(pirate) => self.apply_dismiss(seat, pirate, sink),
            Action::Captain(pirate) => self.apply_captain(seat, pirate, sink),
            Action::Attack(target) => self.begin_fight(target, sink),
            Action::Rest => self.ended = true,
            Action::Reroll(dice) => self.apply_reroll(seat, dice, sink),
            Action::Stand => self.keep_dice(sink),
            Action::Scapegoat(pirate) => self.apply_scapegoat(seat, pirate, sink),
            Action::Submit => self.answered(seat),
        }
        self.run(sink);
    }

    fn roll(&self, rng: &mut impl Rng) -> Outcome {
        self.roll(rng)
    }

    fn admit(&self, outcome: &Outcome) -> Result<(), Text> {
        self.admit(outcome)
    }

    fn resolve(&mut self, outcome: &Outcome, sink: &mut impl Sink<Event>) {
        self.settle(outcome, sink);
        self.run(sink);
    }

    /// KOP-8: when the Dutchman meets several ships at once, everybody sees
    /// whose hand each card comes from before all lie in one pile.
    fn lays_open(events: &[Event]) -> bool {
        events.iter().filter(|event| matches!(event, Event::Haunted { .. })).count() > 1
    }

    fn tell(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.told(viewer))
    }

    fn action_text(view: &View, seat: Seat, action: Action) -> Text {
        text::action_text(view, seat, action)
    }

    fn event_text(view: &View, event: &Event) -> Option<Text> {
        text::event_text(view, event)
    }

    fn refusal_text(view: &View, refusal: &Refusal) -> Text {
        text::refusal_text(view, refusal)
    }

    fn thumbnail(view: &View) -> Thumbnail {
        thumbnail::thumbnail(view)
    }

    /// Nobody has more than 3 000 doubloons.
    fn open_to_latecomers(&self) -> bool {
        self.ships.iter().all(|ship| ship.doubloons <= 3_000)
    }

    fn universe(&self) -> Vec<Action> {
        use Action as A;
        let seats = || Seat::all(Seat::MOST);
        let simple = [
            A::Pass,
            A::PassAll,
            A::Spare,
            A::Stop,
            A::Dig,
            A::Leave,
            A::Hire,
            A::Rest,
            A::Stand,
            A::Submit,
            A::Attack(Target::Nation),
        ];
        let mut all = simple.to_vec();
        all.extend(plays().into_iter().map(A::Play));
        all.extend(Card::ALL.map(A::Discard));
        all.extend(seats().map(A::Steal));
        all.extend(Heading::ALL.map(A::Sail));
        all.extend(Part::ALL.map(A::Buy));
        all.extend(Pirate::all().flat_map(|p| [A::Dismiss(p), A::Captain(p), A::Scapegoat(p)]));
        all.extend(seats().map(|seat| A::Attack(Target::Player(seat))));
        all.extend(Dice::ALL.map(A::Reroll));
        all
    }

    fn conserved(&self) -> Result<(), String> {
        self.cards_conserved()?;
        self.pirates_conserved()?;
        self.tiles_conserved()
    }
}

/// Every way to play every card.
fn plays() -> Vec<Play> {
    let mut plays = vec![
        Play::Ambush,
        Play::Raid,
        Play::Citrus,
        Play::Tailwind,
        Play::Soldiers,
        Play::Keelhaul,
    ];
    plays.extend(Pirate::all().map(Play::Assassination));
    plays.extend(Seat::all(Seat::MOST).flat_map(|seat| [Play::Scurvy(seat), Play::Mutiny(seat)]));
    plays.extend(Side::ALL.map(Play::Mercenaries));
    plays.extend(Heading::ALL.map(Play::FlyingDutchman));
    plays
}

impl KingOfPirates {
    fn cards_conserved(&self) -> Result<(), String> {
        let mut counts = self.discards;
        self.deck.as_slice().iter().for_each(|card| counts[card.index()] += 1);
        for seat in self.seats() {
            let ship = self.ship(seat);
            if ship.held != ship.hand.iter().sum::<u8>() {
                return Err(format!("seat {seat} does not hold {} cards", ship.held));
            }
            if Card::ALL.into_iter().any(|card| ship.holds(card) != (ship.hand[card.index()] > 0)) {
                return Err(format!("seat {seat} holds other cards than {:?}", ship.kinds));
            }
            counts.iter_mut().zip(ship.hand).for_each(|(count, held)| *count += held);
        }
        let lost = Card::ALL.into_iter().find(|c| counts[c.index()] != self.kit.cards[c.index()]);
        lost.map_or(Ok(()), |card| Err(format!("{} cards {card}", counts[card.index()])))
    }

    fn pirates_conserved(&self) -> Result<(), String> {
        let mut seen: Pirates = self.pirates.as_slice().iter().copied().collect();
        let mut count = self.pirates.len();
        for seat in self.seats() {
            let ship = self.ship(seat);
            count += (ship.crew.len() + ship.drawn.len()) as usize;
            seen = seen.or(ship.crew).or(ship.drawn);
            if ship.crew.len() > self.berths(seat).into() {
                return Err(format!("seat {seat} has more pirates than berths"));
            }
            if ship.captain.is_some_and(|captain| !ship.crew.contains(captain)) {
                return Err(format!("the captain of seat {seat} is not aboard"));
            }
            if ship.rum > self.rum_room(seat) || ship.cannonballs > self.cannonball_room(seat) {
                return Err(format!("seat {seat} has more stores than room"));
            }
        }
        if seen.len() as usize == count { Ok(()) } else { Err("a pirate in two places".to_owned()) }
    }

    fn tiles_conserved(&self) -> Result<(), String> {
        for water in [Site::Ocean, Site::Sharks] {
            let mut left = self.kit.tiles(water);
            for tile in self.waters(water).filter_map(|hex| self.lying(hex).tile()) {
                let count: &mut u8 = &mut left[Tile::index(tile)];
                *count = count.checked_sub(1).ok_or_else(|| format!("too many of {tile}"))?;
            }
        }
        Ok(())
    }
}
