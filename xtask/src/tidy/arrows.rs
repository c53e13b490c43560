//! Which crate uses which, as ARCHITECTURE.md draws it, and which libraries the rules may use.

use super::RULES_CRATES;
use crate::manifest::{self, Dependency, Table};
use crate::report::Finding;
use crate::tree::Tree;

const DRAWING: &str = "ARCHITECTURE.md";
const PREFIX: &str = "starboard-";

/// Frozen: the rules must build for the browser and replay for years.
const LIBRARIES: [&str; 9] =
    ["arrayvec", "chacha20", "enum-map", "serde", "serde_json", "sha2", "thiserror", "toml", "ts-rs"];

/// One crate of the drawing: what it uses, and what its tests use beside that.
struct Drawn<'a> {
    name: &'a str,
    uses: Vec<&'a str>,
    tests: Vec<&'a str>,
    line: usize,
}

pub fn check(tree: &Tree) -> Vec<Finding> {
    let drawing = tree.file(DRAWING).map_or("", |file| &file.text);
    let drawn = read(drawing);
    let crates = tree.crates();
    let gone = drawn.iter().filter(|drawn| !crates.contains(&drawn.name)).map(|drawn| {
        let what = format!("{} is drawn, and there is no such crate", drawn.name);
        Finding::refuse(DRAWING, drawn.line, what, "draw what is there")
    });
    gone.chain(crates.iter().flat_map(|name| check_crate(tree, name, &drawn))).collect()
}

/// Reads the block that begins with ```` ```arrows ````: `crate crate -> crate crate; tests: crate`, one line each.
fn read(text: &str) -> Vec<Drawn<'_>> {
    let lines = text.lines().enumerate().skip_while(|(_, line)| *line != "```arrows").skip(1);
    let lines = lines.take_while(|(_, line)| *line != "```");
    lines.filter_map(|(at, line)| Some((at + 1, line.split_once("->")?))).flat_map(read_line).collect()
}

fn read_line<'a>((line, (names, used)): (usize, (&'a str, &'a str))) -> impl Iterator<Item = Drawn<'a>> {
    let (uses, tests) = used.split_once("; tests:").unwrap_or((used, ""));
    let words = |text: &'a str| text.split_whitespace().collect::<Vec<_>>();
    names.split_whitespace().map(move |name| Drawn { name, uses: words(uses), tests: words(tests), line })
}

fn check_crate(tree: &Tree, name: &str, drawn: &[Drawn<'_>]) -> Vec<Finding> {
    let path = format!("crates/{name}/Cargo.toml");
    let text = tree.file(&path).map_or("", |file| &file.text);
    let mut findings: Vec<Finding> = check_name(&path, name, text).into_iter().collect();
    let Some(arrows) = drawn.iter().find(|drawn| drawn.name == name) else {
        let what = format!("no arrows are drawn for {name}");
        findings.push(Finding::refuse(&path, 1, what, "draw them in ARCHITECTURE.md, with an ADR"));
        return findings;
    };
    let ours: Vec<&str> = drawn.iter().map(|drawn| drawn.name).collect();
    let found = manifest::dependencies(text);
    findings.extend(found.iter().filter_map(|found| check_dependency(&path, arrows, &ours, found)));
    findings.extend(arrows.uses.iter().filter_map(|used| check_drawn(arrows, used, &found)));
    findings
}

/// Packages can be published, so they carry the project's name; the library keeps the folder's.
fn check_name(path: &str, folder: &str, manifest: &str) -> Option<Finding> {
    let name = manifest::package_name(manifest)?;
    let expected = format!("{PREFIX}{folder}");
    (name != expected)
        .then(|| Finding::refuse(path, 1, format!("the package is called {name}"), format!("call it {expected}")))
}

fn check_dependency(path: &str, from: &Drawn<'_>, ours: &[&str], found: &Dependency) -> Option<Finding> {
    let to = found.name.strip_prefix(PREFIX).unwrap_or(&found.name);
    let tested = found.table == Table::Dev && (to == "testkit" || from.tests.contains(&to));
    if ours.contains(&to) && !from.uses.contains(&to) && !tested {
        let what = format!("{} may not depend on {to}", from.name);
        return Some(Finding::refuse(path, found.line, what, "move the code down, or draw the arrow with an ADR"));
    }
    let is_rules = RULES_CRATES.contains(&from.name) && found.table != Table::Dev;
    (is_rules && !ours.contains(&to) && !LIBRARIES.contains(&to)).then(|| {
        let what = format!("{to} is not on the frozen list of libraries for rules crates");
        Finding::refuse(path, found.line, what, "do without, or argue for it in an ADR")
    })
}

fn check_drawn(from: &Drawn<'_>, to: &str, found: &[Dependency]) -> Option<Finding> {
    let is_there = |found: &Dependency| found.name.strip_prefix(PREFIX).unwrap_or(&found.name) == to;
    let missing = !found.iter().any(|found| found.table == Table::Normal && is_there(found));
    missing.then(|| {
        let what = format!("an arrow is drawn from {} to {to}, and its Cargo.toml has none", from.name);
        Finding::refuse(DRAWING, from.line, what, "draw what is there")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const ARROWS: &str = "# Rooms\n```arrows\nkernel ->\nassembly realms -> kernel\n\
        bots -> kernel; tests: realms\nserver -> kernel bots\n```\n";
    const PLAIN: [(&str, &str); 5] = [
        ("kernel", ""),
        ("assembly", "[dependencies]\nkernel.workspace = true\n"),
        ("realms", "[dependencies]\nkernel.workspace = true\n"),
        ("bots", "[dependencies]\nkernel.workspace = true\n"),
        ("server", "[dependencies]\nbots.workspace = true\nkernel.workspace = true\n"),
    ];

    /// What is found where one crate's dependencies are others than the drawn ones.
    fn found(name: &str, dependencies: &str) -> Vec<String> {
        let mut crates = PLAIN.to_vec();
        crates.retain(|(other, _)| *other != name);
        crates.push((name, dependencies));
        let manifest = |(name, text): &(&str, &str)| {
            (format!("crates/{name}/Cargo.toml"), format!("[package]\nname = \"starboard-{name}\"\n{text}"))
        };
        let mut files: Vec<(String, String)> = crates.iter().map(manifest).collect();
        files.push((DRAWING.to_owned(), ARROWS.to_owned()));
        let files: Vec<(&str, &str)> = files.iter().map(|(path, text)| (&**path, &**text)).collect();
        check(&Tree::of(&files)).into_iter().map(|finding| finding.what).collect()
    }

    #[test]
    fn what_is_drawn_is_what_is_there() {
        assert_eq!(found("kernel", ""), [""; 0]);
        let more = found("realms", "[dependencies]\nkernel.workspace = true\nassembly.workspace = true\n");
        assert_eq!(more, ["realms may not depend on assembly"]);
        let fewer = found("server", "[dependencies]\nkernel.workspace = true\n");
        assert_eq!(fewer, ["an arrow is drawn from server to bots, and its Cargo.toml has none"]);
    }

    #[test]
    fn tests_may_use_the_testkit_and_what_is_drawn_for_them() {
        let with = |tests: &str| format!("[dependencies]\nkernel.workspace = true\n[dev-dependencies]\n{tests}");
        assert_eq!(found("realms", &with("testkit.workspace = true\nproptest = \"1\"\n")), [""; 0]);
        assert_eq!(found("bots", &with("realms.workspace = true\n")), [""; 0]);
        assert_eq!(found("bots", &with("assembly.workspace = true\n")), ["bots may not depend on assembly"]);
    }

    #[test]
    fn libraries_of_the_rules_are_frozen() {
        assert_eq!(found("kernel", "[dependencies]\nrand = \"0.9\"\n").len(), 1);
        let server = "[dependencies]\nkernel.workspace = true\nbots.workspace = true\nrand = \"0.9\"\n";
        assert_eq!(found("server", server), [""; 0]);
    }

    #[test]
    fn a_new_crate_must_be_drawn() {
        assert_eq!(found("wasm", ""), ["no arrows are drawn for wasm"]);
    }

    #[test]
    fn what_is_gone_is_no_longer_drawn() {
        let tree = Tree::of(&[(DRAWING, "```arrows\nkernel ->\n```\n")]);
        assert_eq!(check(&tree)[0].what, "kernel is drawn, and there is no such crate");
    }
}
