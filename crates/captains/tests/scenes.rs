//! The rulebook's examples and every rule as scenes.

#[test]
fn every_scene_holds() {
    testkit::scene::assert_scenes::<captains::Captains>(concat!(env!("CARGO_MANIFEST_DIR"), "/scenes"));
}
