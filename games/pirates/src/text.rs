//! Actions, events and refusals as keys and values; the messages are in `lang`.

use crate::{Action, Capture, Card, Event, Kind, Payout, Ransom, Refusal, Token, View, Wages};
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
    let party = |captain| stack(&view.stacks, captain);
    let own = |captain| own_stack(&view.stacks, captain);
    match action {
        Action::Assemble(upper, lower) => {
            Text::new("pir-act-assemble").with("upper", own(upper)).with("lower", party(lower))
        }
        Action::Capture(capture) => Text::new("pir-act-capture")
            .with("party", own(capture.party))
            .with("prize", prize(view, capture)),
        Action::Mutiny(capture) => Text::new("pir-act-mutiny")
            .with("captain", color(capture.party.color()))
            .with("crew", crew(view, capture.party))
            .with("prize", prize(view, capture)),
        Action::Ransom(Ransom { party: from, index, onto }) => Text::new("pir-act-ransom")
            .with("place", index + 1)
            .with("party", party(from))
            .with("onto", party(onto)),
    }
}

/// How many pirates a party has, by its captain.
fn crew(view: &View, captain: Pirate) -> usize {
    view.stacks.iter().find(|party| party[0].pirate() == Some(captain)).map_or(1, Vec::len)
}

fn prize(view: &View, capture: Capture) -> Value {
    let card = match view.cards.get(capture.card as usize) {
        Some(shown) => card(*shown).into(),
        None => return capture.card.into(),
    };
    match capture.token {
        None => card,
        Some(token) => {
            let token = booty_the(token.name());
            Text::new("pir-prize").with("card", card).with("token", token).into()
        }
    }
}

/// A sentence for the log.
pub(crate) fn event_text(view: &View, event: &Event) -> Text {
    let of = |key, seat: &Seat| Text::new(key).with("who", who(view, *seat));
    match event {
        Event::First { seat } => of("pir-first", seat),
        Event::TurnedUp { cards } => {
            let cards = cards.iter().copied().map(card);
            Text::new("pir-turned-up").with("cards", Join::Semicolon.of(cards))
        }
        Event::Assembled { seat, party, onto, height } => {
            assembled(view, *seat, *party, *onto).with("height", *height)
        }
        Event::Mutinied { seat, against, party } => mutinied(view, *seat, *against, *party),
        Event::Spotted { seat } => of("pir-spotted", seat),
        Event::Captured { seat, card: taken, crew, .. } => {
            of("pir-captured", seat).with("card", card(*taken)).with("crew", crew.len())
        }
        Event::Took { seat, token } => of("pir-took", seat).with("token", booty_a(token.name())),
        Event::Paid { seat, card, wages, supply } => paid(view, *seat, *card, wages, *supply),
        Event::Kept { seat, .. } => of("pir-kept", seat),
        Event::Discarded { card: lost } => Text::new("pir-discarded").with("card", card(*lost)),
        Event::Ransomed { seat, from, pirate, paid, supply, .. } => {
            let text = ransomed(view, *seat, *from, *pirate).with("ducats", paid + supply);
            text.with("help", help(*supply))
        }
        Event::Passed { seat } => of("pir-passed", seat),
        Event::Becalmed => Text::new("pir-becalmed"),
        Event::SailedAway => Text::new("pir-sailed-away"),
        Event::Over { payout, winners } => over(view, payout, winners),
    }
}

/// PIR-5: while the match runs the log names pirates by their colour alone.
fn assembled(view: &View, seat: Seat, party: Pirate, onto: Pirate) -> Text {
    let who = who(view, seat);
    if view.log_names_wages() {
        let (party, onto) = (pirate(party), pirate(onto));
        Text::new("pir-assembled").with("who", who).with("party", party).with("onto", onto)
    } else {
        Text::new("pir-assembled-covered").with("who", who).with("onto", color(onto.color()))
    }
}

/// PIR-5, likewise.
fn mutinied(view: &View, seat: Seat, against: Seat, party: Pirate) -> Text {
    let text = |key| Text::new(key).with("who", who(view, seat)).with("whom", who(view, against));
    if view.log_names_wages() {
        text("pir-mutinied").with("party", pirate(party))
    } else {
        text("pir-mutinied-covered")
    }
}

/// PIR-5, likewise.
fn ransomed(view: &View, seat: Seat, from: Seat, freed: Pirate) -> Text {
    let text = |key| Text::new(key).with("who", who(view, seat)).with("whom", who(view, from));
    if view.log_names_wages() {
        text("pir-ransomed").with("pirate", pirate(freed))
    } else {
        text("pir-ransomed-covered")
    }
}

fn paid(view: &View, seat: Seat, ducats: u8, paid: &[Wages], supply: u32) -> Text {
    let text = |key| Text::new(key).with("who", who(view, seat)).with("card", ducats);
    if paid.is_empty() {
        return text("pir-paid-nobody");
    }
    text("pir-paid").with("paid", wages_by_color(paid)).with("help", help(supply))
}

/// What the supply had to add.
fn help(supply: u32) -> Option<Text> {
    (supply > 0).then(|| Text::new("pir-supply").with("supply", supply))
}

fn over(view: &View, payout: &[Payout], winners: &[Seat]) -> Text {
    let best = payout.iter().map(Payout::total).max().unwrap_or(0);
    disc_stacks::text::winners(Text::new("pir-over"), &view.colors, winners, best)
}

/// Why an action is refused.
pub(crate) fn refusal_text(refusal: &Refusal) -> Text {
    let of = |key, captain: &Pirate| Text::new(key).with("pirate", pirate(*captain));
    match refusal {
        Refusal::NotInPlay(who) => Text::new("pir-no-not-in-play").with("who", color(*who)),
        Refusal::Covered(captain) => of("pir-no-covered", captain),
        Refusal::AssembleNotYours(captain) => of("pir-no-not-yours", captain),
        Refusal::OntoCovered(captain) => of("pir-no-onto-covered", captain),
        Refusal::OntoOwn(captain) => of("pir-no-onto-own", captain),
        Refusal::TooTall(height) => Text::new("pir-no-too-tall").with("height", *height),
        Refusal::CaptureNotYours(captain) => of("pir-no-capture-not-yours", captain),
        Refusal::NoSuchCard { .. } | Refusal::NoCardForMutiny { .. } => {
            Text::new("pir-no-such-card")
        }
        Refusal::TooFewCrew { party, crew, needed } => {
            of("pir-no-too-few", party).with("crew", *crew).with("needed", *needed)
        }
        Refusal::NotPictured(token) => {
            Text::new("pir-no-not-pictured").with("token", booty(token.name()))
        }
        Refusal::NoToken => Text::new("pir-no-token"),
        Refusal::MonsterHasNoChoice => Text::new("pir-no-monster-choice"),
        Refusal::MutinyNotCaptain(captain) => of("pir-no-mutiny-captain", captain),
        Refusal::MutinyAgainstSelf(captain) => of("pir-no-mutiny-self", captain),
        Refusal::NoMutineer(captain) => of("pir-no-mutineer", captain),
        Refusal::MutinyTooWeak { party, crew, needed } => {
            of("pir-no-mutiny-weak", party).with("crew", *crew).with("needed", *needed)
        }
        Refusal::NothingToCapture(captain) => of("pir-no-capture", captain),
        Refusal::NotDestitute => Text::new("pir-no-destitute"),
        Refusal::RansomNotCaptain(captain) => of("pir-no-ransom-captain", captain),
        Refusal::RansomNotYours { party, index } => {
            of("pir-no-ransom-not-yours", party).with("place", index + 1)
        }
    }
}

/// A seat by its colour.
fn who(view: &View, seat: Seat) -> Value {
    disc_stacks::text::seat(&view.colors, seat)
}

/// A card by what is on it.
pub fn card(card: Card) -> Text {
    Text::new("pir-card")
        .with("kind", kind(card.kind))
        .with("ducats", card.ducats)
        .with("crew", card.crew)
        .with("tokens", Join::And.of(card.tokens().map(Token::name).map(booty)))
}

/// How messages tell the kinds of cards apart.
pub fn kind(kind: Kind) -> Value {
    Value::word(match kind {
        Kind::Ship => "ship",
        Kind::Ruin => "ruin",
        Kind::Monster => "monster",
    })
}
