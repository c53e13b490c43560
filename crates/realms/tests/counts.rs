//! How many lines of play there are, format by format.

use realms::Six;
use testkit::counts;

#[test]
fn there_are_as_many_lines_of_play_as_ever() {
    counts::check_file::<Six>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/files/realms.counts"));
}
