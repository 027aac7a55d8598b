//! A bus within one process: a fleet of one node, and tests.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use bytes::Bytes;
use tokio::sync::mpsc;
use tokio::time::{Instant, timeout, timeout_at};

use crate::bus::{Bus, BusError, BusFuture, Message, Subscription, WAITING, check};

type Subscriber = mpsc::Sender<Message>;

/// The subscribers of a subject: those alone, and those of each group.
#[derive(Debug, Default)]
struct Subject {
    alone: Vec<Subscriber>,
    groups: BTreeMap<String, Vec<Subscriber>>,
}

impl Subject {
    fn live(&mut self) -> bool {
        self.alone.retain(|subscriber| !subscriber.is_closed());
        self.groups.retain(|_, members| {
            members.retain(|member| !member.is_closed());
            !members.is_empty()
        });
        !self.alone.is_empty() || !self.groups.is_empty()
    }

    fn deliver(&mut self, message: &Message) {
        for subscriber in &self.alone {
            // A subscriber that is full misses it, as on NATS.
            let _ = subscriber.try_send(message.clone());
        }
        for members in self.groups.values_mut() {
            members.rotate_left(1);
            let _ = members.iter().any(|member| member.try_send(message.clone()).is_ok());
        }
    }
}

/// A bus within one process. A clone is the same bus.
#[derive(Clone, Debug, Default)]
pub struct InProcess {
    subjects: Arc<Mutex<BTreeMap<String, Subject>>>,
    inboxes: Arc<AtomicU64>,
}

impl InProcess {
    fn send(&self, subject: &str, reply: Option<String>, payload: Bytes) -> bool {
        let mut subjects = self.subjects.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(subscribers) = subjects.get_mut(subject) else { return false };
        if !subscribers.live() {
            subjects.remove(subject);
            return false;
        }
        subscribers.deliver(&Message { subject: subject.to_owned(), reply, payload });
        true
    }

    fn listen(&self, subject: &str, group: Option<&str>) -> mpsc::Receiver<Message> {
        let (sender, receiver) = mpsc::channel(WAITING);
        let mut subjects = self.subjects.lock().unwrap_or_else(PoisonError::into_inner);
        let subscribers = subjects.entry(subject.to_owned()).or_default();
        match group {
            Some(group) => subscribers.groups.entry(group.to_owned()).or_default().push(sender),
            None => subscribers.alone.push(sender),
        }
        receiver
    }

    /// Publishes with a place for answers.
    fn ask(&self, subject: &str, payload: Bytes) -> Result<mpsc::Receiver<Message>, BusError> {
        check(subject)?;
        let inbox = format!("_inbox.{}", self.inboxes.fetch_add(1, Ordering::Relaxed));
        let answers = self.listen(&inbox, None);
        if self.send(subject, Some(inbox), payload) {
            return Ok(answers);
        }
        Err(BusError::NoResponder(subject.to_owned()))
    }
}

impl Bus for InProcess {
    fn request(&self, subject: &str, payload: Bytes, within: Duration) -> BusFuture<'_, Bytes> {
        let (subject, answers) = (subject.to_owned(), self.ask(subject, payload));
        Box::pin(async move {
            let mut answers = answers?;
            match timeout(within, answers.recv()).await {
                Ok(Some(answer)) => Ok(answer.payload),
                Ok(None) | Err(_) => Err(BusError::TimedOut(subject)),
            }
        })
    }

    fn publish(&self, subject: &str, payload: Bytes) -> BusFuture<'_, ()> {
        let published = check(subject).map(|()| {
            self.send(subject, None, payload);
        });
        Box::pin(async move { published })
    }

    fn subscribe(&self, subject: &str, group: Option<&str>) -> BusFuture<'_, Subscription> {
        let messages = check(subject).map(|()| self.listen(subject, group));
        Box::pin(async move { Ok(Subscription { messages: messages?, _feed: None }) })
    }

    fn ask_all(
        &self,
        subject: &str,
        payload: Bytes,
        within: Duration,
    ) -> BusFuture<'_, Vec<Bytes>> {
        let answers = self.ask(subject, payload);
        Box::pin(async move {
            let mut answers = match answers {
                Err(BusError::NoResponder(_)) => return Ok(Vec::new()),
                answers => answers?,
            };
            let (until, mut all) = (Instant::now() + within, Vec::new());
            while let Ok(Some(answer)) = timeout_at(until, answers.recv()).await {
                all.push(answer.payload);
            }
            Ok(all)
        })
    }
}
