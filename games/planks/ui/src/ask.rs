//! What the person is asked: one sentence from the step of the turn and what is picked.

use game::Seat;
use planks::{Action, Choice, Phase, Plank, Preview, Sliding, Spot, View};
use web_kit::model::{GameUi, Snapshot};
use web_kit::words::{addressed, capital, say, say_with};

use super::PlanksUi;
use super::looks;

type Now = Snapshot<PlanksUi>;

/// What to do now, with nothing picked yet. Several people at one device are named by their
/// colours.
pub(super) fn question(now: &Now, seat: Seat) -> String {
    let question = capital(&asked(now, seat));
    match now.you {
        Some(_) => question,
        None => addressed(&looks::name(&now.view.colors[seat.index()]), &question),
    }
}

fn asked(now: &Now, seat: Seat) -> String {
    let view = &now.view;
    match (view.phase, &now.legal[..]) {
        (Phase::Slide | Phase::Move(_) | Phase::Return, [only]) => {
            let action = PlanksUi::words_to_you(view, seat, *only);
            say_with("plk-ask-only", &[("action", action.into())])
        }
        (Phase::Place, _) => match view.neutral.filter(|color| view.hand[color.index()] > 0) {
            Some(neutral) => {
                say_with("plk-ask-neutral", &[("color", looks::color(neutral).into())])
            }
            None => say("plk-ask-place"),
        },
        (Phase::Slide, _) => match view.dice {
            Some(dice) => {
                let [one, other] = dice.map(looks::plank);
                say_with("plk-ask-slide", &[("one", one.into()), ("other", other.into())])
            }
            None => say("plk-ask-slide-any"),
        },
        (Phase::Move(plank), _) => {
            say_with("plk-ask-move", &[("plank", looks::plank_adjective(plank).into())])
        }
        (Phase::Decide, _) if !can_bring_back(now) => say("plk-ask-collect"),
        (Phase::Decide, _) => say("plk-ask-decide"),
        (Phase::Return, _) => say("plk-ask-return"),
        (Phase::Roll | Phase::Over, _) => say("plk-ask-wait"),
    }
}

fn can_bring_back(now: &Now) -> bool {
    now.legal.iter().any(|action| is_worth_offering(&now.view, *action) && brings_back(*action))
}

fn brings_back(action: Action) -> bool {
    matches!(action, Action::Decide(deciding) if deciding.choice == Choice::Pirates)
}

/// PLK-14 lets a player bring nobody back, but nothing comes of it.
pub(super) fn is_worth_offering(view: &View, action: Action) -> bool {
    match action {
        Action::Decide(deciding) => {
            deciding.choice == Choice::Gold || view.water[deciding.color.index()] > 0
        }
        Action::Place(_) | Action::Slide(_) | Action::Move(_) | Action::Return(_) => true,
    }
}

/// What to do with what is picked: the next thing to pick, or whether to do it.
pub(super) fn guidance(
    now: &Now,
    source: Option<Spot>,
    proposed: Option<Action>,
) -> Option<String> {
    let seat = now.asked()?;
    let Some(action) = proposed else {
        let (Some(_), Phase::Move(onto)) = (source, now.view.phase) else { return None };
        let plank = looks::plank_adjective(onto);
        return Some(say_with("plk-pick-space", &[("plank", plank.into())]));
    };
    let falls = now.view.preview(seat, action).map_or(0, |Preview { falls, .. }| falls.len());
    match action {
        Action::Slide(sliding) => Some(capital(&sure_to_slide(sliding, falls))),
        Action::Move(moving) => {
            let Phase::Move(onto) = now.view.phase else { return None };
            Some(sure_there(&now.view, onto, moving.to, moving.push.is_some(), falls))
        }
        Action::Return(back) => {
            Some(sure_there(&now.view, back.at.plank, back.at.space, back.push.is_some(), falls))
        }
        Action::Place(_) | Action::Decide(_) => None,
    }
}

fn sure_to_slide(sliding: Sliding, falls: usize) -> String {
    let plank = looks::plank(sliding.plank);
    match sliding.to {
        Some(to) => say_with(
            "plk-sure-slide",
            &[("plank", plank.into()), ("side", looks::side(to).into()), ("falls", falls.into())],
        ),
        None => say_with("plk-sure-stay", &[("plank", plank.into())]),
    }
}

fn sure_there(
    view: &View,
    plank: Plank,
    space: planks::Space,
    chosen: bool,
    falls: usize,
) -> String {
    let push = match view.pirate_at(Spot { plank, space }) {
        Some(_) if chosen => "choose",
        Some(_) => "yes",
        None => "no",
    };
    say_with("plk-sure-there", &[("push", push.into()), ("falls", falls.into())])
}
