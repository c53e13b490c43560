//! Points as people read them.

use serde::{Serialize, Serializer};

/// Counted in halves (SC-G6) and told in points: 13 halves are 6.5.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, ts_rs::TS)]
#[ts(type = "number")]
pub struct Points(i32);

impl Points {
    /// So many half points.
    pub(crate) const fn of_halves(halves: i32) -> Points {
        Points(halves)
    }

    /// How many half points these are.
    pub const fn halves(self) -> i32 {
        self.0
    }
}

impl Serialize for Points {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_f64(f64::from(self.0) / 2.0)
    }
}
