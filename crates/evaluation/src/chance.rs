//! From log-odds to the chance of a win, in whole numbers.

/// Close to the logistic curve, in whole numbers that every machine rounds alike: thousandths of log-odds
/// to thousandths of a win. For an [`Evaluate::evaluate`](crate::Evaluate::evaluate) that is a weighted sum of leads.
///
/// ```
/// assert_eq!(evaluation::chance(0), 500);
/// assert_eq!(evaluation::chance(2000) + evaluation::chance(-2000), 1000);
/// assert!(evaluation::chance(i64::from(i32::MAX)) < 1000);
/// ```
pub fn chance(odds: i64) -> i32 {
    /// Two units of log-odds.
    const SPREAD: i64 = 2000;
    let root = ((odds * odds + SPREAD * SPREAD) as u64).isqrt() as i64;
    (500 + 500 * odds / root.max(1)).clamp(1, 999) as i32
}
