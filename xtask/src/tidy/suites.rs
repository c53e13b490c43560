//! Where a crate's tests are one program, every file of them is in it: one left out would never run.

use crate::report::Finding;
use crate::tree::{File, Tree};

pub fn check(tree: &Tree) -> Vec<Finding> {
    tree.crates().into_iter().flat_map(|name| check_crate(tree, name)).collect()
}

fn check_crate(tree: &Tree, name: &str) -> Vec<Finding> {
    let folder = format!("crates/{name}/tests/");
    let Some(suite) = tree.file(&format!("{folder}suite.rs")) else { return Vec::new() };
    let manifest = tree.file(&format!("crates/{name}/Cargo.toml")).map_or("", |file| &file.text);
    let files = tree.under(&folder).filter_map(|file| Some((file, module(file, &folder)?)));
    let runs = |module: &str| {
        suite.text.contains(&format!("mod {module};")) || manifest.contains(&format!("name = \"{module}\""))
    };
    files.filter(|(_, module)| !runs(module)).map(|(file, module)| left_out(file, module)).collect()
}

/// `Some("laws")` for `crates/realms/tests/laws.rs`.
fn module<'a>(file: &'a File, folder: &str) -> Option<&'a str> {
    let name = file.path.strip_prefix(folder)?.strip_suffix(".rs")?;
    (!name.contains('/')).then_some(name)
}

fn left_out(file: &File, module: &str) -> Finding {
    Finding::refuse(&file.path, 1, "no program runs it", format!("write `mod {module};` into suite.rs beside it"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_test_file_outside_its_suite_is_found() {
        let files = |suite| {
            [
                ("crates/realms/Cargo.toml", "[[test]]\nname = \"suite\"\n[[test]]\nname = \"allocations\""),
                ("crates/realms/tests/suite.rs", suite),
                ("crates/realms/tests/allocations.rs", ""),
                ("crates/realms/tests/busy/mod.rs", ""),
                ("crates/realms/tests/laws.rs", ""),
            ]
        };
        assert_eq!(check(&Tree::of(&files("mod laws;"))), []);
        assert_eq!(check(&Tree::of(&files("mod busy;"))).len(), 1);
    }
}
