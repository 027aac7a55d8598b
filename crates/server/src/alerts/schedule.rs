//! Whether and when people are alerted, as a plain value: the time is passed in.
//!
//! - *Your turn* is held back only while that very table is in sight on one of the person's
//!   devices. Live tables alert after 20 s of waiting; tables with days at once, and again with a
//!   quarter of the time left (at least two hours).
//! - An event alerts once until the person opens the table.
//! - Quiet hours gather everything into one alert at their end.

use std::collections::{BTreeMap, BTreeSet};

use protocol::v1::{AlertEvent, QuietHours, Seq};
use registry::GameId;
use serde::{Deserialize, Serialize};
use store::{Alerted, HeldAlert, Id, Lease};

/// How long a live table waits for a person before it alerts them.
const PATIENCE: u64 = 20_000;
/// How soon a table that was in sight is looked at again.
const LOOK_AGAIN: u64 = 5_000;
/// The reminder comes with at least this time left.
const LEAST_LEFT: u64 = 2 * 60 * 60 * 1_000;

/// How fast a match is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Pace {
    Live,
    /// Milliseconds for each decision.
    Days(u64),
}

/// A table, as far as alerts are concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Place {
    pub(crate) table: Id,
    pub(crate) game: GameId,
    pub(crate) host: Id,
    pub(crate) pace: Pace,
    /// Under which this server plays it.
    #[serde(skip)]
    pub(crate) lease: Option<Lease>,
}

/// What a person at a table is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Question {
    pub(crate) person: Id,
    /// The step since which it is asked.
    pub(crate) number: Seq,
    pub(crate) deadline: Option<u64>,
}

/// One thing to tell somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Item {
    pub(crate) place: Place,
    pub(crate) event: AlertEvent,
    /// When it is too late to act.
    pub(crate) deadline: Option<u64>,
    /// The question, if it is somebody's turn.
    question: Option<Seq>,
    /// It was held back, and is stored: who takes it from there tells it.
    held: bool,
}

/// An alert that is due, about one table, or about several after quiet hours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Alert {
    pub(crate) person: Id,
    pub(crate) items: Vec<Item>,
}

#[derive(Clone, Copy, Debug)]
struct Asked {
    number: Seq,
    since: u64,
    deadline: Option<u64>,
}

/// What is known of a person at a table.
#[derive(Debug)]
struct Waiting {
    place: Place,
    asked: Option<Asked>,
    /// The question that the person was alerted to.
    told: Option<Seq>,
    reminded: bool,
    /// Alerts that the person has not seen.
    unseen: BTreeSet<AlertEvent>,
    /// What has happened and is not told yet.
    news: BTreeSet<AlertEvent>,
    due: Option<u64>,
}

impl Waiting {
    fn new(place: Place) -> Self {
        let (unseen, news) = (BTreeSet::new(), BTreeSet::new());
        Self { place, asked: None, told: None, reminded: false, unseen, news, due: None }
    }

    fn first_alert(&self) -> Option<u64> {
        let asked = self.asked.filter(|asked| self.told != Some(asked.number))?;
        let wait = match self.place.pace {
            Pace::Live => PATIENCE,
            Pace::Days(_) => 0,
        };
        (!self.unseen.contains(&AlertEvent::Turn)).then_some(asked.since + wait)
    }

    fn reminder(&self) -> Option<u64> {
        let deadline = self.asked.filter(|_| !self.reminded)?.deadline?;
        match self.place.pace {
            Pace::Live => None,
            Pace::Days(total) => Some(deadline.saturating_sub(LEAST_LEFT.max(total / 4))),
        }
    }

    fn next(&self) -> Option<u64> {
        let news = (!self.news.is_empty()).then_some(0);
        [news, self.first_alert(), self.reminder()].into_iter().flatten().min()
    }

    fn is_idle(&self) -> bool {
        self.asked.is_none() && self.news.is_empty() && self.unseen.is_empty()
    }

    /// What is due, as one thing: a turn says that the match has begun.
    fn take(&mut self, now: u64) -> Option<Item> {
        let unseen = std::mem::take(&mut self.unseen);
        let news: BTreeSet<_> =
            std::mem::take(&mut self.news).difference(&unseen).copied().collect();
        self.unseen = unseen;
        let is_due = |at: Option<u64>| at.is_some_and(|at| at <= now);
        let (first, reminder) = (is_due(self.first_alert()), is_due(self.reminder()));
        let asked = self.asked.filter(|_| first || reminder);
        let event = match asked {
            Some(_) => AlertEvent::Turn,
            None => *news.last()?,
        };
        self.unseen.extend(news);
        self.unseen.insert(event);
        if let Some(asked) = asked {
            self.told = Some(asked.number);
            self.reminded |= reminder;
        }
        if event == AlertEvent::Over {
            // Nothing follows at this table.
            self.unseen.clear();
        }
        let (question, deadline) = (asked.map(|it| it.number), asked.and_then(|it| it.deadline));
        Some(Item { place: self.place, event, deadline, question, held: false })
    }
}

/// What quiet hours hold back.
#[derive(Debug, Default)]
struct Held {
    until: u64,
    items: Vec<Item>,
}

/// Who waits where, and when they are alerted to it.
#[derive(Debug, Default)]
pub(crate) struct Schedule {
    /// By table and person.
    waiting: BTreeMap<(Id, Id), Waiting>,
    queue: BTreeSet<(u64, Id, Id)>,
    held: BTreeMap<Id, Held>,
    /// Of what is held back, the person and table of everything that is stored. Questions are
    /// asked again after a restart, and are not stored.
    kept: BTreeSet<(Id, Id)>,
    /// Alerts of an earlier run, until their table says what it asks.
    before: BTreeMap<(Id, Id), Alerted>,
}

impl Schedule {
    /// Alerts that an earlier run has sent.
    pub(crate) fn restore(&mut self, alerted: Vec<Alerted>) {
        let keyed = alerted.into_iter().map(|it| ((it.table, it.person), it));
        self.before.extend(keyed);
    }

    /// What an earlier run or another server holds back. What is new is looked at at once.
    pub(crate) fn restore_held(&mut self, stored: Vec<HeldAlert>) {
        // What another server has told meanwhile may come again.
        let known: BTreeSet<_> = stored.iter().map(|held| (held.person, held.table)).collect();
        self.kept.retain(|held| known.contains(held));
        for held in stored {
            if !self.kept.insert((held.person, held.table)) {
                continue;
            }
            let Some(item) = Item::held(&held) else { continue };
            let table = held.table;
            let held = self.held.entry(held.person).or_default();
            held.items.retain(|it| it.place.table != table || it.question.is_some());
            held.items.push(item);
            held.until = 0;
        }
    }

    /// Notes an alert that is held back; what to store of it.
    pub(crate) fn keep(&mut self, alert: &Alert) -> Vec<(Lease, HeldAlert)> {
        let items = alert.items.iter().filter(|item| item.is_to_be_stored());
        let kept = items.filter_map(|item| {
            let event = serde_json::to_value(item.event).ok()?.as_str()?.to_owned();
            let place = serde_json::to_string(&item.place).ok()?;
            let held = HeldAlert { person: alert.person, table: item.place.table, event, place };
            Some((item.place.lease?, held))
        });
        let kept: Vec<_> = kept.collect();
        self.kept.extend(kept.iter().map(|(_, held)| (held.person, held.table)));
        kept
    }

    /// Nothing that is stored is held back from a person any more.
    pub(crate) fn let_go(&mut self, person: Id) {
        self.kept.retain(|(other, _)| *other != person);
    }

    /// Nothing of a table is alerted here any more, except for what is stored.
    pub(crate) fn unload(&mut self, table: Id) {
        let range = (table, Id::FIRST)..=(table, Id::LAST);
        let here: Vec<_> =
            self.waiting.range(range).map(|((_, person), it)| (*person, it.due)).collect();
        for (person, due) in here {
            self.waiting.remove(&(table, person));
            due.map(|due| self.queue.remove(&(due, table, person)));
            self.drop_held(person, |item| item.place.table == table && item.question.is_some());
        }
        self.before.retain(|(other, _), _| *other != table);
    }

    /// The same for one table.
    pub(crate) fn let_go_of(&mut self, person: Id, table: Id) -> bool {
        self.kept.remove(&(person, table))
    }

    /// Everybody who is asked at a table; nobody else is. Returns people who have answered what
    /// they were alerted to.
    pub(crate) fn asked(&mut self, place: Place, questions: &[Question], now: u64) -> Vec<Id> {
        let table = place.table;
        let known = self.waiting.range((table, Id::FIRST)..=(table, Id::LAST));
        let known: Vec<Id> = known.map(|((_, person), _)| *person).collect();
        let before = self.before.range((table, Id::FIRST)..=(table, Id::LAST));
        let before: Vec<Id> = before.map(|((_, person), _)| *person).collect();
        for question in questions {
            self.ask(place, *question, now);
        }
        let is_asked = |person: &Id| questions.iter().any(|question| question.person == *person);
        let mut answered: Vec<Id> = before.into_iter().filter(|it| !is_asked(it)).collect();
        for person in &answered {
            self.before.remove(&(table, *person));
        }
        for person in known.into_iter().filter(|person| !is_asked(person)) {
            if self.answered(person, table) {
                answered.push(person);
            }
        }
        answered
    }

    fn ask(&mut self, place: Place, question: Question, now: u64) {
        let Question { person, number, deadline } = question;
        let before = self.before.remove(&(place.table, person));
        self.change(person, place, |waiting| {
            let same = waiting.asked.filter(|asked| asked.number == number);
            let since = same.map_or(now, |asked| asked.since);
            if same.is_none() {
                waiting.reminded = false;
            }
            waiting.asked = Some(Asked { number, since, deadline });
            if let Some(before) = before.filter(|before| before.question == number) {
                waiting.told = Some(number);
                waiting.reminded = before.reminded;
                if !before.seen {
                    waiting.unseen.insert(AlertEvent::Turn);
                }
            }
        });
    }

    /// Whether the person was alerted to the question.
    fn answered(&mut self, person: Id, table: Id) -> bool {
        let Some(waiting) = self.waiting.get(&(table, person)) else { return false };
        let (place, told) = (waiting.place, waiting.told.is_some());
        self.drop_held(person, |item| item.place.table == table && item.question.is_some());
        self.change(person, place, |waiting| {
            waiting.asked = None;
            waiting.told = None;
            waiting.unseen.remove(&AlertEvent::Turn);
        });
        told
    }

    /// Something has happened at a table that these people want to know.
    pub(crate) fn happened(&mut self, place: Place, event: AlertEvent, people: &[Id]) {
        for person in people {
            self.change(*person, place, |waiting| {
                waiting.news.insert(event);
            });
        }
    }

    /// A table is over or closed: it has nothing more to tell than what it has told already.
    pub(crate) fn closed(&mut self, table: Id) {
        let here: Vec<_> = self.waiting.range((table, Id::FIRST)..=(table, Id::LAST)).collect();
        let here: Vec<_> = here.into_iter().map(|((_, person), it)| (*person, it.place)).collect();
        for (person, place) in here {
            self.change(person, place, |waiting| waiting.unseen.clear());
        }
    }

    /// A table is gone, or was closed from outside: nobody is asked anything there any more.
    pub(crate) fn forget_table(&mut self, table: Id) {
        let people = (table, Id::FIRST)..=(table, Id::LAST);
        let here = self.waiting.range(people.clone());
        let here: Vec<_> = here.map(|((_, person), it)| (*person, it.due)).collect();
        for (person, due) in here {
            self.waiting.remove(&(table, person));
            due.map(|due| self.queue.remove(&(due, table, person)));
            self.drop_held(person, |item| item.place.table == table && item.question.is_some());
        }
        let before: Vec<_> = self.before.range(people).map(|(key, _)| *key).collect();
        for key in before {
            self.before.remove(&key);
        }
    }

    /// A person has opened a table. Returns the alert that this clears.
    pub(crate) fn seen(&mut self, person: Id, table: Id) -> Option<Alerted> {
        self.drop_held(person, |item| item.place.table == table);
        let waiting = self.waiting.get(&(table, person))?;
        let (place, reminded) = (waiting.place, waiting.reminded);
        let question = waiting.told.filter(|_| waiting.unseen.contains(&AlertEvent::Turn));
        self.change(person, place, |waiting| {
            waiting.unseen.clear();
            waiting.news.clear();
        });
        Some(Alerted { person, table, question: question?, reminded, seen: true })
    }

    /// A person has changed their quiet hours: what they held is looked at again.
    pub(crate) fn settings_changed(&mut self, person: Id) {
        if let Some(held) = self.held.get_mut(&person) {
            held.until = 0;
        }
    }

    /// A person is gone.
    pub(crate) fn forget(&mut self, person: Id) {
        self.held.remove(&person);
        self.let_go(person);
        let theirs = self.waiting.iter().filter(|((_, other), _)| *other == person);
        let theirs: Vec<_> = theirs.map(|((table, _), waiting)| (*table, waiting.due)).collect();
        for (table, due) in theirs {
            self.waiting.remove(&(table, person));
            due.map(|due| self.queue.remove(&(due, table, person)));
        }
    }

    /// When [`Self::due`] wants to be called.
    pub(crate) fn next(&self) -> Option<u64> {
        let queued = self.queue.first().map(|(at, ..)| *at);
        queued.into_iter().chain(self.held.values().map(|held| held.until)).min()
    }

    /// Everything that is due. `in_sight`: whether a person has a table before their eyes.
    pub(crate) fn due(&mut self, now: u64, in_sight: impl Fn(Id, Id) -> bool) -> Vec<Alert> {
        let mut alerts = Vec::new();
        while let Some((at, table, person)) = self.queue.first().copied()
            && at <= now
        {
            self.queue.pop_first();
            let Some(waiting) = self.waiting.get_mut(&(table, person)) else { continue };
            waiting.due = None;
            if in_sight(person, table) {
                self.look_again(person, table, now);
                continue;
            }
            let (place, item) = (waiting.place, waiting.take(now));
            alerts.extend(item.map(|item| Alert { person, items: vec![item] }));
            self.change(person, place, |_| {});
        }
        alerts.extend(self.release(now, in_sight));
        alerts
    }

    fn look_again(&mut self, person: Id, table: Id, now: u64) {
        let Some(waiting) = self.waiting.get_mut(&(table, person)) else { return };
        waiting.news.clear();
        if let Some(next) = waiting.next() {
            let at = next.max(now + LOOK_AGAIN);
            waiting.due = Some(at);
            self.queue.insert((at, table, person));
        } else if waiting.is_idle() {
            self.waiting.remove(&(table, person));
        }
    }

    /// What quiet hours that have ended held back.
    fn release(&mut self, now: u64, in_sight: impl Fn(Id, Id) -> bool) -> Vec<Alert> {
        let ended = self.held.iter().filter(|(_, held)| held.until <= now);
        let ended: Vec<Id> = ended.map(|(person, _)| *person).collect();
        let release = |person| {
            let mut items = self.held.remove(&person)?.items;
            items.retain(|item| !in_sight(person, item.place.table));
            (!items.is_empty()).then_some(Alert { person, items })
        };
        ended.into_iter().filter_map(release).collect()
    }

    /// The alert, unless it is held back by quiet hours.
    pub(crate) fn admit(
        &mut self,
        alert: Alert,
        quiet: Option<&QuietHours>,
        now: u64,
    ) -> Option<Alert> {
        let Some(until) = quiet.and_then(|quiet| quiet.end(now)) else { return Some(alert) };
        let held = self.held.entry(alert.person).or_default();
        held.until = until;
        for mut item in alert.items {
            held.items.retain(|other| other.place.table != item.place.table);
            item.held |= item.is_to_be_stored();
            held.items.push(item);
        }
        None
    }

    fn drop_held(&mut self, person: Id, which: impl Fn(&Item) -> bool) {
        if let Some(held) = self.held.get_mut(&person) {
            held.items.retain(|item| !which(item));
            if held.items.is_empty() {
                self.held.remove(&person);
            }
        }
    }

    /// Changes what is known of a person at a table, and when they are alerted.
    fn change(&mut self, person: Id, place: Place, change: impl FnOnce(&mut Waiting)) {
        let table = place.table;
        let waiting = self.waiting.entry((table, person)).or_insert_with(|| Waiting::new(place));
        waiting.place = place;
        change(waiting);
        let (next, idle) = (waiting.next(), waiting.is_idle());
        let before = std::mem::replace(&mut waiting.due, next);
        if before != next {
            before.map(|at| self.queue.remove(&(at, table, person)));
            next.map(|at| self.queue.insert((at, table, person)));
        }
        if idle {
            self.waiting.remove(&(table, person));
        }
    }
}

impl Alert {
    /// What to remember of it, so that a restart does not alert anybody twice.
    pub(crate) fn to_remember(&self, schedule: &Schedule) -> Vec<(Lease, Alerted)> {
        let remember = |item: &Item| {
            let (table, person, question) = (item.place.table, self.person, item.question?);
            let reminded = schedule.waiting.get(&(table, person)).is_some_and(|it| it.reminded);
            let alerted = Alerted { person, table, question, reminded, seen: false };
            Some((item.place.lease?, alerted))
        };
        self.items.iter().filter_map(remember).collect()
    }

    /// Takes out what was held back and is stored; whether there was anything.
    pub(crate) fn take_held(&mut self) -> bool {
        let before = self.items.len();
        self.items.retain(|item| !item.held);
        self.items.len() < before
    }

    /// Adds what was held back.
    pub(crate) fn add_held(&mut self, held: &[HeldAlert]) {
        self.items.extend(held.iter().filter_map(Item::held));
    }

    /// Somebody else tells what is asked at this table.
    pub(crate) fn forget(&mut self, table: Id) {
        self.items.retain(|item| item.place.table != table || item.question.is_none());
    }
}

impl Item {
    /// As it was stored; none if a later version wrote it.
    fn held(held: &HeldAlert) -> Option<Self> {
        let place = serde_json::from_str(&held.place).ok()?;
        let event = serde_json::from_value(held.event.clone().into()).ok()?;
        Some(Self { place, event, deadline: None, question: None, held: true })
    }

    /// Questions are asked again, by the server that plays their table.
    fn is_to_be_stored(&self) -> bool {
        self.question.is_none() && !self.held
    }
}

#[cfg(test)]
mod tests;
