//! The browser's types are those of the view, the events and the content file.

use attack::Attack;
use attack::content::{AttackContent, DrawnContent};
use kernel::Content;

#[test]
fn the_browsers_types_are_current() {
    testkit::types::check_with_content::<Attack, DrawnContent>(env!("CARGO_MANIFEST_DIR")).unwrap();
}

/// What clients read of the content file stands in it.
#[test]
fn the_content_file_is_as_clients_read_it() {
    let content: DrawnContent = toml::from_str(AttackContent::BUILT_IN).unwrap();
    assert_eq!((content.base.len(), content.equipment.len(), content.power.len()), (2, 7, 4));
    assert!(content.base.iter().all(|home| home.squares.len() == 4));
    assert!(content.equipment.iter().chain(&content.power).all(|one| !one.rules.is_empty()));
}
