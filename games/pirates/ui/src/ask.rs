//! What the person is asked: one sentence from what is legal and what is picked.

use disc_stacks::{Disc, Pirate};
use disc_stacks_ui as discs;
use game::Seat;
use pirates::{Action, Capture, View, text};
use web_kit::model::{GameUi, Snapshot};
use web_kit::words::{addressed, capital, say_with};

use super::PiratesUi;

type Now = Snapshot<PiratesUi>;

/// What to do now, with nothing picked yet. Several people at one device are named by their colour.
pub(super) fn question(now: &Now, seat: Seat) -> String {
    let question = asked(now, seat);
    match now.you {
        Some(_) => question,
        None => addressed(&discs::color(now.view.colors[seat.index()]), &question),
    }
}

fn asked(now: &Now, seat: Seat) -> String {
    if let [only] = now.legal[..] {
        let action = PiratesUi::words_to_you(&now.view, seat, only);
        return say_with("pir-ask-only", &[("action", action.into())]);
    }
    let can = |kind| can(now, None, kind);
    if is_destitute(&now.view, seat) {
        let can = match (can(ransoms), can(mutinies)) {
            (true, false) => "ransom",
            (false, true) => "mutiny",
            (true, true) | (false, false) => "both",
        };
        return say_with("pir-ask-destitute", &[("can", can.into())]);
    }
    let can = match (can(assembles), can(captures), can(mutinies)) {
        (_, false, false) => "move",
        (false, true, false) => "capture",
        (false, false, true) => "mutiny",
        (false, true, true) => "raid",
        (true, true, false) => "move-capture",
        (true, false, true) => "move-mutiny",
        (true, true, true) => "all",
    };
    say_with("pir-ask-turn", &[("can", can.into())])
}

/// PIR-16: a player with no single and no party.
fn is_destitute(view: &View, seat: Seat) -> bool {
    let color = view.colors[seat.index()];
    view.stacks.iter().all(|party| party[0].color != color)
}

/// Is an action of this kind legal, with one party or with any?
fn can(now: &Now, party: Option<Pirate>, kind: fn(Action) -> bool) -> bool {
    let of_party = |action: Action| party.is_none_or(|party| party == acting(action));
    now.legal.iter().any(|action| kind(*action) && of_party(*action))
}

fn assembles(action: Action) -> bool {
    matches!(action, Action::Assemble(..))
}

fn captures(action: Action) -> bool {
    matches!(action, Action::Capture(_))
}

fn mutinies(action: Action) -> bool {
    matches!(action, Action::Mutiny(_))
}

fn ransoms(action: Action) -> bool {
    matches!(action, Action::Ransom(_))
}

/// The party that acts, or is acted in.
pub(super) fn acting(action: Action) -> Pirate {
    match action {
        Action::Assemble(upper, _) => upper,
        Action::Capture(raid) | Action::Mutiny(raid) => raid.party,
        Action::Ransom(ransom) => ransom.party,
    }
}

/// What a picked party can do.
fn can_do(now: &Now, party: Pirate) -> &'static str {
    let can = |kind| can(now, Some(party), kind);
    match (can(assembles), can(captures), can(mutinies), can(ransoms)) {
        (true, true, _, _) => "both",
        (true, false, _, _) => "move",
        (false, true, _, _) => "capture",
        (false, false, true, true) => "rebel",
        (false, false, true, false) => "mutiny",
        (false, false, false, true) => "ransom",
        (false, false, false, false) => "nothing",
    }
}

/// What to do with what is picked: the next thing to pick, or whether to do it.
pub(super) fn guidance(
    now: &Now,
    source: Option<Pirate>,
    proposed: Option<Action>,
) -> Option<String> {
    now.asked()?;
    let view = &now.view;
    match (proposed, source) {
        (Some(Action::Assemble(upper, lower)), _) => {
            let (onto, crew) =
                (discs::words(Disc::of(lower, true)), crew(view, upper) + crew(view, lower));
            Some(say_with("pir-sure-assemble", &[("onto", onto.into()), ("crew", crew.into())]))
        }
        (Some(Action::Capture(raid)), _) => sure_to_raid(view, "pir-sure-capture", raid),
        (Some(Action::Mutiny(raid)), _) => sure_to_raid(view, "pir-sure-mutiny", raid),
        (Some(Action::Ransom(ransom)), _) => {
            let captain = discs::color(ransom.party.color());
            Some(say_with("pir-sure-ransom", &[("captain", captain.into())]))
        }
        (None, Some(party)) => {
            let can = can_do(now, party);
            Some(say_with("pir-pick", &[("can", can.into()), ("crew", crew(view, party).into())]))
        }
        (None, None) => None,
    }
}

fn sure_to_raid(view: &View, key: &str, raid: Capture) -> Option<String> {
    let card = view.cards.get(raid.card as usize)?;
    let values = [("kind", text::kind(card.kind)), ("ducats", card.ducats.into())];
    let values = [
        ("card", say_with("pir-short", &values).into()),
        ("captain", discs::color(raid.party.color()).into()),
        ("choices", card.captain_choices().flatten().count().into()),
    ];
    Some(capital(&say_with(key, &values)))
}

/// How many pirates a party has, by its captain.
pub(super) fn crew(view: &View, captain: Pirate) -> usize {
    let led = |party: &&Vec<Disc>| discs::top(party) == Some(captain);
    view.stacks.iter().find(led).map_or(1, Vec::len)
}
