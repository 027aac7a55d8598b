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
use crate::limits::Net;
use crate::refusal::Refusal;
use text::Language;

/// One mail in this time, so at most six a day; in milliseconds.
const PAUSE: i64 = 4 * 60 * 60 * 1_000;
/// One link to confirm an address in this time, for a person and for an address.
const CONFIRM: Duration = Duration::from_secs(10 * 60);
/// Links that come at once from one network, which has one more in [`CONFIRM`].
const OF_NETWORK: NonZeroU32 = NonZeroU32::new(5).unwrap();
/// Links that go to one address at once, which gets one more in this time.
const TO_ADDRESS: NonZeroU32 = NonZeroU32::new(3).unwrap();
const SELDOM: Duration = Duration::from_secs(6 * 60 * 60);
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
    links: Arc<Links>,
    under_way: Arc<Semaphore>,
    threads: Arc<Semaphore>,
}

/// How many links to confirm there may be: it is not the owner of an address who asks for them.
struct Links {
    of_person: DefaultKeyedRateLimiter<Id>,
    of_network: DefaultKeyedRateLimiter<Net>,
    to_address: DefaultKeyedRateLimiter<String>,
    seldom: DefaultKeyedRateLimiter<String>,
}

impl Links {
    fn new() -> Option<Self> {
        let one = Quota::with_period(CONFIRM)?;
        let seldom = Quota::with_period(SELDOM)?.allow_burst(TO_ADDRESS);
        Some(Self {
            of_person: RateLimiter::keyed(one),
            of_network: RateLimiter::keyed(one.allow_burst(OF_NETWORK)),
            to_address: RateLimiter::keyed(one),
            seldom: RateLimiter::keyed(seldom),
        })
    }

    fn take(&self, person: Id, from: Net, address: &str) -> Result<(), Refusal> {
        let slow = |wait: Duration| Refusal::too_fast(wait.as_secs());
        let mailbox = mailbox(address);
        self.of_person.check_key(&person).map_err(|_| slow(CONFIRM))?;
        self.of_network.check_key(&from).map_err(|_| slow(CONFIRM))?;
        self.to_address.check_key(&mailbox).map_err(|_| slow(CONFIRM))?;
        self.seldom.check_key(&mailbox).map_err(|_| slow(SELDOM))
    }

    fn sweep(&self) {
        self.of_person.retain_recent();
        self.of_network.retain_recent();
        self.to_address.retain_recent();
        self.seldom.retain_recent();
    }
}

/// The mailbox behind an address: many mail servers let people add `+anything`, dots, or both.
fn mailbox(address: &str) -> String {
    let address = address.to_lowercase();
    let Some((name, domain)) = address.rsplit_once('@') else { return address };
    let name = name.split('+').next().unwrap_or_default().replace('.', "");
    format!("{name}@{domain}")
}

impl Mailer {
    /// None without a mail server or without an address for links.
    pub(crate) fn new(rules: &MailRules, url: Option<&str>, store: Store) -> Option<Self> {
        let (transport, from) = parts(rules).ok()??;
        Some(Self {
            store,
            transport,
            from,
            url: url?.to_owned(),
            links: Arc::new(Links::new()?),
            under_way: Arc::new(Semaphore::new(UNDER_WAY)),
            threads: Arc::new(Semaphore::new(AT_A_TIME)),
        })
    }

    /// Whether a link to confirm this address may be sent for a person, who asks from there.
    pub(crate) fn check(&self, person: Id, from: Net, address: &str) -> Result<(), Refusal> {
        if address.len() > 254 || address.parse::<Address>().is_err() {
            return Err(Refusal::bad("the address must look like `anne@example.org`"));
        }
        self.links.take(person, from, address)
    }

    /// Forgets limits that are used up no longer.
    pub(crate) fn sweep(&self) {
        self.links.sweep();
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

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::*;

    fn network(last: u8) -> Net {
        IpAddr::from([192, 0, 2, last]).into()
    }

    #[test]
    fn one_network_asks_for_few_links_as_any_number_of_people() {
        let links = Links::new().unwrap();
        let asked = |from| {
            let ask =
                |n| links.take(Id::random(), network(from), &format!("{from}.{n}@example.org"));
            (0..50).filter(|n| ask(*n).is_ok()).count()
        };
        assert_eq!((asked(1), asked(2)), (5, 5));
    }

    #[test]
    fn one_mailbox_gets_few_links_however_its_address_is_written() {
        let links = Links::new().unwrap();
        for (last, address) in
            ["anne@example.org", "ANNE@Example.org", "anne+1@example.org", "a.n.n.e+2@example.org"]
                .into_iter()
                .enumerate()
        {
            let sent = links.take(Id::random(), network(last as u8), address);
            assert_eq!(sent.is_ok(), last == 0, "{address}");
        }
        assert!(links.take(Id::random(), network(9), "bess@example.org").is_ok());
        links.sweep();
    }
}
