//! Actions, events and refusals in the language of the person.

use buccaneer::{Action, Boarding, Booty, Event, Payout, Refusal, Ship, View, Wages};
use disc_stacks::Pirate;
use disc_stacks_ui::{booty, booty_a, booty_the, color, pirate};
use game::Seat;
use web_kit::words::{Value, listed, say, say_with};

pub(super) fn action(view: &View, action: Action) -> String {
    match action {
        Action::Move(upper, lower) => say_with(
            "buc-act-move",
            &[("upper", stack(view, upper)), ("lower", stack(view, lower))],
        ),
        Action::Board(Boarding { stack: top, ship, booty }) => {
            let ship = view.ships.get(ship as usize).map(name).unwrap_or_default();
            say_with(
                "buc-act-board",
                &[
                    ("stack", stack(view, top)),
                    ("ship", ship.into()),
                    ("booty", booty_the(booty.name()).into()),
                ],
            )
        }
        Action::Mutiny(yes) => {
            let key = if yes { "buc-act-mutiny" } else { "buc-act-let-be" };
            say_with(key, &[("captain", who(view, view.turn))])
        }
    }
}

pub(super) fn event(view: &View, event: &Event) -> String {
    match event {
        Event::First { seat } => say_with("buc-first", &[("who", who(view, *seat))]),
        Event::TurnedUp { ships } => {
            let names: Vec<String> = ships.iter().map(name).collect();
            say_with("buc-turned-up", &[("ships", names.join("; ").into())])
        }
        Event::Moved { seat, stack, onto, height } => {
            let (who, height) = (("who", who(view, *seat)), ("height", (*height).into()));
            if view.log_names_wages() {
                let (stack, onto) = (pirate(*stack).into(), pirate(*onto).into());
                say_with("buc-moved", &[who, ("stack", stack), ("onto", onto), height])
            } else {
                let onto = color(onto.color()).into();
                say_with("buc-moved-covered", &[who, ("onto", onto), height])
            }
        }
        Event::Boarded { seat, ship, crew, .. } => say_with(
            "buc-boarded",
            &[("who", who(view, *seat)), ("ship", name(ship).into()), ("crew", crew.len().into())],
        ),
        Event::Took { seat, booty } => {
            let booty = booty_a(booty.name());
            say_with("buc-took", &[("who", who(view, *seat)), ("booty", booty.into())])
        }
        Event::Paid { seat, ship, wages, stock } => paid(who(view, *seat), *ship, wages, *stock),
        Event::Demanded { seat, stack } => about("buc-demanded", view, *seat, *stack),
        Event::LetBe { seat, stack } => about("buc-let-be", view, *seat, *stack),
        Event::Passed { seat } => say_with("buc-passed", &[("who", who(view, *seat))]),
        Event::Becalmed => say("buc-becalmed"),
        Event::SailedAway => say("buc-sailed-away"),
        Event::Over { payout } => over(view, payout),
    }
}

/// BUC-9: while the match runs a stack is named by its colour alone.
fn about(key: &str, view: &View, seat: Seat, stack: Pirate) -> String {
    let stack = if view.log_names_wages() { pirate(stack) } else { color(stack.color()) };
    say_with(key, &[("who", who(view, seat)), ("stack", stack.into())])
}

fn paid(who: Value, ship: u8, wages: &[Wages], stock: u16) -> String {
    let by_color = wages.chunk_by(|one, next| one.pirate.color() == next.pirate.color());
    let paid: Vec<String> = by_color.map(wages_of_color).collect();
    if paid.is_empty() {
        return say_with("buc-paid-nobody", &[("who", who), ("ship", ship.into())]);
    }
    let sentence = say_with(
        "buc-paid",
        &[("who", who), ("ship", ship.into()), ("paid", paid.join(", ").into())],
    );
    match stock {
        0 => sentence,
        stock => format!("{sentence} {}", say_with("buc-stock", &[("stock", stock.into())])),
    }
}

/// One colour's wages, as in `Yellow 2 + 5`.
fn wages_of_color(wages: &[Wages]) -> String {
    let ducats: Vec<String> = wages.iter().map(|wage| wage.ducats.to_string()).collect();
    format!("{} {}", color(wages[0].pirate.color()), ducats.join(" + "))
}

fn over(view: &View, payout: &[Payout]) -> String {
    let best = payout.iter().map(Payout::total).max().unwrap_or(0);
    let winners = payout.iter().filter(|payout| payout.total() == best);
    let winners: Vec<String> =
        winners.map(|payout| color(view.colors[payout.seat.index()])).collect();
    say_with(
        "buc-over",
        &[
            ("winners", listed(&winners).into()),
            ("count", winners.len().into()),
            ("best", best.into()),
        ],
    )
}

pub(super) fn refusal(refusal: &Refusal) -> String {
    let of = |key: &str, top: &Pirate| say_with(key, &[("pirate", pirate(*top).into())]);
    match refusal {
        Refusal::NotInPlay(who) => say_with("buc-no-not-in-play", &[("who", color(*who).into())]),
        Refusal::Covered(top) => of("buc-no-covered", top),
        Refusal::MoveNotYours(top) => of("buc-no-move-not-yours", top),
        Refusal::OntoCovered(top) => of("buc-no-onto-covered", top),
        Refusal::OntoOwn(top) => of("buc-no-onto-own", top),
        Refusal::TooTall(height) => say_with("buc-no-too-tall", &[("height", (*height).into())]),
        Refusal::BoardNotYours(top) => of("buc-no-board-not-yours", top),
        Refusal::NoSuchShip { .. } => say("buc-no-such-ship"),
        Refusal::TooFewCrew { stack, crew, needed } => say_with(
            "buc-no-too-few",
            &[
                ("pirate", pirate(*stack).into()),
                ("crew", (*crew).into()),
                ("needed", (*needed).into()),
            ],
        ),
        Refusal::NotPictured(kind) => {
            say_with("buc-no-not-pictured", &[("booty", booty(kind.name()).into())])
        }
        Refusal::AnswerFirst => say("buc-no-answer-first"),
        Refusal::NoMutiny => say("buc-no-mutiny"),
        Refusal::MustBoard => say("buc-no-must-board"),
        Refusal::NotDemanded(top) => of("buc-no-not-demanded", top),
    }
}

fn who(view: &View, seat: Seat) -> Value {
    view.colors.get(seat.index()).map(|of| color(*of)).unwrap_or_default().into()
}

/// A stack by its top pirate, with its height if it is no single.
fn stack(view: &View, top: Pirate) -> Value {
    let led = |stack: &&Vec<disc_stacks::Disc>| stack[0].pirate() == Some(top);
    match view.stacks.iter().find(led).map_or(1, Vec::len) {
        1 => pirate(top).into(),
        height => format!("{} ({height})", pirate(top)).into(),
    }
}

fn name(ship: &Ship) -> String {
    let pieces: Vec<String> = ship.booty().map(Booty::name).map(booty).collect();
    say_with(
        "buc-ship",
        &[
            ("ducats", ship.ducats.into()),
            ("crew", ship.crew.into()),
            ("booty", listed(&pieces).into()),
        ],
    )
}

#[cfg(test)]
mod tests {
    use buccaneer::{Buccaneer, Position};
    use game::{Game, Viewer};
    use serde_json::json;

    use super::*;

    /// A table with one ship in sight, or none: then it is over.
    fn view(open: bool, over: bool) -> View {
        let ship = json!({"crew": 2, "ducats": 9, "wild": 1, "booty": ["dagger"]});
        let position: Position = serde_json::from_value(json!({
            "game": "buccaneer", "colors": ["red", "blue", "black"], "turn": 0,
            "ducats": [10, 10, 10], "ships": if over { vec![] } else { vec![ship] },
            "options": {"open_stacks": open},
        }))
        .expect("a position");
        Buccaneer::from_position(&position).expect("a state").view(Viewer::Spectator)
    }

    #[test]
    fn buc_9_the_log_names_pirates_by_colour_only_while_the_match_runs() {
        let pirate = |text: &str| text.parse::<Pirate>().expect("a pirate");
        let (seat, stack) = (Seat::new(0), pirate("red:3"));
        let moved = Event::Moved { seat, stack, onto: pirate("blue:4"), height: 2 };
        let demanded = Event::Demanded { seat: Seat::new(1), stack };
        let told = |view: &View| [event(view, &moved), event(view, &demanded)];
        let covered = told(&view(false, false));
        assert_eq!(covered[0], "Red moves onto Blue: a stack of 2.");
        assert_eq!(covered[1], "Blue demands that the stack of Red boards.");
        for view in [view(true, false), view(false, true)] {
            let open = told(&view);
            assert_eq!(open[0], "Red puts Red 3 onto Blue 4: a stack of 2.");
            assert_eq!(open[1], "Blue demands that the stack of Red 3 boards.");
        }
    }

    #[test]
    fn booty_is_taken_with_its_article() {
        let took = |booty| event(&view(false, false), &Event::Took { seat: Seat::new(0), booty });
        assert_eq!(took(Booty::Rum), "Red takes some rum.");
        assert_eq!(took(Booty::Chest), "Red takes a chest.");
    }
}
