//! What a host does before the match: keep a seat for somebody, change the table, close it.

use game::{COLORS, Seat};
use leptos::html;
use leptos::prelude::*;
use protocol::v1::{DiceStage, NewSettings, Occupant, TableInfo};
use web_kit::model::GameUi;
use web_kit::widgets::options;
use web_kit::words::{said, say, say_with};

use crate::online::{TableConnection, choices};

/// A field for the name of somebody who gets the first free seat.
pub(crate) fn reserve(connection: TableConnection) -> impl IntoView {
    let free = Memo::new(move |_| connection.table.with(first_free).filter(|_| connection.hosts()));
    let offered = Memo::new(move |_| free.get().is_some());
    let name = RwSignal::new(String::new());
    let keep = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let wanted = name.get_untracked().trim().to_owned();
        if let Some(seat) = free.get_untracked().filter(|_| !wanted.is_empty()) {
            connection.reserve(seat, wanted);
            name.set(String::new());
        }
    };
    move || {
        offered.get().then(|| {
            view! {
                <form class="reserve" on:submit=keep>
                    <label>
                        <span>{said("online-keep-for")}</span>
                        <input
                            name="reserve" maxlength="24" autocomplete="off" placeholder=said("online-keep-name")
                            prop:value=move || name.get()
                            on:input=move |event| name.set(event_target_value(&event))
                        />
                    </label>
                    <button class="button small keep-seat" type="submit">{said("online-keep-seat")}</button>
                </form>
            }
        })
    }
}

fn first_free(table: &TableInfo) -> Option<Seat> {
    let free = table.seats.iter().find(|chair| chair.occupant == Occupant::Nobody);
    free.map(|chair| chair.seat).filter(|_| table.dice.stage == DiceStage::Gathering)
}

/// What everyone at the table agrees to, as one line: pace, who can join, rules.
pub(crate) fn terms<U: GameUi>(connection: TableConnection) -> impl IntoView {
    let line = move || {
        connection.table.with(|table| {
            let join = if table.public { "online-find-lobby" } else { "online-find-link" };
            let changed = table.options.keys().filter(|option| *option != COLORS).count();
            let values = [
                ("game", say(U::TILE.title).into()),
                ("seats", table.seats.len().into()),
                ("pace", choices::pace_name(table.clock).into()),
                ("join", say(join).into()),
                ("stake", choices::stake_name(table.rated).into()),
                ("rules", changed.into()),
            ];
            say_with("online-terms", &values)
        })
    };
    view! { <p class="terms" role="status">{line}</p> }
}

/// What a host changes before the match.
#[derive(Clone, Copy)]
struct Changes {
    clock: RwSignal<protocol::v1::ClockRules>,
    public: RwSignal<bool>,
    spectators: RwSignal<bool>,
    stake: choices::Stake,
    options: options::Chosen,
}

impl Changes {
    /// Nothing is changed yet.
    fn of_table<U: GameUi>(table: &TableInfo) -> Self {
        let clock = RwSignal::new(table.clock);
        let options = options::Chosen::of_table::<U>(&table.options);
        Self {
            clock,
            public: RwSignal::new(table.public),
            spectators: RwSignal::new(table.spectators),
            stake: choices::Stake::new::<U>(table.rated, clock, options),
            options,
        }
    }

    fn settings<U: GameUi>(self) -> NewSettings {
        let rated = untrack(|| self.stake.is_rated());
        NewSettings {
            rated: Some(rated),
            take_over: Some(!rated),
            options: Some(self.options.changed::<U>()),
            clock: Some(self.clock.get_untracked()),
            public: Some(self.public.get_untracked()),
            spectators: Some(self.spectators.get_untracked()),
            ..NewSettings::default()
        }
    }
}

/// The table's settings to change, and the way to close it, for the host.
pub(crate) fn panel<U: GameUi>(connection: TableConnection) -> impl IntoView {
    let hosts = Memo::new(move |_| {
        connection.hosts()
            && connection.table.with(|table| table.dice.stage == DiceStage::Gathering)
    });
    // A form that is open keeps what was chosen in it; it begins anew whenever it is opened.
    let opened = RwSignal::new(0_u32);
    let node = NodeRef::<html::Details>::new();
    let toggle = move |_| {
        if node.get_untracked().is_some_and(|details| details.open()) {
            opened.update(|times| *times += 1);
        }
    };
    let fields = move || {
        (opened.get() > 0).then(|| {
            let changes = untrack(|| Changes::of_table::<U>(&connection.table_now()));
            fields::<U>(connection, changes, node)
        })
    };
    move || {
        hosts.get().then(|| {
            view! {
                <details class="panel card change-table" node_ref=node on:toggle=toggle>
                    <summary>{said("online-change-table")}</summary>
                    {fields}
                </details>
                {close(connection)}
            }
        })
    }
}

fn fields<U: GameUi>(
    connection: TableConnection,
    changes: Changes,
    node: NodeRef<html::Details>,
) -> impl IntoView {
    let players = connection.table_now().seats.len();
    let save = move |_| {
        connection.change(changes.settings::<U>());
        if let Some(details) = node.get_untracked() {
            details.set_open(false);
        }
    };
    view! {
        <div class="choices-of-table">
            {choices::paces(changes.clock)}
            {choices::joining(changes.public)}
            {choices::stakes(changes.stake)}
            <fieldset class="panel card">
                <legend>{said("shell-seats-rules")}</legend>
                {options::menus::<U>(changes.options, Signal::stored(players))}
                <label class="pick">
                    <input
                        type="checkbox" name="spectators" prop:checked=move || changes.spectators.get()
                        on:change=move |event| changes.spectators.set(event_target_checked(&event))
                    />
                    <span>{said("online-spectators")}</span>
                </label>
            </fieldset>
            <p class="help">{said("online-change-about")}</p>
            <button class="button main save-table" on:click=save>{said("online-save-table")}</button>
        </div>
    }
}

/// Closing is for good, so it is asked twice.
fn close(connection: TableConnection) -> impl IntoView {
    let sure = RwSignal::new(false);
    move || {
        if !sure.get() {
            return view! {
                <p class="closing"><button class="button small close-table" on:click=move |_| sure.set(true)>{said("online-close-table")}</button></p>
            }
            .into_any();
        }
        view! {
            <section class="panel closing" role="alertdialog" aria-label=said("online-close-table")>
                <p>{said("online-close-about")}</p>
                <div class="buttons">
                    <button class="button small danger close-now" on:click=move |_| connection.close()>{said("online-close-now")}</button>
                    <button class="button small keep-open" on:click=move |_| sure.set(false)>{said("online-keep-open")}</button>
                </div>
            </section>
        }
        .into_any()
    }
}
