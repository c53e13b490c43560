//! Which crate may depend on which, and which libraries the rules may use.

use super::RULES_CRATES;
use crate::manifest::{self, Dependency, Table};
use crate::report::Finding;
use crate::tree::Tree;

const KERNEL: &[&str] = &["kernel"];
const GAMES: &[&str] = &["kernel", "assembly", "samurai", "realms", "attack", "captains"];
const BOTS: &[&str] = &["kernel", "assembly", "samurai", "realms", "attack", "captains", "catalog"];
const FRONT: &[&str] = &["kernel", "catalog", "bots"];
const ALL: &[&str] = &[
    "kernel", "assembly", "samurai", "realms", "attack", "captains", "testkit", "catalog", "bots", "arena", "server",
    "terminal", "app",
];

/// A new arrow wants an ADR.
const ARROWS: [(&str, &[&str]); 13] = [
    ("kernel", &[]),
    ("assembly", KERNEL),
    ("samurai", KERNEL),
    ("realms", KERNEL),
    ("attack", KERNEL),
    ("captains", KERNEL),
    ("testkit", KERNEL),
    ("catalog", GAMES),
    ("bots", BOTS),
    ("arena", FRONT),
    ("server", FRONT),
    ("terminal", FRONT),
    ("app", ALL),
];

/// Frozen: the rules must build for the browser and replay for years.
const LIBRARIES: [&str; 9] =
    ["arrayvec", "chacha20", "enum-map", "serde", "serde_json", "sha2", "thiserror", "toml", "ts-rs"];

pub fn check(tree: &Tree) -> Vec<Finding> {
    tree.crates().into_iter().flat_map(|name| check_crate(tree, name)).collect()
}

fn check_crate(tree: &Tree, name: &str) -> Vec<Finding> {
    let path = format!("crates/{name}/Cargo.toml");
    let text = tree.file(&path).map_or("", |file| &file.text);
    let mut findings: Vec<Finding> = check_name(&path, name, text).into_iter().collect();
    let Some((_, allowed)) = ARROWS.iter().find(|(from, _)| *from == name) else {
        findings.push(Finding::refuse(
            &path,
            1,
            format!("no arrows are drawn for {name}"),
            "add it to ARROWS in xtask/src/tidy/arrows.rs, with an ADR",
        ));
        return findings;
    };
    let dependencies = manifest::dependencies(text);
    findings.extend(dependencies.iter().filter_map(|found| check_dependency(&path, name, allowed, found)));
    findings
}

fn check_name(path: &str, folder: &str, manifest: &str) -> Option<Finding> {
    let name = manifest::package_name(manifest)?;
    (name != folder).then(|| {
        Finding::refuse(path, 1, format!("the package is called {name}, its folder {folder}"), "give them one name")
    })
}

fn check_dependency(path: &str, from: &str, allowed: &[&str], found: &Dependency) -> Option<Finding> {
    let to = found.name.as_str();
    let is_ours = ALL.contains(&to);
    if is_ours && !allowed.contains(&to) && !(to == "testkit" && found.table == Table::Dev) {
        let what = format!("{from} may not depend on {to}");
        return Some(Finding::refuse(path, found.line, what, "move the code down, or draw the arrow with an ADR"));
    }
    let is_rules = RULES_CRATES.contains(&from) && found.table != Table::Dev;
    (is_rules && !is_ours && !LIBRARIES.contains(&to)).then(|| {
        let what = format!("{to} is not on the frozen list of libraries for rules crates");
        Finding::refuse(path, found.line, what, "do without, or argue for it in an ADR")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(name: &str, dependencies: &str) -> Vec<String> {
        let path = format!("crates/{name}/Cargo.toml");
        let manifest = format!("[package]\nname = \"{name}\"\n{dependencies}");
        let findings = check(&Tree::of(&[(&path, &manifest)]));
        findings.into_iter().map(|finding| finding.what).collect()
    }

    #[test]
    fn games_see_the_kernel_only() {
        assert!(found("realms", "[dependencies]\nkernel.workspace = true\nserde.workspace = true\n").is_empty());
        let other = found("realms", "[dependencies]\nassembly.workspace = true\n");
        assert_eq!(other, ["realms may not depend on assembly"]);
    }

    #[test]
    fn testkit_is_for_tests() {
        assert!(found("realms", "[dev-dependencies]\ntestkit.workspace = true\nproptest = \"1\"\n").is_empty());
        assert_eq!(found("realms", "[dependencies]\ntestkit.workspace = true\n").len(), 1);
    }

    #[test]
    fn libraries_of_the_rules_are_frozen() {
        assert_eq!(found("kernel", "[dependencies]\nrand = \"0.9\"\n").len(), 1);
        assert!(found("server", "[dependencies]\nrand = \"0.9\"\n").is_empty());
    }

    #[test]
    fn a_new_crate_must_be_drawn() {
        assert_eq!(found("wasm", ""), ["no arrows are drawn for wasm"]);
    }
}
