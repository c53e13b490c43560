//! What is generated and committed fits what the code says. `STARBOARD_WRITE=1` writes it anew.

use std::path::PathBuf;

fn check(path: &str, text: &str) {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
    if std::env::var_os("STARBOARD_WRITE").is_some() {
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(&file, text).unwrap();
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(kept == text, "{path} has drifted: STARBOARD_WRITE=1 cargo test -p server drift");
}

#[test]
fn the_openapi_document_is_committed() {
    check("docs/openapi.json", &server::http::openapi());
}

#[test]
fn the_clients_types_are_committed() {
    check("web/src/generated/wire.ts", &server::wire::typescript());
}
