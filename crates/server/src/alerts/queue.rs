//! What waits to be sent, in an order that is fair: people take turns, and nobody's slow receiver
//! keeps what others wait for.

use std::collections::{BTreeMap, HashMap, HashSet, VecDeque};

use store::Id;

use super::site::Site;

/// Requests that wait, of one person and of all.
const OF_PERSON: usize = 16;
const OF_ALL: usize = 256;

/// Requests to one site at a time.
const AT_A_SITE: usize = 2;

/// Jobs by person. Each person has one under way at a time.
#[derive(Debug)]
pub(super) struct Queue<T> {
    waiting: BTreeMap<Id, VecDeque<Job<T>>>,
    /// Whose turn is next. Everybody with a job is in it once.
    turns: VecDeque<Id>,
    people: HashSet<Id>,
    sites: HashMap<Site, usize>,
    total: usize,
}

#[derive(Debug)]
pub(super) struct Job<T> {
    pub(super) person: Id,
    pub(super) site: Site,
    pub(super) work: T,
}

impl<T> Default for Queue<T> {
    fn default() -> Self {
        let (waiting, turns) = (BTreeMap::new(), VecDeque::new());
        Self { waiting, turns, people: HashSet::new(), sites: HashMap::new(), total: 0 }
    }
}

impl<T> Queue<T> {
    /// Adds a job. If there are too many, the last one of the person with the most is dropped,
    /// which may be this one.
    pub(super) fn put(&mut self, job: Job<T>) {
        let person = job.person;
        let of = |person: &Id| self.waiting.get(person).map_or(0, VecDeque::len);
        if of(&person) >= OF_PERSON {
            return;
        }
        if self.total >= OF_ALL {
            let most = self.waiting.iter().max_by_key(|(_, jobs)| jobs.len());
            let Some((most, _)) = most.filter(|(_, jobs)| jobs.len() > of(&person)) else { return };
            let most = *most;
            self.change(most, VecDeque::pop_back);
        }
        let jobs = self.waiting.entry(person).or_default();
        if jobs.is_empty() {
            self.turns.push_back(person);
        }
        jobs.push_back(job);
        self.total += 1;
    }

    /// The next job whose person and site are free. They are busy until [`Self::done`].
    pub(super) fn take(&mut self) -> Option<Job<T>> {
        for _ in 0..self.turns.len() {
            let person = self.turns.pop_front()?;
            self.turns.push_back(person);
            if self.people.contains(&person) {
                continue;
            }
            let jobs = self.waiting.get(&person)?;
            let Some(free) = jobs.iter().position(|job| self.is_free(&job.site)) else { continue };
            let job = self.change(person, |jobs| jobs.remove(free))?;
            self.people.insert(person);
            *self.sites.entry(job.site.clone()).or_default() += 1;
            return Some(job);
        }
        None
    }

    /// A job that was taken has ended.
    pub(super) fn done(&mut self, person: Id, site: &Site) {
        self.people.remove(&person);
        if let Some(count) = self.sites.get_mut(site) {
            *count -= 1;
            if *count == 0 {
                self.sites.remove(site);
            }
        }
    }

    fn is_free(&self, site: &Site) -> bool {
        site.is_shared() || self.sites.get(site).is_none_or(|count| *count < AT_A_SITE)
    }

    fn change(
        &mut self,
        person: Id,
        take: impl FnOnce(&mut VecDeque<Job<T>>) -> Option<Job<T>>,
    ) -> Option<Job<T>> {
        let jobs = self.waiting.get_mut(&person)?;
        let taken = take(jobs);
        self.total -= usize::from(taken.is_some());
        if jobs.is_empty() {
            self.waiting.remove(&person);
            self.turns.retain(|other| *other != person);
        }
        taken
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(number: u8) -> Id {
        Id::from_bytes([number; 16])
    }

    fn site(host: &str) -> Site {
        Site::of(&format!("https://{host}/"))
    }

    fn put(queue: &mut Queue<usize>, number: u8, host: &str, work: usize) {
        queue.put(Job { person: person(number), site: site(host), work });
    }

    fn taken(queue: &mut Queue<usize>) -> Vec<(Id, usize)> {
        std::iter::from_fn(|| queue.take()).map(|job| (job.person, job.work)).collect()
    }

    #[test]
    fn people_take_turns_and_have_one_job_under_way_each() {
        let mut queue = Queue::default();
        for work in 0..5 {
            put(&mut queue, 1, "one.example", work);
        }
        put(&mut queue, 2, "two.example", 9);
        assert_eq!(taken(&mut queue), [(person(1), 0), (person(2), 9)]);
        queue.done(person(1), &site("one.example"));
        assert_eq!(taken(&mut queue), [(person(1), 1)]);
    }

    #[test]
    fn a_site_gets_two_at_a_time_from_however_many_people() {
        let mut queue = Queue::default();
        for number in 0..9 {
            put(&mut queue, number, &format!("{number}.victim.example"), 0);
        }
        put(&mut queue, 9, "other.example", 1);
        assert_eq!(taken(&mut queue).len(), 3);
        queue.done(person(0), &site("victim.example"));
        assert_eq!(taken(&mut queue).len(), 1);
        for number in 10..19 {
            put(&mut queue, number, "discord.com", 2);
        }
        assert_eq!(taken(&mut queue).len(), 9, "a service of many people");
    }

    #[test]
    fn another_job_of_a_person_goes_where_the_first_one_cannot() {
        let mut queue = Queue::default();
        for number in 0..3 {
            put(&mut queue, number, "slow.example", 0);
        }
        put(&mut queue, 2, "quick.example", 7);
        assert_eq!(taken(&mut queue), [(person(0), 0), (person(1), 0), (person(2), 7)]);
    }

    #[test]
    fn who_has_most_loses_most_when_too_many_wait() {
        let mut queue = Queue::default();
        for number in 0..100 {
            for work in 0..100 {
                put(&mut queue, number, "slow.example", work);
            }
        }
        assert_eq!(queue.total, OF_ALL);
        assert_eq!(queue.waiting.len(), 100, "everybody has a place");
        assert!(queue.waiting.values().all(|jobs| jobs.len() <= OF_PERSON));
        put(&mut queue, 200, "quick.example", 42);
        assert_eq!(queue.total, OF_ALL);
        assert!(taken(&mut queue).contains(&(person(200), 42)));
        assert_eq!(queue.total, queue.waiting.values().map(VecDeque::len).sum::<usize>());
        assert_eq!(queue.turns.len(), queue.waiting.len());
    }
}
