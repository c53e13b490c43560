//! Puts the built browser client (`web/dist`) into the program, where it was built.

use std::fmt::Write;
use std::path::{Path, PathBuf};

fn main() {
    let root = PathBuf::from(std::env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default()).join("../../web");
    let dist = root.join("dist");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={}", if dist.exists() { &dist } else { &root }.display());
    let mut files = Vec::new();
    if std::env::var_os("CARGO_FEATURE_WEB").is_some() && dist.join("index.html").is_file() {
        list(&dist, &mut files);
    }
    files.sort();
    let mut table = "&[\n".to_owned();
    for file in &files {
        let name = file.strip_prefix(&dist).unwrap_or(file).to_string_lossy().replace('\\', "/");
        let path = file.canonicalize().unwrap_or_else(|_| file.clone());
        let _ = writeln!(table, "    ({name:?}, include_bytes!({:?})),", path.display().to_string());
    }
    table.push_str("]\n");
    let out = PathBuf::from(std::env::var_os("OUT_DIR").unwrap_or_default());
    if let Err(error) = std::fs::write(out.join("client.rs"), table) {
        println!("cargo::error=the client's table was not written: {error}");
    }
}

fn list(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            list(&path, files);
        } else if path.extension().is_none_or(|ending| ending != "map") {
            files.push(path);
        }
    }
}
