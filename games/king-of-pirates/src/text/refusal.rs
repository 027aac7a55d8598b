//! Refusals as keys and values.

use super::names::{self, card, card_when, heading, part};
use crate::{Matter, Pirate, Refusal, View};
use game::{Seat, Text};

/// Why an action is refused, from what the seat knows.
pub(crate) fn refusal_text(view: &View, refusal: &Refusal) -> Text {
    let of = |key, seat: &Seat| Text::new(key).with("who", names::who(view, *seat));
    let pirate = |key, one: &Pirate| Text::new(key).with("pirate", names::pirate(view, *one));
    match refusal {
        Refusal::NotAsked(what) => Text::new(matter(*what)),
        Refusal::SubmitInstead => Text::new("kop-no-pass-own"),
        Refusal::NoSuchSeat(_) => Text::new("kop-no-seat"),
        Refusal::NotInHand(wanted) => Text::new("kop-no-card").with("card", card(*wanted)),
        Refusal::NotNow(wanted) => card_when(*wanted),
        Refusal::Warded(one) => pirate("kop-no-warded", one),
        Refusal::NotAboard(one) => pirate("kop-no-aboard", one),
        Refusal::NoScurvy => Text::new("kop-no-scurvy"),
        Refusal::Immune(seat) => of("kop-no-immune", seat),
        Refusal::NoNation => Text::new("kop-no-nation"),
        Refusal::WrongSide => Text::new("kop-no-side"),
        Refusal::NoThief => Text::new("kop-no-thief"),
        Refusal::StealFromYourself => Text::new("kop-no-steal-self"),
        Refusal::NothingToSteal(seat) => of("kop-no-steal", seat),
        Refusal::NoMovementLeft => Text::new("kop-no-movement"),
        Refusal::OffTheBoard(to) => Text::new("kop-no-board").with("heading", heading(*to)),
        Refusal::NoIsland => Text::new("kop-no-island"),
        Refusal::DugLastTurn => Text::new("kop-no-dug"),
        Refusal::TooFewMaps { needed, held } => {
            Text::new("kop-no-maps").with("needed", *needed).with("held", *held)
        }
        Refusal::HasPart(has) => Text::new("kop-no-part").with("part", part(*has)),
        Refusal::TooDear { price, doubloons } => {
            Text::new("kop-no-dear").with("price", *price).with("doubloons", *doubloons)
        }
        Refusal::NobodyHasToGo => Text::new("kop-no-go"),
        Refusal::TooManyAboard(_) => Text::new("kop-no-fit"),
        Refusal::NotYours(one, _) => pirate("kop-no-yours", one),
        Refusal::InHideout => Text::new("kop-no-hideout"),
        Refusal::WarshipStops => Text::new("kop-no-sailing-on"),
        Refusal::WarshipFirst => Text::new("kop-no-warship-first"),
        Refusal::OneFight => Text::new("kop-no-second-fight"),
        Refusal::NothingToAttack => Text::new("kop-no-target"),
        Refusal::NotHere(seat) => of("kop-no-here", seat),
        Refusal::AttackYourself => Text::new("kop-no-attack-self"),
        Refusal::NoScapegoat(one) => pirate("kop-no-scapegoat", one),
    }
}

fn matter(matter: Matter) -> &'static str {
    match matter {
        Matter::Window => "kop-not-window",
        Matter::Discard => "kop-not-discard",
        Matter::Theft => "kop-not-theft",
        Matter::Movement => "kop-not-movement",
        Matter::Digging => "kop-not-digging",
        Matter::Hideout => "kop-not-hideout",
        Matter::Crew => "kop-not-crew",
        Matter::Attack => "kop-not-attack",
        Matter::Dice => "kop-not-dice",
        Matter::Mutiny => "kop-not-mutiny",
    }
}
