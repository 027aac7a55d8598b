//! Actions in the language of the person.

use game::Seat;
use king_of_pirates::{Action, Dice, Hex, Play, Side, View};
use web_kit::words::{Value, say, say_with};

use super::names::{card, foe, heading, part, pirate, pirate_card, place, who};

pub(super) fn action(view: &View, seat: Seat, action: Action) -> String {
    let ship = view.ships.get(seat.index());
    match action {
        Action::Pass => say("kop-act-pass"),
        Action::PassAll => say("kop-act-pass-all"),
        Action::Play(played) => play(view, played),
        Action::Discard(thrown) => with("kop-act-discard", "card", card(thrown)),
        Action::Steal(from) => {
            let doubloons = view.ships.get(from.index()).map_or(0, |ship| ship.doubloons.min(200));
            say_with(
                "kop-act-steal",
                &[("doubloons", doubloons.into()), ("from", who(view, from).into())],
            )
        }
        Action::Spare => say("kop-act-spare"),
        Action::Sail(to) => match ship.and_then(|ship| ship.at.step(to)) {
            Some(hex) => say_with(
                "kop-act-sail",
                &[("heading", heading(to).into()), ("place", place(view, hex).into())],
            ),
            None => with("kop-act-sail-off", "heading", heading(to)),
        },
        Action::Stop => say("kop-act-stop"),
        Action::Dig => dig(view, seat),
        Action::Leave => say("kop-act-leave"),
        Action::Buy(bought) => say_with(
            "kop-act-buy",
            &[("part", part(bought).into()), ("price", view.edition().parts.price.into())],
        ),
        Action::Hire => say("kop-act-hire"),
        Action::Dismiss(gone) => with("kop-act-dismiss", "pirate", pirate_card(view.pirate(gone))),
        Action::Captain(captain) => {
            with("kop-act-captain", "pirate", pirate_card(view.pirate(captain)))
        }
        Action::Attack(target) => {
            with("kop-act-attack", "foe", foe(view, target, ship.map(|ship| ship.at)))
        }
        Action::Rest => say("kop-act-rest"),
        Action::Reroll(dice) => reroll(view, dice),
        Action::Stand => say("kop-act-stand"),
        Action::Scapegoat(goat) => with("kop-act-scapegoat", "pirate", pirate(view, goat)),
        Action::Submit => say("kop-act-submit"),
    }
}

fn with(key: &str, name: &str, value: impl Into<Value>) -> String {
    say_with(key, &[(name, value.into())])
}

fn play(view: &View, play: Play) -> String {
    match play {
        Play::Ambush => say("kop-play-ambush"),
        Play::Raid => say("kop-play-raid"),
        Play::Assassination(victim) => match view.owner(victim) {
            Some(seat) => say_with(
                "kop-play-assassination-of",
                &[("pirate", pirate(view, victim).into()), ("whose", who(view, seat).into())],
            ),
            None => with("kop-play-assassination", "pirate", pirate(view, victim)),
        },
        Play::Citrus => say("kop-play-citrus"),
        Play::Tailwind => say("kop-play-tailwind"),
        Play::Soldiers => say("kop-play-soldiers"),
        Play::Scurvy(seat) => with("kop-play-scurvy", "who", who(view, seat)),
        Play::Mutiny(seat) => with("kop-play-mutiny", "who", who(view, seat)),
        Play::Mercenaries(side) => with("kop-play-mercenaries", "side", side_name(view, side)),
        Play::Keelhaul => say("kop-play-keelhaul"),
        Play::FlyingDutchman(to) => {
            let hex = view.dutchman.step(to).unwrap_or(Hex::CENTRE);
            say_with(
                "kop-play-dutchman",
                &[("heading", heading(to).into()), ("place", place(view, hex).into())],
            )
        }
    }
}

fn dig(view: &View, seat: Seat) -> String {
    let ship = view.ships.get(seat.index());
    let Some((ship, treasure)) = ship.and_then(|ship| Some((ship, view.treasure(ship.at)?))) else {
        return String::new();
    };
    let maps = treasure.maps.saturating_sub(ship.hints);
    say_with("kop-act-dig", &[("maps", maps.into()), ("doubloons", treasure.doubloons.into())])
}

fn reroll(view: &View, dice: Dice) -> String {
    match (dice, view.dice_in_question()) {
        (Dice::First, Some([again, _])) | (Dice::Second, Some([_, again])) => {
            with("kop-act-reroll", "die", again)
        }
        (Dice::First, None) => say("kop-act-reroll-first"),
        (Dice::Second, None) => say("kop-act-reroll-second"),
        (Dice::Both, _) => say("kop-act-reroll-both"),
    }
}

fn side_name(view: &View, side: Side) -> String {
    match (side, view.fight().and_then(|fight| fight.defender())) {
        (Side::Attacker, _) => who(view, view.turn),
        (Side::Defender, Some(seat)) => who(view, seat),
        (Side::Defender, None) => say("kop-the-nation"),
    }
}
