//! Actions, events and refusals as keys and values; the messages are in `lang`.

mod refusal;

pub(crate) use refusal::refusal_text;

use crate::{
    Action, Choice, Color, Deciding, Event, Fall, Moving, Phase, Placing, Plank, Returning, Side,
    Sliding, Spot, View,
};
use game::{Join, Messages, Seat, Text, Value};

/// Every sentence of the game, by language.
pub const MESSAGES: Messages = game::messages!("../lang");

/// What may be wrong with a set-up, an edition, a position or an outcome, by language.
pub const ERROR_MESSAGES: Messages = game::messages!("../lang/errors");

/// What an action does, from what the seat knows.
pub(crate) fn action_text(view: &View, seat: Seat, action: Action) -> Text {
    let (what, push) = match action {
        Action::Place(Placing { color: of, at }) => (
            Text::new("plk-act-place").with("color", own(view, seat, of)).with("spot", spot(at)),
            None,
        ),
        Action::Slide(Sliding { plank, to: None, .. }) => (stay(plank), None),
        Action::Slide(Sliding { plank, to: Some(to), .. }) => {
            let by = view.row(plank).map_or(0, |row| row.pirates.len());
            (slide(plank, by, to), None)
        }
        Action::Move(moving) => moved(view, seat, moving),
        Action::Decide(deciding) => (decided(view, seat, deciding), None),
        Action::Return(Returning { color: of, at, push, .. }) => {
            let text = Text::new("plk-act-return").with("color", own(view, seat, of));
            (text.with("spot", spot(at)), pushing(view, seat, at, push))
        }
    };
    let jolt = match action.jolt() {
        0 => None,
        jolt => Some(Text::new("plk-act-jolt").with("jolt", jolt)),
    };
    Text::new("plk-act")
        .with("what", what)
        .with("push", push)
        .with("jolt", jolt)
        .with("falls", consequences(view, seat, action))
}

/// A plank that is empty and stays.
pub fn stay(which: Plank) -> Text {
    Text::new("plk-act-stay").with("plank", plank(which))
}

/// A plank that slides a number of spaces to a side.
pub fn slide(which: Plank, by: usize, to: Side) -> Text {
    Text::new("plk-act-slide").with("plank", plank(which)).with("by", by).with("side", side(to))
}

fn moved(view: &View, seat: Seat, moving: Moving) -> (Text, Option<Text>) {
    let who = view.pirate_at(moving.from).map(|of| own(view, seat, of));
    let text = Text::new("plk-act-move").with("color", who).with("from", spot(moving.from));
    let Phase::Move(onto) = view.phase else {
        return (text.with("to", moving.to.number().to_string()), None);
    };
    let at = Spot { plank: onto, space: moving.to };
    (text.with("to", spot(at)), pushing(view, seat, at, moving.push))
}

fn decided(view: &View, seat: Seat, Deciding { color: of, choice }: Deciding) -> Text {
    match choice {
        Choice::Gold => {
            Text::new("plk-act-gold").with("doubloons", doubloons(view.collectable(of)))
        }
        Choice::Pirates => Text::new("plk-act-pirates").with("count", view.water[of.index()]),
    }
    .with("color", color(of))
    .with("colors", colors_of(view, seat))
}

/// A pirate by its colour; if it is the only one of the seat that acts, its person may be told "your
/// pirate".
fn own(view: &View, seat: Seat, of: Color) -> Text {
    let own = view.colors.get(seat.index()).is_some_and(|colors| *colors == [of]);
    if own { Text { key: "plk-own".into(), ..color(of) } } else { color(of) }
}

/// Who is in the way, and where he goes if there is a choice.
fn pushing(view: &View, seat: Seat, at: Spot, push: Option<Side>) -> Option<Text> {
    let pushed = own(view, seat, view.pirate_at(at)?);
    Some(match push {
        Some(to) => Text::new("plk-act-pushing-to").with("color", pushed).with("side", side(to)),
        None => Text::new("plk-act-pushing").with("color", pushed),
    })
}

/// What the action makes fall; PLK-17: with what the seat would put back.
fn consequences(view: &View, seat: Seat, action: Action) -> Option<Text> {
    let preview = view.preview(seat, action).ok().filter(|preview| !preview.falls.is_empty())?;
    let at_stake = view.at_stake(seat);
    let text = match (preview.breaks_code(), at_stake) {
        (false, _) => Text::new("plk-act-tips"),
        (true, 0) => Text::new("plk-act-tips-code"),
        (true, _) => {
            Text::new("plk-act-tips-put-back").with("doubloons", doubloons(at_stake.into()))
        }
    };
    Some(text.with("falls", Join::And.of(preview.falls.iter().map(fall))))
}

fn fall(fall: &Fall) -> Text {
    let which = plank(fall.plank);
    if fall.pirates.is_empty() {
        return Text::new("plk-fall-empty").with("plank", which);
    }
    Text::new("plk-fall").with("plank", which).with("pirates", colors(&fall.pirates))
}

/// A sentence for the log; none for what the board shows or the next event tells.
pub(crate) fn event_text(view: &View, event: &Event) -> Option<Text> {
    let of = |key, seat: &Seat| {
        Text::new(key).with("who", who(view, *seat)).with("colors", colors_of(view, *seat))
    };
    Some(match event {
        Event::Turned { .. } | Event::Lifted { .. } => return None,
        Event::First { seat } => of("plk-first", seat),
        Event::Ordered { planks } => {
            Text::new("plk-ordered").with("planks", Join::Comma.of(planks.map(plank)))
        }
        Event::Placed { color: placed, at, .. } => {
            Text::new("plk-placed").with("color", name(*placed)).with("spot", spot(*at))
        }
        Event::Rolled { seat, dice: [one, other] } => {
            of("plk-rolled", seat).with("one", plank(*one)).with("other", plank(*other))
        }
        Event::Slid { seat, plank: which, to, by, jolt } => of("plk-slid", seat)
            .with("plank", plank(*which))
            .with("by", *by)
            .with("side", side(*to))
            .with("jolt", jolted(*jolt)),
        Event::Stayed { seat, plank: which } => of("plk-stayed", seat).with("plank", plank(*which)),
        Event::SetDown { color: set, from, at, pushed, to, jolt, .. } => {
            let text = Text::new("plk-set-down").with("from", spot(*from));
            set_down(text, *set, *at, (*pushed, *to), *jolt)
        }
        Event::NoMove { seat } => of("plk-no-move", seat),
        Event::Tipped(fall) => tipped(fall),
        Event::Decided { color: of_color, choice, .. } => Text::new(match choice {
            Choice::Gold => "plk-decided-gold",
            Choice::Pirates => "plk-decided-pirates",
        })
        .with("color", name(*of_color)),
        Event::Collected { seat, doubloons, .. } => got(of("plk-collected", seat), *doubloons),
        Event::Returned { color: back, at, pushed, to, jolt, .. } => {
            set_down(Text::new("plk-returned"), *back, *at, (*pushed, *to), *jolt)
        }
        Event::Broke { seat, pirates } => of("plk-broke", seat).with("pirates", *pirates),
        Event::PutBack { seat, doubloons, .. } => got(of("plk-put-back", seat), *doubloons),
        Event::Consoled { seat, doubloons, .. } => got(of("plk-consoled", seat), *doubloons),
        Event::Fled { left, bored } => {
            let why = Text::new(if *bored { "plk-bored" } else { "plk-fright" });
            Text::new("plk-fled").with("why", why).with("left", *left)
        }
        Event::SoldOut => Text::new("plk-sold-out"),
        Event::Over { purses } => over(view, purses),
    })
}

fn set_down(text: Text, of: Color, at: Spot, push: (u8, Option<Side>), jolt: u8) -> Text {
    text.with("color", name(of))
        .with("spot", spot(at))
        .with("shoved", shoved(push))
        .with("jolt", jolted(jolt))
}

fn tipped(fall: &Fall) -> Text {
    let text = if fall.pirates.is_empty() {
        Text::new("plk-tipped-empty")
    } else {
        Text::new("plk-tipped").with("pirates", colors(&fall.pirates))
    };
    text.with("plank", plank_adjective(fall.plank)).with("side", side(fall.to))
}

fn got(text: Text, amount: Option<u16>) -> Text {
    let some = || Text::new("plk-some");
    text.with("doubloons", amount.map_or_else(some, |amount| doubloons(amount.into())))
}

fn over(view: &View, purses: &[u16]) -> Text {
    let best = purses.iter().max().copied().unwrap_or(0);
    let winners = || Seat::all(purses.len()).filter(|seat| purses[seat.index()] == best);
    Text::new("plk-over")
        .with("winners", Join::And.of(winners().map(|seat| who(view, seat))))
        .with("count", winners().count())
        .with("colors", winners().map(|seat| colors_of(view, seat)).sum::<usize>())
        .with("doubloons", doubloons(best.into()))
}

fn shoved((pushed, to): (u8, Option<Side>)) -> Option<Text> {
    let to = to.filter(|_| pushed > 0)?;
    Some(Text::new("plk-shoved").with("count", pushed).with("side", side(to)))
}

fn jolted(jolt: u8) -> Option<Text> {
    (jolt > 0).then(|| Text::new("plk-jolted").with("jolt", jolt))
}

/// A seat by its colours.
fn who(view: &View, seat: Seat) -> Value {
    let colors = view.colors.get(seat.index());
    colors.map_or_else(|| seat.index().into(), |colors| names(colors))
}

/// How many colours a seat has: with two, verbs are plural.
fn colors_of(view: &View, seat: Seat) -> usize {
    view.colors.get(seat.index()).map_or(1, Vec::len)
}

/// "White", or "White and Black" for a seat with two colours.
pub fn names(colors: &[Color]) -> Value {
    Join::And.of(colors.iter().map(|color| name(*color)))
}

/// A colour's name where it stands for a seat.
pub fn name(color: Color) -> Text {
    Text::new("plk-name").with("color", Value::word(color.name()))
}

/// A colour's name within a sentence.
pub fn color(color: Color) -> Text {
    Text::new("plk-color").with("color", Value::word(color.name()))
}

/// "2 × white, black".
fn colors(pirates: &[Color]) -> Value {
    let first = |(place, of): &(usize, &Color)| !pirates[..*place].contains(of);
    let each = pirates.iter().enumerate().filter(first).map(|(_, &of)| {
        match pirates.iter().filter(|other| **other == of).count() {
            1 => color(of),
            count => Text::new("plk-several").with("count", count).with("color", color(of)),
        }
    });
    Join::Comma.of(each)
}

/// A plank's name within a sentence.
pub fn plank(plank: Plank) -> Text {
    Text::new("plk-plank").with("plank", Value::word(plank.name()))
}

/// A plank's colour as it stands beside the word for plank.
pub fn plank_adjective(plank: Plank) -> Text {
    Text::new("plk-plank-adjective").with("plank", Value::word(plank.name()))
}

/// A side of the ship.
pub fn side(side: Side) -> Text {
    Text::new("plk-side").with("side", Value::word(side.name()))
}

/// A space: plank, number and side, or the rope.
pub fn spot(spot: Spot) -> Text {
    let number = spot.space.number();
    let side = match number {
        ..0 => "port",
        0 => "rope",
        1.. => "starboard",
    };
    Text::new("plk-spot")
        .with("plank", plank(spot.plank))
        .with("space", number.unsigned_abs())
        .with("side", Value::word(side))
}

/// "1 doubloon", "2 doubloons".
pub fn doubloons(count: u32) -> Text {
    Text::new("plk-doubloons").with("count", count)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pirates_of_one_colour_are_counted() {
        let several = |count: usize, of| {
            Text::new("plk-several").with("count", count).with("color", color(of))
        };
        let (white, black) = (Color::White, Color::Black);
        let expected = Join::Comma.of([several(2, white), color(black)]);
        assert_eq!(colors(&[white, black, white]), expected);
        assert_eq!(colors(&[black]), Join::Comma.of([color(black)]));
    }
}
