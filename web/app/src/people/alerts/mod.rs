//! How a person is alerted while they are away: channels, events, quiet hours.

mod device;
mod mail;
mod webhook;

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::v1::{AlertChannel, AlertEvent, AlertSettings, Alerts, ClockChange, QuietHours};
use web_kit::words::{language, said, say, say_with};

use crate::people::api;
use crate::people::field::Outcome;

pub(crate) use device::unsubscribe as stop_here;

/// What the server knows, as it was last said.
type Known = RwSignal<Alerts>;

/// The panel, once the server has answered; nothing if it offers no channel.
pub(crate) fn panel() -> impl IntoView {
    let known = RwSignal::new(None::<Alerts>);
    spawn_local(async move {
        if let Ok(alerts) = api::alerts().await {
            let _ = known.try_set(Some(in_words_of_this_page(alerts).await));
        }
    });
    move || known.get().filter(|alerts| !alerts.channels.is_empty()).map(shown)
}

/// Alerts speak the language of the page, and quiet hours are those of the person's clock.
async fn in_words_of_this_page(mut alerts: Alerts) -> Alerts {
    let before = alerts.settings.clone();
    language().code().clone_into(&mut alerts.settings.language);
    if let Some(quiet) = &mut alerts.settings.quiet {
        (quiet.offset, quiet.changes) = clock_of_this_device();
    }
    if alerts.settings != before {
        // If it fails, alerts come as they did before.
        let _ = api::set_alerts(&alerts.settings).await;
    }
    alerts
}

fn shown(alerts: Alerts) -> impl IntoView {
    let channels = alerts.channels.clone();
    let offers = |channel| channels.contains(&channel);
    let (push, webhook, mail) =
        (offers(AlertChannel::Push), offers(AlertChannel::Webhook), offers(AlertChannel::Mail));
    let (known, outcome) = (RwSignal::new(alerts), Outcome::new());
    view! {
        <section class="panel alerts">
            <h2>{said("pages-alerts")}</h2>
            <p>{said("pages-alerts-why")}</p>
            {push.then(|| device::part(known))}
            {webhook.then(|| webhook::part(known))}
            {mail.then(|| mail::part(known))}
            {events(known, outcome)}
            {quiet_hours(known, outcome)}
            {outcome.view()}
        </section>
    }
}

/// Saves what is chosen.
fn save(known: Known, outcome: Outcome, change: impl FnOnce(&mut AlertSettings)) {
    let mut settings = known.with_untracked(|known| known.settings.clone());
    change(&mut settings);
    known.update(|known| known.settings = settings.clone());
    let request = async move { api::set_alerts(&settings).await };
    outcome.ask("pages-alerts-saved", request, |_| {});
}

fn events(known: Known, outcome: Outcome) -> impl IntoView {
    let channels = known.with_untracked(|known| known.channels.clone());
    let heads =
        channels.iter().map(|channel| view! { <th scope="col">{said(name(*channel))}</th> });
    let row = |event: AlertEvent| {
        let cells = channels.iter().map(|channel| choice(known, outcome, *channel, event));
        view! { <tr><th scope="row">{said(words(event))}</th> {cells.collect_view()}</tr> }
    };
    view! {
        <div class="scrolled">
            <table class="events">
                <thead><tr><th scope="col">{said("pages-alerts-of")}</th> {heads.collect_view()}</tr></thead>
                <tbody>{AlertEvent::ALL.map(row).collect_view()}</tbody>
            </table>
        </div>
    }
}

fn choice(
    known: Known,
    outcome: Outcome,
    channel: AlertChannel,
    event: AlertEvent,
) -> impl IntoView {
    let on = move || known.with(|known| known.settings.events(channel).contains(&event));
    let toggle = move |_| {
        save(known, outcome, |settings| {
            let events = settings.events_mut(channel);
            match events.iter().position(|other| *other == event) {
                Some(at) => drop(events.remove(at)),
                None => events.push(event),
            }
        });
    };
    let label = move || {
        let values = [("event", say(words(event)).into()), ("channel", say(name(channel)).into())];
        say_with("pages-alerts-by", &values)
    };
    view! {
        <td><label class="tick"><input type="checkbox" aria-label=label prop:checked=on on:change=toggle/></label></td>
    }
}

fn name(channel: AlertChannel) -> &'static str {
    match channel {
        AlertChannel::Push => "pages-alerts-push",
        AlertChannel::Webhook => "pages-alerts-webhook",
        AlertChannel::Mail => "pages-alerts-mail",
    }
}

fn words(event: AlertEvent) -> &'static str {
    match event {
        AlertEvent::Turn => "pages-alerts-turn",
        AlertEvent::Begins => "pages-alerts-begins",
        AlertEvent::Full => "pages-alerts-full",
        AlertEvent::Over => "pages-alerts-over",
    }
}

fn quiet_hours(known: Known, outcome: Outcome) -> impl IntoView {
    let on = Memo::new(move |_| known.with(|known| known.settings.quiet.is_some()));
    let toggle = move |_| {
        save(known, outcome, |settings| {
            let (offset, changes) = clock_of_this_device();
            let night = QuietHours { from: 22 * 60, to: 7 * 60, offset, changes };
            settings.quiet = settings.quiet.is_none().then_some(night);
        });
    };
    let hours = move || {
        on.get().then(|| {
            view! {
                <div class="hours">
                    {hour(known, outcome, "pages-alerts-from", "quiet-from", |quiet| &mut quiet.from)}
                    {hour(known, outcome, "pages-alerts-to", "quiet-to", |quiet| &mut quiet.to)}
                </div>
            }
        })
    };
    view! {
        <div class="quiet">
            <label class="tick">
                <input type="checkbox" name="quiet" prop:checked=move || on.get() on:change=toggle/>
                " " {said("pages-alerts-quiet")}
            </label>
            <p class="hint">{said("pages-alerts-quiet-why")}</p>
            {hours}
        </div>
    }
}

fn hour(
    known: Known,
    outcome: Outcome,
    label: &'static str,
    name: &'static str,
    which: fn(&mut QuietHours) -> &mut u16,
) -> impl IntoView {
    let shown = move || {
        let quiet = known.with(|known| known.settings.quiet.clone());
        quiet.map_or(String::new(), |mut quiet| clock(*which(&mut quiet)))
    };
    let set = move |event| {
        let Some(minute) = minute(&event_target_value(&event)) else { return };
        save(known, outcome, |settings| {
            if let Some(quiet) = &mut settings.quiet {
                *which(quiet) = minute;
                (quiet.offset, quiet.changes) = clock_of_this_device();
            }
        });
    };
    view! {
        <label class="field"><span>{said(label)}</span> <input type="time" name=name prop:value=shown on:change=set/></label>
    }
}

/// A minute of the day, as a field for times writes it.
fn clock(minute: u16) -> String {
    format!("{:02}:{:02}", minute / 60, minute % 60)
}

fn minute(clock: &str) -> Option<u16> {
    let (hours, minutes) = clock.split_once(':')?;
    Some(hours.parse::<u16>().ok()? * 60 + minutes.get(..2)?.parse::<u16>().ok()?)
}

/// Minutes by which the person's clock is ahead of UTC, and when that changes in the next years.
fn clock_of_this_device() -> (i16, Vec<ClockChange>) {
    let offset = |at: f64| {
        let date = js_sys::Date::new(&at.into());
        -(date.get_timezone_offset() as i16)
    };
    let now = js_sys::Date::now();
    (offset(now), changes_of(offset, now))
}

const DAY: f64 = 24.0 * 60.0 * 60.0 * 1_000.0;
const YEARS: u32 = 3;

/// The next changes of a clock: a day with another offset, narrowed down to the minute.
fn changes_of(offset: impl Fn(f64) -> i16, now: f64) -> Vec<ClockChange> {
    let minute = |at: f64| (at / 60_000.0).floor() * 60_000.0;
    let day = |number: u32| minute(now) + f64::from(number) * DAY;
    let narrowed = |number: u32| {
        let (mut before, mut after) = (day(number), day(number + 1));
        let old = offset(before);
        while after - before > 60_000.0 {
            let middle = minute(f64::midpoint(before, after));
            if offset(middle) == old {
                before = middle;
            } else {
                after = middle;
            }
        }
        ClockChange { at: after as u64, offset: offset(after) }
    };
    let differs = |number: &u32| offset(day(*number)) != offset(day(number + 1));
    let found = (0..YEARS * 365).filter(differs).map(narrowed);
    found.take(QuietHours::MOST_CHANGES).collect()
}

/// Sends a test, and says what became of it.
fn test_button(channel: AlertChannel, outcome: Outcome, class: &'static str) -> impl IntoView {
    let send = move |_| {
        let request = async move {
            match api::test_alert(channel).await {
                Ok(tested) if tested.delivered => Ok(()),
                Ok(_) => Err(say("pages-alerts-undelivered")),
                Err(reason) => Err(reason),
            }
        };
        outcome.ask("pages-alerts-delivered", request, |()| {});
    };
    view! {
        <button class=class type="button" disabled=move || outcome.busy() on:click=send>{said("pages-alerts-test")}</button>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_changes_of_a_clock_are_found_to_the_minute() {
        // Paris: summer time from March 28, 2027 to October 31, at 1:00 UTC.
        let (spring, autumn) = (1_806_195_600_000.0, 1_824_944_400_000.0);
        let offset = |at: f64| if (spring..autumn).contains(&at) { 120 } else { 60 };
        let now = spring - 40.0 * DAY + 12_345.0;
        let found = changes_of(offset, now);
        let change = |at: f64, offset| ClockChange { at: at as u64, offset };
        assert_eq!(found, [change(spring, 120), change(autumn, 60)]);
        assert_eq!(changes_of(|_| 330, now), [], "India puts no clocks forward");
    }
}
