//! Intervals.

use serde::Serialize;

/// Both ends of a 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Interval {
    /// Its lower end.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
}

const Z: f64 = 1.96;

/// Wilson's 95 % interval of a rate.
pub fn wilson(wins: f64, games: f64) -> Interval {
    if games < 1.0 {
        return Interval { low: 0.0, high: 1.0 };
    }
    let (rate, square) = (wins / games, Z * Z / games);
    let middle = (rate + square / 2.0) / (1.0 + square);
    let reach = Z / (1.0 + square) * (rate * (1.0 - rate) / games + square / (4.0 * games)).sqrt();
    Interval { low: (middle - reach).max(0.0), high: (middle + reach).min(1.0) }
}

/// The 95 % interval of a mean over deals: the games of one deal belong together.
pub fn paired(means: &[f64]) -> Interval {
    let n = means.len() as f64;
    if n < 2.0 {
        return Interval { low: 0.0, high: 1.0 };
    }
    let mean = means.iter().sum::<f64>() / n;
    let variance = means.iter().map(|x| (x - mean) * (x - mean)).sum::<f64>() / (n - 1.0);
    let reach = Z * (variance / n).sqrt();
    Interval { low: (mean - reach).max(0.0), high: (mean + reach).min(1.0) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_agrees_with_the_tables() {
        let Interval { low, high } = wilson(50.0, 100.0);
        assert!((low - 0.4038).abs() < 1e-3 && (high - 0.5962).abs() < 1e-3, "{low} {high}");
        assert_eq!(wilson(0.0, 0.0), Interval { low: 0.0, high: 1.0 });
        assert!(wilson(10.0, 10.0).low > 0.7);
    }

    #[test]
    fn deals_that_split_evenly_leave_no_doubt() {
        assert_eq!(paired(&[0.5; 10]), Interval { low: 0.5, high: 0.5 });
        let wide = paired(&[0.0, 1.0, 0.0, 1.0]);
        assert!(wide.low < 0.1 && wide.high > 0.9);
        assert_eq!(paired(&[1.0]), Interval { low: 0.0, high: 1.0 });
    }
}
