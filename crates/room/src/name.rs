//! What people are called. A name shows everything it is made of, and no two at a table look the same.

use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategory, GeneralCategoryGroup, UnicodeGeneralCategory};
use unicode_security::skeleton;

/// The most characters of a name.
const LONGEST: usize = 24;
/// Accents on one letter. More than two in a row only serve to cover the lines above and below.
const MOST_ACCENTS: usize = 2;

/// A cleaned name, or `None` where nothing is left of it: one line, at most 24 characters, none of them invisible.
pub fn clean(name: &str) -> Option<String> {
    let mut cleaned = String::new();
    let mut accents = 0;
    for c in name.nfkc().map(|c| if c.is_whitespace() { ' ' } else { c }).filter(|&c| may_show(c)) {
        let is_accent = c.general_category_group() == GeneralCategoryGroup::Mark;
        accents = if is_accent { accents + 1 } else { 0 };
        let nothing_before = cleaned.is_empty() || cleaned.ends_with(' ');
        if accents <= MOST_ACCENTS && !(nothing_before && (c == ' ' || is_accent)) {
            cleaned.push(c);
        }
    }
    let short: String = cleaned.chars().take(LONGEST).collect();
    let short = short.trim_end();
    (!short.is_empty()).then(|| short.to_owned())
}

/// A name with a number behind it, no longer than a name may be.
pub fn numbered(name: &str, n: usize) -> String {
    let number = format!(" {n}");
    let short: String = name.chars().take(LONGEST - number.len()).collect();
    format!("{}{number}", short.trim_end())
}

/// Whether two names look the same to a quick reader: whatever the case, and whatever alphabet the letters come from.
pub fn look_alike(one: &str, other: &str) -> bool {
    let seen = |name: &str| skeleton(name).collect::<String>().to_lowercase();
    // A capital I looks like an l, a small one does not: both as they are written and in small letters.
    seen(one) == seen(other) || seen(&one.to_lowercase()) == seen(&other.to_lowercase())
}

/// Characters that turn the direction of the text around them.
pub fn turns_text(c: char) -> bool {
    matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Neither invisible nor used by the notation of records.
fn may_show(c: char) -> bool {
    use GeneralCategory::{LineSeparator, ParagraphSeparator};
    let is_odd = c.general_category_group() == GeneralCategoryGroup::Other
        || matches!(c.general_category(), LineSeparator | ParagraphSeparator);
    !is_odd && !is_blank(c) && !matches!(c, '"' | '[' | ']' | ':' | '{' | '}')
}

/// Letters, marks and symbols that show nothing, as Unicode's Default_Ignorable_Code_Point lists them, and the empty
/// Braille cell.
fn is_blank(c: char) -> bool {
    matches!(c, '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}' | '\u{2800}')
        || matches!(c, '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{ffa0}' | '\u{e0100}'..='\u{e01ef}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_seen_is_no_part_of_a_name() {
        for odd in ["a\u{200b}nn", "\u{202e}ann", "an\u{2066}n\u{2069}", "\u{feff}ann", "ann\u{7}", "a\u{ad}nn"] {
            assert_eq!(clean(odd).as_deref(), Some("ann"), "{odd:?}");
        }
        for odd in ["an\u{3164}n", "ann\u{2800}", "a\u{115f}nn", "ann\u{fe0f}", "a\u{34f}nn", "ann\u{e0041}"] {
            assert_eq!(clean(odd).as_deref(), Some("ann"), "{odd:?}");
        }
        for empty in ["", "  ", "\u{200b}\u{200d}", "\u{3164}", "\u{301}", "\n"] {
            assert_eq!(clean(empty), None, "{empty:?}");
        }
    }

    #[test]
    fn spaces_are_plain_single_and_inside() {
        assert_eq!(clean(" \u{a0}ann \u{2003}\u{3000}b\n").as_deref(), Some("ann b"));
        assert_eq!(clean(&"ab ".repeat(20)).unwrap(), "ab ab ab ab ab ab ab ab");
    }

    #[test]
    fn other_alphabets_accents_and_pictures_stay() {
        for fine in ["Zoë", "Łukasz", "Иван", "花子", "علي", "नेहा", "Ann 🚀"] {
            assert_eq!(clean(fine).as_deref(), Some(fine));
        }
        assert_eq!(clean("Ａnn").as_deref(), Some("Ann"), "wide letters are the same letters");
        assert_eq!(clean("z\u{335}\u{336}\u{337}\u{338}o").unwrap().chars().count(), 4, "at most two accents");
    }

    #[test]
    fn a_number_finds_room_in_the_longest_name() {
        assert_eq!(numbered("ann", 2), "ann 2");
        assert_eq!(numbered("abcdefghijklmnopqrstu xyz", 2), "abcdefghijklmnopqrstu 2");
        assert_eq!(numbered(&"ö".repeat(24), 10).chars().count(), 24);
    }

    #[test]
    fn look_alikes_are_known() {
        for (one, other) in [("ann", "ANN"), ("bob", "bоb"), ("Paul", "Раul"), ("bill", "biIl")] {
            assert!(look_alike(one, other), "{one} {other}");
        }
        assert!(!look_alike("ann", "anna") && !look_alike("ann 2", "ann"));
    }
}
