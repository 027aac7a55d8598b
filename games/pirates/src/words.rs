//! Actions and events in words.

use crate::{Action, Capture, Card, Event, Kind, Payout, Ransom, View, Wages};
use disc_stacks::Pirate;
use game::Seat;

pub(crate) fn describe(view: &View, action: Action) -> String {
    match action {
        Action::Assemble(upper, lower) => {
            format!("{} onto {}", party(view, upper), party(view, lower))
        }
        Action::Capture(capture) => {
            format!("{} captures {}", party(view, capture.party), prize(view, capture))
        }
        Action::Mutiny(capture) => {
            let against = capture.party.color();
            let (whole, prize) = (party(view, capture.party), prize(view, capture));
            format!("Mutiny against {against} in {whole}: capture {prize}")
        }
        Action::Ransom(Ransom { party: from, index, onto }) => {
            let (whole, onto) = (party(view, from), party(view, onto));
            format!("Ransom your pirate at place {} of {whole}, put it onto {onto}", index + 1)
        }
    }
}

fn prize(view: &View, capture: Capture) -> String {
    let Some(card) = view.cards.get(capture.card as usize) else {
        return format!("card {}", capture.card);
    };
    match capture.token {
        Some(token) => format!("{}, taking the {token}", name(*card)),
        None => name(*card),
    }
}

pub(crate) fn narrate(view: &View, event: &Event) -> String {
    match event {
        Event::First { seat } => format!("{} begins.", color(view, *seat)),
        Event::TurnedUp { cards } => {
            let names: Vec<String> = cards.iter().copied().map(name).collect();
            format!("In sight: {}.", names.join("; "))
        }
        Event::Assembled { seat, party, onto, height } => {
            let who = color(view, *seat);
            let put = if view.log_names_wages() {
                format!("puts {} onto {}", disc(*party), disc(*onto))
            } else {
                format!("moves onto {}", onto.color())
            };
            format!("{who} {put}: a party of {height}.")
        }
        Event::Mutinied { seat, against, party } => {
            let (who, whom) = (color(view, *seat), color(view, *against));
            let place = if view.log_names_wages() {
                format!(" in the party of {}", disc(*party))
            } else {
                String::new()
            };
            format!("Mutiny! {who} overthrows {whom}{place}.")
        }
        Event::Spotted { seat } => format!("The black spot lies before {}.", color(view, *seat)),
        Event::Captured { seat, card, crew, .. } => {
            let (who, crew) = (color(view, *seat), crew.len());
            format!("{who} captures {} with a party of {crew}.", name(*card))
        }
        Event::Took { seat, token } => {
            format!("{} takes {}.", color(view, *seat), token.with_article())
        }
        Event::Paid { seat, card, wages, supply } => paid(view, *seat, *card, wages, *supply),
        Event::Kept { seat, .. } => format!("{} keeps the card.", color(view, *seat)),
        Event::Discarded { card } => format!("Nobody keeps {}: it is discarded.", name(*card)),
        Event::Ransomed { seat, from, pirate, paid, supply, .. } => {
            let (who, whom) = (color(view, *seat), color(view, *from));
            let freed = if view.log_names_wages() {
                format!("for {}", disc(*pirate))
            } else {
                "and takes a pirate back".to_owned()
            };
            format!("{who} pays {whom} {} ducats {freed}.{}", paid + supply, help(*supply))
        }
        Event::Passed { seat } => format!("{} can do nothing and passes.", color(view, *seat)),
        Event::Becalmed => "Nobody gets anywhere: all parties are dissolved.".to_owned(),
        Event::SailedAway => "The cards in sight are gone.".to_owned(),
        Event::Over { payout, winners } => over(view, payout, winners),
    }
}

fn paid(view: &View, seat: Seat, card: u8, wages: &[Wages], supply: u32) -> String {
    let who = color(view, seat);
    if wages.is_empty() {
        return format!("{who} takes {card} ducats and pays nobody.");
    }
    let mut paid: Vec<String> = Vec::new();
    for group in wages.chunk_by(|one, next| one.pirate.color() == next.pirate.color()) {
        let ducats: Vec<String> = group.iter().map(|wage| wage.ducats.to_string()).collect();
        paid.push(format!("{} {}", group[0].pirate.color(), ducats.join(" + ")));
    }
    format!("{who} takes {card} ducats and pays {}.{}", paid.join(", "), help(supply))
}

fn help(supply: u32) -> String {
    if supply > 0 { format!(" The supply pays {supply} of it.") } else { String::new() }
}

fn over(view: &View, payout: &[Payout], winners: &[Seat]) -> String {
    let best = payout.iter().map(Payout::total).max().unwrap_or(0);
    let names: Vec<String> = winners.iter().map(|&seat| color(view, seat)).collect();
    let verb = if names.len() == 1 { "wins" } else { "share the win" };
    format!("The last card has gone. {} {verb} with {best} ducats.", names.join(" and "))
}

fn color(view: &View, seat: Seat) -> String {
    view.colors.get(seat.index()).map_or_else(|| format!("seat {seat}"), ToString::to_string)
}

fn disc(pirate: Pirate) -> String {
    format!("{} {}", pirate.color(), pirate.wage().sign())
}

fn party(view: &View, captain: Pirate) -> String {
    let led = |party: &&Vec<disc_stacks::Disc>| party[0].pirate() == Some(captain);
    match view.stacks.iter().find(led).map_or(1, Vec::len) {
        1 => disc(captain),
        height => format!("{} ({height})", disc(captain)),
    }
}

fn name(card: Card) -> String {
    let Card { crew, ducats, .. } = card;
    let tokens: Vec<&str> = card.tokens().map(crate::Token::name).collect();
    let what = match card.kind {
        Kind::Ship => format!("{ducats}-ducat ship"),
        Kind::Ruin => format!("{ducats}-ducat ruin"),
        Kind::Monster => "sea monster".to_owned(),
    };
    format!("the {what} (crew {crew}, {})", tokens.join(" and "))
}
