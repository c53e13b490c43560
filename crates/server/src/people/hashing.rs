//! Hashing passwords. A hash is meant to be expensive (19 MiB and tens of milliseconds): only a few are made at once,
//! however many are asked for.

use crate::error::{ApiError, ApiResult, Code};
use argon2::{Argon2, PasswordHasher, PasswordVerifier};
use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::Semaphore;

/// The most hashes made at once.
const AT_ONCE: usize = 2;
/// Those who may wait for their turn.
const WAITING: usize = 64;

/// Where passwords are hashed and compared.
#[derive(Debug)]
pub(crate) struct Hashing {
    room: Arc<Semaphore>,
    queue: Semaphore,
    busy: Mutex<HashSet<String>>,
}

/// Somebody's turn to change their password; nobody else can be given it while this lives.
#[derive(Debug)]
pub(crate) struct Alone<'a> {
    hashing: &'a Hashing,
    person: String,
}

impl Drop for Alone<'_> {
    fn drop(&mut self) {
        self.hashing.busy().remove(&self.person);
    }
}

impl Hashing {
    /// One core is always left for those who play.
    pub(crate) fn new(cores: usize) -> Hashing {
        let room = Arc::new(Semaphore::new(cores.saturating_sub(1).clamp(1, AT_ONCE)));
        Hashing { room, queue: Semaphore::new(WAITING), busy: Mutex::default() }
    }

    fn busy(&self) -> std::sync::MutexGuard<'_, HashSet<String>> {
        // A panic while the lock is held cannot leave the set half-written.
        self.busy.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets a person change their password once at a time.
    ///
    /// # Errors
    /// While another change is under way.
    pub(crate) fn one_for(&self, person: &str) -> ApiResult<Alone<'_>> {
        match self.busy().insert(person.to_owned()) {
            true => Ok(Alone { hashing: self, person: person.to_owned() }),
            false => Err(ApiError::too_many("another change of this account is under way", 1)),
        }
    }

    /// A password's hash, as it is kept.
    ///
    /// # Errors
    /// When too many wait.
    pub(crate) async fn hash(&self, password: String) -> ApiResult<String> {
        let made = self.run(move || {
            let salt = &crate::chance::secret()[..16];
            Argon2::default().hash_password_with_salt(password.as_bytes(), salt).map(|hash| hash.to_string())
        });
        made.await?.map_err(|error| failed(&error))
    }

    /// Whether a password is the one kept. Takes as long for an account that is not there as for a wrong password.
    ///
    /// # Errors
    /// When too many wait.
    pub(crate) async fn verify(&self, password: String, kept: Option<String>) -> ApiResult<bool> {
        const NOBODY: &str =
            "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$KeVxVzhHjJcFyrGDaoTNFfmCgLI6mNN6OcHtmZpnDoc";
        let checked = self.run(move || {
            let parsed = argon2::PasswordHash::new(kept.as_deref().unwrap_or(NOBODY));
            let fits =
                parsed.is_ok_and(|parsed| Argon2::default().verify_password(password.as_bytes(), &parsed).is_ok());
            fits && kept.is_some()
        });
        checked.await
    }

    async fn run<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> ApiResult<T> {
        let _place = self.queue.try_acquire().map_err(|_| ApiError::too_many("many sign in just now", 2))?;
        let room = Arc::clone(&self.room).acquire_owned().await.map_err(|error| failed(&error))?;
        // The room goes with the work: a hash goes on when whoever asked for it has hung up.
        let done = tokio::task::spawn_blocking(move || {
            let done = work();
            drop(room);
            done
        });
        done.await.map_err(|error| failed(&error))
    }
}

fn failed(error: &dyn std::fmt::Display) -> ApiError {
    tracing::error!(%error, "a password was not hashed");
    ApiError::new(Code::Internal, "nothing was changed")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Duration;

    /// Hashes under way, and the most there were.
    #[derive(Default)]
    struct Count(AtomicUsize, AtomicUsize);

    impl Count {
        fn work(&self) {
            let now = self.0.fetch_add(1, Ordering::SeqCst) + 1;
            self.1.fetch_max(now, Ordering::SeqCst);
            std::thread::sleep(Duration::from_millis(5));
            self.0.fetch_sub(1, Ordering::SeqCst);
        }
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn few_are_made_at_once_even_for_those_who_hang_up() {
        let (hashing, count) = (Arc::new(Hashing::new(16)), Arc::new(Count::default()));
        let asked: Vec<_> = (0..40)
            .map(|n| {
                let (hashing, count) = (Arc::clone(&hashing), Arc::clone(&count));
                let asked = tokio::spawn(async move { hashing.run(move || count.work()).await });
                if n % 2 == 0 {
                    asked.abort();
                }
                asked
            })
            .collect();
        futures_util::future::join_all(asked).await;
        assert!((1..=AT_ONCE).contains(&count.1.load(Ordering::SeqCst)));
    }

    #[tokio::test]
    async fn who_would_wait_too_long_is_told_to_come_back() {
        let hashing = Hashing::new(2);
        let _all = hashing.queue.try_acquire_many(WAITING as u32).unwrap();
        assert_eq!(hashing.run(|| ()).await.unwrap_err().code, Code::TooMany);
    }

    #[test]
    fn a_person_changes_one_password_at_a_time() {
        let hashing = Hashing::new(2);
        let alone = hashing.one_for("ann").unwrap();
        assert_eq!(hashing.one_for("ann").unwrap_err().code, Code::TooMany);
        assert!(hashing.one_for("bob").is_ok());
        drop(alone);
        assert!(hashing.one_for("ann").is_ok());
    }
}
