//! Who is next, as a plain value: places, those who wait, and how long each host's bots have thought.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

/// Decisions that may have been begun and wait: each holds a thread.
const MOST_BEGUN: usize = 64;

/// One decision of a bot.
#[derive(Debug)]
pub(super) struct Job {
    number: u64,
    host: Arc<str>,
    with_people: bool,
    /// Whether it is in the place for quick ones.
    is_quick: bool,
}

struct Waiting<W> {
    job: Job,
    waker: W,
    is_begun: bool,
}

/// What a host's bots have thought while it had some here.
#[derive(Default)]
struct Host {
    used: Duration,
    jobs: usize,
    /// Places its bots have now.
    places: usize,
}

/// Places to think in, and who waits for one with what to wake them by.
pub(super) struct Queue<W> {
    free: usize,
    /// A place beside the others for hosts that have none. Whoever does not come to an end there soon waits like everybody
    /// else, so that a bot that answers at once need not wait until a long search gives way.
    is_quick_free: bool,
    next: u64,
    waiting: Vec<Waiting<W>>,
    hosts: HashMap<Arc<str>, Host>,
    closed: bool,
}

impl<W> std::fmt::Debug for Queue<W> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Queue({} free, {} wait)", self.free, self.waiting.len())
    }
}

/// Who comes first: people's tables, then the host that has thought least, then who came first.
type Rank = (bool, Duration, u64);

impl<W> Queue<W> {
    pub(super) fn new(places: usize) -> Queue<W> {
        Queue { free: places, is_quick_free: true, next: 0, waiting: Vec::new(), hosts: HashMap::new(), closed: false }
    }

    /// A decision is to be made. A host that had none here begins where the others are: nobody saves time up.
    pub(super) fn arrive(&mut self, host: &str, with_people: bool) -> Job {
        let least = self.hosts.values().map(|host| host.used).min().unwrap_or_default();
        let host: Arc<str> = host.into();
        let fresh = || Host { used: least, ..Host::default() };
        self.hosts.entry(Arc::clone(&host)).or_insert_with(fresh).jobs += 1;
        self.next += 1;
        Job { number: self.next, host, with_people, is_quick: false }
    }

    /// It is made, or given up.
    pub(super) fn depart(&mut self, job: &Job) {
        if let Some(host) = self.hosts.get_mut(&job.host) {
            host.jobs -= 1;
            if host.jobs == 0 {
                self.hosts.remove(&job.host);
            }
        }
    }

    pub(super) fn wait(&mut self, job: Job, waker: W, is_begun: bool) {
        // Dropped, the waker says that nothing comes of it.
        if !self.closed {
            self.waiting.push(Waiting { job, waker, is_begun });
        }
    }

    pub(super) fn leave_place(&mut self, job: &mut Job) {
        match std::mem::take(&mut job.is_quick) {
            true => self.is_quick_free = true,
            false => self.free += 1,
        }
        if let Some(host) = self.hosts.get_mut(&job.host) {
            host.places -= 1;
        }
    }

    /// Notes how long a decision has been thought about.
    pub(super) fn charge(&mut self, job: &mut Job, thought: Duration) {
        if let Some(host) = self.hosts.get_mut(&job.host) {
            host.used += thought;
        }
    }

    fn rank(&self, job: &Job) -> Rank {
        let used = self.hosts.get(&job.host).map(|host| host.used).unwrap_or_default();
        (!job.with_people, used, job.number)
    }

    fn first(&self) -> Option<usize> {
        (0..self.waiting.len()).min_by_key(|&index| self.rank(&self.waiting[index].job))
    }

    /// The first that has not been begun, of a host that has no place.
    fn first_quick(&self) -> Option<usize> {
        let has_none = |job: &Job| self.hosts.get(&job.host).is_none_or(|host| host.places == 0);
        let quick = |index: &usize| !self.waiting[*index].is_begun && has_none(&self.waiting[*index].job);
        (0..self.waiting.len()).filter(quick).min_by_key(|&index| self.rank(&self.waiting[index].job))
    }

    /// Whoever is next, where a place is free: it is theirs then.
    pub(super) fn next(&mut self) -> Option<(Job, W)> {
        let is_quick = self.free == 0;
        let found = match is_quick {
            _ if self.closed => None,
            false => self.first(),
            true => self.first_quick().filter(|_| self.is_quick_free),
        };
        let Waiting { mut job, waker, .. } = self.waiting.swap_remove(found?);
        match is_quick {
            true => self.is_quick_free = false,
            false => self.free -= 1,
        }
        job.is_quick = is_quick;
        if let Some(host) = self.hosts.get_mut(&job.host) {
            host.places += 1;
        }
        Some((job, waker))
    }

    /// Whether somebody who waits should have this one's place. A host's own decisions are made one after the other.
    pub(super) fn should_yield(&self, job: &Job) -> bool {
        let begun = self.waiting.iter().filter(|waiting| waiting.is_begun).count();
        if job.is_quick {
            // It turned out to be a long one.
            return begun < MOST_BEGUN;
        }
        let Some(first) = self.first().map(|index| &self.waiting[index]) else {
            return false;
        };
        let (mine, theirs) = (self.rank(job), self.rank(&first.job));
        first.job.host != job.host && (theirs.0, theirs.1) < (mine.0, mine.1) && (first.is_begun || begun < MOST_BEGUN)
    }

    pub(super) fn is_closed(&self) -> bool {
        self.closed
    }

    /// Ends it; those who waited are told by the end of their wakers.
    pub(super) fn close(&mut self) -> Vec<W> {
        self.closed = true;
        self.waiting.drain(..).map(|waiting| waiting.waker).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SLICE: Duration = Duration::from_millis(4);

    /// Bots that think in slices, one place, by name: how many slices each has left.
    struct House {
        queue: Queue<(&'static str, u32)>,
        at_work: Option<(Job, (&'static str, u32))>,
        slices: Vec<&'static str>,
    }

    impl House {
        fn new() -> House {
            House { queue: Queue::new(1), at_work: None, slices: Vec::new() }
        }

        fn ask(&mut self, host: &'static str, with_people: bool, slices: u32) {
            let job = self.queue.arrive(host, with_people);
            self.queue.wait(job, (host, slices), false);
        }

        /// One slice of whoever is at work.
        fn slice(&mut self) {
            let Some((mut job, (host, left))) = self.at_work.take().or_else(|| self.queue.next()) else {
                return;
            };
            self.slices.push(host);
            self.queue.charge(&mut job, SLICE);
            if left == 1 {
                self.queue.leave_place(&mut job);
                self.queue.depart(&job);
            } else if self.queue.should_yield(&job) {
                self.queue.leave_place(&mut job);
                self.queue.wait(job, (host, left - 1), true);
            } else {
                self.at_work = Some((job, (host, left - 1)));
            }
        }

        /// Slices until this host had so many.
        fn until(&mut self, host: &str, many: usize) -> usize {
            let had = |house: &House| house.slices.iter().filter(|&&by| by == host).count();
            let (before, mut slices) = (had(self), 0);
            while had(self) < before + many {
                self.slice();
                slices += 1;
                assert!(slices < 100_000, "{host} never thinks");
            }
            slices
        }
    }

    #[test]
    fn forty_admirals_of_one_host_hold_another_up_for_one_slice() {
        for (eves_people, anns_people) in [(false, true), (false, false), (true, true)] {
            let mut house = House::new();
            (0..40).for_each(|_| house.ask("eve", eves_people, 500));
            (0..1_000).for_each(|_| house.slice());
            for _ in 0..50 {
                house.ask("ann", anns_people, 1);
                assert!(house.until("ann", 1) <= 2, "with eve's {eves_people} and ann's {anns_people}");
            }
        }
    }

    #[test]
    fn a_quick_answer_waits_for_no_slice_of_another_hosts_search() {
        let mut queue = Queue::new(1);
        let ask = |queue: &mut Queue<&'static str>, host, with_people| {
            let job = queue.arrive(host, with_people);
            queue.wait(job, host, false);
        };
        (0..40).for_each(|_| ask(&mut queue, "eve", false));
        let (eves, _) = queue.next().unwrap();
        assert!(queue.next().is_none(), "eve has a place");
        for _ in 0..50 {
            ask(&mut queue, "ann", true);
            let (mut anns, host) = queue.next().expect("at once, while eve's search goes on");
            assert_eq!(host, "ann");
            ask(&mut queue, "bob", true);
            assert!(queue.next().is_none(), "there is one such place");
            queue.leave_place(&mut anns);
            queue.depart(&anns);
            let (mut bobs, _) = queue.next().expect("bob's turn");
            queue.leave_place(&mut bobs);
            queue.depart(&bobs);
        }
        ask(&mut queue, "ann", true);
        let (mut long, _) = queue.next().unwrap();
        assert!(queue.should_yield(&long), "a search that takes longer waits like the others");
        queue.leave_place(&mut long);
        queue.wait(long, "ann", true);
        assert!(queue.next().is_none() && queue.should_yield(&eves), "and eve's gives way to it");
    }

    #[test]
    fn people_come_before_tables_of_bots_alone_whoever_they_are() {
        let mut house = House::new();
        house.ask("ann", true, 100);
        house.ask("eve", false, 1);
        assert_eq!(house.until("ann", 100), 100);
        assert_eq!(house.until("eve", 1), 1);
    }

    #[test]
    fn hosts_with_long_searches_take_turns() {
        let mut house = House::new();
        (0..40).for_each(|_| house.ask("eve", true, 100));
        house.ask("ann", true, 100);
        house.ask("bob", true, 100);
        let slices = house.until("bob", 100);
        assert!((298..=302).contains(&slices), "{slices} slices, a third of them bob's");
    }

    #[test]
    fn a_hosts_own_decisions_are_made_one_after_the_other() {
        let mut house = House::new();
        (0..3).for_each(|_| house.ask("eve", false, 10));
        (0..15).for_each(|_| house.slice());
        assert_eq!(house.queue.waiting.len(), 1, "one is made, one is half done, one has not begun");
        assert!(!house.queue.waiting[0].is_begun);
    }

    #[test]
    fn no_more_than_so_many_are_left_half_done() {
        const HOSTS: [&str; 3] = ["ann", "bob", "cat"];
        let mut house = House::new();
        for _ in 0..200 {
            HOSTS.iter().for_each(|host| house.ask(host, true, 50));
        }
        for _ in 0..5_000 {
            house.slice();
            let begun = house.queue.waiting.iter().filter(|waiting| waiting.is_begun).count();
            assert!(begun <= MOST_BEGUN, "{begun}");
        }
    }

    #[test]
    fn a_host_without_bots_here_is_forgotten() {
        let mut house = House::new();
        house.ask("eve", false, 3);
        (0..3).for_each(|_| house.slice());
        assert!(house.queue.hosts.is_empty() && house.queue.free == 1);
    }
}
