//! When what waits is worth a flush. Where a flush is cheap it is better to begin one early, so that the next moves are
//! decided meanwhile. Where it is dear, whoever just misses one waits for two: then those who were answered by the last
//! one and are about to ask again are waited for.

use std::time::{Duration, Instant};

/// The most groups in one transaction.
pub(super) const LARGEST: usize = 1024;
/// Groups that are worth a cheap flush: to wait for more would leave nobody to decide while it lasts.
const ENOUGH: usize = 12;
/// A flush that takes longer is dear.
const CHEAP: Duration = Duration::from_millis(1);

/// What is known when somebody waits and no flush is under way.
#[derive(Clone, Copy, Debug)]
pub(super) struct Moment {
    /// How many wait.
    pub waiting: usize,
    /// How many of them came since the last flush ended.
    pub came: usize,
    /// Whether any came while the others had their turn once.
    pub grew: bool,
    /// Since the last flush ended.
    pub waited: Duration,
    /// Since the last of them came, or the last flush ended.
    pub idle: Duration,
}

/// What flushes cost lately, and whether those they answer come back.
#[derive(Clone, Debug)]
pub(super) struct Pace {
    flush: Duration,
    /// The share of those who were answered that asked again soon.
    returning: f32,
    answered: usize,
    ended: Option<Instant>,
}

impl Pace {
    pub(super) fn new() -> Pace {
        Pace { flush: Duration::ZERO, returning: 1.0, answered: 0, ended: None }
    }

    /// How long after a flush those who come count as coming back.
    fn soon(&self) -> Duration {
        self.flush * 3 / 4
    }

    /// When the last flush ended.
    pub(super) fn ended(&self) -> Option<Instant> {
        self.ended
    }

    /// Notes a flush: how long it took, how many it answered, and how many had come soon after the one before.
    pub(super) fn note(&mut self, took: Duration, answered: usize, came: usize, now: Instant) {
        self.flush = if self.ended.is_none() { took } else { (self.flush * 7 + took) / 8 };
        if self.answered > 0 {
            let share = (came as f32 / self.answered as f32).min(1.0);
            self.returning = (self.returning * 3.0 + share) / 4.0;
        }
        (self.answered, self.ended) = (answered, Some(now));
    }

    /// Whether somebody who came so long after the last flush came back soon.
    pub(super) fn is_soon(&self, after: Duration) -> bool {
        after <= self.soon()
    }

    /// Whether a flush should begin now.
    pub(super) fn is_enough(&self, moment: &Moment) -> bool {
        if moment.waiting >= LARGEST {
            return true;
        }
        if self.flush < CHEAP || self.ended.is_none() {
            return moment.waiting >= ENOUGH || !moment.grew;
        }
        let expected = (self.answered as f32 * self.returning).round() as usize;
        let before = moment.waiting - moment.came;
        // To wait for few would hold up many.
        expected <= before || moment.came >= expected || moment.waited > self.soon() || moment.idle > self.flush / 8
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::VecDeque;

    fn us(n: u64) -> Duration {
        Duration::from_micros(n)
    }

    fn pace(flush: Duration, answered: usize, returning: f32) -> Pace {
        Pace { flush, returning, answered, ended: Some(Instant::now()) }
    }

    fn moment(waiting: usize, came: usize) -> Moment {
        Moment { waiting, came, grew: true, waited: us(100), idle: us(10) }
    }

    #[test]
    fn a_cheap_flush_takes_twelve_or_whoever_is_there() {
        let pace = pace(us(200), 50, 1.0);
        assert!(!pace.is_enough(&moment(11, 11)) && pace.is_enough(&moment(12, 12)));
        assert!(pace.is_enough(&Moment { grew: false, ..moment(1, 1) }));
    }

    #[test]
    fn before_a_dear_flush_those_who_come_back_are_waited_for() {
        let pace = pace(us(4_000), 50, 1.0);
        assert!(!pace.is_enough(&moment(49, 49)) && pace.is_enough(&moment(50, 50)));
        assert!(pace.is_enough(&Moment { idle: us(600), ..moment(20, 20) }), "not for those who stay away");
        assert!(pace.is_enough(&Moment { waited: us(3_100), ..moment(20, 20) }), "nor for ever");
    }

    #[test]
    fn nobody_waits_for_people_who_think() {
        assert!(pace(us(4_000), 50, 0.0).is_enough(&moment(1, 1)));
        assert!(pace(us(4_000), 1, 1.0).is_enough(&moment(1, 1)), "nor one for oneself");
        assert!(pace(us(4_000), 8, 0.75).is_enough(&moment(8, 0)), "nor many for few");
        let mut pace = pace(us(4_000), 10, 1.0);
        (0..8).for_each(|_| pace.note(us(4_000), 10, 0, Instant::now()));
        assert!(pace.is_enough(&moment(1, 1)), "{pace:?}");
    }

    /// Tables in closed loop at a server that decides one move after the other while a flush is under way. Times in
    /// steps of 10 us.
    struct House {
        flush: u64,
        service: u64,
        rule: fn(&Pace, &Moment) -> bool,
        took: Vec<u64>,
    }

    impl House {
        const BEGIN: u64 = 50_000;
        const END: u64 = 200_000;

        fn play(&mut self, tables: usize) {
            let base = Instant::now();
            let at = |step: u64| base + us(10 * step);
            let mut pace = Pace::new();
            let mut asks: VecDeque<u64> = (0..tables as u64).map(|n| n * 7).collect();
            let (mut decided, mut free, mut busy) = (VecDeque::new(), 0, None::<(u64, Vec<(u64, u64)>)>);
            let (mut ended, mut last) = (0, 0);
            for now in 0..House::END {
                if free <= now
                    && let Some(sent) = asks.front().copied().filter(|&sent| sent <= now)
                {
                    asks.pop_front();
                    free = now + self.service;
                    decided.push_back((sent, free));
                }
                if let Some((_, batch)) = busy.take_if(|(end, _)| *end <= now) {
                    let all = batch.iter().chain(&decided);
                    let soon = |came: u64| came > ended && pace.is_soon(at(came).duration_since(at(ended)));
                    let came = all.filter(|(_, came)| soon(*came)).count();
                    pace.note(us(10 * self.flush), batch.len(), came, at(now));
                    (ended, last) = (now, now);
                    for (sent, _) in batch {
                        self.took.extend((now > House::BEGIN).then_some(now - sent));
                        asks.push_back(now + 2);
                    }
                }
                let here = decided.iter().filter(|(_, came)| *came <= now).count();
                if busy.is_some() || here == 0 {
                    continue;
                }
                let came = decided.iter().filter(|(_, came)| *came <= now && *came > ended).count();
                last = decided.iter().map(|(_, came)| *came).filter(|&came| came <= now).fold(last, u64::max);
                let grew = decided.iter().any(|(_, came)| *came > now.saturating_sub(self.service + 1));
                let (waited, idle) = (us(10 * (now - ended)), us(10 * (now - last)));
                if (self.rule)(&pace, &Moment { waiting: here, came, grew, waited, idle }) {
                    busy = Some((now + self.flush, decided.drain(..here).collect()));
                }
            }
        }

        /// What half of the moves took at most, in flushes.
        fn p50(flush: u64, service: u64, tables: usize, rule: fn(&Pace, &Moment) -> bool) -> f64 {
            let mut house = House { flush, service, rule, took: Vec::new() };
            house.play(tables);
            house.took.sort_unstable();
            house.took[house.took.len() / 2] as f64 / flush as f64
        }
    }

    fn twelve(_: &Pace, moment: &Moment) -> bool {
        moment.waiting >= ENOUGH || !moment.grew
    }

    #[test]
    fn where_a_flush_is_dear_half_of_fifty_tables_wait_for_at_most_one_and_a_half() {
        let (before, now) = (House::p50(400, 3, 50, twelve), House::p50(400, 3, 50, Pace::is_enough));
        assert!(before > 1.7 && now <= 1.5, "{before} before, {now} now");
    }

    #[test]
    fn nothing_is_worse_where_a_flush_is_cheap_or_the_machine_is_busy() {
        for (flush, service, tables) in [(20, 4, 50), (20, 4, 500), (20, 4, 3), (80, 4, 50), (400, 6, 500), (400, 3, 1)]
        {
            let before = House::p50(flush, service, tables, twelve);
            let now = House::p50(flush, service, tables, Pace::is_enough);
            assert!(now <= before * 1.05, "{flush} {service} {tables}: {before} before, {now} now");
        }
    }
}
