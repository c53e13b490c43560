//! How many lines of play there are: cheap, and merciless on a slip.

use assembly::Assembly;

#[test]
fn counts_are_as_they_were() {
    testkit::counts::check_file::<Assembly>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/assembly.counts"));
}
