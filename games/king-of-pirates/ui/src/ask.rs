//! What the person is asked, in one sentence.

use game::Seat;
use king_of_pirates::{
    Action, Fight, FightStep, Frame, Moment, Phase, RefitStep, Side, Target, View, Window,
};
use web_kit::model::{GameUi, Snapshot};
use web_kit::words::{say, say_with};

use super::KingOfPiratesUi;
use super::looks;
use super::names;

/// From what is legal: where there is no choice, it says so.
pub(super) fn ask(now: &Snapshot<KingOfPiratesUi>, seat: Seat) -> String {
    let view = &now.view;
    match (view.top(), &now.legal[..]) {
        (Frame::Mutiny(mutiny), _) if mutiny.seat == seat => mutiny_words(now, seat),
        (_, [only]) => {
            let action = KingOfPiratesUi::action_words(view, seat, *only);
            say_with("kop-ask-only", &[("action", action.into())])
        }
        (Frame::Turn(phase), _) => turn(now, seat, phase),
        (Frame::Window(window), _) => window_words(view, seat, window),
        (Frame::Mutiny(mutiny), _) => of("kop-ask-mutiny-other", view, mutiny.seat),
        (Frame::Fight(fight), _) => dice(view, seat, fight),
        (Frame::Refit(refit), _) if refit.step == RefitStep::Buy => say("kop-ask-buy"),
        (Frame::Setup(_) | Frame::Refit(_), _) if too_many(view, seat) => {
            let berths = view.ships[seat.index()].berths;
            say_with("kop-ask-go", &[("berths", berths.into())])
        }
        (Frame::Setup(_), _) => say("kop-ask-captain"),
        (Frame::Refit(_), _) => say("kop-ask-crew"),
        (Frame::Excess(_), _) => say("kop-ask-excess"),
        (Frame::Promote(_), _) => say("kop-ask-promote"),
        (Frame::Haunted(_) | Frame::Shuffle(_) | Frame::Over, _) => say("kop-ask-wait"),
    }
}

fn of(key: &str, view: &View, seat: Seat) -> String {
    say_with(key, &[("who", looks::name(view, seat).into())])
}

fn turn(now: &Snapshot<KingOfPiratesUi>, seat: Seat, phase: Phase) -> String {
    let view = &now.view;
    match phase {
        Phase::Discard => say("kop-ask-discard"),
        Phase::TheftBefore => say("kop-ask-theft-before"),
        Phase::TheftAfter => say("kop-ask-theft"),
        Phase::Sail if view.movement == 0 => say("kop-ask-sail-end"),
        Phase::Sail if view.moved == 0 => say("kop-ask-sail-first"),
        Phase::Sail => say_with("kop-ask-sail", &[("hexes", view.movement.into())]),
        Phase::Arrive => say("kop-ask-dig"),
        Phase::Choose => attack(now, seat),
        Phase::Draw(_) | Phase::Compass | Phase::Upkeep => say("kop-ask-wait"),
    }
}

fn attack(now: &Snapshot<KingOfPiratesUi>, seat: Seat) -> String {
    let mut targets = now.legal.iter().filter_map(|action| match action {
        Action::Attack(target) => Some(*target),
        _ => None,
    });
    match (targets.next(), targets.next()) {
        (Some(target), None) => {
            say_with("kop-ask-attack", &[("foe", foe(&now.view, seat, target).into())])
        }
        _ => say("kop-ask-attack-whom"),
    }
}

/// Who is attacked by a seat.
fn foe(view: &View, attacker: Seat, target: Target) -> String {
    match target {
        Target::Player(seat) => looks::name(view, seat),
        Target::Nation => names::what(view, view.ships[attacker.index()].at),
    }
}

/// KOP-39: who does what, and what follows.
fn window_words(view: &View, seat: Seat, window: Window) -> String {
    let own = view.turn == seat;
    match window.at {
        Moment::Upkeep if own => say("kop-ask-upkeep-own"),
        Moment::Upkeep => of("kop-ask-upkeep", view, view.turn),
        Moment::Landed if own => say("kop-ask-landed-own"),
        Moment::Landed => {
            let place = names::what(view, view.ships[view.turn.index()].at);
            let who = looks::name(view, view.turn);
            say_with("kop-ask-landed", &[("who", who.into()), ("place", place.into())])
        }
        Moment::Before => before(view, seat),
        Moment::After => after(view, seat),
    }
}

fn before(view: &View, seat: Seat) -> String {
    let Some(fight) = view.fight() else { return say("kop-ask-wait") };
    if fight.defender() == Some(seat) {
        return of("kop-ask-before-you", view, view.turn);
    }
    let key = if view.turn == seat { "kop-ask-before-own" } else { "kop-ask-before" };
    let who = looks::name(view, view.turn);
    let foe = foe(view, view.turn, fight.target);
    say_with(key, &[("who", who.into()), ("foe", foe.into())])
}

fn after(view: &View, seat: Seat) -> String {
    let (Some(fight), Some((attack, defence))) = (view.fight(), view.totals) else {
        return say("kop-ask-wait");
    };
    let leads = if attack >= defence { Side::Attacker } else { Side::Defender };
    let own = match fight.target {
        _ if view.turn == seat => Some(Side::Attacker),
        Target::Player(defender) if defender == seat => Some(Side::Defender),
        Target::Player(_) | Target::Nation => None,
    };
    let (yours, theirs) =
        if own == Some(Side::Defender) { (defence, attack) } else { (attack, defence) };
    let key = match own {
        None => "kop-ask-after",
        Some(side) if side == leads => "kop-ask-after-ahead",
        Some(_) => "kop-ask-after-own",
    };
    say_with(
        key,
        &[
            ("who", looks::name(view, view.turn).into()),
            ("attack", attack.into()),
            ("defence", defence.into()),
            ("yours", yours.into()),
            ("theirs", theirs.into()),
        ],
    )
}

/// KOP-10: the own total first.
fn dice(view: &View, seat: Seat, fight: Fight) -> String {
    let Some((attack, defence)) = view.totals else { return say("kop-ask-dice-fall") };
    let (yours, theirs) = if view.turn == seat { (attack, defence) } else { (defence, attack) };
    match fight.step {
        FightStep::AttackAim | FightStep::DefenceAim => {
            say_with("kop-ask-dice", &[("attack", yours.into()), ("defence", theirs.into())])
        }
        FightStep::AttackRoll(_)
        | FightStep::DefenceRoll(_)
        | FightStep::Result
        | FightStep::Loot(_) => say("kop-ask-dice-fall"),
    }
}

/// KOP-6: whether it can be prevented, and who is lost.
fn mutiny_words(now: &Snapshot<KingOfPiratesUi>, seat: Seat) -> String {
    let captain = now.view.ships[seat.index()].captain;
    let captain =
        captain.map_or_else(|| say("kop-nobody"), |captain| now.view.pirate(captain).name.clone());
    let sure = now.legal.iter().all(|action| !prevents(*action));
    let key = if sure { "kop-ask-mutiny-sure" } else { "kop-ask-mutiny" };
    say_with(key, &[("captain", captain.into())])
}

fn prevents(action: Action) -> bool {
    use king_of_pirates::Play;
    matches!(action, Action::Scapegoat(_) | Action::Play(Play::Keelhaul))
}

/// KOP-21: does the crew not fit the berths?
fn too_many(view: &View, seat: Seat) -> bool {
    let ship = &view.ships[seat.index()];
    ship.crew.or(ship.drawn).len() > u32::from(ship.berths)
}
