//! Actions and events in the language of the person.

use game::Seat;
use planks::{
    Action, Choice, Color, Deciding, Event, Fall, Moving, Placing, Plank, Returning, Side, Sliding,
    Spot, Step, View,
};
use web_kit::words::{Value, capital, listed, say, say_with};

use super::looks::{color, doubloons, name, plank, side, spot};

pub(super) fn action(view: &View, seat: Seat, action: Action) -> String {
    let what = match action {
        Action::Place(Placing { color: of, at }) => {
            say_with("plk-act-place", &[("color", color(of).into()), ("spot", spot(at).into())])
        }
        Action::Slide(Sliding { plank: which, to: None, .. }) => {
            say_with("plk-act-stay", &[("plank", plank(which).into())])
        }
        Action::Slide(Sliding { plank: which, to: Some(to), .. }) => {
            let by = view.row(which).map_or(0, |row| row.pirates.len());
            slide("plk-act-slide", which, by, to)
        }
        Action::Move(moving) => moved(view, moving),
        Action::Decide(deciding) => decided(view, deciding),
        Action::Return(Returning { color: of, at, push, .. }) => {
            let back = say_with(
                "plk-act-return",
                &[("color", color(of).into()), ("spot", spot(at).into())],
            );
            back + &pushing(view, at, push)
        }
    };
    let jolt = match action.jolt() {
        0 => String::new(),
        jolt => say_with("plk-act-jolt", &[("jolt", jolt.into())]),
    };
    capital(&format!("{what}{jolt}{}", consequences(view, seat, action)))
}

/// A plank that slides so many spaces to a side.
pub(super) fn slide(key: &str, which: Plank, by: usize, to: Side) -> String {
    say_with(key, &[("plank", plank(which).into()), ("by", by.into()), ("side", side(to).into())])
}

fn moved(view: &View, moving: Moving) -> String {
    let Step::Move(onto) = view.phase else { return String::new() };
    let at = Spot { plank: onto, space: moving.to };
    let who = view.pirate_at(moving.from).map(color).unwrap_or_default();
    let moved = say_with(
        "plk-act-move",
        &[("color", who.into()), ("from", spot(moving.from).into()), ("to", spot(at).into())],
    );
    moved + &pushing(view, at, moving.push)
}

fn decided(view: &View, deciding: Deciding) -> String {
    let Deciding { color: of, choice } = deciding;
    match choice {
        Choice::Gold => say_with(
            "plk-act-gold",
            &[("doubloons", doubloons(view.collectable(of)).into()), ("color", color(of).into())],
        ),
        Choice::Pirates => say_with(
            "plk-act-pirates",
            &[("count", view.water[of.index()].into()), ("color", color(of).into())],
        ),
    }
}

/// Who is in the way, and where he goes if there is a choice.
fn pushing(view: &View, at: Spot, push: Option<Side>) -> String {
    match (view.pirate_at(at), push) {
        (Some(pushed), Some(to)) => say_with(
            "plk-act-pushing-to",
            &[("color", color(pushed).into()), ("side", side(to).into())],
        ),
        (Some(pushed), None) => say_with("plk-act-pushing", &[("color", color(pushed).into())]),
        (None, _) => String::new(),
    }
}

/// What the action makes fall.
fn consequences(view: &View, seat: Seat, action: Action) -> String {
    let Ok(preview) = view.preview(seat, action) else { return String::new() };
    if preview.falls.is_empty() {
        return String::new();
    }
    let falls: Vec<String> = preview.falls.iter().map(fall).collect();
    let key = match (preview.breaks_code(), view.at_stake(seat)) {
        (false, _) => "plk-act-tips",
        (true, 0) => "plk-act-tips-code",
        (true, _) => "plk-act-tips-put-back",
    };
    let at_stake = doubloons(view.at_stake(seat).into());
    let values = [("falls", listed(&falls).into()), ("doubloons", at_stake.into())];
    format!(" {}", say_with(key, &values))
}

fn fall(fall: &Fall) -> String {
    let which = plank(fall.plank);
    if fall.pirates.is_empty() {
        return say_with("plk-fall-empty", &[("plank", which.into())]);
    }
    say_with("plk-fall", &[("plank", which.into()), ("pirates", names(&fall.pirates).into())])
}

pub(super) fn event(view: &View, event: &Event) -> String {
    capital(&told(view, event))
}

fn told(view: &View, event: &Event) -> String {
    let who = |seat: &Seat| who(view, *seat);
    match event {
        Event::First { seat } => say_with("plk-first", &[("who", who(seat))]),
        Event::Ordered { planks } => {
            let planks = planks.map(plank).join(", ");
            say_with("plk-ordered", &[("planks", planks.into())])
        }
        Event::Turned { sides: [red, blue, purple] } => say_with(
            "plk-turned",
            &[
                ("red", format!("{red:?}").into()),
                ("blue", format!("{blue:?}").into()),
                ("purple", format!("{purple:?}").into()),
            ],
        ),
        Event::Placed { seat, color: of, at } => say_with(
            "plk-placed",
            &[("who", who(seat)), ("color", color(*of).into()), ("spot", spot(*at).into())],
        ),
        Event::Rolled { seat, dice: [one, other] } => say_with(
            "plk-rolled",
            &[("who", who(seat)), ("one", plank(*one).into()), ("other", plank(*other).into())],
        ),
        Event::Slid { seat, plank: which, to, by, jolt } => say_with(
            "plk-slid",
            &[
                ("who", who(seat)),
                ("plank", plank(*which).into()),
                ("by", (*by).into()),
                ("side", side(*to).into()),
                ("jolt", jolted(*jolt)),
            ],
        ),
        Event::Stayed { seat, plank: which } => {
            say_with("plk-stayed", &[("who", who(seat)), ("plank", plank(*which).into())])
        }
        Event::Lifted { color: of, from, .. } => {
            say_with("plk-lifted", &[("color", color(*of).into()), ("spot", spot(*from).into())])
        }
        Event::SetDown { color: of, at, pushed, to, jolt, .. } => say_with(
            "plk-set-down",
            &[
                ("color", color(*of).into()),
                ("spot", spot(*at).into()),
                ("shoved", shoved(*pushed, *to)),
                ("jolt", jolted(*jolt)),
            ],
        ),
        Event::NoMove { seat } => say_with("plk-no-move", &[("who", who(seat))]),
        Event::Tipped(fall) => tipped(fall),
        Event::Decided { seat, color: of, choice } => {
            let key = match choice {
                Choice::Gold => "plk-decided-gold",
                Choice::Pirates => "plk-decided-pirates",
            };
            say_with(key, &[("who", who(seat)), ("color", color(*of).into())])
        }
        Event::Collected { seat, doubloons, .. } => got("plk-collected", who(seat), *doubloons),
        Event::Returned { seat, color: of, at, pushed, to, jolt } => say_with(
            "plk-returned",
            &[
                ("who", who(seat)),
                ("color", color(*of).into()),
                ("spot", spot(*at).into()),
                ("shoved", shoved(*pushed, *to)),
                ("jolt", jolted(*jolt)),
            ],
        ),
        Event::Broke { seat, pirates } => {
            say_with("plk-broke", &[("who", who(seat)), ("pirates", (*pirates).into())])
        }
        Event::PutBack { seat, doubloons, .. } => got("plk-put-back", who(seat), *doubloons),
        Event::Consoled { seat, doubloons, .. } => got("plk-consoled", who(seat), *doubloons),
        Event::Fled { left, bored } => {
            let why = say(if *bored { "plk-bored" } else { "plk-fright" });
            say_with("plk-fled", &[("why", why.into()), ("left", (*left).into())])
        }
        Event::SoldOut => say("plk-sold-out"),
        Event::Over { purses } => over(view, purses),
    }
}

fn tipped(fall: &Fall) -> String {
    let which = super::looks::plank_adjective(fall.plank);
    let key = if fall.pirates.is_empty() { "plk-tipped-empty" } else { "plk-tipped" };
    say_with(
        key,
        &[
            ("plank", which.into()),
            ("side", side(fall.to).into()),
            ("pirates", names(&fall.pirates).into()),
        ],
    )
}

fn got(key: &str, who: Value, amount: Option<u16>) -> String {
    let amount = amount.map_or_else(|| say("plk-some"), |amount| doubloons(amount.into()));
    say_with(key, &[("who", who), ("doubloons", amount.into())])
}

fn over(view: &View, purses: &[u16]) -> String {
    let best = purses.iter().max().copied().unwrap_or(0);
    let winners = Seat::all(purses.len()).filter(|seat| purses[seat.index()] == best);
    let winners: Vec<String> = winners.map(|seat| name(&view.colors[seat.index()])).collect();
    say_with(
        "plk-over",
        &[
            ("winners", listed(&winners).into()),
            ("count", winners.len().into()),
            ("doubloons", doubloons(best.into()).into()),
        ],
    )
}

fn shoved(pushed: u8, to: Option<Side>) -> Value {
    match (pushed, to) {
        (0, _) | (_, None) => "".into(),
        (_, Some(to)) => {
            say_with("plk-shoved", &[("count", pushed.into()), ("side", side(to).into())]).into()
        }
    }
}

fn jolted(jolt: u8) -> Value {
    match jolt {
        0 => "".into(),
        jolt => say_with("plk-jolted", &[("jolt", jolt.into())]).into(),
    }
}

fn names(pirates: &[Color]) -> String {
    pirates.iter().copied().map(color).collect::<Vec<_>>().join(", ")
}

fn who(view: &View, seat: Seat) -> Value {
    view.colors.get(seat.index()).map(|colors| name(colors)).unwrap_or_default().into()
}
