//! Files and functions stay small enough to read in one go.

use crate::mask;
use crate::mask_web;
use crate::report::Finding;
use crate::spans::{Function, rust_functions, typescript_functions};
use crate::tree::{File, Tree};

const FILE_REFUSED: usize = 800;
const FILE_ASKED: usize = 400;
const FUNCTION_REFUSED: usize = 70;
/// Put on one of the first lines of a file that is one long table.
const EXEMPT: &str = "// tidy: table";
const FIRST_LINES: usize = 5;

pub fn check(tree: &Tree) -> Vec<Finding> {
    let code = tree.files.iter().filter(|file| file.has_ending(&["rs", "ts", "svelte"]));
    code.filter(|file| !is_exempt(file)).flat_map(check_file).collect()
}

fn is_exempt(file: &File) -> bool {
    file.text.lines().take(FIRST_LINES).any(|line| line.trim_start().starts_with(EXEMPT))
}

fn check_file(file: &File) -> Vec<Finding> {
    let long = functions(file).into_iter().filter(|function| function.lines() > FUNCTION_REFUSED);
    let long = long.map(|function| {
        let what = format!("`{}` has {} lines, more than {FUNCTION_REFUSED}", function.name, function.lines());
        Finding::refuse(&file.path, function.first, what, "split it into steps with names")
    });
    check_length(file).into_iter().chain(long).collect()
}

fn check_length(file: &File) -> Option<Finding> {
    let lines = file.text.lines().count();
    let what = format!("{lines} lines");
    let split = format!("split it; a table may say `{EXEMPT}`");
    if lines > FILE_REFUSED {
        Some(Finding::refuse(&file.path, 1, what, split))
    } else if lines > FILE_ASKED {
        Some(Finding::ask(&file.path, 1, what, "would two files read better?"))
    } else {
        None
    }
}

fn functions(file: &File) -> Vec<Function> {
    match file.path.rsplit_once('.') {
        Some((_, "rs")) => rust_functions(&mask::rust(&file.text)),
        Some((_, "svelte")) => typescript_functions(&mask_web::svelte(&file.text)),
        _ => typescript_functions(&mask_web::typescript(&file.text)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::Weight;

    fn weights(path: &str, text: &str) -> Vec<Weight> {
        check(&Tree::of(&[(path, text)])).into_iter().map(|finding| finding.weight).collect()
    }

    #[test]
    fn long_files_are_asked_then_refused() {
        assert_eq!(weights("a.rs", &"x\n".repeat(400)), []);
        assert_eq!(weights("a.rs", &"x\n".repeat(401)), [Weight::Ask]);
        assert_eq!(weights("a.svelte", &"x\n".repeat(801)), [Weight::Refuse]);
        assert_eq!(weights("a.toml", &"x\n".repeat(801)), []);
    }

    #[test]
    fn long_functions_are_refused() {
        let body = |lines: usize| format!("fn f() {{\n{}}}\n", "  x();\n".repeat(lines));
        assert_eq!(weights("a.rs", &body(68)), []);
        assert_eq!(weights("a.rs", &body(69)), [Weight::Refuse]);
    }

    #[test]
    fn tables_are_exempt() {
        let table = format!("//! Cards.\n{EXEMPT}\n{}", "x\n".repeat(900));
        assert_eq!(weights("a.rs", &table), []);
    }
}
