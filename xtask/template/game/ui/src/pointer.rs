//! Pointing: what a click on a die, the charm or a space means.

use leptos::prelude::*;
use template_game::{Action, Pips};
use web_kit::model::{MatchModel, Snapshot};

use super::TemplateGameUi;

/// What the person points at. A handle, like the model.
#[derive(Clone, Copy)]
pub(super) struct Pointer {
    pub(super) model: MatchModel<TemplateGameUi>,
    /// The action under the pointer.
    pub(super) hover: RwSignal<Option<Action>>,
}

impl Pointer {
    pub(super) fn new(model: MatchModel<TemplateGameUi>) -> Self {
        let hover = RwSignal::new(None);
        // Every input begins with nothing pointed at.
        Effect::new(move || {
            model.now.track();
            hover.set(None);
        });
        Self { model, hover }
    }

    /// The space where the boat would stop by the action under the pointer, or by the proposed one.
    pub(super) fn outlook(self) -> Option<u8> {
        let action = self.hover.get().or_else(|| self.model.proposed.get())?;
        let now = self.model.now.get();
        now.view.preview(now.asked()?, action).map(|stop| stop.to)
    }

    /// Proposes an action; pointing at the same thing once more confirms it.
    pub(super) fn offer(self, action: Action) {
        if self.model.proposed.get_untracked() == Some(action) {
            self.model.act(action);
        } else {
            self.model.propose(action);
        }
    }

    /// The legal action that leads to a space; a die before the charm.
    pub(super) fn target(now: &Snapshot<TemplateGameUi>, space: u8) -> Option<Action> {
        let seat = now.asked()?;
        let leads = |action: &&Action| {
            now.view.preview(seat, **action).is_some_and(|stop| stop.to == space)
        };
        now.legal.iter().find(leads).copied()
    }

    /// A space was pointed at; if no action leads there, the rules say why not.
    pub(super) fn space(self, space: u8) {
        let now = self.model.now.get_untracked();
        let Some(seat) = now.asked() else { return };
        let distance = space.saturating_sub(now.view.places[seat.index()]);
        let shown = |pips: &Pips| now.view.dice.is_some_and(|dice| dice.contains(pips));
        let other = || Pips::ALL.into_iter().find(|pips| !shown(pips));
        let wanted = Pips::try_from(distance).ok().or_else(other).map(Action::Row);
        if let Some(action) = Self::target(&now, space).or(wanted) {
            self.offer(action);
        }
    }
}
