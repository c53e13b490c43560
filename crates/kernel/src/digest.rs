//! Hashes that are equal on every machine: for states in records, content and search edges.

use sha2::{Digest, Sha256};
use std::hash::{Hash, Hasher};

/// FNV-1a over 64 bits, with integers written little-endian and `usize` as 64 bits, so that the
/// hash of a state is the same on every platform.
///
/// ```
/// use kernel::state_hash;
/// assert_eq!(state_hash(&(1u8, 2u32)), state_hash(&(1u8, 2u32)));
/// assert_ne!(state_hash(&1u8), state_hash(&2u8));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct StableHasher(u64);

impl StableHasher {
    /// One that has read nothing.
    pub(crate) const NEW: StableHasher = StableHasher(0xCBF2_9CE4_8422_2325);
}

impl Default for StableHasher {
    fn default() -> Self {
        StableHasher::NEW
    }
}

impl Hasher for StableHasher {
    fn finish(&self) -> u64 {
        // FNV mixes its high bits poorly: stir once at the end.
        let z = (self.0 ^ (self.0 >> 32)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        z ^ (z >> 29)
    }
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3);
        }
    }
    fn write_u16(&mut self, n: u16) {
        self.write(&n.to_le_bytes());
    }
    fn write_u32(&mut self, n: u32) {
        self.write(&n.to_le_bytes());
    }
    fn write_u64(&mut self, n: u64) {
        self.write(&n.to_le_bytes());
    }
    fn write_usize(&mut self, n: usize) {
        self.write_u64(n as u64);
    }
    fn write_i16(&mut self, n: i16) {
        self.write(&n.to_le_bytes());
    }
    fn write_i32(&mut self, n: i32) {
        self.write(&n.to_le_bytes());
    }
    fn write_i64(&mut self, n: i64) {
        self.write(&n.to_le_bytes());
    }
    fn write_isize(&mut self, n: isize) {
        self.write_i64(n as i64);
    }
}

/// The stable hash of a value.
pub fn state_hash<T: Hash>(value: &T) -> u64 {
    let mut hasher = StableHasher::default();
    value.hash(&mut hasher);
    hasher.finish()
}

/// SHA-256 of a text.
pub fn sha256(bytes: &[u8]) -> [u8; 32] {
    Sha256::digest(bytes).into()
}

/// Bytes as lower-case hex.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
