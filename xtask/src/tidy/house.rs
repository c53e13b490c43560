//! Every rules crate has the same rooms and the same lints.

use super::RULES_CRATES;
use crate::report::Finding;
use crate::tree::Tree;

const TEMPLATE: &str = "docs/templates/rules-clippy.toml";

pub fn check(tree: &Tree) -> Vec<Finding> {
    let present = tree.crates();
    let rules = RULES_CRATES.into_iter().filter(|name| present.contains(name));
    rules.flat_map(|name| check_crate(tree, name)).collect()
}

fn check_crate(tree: &Tree, name: &str) -> Vec<Finding> {
    let mut findings: Vec<Finding> = check_lints(tree, name).into_iter().collect();
    match name {
        "kernel" | "evaluation" => findings.extend(check_docs(tree, name)),
        _ => findings.extend(["RULES.md", "content.toml"].into_iter().filter_map(|room| check_room(tree, name, room))),
    }
    findings
}

/// Clippy reads only the nearest file, so each crate has its copy.
fn check_lints(tree: &Tree, name: &str) -> Option<Finding> {
    let path = format!("crates/{name}/clippy.toml");
    let text = |path: &str| tree.file(path).map(|file| file.text.as_str());
    let same = text(&path).is_some() && text(&path) == text(TEMPLATE);
    (!same).then(|| Finding::refuse(&path, 1, "not the lints of a rules crate", format!("copy {TEMPLATE} here")))
}

/// The compiler finds the undocumented items once it is asked to.
fn check_docs(tree: &Tree, name: &str) -> Option<Finding> {
    let path = format!("crates/{name}/src/lib.rs");
    let asks = |path: &str| tree.file(path).is_some_and(|file| file.text.contains("missing_docs"));
    let asked = asks(&path) || asks(&format!("crates/{name}/Cargo.toml"));
    (!asked).then(|| Finding::refuse(&path, 1, "public items may lack a doc comment", "add #![warn(missing_docs)]"))
}

fn check_room(tree: &Tree, name: &str, room: &str) -> Option<Finding> {
    let path = format!("crates/{name}/{room}");
    let missing = tree.file(&path).is_none();
    missing.then(|| Finding::refuse(&path, 1, "missing", "every game crate has one: see CONTRIBUTING.md"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_has_rules_content_and_lints() {
        let mut files = vec![
            ("crates/realms/Cargo.toml", ""),
            (TEMPLATE, "x"),
            ("crates/realms/clippy.toml", "x"),
            ("crates/realms/RULES.md", ""),
        ];
        assert_eq!(check(&Tree::of(&files)).len(), 1);
        files.push(("crates/realms/content.toml", ""));
        assert_eq!(check(&Tree::of(&files)), []);
    }

    #[test]
    fn the_kernel_asks_for_docs() {
        let kernel = |source: &str| {
            let lints = [(TEMPLATE, "x"), ("crates/kernel/clippy.toml", "x")];
            let source = [("crates/kernel/Cargo.toml", ""), ("crates/kernel/src/lib.rs", source)];
            check(&Tree::of(&[lints, source].concat()))
        };
        assert_eq!(kernel("//! Words.").len(), 1);
        assert_eq!(kernel("//! Words.\n#![warn(missing_docs)]"), []);
    }

    #[test]
    fn missing_lints_are_found() {
        let bare = [("crates/kernel/Cargo.toml", ""), ("crates/kernel/src/lib.rs", "#![warn(missing_docs)]")];
        assert_eq!(check(&Tree::of(&bare)).len(), 1);
    }
}
