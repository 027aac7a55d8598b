//! Before the match: who sits where, and the link for friends.

use game::{Level, Seat};
use leptos::prelude::*;
use protocol::v1::{Chair, DiceStage, Occupant, TableInfo};
use wasm_bindgen_futures::JsFuture;
use web_kit::model::{GameUi, Look, who};
use web_kit::widgets::colors::{self, Colors};
use web_kit::words::{said, say, say_with};

use crate::online::qr::qr;
use crate::online::quay::{countdown, quay};
use crate::online::{TableConnection, hosting};

/// The seats, and what can be done about them.
pub(crate) fn gathering<U: GameUi>(connection: TableConnection) -> impl IntoView {
    let ready = move || {
        let table = connection.table.get();
        table.dice.stage == DiceStage::Gathering && missing(&table).is_none()
    };
    let start = move || {
        connection.leads().then(|| {
            view! {
                <button class="button main start" disabled=move || !ready() on:click=move |_| connection.start()>
                    {said("online-begin")}
                </button>
            }
        })
    };
    let stand = move || {
        connection.seat().map(|_| {
            view! { <button class="button stand" on:click=move |_| connection.stand()>{said("online-stand")}</button> }
        })
    };
    let waiting = move || {
        let table = connection.table.get();
        match (table.dice.stage, missing(&table), connection.leads()) {
            (DiceStage::Committing | DiceStage::Revealing, ..) => awaited(&table),
            (DiceStage::Gathering, Some(key), _) => say(key),
            (DiceStage::Gathering, None, true) => say("online-wait-nobody"),
            (DiceStage::Gathering, None, false) => {
                say_with("online-wait-host", &[("host", host(&table).into())])
            }
        }
    };
    let shown = Shown::new::<U>(connection);
    view! {
        <div class="gathering">
        <section class="at-quay">
            {quay::<U>(connection, shown.looks)}
            {countdown(connection)}
            {hosting::terms::<U>(connection)}
            <p class="waiting" role="status">{waiting}</p>
            <div class="buttons">{start} {stand}</div>
            {move || connection.refused.get().map(|reason| view! { <p class="refused" role="alert">{reason}</p> })}
        </section>
        <section class="panel" aria-label=said("shell-seats-label")>
            <h2>{said("shell-seats-who")}</h2>
            <ul class="seats">{move || {
                let Seating { chairs, you } = shown.seating.get();
                chairs.iter().map(|chair| seat::<U>(connection, shown, chair, you)).collect_view()
            }}</ul>
            {hosting::reserve(connection)}
            {move || connection.seat().map(|_| view! { <p class="color-help">{said("shell-color-auto")}</p> })}
            <p class="commitment" title=said("online-sealed-about")>
                {said("online-sealed")} " " <code>{move || connection.table.get().commitment.chars().take(16).collect::<String>()}</code> "…"
            </p>
        </section>
        {hosting::panel::<U>(connection)}
        </div>
    }
}

/// Who sits where. Colours are separate: choosing one must not rebuild the row that was clicked.
#[derive(Clone, PartialEq)]
struct Seating {
    chairs: Vec<Chair>,
    you: Part,
}

/// What this person may do about seats.
#[derive(Clone, Copy, PartialEq)]
struct Part {
    mine: Option<Seat>,
    /// Keeps seats and sends people away.
    hosts: bool,
    /// Seats bots.
    leads: bool,
}

/// What the rows of seats follow.
#[derive(Clone, Copy)]
struct Shown {
    seating: Memo<Seating>,
    colors: Memo<Colors>,
    looks: Memo<Vec<Look>>,
    /// How many colours a seat plays.
    each: usize,
}

impl Shown {
    fn new<U: GameUi>(connection: TableConnection) -> Self {
        let players = connection.table_now().seats.len();
        let colors = Memo::new(move |_| {
            connection
                .table
                .with(|table| table.seats.iter().map(|chair| chair.colors.clone()).collect())
        });
        let seating = Memo::new(move |_| {
            let mut chairs = connection.table.with(|table| table.seats.clone());
            for chair in &mut chairs {
                chair.colors.clear();
            }
            let you = Part {
                mine: connection.seat(),
                hosts: connection.hosts(),
                leads: connection.leads(),
            };
            Seating { chairs, you }
        });
        let looks = Memo::new(move |_| colors.with(|colors| colors::looks::<U>(players, colors)));
        Self { seating, colors, looks, each: colors::each::<U>(players) }
    }
}

/// What is missing before the match can begin, as the key of a text.
fn missing(table: &TableInfo) -> Option<&'static str> {
    let any = |which: fn(&Occupant) -> bool| table.seats.iter().any(|chair| which(&chair.occupant));
    if any(|occupant| *occupant == Occupant::Nobody) {
        return Some("online-wait-seats");
    }
    any(|occupant| matches!(occupant, Occupant::Reserved(_))).then_some("online-wait-reserved")
}

/// The name of the host, if the host sits at the table.
fn host(table: &TableInfo) -> String {
    let name = |chair: &Chair| match &chair.occupant {
        Occupant::Person(person) if person.id == table.host => Some(person.name.clone()),
        _ => None,
    };
    table.seats.iter().find_map(name).unwrap_or_else(|| say("online-the-host"))
}

/// Whose shares of the dice the match waits for.
fn awaited(table: &TableInfo) -> String {
    let chairs = table.seats.iter().filter(|chair| table.dice.awaited.contains(&chair.seat));
    let names: Vec<String> = chairs.map(|chair| name(&chair.occupant)).collect();
    say_with("online-dice-waiting", &[("names", names.join(", ").into())])
}

fn name(occupant: &Occupant) -> String {
    match occupant {
        Occupant::Nobody => say("online-free"),
        Occupant::Bot(level) => who::bot(*level),
        Occupant::Person(person) | Occupant::Away(person) => person.name.clone(),
        Occupant::Reserved(person) => {
            say_with("online-reserved", &[("name", person.name.clone().into())])
        }
    }
}

fn seat<U: GameUi>(
    connection: TableConnection,
    shown: Shown,
    chair: &Chair,
    Part { mine, hosts, leads }: Part,
) -> impl IntoView + use<U> {
    let (at, seated) = (chair.seat, mine.is_some());
    let who = name(&chair.occupant);
    let reserved = matches!(chair.occupant, Occupant::Reserved(_));
    let free = chair.occupant == Occupant::Nobody;
    let sit = (free && !seated).then(|| {
        view! { <button class="button main sit" on:click=move |_| connection.sit(Some(at))>{said("online-sit")}</button> }
    });
    let bot = ((free || reserved) && leads).then(|| {
        let level = Level::Mate;
        view! { <button class="button small add-bot" on:click=move |_| connection.bot(at, level)>{said("online-seat-bot")}</button> }
    });
    let unseat = (matches!(chair.occupant, Occupant::Bot(_)) && leads).then(|| {
        view! { <button class="button small unseat" on:click=move |_| connection.unseat(at)>{said("online-send-away")}</button> }
    });
    let give_up = (reserved && hosts).then(|| {
        view! { <button class="button small give-up" on:click=move |_| connection.unseat(at)>{said("online-give-up-seat")}</button> }
    });
    let person = matches!(chair.occupant, Occupant::Person(_));
    let remove = (person && hosts && mine != Some(at)).then(|| {
        view! { <button class="button small remove" on:click=move |_| connection.remove(at)>{said("online-send-away")}</button> }
    });
    let paints = mine == Some(at) || (leads && matches!(chair.occupant, Occupant::Bot(_)));
    let swatches = paints.then(|| {
        let choose = move |chosen| connection.colors(at, chosen);
        colors::swatches::<U>(at, shown.each, shown.colors.into(), choose)
    });
    let here = matches!(chair.occupant, Occupant::Person(_)) && chair.present;
    view! {
        <li class:taken=!free>
            {colors::tag(shown.looks, at)}
            <span class="who">{who} " " {here.then(|| view! { <span class="presence" title=said("online-present")></span> })}</span>
            {sit} {bot} {unseat} {remove} {give_up} {swatches}
        </li>
    }
}

/// The address to send to friends.
pub(crate) fn link() -> impl IntoView {
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
        <section class="panel inviting">
        <h2>{said("online-invite-friends")}</h2>
        <div class="invite">
            <label>{said("online-link")} " " <input class="link" readonly=true prop:value=address/></label>
            <button class="button small" on:click=copy>{move || say(if copied.get() { "online-copied" } else { "online-copy" })}</button>
        </div>
        {code}
        </section>
    }
}
