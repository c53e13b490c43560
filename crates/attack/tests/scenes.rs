//! The worked examples of RULES.md section 5 and the scenes around them.

use attack::Attack;

#[test]
fn every_scene_holds() {
    testkit::scene::assert_scenes::<Attack>(concat!(env!("CARGO_MANIFEST_DIR"), "/scenes"));
}
