//! Refusals as keys and values; the messages are in `lang`.

use super::{color, plank, spot};
use crate::{Color, JOLT, Refusal, Spot};
use game::Text;

/// Why an action is refused.
pub(crate) fn refusal_text(refusal: &Refusal) -> Text {
    match refusal {
        Refusal::PlaceFirst => Text::new("plk-no-place-first"),
        Refusal::SlideFirst => Text::new("plk-no-slide-first"),
        Refusal::MoveFirst => Text::new("plk-no-move-first"),
        Refusal::DecideFirst => Text::new("plk-no-decide-first"),
        Refusal::ReturnFirst => Text::new("plk-no-return-first"),
        Refusal::PlaceNotYours(of) => colored("plk-no-place-not-yours", *of),
        Refusal::AllPlaced(of) => colored("plk-no-all-placed", *of),
        Refusal::NeutralFirst(of) => colored("plk-no-neutral-first", *of),
        Refusal::Occupied(at) => on("plk-no-occupied", *at),
        Refusal::PlaceTips(at) => on("plk-no-place-tips", *at),
        Refusal::NotRolled(which, one, other) => Text::new("plk-no-not-rolled")
            .with("plank", plank(*which))
            .with("one", plank(*one))
            .with("other", plank(*other)),
        Refusal::EmptyPlank(which) => Text::new("plk-no-empty").with("plank", plank(*which)),
        Refusal::NoSide(which) => Text::new("plk-no-side").with("plank", plank(*which)),
        Refusal::NobodyThere(at) => on("plk-no-nobody", *at),
        Refusal::MoveNotYours(of) => colored("plk-no-move-not-yours", *of),
        Refusal::ComeFromAnother(onto) => {
            Text::new("plk-no-same-plank").with("plank", plank(*onto))
        }
        Refusal::SameSpace(at) => on("plk-no-same-space", *at),
        Refusal::PushWhere(at) => on("plk-no-push-where", *at),
        Refusal::NoChoiceOfPush(at) => on("plk-no-push-choice", *at),
        Refusal::PushedOff(at) => on("plk-no-pushed-off", *at),
        Refusal::DecideNotYours(of) => colored("plk-no-decide-not-yours", *of),
        Refusal::Decided(of) => colored("plk-no-decided", *of),
        Refusal::NotDue(of) => colored("plk-no-not-due", *of),
        Refusal::ReturnNotYours(of) => colored("plk-no-return-not-yours", *of),
        Refusal::NeutralBackFirst(of) => colored("plk-no-neutral-back", *of),
        Refusal::OverTheSea(at) => on("plk-no-over-sea", *at),
        Refusal::SteadyTable => Text::new("plk-no-steady"),
        Refusal::JoltOnNothing => Text::new("plk-no-jolt-nothing"),
        Refusal::TooHard(jolt) => {
            Text::new("plk-no-too-hard").with("jolt", *jolt).with("most", JOLT)
        }
    }
}

fn colored(key: &'static str, of: Color) -> Text {
    Text::new(key).with("color", color(of))
}

fn on(key: &'static str, at: Spot) -> Text {
    Text::new(key).with("spot", spot(at))
}
