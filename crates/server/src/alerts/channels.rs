//! Sends alerts through the channels that reach a person.

use protocol::v1::{AlertChannel, AlertEvent};
use store::{FORMER, Id, Store, StoreError};
use text::Language;

use super::agent::{Poster, Sent};
use super::mail::Mailer;
use super::push::{Push, Urgency};
use super::rules::WebhookRules;
use super::schedule::{Alert, Item, Pace};
use super::settings::Recipient;
use super::webhook::{self, Message, Occurrence, Seal};
use super::words;
use crate::config::Config;
use crate::refusal::Refusal;

/// What became of a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tested {
    Delivered,
    NotDelivered,
    /// There is nothing to send to.
    NoAddress,
}

pub(crate) struct Channels {
    store: Store,
    public_url: Option<String>,
    rules: WebhookRules,
    webhooks: Poster,
    pub(crate) push: Option<Push>,
    mailer: Option<Mailer>,
}

impl Channels {
    pub(crate) fn new(config: &Config, store: Store) -> Self {
        let push = config.push.enabled.then(|| Push::new(config, store.clone()));
        let mailer = Mailer::new(&config.mail, config.public_url.as_deref(), store.clone());
        Self {
            store,
            mailer,
            public_url: config.public_url.clone(),
            rules: config.webhooks.clone(),
            webhooks: Poster::new(config.webhooks.private),
            push,
        }
    }

    /// The channels that this server offers to guests, or to accounts.
    pub(crate) fn offered(&self, guest: bool) -> Vec<AlertChannel> {
        let push = self.push.is_some().then_some(AlertChannel::Push);
        let webhook = self.rules.enabled.then_some(AlertChannel::Webhook);
        let mail = self.mailer(guest).map(|_| AlertChannel::Mail);
        push.into_iter().chain(webhook).chain(mail).collect()
    }

    /// Mail is for accounts: a guest is easily made and easily lost.
    pub(crate) fn mailer(&self, guest: bool) -> Option<&Mailer> {
        self.mailer.as_ref().filter(|_| !guest)
    }

    /// Forgets limits that are used up no longer.
    pub(crate) fn sweep(&self) {
        self.webhooks.sweep();
        self.push.as_ref().inspect(|push| push.sweep());
        self.mailer.as_ref().inspect(|mailer| mailer.sweep());
    }

    /// May alerts go to this webhook?
    pub(crate) fn check_webhook(&self, url: &str) -> Result<(), Refusal> {
        if !self.rules.enabled {
            return Err(Refusal::forbidden("this server does not send alerts"));
        }
        self.webhooks.check(url)
    }

    /// Sends an alert through every channel that the person wants it on.
    pub(crate) async fn send(
        &self,
        to: &Recipient,
        alert: &Alert,
        now: u64,
    ) -> Result<(), StoreError> {
        for channel in self.offered(to.person.guest) {
            let wanted = to.settings.events(channel);
            let items: Vec<Item> =
                alert.items.iter().filter(|item| wanted.contains(&item.event)).copied().collect();
            if !items.is_empty() {
                self.send_by(channel, to, &items, now).await?;
            }
        }
        Ok(())
    }

    async fn send_by(
        &self,
        channel: AlertChannel,
        to: &Recipient,
        items: &[Item],
        now: u64,
    ) -> Result<(), StoreError> {
        let message = self.message(to.language(), items).await?;
        match channel {
            AlertChannel::Webhook => {
                if let Some(url) = &to.person.webhook {
                    let post = self.webhook(to, url, &message, now).await?;
                    self.webhooks.send(to.person.id, post, || {});
                }
            }
            AlertChannel::Push => {
                if let Some(push) = &self.push {
                    let table = single(items).map(|item| item.place.table);
                    push.send(to, &message.text, table, urgency(items), left(items, now)).await?;
                }
            }
            AlertChannel::Mail => {
                if let (Some(mailer), Some(mail)) = (&self.mailer, &to.mail) {
                    let (link, language) = (message.link.unwrap_or_default(), to.language());
                    mailer.alert(to.person.id, mail, &message.text, &link, language).await?;
                }
            }
        }
        Ok(())
    }

    /// Sends a test through one channel, and waits for what becomes of it.
    pub(crate) async fn test(
        &self,
        channel: AlertChannel,
        to: &Recipient,
        now: u64,
    ) -> Result<Tested, StoreError> {
        let text = words::say(to.language(), &game::Text::new("alert-test"));
        let server = self.public_url.clone();
        let message = Message { text, link: server.clone(), server, events: Vec::new() };
        let sent = match channel {
            AlertChannel::Webhook => match &to.person.webhook {
                Some(url) if self.rules.enabled => {
                    let post = self.webhook(to, url, &message, now).await?;
                    Some(self.webhooks.once(to.person.id, post).await)
                }
                Some(_) | None => None,
            },
            AlertChannel::Push => match &self.push {
                Some(push) => push.test(to, &message.text).await?,
                None => None,
            },
            // Its test is the link that confirms the address.
            AlertChannel::Mail => None,
        };
        Ok(match sent {
            None => Tested::NoAddress,
            Some(Sent::Done) => Tested::Delivered,
            Some(Sent::Gone | Sent::Refused | Sent::Failed) => Tested::NotDelivered,
        })
    }

    async fn webhook(
        &self,
        to: &Recipient,
        url: &str,
        message: &Message,
        now: u64,
    ) -> Result<super::agent::Post, StoreError> {
        let (id, secret) = (format!("msg_{}", Id::random()), to.secret(&self.store).await?);
        let seal = Seal { id: &id, timestamp: now / 1_000, secret: &secret };
        Ok(webhook::post(url, message, seal))
    }

    async fn message(&self, language: Language, items: &[Item]) -> Result<Message, StoreError> {
        let (mut news, mut events) = (Vec::new(), Vec::new());
        for item in items {
            let (event, game, table) = (item.event, item.place.game, item.place.table);
            let host = self.store.person(item.place.host).await?.map(|host| host.name);
            let host = host.filter(|host| host != FORMER);
            news.push(words::News { event, game, host: host.clone() });
            let (game, table) = (game.to_string(), table.to_string());
            events.push(Occurrence { event, game, table, host });
        }
        let page = match events.as_slice() {
            [one] => format!("/table/{}", one.table),
            _ => "/lobby".to_owned(),
        };
        let link = self.public_url.as_ref().map(|url| format!("{url}{page}"));
        let text = words::tell(language, &news);
        Ok(Message { text, link, server: self.public_url.clone(), events })
    }
}

fn single(items: &[Item]) -> Option<&Item> {
    match items {
        [one] => Some(one),
        _ => None,
    }
}

fn urgency(items: &[Item]) -> Urgency {
    let is_live = items.iter().any(|item| item.place.pace == Pace::Live);
    if is_live { Urgency::High } else { Urgency::Normal }
}

/// How long the alert is worth something, in milliseconds; as long as possible without a deadline.
fn left(items: &[Item], now: u64) -> Option<u64> {
    let turns = items.iter().filter(|item| item.event == AlertEvent::Turn);
    let ends: Option<Vec<u64>> = turns.map(|item| item.deadline).collect();
    ends?.into_iter().max().map(|end| end.saturating_sub(now))
}
