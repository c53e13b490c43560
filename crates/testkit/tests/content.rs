//! The toys' content file: loads, reads well, survives attack.

use kernel::{Content, Options};
use testkit::content;
use testkit::toys::{Toybox, race::Race};

#[test]
fn the_toybox_loads_and_reads_well() {
    content::check_built_in::<Toybox>();
}

#[test]
fn hostile_toyboxes_are_refused_or_played() {
    let survived = content::check_hostile::<Race>(&Options::new("", 2), 2_000);
    assert!(survived.refused > 500 && survived.loaded > 100, "{survived:?}");
}

#[test]
fn errors_name_what_is_wrong() {
    let error = Toybox::parse("goal = 200\ncards = []").unwrap_err();
    assert!(error.what.contains("expected 1 to 100"), "{error}");
    let error = Toybox::parse("goal = 20\ncards = [\"Ash\", 7]").unwrap_err();
    assert_eq!(error.line, 2, "{error}");
}
