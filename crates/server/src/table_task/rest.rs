//! A table whose time is up while nothing can be kept tries again, later each time.

use std::time::{Duration, Instant};

const FIRST: Duration = Duration::from_millis(500);
const LONGEST: Duration = Duration::from_secs(8);

/// How long the clock is not looked at.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Rest {
    last: Duration,
    until: Option<Instant>,
}

impl Rest {
    /// Something could not be kept.
    pub(super) fn begin(&mut self, now: Instant) {
        self.last = (self.last * 2).clamp(FIRST, LONGEST);
        self.until = Some(now + self.last);
    }

    /// Something was kept.
    pub(super) fn end(&mut self) {
        *self = Rest::default();
    }

    /// How much of it is left.
    pub(super) fn left(&self, now: Instant) -> Duration {
        self.until.map_or(Duration::ZERO, |until| until.saturating_duration_since(now))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_grows_up_to_a_limit_and_ends_with_what_is_kept() {
        let (mut rest, now) = (Rest::default(), Instant::now());
        let rests = |rest: &mut Rest| {
            rest.begin(now);
            rest.left(now).as_millis()
        };
        assert_eq!([0; 6].map(|_| rests(&mut rest)), [500, 1000, 2000, 4000, 8000, 8000]);
        assert!(rest.left(now + LONGEST).is_zero());
        rest.end();
        assert!(rest.left(now).is_zero());
        assert_eq!(rests(&mut rest), 500);
    }
}
