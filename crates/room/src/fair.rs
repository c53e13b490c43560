//! Shuffles one can check afterwards. What it proves and what not: docs/fair-play.md.
//!
//! ```text
//! commitment = SHA-256("starboard commitment 1" ‖ 0 ‖ table ‖ 0 ‖ secret)      shown before anyone brings a nonce
//!              with "starboard commitment of known chance 1" where the chance was known before
//! seed       = HMAC-SHA-256(secret, transcript)                                 transcript: table, game, seats' nonces
//! chain[0]   = SHA-256("starboard chain 1" ‖ 0 ‖ header);  chain[i] = SHA-256(chain[i-1] ‖ line i)
//! signature  = Ed25519(everything else in the bundle; the record by the last of its chain)
//! ```

mod check;

pub use check::{Shown, Unproven, verify};

use ed25519_dalek::Signer;
pub use ed25519_dalek::SigningKey;
use hmac::{Hmac, KeyInit, Mac};
use kernel::Seed;
use kernel::digest::{hex, sha256};
use serde::{Deserialize, Serialize};
use sha2::Sha256;

const COMMITMENT: &[u8] = b"starboard commitment 1\0";
const KNOWN_COMMITMENT: &[u8] = b"starboard commitment of known chance 1\0";
const CHAIN: &[u8] = b"starboard chain 1\0";
/// The bundle's format.
pub const FORMAT: &str = "starboard proof 2";
/// The format before, whose signature leaves the secret and the nonces out.
const FIRST_FORMAT: &str = "starboard proof 1";

/// Where the chance of a match comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chance {
    /// From the secret and the seats' nonces.
    Own,
    /// Known before the game: that of the match it was copied from, or chosen for practice. The commitment says so, so
    /// that no table can be passed off as the other kind.
    Known,
    /// The same by the server's word alone: tables that were opened before commitments said so.
    SaidToBeKnown,
}

/// The commitment to a secret and to where the chance comes from, in hex.
pub fn commitment(table: &str, secret: &[u8], chance: Chance) -> String {
    let label = if chance == Chance::Known { KNOWN_COMMITMENT } else { COMMITMENT };
    hex(&sha256(&[label, table.as_bytes(), &[0], secret].concat()))
}

/// What seats put in before the shuffles: table, set-up and one nonce a seat, in seat order. Every part is
/// written with its length, so that no two transcripts read alike.
pub fn transcript(table: &str, game: &str, options: &kernel::Options, nonces: &[String]) -> Vec<u8> {
    let mut parts = vec![table.to_owned(), game.to_owned(), options.format.clone(), options.players.to_string()];
    parts.extend(options.chosen.iter().map(|(name, value)| format!("{name}={value}")));
    parts.push("nonces".to_owned());
    parts.extend(nonces.iter().cloned());
    with_lengths(parts.iter().map(String::as_str))
}

fn with_lengths<'a>(parts: impl IntoIterator<Item = &'a str>) -> Vec<u8> {
    let mut bytes = Vec::new();
    for part in parts {
        bytes.extend((part.len() as u32).to_be_bytes());
        bytes.extend(part.as_bytes());
    }
    bytes
}

/// The seed all chance of a match flows from.
pub fn seed(secret: &[u8], transcript: &[u8]) -> Seed {
    Seed(keyed(secret, transcript))
}

/// A number for a bot's own chance, from the same secret or a chosen seed.
pub fn bot_seed(source: &[u8], seat: u8) -> u64 {
    let bytes = keyed(source, &[b"bot".as_slice(), &[seat]].concat());
    u64::from_le_bytes(std::array::from_fn(|i| bytes[i]))
}

fn keyed(secret: &[u8], message: &[u8]) -> [u8; 32] {
    let mut mac = <Hmac<Sha256> as KeyInit>::new_from_slice(secret).expect("HMAC takes keys of any length");
    mac.update(message);
    mac.finalize().into_bytes().into()
}

/// A finished match that anyone can check offline.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bundle {
    /// [`FORMAT`].
    pub format: String,
    /// The table.
    pub table: String,
    /// What was shown before anyone brought a nonce.
    pub commitment: String,
    /// The secret it committed to, in hex.
    pub secret: String,
    /// What the seats put in, in seat order.
    pub nonces: Vec<String>,
    /// The match, as text. A copied match has its own seed in here.
    pub record: String,
    /// Whether the match went on from another one: its chance is then that one's.
    pub copied: bool,
    /// The hash after the header and after each action, in hex.
    pub chain: Vec<String>,
    /// How it ended, where it did not end by a rule.
    pub ended: Option<String>,
    /// The server's public key, in hex.
    pub server: String,
    /// Its signature, in hex.
    pub signature: String,
}

/// What makes a bundle.
#[derive(Debug)]
pub struct Proven<'a> {
    /// The table.
    pub table: &'a str,
    /// The secret.
    pub secret: &'a [u8],
    /// The nonces, in seat order.
    pub nonces: Vec<String>,
    /// The match as text.
    pub record: String,
    /// Where its chance comes from.
    pub chance: Chance,
    /// How it ended, where no rule ended it.
    pub ended: Option<String>,
}

/// Writes and signs a bundle.
pub fn bundle(proven: Proven<'_>, key: &SigningKey) -> Bundle {
    let commitment = commitment(proven.table, proven.secret, proven.chance);
    let chain = chain(&proven.record);
    let mut bundle = Bundle {
        format: FORMAT.to_owned(),
        table: proven.table.to_owned(),
        commitment,
        secret: hex(proven.secret),
        nonces: proven.nonces,
        record: proven.record,
        copied: proven.chance != Chance::Own,
        chain,
        ended: proven.ended,
        server: hex(key.verifying_key().as_bytes()),
        signature: String::new(),
    };
    bundle.signature = hex(&key.sign(&signed(&bundle)).to_bytes());
    bundle
}

/// The chain of a record's text: header first, then each line that is an action.
fn chain(record: &str) -> Vec<String> {
    let (header, moves) = record.split_once("\n\n").unwrap_or((record, ""));
    let mut last = sha256(&[CHAIN, header.as_bytes()].concat());
    let mut chain = vec![hex(&last)];
    for line in moves.lines().filter(|line| !line.trim().is_empty()) {
        last = sha256(&[last.as_slice(), line.as_bytes()].concat());
        chain.push(hex(&last));
    }
    chain
}

fn signed(bundle: &Bundle) -> Vec<u8> {
    let last = bundle.chain.last().map_or("", String::as_str);
    let ended = bundle.ended.as_deref().unwrap_or("by a rule");
    let chance = if bundle.copied { "of another match" } else { "of its own" };
    if bundle.format == FIRST_FORMAT {
        return [FIRST_FORMAT, &bundle.table, &bundle.commitment, last, ended, chance].join("\n").into_bytes();
    }
    let parts = [FORMAT, &bundle.table, &bundle.commitment, &bundle.secret, last, ended, chance, "nonces"];
    with_lengths(parts.into_iter().chain(bundle.nonces.iter().map(String::as_str)))
}

/// Reads hex.
pub fn bytes(hex: &str) -> Option<Vec<u8>> {
    if !hex.is_ascii() || !hex.len().is_multiple_of(2) {
        return None;
    }
    (0..hex.len() / 2).map(|i| u8::from_str_radix(hex.get(2 * i..2 * i + 2)?, 16).ok()).collect()
}
