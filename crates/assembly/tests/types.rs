//! The browser's types are those of the view, the events and the content file.

#[test]
fn the_browsers_types_are_current() {
    testkit::types::check_with_content::<assembly::Assembly, assembly::content::File>(env!("CARGO_MANIFEST_DIR"))
        .unwrap();
}
