//! Actions, events and refusals as keys and values; the messages are in `lang`.

mod event;
mod names;
mod refusal;

pub(crate) use event::event_text;
pub use names::*;
pub(crate) use refusal::refusal_text;

use crate::{Action, Dice, Hex, Play, Side, View};
use game::{Messages, Seat, Text, Value};

/// Every sentence of the game, by language.
pub const MESSAGES: Messages = game::messages!("../lang");

/// What may be wrong with a set-up, an edition, a position or an outcome, by language.
pub const ERROR_MESSAGES: Messages = game::messages!("../lang/errors");

/// What an action does, from what the seat knows.
pub(crate) fn action_text(view: &View, seat: Seat, action: Action) -> Text {
    let ship = view.ships.get(seat.index());
    match action {
        Action::Pass => Text::new("kop-act-pass"),
        Action::PassAll => Text::new("kop-act-pass-all"),
        Action::Play(played) => play(view, played),
        Action::Discard(thrown) => Text::new("kop-act-discard").with("card", card(thrown)),
        Action::Steal(from) => {
            let doubloons = view.ships.get(from.index()).map_or(0, |ship| ship.doubloons.min(200));
            Text::new("kop-act-steal").with("doubloons", doubloons).with("from", who(view, from))
        }
        Action::Spare => Text::new("kop-act-spare"),
        Action::Sail(to) => match ship.and_then(|ship| ship.at.step(to)) {
            Some(hex) => Text::new("kop-act-sail")
                .with("heading", heading(to))
                .with("place", place(view, hex)),
            None => Text::new("kop-act-sail-off").with("heading", heading(to)),
        },
        Action::Stop => Text::new("kop-act-stop"),
        Action::Dig => dig(view, seat),
        Action::Leave => Text::new("kop-act-leave"),
        Action::Buy(bought) => Text::new("kop-act-buy")
            .with("part", part(bought))
            .with("price", view.edition().parts.price),
        Action::Hire => Text::new("kop-act-hire"),
        Action::Dismiss(gone) => {
            Text::new("kop-act-dismiss").with("pirate", pirate_card(view.pirate(gone)))
        }
        Action::Captain(captain) => {
            Text::new("kop-act-captain").with("pirate", pirate_card(view.pirate(captain)))
        }
        Action::Attack(target) => {
            Text::new("kop-act-attack").with("foe", foe(view, target, ship.map(|ship| ship.at)))
        }
        Action::Rest => Text::new("kop-act-rest"),
        Action::Reroll(dice) => reroll(view, dice),
        Action::Stand => Text::new("kop-act-stand"),
        Action::Scapegoat(goat) => {
            Text::new("kop-act-scapegoat").with("pirate", pirate(view, goat))
        }
        Action::Submit => Text::new("kop-act-submit"),
    }
}

fn play(view: &View, play: Play) -> Text {
    match play {
        Play::Ambush => Text::new("kop-play-ambush"),
        Play::Raid => Text::new("kop-play-raid"),
        Play::Assassination(victim) => match view.owner(victim) {
            Some(seat) => Text::new("kop-play-assassination-of")
                .with("pirate", pirate(view, victim))
                .with("whose", who(view, seat)),
            None => Text::new("kop-play-assassination").with("pirate", pirate(view, victim)),
        },
        Play::Citrus => Text::new("kop-play-citrus"),
        Play::Tailwind => Text::new("kop-play-tailwind"),
        Play::Soldiers => Text::new("kop-play-soldiers"),
        Play::Scurvy(seat) => Text::new("kop-play-scurvy").with("who", who(view, seat)),
        Play::Mutiny(seat) => Text::new("kop-play-mutiny").with("who", who(view, seat)),
        Play::Mercenaries(side) => {
            Text::new("kop-play-mercenaries").with("side", side_name(view, side))
        }
        Play::Keelhaul => Text::new("kop-play-keelhaul"),
        Play::FlyingDutchman(to) => {
            let hex = view.dutchman.step(to).unwrap_or(Hex::CENTRE);
            Text::new("kop-play-dutchman")
                .with("heading", heading(to))
                .with("place", place(view, hex))
        }
    }
}

fn dig(view: &View, seat: Seat) -> Text {
    let ship = view.ships.get(seat.index());
    let Some((ship, treasure)) = ship.and_then(|ship| Some((ship, view.treasure(ship.at)?))) else {
        return Text::new("kop-act-dig-here");
    };
    let maps = treasure.maps.saturating_sub(ship.hints);
    Text::new("kop-act-dig").with("maps", maps).with("doubloons", treasure.doubloons)
}

fn reroll(view: &View, dice: Dice) -> Text {
    match (dice, view.dice_in_question()) {
        (Dice::First, Some([again, _])) | (Dice::Second, Some([_, again])) => {
            Text::new("kop-act-reroll").with("die", again)
        }
        (Dice::First, None) => Text::new("kop-act-reroll-first"),
        (Dice::Second, None) => Text::new("kop-act-reroll-second"),
        (Dice::Both, _) => Text::new("kop-act-reroll-both"),
    }
}

fn side_name(view: &View, side: Side) -> Value {
    match (side, view.fight().and_then(|fight| fight.defender())) {
        (Side::Attacker, _) => who(view, view.turn),
        (Side::Defender, Some(seat)) => who(view, seat),
        (Side::Defender, None) => Text::new("kop-the-nation").into(),
    }
}
