//! What a rule ID looks like: `SA-C1`, two letters of the game, one or two of the chapter, a number.

use crate::mask::is_name;

/// The kernel's own refusals, known to every game.
pub const KERNEL: [&str; 4] = ["TB-1", "TB-2", "TB-3", "TB-4"];

/// Length of the ID that `text` begins with. A tail such as the `x` of `SA-C1x` belongs to it:
/// better an unknown ID than a slip taken for `SA-C1`.
pub fn leading(text: &str) -> Option<usize> {
    let bytes = text.as_bytes();
    let game = count(bytes, u8::is_ascii_uppercase);
    if game != 2 || bytes.get(2) != Some(&b'-') {
        return None;
    }
    let chapter = count(&bytes[3..], u8::is_ascii_uppercase);
    let number = count(&bytes[3 + chapter..], u8::is_ascii_digit);
    let tail = 3 + chapter + number;
    let kernel = chapter == 0 && bytes.starts_with(b"TB");
    let shaped = number > 0 && ((1..=2).contains(&chapter) || kernel);
    shaped.then(|| tail + count(&bytes[tail..], |byte| is_name(*byte)))
}

/// All IDs in a text with their offsets.
pub fn find(text: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    let mut at = 0;
    while at < text.len() {
        let fresh = at == 0 || !is_name(text.as_bytes()[at - 1]);
        match text.get(at..).and_then(leading).filter(|_| fresh) {
            Some(length) => {
                found.push((at, &text[at..at + length]));
                at += length;
            }
            None => at += 1,
        }
    }
    found
}

fn count(bytes: &[u8], is: impl Fn(&u8) -> bool) -> usize {
    bytes.iter().take_while(|byte| is(byte)).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Vec<&str> {
        find(text).into_iter().map(|(_, id)| id).collect()
    }

    #[test]
    fn ids_are_found_in_any_text() {
        assert_eq!(found("// SR-X5, (SR-N12): see TB-3 and SA-AB7's note"), ["SR-X5", "SR-N12", "TB-3", "SA-AB7"]);
    }

    #[test]
    fn other_codes_are_no_ids() {
        assert_eq!(found("UTF-8 SHA-256 XSR-X5 SR-5 SR-X ISO-A4 é-A1"), [] as [&str; 0]);
    }

    #[test]
    fn a_tail_belongs_to_the_id() {
        assert_eq!(found("SR-X5b"), ["SR-X5b"]);
    }
}
