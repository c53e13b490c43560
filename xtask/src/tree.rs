//! The project's text files, read once.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Larger files are data or pictures, not something to tidy.
const LARGEST: u64 = 2_000_000;
const SKIPPED: [&str; 5] = [".git", "target", "node_modules", "dist", "test-results"];

#[derive(Clone, Debug)]
pub struct File {
    /// From the root, with `/` on every system.
    pub path: String,
    pub text: String,
}

impl File {
    #[cfg(test)]
    pub fn new(path: &str, text: &str) -> Self {
        File { path: path.to_owned(), text: text.to_owned() }
    }

    pub fn has_ending(&self, endings: &[&str]) -> bool {
        self.path.rsplit_once('.').is_some_and(|(_, ending)| endings.contains(&ending))
    }

    /// `Some("kernel")` for `crates/kernel/src/lib.rs`.
    pub fn crate_name(&self) -> Option<&str> {
        self.path.strip_prefix("crates/")?.split('/').next()
    }
}

#[derive(Clone, Debug, Default)]
pub struct Tree {
    pub root: PathBuf,
    pub files: Vec<File>,
}

impl Tree {
    pub fn load(root: &Path) -> io::Result<Tree> {
        let mut tree = Tree { root: root.to_owned(), files: Vec::new() };
        tree.visit(root)?;
        tree.files.sort_by(|a, b| a.path.cmp(&b.path));
        Ok(tree)
    }

    #[cfg(test)]
    pub fn of(files: &[(&str, &str)]) -> Tree {
        let files = files.iter().map(|(path, text)| File::new(path, text)).collect();
        Tree { root: PathBuf::new(), files }
    }

    pub fn file(&self, path: &str) -> Option<&File> {
        self.files.iter().find(|file| file.path == path)
    }

    pub fn under<'a>(&'a self, folder: &'a str) -> impl Iterator<Item = &'a File> {
        self.files.iter().filter(move |file| file.path.starts_with(folder))
    }

    /// Folders of `crates/` that hold a manifest.
    pub fn crates(&self) -> Vec<&str> {
        let manifests = self
            .files
            .iter()
            .filter(|file| file.crate_name().is_some_and(|name| file.path == format!("crates/{name}/Cargo.toml")));
        manifests.filter_map(File::crate_name).collect()
    }

    fn visit(&mut self, folder: &Path) -> io::Result<()> {
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            let kind = entry.file_type()?;
            // In a worktree `.git` is a file.
            if SKIPPED.contains(&&*entry.file_name().to_string_lossy()) {
                continue;
            }
            if kind.is_dir() {
                self.visit(&entry.path())?;
            } else if kind.is_file() && entry.metadata()?.len() <= LARGEST {
                self.keep(&entry.path())?;
            }
        }
        Ok(())
    }

    /// Files that are not UTF-8 are pictures or sounds: left out.
    fn keep(&mut self, path: &Path) -> io::Result<()> {
        let Ok(text) = String::from_utf8(fs::read(path)?) else {
            return Ok(());
        };
        let path = path.strip_prefix(&self.root).unwrap_or(path);
        let path = path.to_string_lossy().replace('\\', "/");
        self.files.push(File { path, text });
        Ok(())
    }
}

/// Asked at run time: worktrees may share one target folder, and with it this binary.
pub fn root() -> PathBuf {
    let xtask = std::env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
    let parent = xtask.as_deref().and_then(Path::parent).map(Path::to_owned);
    parent.unwrap_or_else(|| PathBuf::from("."))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn crates_are_folders_with_a_manifest() {
        let tree = Tree::of(&[
            ("crates/kernel/Cargo.toml", ""),
            ("crates/kernel/fixtures/Cargo.toml", ""),
            ("crates/realms/clippy.toml", ""),
        ]);
        assert_eq!(tree.crates(), ["kernel"]);
    }

    #[test]
    fn the_real_tree_loads() {
        let tree = Tree::load(&root()).expect("the tests run inside the workspace");
        assert!(tree.file("xtask/src/tree.rs").is_some());
        assert!(tree.files.iter().all(|file| !file.path.starts_with("target/")));
    }
}
