//! What the person is asked: one sentence from what is legal and what is picked.

use buccaneer::{Action, Boarding, View};
use disc_stacks::{Disc, Pirate};
use game::Seat;
use web_kit::model::{GameUi, Snapshot};
use web_kit::words::{addressed, say, say_with};

use super::BuccaneerUi;
use super::looks;

/// BUC-17: the number of pirates in another's stack that may demand a boarding.
pub(super) const DEMAND: usize = 3;

type Now = Snapshot<BuccaneerUi>;

/// What to do now, with nothing picked yet. Several people at one device are named by their colour.
pub(super) fn question(now: &Now, seat: Seat) -> String {
    let question = asked(now, seat);
    match now.you {
        Some(_) => question,
        None => addressed(&looks::color(now.view.colors[seat.index()]), &question),
    }
}

fn asked(now: &Now, seat: Seat) -> String {
    if !now.view.asking.is_empty() {
        return mutiny(&now.view, seat);
    }
    match (&now.legal[..], can(now, None)) {
        ([only], _) => {
            let action = BuccaneerUi::words_to_you(&now.view, seat, *only);
            say_with("buc-ask-only", &[("action", action.into())])
        }
        _ if !now.view.demanded.is_empty() => say("buc-ask-board"),
        (_, can) => say_with("buc-ask-turn", &[("can", can.into())]),
    }
}

/// BUC-17: the stack in which the seat may demand a boarding.
fn mutiny(view: &View, seat: Seat) -> String {
    let color = view.colors[seat.index()];
    let own = |stack: &Vec<Disc>| stack.iter().filter(|disc| disc.color == color).count();
    let count = demanded_stack(view, seat).map_or(DEMAND, own);
    let captain = looks::color(view.colors[view.turn.index()]);
    say_with("buc-ask-mutiny", &[("captain", captain.into()), ("count", count.into())])
}

/// BUC-17: the stack of the player whose turn it is that holds three pirates of the seat.
pub(super) fn demanded_stack(view: &View, seat: Seat) -> Option<&Vec<Disc>> {
    let (captain, color) = (view.colors[view.turn.index()], view.colors[seat.index()]);
    let many =
        |stack: &&Vec<Disc>| stack.iter().filter(|disc| disc.color == color).count() >= DEMAND;
    view.stacks.iter().filter(|stack| stack[0].color == captain).find(many)
}

/// What can be done with this stack, or with any.
fn can(now: &Now, stack: Option<Pirate>) -> &'static str {
    let is = |top: Pirate| stack.is_none_or(|stack| stack == top);
    let moves =
        now.legal.iter().any(|action| matches!(action, Action::Move(upper, _) if is(*upper)));
    let boards =
        now.legal.iter().any(|action| matches!(action, Action::Board(board) if is(board.stack)));
    match (moves, boards) {
        (true, true) => "both",
        (true, false) => "move",
        (false, true) => "board",
        (false, false) => "nothing",
    }
}

/// What to do with what is picked: the next thing to pick, or whether to do it.
pub(super) fn guidance(
    now: &Now,
    source: Option<Pirate>,
    proposed: Option<Action>,
) -> Option<String> {
    now.asked()?;
    match (proposed, source) {
        (Some(Action::Move(upper, lower)), _) => Some(sure_to_move(&now.view, upper, lower)),
        (Some(Action::Board(boarding)), _) => sure_to_board(&now.view, boarding),
        (Some(Action::Mutiny(_)), _) => None,
        (None, Some(top)) => {
            let values =
                [("can", can(now, source).into()), ("height", height(&now.view, top).into())];
            Some(say_with("buc-pick", &values))
        }
        (None, None) => None,
    }
}

fn sure_to_move(view: &View, upper: Pirate, lower: Pirate) -> String {
    let tall = height(view, upper) + height(view, lower);
    let onto = looks::words(Disc::of(lower, true));
    say_with("buc-sure-move", &[("onto", onto.into()), ("height", tall.into())])
}

fn sure_to_board(view: &View, boarding: Boarding) -> Option<String> {
    let ship = view.ships.get(boarding.ship as usize)?;
    let choices = ship.captain_choices().count();
    let values = [("ducats", ship.ducats.into()), ("choices", choices.into())];
    Some(say_with("buc-sure-board", &values))
}

/// How many pirates a stack has, by its top one.
pub(super) fn height(view: &View, top: Pirate) -> usize {
    let led = |stack: &&Vec<Disc>| looks::top(stack) == Some(top);
    view.stacks.iter().find(led).map_or(1, Vec::len)
}
