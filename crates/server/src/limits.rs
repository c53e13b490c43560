//! How much one address may ask.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// Addresses remembered before the full ones are forgotten.
const MOST: usize = 50_000;

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Counted {
    /// Any request.
    Request,
    /// New guests and sign-ins.
    SignIn,
}

#[derive(Debug)]
struct Bucket {
    left: f64,
    at: Instant,
}

/// Leaky buckets by address, and open sockets by address.
#[derive(Debug, Default)]
pub struct Limits {
    buckets: Mutex<HashMap<(IpAddr, Counted), Bucket>>,
    sockets: Mutex<HashMap<IpAddr, u32>>,
}

impl Limits {
    /// Takes one; where none is left, the seconds until there is.
    ///
    /// # Errors
    /// The seconds to wait.
    pub fn take(&self, address: IpAddr, what: Counted, most: u32, per: f64) -> Result<(), u32> {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let (now, rate) = (Instant::now(), f64::from(most) / per);
        if buckets.len() > MOST {
            buckets.retain(|_, bucket| bucket.at.elapsed().as_secs_f64() < per);
        }
        let bucket = buckets.entry((address, what)).or_insert(Bucket { left: f64::from(most), at: now });
        let gained = now.duration_since(bucket.at).as_secs_f64() * rate;
        bucket.left = (bucket.left + gained).min(f64::from(most));
        bucket.at = now;
        if bucket.left < 1.0 {
            return Err(((1.0 - bucket.left) / rate).ceil().max(1.0) as u32);
        }
        bucket.left -= 1.0;
        Ok(())
    }

    /// Counts a socket in; false where the address has too many.
    pub fn socket_in(&self, address: IpAddr, most: u32) -> bool {
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        let open = sockets.entry(address).or_insert(0);
        let fits = *open < most;
        *open += u32::from(fits);
        fits
    }

    /// Counts it out.
    pub fn socket_out(&self, address: IpAddr) {
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(open) = sockets.get_mut(&address) {
            *open = open.saturating_sub(1);
            if *open == 0 {
                sockets.remove(&address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_empties_and_says_how_long_to_wait() {
        let limits = Limits::default();
        let address = IpAddr::from([10, 0, 0, 1]);
        assert!((0..3).all(|_| limits.take(address, Counted::SignIn, 3, 3600.0).is_ok()));
        let wait = limits.take(address, Counted::SignIn, 3, 3600.0).unwrap_err();
        assert!((1190..=1200).contains(&wait), "{wait}");
        assert!(limits.take(IpAddr::from([10, 0, 0, 2]), Counted::SignIn, 3, 3600.0).is_ok());
    }

    #[test]
    fn sockets_are_counted_by_address() {
        let (limits, address) = (Limits::default(), IpAddr::from([10, 0, 0, 1]));
        assert!(limits.socket_in(address, 1) && !limits.socket_in(address, 1));
        limits.socket_out(address);
        assert!(limits.socket_in(address, 1));
    }
}
