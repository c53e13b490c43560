//! What is generated and committed fits what the code says. `STARBOARD_WRITE=1` writes it anew.

use std::path::PathBuf;

fn check(path: &str, text: &str) {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
    if std::env::var_os("STARBOARD_WRITE").is_some() {
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(&file, text).unwrap();
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(kept == text, "{path} has drifted: STARBOARD_WRITE=1 cargo test -p starboard-server drift");
}

#[test]
fn the_openapi_document_is_committed() {
    check("docs/openapi.json", &server::http::openapi());
}

#[test]
fn the_clients_types_are_committed() {
    check("web/src/generated/wire.ts", &room::wire::typescript());
}

/// `file::test`, `nodes::file::test` and `path/file.rs::test`, as the documents for operators name them.
fn named(document: &str) -> Vec<(PathBuf, String)> {
    let tests = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests");
    let path = |word: &str| {
        if let (file, Some(test)) = located(word)
            && word.contains('/')
        {
            return Some((file, test.to_owned()));
        }
        let (folder, word) = word.strip_prefix("nodes::").map_or(("online", word), |rest| ("nodes", rest));
        let (file, test) = word.split_once("::")?;
        let is_name = |name: &str| {
            !name.is_empty() && name.chars().all(|c| c.is_ascii_lowercase() || c == '_' || c.is_ascii_digit())
        };
        let file = tests.join(folder).join(format!("{file}.rs"));
        (is_name(test) && file.exists()).then(|| (file, test.to_owned()))
    };
    document.split('`').filter_map(path).collect()
}

#[test]
fn the_tests_that_operations_names_are_there() {
    let named = named(include_str!("../../../../docs/operations.md"));
    assert!(named.len() > 20, "{named:?}");
    for (file, test) in named {
        let text = std::fs::read_to_string(&file).unwrap();
        assert!(
            text.contains(&format!("fn {test}(")),
            "operations.md names {test}, which is not in {}",
            file.display()
        );
    }
}

/// The file and the function a test is named by: `fair::NAME` is one of these tests, `PATH::NAME` any other.
fn located(test: &str) -> (PathBuf, Option<&str>) {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    match test.split_once("::") {
        Some((file, name)) if file.contains('/') => (root.join(file), Some(name)),
        Some((file, name)) => (root.join(format!("crates/server/tests/online/{file}.rs")), Some(name)),
        None => (root.join(test), None),
    }
}

#[test]
fn every_promise_of_fair_play_names_a_test_that_is_there() {
    let promises = include_str!("../../../../docs/fair-play.md").lines().filter(|line| line.starts_with("| "));
    let rows: Vec<&str> = promises.filter(|line| !line.starts_with("| promise")).collect();
    assert!(rows.len() > 20, "{}", rows.len());
    for row in rows {
        let cell = row.trim_end_matches('|').rsplit('|').next().unwrap_or_default();
        let tests: Vec<&str> = cell.split('`').skip(1).step_by(2).collect();
        assert!(!tests.is_empty(), "no test is named: {row}");
        for test in tests {
            let (file, name) = located(test);
            let text = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{test}: {error}"));
            assert!(name.is_none_or(|name| text.contains(&format!("fn {name}("))), "there is no test {test}");
        }
    }
}
