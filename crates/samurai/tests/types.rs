//! The browser's types are those of the view and the events.

#[test]
fn the_browsers_types_are_current() {
    testkit::types::check::<samurai::Samurai>(env!("CARGO_MANIFEST_DIR")).unwrap();
}
