//! Pointing: what a click on a space, an arrow or a pirate means in each phase.

use leptos::prelude::*;
use planks::{
    Action, Color, JOLT, Moving, Phase, Placing, Plank, Preview, Returning, Side, Sliding, Spot,
};
use web_kit::device;
use web_kit::model::{MatchModel, Refused, Snapshot};
use web_kit::words::say;

use super::PlanksUi;
use super::ask;

/// A plank that is being dragged, and by how many spaces.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Drag {
    pub(super) plank: Plank,
    pub(super) by: f64,
}

/// What the person points at. A handle, like the model.
#[derive(Clone, Copy)]
pub(super) struct Pointer {
    pub(super) model: MatchModel<PlanksUi>,
    /// The pirate that was chosen to move.
    pub(super) source: RwSignal<Option<Spot>>,
    /// The colour that is placed or comes back, of a seat with two.
    pub(super) color: RwSignal<Option<Color>>,
    /// The action under the pointer, for its preview.
    pub(super) hover: RwSignal<Option<Action>>,
    pub(super) drag: RwSignal<Option<Drag>>,
    /// What the action under the pointer, or the proposed one, would make fall.
    pub(super) outlook: Memo<Option<Preview>>,
    /// When the pirate was lifted, in milliseconds.
    lifted: StoredValue<f64>,
}

impl Pointer {
    pub(super) fn new(model: MatchModel<PlanksUi>) -> Self {
        let (source, color) = (RwSignal::new(None), RwSignal::new(None));
        let (hover, drag) = (RwSignal::new(None), RwSignal::new(None));
        let outlook = Memo::new(move |_| {
            let action = hover.get().or_else(|| model.proposed.get())?;
            let now = model.now.get();
            now.view.preview(now.asked()?, action).ok()
        });
        // Every input begins with an empty hand, and so does a hint, which may be about another piece.
        Effect::new(move || {
            model.now.track();
            model.advice.track();
            source.set(None);
            hover.set(None);
            drag.set(None);
        });
        Effect::new(move || {
            let (now, proposed) = (model.now.get(), model.proposed.get());
            model.guidance.set(ask::guidance(&now, source.get(), proposed));
        });
        Self { model, source, color, hover, drag, outlook, lifted: StoredValue::new(0.0) }
    }

    /// The action under the pointer, or the proposed one.
    pub(super) fn pointed(self) -> Option<Action> {
        self.hover.get().or_else(|| self.model.proposed.get())
    }

    /// The colour that the asked seat places or brings back.
    pub(super) fn color_now(self, now: &Snapshot<PlanksUi>) -> Option<Color> {
        let of = |action: &Action| match action {
            Action::Place(Placing { color, .. }) | Action::Return(Returning { color, .. }) => {
                Some(*color)
            }
            Action::Slide(_) | Action::Move(_) | Action::Decide(_) => None,
        };
        let possible: Vec<Color> = now.legal.iter().filter_map(of).collect();
        self.color.get().filter(|color| possible.contains(color)).or(possible.first().copied())
    }

    /// Can the pirate who stands here be moved now?
    pub(super) fn is_source(now: &Snapshot<PlanksUi>, spot: Spot) -> bool {
        now.legal.iter().any(|action| matches!(action, Action::Move(m) if m.from == spot))
    }

    /// The legal action that pointing at this space would propose.
    pub(super) fn target(self, now: &Snapshot<PlanksUi>, spot: Spot) -> Option<Action> {
        let color = self.color_now(now);
        let source = self.source.get();
        now.legal.iter().copied().find(|action| match action {
            Action::Place(placing) => placing.at == spot && Some(placing.color) == color,
            Action::Return(returning) => returning.at == spot && Some(returning.color) == color,
            Action::Move(moving) => {
                now.view.phase == Phase::Move(spot.plank)
                    && moving.to == spot.space
                    && source == Some(moving.from)
            }
            Action::Slide(_) | Action::Decide(_) => false,
        })
    }

    /// A space was pointed at.
    pub(super) fn space(self, spot: Spot, by_key: bool) {
        let now = self.model.now.get_untracked();
        if now.asked().is_none() {
            return;
        }
        match now.view.phase {
            Phase::Move(onto) => self.move_space(&now, onto, spot, by_key),
            Phase::Slide => self.slide_space(&now, spot),
            Phase::Place | Phase::Return => match untrack(|| self.target(&now, spot)) {
                Some(action) => self.offer(self.shaken(&now, action, by_key)),
                None => self.refuse_target(&now, spot),
            },
            Phase::Decide => self.say("plk-decide-first"),
            Phase::Roll | Phase::Over => {}
        }
    }

    fn move_space(self, now: &Snapshot<PlanksUi>, onto: Plank, spot: Spot, by_key: bool) {
        let source = self.source.get_untracked();
        match source {
            Some(source) if source == spot => self.choose(None),
            Some(_) if spot.plank == onto => match untrack(|| self.target(now, spot)) {
                Some(action) => self.offer(self.shaken(now, action, by_key)),
                None => self.refuse_target(now, spot),
            },
            _ if now.view.pirate_at(spot).is_some() && Self::is_source(now, spot) => {
                self.choose(Some(spot));
            }
            _ if now.view.pirate_at(spot).is_some() => self.refuse_target(now, spot),
            _ => self.say("plk-choose-pirate"),
        }
    }

    fn slide_space(self, now: &Snapshot<PlanksUi>, spot: Spot) {
        let plank = spot.plank;
        let empty = now.view.row(plank).is_some_and(|row| row.pirates.is_empty());
        let rolled = now.view.dice.is_some_and(|dice| dice.contains(&plank));
        if rolled && !empty {
            return self.say("plk-which-side");
        }
        let to = if empty { None } else { Some(Side::Port) };
        self.offer(Action::Slide(Sliding { plank, to, jolt: 0 }));
    }

    /// Lets the rules say why not.
    fn refuse_target(self, now: &Snapshot<PlanksUi>, spot: Spot) {
        let color = untrack(|| self.color_now(now)).unwrap_or(Color::White);
        let action = match now.view.phase {
            Phase::Place => Action::Place(Placing { color, at: spot }),
            Phase::Return => Action::Return(Returning { color, at: spot, push: None, jolt: 0 }),
            _ => {
                let from = self.source.get_untracked().unwrap_or(spot);
                Action::Move(Moving { from, to: spot.space, push: None, jolt: 0 })
            }
        };
        self.model.propose(action);
    }

    /// An arrow was pressed.
    pub(super) fn slide(self, plank: Plank, to: Option<Side>, by_key: bool) {
        let hands = self.model.now.get_untracked().view.hands;
        // A push at one end is less even than a careful drag.
        let jolt = if hands && !by_key && to.is_some() { JOLT / 4 } else { 0 };
        self.offer(Action::Slide(Sliding { plank, to, jolt }));
    }

    /// A plank was dragged and let go: it slides at once.
    pub(super) fn let_go(self, sliding: Sliding) {
        self.drag.set(None);
        self.hover.set(None);
        self.model.withdraw();
        self.model.act(Action::Slide(sliding));
    }

    /// PLK-17: with the option `hands`, haste between lifting and setting down is a jolt.
    fn shaken(self, now: &Snapshot<PlanksUi>, action: Action, by_key: bool) -> Action {
        if !now.view.hands || by_key || now.view.phase == Phase::Place {
            return action;
        }
        let proposed = self.model.proposed.get_untracked();
        match proposed.filter(|proposed| proposed.with_jolt(0) == action) {
            Some(proposed) => proposed,
            None => action.with_jolt(haste(device::now() - self.lifted.get_value())),
        }
    }

    fn choose(self, source: Option<Spot>) {
        self.model.withdraw();
        self.hover.set(None);
        self.lifted.set_value(device::now());
        self.source.set(source);
    }

    /// Proposes an action; pointing at the same thing once more confirms it.
    fn offer(self, action: Action) {
        self.hover.set(None);
        if self.model.proposed.get_untracked() == Some(action) {
            self.model.act(action);
        } else {
            self.model.propose(action);
        }
    }

    fn say(self, key: &str) {
        self.model.proposed.set(None);
        self.model.refused.set(Some(Refused { rule: None, text: say(key) }));
    }
}

/// PLK-17: the jolt of a pirate who was set down this long after he was lifted, in milliseconds.
fn haste(milliseconds: f64) -> u8 {
    let hurry = (900.0 - milliseconds).max(0.0) / 75.0;
    hurry.round().min(f64::from(JOLT)) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_takes_a_second_is_steady() {
        assert_eq!(haste(1_000.0), 0);
        assert_eq!(haste(0.0), JOLT);
        assert!((1..JOLT).contains(&haste(500.0)));
    }
}
