//! How much one address or one person may ask.

use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// Parts of what is remembered, each with a lock of its own.
const PARTS: usize = 64;
/// Subjects remembered in one part. Whoever comes beyond them shares one bucket with the others who do.
const MOST: usize = 4_096;
/// How often what is over is forgotten.
const SWEEP: Duration = Duration::from_secs(30);

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Counted {
    /// Any request.
    Request,
    /// New guests, sign-ins, and changes of an account.
    SignIn,
    /// New names.
    Rename,
    /// Letters with a code.
    Code,
}

/// Of whom it is counted.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Subject {
    /// An address, as [`host`] has it.
    Address(IpAddr),
    /// A person, by id.
    Person(Box<str>),
    /// Where a letter goes.
    MailAddress(Box<str>),
    /// All those beyond the most that are remembered.
    Rest,
}

impl Subject {
    /// Whoever uses this address.
    pub fn address(address: IpAddr) -> Subject {
        Subject::Address(host(address))
    }

    /// A person.
    pub fn person(id: &str) -> Subject {
        Subject::Person(id.into())
    }

    /// A mail address, in any case.
    pub fn mail(address: &str) -> Subject {
        Subject::MailAddress(address.to_lowercase().into())
    }
}

/// The address of somebody's line: a line that has IPv6 has 2^64 addresses, so all of a /64 count as one.
pub fn host(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(six) => Ipv6Addr::from_bits(six.to_bits() & !u128::from(u64::MAX)).into(),
        four => four,
    }
}

/// A socket that looks through a seat, or one that only looks on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Place {
    /// A seat of the person's own.
    Seat,
    /// Anybody's.
    Spectator,
}

/// When each bucket is full again: that is all there is to know about it.
type Buckets = HashMap<(Subject, Counted), Instant>;

/// Leaky buckets, and open sockets by address.
#[derive(Debug)]
pub struct Limits {
    buckets: Vec<Mutex<Buckets>>,
    hasher: RandomState,
    sockets: Mutex<Sockets>,
}

/// Open sockets: by address, and in all.
#[derive(Debug, Default)]
struct Sockets {
    by_address: HashMap<(IpAddr, Place), u32>,
    spectators: u32,
    all: u32,
}

impl Default for Limits {
    fn default() -> Self {
        let buckets = (0..PARTS).map(|_| Mutex::default()).collect();
        Limits { buckets, hasher: RandomState::new(), sockets: Mutex::default() }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // A panic while the lock is held cannot leave a map half-written.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Limits {
    /// Takes one of `most` in `per` seconds; where none is left, the seconds until there is.
    ///
    /// # Errors
    /// The seconds to wait.
    pub fn take(&self, subject: Subject, what: Counted, most: u32, per: f64) -> Result<(), u32> {
        self.take_at(subject, what, most, Duration::from_secs_f64(per), Instant::now())
    }

    fn take_at(&self, subject: Subject, what: Counted, most: u32, per: Duration, now: Instant) -> Result<(), u32> {
        let part = self.hasher.hash_one((&subject, what)) as usize % PARTS;
        let mut buckets = lock(&self.buckets[part]);
        let is_known = buckets.len() < MOST || buckets.contains_key(&(subject.clone(), what));
        let subject = if is_known { subject } else { Subject::Rest };
        let full = buckets.entry((subject, what)).or_insert(now);
        let after = (*full).max(now) + per / most.max(1);
        if after > now + per {
            return Err((after - now - per).as_secs_f64().ceil().max(1.0) as u32);
        }
        *full = after;
        Ok(())
    }

    /// Forgets the buckets that are full again, a part at a time: nobody waits for more than one part.
    fn sweep(&self, now: Instant) {
        for part in &self.buckets {
            lock(part).retain(|_, full| *full > now);
        }
    }

    /// Sweeps now and then, until the server goes down.
    pub(crate) async fn keep_small(self: Arc<Self>, mut down: watch::Receiver<bool>) {
        let mut tick = tokio::time::interval(SWEEP);
        loop {
            tokio::select! {
                _ = tick.tick() => self.sweep(Instant::now()),
                _ = down.changed() => return,
            }
        }
    }

    /// Counts a socket in; false where the address has too many of the kind, or the server has too many. A quarter of
    /// the server's is kept for seats, so that spectators never keep a player out.
    pub fn socket_in(&self, address: IpAddr, place: Place, per_address: u32, in_all: u32) -> bool {
        let mut sockets = lock(&self.sockets);
        let is_full = match place {
            Place::Seat => sockets.all >= in_all,
            Place::Spectator => sockets.all >= in_all || sockets.spectators >= in_all - in_all / 4,
        };
        let key = (host(address), place);
        let open = sockets.by_address.get(&key).copied().unwrap_or(0);
        if is_full || open >= per_address {
            return false;
        }
        sockets.by_address.insert(key, open + 1);
        sockets.all += 1;
        sockets.spectators += u32::from(place == Place::Spectator);
        true
    }

    /// Counts it out.
    pub fn socket_out(&self, address: IpAddr, place: Place) {
        let mut sockets = lock(&self.sockets);
        let key = (host(address), place);
        sockets.all = sockets.all.saturating_sub(1);
        sockets.spectators = sockets.spectators.saturating_sub(u32::from(place == Place::Spectator));
        if let Some(open) = sockets.by_address.get_mut(&key) {
            *open = open.saturating_sub(1);
            if *open == 0 {
                sockets.by_address.remove(&key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: Duration = Duration::from_secs(3600);
    const MINUTE: Duration = Duration::from_secs(60);

    fn four(n: u32) -> Subject {
        Subject::address(IpAddr::from(n.to_be_bytes()))
    }

    #[test]
    fn a_bucket_empties_and_says_how_long_to_wait() {
        let limits = Limits::default();
        assert!((0..3).all(|_| limits.take(four(1), Counted::SignIn, 3, 3600.0).is_ok()));
        let wait = limits.take(four(1), Counted::SignIn, 3, 3600.0).unwrap_err();
        assert!((1190..=1200).contains(&wait), "{wait}");
        assert!(limits.take(four(2), Counted::SignIn, 3, 3600.0).is_ok());
        assert!(limits.take(four(1), Counted::Request, 3, 60.0).is_ok());
    }

    #[test]
    fn a_bucket_fills_again_with_time() {
        let (limits, now) = (Limits::default(), Instant::now());
        let take = |at| limits.take_at(four(1), Counted::Request, 2, MINUTE, at);
        assert!(take(now).is_ok() && take(now).is_ok());
        assert_eq!(take(now), Err(30));
        assert!(take(now + Duration::from_secs(31)).is_ok());
        assert!(take(now + Duration::from_secs(31)).is_err());
    }

    #[test]
    fn many_addresses_are_forgotten_by_the_sweep_alone_and_only_when_their_time_is_over() {
        let (limits, now) = (Limits::default(), Instant::now());
        let held = || limits.buckets.iter().map(|part| lock(part).len()).sum::<usize>();
        for n in 0..60_000 {
            assert!(limits.take_at(four(n), Counted::Request, 600, MINUTE, now).is_ok());
        }
        assert!(limits.take_at(four(7), Counted::SignIn, 1, HOUR, now).is_ok());
        assert_eq!(held(), 60_001);
        let later = now + MINUTE;
        assert!(limits.take_at(four(70_000), Counted::Request, 600, MINUTE, later).is_ok());
        assert_eq!(held(), 60_002, "nobody's request clears up after the others");
        limits.sweep(later);
        assert_eq!(held(), 2);
        assert!(limits.take_at(four(7), Counted::SignIn, 1, HOUR, later).is_err(), "an hour is longer than a minute");
    }

    #[test]
    fn what_is_remembered_is_bounded_and_the_rest_share() {
        let (limits, now) = (Limits::default(), Instant::now());
        let most = (PARTS * MOST) as u32;
        let refused = |n| limits.take_at(four(n), Counted::SignIn, 1, HOUR, now).is_err();
        let refused = (0..most + 100_000).filter(|&n| refused(n)).count();
        assert!(refused > 90_000, "{refused}");
        assert!(limits.buckets.iter().all(|part| lock(part).len() <= MOST + 1));
    }

    #[test]
    fn sockets_are_counted_by_address_and_seats_apart_from_spectators() {
        let (limits, address) = (Limits::default(), IpAddr::from([10, 0, 0, 1]));
        let open = |place| limits.socket_in(address, place, 1, 100);
        assert!(open(Place::Spectator) && !open(Place::Spectator));
        assert!(open(Place::Seat));
        limits.socket_out(address, Place::Spectator);
        assert!(open(Place::Spectator) && !open(Place::Seat));
    }

    #[test]
    fn a_quarter_of_all_sockets_is_kept_for_seats() {
        let limits = Limits::default();
        let open = |n: u8, place| limits.socket_in(IpAddr::from([10, 0, 0, n]), place, 10, 8);
        assert_eq!((0..8).filter(|&n| open(n, Place::Spectator)).count(), 6);
        assert_eq!((0..8).filter(|&n| open(n, Place::Seat)).count(), 2);
        limits.socket_out(IpAddr::from([10, 0, 0, 0]), Place::Spectator);
        assert!(open(0, Place::Seat) && !open(1, Place::Spectator));
        assert_eq!(lock(&limits.sockets).by_address.values().sum::<u32>(), 8);
    }

    #[test]
    fn a_line_with_ipv6_is_one_address() {
        let at = |text: &str| Subject::address(text.parse().unwrap());
        assert_eq!(at("2001:db8:1:2::1"), at("2001:db8:1:2:ffff:ffff:ffff:ffff"));
        assert_ne!(at("2001:db8:1:2::1"), at("2001:db8:1:3::1"));
        assert_eq!(at("::ffff:10.0.0.1"), at("10.0.0.1"));
        assert_ne!(at("10.0.0.1"), at("10.0.0.2"));
    }
}
