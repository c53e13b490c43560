//! The machine's own clock.

use room::clock::Millis;
use std::sync::atomic::{AtomicI64, Ordering};

/// The time now by the machine's clock, for what people read as a date. Clocks at tables go by [`crate::time`].
pub fn now() -> Millis {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as Millis) + STEPPED.load(Ordering::Relaxed)
}

static STEPPED: AtomicI64 = AtomicI64::new(0);

/// Steps the machine's clock as this process sees it: for tests.
#[doc(hidden)]
pub fn step(by: Millis) {
    STEPPED.fetch_add(by, Ordering::Relaxed);
}
