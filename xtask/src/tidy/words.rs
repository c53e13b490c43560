//! Words that must not be in the tree: machine paths, parked work, empty names, blanks at line ends.

use crate::mask;
use crate::mask::is_name;
use crate::mask_web;
use crate::report::Finding;
use crate::spans::{find_word, line_of};
use crate::tree::{File, Tree};

/// In two halves, so that this file is no finding itself.
const MACHINE: [&str; 3] = [concat!("/wo", "rk/"), concat!("/ro", "ot/"), concat!("/ho", "me/")];

/// Looked for in Rust code, outside strings and comments.
const PARKED: [(&str, &str); 3] = [
    ("#[ignore", "mend the test or delete it"),
    ("todo!(", "do it, or leave the branch out"),
    ("unimplemented!(", "do it, or leave the branch out"),
];
const EMPTY_NAMES: [&str; 2] = ["Manager", "Helper"];
const EMPTY_MODULES: [&str; 4] = ["utils", "util", "helpers", "helper"];
const SAY_WHAT: &str = "name it after what it does";

pub fn check(tree: &Tree) -> Vec<Finding> {
    let locks = |file: &&File| !file.path.ends_with(".lock") && !file.path.ends_with("package-lock.json");
    tree.files.iter().filter(locks).flat_map(check_file).collect()
}

fn check_file(file: &File) -> Vec<Finding> {
    let mut findings = machine_paths(file);
    if file.has_ending(&["rs", "md", "toml", "scene"]) {
        findings.extend(line_ends(file));
    }
    match file.path.rsplit_once('.') {
        Some((_, "rs")) => findings.extend(rust_words(file)),
        Some((_, "ts")) => findings.extend(names(file, &mask_web::typescript(&file.text))),
        Some((_, "svelte")) => findings.extend(names(file, &mask_web::svelte(&file.text))),
        _ => {}
    }
    findings
}

fn machine_paths(file: &File) -> Vec<Finding> {
    let hits = MACHINE.iter().flat_map(|prefix| file.text.match_indices(prefix));
    let paths = hits.filter(|(at, prefix)| is_machine_path(&file.text, *at, prefix));
    let finding = |(at, prefix): (usize, &str)| {
        let what = format!("a path of one machine (`{prefix}…`)");
        Finding::refuse(&file.path, line_of(&file.text, at), what, "say it relative to the project")
    };
    paths.map(finding).collect()
}

/// `docs/work/` and `https://host/work/` go on from a name; a user's folder has one more slash.
fn is_machine_path(text: &str, at: usize, prefix: &str) -> bool {
    let before = at.checked_sub(1).map(|at| text.as_bytes()[at]);
    let goes_on = before.is_some_and(|byte| is_name(byte) || b".-})*]".contains(&byte));
    let user = text.as_bytes()[at + prefix.len()..].iter().position(|byte| !is_name(*byte));
    let is_user = user.is_some_and(|length| length > 0 && text.as_bytes()[at + prefix.len() + length] == b'/');
    !goes_on && (prefix != MACHINE[2] || is_user)
}

fn line_ends(file: &File) -> Vec<Finding> {
    let lines = file.text.lines().enumerate().filter(|(_, line)| line.ends_with([' ', '\t']));
    lines
        .map(|(index, _)| Finding::refuse(&file.path, index + 1, "blanks at the end of the line", "delete them"))
        .collect()
}

fn rust_words(file: &File) -> Vec<Finding> {
    let masked = mask::rust(&file.text);
    let parked = PARKED.iter().flat_map(|(word, remedy)| {
        let at = find_word(&masked, word);
        let found: Vec<_> =
            at.map(|at| Finding::refuse(&file.path, line_of(&masked, at), format!("`{word}`"), *remedy)).collect();
        found
    });
    parked.chain(names(file, &masked)).collect()
}

fn names(file: &File, masked: &str) -> Vec<Finding> {
    let stem = file.path.rsplit('/').next().and_then(|name| name.split('.').next()).unwrap_or_default();
    let mut findings = Vec::new();
    if EMPTY_MODULES.contains(&stem.to_lowercase().as_str()) {
        findings.push(Finding::refuse(&file.path, 1, format!("a file called `{stem}`"), SAY_WHAT));
    }
    let inside = EMPTY_NAMES.iter().flat_map(|name| masked.match_indices(name));
    let whole = find_word(masked, EMPTY_MODULES[0]).map(|at| (at, EMPTY_MODULES[0]));
    let hits = inside.chain(whole);
    findings.extend(
        hits.map(|(at, name)| Finding::refuse(&file.path, line_of(masked, at), format!("the name `{name}`"), SAY_WHAT)),
    );
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(path: &str, text: &str) -> Vec<usize> {
        check(&Tree::of(&[(path, text)])).iter().map(|finding| finding.line).collect()
    }

    #[test]
    fn machine_paths_are_found_in_any_text() {
        assert_eq!(found("a.md", &format!("x\nsee {}main", MACHINE[0])), [2]);
        assert_eq!(found("run", &format!("cd {}x", MACHINE[1])), [1]);
        assert_eq!(found("a.toml", &format!("p = \"{}ann/x\"", MACHINE[2])), [1]);
    }

    #[test]
    fn other_paths_are_free() {
        let [work, _, home] = MACHINE;
        assert_eq!(found("a.md", &format!("docs{work}x https://example.org{work}x $HOME/x")), []);
        assert_eq!(found("a.ts", &format!("goto('{home}')")), []);
    }

    #[test]
    fn parked_work_is_found_in_code_only() {
        assert_eq!(found("a.rs", "fn f() {\n    todo!()\n}\n#[ignore = \"slow\"]\n"), [4, 2]);
        assert_eq!(found("a.rs", "// todo!() and #[ignore]\nlet s = \"unimplemented!()\";\n"), []);
    }

    #[test]
    fn empty_names_are_found() {
        assert_eq!(found("a.rs", "struct TableManager;\nmod utils;\nuse x::utils_of_war;\n"), [1, 2]);
        assert_eq!(found("src/utils.ts", "export const a = 1;\n"), [1]);
    }

    #[test]
    fn blanks_at_line_ends_are_found() {
        assert_eq!(found("a.scene", "scene \nok\n"), [1]);
        assert_eq!(found("a.css", "a \n"), []);
    }
}
