//! Actions and events in words.

use crate::{Action, Boarding, Event, Ship, View, Wages};
use disc_stacks::Pirate;
use game::Seat;

pub(crate) fn describe(view: &View, _: Seat, action: Action) -> String {
    match action {
        Action::Move(upper, lower) => format!("{} onto {}", stack(view, upper), stack(view, lower)),
        Action::Board(Boarding { stack: top, ship, booty }) => {
            match view.ships.get(ship as usize) {
                Some(card) => {
                    format!("{} boards {}, taking the {booty}", stack(view, top), name(card))
                }
                None => format!("{} boards ship {ship}", stack(view, top)),
            }
        }
        Action::Mutiny(true) => format!("Mutiny: demand that {} boards", color(view, view.turn)),
        Action::Mutiny(false) => format!("Let {} be", color(view, view.turn)),
    }
}

pub(crate) fn narrate(view: &View, event: &Event) -> String {
    match event {
        Event::First { seat } => format!("{} begins.", color(view, *seat)),
        Event::TurnedUp { ships } => {
            let names: Vec<String> = ships.iter().map(name).collect();
            format!("Ships in sight: {}.", names.join("; "))
        }
        Event::Moved { seat, stack, onto, height } => {
            let who = color(view, *seat);
            let put = if view.log_names_wages() {
                format!("puts {} onto {}", disc(*stack), disc(*onto))
            } else {
                format!("moves onto {}", onto.color())
            };
            format!("{who} {put}: a stack of {height}.")
        }
        Event::Boarded { seat, ship, crew, .. } => {
            format!("{} boards {} with a crew of {}.", color(view, *seat), name(ship), crew.len())
        }
        Event::Took { seat, booty } => {
            format!("{} takes {}.", color(view, *seat), booty.with_article())
        }
        Event::Paid { seat, ship, wages, stock } => {
            let by_color = wages.chunk_by(|one, next| one.pirate.color() == next.pirate.color());
            let paid: Vec<String> = by_color.map(wages_of_color).collect();
            let help =
                if *stock > 0 { format!(" The stock pays {stock} of it.") } else { String::new() };
            let who = color(view, *seat);
            if paid.is_empty() {
                return format!("{who} takes {ship} ducats and pays nobody.");
            }
            format!("{who} takes {ship} ducats and pays {}.{help}", paid.join(", "))
        }
        Event::Demanded { seat, stack } => {
            format!(
                "{} demands that the stack of {} boards.",
                color(view, *seat),
                top(view, *stack)
            )
        }
        Event::LetBe { seat, stack } => {
            format!("{} lets the stack of {} be.", color(view, *seat), top(view, *stack))
        }
        Event::Passed { seat } => format!("{} can do nothing and passes.", color(view, *seat)),
        Event::Becalmed => "Nobody can do anything: all stacks are dissolved.".to_owned(),
        Event::SailedAway => "The ships sail away.".to_owned(),
        Event::Over { payout } => {
            let best = payout.iter().map(crate::Payout::total).max().unwrap_or(0);
            let winners = payout.iter().filter(|p| p.total() == best);
            let winners: Vec<String> = winners.map(|p| color(view, p.seat)).collect();
            let verb = if winners.len() == 1 { "wins" } else { "share the win" };
            format!("The last ship has gone. {} {verb} with {best} ducats.", winners.join(" and "))
        }
    }
}

/// One colour's wages, as in `Yellow 2 + 5`.
fn wages_of_color(wages: &[Wages]) -> String {
    let ducats: Vec<String> = wages.iter().map(|wage| wage.ducats.to_string()).collect();
    format!("{} {}", wages[0].pirate.color(), ducats.join(" + "))
}

fn color(view: &View, seat: Seat) -> String {
    view.colors.get(seat.index()).map_or_else(|| format!("seat {seat}"), ToString::to_string)
}

/// BUC-9: a stack in the log, by its top pirate, or by its colour alone.
fn top(view: &View, pirate: Pirate) -> String {
    if view.log_names_wages() { disc(pirate) } else { pirate.color().to_string() }
}

fn disc(pirate: Pirate) -> String {
    format!("{} {}", pirate.color(), pirate.wage().sign())
}

fn stack(view: &View, top: Pirate) -> String {
    let height = |stack: &&Vec<disc_stacks::Disc>| stack[0].pirate() == Some(top);
    match view.stacks.iter().find(height).map_or(1, Vec::len) {
        1 => disc(top),
        height => format!("{} ({height})", disc(top)),
    }
}

fn name(ship: &Ship) -> String {
    let booty: Vec<&str> = ship.booty().map(crate::Booty::name).collect();
    format!("the {}-ducat ship (crew {}, {})", ship.ducats, ship.crew, booty.join(" and "))
}
