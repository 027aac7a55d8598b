//! Alerts for people who aren't at the table.
//!
//! `schedule` decides whether and when, `words` says what, and a module per channel sends it.

mod agent;
mod channels;
mod mail;
mod push;
mod queue;
mod rules;
mod schedule;
mod settings;
mod site;
mod webhook;
mod words;

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use store::{Id, Store, StoreError};
use tokio::sync::Notify;
use tokio::time::sleep;

use crate::config::Config;
use crate::presence::Presence;
use crate::tables::{AlertNews, now};
use channels::Channels;
use schedule::{Alert, Schedule};

pub(crate) use agent::Sent;
pub(crate) use channels::Tested;
pub(crate) use mail::check_rules as check_mail_rules;
pub use rules::{MailRules, PushRules, WebhookRules};
pub(crate) use schedule::{Pace, Place, Question};
pub(crate) use settings::{Recipient, check as check_settings, write as write_settings};
pub(crate) use webhook::shown_secret;
pub(crate) use words::say;

/// How long to sleep if nothing is due.
const LONGEST_SLEEP: u64 = 60 * 60 * 1_000;

/// All alerts of a server.
pub(crate) struct Alerts {
    store: Store,
    presence: Arc<Presence>,
    schedule: Mutex<Schedule>,
    changed: Notify,
    pub(crate) channels: Channels,
}

impl Alerts {
    pub(crate) fn new(config: &Config, store: Store, presence: Arc<Presence>) -> Self {
        let channels = Channels::new(config, store.clone());
        Self { store, presence, schedule: Mutex::default(), changed: Notify::new(), channels }
    }

    /// Remembers what an earlier run has sent or held back. Comes before any table is loaded.
    pub(crate) async fn restore(&self) -> Result<(), StoreError> {
        let alerted = self.store.alerted().await?;
        self.lock().restore(alerted);
        self.restore_held().await
    }

    /// Learns what is held back, here or by another server.
    pub(crate) async fn restore_held(&self) -> Result<(), StoreError> {
        let held = self.store.held_alerts().await?;
        self.change(|schedule| schedule.restore_held(held));
        Ok(())
    }

    /// Remembers what was sent of one table. Comes before it is loaded.
    pub(crate) async fn restore_table(&self, table: Id) -> Result<(), StoreError> {
        let alerted = self.store.alerted_at(table).await?;
        self.lock().restore(alerted);
        Ok(())
    }

    /// Another server plays a table now, and alerts its people.
    pub(crate) fn unload(&self, table: Id) {
        self.lock().unload(table);
    }

    /// What is new at a table.
    pub(crate) fn tell(&self, place: Place, news: &AlertNews) {
        let answered = self.change(|schedule| {
            let answered = news.asked.as_ref().map(|asked| schedule.asked(place, asked, now()));
            for (event, people) in &news.happened {
                schedule.happened(place, *event, people);
            }
            if news.closed {
                schedule.closed(place.table);
            }
            answered.unwrap_or_default()
        });
        for person in answered {
            // If it fails, it is deleted when the match is over.
            drop(self.store.forget_alerted(person, place.table));
        }
        for person in &news.acted {
            self.presence.report(*person, (None, place.table), true, now());
            self.opened(*person, place.table);
        }
    }

    /// A person has opened a table.
    pub(crate) fn opened(&self, person: Id, table: Id) {
        if self.lock().let_go_of(person, table) {
            drop(self.store.forget_held_alerts(person, Some(table)));
        }
        if self.change(|schedule| schedule.seen(person, table)).is_some() {
            // Nothing is stored of people whom no alert reaches.
            drop(self.store.see_alerted(person, table));
        }
    }

    /// A person has changed their settings.
    pub(crate) fn settings_changed(&self, person: Id) {
        self.change(|schedule| schedule.settings_changed(person));
    }

    /// A table is gone, or was closed from outside.
    pub(crate) fn forget_table(&self, table: Id) {
        self.change(|schedule| schedule.forget_table(table));
    }

    /// A person is gone.
    pub(crate) fn forget(&self, person: Id) {
        self.change(|schedule| schedule.forget(person));
    }

    /// Sends alerts when they are due, for ever.
    pub(crate) async fn run(&self) {
        loop {
            let next = self.lock().next();
            let wait = next.map_or(LONGEST_SLEEP, |at| at.saturating_sub(now()).min(LONGEST_SLEEP));
            tokio::select! {
                () = self.changed.notified() => {}
                () = sleep(Duration::from_millis(wait)) => {}
            }
            self.send_due(now()).await;
        }
    }

    async fn send_due(&self, now: u64) {
        let in_sight = |person, table| self.presence.in_sight(person, table, now);
        let due = self.lock().due(now, in_sight);
        for alert in due {
            if let Err(error) = self.send(alert, now).await {
                tracing::warn!(%error, "cannot look up whom to alert");
            }
        }
    }

    async fn send(&self, alert: Alert, now: u64) -> Result<(), StoreError> {
        let Some(to) = Recipient::find(&self.store, alert.person).await? else {
            self.forget(alert.person);
            return Ok(());
        };
        if !to.is_reachable() {
            return Ok(());
        }
        let before = alert.clone();
        let admitted = self.lock().admit(alert, to.settings.quiet.as_ref(), now);
        let Some(alert) = admitted else {
            for (lease, held) in self.lock().keep(&before) {
                drop(self.store.hold_alert(lease, held));
            }
            return Ok(());
        };
        let alert = self.claim(alert).await?;
        if alert.items.is_empty() {
            return Ok(());
        }
        self.channels.send(&to, &alert, now).await
    }

    /// Leaves what is for this server to tell. Of several who know what was held back, one takes
    /// it; of a table that another one plays by now, that one tells.
    async fn claim(&self, mut alert: Alert) -> Result<Alert, StoreError> {
        if alert.take_held() {
            self.lock().let_go(alert.person);
            let taken = self.store.take_held_alerts(alert.person).await?;
            alert.add_held(&taken);
        }
        let remembered = alert.to_remember(&self.lock());
        for (lease, alerted) in remembered {
            // If it isn't remembered for another reason, they are alerted twice after a restart.
            if let Err(StoreError::Fenced { .. }) = self.store.set_alerted(lease, alerted).await {
                alert.forget(alerted.table);
            }
        }
        Ok(alert)
    }

    /// Changes the schedule; the sender learns if something is due earlier than before.
    fn change<T>(&self, change: impl FnOnce(&mut Schedule) -> T) -> T {
        let mut schedule = self.lock();
        let before = schedule.next();
        let result = change(&mut schedule);
        let next = schedule.next();
        drop(schedule);
        if next.is_some_and(|next| before.is_none_or(|before| next < before)) {
            self.changed.notify_one();
        }
        result
    }

    fn lock(&self) -> MutexGuard<'_, Schedule> {
        self.schedule.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
