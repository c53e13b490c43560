//! How long decisions took: counts in buckets an eighth apart, so that they add up exactly.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::time::Duration;

/// CPU times of decisions, to within an eighth.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Times(BTreeMap<u16, u64>);

impl Times {
    /// Counts one decision.
    pub fn add(&mut self, time: Duration) {
        let micros = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        *self.0.entry(bucket(micros)).or_default() += 1;
    }

    /// Counts another's too.
    pub fn merge(&mut self, other: &Times) {
        for (&bucket, &n) in &other.0 {
            *self.0.entry(bucket).or_default() += n;
        }
    }

    /// How many decisions.
    pub fn count(&self) -> u64 {
        self.0.values().sum()
    }

    /// The time that this share of the decisions did not exceed, in milliseconds.
    pub fn quantile(&self, share: f64) -> f64 {
        let wanted = (self.count() as f64 * share).ceil() as u64;
        let mut seen = 0;
        for (&bucket, &n) in &self.0 {
            seen += n;
            if seen >= wanted.max(1) {
                return upper(bucket) as f64 / 1000.0;
            }
        }
        0.0
    }
}

/// Below 8 exact, above by the three bits after the first.
fn bucket(micros: u64) -> u16 {
    if micros < 8 {
        return micros as u16;
    }
    let power = 63 - micros.leading_zeros() as u16;
    8 * (power - 2) + ((micros >> (power - 3)) & 7) as u16
}

fn upper(bucket: u16) -> u64 {
    if bucket < 8 {
        return u64::from(bucket);
    }
    let power = (bucket / 8 + 2).min(63);
    let eighths = u64::from(bucket % 8) + 9;
    (eighths << (power - 3)) - 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_holds_what_falls_into_it() {
        for micros in (0..5_000).chain([123_456, 9_876_543_210]) {
            let top = upper(bucket(micros));
            assert!(top >= micros && top <= micros + micros / 8 + 1, "{micros} in a bucket up to {top}");
            assert_eq!(bucket(top), bucket(micros));
        }
    }

    #[test]
    fn quantiles_count_decisions() {
        let mut times = Times::default();
        for ms in 1..=100 {
            times.add(Duration::from_millis(ms));
        }
        assert!((times.quantile(0.5) - 50.0).abs() < 7.0, "{}", times.quantile(0.5));
        assert!((times.quantile(0.95) - 95.0).abs() < 13.0);
        assert_eq!(Times::default().quantile(0.5), 0.0);
    }
}
