//! Long readings of finished games: off the threads that serve everybody, a few at a time.

use crate::error::{ApiError, ApiResult, Code};
use std::sync::Arc;
use tokio::sync::Semaphore;

/// The most at once.
const AT_ONCE: usize = 2;
/// Those who may wait for their turn.
const WAITING: usize = 64;

/// Where finished games are gone through.
#[derive(Debug)]
pub(crate) struct Readings {
    room: Arc<Semaphore>,
    queue: Semaphore,
}

impl Default for Readings {
    fn default() -> Self {
        Readings { room: Arc::new(Semaphore::new(AT_ONCE)), queue: Semaphore::new(WAITING) }
    }
}

impl Readings {
    /// Does some work when it is its turn.
    ///
    /// # Errors
    /// When too many wait.
    pub(crate) async fn run<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> ApiResult<T> {
        let failed = || ApiError::new(Code::Internal, "the game could not be gone through");
        let _place =
            self.queue.try_acquire().map_err(|_| ApiError::too_many("many read finished games just now", 2))?;
        let room = Arc::clone(&self.room).acquire_owned().await.map_err(|_| failed())?;
        let work = tokio::task::spawn_blocking(move || {
            // Its room is taken until it is done, even where nobody waits for it any more.
            let _room = room;
            work()
        });
        work.await.map_err(|_| failed())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Barrier;
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[tokio::test]
    async fn two_are_read_at_once_beside_the_threads_that_serve() {
        let (readings, both) = (Readings::default(), Arc::new(Barrier::new(2)));
        let serving = std::thread::current().id();
        let meet = |both: Arc<Barrier>| {
            move || {
                both.wait();
                std::thread::current().id()
            }
        };
        // The runtime has one thread: two that wait for one another come to an end only where neither holds it.
        let (one, two) = tokio::join!(readings.run(meet(Arc::clone(&both))), readings.run(meet(both)));
        assert!(one.unwrap() != serving && two.unwrap() != serving);
    }

    #[tokio::test]
    async fn never_more_than_two_and_whoever_comes_beyond_the_queue_is_told() {
        let readings = Arc::new(Readings::default());
        let (now, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let asked: Vec<_> = (0..WAITING + 5)
            .map(|_| {
                let (readings, now, most) = (Arc::clone(&readings), Arc::clone(&now), Arc::clone(&most));
                tokio::spawn(async move {
                    let work = move || {
                        most.fetch_max(now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                        std::thread::yield_now();
                        now.fetch_sub(1, Ordering::SeqCst);
                    };
                    readings.run(work).await.map_err(|error| error.code)
                })
            })
            .collect();
        let mut refused = 0;
        for one in asked {
            refused += usize::from(one.await.unwrap() == Err(Code::TooMany));
        }
        assert!(most.load(Ordering::SeqCst) <= AT_ONCE);
        assert_eq!(refused, 5);
    }
}
