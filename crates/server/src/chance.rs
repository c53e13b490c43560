//! Random bytes of the system: the one source of secrets and ids.

use room::id::LETTERS;

/// 32 bytes nobody can guess.
///
/// # Panics
/// Where the system has no randomness to give: a server must not run then.
pub fn secret() -> [u8; 32] {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}

/// An id nobody can guess: 80 bits in 16 letters.
pub fn new_id() -> String {
    secret()[..16].iter().map(|byte| LETTERS[(byte & 31) as usize] as char).collect()
}
