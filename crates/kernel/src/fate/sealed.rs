//! Labelled ChaCha20 streams: key = SHA-256(tag ‖ seed ‖ label ‖ 0 ‖ k), zero nonce.

use super::Label;
use chacha20::ChaCha20;
use chacha20::cipher::{KeyIvInit, StreamCipher};
use sha2::{Digest, Sha256};
use std::fmt;

const TAG: &[u8] = b"starboard fate 1";
const BLOCK: usize = 64;

/// The 256 bits all chance of a match flows from. Small numbers print as numbers.
///
/// ```
/// use kernel::Seed;
/// assert_eq!(Seed::from(42).to_string(), "42");
/// assert_eq!(Seed::read("42"), Some(Seed::from(42)));
/// assert_eq!(Seed::read(&"f".repeat(64)).unwrap().to_string(), "f".repeat(64));
/// assert_eq!(Seed::read("forty-two"), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// Reads a number or 64 hex digits.
    pub fn read(text: &str) -> Option<Seed> {
        if text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            let mut bytes = [0; 32];
            for (i, byte) in bytes.iter_mut().enumerate() {
                *byte = u8::from_str_radix(&text[2 * i..2 * i + 2], 16).ok()?;
            }
            return Some(Seed(bytes));
        }
        text.parse().ok().map(|n: u64| Seed::from(n))
    }
}

impl From<u64> for Seed {
    fn from(n: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&n.to_le_bytes());
        Seed(bytes)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (low, high) = self.0.split_at(8);
        if high.iter().all(|&byte| byte == 0) {
            let low: [u8; 8] = std::array::from_fn(|i| low[i]);
            return write!(f, "{}", u64::from_le_bytes(low));
        }
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// A seed is a secret while its match runs: it does not print itself.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(..)")
    }
}

/// One seed's streams and how often each label was used.
#[derive(Clone, Debug)]
pub(super) struct Streams {
    seed: Seed,
    used: Vec<(Label, u64)>,
}

impl Streams {
    pub(super) fn new(seed: Seed) -> Streams {
        Streams { seed, used: Vec::new() }
    }

    /// The stream of the next use of `label`.
    pub(super) fn open(&mut self, label: Label) -> Stream {
        let k = self.count(label);
        let mut hash = Sha256::new();
        hash.update(TAG);
        hash.update(self.seed.0);
        hash.update(label.to_string().as_bytes());
        hash.update([0]);
        hash.update(k.to_le_bytes());
        Stream::new(hash.finalize().into())
    }

    fn count(&mut self, label: Label) -> u64 {
        match self.used.iter_mut().find(|(known, _)| *known == label) {
            Some((_, k)) => {
                *k += 1;
                *k
            }
            None => {
                self.used.push((label, 0));
                0
            }
        }
    }
}

/// A ChaCha20 key stream read as little-endian 32-bit words.
pub(super) struct Stream {
    cipher: ChaCha20,
    block: [u8; BLOCK],
    at: usize,
}

impl Stream {
    fn new(key: [u8; 32]) -> Stream {
        let cipher = ChaCha20::new(&key.into(), &[0; 12].into());
        Stream { cipher, block: [0; BLOCK], at: BLOCK }
    }

    pub(super) fn next_u32(&mut self) -> u32 {
        if self.at == BLOCK {
            self.block = [0; BLOCK];
            self.cipher.apply_keystream(&mut self.block);
            self.at = 0;
        }
        let word: [u8; 4] = std::array::from_fn(|i| self.block[self.at + i]);
        self.at += 4;
        u32::from_le_bytes(word)
    }
}
