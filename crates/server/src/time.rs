//! Table time: what the clocks at tables run by. It is read off the machine's clock once, at the start, and then goes
//! on evenly whatever is done to that clock. It stands still while the server does (stopped, asleep, or too busy to
//! answer): nobody is charged for a time in which nobody could move.

use crate::error::{ApiError, ApiResult, Code};
use crate::store::{Millis, Store, StoreError, StoreWrite};
use crate::wall_clock;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How often it is wound.
pub(crate) const WOUND_EVERY: Duration = Duration::from_millis(100);
/// How long it goes on without being wound.
const STRIDE: Duration = Duration::from_secs(1);
/// An absence that clocks by the day need not be told of.
const SHORT: Millis = 60 * 1000;
/// How far table time may be ahead of the machine's clock after a start: beyond that the clock was wrong before.
const MOST_AHEAD: Millis = 60 * 60 * 1000;
/// How long absences are remembered: longer than any clock by the day runs, vacations included.
const REMEMBERED: Millis = 100 * 24 * 60 * 60 * 1000;
const REACHED: &str = "table_time";
const ABSENCES: &str = "absences";

/// From when to when the server was away, in table time.
type Absence = (Millis, Millis);

/// When it was wound last: the time then, and the moment.
#[derive(Clone, Copy, Debug)]
struct Wound {
    time: Millis,
    at: Instant,
}

/// The time at this server's tables.
#[derive(Debug)]
pub struct TableTime {
    wound: Mutex<Wound>,
    absences: Vec<Absence>,
}

/// A value in the store that is none of ours: a start that went on without it would charge players for an absence.
fn unread(name: &str, error: &dyn std::error::Error) -> ApiError {
    ApiError::new(Code::Internal, format!("the store's value {name} cannot be read: {error}"))
}

impl TableTime {
    fn from(time: Millis, at: Instant, absences: Vec<Absence>) -> TableTime {
        TableTime { wound: Mutex::new(Wound { time, at }), absences }
    }

    /// Goes on from the machine's clock, and from where the server was when it was last there.
    pub(crate) async fn start(store: &dyn Store) -> ApiResult<TableTime> {
        let reached = store.value(REACHED).await?.map(|time| time.parse::<Millis>());
        let reached = reached.transpose().map_err(|error| unread(REACHED, &error))?;
        let known = match store.value(ABSENCES).await? {
            Some(list) => serde_json::from_str(&list).map_err(|error| unread(ABSENCES, &error))?,
            None => Vec::new(),
        };
        let (time, absences) = resume(wall_clock::now(), reached, known);
        if reached.is_some_and(|reached| time - reached > SHORT) {
            let value = room::encode::json(&absences)?;
            store.write(vec![StoreWrite::Value { name: ABSENCES.to_owned(), value }]).await?;
        }
        Ok(TableTime::from(time, Instant::now(), absences))
    }

    /// Keeps how far it is, so that the next start knows how long the server was away.
    pub(crate) async fn save(&self, store: &dyn Store) -> Result<(), StoreError> {
        store.write(vec![StoreWrite::Value { name: REACHED.to_owned(), value: self.now().to_string() }]).await
    }

    fn lock(&self) -> MutexGuard<'_, Wound> {
        // A panic while the lock is held cannot leave it half-written.
        self.wound.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The time now.
    pub fn now(&self) -> Millis {
        self.at(Instant::now())
    }

    fn at(&self, now: Instant) -> Millis {
        let Wound { time, at } = *self.lock();
        time + now.saturating_duration_since(at).min(STRIDE).as_millis() as Millis
    }

    /// Winds it; tells how long it had stood still.
    pub(crate) fn wind(&self) -> Duration {
        self.wind_at(Instant::now())
    }

    fn wind_at(&self, now: Instant) -> Duration {
        let mut wound = self.lock();
        let went = now.saturating_duration_since(wound.at);
        // Whole milliseconds: what is left over counts next time.
        let whole = Duration::from_millis(went.min(STRIDE).as_millis() as u64);
        wound.time += whole.as_millis() as Millis;
        wound.at = if went > STRIDE { now } else { wound.at + whole };
        went.saturating_sub(STRIDE)
    }

    /// How long the server was away between two times.
    pub fn away_between(&self, from: Millis, to: Millis) -> Millis {
        let overlap = |&(began, ended): &Absence| (ended.min(to) - began.max(from)).max(0);
        self.absences.iter().map(overlap).sum()
    }
}

/// What time it is after a start, and when the server was away before.
fn resume(wall: Millis, reached: Option<Millis>, known: Vec<Absence>) -> (Millis, Vec<Absence>) {
    let ahead = reached.filter(|&reached| reached - wall <= MOST_AHEAD);
    let time = ahead.map_or(wall, |reached| wall.max(reached));
    let missed = reached.filter(|&reached| time - reached > SHORT).map(|reached| (reached, time));
    let mut absences: Vec<Absence> = known.into_iter().chain(missed).collect();
    absences.retain(|&(_, ended)| ended > time - REMEMBERED);
    (time, merged(absences))
}

/// Nodes that start together may each note the same absence.
fn merged(mut absences: Vec<Absence>) -> Vec<Absence> {
    absences.sort_unstable();
    let mut merged: Vec<Absence> = Vec::with_capacity(absences.len());
    for (began, ended) in absences {
        match merged.last_mut() {
            Some(last) if began <= last.1 => last.1 = last.1.max(ended),
            _ => merged.push((began, ended)),
        }
    }
    merged
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: Millis = 60 * 60 * 1000;

    fn ms(n: u64) -> Duration {
        Duration::from_millis(n)
    }

    #[test]
    fn it_goes_on_evenly_while_it_is_wound() {
        let begin = Instant::now();
        let time = TableTime::from(1_000, begin, Vec::new());
        for n in 1..=1_000 {
            time.wind_at(begin + Duration::from_micros(100_700) * n);
        }
        assert_eq!(time.at(begin + Duration::from_micros(100_700) * 1_000), 1_000 + 100_700);
    }

    #[test]
    fn it_stands_still_while_nobody_winds_it() {
        let begin = Instant::now();
        let time = TableTime::from(0, begin, Vec::new());
        assert_eq!(time.at(begin + ms(700)), 700);
        assert_eq!(time.at(begin + ms(12_000)), 1_000, "whoever looks first after a pause sees no leap");
        assert_eq!(time.wind_at(begin + ms(12_000)), ms(11_000));
        assert_eq!(time.at(begin + ms(12_000)), 1_000);
        assert_eq!(time.at(begin + ms(12_300)), 1_300);
    }

    #[test]
    fn after_a_start_it_is_never_before_it_was_unless_the_clock_was_wrong() {
        assert_eq!(resume(5 * HOUR, None, Vec::new()), (5 * HOUR, Vec::new()));
        assert_eq!(resume(5 * HOUR, Some(5 * HOUR + 900_000), Vec::new()).0, 5 * HOUR + 900_000);
        assert_eq!(resume(5 * HOUR, Some(5_000 * HOUR), Vec::new()).0, 5 * HOUR);
    }

    #[test]
    fn absences_are_remembered_and_counted_once() {
        let (time, absences) = resume(10 * HOUR, Some(7 * HOUR), vec![(HOUR, 2 * HOUR), (7 * HOUR, 9 * HOUR)]);
        assert_eq!(absences, [(HOUR, 2 * HOUR), (7 * HOUR, 10 * HOUR)]);
        let time = TableTime::from(time, Instant::now(), absences);
        assert_eq!(time.away_between(0, 11 * HOUR), 4 * HOUR);
        assert_eq!(time.away_between(HOUR + HOUR / 2, 8 * HOUR), HOUR + HOUR / 2);
        assert_eq!(time.away_between(10 * HOUR, 11 * HOUR), 0);
        assert_eq!(resume(10 * HOUR, Some(10 * HOUR - SHORT), Vec::new()).1, [], "a restart is none");
    }
}
