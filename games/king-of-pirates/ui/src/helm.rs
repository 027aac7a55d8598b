//! What the person has picked, and what pointing at something means.

use std::sync::Arc;
use std::time::Duration;

use game::Seat;
use king_of_pirates::{Action, Card, Event, Frame, Hex, Target, View};
use leptos::prelude::*;
use web_kit::model::{MatchModel, Refused, Sequence, Snapshot};
use web_kit::motion::drag::Drag;
use web_kit::widgets::{beside, explain};
use web_kit::words::{say, say_with};

use super::KingOfPiratesUi;
use super::arrival;
use super::course;
use super::looks;
use super::names;
use super::risk;
use super::spot::{self, Spot};
use super::windows;

/// A moment between two hexes of a course, so that the first glide is seen.
const STEP: Duration = Duration::from_millis(430);

/// What is to be done once the question comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Plan {
    /// Sail here, hex by hex.
    Sail(Hex),
    /// Show what this attack would bring.
    Attack(Target),
}

/// The match and what was picked. A handle: copies mean the same.
#[derive(Clone, Copy)]
pub(super) struct Helm {
    pub(super) model: MatchModel<KingOfPiratesUi>,
    /// The card of the hand whose target is to be chosen.
    pub(super) chosen: RwSignal<Option<Card>>,
    /// Where the course leads that waits for its confirmation.
    course: RwSignal<Option<Hex>>,
    /// The own ship, while it is in the hand.
    pub(super) drag: Drag,
    /// Who plans what.
    plan: RwSignal<Option<(Seat, Plan)>>,
    /// What was last asked about, in words.
    pub(super) about: RwSignal<Option<String>>,
}

impl Helm {
    pub(super) fn new(model: MatchModel<KingOfPiratesUi>) -> Self {
        let helm = Self {
            model,
            chosen: RwSignal::new(None),
            course: RwSignal::new(None),
            drag: Drag::default(),
            plan: RwSignal::new(None),
            about: RwSignal::new(None),
        };
        Effect::new(move |_| {
            // What others do at the same time leaves the choice as it was.
            model.question.track();
            // A hint may be about another card.
            model.advice.track();
            helm.chosen.set(None);
            helm.about.set(None);
        });
        Effect::new(move |_| helm.follow(&model.now.get()));
        beside::keep_beside(Signal::derive(move || helm.confirmed_at()));
        helm
    }

    /// The piece beside which the proposed action is confirmed; none for what has no place.
    pub(super) fn confirmed_at(self) -> Option<String> {
        let action = self.model.proposed.get()?;
        if let Some(hex) = self.goal() {
            return Some(looks::hex_piece(hex));
        }
        let now = self.model.now.get();
        let seat = now.asked()?;
        match (action, spot::of(&now.view, seat, action)) {
            (Action::Attack(_), _) => Some(looks::hex_piece(now.view.ships[seat.index()].at)),
            (Action::Play(_), Some(Spot::Ship(other))) => Some(looks::panel_piece(other)),
            (_, Some(Spot::Hex(hex))) => Some(looks::hex_piece(hex)),
            (_, Some(Spot::Pirate(pirate))) => Some(looks::pirate_piece(pirate)),
            (Action::Play(play), _) => Some(looks::card_piece(play.card())),
            (Action::Buy(part), _) => Some(looks::part_piece(part)),
            _ => None,
        }
    }

    /// Where the own ship would be: what it is held over, or what waits for its confirmation.
    pub(super) fn goal(self) -> Option<Hex> {
        if let Some(hex) = self.held_over() {
            return Some(hex);
        }
        let proposed = self.model.proposed.get()?;
        if self.model.sequence.with(Option::is_some) {
            return self.course.get();
        }
        let now = self.model.now.get();
        match (proposed, now.asked()) {
            (Action::Sail(heading), Some(seat)) => now.view.ships[seat.index()].at.step(heading),
            _ => None,
        }
    }

    /// The hex within reach over which the own ship is held.
    pub(super) fn held_over(self) -> Option<Hex> {
        let hex = looks::hex_named(&self.drag.over.get()?)?;
        reach(&self.model.now.get(), None, hex).map(|_| hex)
    }

    /// The own ship was taken up.
    pub(super) fn lift(self) {
        self.chosen.set(None);
        self.model.withdraw();
    }

    /// The own ship was dropped.
    pub(super) fn drop_on(self, name: Option<&str>) {
        let now = self.model.now.get_untracked();
        let own = now.asked().map(|seat| now.view.ships[seat.index()].at);
        match name.and_then(looks::hex_named) {
            Some(hex) if own != Some(hex) => self.steer(&now, hex),
            _ => {}
        }
    }

    /// Takes up a card whose target is to be chosen, or puts it back.
    pub(super) fn take(self, card: Card) {
        let taken = (self.chosen.get_untracked() != Some(card)).then_some(card);
        self.model.withdraw();
        self.chosen.set(taken);
        self.model.guidance.set(taken.and_then(aim_words));
    }

    /// Points at something: does what that means, or says why it means nothing now.
    pub(super) fn point(self, spot: Spot) {
        let now = self.model.now.get_untracked();
        let actions = spot::at(&now, self.chosen.get_untracked(), spot);
        match (actions.first(), spot) {
            (Some(&action), _) if self.model.proposed.get_untracked() == Some(action) => {
                self.model.act(action);
            }
            (Some(&action), _) => self.propose(action),
            (None, Spot::Hex(hex)) => self.steer(&now, hex),
            (None, Spot::Pirate(pirate)) => {
                self.tell(&looks::pirate_piece(pirate), names::berth(&now.view, pirate));
            }
            (None, Spot::Ship(_) | Spot::Side(_)) => {}
        }
    }

    /// Explains a piece where it is.
    fn tell(self, piece: &str, words: String) {
        self.about.set(Some(words));
        if let Some(piece) = looks::find(piece) {
            explain::show(&piece);
        }
    }

    /// Does an action; where the person stops at a single foe, the attack is shown next.
    pub(super) fn propose(self, action: Action) {
        let now = self.model.now.get_untracked();
        let stops = now.asked().filter(|_| action == Action::Stop);
        let plan = |seat| Some((seat, Plan::Attack(only_foe(&now.view, seat)?)));
        self.plan.set(stops.and_then(plan));
        self.model.propose(action);
    }

    /// Proposes to sail to a hex; pointing at it once more confirms it. Elsewhere it says what is
    /// there.
    fn steer(self, now: &Snapshot<KingOfPiratesUi>, hex: Hex) {
        let reached = reach(now, self.chosen.get_untracked(), hex);
        let Some(seat) = now.asked().filter(|_| reached.is_some()) else {
            return self.explain(now, hex);
        };
        let Some(first) = first_of(now, seat, hex) else { return };
        let proposed = self.model.proposed.get_untracked().is_some()
            && self.model.sequence.with_untracked(Option::is_some);
        if proposed && self.course.get_untracked() == Some(hex) {
            return self.set_sail(seat, hex);
        }
        self.course.set(Some(hex));
        let sequence = Sequence {
            words: arrival::words(&now.view, seat, hex),
            outlook: arrival::outlook(&now.view, seat, hex),
            start: Arc::new(move || self.set_sail(seat, hex)),
        };
        let risky = risk::is_risky_course(&now.view, seat, hex);
        self.model.propose_sequence(first, risky, sequence);
    }

    /// Sails to a hex, and passes the window before it.
    fn set_sail(self, seat: Seat, hex: Hex) {
        let now = self.model.now.get_untracked();
        self.plan.set(Some((seat, Plan::Sail(hex))));
        if now.legal.contains(&Action::Pass) {
            self.model.act(Action::Pass);
        } else {
            self.follow(&now);
        }
    }

    fn explain(self, now: &Snapshot<KingOfPiratesUi>, hex: Hex) {
        let asked = now.asked().filter(|seat| windows::may_sail(&now.view, *seat));
        let away = asked.is_some_and(|seat| now.view.ships[seat.index()].at != hex);
        if away && self.chosen.get_untracked().is_none() {
            let text = say_with("kop-too-far", &[("hexes", now.view.movement.into())]);
            self.model.refused.set(Some(Refused { rule: Some("KOP-17".to_owned()), text }));
        }
        self.tell(&looks::hex_piece(hex), names::about(&now.view, hex));
    }

    /// Goes on with the plan, if it still makes sense.
    fn follow(self, now: &Snapshot<KingOfPiratesUi>) {
        let Some((seat, plan)) = self.plan.get_untracked() else { return };
        // A card of somebody else, or another turn: the plan is void.
        let void = now.view.turn != seat || plays(&now.news);
        if void {
            return self.plan.set(None);
        }
        // Others answer first, or the window in between is still open.
        if now.asked() != Some(seat) || matches!(now.view.top(), Frame::Window(_)) {
            return;
        }
        match plan {
            Plan::Sail(hex) => self.sail_on(now, seat, hex),
            Plan::Attack(target) => {
                self.plan.set(None);
                if now.legal.contains(&Action::Attack(target)) {
                    queue_microtask(move || self.model.propose(Action::Attack(target)));
                }
            }
        }
    }

    /// The next hex of a course, unless something new came into sight.
    fn sail_on(self, now: &Snapshot<KingOfPiratesUi>, seat: Seat, hex: Hex) {
        let at = now.view.ships[seat.index()].at;
        let step = course::step(&now.view, at, hex).map(Action::Sail);
        let Some(step) = step.filter(|step| now.legal.contains(step)) else {
            return self.plan.set(None);
        };
        let begun = now.view.moved > 0 && sailed(&now.news);
        if begun && sighted(&now.news) {
            return self.plan.set(None);
        }
        let asked = now.asked_this();
        let go = move || {
            if asked.is_some_and(|asked| self.model.still_asks(asked)) {
                self.model.act(step);
            }
        };
        if begun && !self.model.stands_still() {
            set_timeout(go, STEP);
        } else {
            queue_microtask(go);
        }
    }
}

fn plays(news: &[Event]) -> bool {
    news.iter().any(|event| matches!(event, Event::Played { .. }))
}

fn sailed(news: &[Event]) -> bool {
    news.iter().any(|event| matches!(event, Event::Sailed { .. }))
}

/// Whether a ship was turned up.
fn sighted(news: &[Event]) -> bool {
    let ship =
        |event: &Event| matches!(event, Event::TurnedUp { tile, .. } if tile.class().is_some());
    news.iter().any(ship)
}

/// The request to choose a target for a card.
fn aim_words(card: Card) -> Option<String> {
    match card {
        Card::Assassination => Some(say("kop-aim-pirate")),
        Card::Scurvy => Some(say("kop-aim-scurvy")),
        Card::Mutiny => Some(say("kop-aim-mutiny")),
        Card::Mercenaries => Some(say("kop-aim-side")),
        Card::FlyingDutchman => Some(say("kop-aim-dutchman")),
        Card::TreasureMap
        | Card::Tailwind
        | Card::Raid
        | Card::Ambush
        | Card::Soldiers
        | Card::Citrus
        | Card::Keelhaul => None,
    }
}

/// The hexes it takes to sail there this turn.
pub(super) fn reach(now: &Snapshot<KingOfPiratesUi>, chosen: Option<Card>, hex: Hex) -> Option<u8> {
    let seat = now.asked().filter(|seat| windows::may_sail(&now.view, *seat))?;
    let distance = now.view.ships[seat.index()].at.distance(hex);
    let free = chosen.is_none() && now.legal.iter().any(goes_on);
    (free && distance > 0 && distance <= now.view.movement).then_some(distance)
}

/// What sailing to a hex begins with.
fn first_of(now: &Snapshot<KingOfPiratesUi>, seat: Seat, hex: Hex) -> Option<Action> {
    if now.legal.contains(&Action::Pass) {
        return Some(Action::Pass);
    }
    course::step(&now.view, now.view.ships[seat.index()].at, hex).map(Action::Sail)
}

/// The seat whose ship can be sailed now.
pub(super) fn sailor(now: &Snapshot<KingOfPiratesUi>) -> Option<Seat> {
    let seat = now.asked().filter(|seat| windows::may_sail(&now.view, *seat))?;
    (now.view.movement > 0 && now.legal.iter().any(goes_on)).then_some(seat)
}

/// A lesson may be about something else than sailing.
fn goes_on(action: &Action) -> bool {
    matches!(action, Action::Sail(_) | Action::Pass)
}

/// KOP-20: the only one who can be attacked where a ship is.
fn only_foe(view: &View, seat: Seat) -> Option<Target> {
    let at = view.ships[seat.index()].at;
    if view.site(at).is_hideout() {
        return None;
    }
    let rivals = Seat::all(view.ships.len()).filter(|other| *other != seat);
    let mut rivals = rivals.filter(|other| view.ships[other.index()].at == at);
    let nation = view.strength_at(at).map(|_| Target::Nation);
    match (nation, rivals.next(), rivals.next()) {
        (Some(nation), None, None) => Some(nation),
        (None, Some(rival), None) => Some(Target::Player(rival)),
        _ => None,
    }
}
