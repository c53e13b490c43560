//! The browser's types are those of the view, the events and the content file.
#![allow(clippy::unwrap_used, reason = "a test that cannot set its table up has failed")]

use captains::content::DrawnContent;
use captains::{Captains, Content};
use kernel::Content as _;

#[test]
fn the_browsers_types_are_current() {
    testkit::types::check_with_content::<Captains, DrawnContent>(env!("CARGO_MANIFEST_DIR")).unwrap();
}

/// What clients read of the content file stands in it.
#[test]
fn the_content_file_is_as_clients_read_it() {
    let content: DrawnContent = toml::from_str(Content::BUILT_IN).unwrap();
    assert_eq!((content.room.len(), content.tech.len(), content.omega.len()), (4, 50, 12));
    assert_eq!((content.mission.len(), content.track.len(), content.passenger.len()), (50, 6, 6));
    assert!(content.track.iter().all(|side| side.bonuses.iter().all(|bonus| !bonus.effects.is_empty())));
}
