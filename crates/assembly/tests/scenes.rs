//! The worked examples and the rules beyond them, as scenes.

use assembly::Assembly;
use testkit::scene::assert_scenes;

#[test]
fn scenes_hold() {
    assert_scenes::<Assembly>(concat!(env!("CARGO_MANIFEST_DIR"), "/scenes"));
}
