//! Actions, events and refusals as keys and values; the messages are in `lang`.

use crate::{Action, Boarding, Booty, Event, Payout, Refusal, Ship, View, Wages};
use disc_stacks::Pirate;
use disc_stacks::text::{
    booty, booty_a, booty_the, color, own_stack, pirate, stack, wages_by_color,
};
use game::{Join, Messages, Seat, Text, Value};

/// Every sentence of the game, by language.
pub const MESSAGES: Messages = game::messages!("../lang", disc_stacks::text::MESSAGES);

/// What may be wrong with a set-up, an edition, a position or an outcome, by language.
pub const ERROR_MESSAGES: Messages =
    game::messages!("../lang/errors", disc_stacks::text::ERROR_MESSAGES);

/// What an action does, from what the seat knows.
pub(crate) fn action_text(view: &View, action: Action) -> Text {
    match action {
        Action::Move(upper, lower) => Text::new("buc-act-move")
            .with("upper", own_stack(&view.stacks, upper))
            .with("lower", stack(&view.stacks, lower)),
        Action::Board(Boarding { stack: top, ship, booty }) => Text::new("buc-act-board")
            .with("stack", own_stack(&view.stacks, top))
            .with("ship", ship_at(view, ship))
            .with("booty", booty_the(booty.name())),
        Action::Mutiny(true) => Text::new("buc-act-mutiny").with("captain", who(view, view.turn)),
        Action::Mutiny(false) => Text::new("buc-act-let-be").with("captain", who(view, view.turn)),
    }
}

fn ship_at(view: &View, index: u8) -> Value {
    let ship = view.ships.get(index as usize);
    ship.map_or_else(|| index.into(), |ship| self::ship(ship).into())
}

/// A sentence for the log.
pub(crate) fn event_text(view: &View, event: &Event) -> Text {
    let of = |key, seat: &Seat| Text::new(key).with("who", who(view, *seat));
    match event {
        Event::First { seat } => of("buc-first", seat),
        Event::TurnedUp { ships } => {
            Text::new("buc-turned-up").with("ships", Join::Semicolon.of(ships.iter().map(ship)))
        }
        Event::Moved { seat, stack, onto, height } => {
            moved(view, *seat, *stack, *onto).with("height", *height)
        }
        Event::Boarded { seat, ship: taken, crew, .. } => {
            of("buc-boarded", seat).with("ship", ship(taken)).with("crew", crew.len())
        }
        Event::Took { seat, booty } => of("buc-took", seat).with("booty", booty_a(booty.name())),
        Event::Paid { seat, ship, wages, stock } => paid(view, *seat, *ship, wages, *stock),
        Event::Demanded { seat, stack } => {
            of("buc-demanded", seat).with("stack", top(view, *stack))
        }
        Event::LetBe { seat, stack } => of("buc-let-be", seat).with("stack", top(view, *stack)),
        Event::Passed { seat } => of("buc-passed", seat),
        Event::Becalmed => Text::new("buc-becalmed"),
        Event::SailedAway => Text::new("buc-sailed-away"),
        Event::Over { payout } => over(view, payout),
    }
}

/// BUC-9: while the match runs the log names pirates by their colour alone.
fn moved(view: &View, seat: Seat, stack: Pirate, onto: Pirate) -> Text {
    let who = who(view, seat);
    if view.log_names_wages() {
        let (stack, onto) = (pirate(stack), pirate(onto));
        Text::new("buc-moved").with("who", who).with("stack", stack).with("onto", onto)
    } else {
        Text::new("buc-moved-covered").with("who", who).with("onto", color(onto.color()))
    }
}

/// BUC-9: a stack in the log, by its top pirate, or by its colour alone.
fn top(view: &View, top: Pirate) -> Text {
    if view.log_names_wages() { pirate(top) } else { color(top.color()) }
}

fn paid(view: &View, seat: Seat, ducats: u8, paid: &[Wages], stock: u16) -> Text {
    let text = |key| Text::new(key).with("who", who(view, seat)).with("ship", ducats);
    if paid.is_empty() {
        return text("buc-paid-nobody");
    }
    let help = (stock > 0).then(|| Text::new("buc-stock").with("stock", stock));
    text("buc-paid").with("paid", wages_by_color(paid)).with("help", help)
}

fn over(view: &View, payout: &[Payout]) -> Text {
    let best = payout.iter().map(Payout::total).max().unwrap_or(0);
    let winners = payout.iter().filter(|payout| payout.total() == best);
    let winners: Vec<Seat> = winners.map(|payout| payout.seat).collect();
    disc_stacks::text::winners(Text::new("buc-over"), &view.colors, &winners, best.into())
}

/// Why an action is refused.
pub(crate) fn refusal_text(refusal: &Refusal) -> Text {
    let of = |key, top: &Pirate| Text::new(key).with("pirate", pirate(*top));
    match refusal {
        Refusal::NotInPlay(who) => Text::new("buc-no-not-in-play").with("who", color(*who)),
        Refusal::Covered(top) => of("buc-no-covered", top),
        Refusal::MoveNotYours(top) => of("buc-no-move-not-yours", top),
        Refusal::OntoCovered(top) => of("buc-no-onto-covered", top),
        Refusal::OntoOwn(top) => of("buc-no-onto-own", top),
        Refusal::TooTall(height) => Text::new("buc-no-too-tall").with("height", *height),
        Refusal::BoardNotYours(top) => of("buc-no-board-not-yours", top),
        Refusal::NoSuchShip { .. } => Text::new("buc-no-such-ship"),
        Refusal::TooFewCrew { stack, crew, needed } => {
            of("buc-no-too-few", stack).with("crew", *crew).with("needed", *needed)
        }
        Refusal::NotPictured(kind) => {
            Text::new("buc-no-not-pictured").with("booty", booty(kind.name()))
        }
        Refusal::AnswerFirst => Text::new("buc-no-answer-first"),
        Refusal::NoMutiny => Text::new("buc-no-mutiny"),
        Refusal::MustBoard => Text::new("buc-no-must-board"),
        Refusal::NotDemanded(top) => of("buc-no-not-demanded", top),
    }
}

/// A seat by its colour.
fn who(view: &View, seat: Seat) -> Value {
    disc_stacks::text::seat(&view.colors, seat)
}

/// A ship by what it carries.
pub fn ship(ship: &Ship) -> Text {
    Text::new("buc-ship")
        .with("ducats", ship.ducats)
        .with("crew", ship.crew)
        .with("booty", Join::And.of(ship.booty().map(Booty::name).map(booty)))
}
