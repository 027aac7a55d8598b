//! Why an action is refused, in the language of the person.

use planks::{Color, JOLT, Refusal, Spot};
use web_kit::words::{say, say_with};

use super::looks::{color, plank, spot};

pub(super) fn refusal(refusal: &Refusal) -> String {
    match refusal {
        Refusal::PlaceFirst => say("plk-no-place-first"),
        Refusal::SlideFirst => say("plk-no-slide-first"),
        Refusal::MoveFirst => say("plk-no-move-first"),
        Refusal::DecideFirst => say("plk-no-decide-first"),
        Refusal::ReturnFirst => say("plk-no-return-first"),
        Refusal::PlaceNotYours(of) => colored("plk-no-place-not-yours", *of),
        Refusal::AllPlaced(of) => colored("plk-no-all-placed", *of),
        Refusal::NeutralFirst(of) => colored("plk-no-neutral-first", *of),
        Refusal::Occupied(at) => on("plk-no-occupied", *at),
        Refusal::PlaceTips(at) => on("plk-no-place-tips", *at),
        Refusal::NotRolled(which, one, other) => say_with(
            "plk-no-not-rolled",
            &[
                ("plank", plank(*which).into()),
                ("one", plank(*one).into()),
                ("other", plank(*other).into()),
            ],
        ),
        Refusal::EmptyPlank(which) => say_with("plk-no-empty", &[("plank", plank(*which).into())]),
        Refusal::NoSide(which) => say_with("plk-no-side", &[("plank", plank(*which).into())]),
        Refusal::NobodyThere(at) => on("plk-no-nobody", *at),
        Refusal::MoveNotYours(of) => colored("plk-no-move-not-yours", *of),
        Refusal::ComeFromAnother(onto) => {
            say_with("plk-no-same-plank", &[("plank", plank(*onto).into())])
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
        Refusal::SteadyTable => say("plk-no-steady"),
        Refusal::JoltOnNothing => say("plk-no-jolt-nothing"),
        Refusal::TooHard(jolt) => {
            say_with("plk-no-too-hard", &[("jolt", (*jolt).into()), ("most", JOLT.into())])
        }
    }
}

fn colored(key: &str, of: Color) -> String {
    say_with(key, &[("color", color(of).into())])
}

fn on(key: &str, at: Spot) -> String {
    say_with(key, &[("spot", spot(at).into())])
}
