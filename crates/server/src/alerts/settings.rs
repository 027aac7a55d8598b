//! How a person wants to be alerted, and where alerts can reach them.

use protocol::v1::AlertSettings;
use store::{Id, MailRow, PersonRow, PushDevice, Store, StoreError, WEBHOOK_SECRET};
use text::Language;

use crate::refusal::Refusal;

/// A person, as far as alerts are concerned.
#[derive(Clone, Debug)]
pub(crate) struct Recipient {
    pub(crate) person: PersonRow,
    pub(crate) settings: AlertSettings,
    /// Signs webhooks; none before the settings are first saved.
    pub(crate) secret: Option<[u8; WEBHOOK_SECRET]>,
    pub(crate) devices: Vec<PushDevice>,
    pub(crate) mail: Option<MailRow>,
}

impl Recipient {
    /// None if the person is gone.
    pub(crate) async fn find(store: &Store, id: Id) -> Result<Option<Self>, StoreError> {
        let Some(person) = store.person(id).await? else { return Ok(None) };
        let row = store.alerts(id).await?;
        // Settings of a later version that went back are as if they were never set.
        let settings = row.as_ref().and_then(|row| serde_json::from_str(&row.settings).ok());
        let settings = settings.unwrap_or_default();
        let (devices, mail) = (store.push_devices(id).await?, store.mail(id).await?);
        Ok(Some(Self { person, settings, secret: row.map(|row| row.secret), devices, mail }))
    }

    /// Whether anything reaches them.
    pub(crate) fn is_reachable(&self) -> bool {
        let mail = self.mail.as_ref().is_some_and(|mail| mail.confirmed);
        self.person.webhook.is_some() || !self.devices.is_empty() || mail
    }

    pub(crate) fn language(&self) -> Language {
        Language::of(&self.settings.language).unwrap_or_default()
    }

    /// The secret that signs webhooks, made now if there is none.
    pub(crate) async fn secret(&self, store: &Store) -> Result<[u8; WEBHOOK_SECRET], StoreError> {
        match self.secret {
            Some(secret) => Ok(secret),
            None => Ok(store.set_alerts(self.person.id, write(&self.settings)).await?.secret),
        }
    }
}

/// The settings as they are stored.
pub(crate) fn write(settings: &AlertSettings) -> String {
    serde_json::to_string(settings).expect("settings are plain data")
}

/// The settings as they may be stored: every event once.
pub(crate) fn check(mut settings: AlertSettings) -> Result<AlertSettings, Refusal> {
    if settings.quiet.as_ref().is_some_and(|quiet| !quiet.is_valid()) {
        return Err(Refusal::bad(
            "quiet: minutes of a day from 0 to 1439, offsets up to 1080, at most 8 changes in order",
        ));
    }
    if !Language::ALL.iter().any(|language| language.code() == settings.language) {
        return Err(Refusal::bad("language: `en`, `de`, `fr` or `it`"));
    }
    for events in [&mut settings.push, &mut settings.webhook, &mut settings.mail] {
        events.sort();
        events.dedup();
    }
    Ok(settings)
}
