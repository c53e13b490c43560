//! Whose bot thinks next. A few think at once; tables where people play come before tables of bots alone, and among
//! either the hosts take turns, so that whoever opens forty tables slows down their own. A host whose bots have no place
//! gets one beside the others for a moment, in which most bots have answered. A long search gives its place up now and
//! then to whoever has thought less and goes on where it stopped: it comes to the same move.

mod queue;

use bots::Watch;
use queue::{Job, Queue};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

/// How long a search goes on before it looks whether somebody else should.
const SLICE: Duration = Duration::from_millis(4);

/// The places to think in.
#[derive(Clone, Debug)]
pub(crate) struct Thinkers(Arc<Mutex<Queue<oneshot::Sender<Place>>>>);

impl Thinkers {
    /// So many places.
    pub(crate) fn new(places: usize) -> Thinkers {
        Thinkers(Arc::new(Mutex::new(Queue::new(places))))
    }

    fn lock(&self) -> MutexGuard<'_, Queue<oneshot::Sender<Place>>> {
        // A panic while the lock is held cannot leave the queue half-written.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a place; none where the server goes down.
    pub(crate) async fn enter(&self, host: &str, with_people: bool) -> Option<Place> {
        let (grant, granted) = oneshot::channel();
        let job = self.lock().arrive(host, with_people);
        self.wait(job, grant, false);
        granted.await.ok()
    }

    fn wait(&self, job: Job, grant: oneshot::Sender<Place>, is_begun: bool) {
        self.lock().wait(job, grant, is_begun);
        self.grant();
    }

    /// Gives free places to whoever is next. Not under the lock: a place that nobody takes is given back.
    fn grant(&self) {
        loop {
            let next = self.lock().next();
            let Some((job, grant)) = next else {
                return;
            };
            let _ = grant.send(Place { thinkers: self.clone(), job: Some(job), since: Instant::now() });
        }
    }

    /// Nobody thinks any more; who is in the middle of it stops.
    pub(crate) fn close(&self) {
        let waiting = self.lock().close();
        drop(waiting);
    }
}

/// A place to think in, given back when dropped.
#[derive(Debug)]
pub(crate) struct Place {
    thinkers: Thinkers,
    job: Option<Job>,
    since: Instant,
}

impl Place {
    /// Lets somebody else think where that is their due, and comes back when it is one's own again; none where the
    /// server goes down.
    fn rest(mut self) -> Option<Place> {
        let thought = self.since.elapsed();
        if thought < SLICE {
            return Some(self);
        }
        let thinkers = self.thinkers.clone();
        let mut queue = thinkers.lock();
        if queue.is_closed() {
            drop(queue);
            return None;
        }
        let job = self.job.as_mut()?;
        queue.charge(job, thought);
        self.since = Instant::now();
        if !queue.should_yield(job) {
            drop(queue);
            return Some(self);
        }
        let mut job = self.job.take()?;
        queue.leave_place(&mut job);
        drop(queue);
        let (grant, granted) = oneshot::channel();
        thinkers.wait(job, grant, true);
        granted.blocking_recv().ok()
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        if let Some(mut job) = self.job.take() {
            let mut queue = self.thinkers.lock();
            queue.charge(&mut job, self.since.elapsed());
            queue.leave_place(&mut job);
            queue.depart(&job);
            drop(queue);
            self.thinkers.grant();
        }
    }
}

/// What a bot looks at while it thinks: the place it thinks in.
#[derive(Clone, Debug, Default)]
pub(crate) struct Turn(Arc<Mutex<Option<Place>>>);

impl Turn {
    fn lock(&self) -> MutexGuard<'_, Option<Place>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A decision begins in this place.
    pub(crate) fn begin(&self, place: Place) {
        *self.lock() = Some(place);
    }

    /// It is over; false where it was stopped before its end.
    pub(crate) fn end(&self) -> bool {
        self.lock().take().is_some()
    }
}

impl Watch for Turn {
    fn start(&mut self) {}

    fn is_up(&self) -> bool {
        let mut turn = self.lock();
        *turn = turn.take().and_then(Place::rest);
        turn.is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(flavor = "multi_thread")]
    async fn a_place_is_given_on_and_given_back() {
        let thinkers = Thinkers::new(1);
        let first = thinkers.enter("ann", true).await.unwrap();
        let others = thinkers.clone();
        let second = tokio::spawn(async move { others.enter("bob", true).await.is_some() });
        drop(first);
        assert!(second.await.unwrap());
        assert!(thinkers.enter("ann", true).await.is_some());
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn whoever_thinks_gives_way_and_goes_on() {
        let thinkers = Thinkers::new(1);
        let turn = Turn::default();
        turn.begin(thinkers.enter("eve", false).await.unwrap());
        let others = thinkers.clone();
        let ann = tokio::spawn(async move { others.enter("ann", true).await.map(drop).is_some() });
        let thinking = turn.clone();
        // It thinks until ann had her turn, and then it still has its own.
        let eve = tokio::task::spawn_blocking(move || {
            while !ann.is_finished() {
                assert!(!thinking.is_up());
            }
            assert!(!thinking.is_up());
        });
        eve.await.unwrap();
        assert!(turn.end());
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn nobody_thinks_on_when_the_server_goes_down() {
        let thinkers = Thinkers::new(1);
        let turn = Turn::default();
        turn.begin(thinkers.enter("eve", false).await.unwrap());
        let others = thinkers.clone();
        let more = tokio::spawn(async move { others.enter("eve", false).await.is_none() });
        let thinking = turn.clone();
        let eve = tokio::task::spawn_blocking(move || while !thinking.is_up() {});
        thinkers.close();
        eve.await.unwrap();
        assert!(more.await.unwrap() && !turn.end());
        assert!(thinkers.enter("bob", true).await.is_none());
    }
}
