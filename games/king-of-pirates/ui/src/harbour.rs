//! Over the sea: pirates to choose from, and parts to buy.

use king_of_pirates::{Action, Part, Pirate};
use leptos::prelude::*;
use web_kit::art;
use web_kit::model::{GameUi, Snapshot};
use web_kit::words::{say, say_with};

use super::KingOfPiratesUi;
use super::helm::Helm;
use super::looks;
use super::names;
use super::pieces;
use super::portrait::portrait;

/// What is chosen in a hideout, at the start, and when a crew rises.
pub(super) fn harbour(
    helm: Helm,
    now: &Snapshot<KingOfPiratesUi>,
) -> Option<impl IntoView + use<>> {
    let seat = now.asked()?;
    let ship = &now.view.ships[seat.index()];
    let pirate = |pirate: Pirate| {
        let actions: Vec<Action> =
            now.legal.iter().filter(|action| concerns(**action, pirate)).copied().collect();
        let aboard = ship.crew.contains(pirate);
        let captain = ship.captain == Some(pirate);
        poster(helm, now, pirate, &actions, aboard, captain)
    };
    let crew = now.legal.iter().any(|action| about_pirates(*action));
    let crew = crew.then(|| ship.crew.or(ship.drawn).iter().map(pirate).collect_view());
    let parts = now.legal.iter().filter_map(|action| match action {
        Action::Buy(part) => Some(offer(helm, now, *part)),
        _ => None,
    });
    let parts: Vec<_> = parts.collect();
    (crew.is_some() || !parts.is_empty()).then(|| {
        view! { <div class="quay" role="group" aria-label=say("kop-harbour-label")>{crew} {parts}</div> }
    })
}

fn about_pirates(action: Action) -> bool {
    matches!(action, Action::Dismiss(_) | Action::Captain(_) | Action::Scapegoat(_))
}

fn concerns(action: Action, pirate: Pirate) -> bool {
    match action {
        Action::Dismiss(one) | Action::Captain(one) | Action::Scapegoat(one) => one == pirate,
        _ => false,
    }
}

/// A pirate with both abilities, and what can be done with them.
fn poster(
    helm: Helm,
    now: &Snapshot<KingOfPiratesUi>,
    pirate: Pirate,
    actions: &[Action],
    aboard: bool,
    captain: bool,
) -> impl IntoView + use<> {
    let card = now.view.pirate(pirate);
    let button = |&action: &Action| {
        let (class, text) = match action {
            Action::Captain(_) => ("decide", say("kop-make-captain")),
            Action::Scapegoat(_) => ("decide", say("kop-throw-out")),
            _ => ("decide quiet", say("kop-send-away")),
        };
        let label = names::with_name(&text, &card.name);
        view! { <button class=class aria-label=label on:click=move |_| helm.propose(action)>{text}</button> }
    };
    let buttons = actions.iter().map(button).collect_view();
    let (crew, command) = (names::skill(card.crew), names::command(card.captain));
    let where_now = if captain {
        "kop-captain"
    } else if aboard {
        "kop-aboard"
    } else {
        "kop-new"
    };
    view! {
        <article class="poster" class:new=!aboard data-piece=looks::pirate_piece(pirate)>
            {portrait(pirate)}
            <b>{card.name.clone()}</b> <i class="place">{say(where_now)}</i>
            <p>{pieces::picture(looks::skill_emblem(card.crew), "mini")} {crew}</p>
            <p class="command"><span data-explain=say("kop-captain")>"★"</span> {command}</p>
            <div class="buttons">{buttons}</div>
        </article>
    }
}

/// A part of a ship, what it brings, and its price.
fn offer(helm: Helm, now: &Snapshot<KingOfPiratesUi>, part: Part) -> impl IntoView + use<> {
    let action = Action::Buy(part);
    let price = now.view.edition().parts.price;
    let emblem = match part {
        Part::Hold => "rum",
        Part::GunDeck => "cannon",
    };
    let label = now.asked().map(|seat| KingOfPiratesUi::action_words(&now.view, seat, action));
    view! {
        <article class="poster offer" data-piece=looks::part_piece(part)>
            {pieces::picture(emblem, "portrait")}
            <b>{names::part(part)}</b>
            <p>{names::part_about(part)}</p>
            <div class="buttons">
                <button class="decide" aria-label=label on:click=move |_| helm.propose(action)>
                    {say("kop-buy")} " " {art::symbol("coin")} " " {say_with("kop-number", &[("number", price.into())])}
                </button>
            </div>
        </article>
    }
}
