//! Actions, events and refusals in the language of the person.

use disc_stacks::Pirate;
use disc_stacks_ui::{booty, booty_a, booty_the, color, pirate};
use game::Seat;
use pirates::{Action, Capture, Card, Event, Kind, Payout, Ransom, Refusal, Token, View, Wages};
use web_kit::words::{Value, listed, say, say_with};

pub(super) fn action(view: &View, action: Action) -> String {
    match action {
        Action::Assemble(upper, lower) => say_with(
            "pir-act-assemble",
            &[("upper", party(view, upper)), ("lower", party(view, lower))],
        ),
        Action::Capture(capture) => say_with(
            "pir-act-capture",
            &[("party", party(view, capture.party)), ("prize", prize(view, capture).into())],
        ),
        Action::Mutiny(capture) => say_with(
            "pir-act-mutiny",
            &[
                ("captain", color(capture.party.color()).into()),
                ("party", party(view, capture.party)),
                ("prize", prize(view, capture).into()),
            ],
        ),
        Action::Ransom(Ransom { party: from, index, onto }) => say_with(
            "pir-act-ransom",
            &[
                ("place", (index + 1).into()),
                ("party", party(view, from)),
                ("onto", party(view, onto)),
            ],
        ),
    }
}

fn prize(view: &View, capture: Capture) -> String {
    let Some(card) = view.cards.get(capture.card as usize) else { return String::new() };
    match capture.token {
        None => name(*card),
        Some(token) => say_with(
            "pir-prize",
            &[("card", name(*card).into()), ("token", booty_the(token.name()).into())],
        ),
    }
}

pub(super) fn event(view: &View, event: &Event) -> String {
    let who = |seat: &Seat| who(view, *seat);
    match event {
        Event::First { seat } => say_with("pir-first", &[("who", who(seat))]),
        Event::TurnedUp { cards } => {
            let names: Vec<String> = cards.iter().copied().map(name).collect();
            say_with("pir-turned-up", &[("cards", names.join("; ").into())])
        }
        Event::Assembled { seat, party, onto, height } => {
            let (who, height) = (("who", who(seat)), ("height", (*height).into()));
            if view.log_names_wages() {
                let (party, onto) = (pirate(*party).into(), pirate(*onto).into());
                say_with("pir-assembled", &[who, ("party", party), ("onto", onto), height])
            } else {
                let onto = color(onto.color()).into();
                say_with("pir-assembled-covered", &[who, ("onto", onto), height])
            }
        }
        Event::Mutinied { seat, against, party } => {
            let (who, whom) = (("who", who(seat)), ("whom", who(against)));
            if view.log_names_wages() {
                say_with("pir-mutinied", &[who, whom, ("party", pirate(*party).into())])
            } else {
                say_with("pir-mutinied-covered", &[who, whom])
            }
        }
        Event::Spotted { seat } => say_with("pir-spotted", &[("who", who(seat))]),
        Event::Captured { seat, card, crew, .. } => say_with(
            "pir-captured",
            &[("who", who(seat)), ("card", name(*card).into()), ("crew", crew.len().into())],
        ),
        Event::Took { seat, token } => {
            say_with("pir-took", &[("who", who(seat)), ("token", booty_a(token.name()).into())])
        }
        Event::Paid { seat, card, wages, supply } => helped(paid(who(seat), *card, wages), *supply),
        Event::Kept { seat, .. } => say_with("pir-kept", &[("who", who(seat))]),
        Event::Discarded { card } => say_with("pir-discarded", &[("card", name(*card).into())]),
        Event::Ransomed { seat, from, pirate: freed, paid, supply, .. } => {
            let (who, whom) = (("who", who(seat)), ("whom", who(from)));
            let ducats = ("ducats", (paid + supply).into());
            let sentence = if view.log_names_wages() {
                say_with("pir-ransomed", &[who, whom, ducats, ("pirate", pirate(*freed).into())])
            } else {
                say_with("pir-ransomed-covered", &[who, whom, ducats])
            };
            helped(sentence, *supply)
        }
        Event::Passed { seat } => say_with("pir-passed", &[("who", who(seat))]),
        Event::Becalmed => say("pir-becalmed"),
        Event::SailedAway => say("pir-sailed-away"),
        Event::Over { payout, winners } => over(view, payout, winners),
    }
}

fn paid(who: Value, card: u8, wages: &[Wages]) -> String {
    if wages.is_empty() {
        return say_with("pir-paid-nobody", &[("who", who), ("card", card.into())]);
    }
    let by_color = wages.chunk_by(|one, next| one.pirate.color() == next.pirate.color());
    let paid: Vec<String> = by_color.map(wages_of_color).collect();
    say_with("pir-paid", &[("who", who), ("card", card.into()), ("paid", paid.join(", ").into())])
}

/// One colour's wages, as in `Yellow 2 + 5`.
fn wages_of_color(wages: &[Wages]) -> String {
    let ducats: Vec<String> = wages.iter().map(|wage| wage.ducats.to_string()).collect();
    format!("{} {}", color(wages[0].pirate.color()), ducats.join(" + "))
}

/// What the supply had to add.
fn helped(sentence: String, supply: u32) -> String {
    match supply {
        0 => sentence,
        more => format!("{sentence} {}", say_with("pir-supply", &[("supply", more.into())])),
    }
}

fn over(view: &View, payout: &[Payout], winners: &[Seat]) -> String {
    let best = payout.iter().map(Payout::total).max().unwrap_or(0);
    let names: Vec<String> = winners.iter().map(|seat| color(view.colors[seat.index()])).collect();
    say_with(
        "pir-over",
        &[("winners", listed(&names).into()), ("count", names.len().into()), ("best", best.into())],
    )
}

pub(super) fn refusal(refusal: &Refusal) -> String {
    let of = |key: &str, captain: &Pirate| say_with(key, &[("pirate", pirate(*captain).into())]);
    match refusal {
        Refusal::NotInPlay(who) => say_with("pir-no-not-in-play", &[("who", color(*who).into())]),
        Refusal::Covered(captain) => of("pir-no-covered", captain),
        Refusal::AssembleNotYours(captain) => of("pir-no-not-yours", captain),
        Refusal::OntoCovered(captain) => of("pir-no-onto-covered", captain),
        Refusal::OntoOwn(captain) => of("pir-no-onto-own", captain),
        Refusal::TooTall(height) => say_with("pir-no-too-tall", &[("height", (*height).into())]),
        Refusal::CaptureNotYours(captain) => of("pir-no-capture-not-yours", captain),
        Refusal::NoSuchCard { .. } | Refusal::NoCardForMutiny { .. } => say("pir-no-such-card"),
        Refusal::TooFewCrew { party, crew, needed } => {
            too_few("pir-no-too-few", *party, *crew, *needed)
        }
        Refusal::NotPictured(token) => {
            say_with("pir-no-not-pictured", &[("token", booty(token.name()).into())])
        }
        Refusal::NoToken => say("pir-no-token"),
        Refusal::MonsterHasNoChoice => say("pir-no-monster-choice"),
        Refusal::MutinyNotCaptain(captain) => of("pir-no-mutiny-captain", captain),
        Refusal::MutinyAgainstSelf(captain) => of("pir-no-mutiny-self", captain),
        Refusal::NoMutineer(captain) => of("pir-no-mutineer", captain),
        Refusal::MutinyTooWeak { party, crew, needed } => {
            too_few("pir-no-mutiny-weak", *party, *crew, *needed)
        }
        Refusal::NothingToCapture(captain) => of("pir-no-capture", captain),
        Refusal::NotDestitute => say("pir-no-destitute"),
        Refusal::RansomNotCaptain(captain) => of("pir-no-ransom-captain", captain),
        Refusal::RansomNotYours { party, index } => say_with(
            "pir-no-ransom-not-yours",
            &[("pirate", pirate(*party).into()), ("place", (index + 1).into())],
        ),
    }
}

fn too_few(key: &str, party: Pirate, crew: u8, needed: u8) -> String {
    let party = pirate(party);
    say_with(key, &[("pirate", party.into()), ("crew", crew.into()), ("needed", needed.into())])
}

fn who(view: &View, seat: Seat) -> Value {
    view.colors.get(seat.index()).map(|of| color(*of)).unwrap_or_default().into()
}

/// A party by its captain, with its height if it is no single.
fn party(view: &View, captain: Pirate) -> Value {
    let led = |party: &&Vec<disc_stacks::Disc>| party[0].pirate() == Some(captain);
    match view.stacks.iter().find(led).map_or(1, Vec::len) {
        1 => pirate(captain).into(),
        height => format!("{} ({height})", pirate(captain)).into(),
    }
}

fn name(card: Card) -> String {
    let tokens: Vec<String> = card.tokens().map(Token::name).map(booty).collect();
    say_with(
        "pir-card",
        &[
            ("kind", kind(card.kind).into()),
            ("ducats", card.ducats.into()),
            ("crew", card.crew.into()),
            ("tokens", listed(&tokens).into()),
        ],
    )
}

/// How texts tell the kinds apart.
pub(super) fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Ship => "ship",
        Kind::Ruin => "ruin",
        Kind::Monster => "monster",
    }
}

#[cfg(test)]
mod tests {
    use game::{Game, Viewer};
    use pirates::{Pirates, Position};
    use serde_json::json;

    use super::*;
    use crate::PiratesUi;
    use web_kit::model::GameUi;

    /// A table at which Blue has kept a ship with two wheels; with one card in sight, or none: then
    /// it is over.
    fn state(open: bool, over: bool) -> Pirates {
        let card = json!({"kind": "ship", "crew": 4, "ducats": 16, "wild": 2, "tokens": ["chest"], "wheels": 2});
        let position: Position = serde_json::from_value(json!({
            "game": "pirates", "colors": ["red", "blue", "black"], "turn": 0,
            "ducats": [5, 5, 5], "kept": [[], [card], []],
            "tokens": [{}, {"anchor": 1}, {}],
            "cards": if over { vec![] } else { vec![card.clone()] },
            "options": {"open_stacks": open},
        }))
        .expect("a position");
        Pirates::from_position(&position).expect("a state")
    }

    #[test]
    fn pir_5_the_log_names_pirates_by_colour_only_while_the_match_runs() {
        let pirate = |text: &str| text.parse::<Pirate>().expect("a pirate");
        let (red, blue) = (Seat::new(0), Seat::new(1));
        let (party, onto) = (pirate("red:3"), pirate("blue:4"));
        let events = [
            Event::Assembled { seat: red, party, onto, height: 2 },
            Event::Mutinied { seat: red, against: blue, party: onto },
            Event::Ransomed {
                seat: red,
                from: blue,
                party: onto,
                pirate: party,
                paid: 5,
                supply: 0,
            },
        ];
        let told = |state: Pirates| {
            let view = state.view(Viewer::Spectator);
            events.each_ref().map(|one| event(&view, one))
        };
        let covered = [
            "Red moves onto Blue: a party of 2.",
            "Mutiny! Red overthrows Blue.",
            "Red pays Blue 5 ducats and takes a pirate back.",
        ];
        let open = [
            "Red puts Red 3 onto Blue 4: a party of 2.",
            "Mutiny! Red overthrows Blue in the party of Blue 4.",
            "Red pays Blue 5 ducats for Red 3.",
        ];
        assert_eq!(told(state(false, false)), covered);
        assert_eq!(told(state(true, false)), open);
        assert_eq!(told(state(false, true)), open);
    }

    /// PIR-24: with an anchor for most tokens two wheels pay 2 each at a table of three.
    #[test]
    fn pir_10_the_scores_on_the_page_are_those_of_the_viewer() {
        let state = state(false, false);
        let scores = |viewer| PiratesUi::scores(&state.view(viewer), &state.standing());
        assert_eq!(scores(Viewer::Seat(Seat::new(1))), [Some(5), Some(9), Some(5)]);
        assert_eq!(scores(Viewer::Seat(Seat::new(0))), [Some(5), Some(5), Some(5)]);
        assert_eq!(PiratesUi::laid_open(&state).standing.scores, [5, 9, 5]);
        let open = PiratesUi::laid_open(&state);
        assert!(open.kept.iter().flatten().all(Option::is_some));
    }
}
