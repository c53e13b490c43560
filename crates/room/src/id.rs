//! Ids of people and tables.

/// What ids are written with.
pub const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";

/// Whether a text has the shape of an id: nobody's account may be called so.
pub fn is_id(text: &str) -> bool {
    text.len() == 16 && text.bytes().all(|byte| LETTERS.contains(&byte.to_ascii_lowercase()))
}
