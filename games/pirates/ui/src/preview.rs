//! What an action would bring, before it is done.

use disc_stacks::{Color, Pirate};
use disc_stacks_ui as discs;
use game::Seat;
use leptos::prelude::*;
use pirates::{Action, Capture, Ransom, Share, View};
use web_kit::art;
use web_kit::model::{MatchModel, Snapshot};
use web_kit::widgets::{name_tag, your_tag};
use web_kit::words::{say, say_with};

use super::PiratesUi;
use super::looks;
use super::pointer;

/// The consequences of an action in a few lines.
pub(super) fn preview(model: MatchModel<PiratesUi>, seat: Seat, action: Action) -> AnyView {
    let now = model.now.get_untracked();
    match action {
        Action::Assemble(upper, lower) => of_assembly(&now.view, seat, upper, lower).into_any(),
        Action::Capture(raid) | Action::Mutiny(raid) => {
            of_raid(model, &now.view, seat, action, raid).into_any()
        }
        Action::Ransom(ransom) => of_ransom(model, &now, ransom).into_any(),
    }
}

fn of_assembly(view: &View, seat: Seat, upper: Pirate, lower: Pirate) -> impl IntoView + use<> {
    let height = |captain| party(view, captain).map_or(0, <[_]>::len);
    let crew = height(upper) + height(lower);
    let mate = party(view, upper).and_then(|party| party.get(1));
    let mate = mate.map_or(lower.color(), |disc| disc.color);
    let text = outlook(view, crew, seat, mate);
    view! { <p class="outlook">{text}</p> }
}

fn outlook(view: &View, crew: usize, seat: Seat, mate: Color) -> String {
    let own = mate == view.colors[seat.index()];
    let mate = if own { say("shell-who-you") } else { discs::color(mate) };
    let cards = view.cards.iter().filter(|card| usize::from(card.crew) <= crew).count();
    say_with(
        "pir-outlook",
        &[("crew", crew.into()), ("mate", mate.into()), ("cards", cards.into())],
    )
}

fn of_raid(
    model: MatchModel<PiratesUi>,
    view: &View,
    seat: Seat,
    action: Action,
    raid: Capture,
) -> impl IntoView + use<> {
    let choose = token_choice(model, view, action, raid);
    let preview = view.preview(action);
    let shares = preview.iter().flat_map(|preview| preview.shares.clone());
    let rows: Vec<_> =
        shares.enumerate().map(|(place, share)| row(view, seat, place, &share)).collect();
    let fate = preview.as_ref().map(|preview| match preview.keeps {
        Some(true) => say("pir-fate-keep"),
        Some(false) => say("pir-fate-discard"),
        None => say("pir-fate-unknown"),
    });
    let spot = preview.and_then(|preview| preview.black_spot).map(|goes_to| {
        let holder = discs::color(view.colors[goes_to.index()]);
        let you = u8::from(goes_to == seat);
        let text = say_with("pir-spot-goes", &[("holder", holder.into()), ("you", you.into())]);
        view! { <p class="outlook">{art::symbol("black-spot")} " " {text}</p> }
    });
    view! {
        {choose}
        <table class="shares"><tbody>{rows}</tbody></table>
        <p class="outlook">{fate}</p>
        {spot}
    }
}

fn token_choice(
    model: MatchModel<PiratesUi>,
    view: &View,
    action: Action,
    raid: Capture,
) -> Option<impl IntoView + use<>> {
    let card = view.cards.get(raid.card as usize)?;
    let tokens: Vec<_> = card.captain_choices().flatten().collect();
    let mutiny = matches!(action, Action::Mutiny(_));
    let choice = move |token| {
        let pressed = (Some(token) == raid.token).to_string();
        let raid = Capture { token: Some(token), ..raid };
        let other = if mutiny { Action::Mutiny(raid) } else { Action::Capture(raid) };
        view! {
            <button class="piece-choice" aria-pressed=pressed on:click=move |_| model.propose(other)>
                {art::symbol(looks::picture(token))} {discs::booty(token.name())}
            </button>
        }
    };
    (tokens.len() > 1).then(|| {
        view! {
            <div class="booty-choice" role="group" aria-label=say("discs-captain-takes")>
                <span>{say("discs-take")}</span> {tokens.into_iter().map(choice).collect_view()}
            </div>
        }
    })
}

fn row(view: &View, seat: Seat, place: usize, share: &Share) -> impl IntoView + use<> {
    let role = match place {
        0 => say("discs-role-captain"),
        _ if !share.tokens.is_empty() => say("discs-role-mate"),
        _ => String::new(),
    };
    let tokens = share.tokens.iter().copied().map(looks::token).collect_view();
    let ducats = discs::gain(share.least, share.most);
    let look = discs::of(view.colors[share.seat.index()]);
    let tag =
        if share.seat == seat { your_tag(&look).into_any() } else { name_tag(look).into_any() };
    view! {
        <tr>
            <th scope="row">{tag} <span class="role-name">{role}</span></th>
            <td class="gain">{art::symbol("coin")} {ducats}</td>
            <td class="pieces">{tokens}</td>
        </tr>
    }
}

/// PIR-16: which of one's pirates is bought free, and what that costs.
fn of_ransom(
    model: MatchModel<PiratesUi>,
    now: &Snapshot<PiratesUi>,
    ransom: Ransom,
) -> impl IntoView + use<> {
    let view = &now.view;
    let others: Vec<Ransom> =
        pointer::ransoms(now).filter(|other| other.onto == ransom.onto).collect();
    let choice = |other: Ransom| {
        let pressed = (other == ransom).to_string();
        let captain = discs::color(other.party.color());
        let text = say_with(
            "pir-free-which",
            &[("captain", captain.into()), ("place", (other.index + 1).into())],
        );
        view! {
            <button class="piece-choice" aria-pressed=pressed on:click=move |_| model.propose(Action::Ransom(other))>
                {text}
            </button>
        }
    };
    let purse = view.ducats[view.turn.index()].min(5);
    let captain = discs::color(ransom.party.color());
    let price =
        say_with("pir-free-price", &[("captain", captain.into()), ("supply", (5 - purse).into())]);
    let left = usize::from(ransom.onto == ransom.party);
    let crew = party(view, ransom.onto).map_or(1, <[_]>::len) + 1 - left;
    let outlook = outlook(view, crew, view.turn, ransom.onto.color());
    view! {
        <div class="booty-choice" role="group" aria-label=say("pir-free-label")>
            <span>{say("pir-free")}</span> {others.into_iter().map(choice).collect_view()}
        </div>
        <p class="outlook">{price}</p>
        <p class="outlook">{outlook}</p>
    }
}

fn party(view: &View, captain: Pirate) -> Option<&[disc_stacks::Disc]> {
    view.stacks.iter().map(Vec::as_slice).find(|party| discs::top(party) == Some(captain))
}
