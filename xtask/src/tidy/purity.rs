//! Rules crates, and the table around them, touch no file, clock, thread, network, hash order or foreign chance.

use super::RULES_CRATES;
use crate::mask;
use crate::report::Finding;
use crate::spans::{closing_brace, find_word, line_of, test_spans};
use crate::tree::{File, Tree};

const NO_IO: &str = "rules do no IO: take the data as an argument";
const NO_CLOCK: &str = "rules know no clock: let the caller measure";
const NO_ORDER: &str = "hash order differs between runs: use BTreeMap, EnumMap or a sorted ArrayVec";
const NO_CHANCE: &str = "chance comes through Fate alone";
const NO_THREAD: &str = "rules are one thread: let the caller run many";

const BANNED: [(&str, &str); 12] = [
    ("std::fs", NO_IO),
    ("std::net", NO_IO),
    ("std::env", NO_IO),
    ("std::process", NO_IO),
    ("std::thread", NO_THREAD),
    ("std::time", NO_CLOCK),
    ("time::Instant", NO_CLOCK),
    ("Instant::now", NO_CLOCK),
    ("SystemTime", NO_CLOCK),
    ("HashMap", NO_ORDER),
    ("HashSet", NO_ORDER),
    ("rand::", NO_CHANCE),
];

pub fn check(tree: &Tree) -> Vec<Finding> {
    tree.files.iter().filter(|file| is_rules_source(file)).flat_map(check_file).collect()
}

/// A table without IO runs in the browser, as the rules do.
fn is_pure(name: &str) -> bool {
    RULES_CRATES.contains(&name) || name == "room"
}

fn is_rules_source(file: &File) -> bool {
    let Some(name) = file.crate_name().filter(|name| is_pure(name)) else {
        return false;
    };
    let in_source = file.path.starts_with(&format!("crates/{name}/src/"));
    let is_test = file.path.ends_with("/tests.rs") || file.path.contains("/tests/");
    in_source && file.has_ending(&["rs"]) && !is_test
}

fn check_file(file: &File) -> Vec<Finding> {
    let masked = mask::rust(&file.text);
    let tests = test_spans(&masked);
    let mut hits: Vec<(usize, &str, &str)> = grouped(&masked);
    for (word, remedy) in BANNED {
        hits.extend(find_word(&masked, word).map(|at| (at, word, remedy)));
    }
    hits.retain(|(at, ..)| !tests.iter().any(|span| span.contains(at)));
    let finding = |(at, word, remedy)| Finding::refuse(&file.path, line_of(&masked, at), format!("`{word}`"), remedy);
    hits.into_iter().map(finding).collect()
}

/// `use std::{fs, time::Instant}` hides the same words.
fn grouped(masked: &str) -> Vec<(usize, &'static str, &'static str)> {
    let mut hits = Vec::new();
    for at in find_word(masked, "std::{") {
        let open = at + "std::".len();
        let end = closing_brace(masked, open).unwrap_or(masked.len());
        for (word, remedy) in BANNED {
            let Some(module) = word.strip_prefix("std::") else {
                continue;
            };
            hits.extend(find_word(&masked[open..end], module).map(|inner| (open + inner, word, remedy)));
        }
    }
    hits
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(path: &str, text: &str) -> Vec<String> {
        check(&Tree::of(&[(path, text)])).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn hash_order_is_refused_with_its_line() {
        let found = found("crates/realms/src/state.rs", "//! State.\nuse std::collections::HashMap;\n");
        assert_eq!(found, [format!("crates/realms/src/state.rs:2: `HashMap` ({NO_ORDER})")]);
    }

    #[test]
    fn groups_are_read() {
        assert_eq!(found("crates/kernel/src/a.rs", "use std::{fmt, fs, time::Duration};").len(), 2);
    }

    #[test]
    fn comments_tests_and_other_crates_are_free() {
        assert!(found("crates/kernel/src/a.rs", "// no HashMap here, \"std::fs\" neither\n").is_empty());
        let tests = "#[cfg(test)]\nmod tests {\n    use std::collections::HashSet;\n}\n";
        assert!(found("crates/kernel/src/a.rs", tests).is_empty());
        assert!(found("crates/kernel/tests/laws.rs", "use std::fs;").is_empty());
        assert!(found("crates/server/src/lib.rs", "use std::fs;").is_empty());
        assert_eq!(found("crates/room/src/lib.rs", "use std::fs;").len(), 1);
    }

    #[test]
    fn longer_names_are_other_words() {
        assert!(found("crates/samurai/src/a.rs", "enum When { Instant, Brand }\nuse brand::x;").is_empty());
    }
}
