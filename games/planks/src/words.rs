//! Actions and events in words.

use crate::{
    Action, Choice, Color, Deciding, Event, Fall, Moving, Placing, Plank, Returning, Side, Sliding,
    Spot, Step, View,
};
use game::Seat;

pub(crate) fn describe(view: &View, seat: Seat, action: Action) -> String {
    let what = match action {
        Action::Place(Placing { color, at }) => format!("Place {color} on {}", spot(at)),
        Action::Slide(Sliding { plank, to: None, .. }) => format!("Choose {plank}: it is empty"),
        Action::Slide(Sliding { plank, to: Some(to), .. }) => {
            let by = view.row(plank).map_or(0, |row| row.pirates.len());
            format!("Slide {plank} {by} to {to}")
        }
        Action::Move(Moving { from, to, push, .. }) => describe_move(view, from, to, push),
        Action::Decide(Deciding { color, choice: Choice::Gold }) => {
            format!("Collect {} with {color}", doubloons(view.collectable(color)))
        }
        Action::Decide(Deciding { color, choice: Choice::Pirates }) => {
            format!("Bring back {} {color}", view.water[color.index()])
        }
        Action::Return(Returning { color, at, push, .. }) => {
            format!("{color} comes back on {}{}", spot(at), pushing(view, at, push))
        }
    };
    let jolt = match action.jolt() {
        0 => String::new(),
        jolt => format!(", jolt {jolt}"),
    };
    capital(format!("{what}{jolt}{}", consequences(view, seat, action)))
}

fn describe_move(view: &View, from: Spot, to: crate::Space, push: Option<Side>) -> String {
    let who = view.pirate_at(from).map_or("nobody", Color::name);
    let Step::Move(plank) = view.phase else {
        return format!("{who} from {} to {}", spot(from), to.number());
    };
    let at = Spot { plank, space: to };
    format!("{who} from {} to {}{}", spot(from), spot(at), pushing(view, at, push))
}

/// Who is in the way, and where he goes if there is a choice.
fn pushing(view: &View, at: Spot, push: Option<Side>) -> String {
    match (view.pirate_at(at), push) {
        (Some(color), Some(side)) => format!(", pushing {color} to {side}"),
        (Some(color), None) => format!(", pushing {color}"),
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
    let code = if preview.breaks_code() { broken(view.at_stake(seat)) } else { String::new() };
    format!(" (tips {}{code})", falls.join(" and "))
}

/// PLK-17: the warning, with what the seat would put back.
fn broken(at_stake: u8) -> String {
    match at_stake {
        0 => ": breaks the code".to_owned(),
        _ => format!(": breaks the code, puts back {}", doubloons(at_stake.into())),
    }
}

fn fall(fall: &Fall) -> String {
    if fall.pirates.is_empty() {
        return format!("{}, empty", fall.plank);
    }
    format!("{} with {}", fall.plank, names(&fall.pirates))
}

pub(crate) fn narrate(view: &View, event: &Event) -> String {
    capital(tell(view, event))
}

fn tell(view: &View, event: &Event) -> String {
    match event {
        Event::First { seat } => format!("{} begins.", who(view, *seat)),
        Event::Ordered { planks } => {
            format!("The planks from bow to stern: {}.", planks.map(Plank::name).join(", "))
        }
        Event::Turned { sides: [red, blue, purple] } => {
            format!("Sides up: red {red:?}, blue {blue:?}, purple {purple:?}.")
        }
        Event::Placed { seat, color, at } => {
            format!("{} places {color} on {}.", who(view, *seat), spot(*at))
        }
        Event::Rolled { seat, dice: [one, other] } => {
            format!("{} rolls {one} and {other}.", who(view, *seat))
        }
        Event::Slid { seat, plank, to, by, jolt } => {
            let who = who(view, *seat);
            format!("{who} slides {plank} {by} to {to}{}.", jolted(*jolt))
        }
        Event::Stayed { seat, plank } => {
            format!("{} chooses {plank}, which is empty and stays.", who(view, *seat))
        }
        Event::Lifted { color, from, .. } => format!("{color} is lifted from {}.", spot(*from)),
        Event::SetDown { color, at, pushed, to, jolt, .. } => {
            format!(
                "{color} is set down on {}{}{}.",
                spot(*at),
                shoved(*pushed, *to),
                jolted(*jolt)
            )
        }
        Event::NoMove { seat } => format!("{} has nobody to move.", who(view, *seat)),
        Event::Tipped(fall) => tipped(fall),
        Event::Decided { seat, color, choice: Choice::Gold } => {
            format!("{} collects with {color}.", who(view, *seat))
        }
        Event::Decided { seat, color, choice: Choice::Pirates } => {
            format!("{} brings {color} back.", who(view, *seat))
        }
        Event::Collected { seat, doubloons, .. } => got(view, *seat, *doubloons, "collects"),
        Event::Returned { seat, color, at, pushed, to, jolt } => {
            let (who, spot) = (who(view, *seat), spot(*at));
            format!("{who} brings {color} back on {spot}{}{}.", shoved(*pushed, *to), jolted(*jolt))
        }
        Event::Broke { seat, pirates } => {
            let lost =
                if *pirates == 1 { "one pirate".to_owned() } else { format!("{pirates} pirates") };
            format!("{} breaks the code of honour: {lost} overboard.", who(view, *seat))
        }
        Event::PutBack { seat, doubloons, .. } => {
            got(view, *seat, *doubloons, "puts back, for the broken code,")
        }
        Event::Consoled { seat, doubloons, .. } => {
            got(view, *seat, *doubloons, "is given, for the broken code,")
        }
        Event::Fled { left, bored } => fled(*left, *bored),
        Event::SoldOut => "The last doubloon is handed out: this turn is the last.".to_owned(),
        Event::Over { purses } => over(view, purses),
    }
}

fn tipped(fall: &Fall) -> String {
    let Fall { plank, to, pirates, .. } = fall;
    if pirates.is_empty() {
        return format!("The {plank} plank tips to {to}, empty.");
    }
    format!("The {plank} plank tips to {to}: {} overboard!", names(pirates))
}

fn got(view: &View, seat: Seat, amount: Option<u16>, verb: &str) -> String {
    let amount = amount.map_or_else(|| "doubloons".to_owned(), |amount| doubloons(amount.into()));
    format!("{} {verb} {amount}.", who(view, seat))
}

fn fled(left: u8, bored: bool) -> String {
    let why = if bored { "Bored, a shark leaves" } else { "A shark takes fright and leaves" };
    match left {
        0 => format!("{why}: it was the last."),
        1 => format!("{why}. One fin is left!"),
        2 => format!("{why}. Only two fins are left!"),
        _ => format!("{why}. {left} fins are left."),
    }
}

fn over(view: &View, purses: &[u16]) -> String {
    let best = purses.iter().max().copied().unwrap_or(0);
    let winners = Seat::all(purses.len()).filter(|seat| purses[seat.index()] == best);
    let winners: Vec<String> = winners.map(|seat| who(view, seat)).collect();
    let verb = if winners.len() == 1 { "wins" } else { "share the win" };
    format!("It is over. {} {verb} with {}.", winners.join(" and "), doubloons(best.into()))
}

fn shoved(pushed: u8, to: Option<Side>) -> String {
    match (pushed, to) {
        (0, _) | (_, None) => String::new(),
        (1, Some(side)) => format!(", pushing one to {side}"),
        (_, Some(side)) => format!(", pushing {pushed} to {side}"),
    }
}

fn jolted(jolt: u8) -> String {
    if jolt == 0 { String::new() } else { format!(", with a jolt of {jolt}") }
}

/// Sentences often begin with a colour.
fn capital(mut sentence: String) -> String {
    if let Some(first) = sentence.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    sentence
}

fn doubloons(count: u32) -> String {
    if count == 1 { "1 doubloon".to_owned() } else { format!("{count} doubloons") }
}

fn names(pirates: &[Color]) -> String {
    pirates.iter().copied().map(Color::name).collect::<Vec<_>>().join(", ")
}

fn who(view: &View, seat: Seat) -> String {
    let colors = view.colors.get(seat.index());
    colors.map_or_else(
        || format!("seat {seat}"),
        |colors| colors.iter().copied().map(Color::name).collect::<Vec<_>>().join("-and-"),
    )
}

fn spot(spot: Spot) -> String {
    format!("{} {}", spot.plank, spot.space.number())
}
