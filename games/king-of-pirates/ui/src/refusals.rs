//! Why an action is refused, in the language of the person.

use game::Seat;
use king_of_pirates::{Matter, Pirate, Refusal, View};
use web_kit::words::{Value, say, say_with};

use super::names::{self, card, card_when, heading, part};

pub(super) fn refusal(view: &View, refusal: &Refusal) -> String {
    let with = |key: &str, name: &str, value: Value| say_with(key, &[(name, value)]);
    let of = |key: &str, seat: &Seat| with(key, "who", names::who(view, *seat).into());
    let pirate = |key: &str, one: &Pirate| with(key, "pirate", names::pirate(view, *one).into());
    match refusal {
        Refusal::NotAsked(what) => say(matter(*what)),
        Refusal::SubmitInstead => say("kop-no-pass-own"),
        Refusal::NoSuchSeat(_) => say("kop-no-seat"),
        Refusal::NotInHand(wanted) => with("kop-no-card", "card", card(*wanted).into()),
        Refusal::NotNow(wanted) => card_when(*wanted),
        Refusal::Warded(one) => pirate("kop-no-warded", one),
        Refusal::NotAboard(one) => pirate("kop-no-aboard", one),
        Refusal::NoScurvy => say("kop-no-scurvy"),
        Refusal::Immune(seat) => of("kop-no-immune", seat),
        Refusal::NoNation => say("kop-no-nation"),
        Refusal::WrongSide => say("kop-no-side"),
        Refusal::NoThief => say("kop-no-thief"),
        Refusal::StealFromYourself => say("kop-no-steal-self"),
        Refusal::NothingToSteal(seat) => of("kop-no-steal", seat),
        Refusal::NoMovementLeft => say("kop-no-movement"),
        Refusal::OffTheBoard(to) => with("kop-no-board", "heading", heading(*to).into()),
        Refusal::NoIsland => say("kop-no-island"),
        Refusal::DugLastTurn => say("kop-no-dug"),
        Refusal::TooFewMaps { needed, held } => {
            say_with("kop-no-maps", &[("needed", (*needed).into()), ("held", (*held).into())])
        }
        Refusal::HasPart(has) => with("kop-no-part", "part", part(*has).into()),
        Refusal::TooDear { price, doubloons } => say_with(
            "kop-no-dear",
            &[("price", (*price).into()), ("doubloons", (*doubloons).into())],
        ),
        Refusal::NobodyHasToGo => say("kop-no-go"),
        Refusal::TooManyAboard => say("kop-no-fit"),
        Refusal::NotYours(one) => pirate("kop-no-yours", one),
        Refusal::InHideout => say("kop-no-hideout"),
        Refusal::WarshipStops => say("kop-no-sailing-on"),
        Refusal::WarshipFirst => say("kop-no-warship-first"),
        Refusal::OneFight => say("kop-no-second-fight"),
        Refusal::NothingToAttack => say("kop-no-target"),
        Refusal::NotHere(seat) => of("kop-no-here", seat),
        Refusal::AttackYourself => say("kop-no-attack-self"),
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
