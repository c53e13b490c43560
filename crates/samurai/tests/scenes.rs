//! The worked examples and the rules beyond them, as scenes.

use samurai::Samurai;
use testkit::scene::assert_scenes;

#[test]
fn scenes_hold() {
    assert_scenes::<Samurai>(concat!(env!("CARGO_MANIFEST_DIR"), "/scenes"));
}
