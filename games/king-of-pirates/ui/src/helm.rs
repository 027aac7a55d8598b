//! What the person has picked, and what pointing at something means.

use std::time::Duration;

use game::Seat;
use king_of_pirates::{Action, Card, Event, Frame, Hex, Pirate, Play, Side, Target, View};
use leptos::prelude::*;
use web_kit::model::{MatchModel, Refused, Snapshot};
use web_kit::words::{say, say_with};

use super::KingOfPiratesUi;
use super::course;
use super::names;
use super::windows;

/// A moment between two hexes of a course, so that the first glide is seen.
const STEP: Duration = Duration::from_millis(430);

/// Something that can be pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Spot {
    Hex(Hex),
    Ship(Seat),
    Pirate(Pirate),
    Side(Side),
}

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
        helm
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
        let actions = at(&now, self.chosen.get_untracked(), spot);
        match (actions.first(), spot) {
            (Some(&action), _) => self.propose(action),
            (None, Spot::Hex(hex)) => self.steer(&now, hex),
            (None, Spot::Pirate(pirate)) => self.about.set(Some(names::berth(&now.view, pirate))),
            (None, Spot::Ship(_) | Spot::Side(_)) => {}
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

    /// Sails to a hex, and passes the window before it; or says what is there.
    fn steer(self, now: &Snapshot<KingOfPiratesUi>, hex: Hex) {
        let reached = reach(now, self.chosen.get_untracked(), hex);
        let Some(seat) = now.asked().filter(|_| reached.is_some()) else {
            return self.explain(now, hex);
        };
        self.plan.set(Some((seat, Plan::Sail(hex))));
        if now.legal.contains(&Action::Pass) {
            self.model.act(Action::Pass);
        } else {
            self.follow(now);
        }
    }

    fn explain(self, now: &Snapshot<KingOfPiratesUi>, hex: Hex) {
        let sails = now.asked().is_some_and(|seat| windows::may_sail(&now.view, seat));
        if sails && self.chosen.get_untracked().is_none() {
            let text = say_with("kop-too-far", &[("hexes", now.view.movement.into())]);
            self.model.refused.set(Some(Refused { rule: Some("KOP-17".to_owned()), text }));
        } else {
            self.about.set(Some(names::about(&now.view, hex)));
        }
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
        let step = course::step(&now.view, seat, hex).map(Action::Sail);
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
                self.model.propose(step);
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

/// What pointing at something would do: with the card that was taken up, or without.
pub(super) fn at(now: &Snapshot<KingOfPiratesUi>, chosen: Option<Card>, spot: Spot) -> Vec<Action> {
    let Some(seat) = now.asked() else { return Vec::new() };
    let meant = |action: &&Action| {
        let card = match action {
            Action::Play(play) => Some(play.card()),
            _ => None,
        };
        card == chosen && spot_of(&now.view, seat, **action) == Some(spot)
    };
    now.legal.iter().filter(meant).copied().collect()
}

/// What is pointed at to do an action; none for what has a button of its own.
pub(super) fn spot_of(view: &View, seat: Seat, action: Action) -> Option<Spot> {
    let here = view.ships.get(seat.index()).map(|ship| ship.at)?;
    match action {
        Action::Play(play) => played_at(view, play),
        Action::Steal(from) => Some(Spot::Ship(from)),
        Action::Sail(heading) => here.step(heading).map(Spot::Hex),
        Action::Stop | Action::Dig | Action::Attack(Target::Nation) => Some(Spot::Hex(here)),
        Action::Attack(Target::Player(other)) => Some(Spot::Ship(other)),
        Action::Dismiss(pirate) | Action::Captain(pirate) | Action::Scapegoat(pirate) => {
            Some(Spot::Pirate(pirate))
        }
        Action::Pass
        | Action::PassAll
        | Action::Discard(_)
        | Action::Spare
        | Action::Leave
        | Action::Buy(_)
        | Action::Hire
        | Action::Rest
        | Action::Reroll(_)
        | Action::Stand
        | Action::Submit => None,
    }
}

fn played_at(view: &View, play: Play) -> Option<Spot> {
    match play {
        Play::Assassination(victim) => Some(Spot::Pirate(victim)),
        Play::Scurvy(victim) | Play::Mutiny(victim) => Some(Spot::Ship(victim)),
        Play::Mercenaries(side) => Some(Spot::Side(side)),
        Play::FlyingDutchman(heading) => view.dutchman.step(heading).map(Spot::Hex),
        Play::Ambush
        | Play::Raid
        | Play::Citrus
        | Play::Tailwind
        | Play::Soldiers
        | Play::Keelhaul => None,
    }
}

/// The hexes it takes to sail there this turn.
pub(super) fn reach(now: &Snapshot<KingOfPiratesUi>, chosen: Option<Card>, hex: Hex) -> Option<u8> {
    let seat = now.asked().filter(|seat| windows::may_sail(&now.view, *seat))?;
    let distance = now.view.ships[seat.index()].at.distance(hex);
    let free = chosen.is_none() && now.legal.iter().any(goes_on);
    (free && distance > 0 && distance <= now.view.movement).then_some(distance)
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
