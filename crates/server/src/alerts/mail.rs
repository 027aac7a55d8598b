//! Alerts by mail, to confirmed addresses only, and not often.

use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use lettre::message::header::{HeaderName, HeaderValue};
use lettre::message::{Mailbox, Message as Mail, SinglePart};
use lettre::{Address, SmtpTransport, Transport};
use store::{Id, MailRow, Store, StoreError};
use tokio::sync::Semaphore;

use super::agent::Sent;
use super::rules::MailRules;
use super::words;
use crate::config::ConfigError;
use crate::refusal::Refusal;
use text::Language;

/// One mail in this time, so at most six a day; in milliseconds.
const PAUSE: i64 = 4 * 60 * 60 * 1_000;
/// One link to confirm an address in this time, for a person and for an address.
const CONFIRM: Duration = Duration::from_secs(10 * 60);
/// For the whole conversation with the mail server.
const PATIENCE: Duration = Duration::from_secs(10);
/// Mails under way; threads that send them.
const UNDER_WAY: usize = 64;
const AT_A_TIME: usize = 2;

/// Sends mail through the operator's mail server.
#[derive(Clone)]
pub(crate) struct Mailer {
    store: Store,
    transport: SmtpTransport,
    from: Mailbox,
    /// The address of this server, for links.
    url: String,
    links: Arc<DefaultKeyedRateLimiter<String>>,
    under_way: Arc<Semaphore>,
    threads: Arc<Semaphore>,
}

impl Mailer {
    /// None without a mail server or without an address for links.
    pub(crate) fn new(rules: &MailRules, url: Option<&str>, store: Store) -> Option<Self> {
        let (transport, from) = parts(rules).ok()??;
        let quota = Quota::with_period(CONFIRM)?.allow_burst(NonZeroU32::MIN);
        Some(Self {
            store,
            transport,
            from,
            url: url?.to_owned(),
            links: Arc::new(RateLimiter::keyed(quota)),
            under_way: Arc::new(Semaphore::new(UNDER_WAY)),
            threads: Arc::new(Semaphore::new(AT_A_TIME)),
        })
    }

    /// A person may be sent a link to confirm this address.
    pub(crate) fn check(&self, person: Id, address: &str) -> Result<(), Refusal> {
        if address.len() > 254 || address.parse::<Address>().is_err() {
            return Err(Refusal::bad("the address must look like `anne@example.org`"));
        }
        let slow = |_| Refusal::too_fast(CONFIRM.as_secs());
        self.links.check_key(&person.to_string()).map_err(slow)?;
        self.links.check_key(&address.to_lowercase()).map_err(slow)?;
        self.links.retain_recent();
        Ok(())
    }

    /// Sends the link that confirms an address.
    pub(crate) async fn confirm(&self, to: &MailRow, language: Language) -> Sent {
        let say = |key| words::say(language, &game::Text::new(key));
        let text = format!("{}\n\n{}\n", say("alert-mail-confirm-text"), self.link(&to.secret));
        match self.mail(to, say("alert-mail-confirm"), text) {
            Some(mail) => self.deliver(mail).await,
            None => Sent::Refused,
        }
    }

    /// Sends an alert in the background, unless one was sent lately.
    pub(crate) async fn alert(
        &self,
        person: Id,
        to: &MailRow,
        text: &str,
        link: &str,
        language: Language,
    ) -> Result<(), StoreError> {
        let now = store::now();
        if !self.store.take_mail(person, now - PAUSE, now).await? {
            return Ok(());
        }
        let Ok(place) = Arc::clone(&self.under_way).try_acquire_owned() else { return Ok(()) };
        let stop = words::say(language, &game::Text::new("alert-mail-stop"));
        let body = format!("{text}\n{link}\n\n-- \n{stop}\n{}\n", self.link(&to.secret));
        let subject = text.lines().next().unwrap_or_default().to_owned();
        let (mailer, mail) = (self.clone(), self.mail(to, subject, body));
        tokio::spawn(async move {
            if let Some(mail) = mail
                && mailer.deliver(mail).await != Sent::Done
            {
                tracing::warn!("a mail could not be sent");
            }
            drop(place);
        });
        Ok(())
    }

    /// The page where an address is confirmed and mail is stopped.
    fn link(&self, secret: &str) -> String {
        format!("{}/api/v1/mail/{secret}", self.url)
    }

    /// With a link that stops further mail by one click (RFC 8058).
    fn mail(&self, to: &MailRow, subject: String, text: String) -> Option<Mail> {
        let header = |name, value| HeaderValue::new(HeaderName::new_from_ascii_str(name), value);
        let stop = format!("<{}/unsubscribe>", self.link(&to.secret));
        Mail::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to.address.parse().ok()?))
            .subject(subject)
            .raw_header(header("List-Unsubscribe", stop))
            .raw_header(header("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_owned()))
            .raw_header(header("Auto-Submitted", "auto-generated".to_owned()))
            .singlepart(SinglePart::plain(text))
            .ok()
    }

    async fn deliver(&self, mail: Mail) -> Sent {
        let Ok(thread) = Arc::clone(&self.threads).acquire_owned().await else {
            return Sent::Failed;
        };
        let transport = self.transport.clone();
        let sending = tokio::task::spawn_blocking(move || {
            let sent = transport.send(&mail);
            drop(thread);
            match sent {
                Ok(_) => Sent::Done,
                Err(error) if error.is_permanent() => Sent::Refused,
                Err(_) => Sent::Failed,
            }
        });
        sending.await.unwrap_or(Sent::Failed)
    }
}

/// The mail server and the sender; none if mail is off.
fn parts(rules: &MailRules) -> Result<Option<(SmtpTransport, Mailbox)>, ConfigError> {
    let (Some(smtp), Some(from)) = (&rules.smtp, &rules.from) else { return Ok(None) };
    let bad =
        |setting: &str, form: &str| ConfigError::new(setting, format!("should look like {form}"));
    let transport = SmtpTransport::from_url(smtp)
        .map_err(|_| bad("mail.smtp", "`smtps://user:password@mail.example.org`"))?;
    let from = from.parse().map_err(|_| bad("mail.from", "`Freebooter <play@example.org>`"))?;
    Ok(Some((transport.timeout(Some(PATIENCE)).build(), from)))
}

/// Whether the operator's settings make sense.
pub(crate) fn check_rules(rules: &MailRules, url: Option<&str>) -> Result<(), ConfigError> {
    let set = parts(rules)?.is_some();
    if rules.smtp.is_some() != rules.from.is_some() {
        return Err(ConfigError::new("mail", "needs both `smtp` and `from`"));
    }
    if set && url.is_none() {
        return Err(ConfigError::new("mail", "needs `public_url`, for links in mails"));
    }
    Ok(())
}
