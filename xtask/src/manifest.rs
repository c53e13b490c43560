//! As much of a `Cargo.toml` as the arrows need: which crates it depends on, and where it says so.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Table {
    Normal,
    Dev,
    Build,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dependency {
    pub name: String,
    pub table: Table,
    pub line: usize,
}

/// `package.name`, where the manifest has one.
pub fn package_name(manifest: &str) -> Option<&str> {
    let package = manifest.split("[package]").nth(1)?;
    let package = package.split("\n[").next()?;
    let line = package.lines().find(|line| line.split('=').next().is_some_and(|key| key.trim() == "name"))?;
    Some(line.split_once('=')?.1.trim().trim_matches('"'))
}

pub fn dependencies(manifest: &str) -> Vec<Dependency> {
    let mut found = Vec::new();
    let mut table = None;
    for (index, line) in manifest.lines().enumerate() {
        let line = line.split('#').next().unwrap_or_default().trim();
        if let Some(header) = line.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
            let (next, named) = read_header(header);
            table = next.filter(|_| named.is_none());
            let named = next.zip(named);
            found.extend(named.map(|(table, name)| Dependency { name, table, line: index + 1 }));
        } else if let (Some(table), Some(name)) = (table, read_key(line)) {
            found.push(Dependency { name, table, line: index + 1 });
        }
    }
    found
}

/// `dependencies`, `target.'cfg(unix)'.dev-dependencies`, `dependencies.serde`.
fn read_header(header: &str) -> (Option<Table>, Option<String>) {
    for (word, table) in
        [("dev-dependencies", Table::Dev), ("build-dependencies", Table::Build), ("dependencies", Table::Normal)]
    {
        if header == word || header.ends_with(&format!(".{word}")) && !header.starts_with("workspace") {
            return (Some(table), None);
        }
        if let Some(name) = header.strip_prefix(&format!("{word}.")) {
            return (Some(table), Some(name.to_owned()));
        }
    }
    (None, None)
}

/// A renamed dependency counts under its real name.
fn read_key(line: &str) -> Option<String> {
    let (key, value) = line.split_once('=')?;
    let name = key.trim().split('.').next()?.trim_matches('"');
    let renamed = value.split_once("package").and_then(|(_, rest)| rest.split('"').nth(1));
    Some(renamed.unwrap_or(name).to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    const MANIFEST: &str = r#"[package]
name = "realms"
version.workspace = true

[dependencies]
kernel.workspace = true
serde = { version = "1", features = ["derive"] } # a reason
short = { package = "long-name", version = "1" }

[dependencies.toml]
version = "1"

[target.'cfg(unix)'.dev-dependencies]
testkit.workspace = true

[lints]
workspace = true
"#;

    #[test]
    fn every_form_of_dependency_is_read() {
        let found: Vec<(String, Table, usize)> =
            dependencies(MANIFEST).into_iter().map(|found| (found.name, found.table, found.line)).collect();
        let expected = [
            ("kernel", Table::Normal, 6),
            ("serde", Table::Normal, 7),
            ("long-name", Table::Normal, 8),
            ("toml", Table::Normal, 10),
            ("testkit", Table::Dev, 14),
        ];
        assert_eq!(found, expected.map(|(name, table, line)| (name.to_owned(), table, line)));
    }

    #[test]
    fn the_package_name_is_read() {
        assert_eq!(package_name(MANIFEST), Some("realms"));
    }
}
