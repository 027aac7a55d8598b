//! Standing answers: where a decision may take days, the server passes for people who want that
//! until their own turn.

use leptos::prelude::*;
use protocol::v1::{ClockRules, Phase};
use web_kit::model::{GameUi, MatchModel};
use web_kit::words::said;

use crate::online::TableConnection;

/// The switch, in games that ask out of turn.
pub(crate) fn panel<U: GameUi>(connection: TableConnection, model: MatchModel<U>) -> impl IntoView {
    let offered = Memo::new(move |_| {
        let seated = connection.seat().is_some();
        connection.table.with(|table| {
            let days = matches!(table.clock, ClockRules::Days(_));
            days && seated && table.phase == Phase::Playing && !U::skippable().is_empty()
        })
    });
    // Somebody for whom the server passes is asked only when their own turn has come, which ends it.
    Effect::new(move || {
        if model.question.get().is_some() {
            connection.standing.set(false);
        }
    });
    let change = move |event| connection.stand_by(event_target_checked(&event));
    move || {
        offered.get().then(|| {
            view! {
                <section class="panel standing">
                    <label class="pick">
                        <input
                            type="checkbox" name="standing" prop:checked=move || connection.standing.get()
                            on:change=change
                        />
                        <span>{said("online-standing")} <small>{said("online-standing-about")}</small></span>
                    </label>
                </section>
            }
        })
    }
}
