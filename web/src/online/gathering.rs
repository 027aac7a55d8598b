//! Before the match: who sits where, and the link for friends.

use bots::Level;
use leptos::prelude::*;
use protocol::v1::{Chair, Occupant};
use wasm_bindgen_futures::JsFuture;

use crate::games::Client;
use crate::online::Session;
use crate::online::qr::qr;
use crate::play::who;
use crate::shell::name_tag;
use crate::words::{said, say};

/// The seats, and what can be done about them.
pub(crate) fn gathering<G: Client>(session: Session) -> impl IntoView {
    let ready =
        move || session.table.get().seats.iter().all(|chair| chair.occupant != Occupant::Nobody);
    let start = move || {
        session.is_host().then(|| {
            view! {
                <button class="button main start" disabled=move || !ready() on:click=move |_| session.start()>
                    {said("online-begin")}
                </button>
            }
        })
    };
    let stand = move || {
        session.seat().map(|_| {
            view! { <button class="button stand" on:click=move |_| session.stand()>{said("online-stand")}</button> }
        })
    };
    let waiting = move || match (ready(), session.is_host()) {
        (false, _) => say("online-wait-seats"),
        (true, true) => say("online-wait-nobody"),
        (true, false) => say("online-wait-host"),
    };
    view! {
        <section class="panel gathering" aria-label=said("shell-seats-label")>
            <h2>{said("shell-seats-who")}</h2>
            <ul class="seats">{move || {
                let (mine, host) = (session.seat(), session.is_host());
                session.table.get().seats.iter().map(|chair| seat::<G>(session, chair, mine.is_some(), host)).collect_view()
            }}</ul>
            <p class="waiting" role="status">{waiting}</p>
            <div class="buttons">{start} {stand}</div>
            {move || session.refused.get().map(|reason| view! { <p class="refused" role="alert">{reason}</p> })}
            {link()}
            <p class="commitment" title=said("online-sealed-about")>
                {said("online-sealed")} " " <code>{move || session.table.get().commitment.chars().take(16).collect::<String>()}</code> "…"
            </p>
        </section>
    }
}

fn seat<G: Client>(
    session: Session,
    chair: &Chair,
    seated: bool,
    host: bool,
) -> impl IntoView + use<G> {
    let at = chair.seat;
    let who = match &chair.occupant {
        Occupant::Nobody => say("online-free"),
        Occupant::Bot(level) => who::bot(*level),
        Occupant::Person(person) | Occupant::Away(person) => person.name.clone(),
    };
    let free = chair.occupant == Occupant::Nobody;
    let sit = (free && !seated).then(|| {
        view! { <button class="button main sit" on:click=move |_| session.sit(Some(at))>{said("online-sit")}</button> }
    });
    let bot = (free && host).then(|| {
        let level = Level::Mate;
        view! { <button class="button small add-bot" on:click=move |_| session.bot(at, level)>{said("online-seat-bot")}</button> }
    });
    let unseat = (matches!(chair.occupant, Occupant::Bot(_)) && host).then(|| {
        view! { <button class="button small unseat" on:click=move |_| session.unseat(at)>{said("online-send-away")}</button> }
    });
    let here = matches!(chair.occupant, Occupant::Person(_)) && chair.present;
    view! {
        <li class:taken=!free>
            {name_tag(G::look_ahead(at))}
            <span class="who">{who} {here.then_some(" ●")}</span>
            {sit} {bot} {unseat}
        </li>
    }
}

/// The address to send to friends.
fn link() -> impl IntoView {
    let address = window().location().href().unwrap_or_default();
    let address = address.split('?').next().unwrap_or_default().to_owned();
    let code = qr(&address);
    let copied = RwSignal::new(false);
    let copy = {
        let address = address.clone();
        move |_| {
            let written = window().navigator().clipboard().write_text(&address);
            leptos::task::spawn_local(async move {
                copied.set(JsFuture::from(written).await.is_ok());
            });
        }
    };
    view! {
        <div class="invite">
            <label>{said("online-link")} " " <input class="link" readonly=true prop:value=address/></label>
            <button class="button small" on:click=copy>{move || say(if copied.get() { "online-copied" } else { "online-copy" })}</button>
        </div>
        {code}
    }
}
